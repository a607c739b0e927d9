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

/** What is wrong with a filter as it is typed, as far as the server's message would name no line of it. */
export function patternsError(text: string): string | undefined {
  const { exclude } = patternsIn(text);
  if (exclude.includes("")) return "Enter a pattern after !.";
  const twice = exclude.find((pattern) => pattern.startsWith("!"));
  return twice === undefined ? undefined : `Write ! once: !${twice.replace(/^[!\s]+/, "")}`;
}
