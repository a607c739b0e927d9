import type { LogLine, TroubledTest } from "../material/material.ts";
import type { Clue } from "./classify.ts";
import { linesOfFailures } from "./failure-sections.ts";
import { spokenPart } from "./spoken-part.ts";

export type ClueSource = { kind: "line"; line: LogLine } | { kind: "test"; test: TroubledTest };

/** A log says much that has nothing to do with the failure; a failed test's message is the failure. */
const trustInLog = 0.9;
/** Of a log with sections for its failures: what stands elsewhere, mostly printed by tests that passed. */
const trustElsewhere = 0.3;

/** Under it, a caret points at a place in the line: it is code, not words. */
const caret = /^\s*(?:\d*\s*\|\s*)?[\^~]+\s*$/;
/** pytest marks what it has to say; around it, it shows the source, comments and all. */
const pytestSays = /^E {3}/;
const pytestShows = /^(?:\s{4}|>\s)/;
const trustInCode = 0.4;

/** The lines of the log that may say why the run failed: those of its failures' sections first, when it has such sections. */
export function cluesOfLog(lines: readonly LogLine[]): { inFailures: Clue<ClueSource>[]; everywhere: Clue<ClueSource>[] } {
  const trusts = trustIn(lines.map(({ text }) => text));
  const sections = linesOfFailures(lines);
  // Sections that only name what failed do not say why: then everything counts again.
  const inFailure = [...sections].some((index) => spokenPart(lines[index]?.text ?? "").trim() !== "") ? sections : new Set<number>();
  const everywhere = lines.map((line, index) => ({
    text: line.text,
    trust: trustInLog * (trusts[index] ?? 1) * (inFailure.size === 0 || inFailure.has(index) ? 1 : trustElsewhere),
    source: { kind: "line" as const, line },
  }));
  return { inFailures: everywhere.filter((_, index) => inFailure.has(index)), everywhere };
}

const mostLinesOfMessage = 60;
const mostLinesOfTrace = 40;

/** A failed test's message and the beginning of its trace, line by line, without the test's name. */
export function cluesOfTest(test: TroubledTest): Clue<ClueSource>[] {
  const texts = [...test.message.split("\n").slice(0, mostLinesOfMessage), ...wordsOfTrace(test.trace).slice(0, mostLinesOfTrace)];
  const names = new Set([test.name, ...test.name.split(" › ")].map((name) => name.trim()));
  const trusts = trustIn(texts);
  return texts.flatMap((text, index) =>
    text.trim() === "" || names.has(text.trim()) ? [] : [{ text, trust: trusts[index] ?? 1, source: { kind: "test" as const, test } }],
  );
}

/** pytest shows code for many lines before it says what happened. */
function wordsOfTrace(trace: string): string[] {
  const lines = trace.split("\n");
  const said = lines.filter((line) => pytestSays.test(line));
  return said.length > 0 ? said : lines;
}

/** 1 for words, less for code that is only shown. */
function trustIn(texts: readonly string[]): number[] {
  const isPytest = texts.some((text) => pytestSays.test(text));
  return texts.map((text, index) => (caret.test(texts[index + 1] ?? "") || (isPytest && pytestShows.test(text)) ? trustInCode : 1));
}
