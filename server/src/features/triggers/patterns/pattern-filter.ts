import type { PatternFilter } from "@gantry/contract/triggers/schemas.ts";
import { compilePattern, splitPath } from "./match-pattern.ts";

/** Whether a text passes the filter: it matches a pattern of `include`, or there is none, and it matches no pattern of `exclude`. */
export function passesFilter({ include, exclude }: PatternFilter): (text: string) => boolean {
  const [included, excluded] = [include.map(compilePattern), exclude.map(compilePattern)];
  return (text) => {
    const parts = splitPath(text);
    const matchesOne = (patterns: typeof included) => patterns.some((matches) => matches(parts));
    return (included.length === 0 || matchesOne(included)) && !matchesOne(excluded);
  };
}
