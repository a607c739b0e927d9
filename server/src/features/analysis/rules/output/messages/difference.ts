interface Line {
  text: string;
}

const hunk = /^@@ -\d+(?:,\d+)? \+\d+(?:,\d+)? @@/;
/** Lines of a difference: unchanged, added and removed lines, and those about its files. */
const inDifference = /^(?:[ +\\-]|$|@@ |(?:diff|index|new file|deleted file|old mode|new mode|similarity|rename) )/;
/** The same without context: `3c3`, `< old`, `---`, `> new`. */
const change = /^\d+(?:,\d+)?[acd]\d+(?:,\d+)?$/;
const inChange = /^(?:[<>](?: |$)|---$|\\ No newline)/;
const comparedFile = /^\+\+\+ (?!(?:Actual|Expected|Received)\b)\S/;
const maxLines = 200;
const isStatement = (text: string) => (text.slice(0, 400).match(/\p{L}{2,}/gu) ?? []).length >= 3;

/** The words about a difference whose first lines are at `at`: the statement below it, or the line with the file. */
export function textOfDifference<T extends Line>(lines: readonly T[], at: number): T | undefined {
  const first = lines[at]?.text ?? "";
  if (change.test(first)) {
    const words = lines.slice(at + 1, at + maxLines).find(({ text }) => !change.test(text) && !inChange.test(text));
    return words && isStatement(words.text) ? words : undefined;
  }
  if (!hunk.test(first)) return undefined;
  const below = lines.slice(at + 1, at + maxLines).find(({ text }) => !inDifference.test(text));
  if (below && isStatement(below.text)) return below;
  const file = lines[at - 1];
  return file && comparedFile.test(file.text) ? file : undefined;
}

const undefinedSteps = /^You can implement step definitions for undefined steps with /;
/** Whether a line may be explained by one above or below it: a difference of files, or a step of behave. */
export const isExplainedElsewhere = (text: string) => hunk.test(text) || change.test(text) || undefinedSteps.test(text);

const stepWithoutDefinition = /^\s+(?:Given|When|Then|And|But|\*) .{1,400} # None$/;

/** behave shows the step without a definition in the scenario. Below the heading at `at` is only the code that would define it. */
export const undefinedStep = <T extends Line>(lines: readonly T[], at: number): T | undefined =>
  undefinedSteps.test(lines[at]?.text ?? "")
    ? lines.slice(Math.max(0, at - maxLines), at).find(({ text }) => stepWithoutDefinition.test(text))
    : undefined;
