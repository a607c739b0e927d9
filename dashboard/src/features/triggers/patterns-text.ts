import type { PatternFilter } from "@gantry/contract/triggers/schemas.ts";

/** A filter as it is typed: a pattern on each line, those to exclude with `!` before. */
export const textOfPatterns = ({ include, exclude }: PatternFilter): string =>
  [...include, ...exclude.map((pattern) => `!${pattern}`)].join("\n");

export function patternsIn(text: string): PatternFilter {
  const lines = text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
  return {
    include: lines.filter((line) => !line.startsWith("!")),
    exclude: lines.filter((line) => line.startsWith("!")).map((line) => line.slice(1).trim()),
  };
}

/** What is wrong with a `!` in a filter as it is typed: the server knows the lists, but not the lines. */
export function patternsError(text: string): string | undefined {
  const { exclude } = patternsIn(text);
  const wrong = exclude.find((pattern) => pattern === "" || pattern.startsWith("!"));
  if (wrong === undefined) return undefined;
  const pattern = wrong.replace(/^[!\s]+/, "");
  return pattern === "" ? "Enter a pattern after !." : `Write ! once: !${pattern}`;
}
