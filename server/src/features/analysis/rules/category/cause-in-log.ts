import type { LogLine, FailedOrFlakyTest } from "../../material/material.ts";
import type { Clue } from "../clues/finding.ts";
import type { ClueSource } from "../clues/clues.ts";
import { frame } from "../output/messages/stack-frames.ts";

/** How runners print the error below another one. */
const causedBy = /^\s*(?:\[cause\]|Caused by|cause): \S/;
const minWords = 8;
const maxLines = 40;

/** With or without the error's class before the message. */
const errorClass = /^\w*Error(?: \[\w+\])?: /;

/** The indexes of the lines that are an error's message, by the message: each line with and without an error's class. */
function indexMessages(lines: readonly LogLine[]): ReadonlyMap<string, readonly number[]> {
  const indexes = new Map<string, number[]>();
  for (const [index, { text }] of lines.entries()) {
    const trimmed = text.trim();
    for (const words of new Set([trimmed, trimmed.replace(errorClass, "")])) {
      const known = indexes.get(words);
      if (known) known.push(index);
      else indexes.set(words, [index]);
    }
  }
  return indexes;
}

/**
 * Returns a function that finds the error that caused a test's error, if only the log has it: some reports omit it. None if the log shows the same error with
 * different causes, because it is unknown which one belongs to this test. The log is searched once, for the first test that needs it.
 */
export function logCauseFinder(lines: readonly LogLine[]): (test: FailedOrFlakyTest) => Clue<ClueSource>[] {
  let indexes: ReturnType<typeof indexMessages> | undefined;
  return ({ message, trace }) => {
    const words = message.split("\n")[0]?.trim() ?? "";
    if (words.length < minWords || [message, trace].some((text) => text.split("\n").some((line) => causedBy.test(line)))) return [];
    indexes ??= indexMessages(lines);
    const causes = (indexes.get(words) ?? []).map((index) => causeBelow(lines, index, `${message}\n${trace}`));
    const [first] = causes;
    if (!first || causes.some((cause) => cause?.text.trim() !== first.text.trim())) return [];
    return [{ text: first.text, trust: 1, source: { kind: "line", line: first } }];
  };
}

/** @param own - what the report says of the test's error, which may have several lines */
function causeBelow(lines: readonly LogLine[], index: number, own: string): LogLine | undefined {
  for (const line of lines.slice(index + 1, index + 1 + maxLines)) {
    if (causedBy.test(line.text)) return line;
    // The start of another failure, or of the runner's summary.
    if (!frame.test(line.text) && /^\s*(?:\d+\) \S|● |✖ |FAIL |not ok |⎯{3,}|[=_]{3,})/.test(line.text)) return undefined;
    // The words of another program, or of the runner.
    if (/^\S/.test(line.text) && !frame.test(line.text) && !own.includes(line.text.trim())) return undefined;
  }
  return undefined;
}
