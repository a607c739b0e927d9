import { readFields } from "@gantry/contract/read-fields.ts";
import { PatternFilter } from "@gantry/contract/triggers/schemas.ts";
import { visibleText } from "../../ui/text/visible-text.ts";

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

/** What is wrong with a filter as it is typed. */
export function patternsError(text: string): string | undefined {
  const filter = patternsIn(text);
  const wrong = filter.exclude.find((pattern) => pattern === "" || pattern.startsWith("!"));
  if (wrong !== undefined) {
    const pattern = wrong.replace(/^[!\s]+/, "");
    return pattern === "" ? "Enter a pattern after !." : `Write ! once: !${pattern}`;
  }
  const read = readFields(PatternFilter, filter, { quote: lineOf(filter) });
  return read.success ? undefined : read.issues[0]?.message;
}

/** `include.1` → `The pattern release/*`: the number in the list does not say on which line it is. */
const lineOf = (filter: PatternFilter) => (path: string) => {
  const [list, index] = path.split(".");
  if (index === undefined) return "The list";
  const pattern = (list === "exclude" ? filter.exclude : filter.include)[Number(index)] ?? "";
  return `The pattern ${visibleText(pattern.length > 40 ? `${pattern.slice(0, 40)}…` : pattern)}`;
};
