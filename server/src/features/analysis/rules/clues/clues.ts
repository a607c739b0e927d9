import type { LogLine, FailedOrFlakyTest } from "../../material/material.ts";
import type { Clue } from "./finding.ts";
import { ofLastAttempts } from "../output/runners/last-attempts.ts";
import { withoutNodeWrapper } from "../output/runners/node-wrapper.ts";
import { withoutGroupTree } from "../output/messages/exception-groups.ts";
import { goFailures } from "../output/runners/go-failures.ts";
import { bustedHeading, failuresIn, linesOfEarlierRuns, linesOfFailures } from "../output/log/failure-sections.ts";
import { titlesOfFailedTests } from "../output/runners/named-titles.ts";
import { pytestSays, pytestShows, pytestVariable } from "../values/pytest-lines.ts";
import type { ShownFailure } from "../output/runners/shown-failure.ts";
import { rangeOfTests } from "../output/log/range-of-tests.ts";
import { messagePart } from "../output/messages/message-part.ts";
import { vitestTitle } from "../output/runners/vitest-attempts.ts";

export type ClueSource = { kind: "line"; line: LogLine } | { kind: "test"; test: FailedOrFlakyTest };

/** Much of a log is unrelated to the failure; a failed test's message is the failure. */
const trustInLog = 0.9;
/** In a log with failure sections: text outside them, mostly printed by tests that passed. */
const trustElsewhere = 0.3;
/** In a log without sections: text above the first test and below the last. */
const trustOutside = 0.6;

/** Below it, a caret points at a place in the line: it is code, not a message. */
const caret = /^\s*(?:\d*\s*\|\s*)?[\^~]+\s*$/;
const trustInCode = 0.4;
const trustInVariable = 0.3;

/** Mocha prints the titles of suite and test below each other. */
const linesOfTitle = 4;

/** The lines of the log that may explain the failure: those of the failure sections first, if there are any. */
export function cluesOfLog(lines: readonly LogLine[]): {
  inFailures: Clue<ClueSource>[];
  everywhere: Clue<ClueSource>[];
  /** Each failure of the sections separately. */
  failures: (Pick<ShownFailure, "title"> & { lines: string[]; test: string | undefined; isEarlier: boolean; clues: Clue<ClueSource>[] })[];
} {
  const trusts = trustIn(lines.map(({ text }) => text));
  const sections = linesOfFailures(lines);
  // Sections that only name what failed do not explain it: then all lines count.
  const inFailure = [...sections].some((index) => /[\p{L}\d]/u.test(messagePart(lines[index]?.text ?? ""))) ? sections : new Set<number>();
  const { from, to } = inFailure.size === 0 ? rangeOfTests(lines) : { from: 0, to: 0 };
  const earlier = inFailure.size === 0 ? new Set<number>() : linesOfEarlierRuns(lines);
  const isInside = (index: number) => (inFailure.has(index) && !earlier.has(index)) || (index >= from && index < to);
  const asClue = (line: LogLine, index: number, share: number) => ({
    text: line.text,
    trust: trustInLog * (trusts[index] ?? 1) * share,
    source: { kind: "line" as const, line },
  });
  const everywhere = lines.map((line, index) =>
    asClue(line, index, isInside(index) ? 1 : inFailure.size > 0 ? trustElsewhere : trustOutside),
  );
  const failures = failuresIn(lines, inFailure).map(({ title, indexes }) => {
    const named = indexes.slice(0, linesOfTitle).map((index) => lines[index]?.text ?? title);
    const clues = indexes.flatMap((index) => {
      const line = lines[index];
      return line ? asClue(line, index, 1) : [];
    });
    return { test: vitestTitle(title), title: named.join(" "), lines: named, isEarlier: earlier.has(indexes[0] ?? -1), clues };
  });
  const inFailures = everywhere.filter((_, index) => isInside(index));
  return { inFailures, everywhere, failures };
}

const maxLinesOfMessage = 60;
const maxLinesOfTrace = 40;

/** A failed test's message and the beginning of its trace, line by line, without the test's name. */
export function cluesOfTest(test: FailedOrFlakyTest): Clue<ClueSource>[] {
  const textLines = textsOf(test);
  const own = ownLines(textLines);
  const texts = own.length > 0 ? own : textLines;
  const names = new Set([test.name, ...test.name.split(" › ")].map((name) => name.trim()));
  const trusts = trustIn(texts);
  const all = texts.flatMap((text, index) =>
    text.trim() === "" ? [] : [{ text, trust: trusts[index] ?? 1, source: { kind: "test" as const, test } }],
  );
  const others = all.filter(({ text }) => !names.has(text.trim()) || namesError.test(text));
  // Some runners use the error as the test's name.
  return others.length > 0 ? others : all;
}

/** Go and Rust write what the test printed above what they say of its failure. Empty for others. */
function ownLines(texts: readonly string[]): string[] {
  const lines = texts.map((text, line) => ({ text, line, seq: 0 }));
  const shown = goFailures(lines).flatMap(({ indexes }) => indexes);
  const panic = texts.findLastIndex((text) => /^thread '.{1,300}' (?:\(\d+\) )?panicked at /.test(text));
  if (shown.length > 0) return shown.map((index) => texts[index] ?? "");
  return panic === -1 ? [] : texts.slice(panic);
}

/** For a test with several attempts, the text of the last one. */
function textsOf({ message, trace }: FailedOrFlakyTest): string[] {
  const bare = (text: string) =>
    withoutNodeWrapper(withoutGroupTree(text.split("\n").map((line) => ({ text: line }))).map((line) => line.text));
  const lines = trace.split("\n");
  const last = ofLastAttempts(lines, (line) => line);
  // The message is that of the first attempt.
  if (last.length < lines.length) return wordsOfTrace(last.join("\n")).slice(0, maxLinesOfMessage + maxLinesOfTrace);
  return [...bare(message).slice(0, maxLinesOfMessage), ...wordsOfTrace(bare(trace).join("\n")).slice(0, maxLinesOfTrace)];
}

/** pytest prints many lines of code before the error. */
function wordsOfTrace(trace: string): string[] {
  const lines = trace.split("\n");
  const marked = lines.filter((line) => pytestSays.test(line));
  return marked.length > 0 ? marked : lines;
}

/** The traceback of an error in pytest itself, without the error. */
const framesOfPytest = /^[.,sxXFE]*INTERNALERROR>(?:\s*$|\s{2}| Traceback \(most)/;

/** 1 for messages, less for code that is only shown. */
function trustIn(texts: readonly string[]): number[] {
  const isPytest = texts.some((text) => pytestSays.test(text));
  const dumped = dumpedLines(texts);
  const titles = titleLines(texts);
  return texts.map((text, index) => {
    if (titles.has(index) || framesOfPytest.test(text)) return 0;
    if (caret.test(texts[index + 1] ?? "") || isCodeOfFrame(text, texts[index - 1] ?? "") || (isPytest && pytestShows.test(text)))
      return trustInCode;
    // Around its messages, pytest prints variables and their values.
    if (isPytest && !pytestSays.test(text) && !/^(?:FAILED|ERROR) /.test(text))
      return pytestVariable.test(text) ? trustInVariable : trustInDump;
    return dumped.has(index) && !namesError.test(text) ? trustInDump : 1;
  });
}

/** Below it, Python shows the line of code. */
const pythonFrame = /^\s*File ".{1,400}", line \d+/;

const isCodeOfFrame = (text: string, above: string) => pythonFrame.test(above) && text.search(/\S/) > above.search(/\S/);

/** JUnit's console; PHPUnit with a data set. */
const wholeTitle = /^ {2}JUnit \w+:\S|^(?:\d+\) )?[\w\\]+::\w+ with data set /;
/** AVA repeats the name above the error. */
const avaFailed = /^ {2}✘ \[fail\]: (.*?)(?: (?:Error thrown in test|Rejected promise returned by test))?$/;

/** Mocha and Cypress print a failed test's titles below each other, the last one with a colon. */
function titleLines(texts: readonly string[]): ReadonlySet<number> {
  const titles = new Set(titlesOfFailedTests(texts));
  const named = new Set(texts.flatMap((text) => avaFailed.exec(text)?.[1] ?? []));
  for (const [index, text] of texts.entries()) {
    // Jasmine, RSpec
    if (/^\s*\d+\) \S/.test(text) && /^\s*(?:Message:|Failure\/Error:)/.test(texts[index + 1] ?? "")) {
      titles.add(index);
      continue;
    }
    if (wholeTitle.test(text) || named.has(text.trim())) titles.add(index);
    // busted
    if (bustedHeading.test(texts[index - 1] ?? "")) titles.add(index);
    // AVA names the tests that had not ended.
    if (/^\s*◌ \S/.test(text)) titles.add(index);
    // Mocha's TAP, and bats; tape describes an assertion, with details below.
    if (/^not ok \d+ /.test(text) && /^ {2}(?!---$)\S|^# \((?:in test file|from function) /.test(texts[index + 1] ?? "")) titles.add(index);
    // unittest, with the first line of the test's docstring.
    if (/^(?:FAIL|ERROR): \w+ \(/.test(text) && /^-{10,}$/.test(texts[index + 2] ?? "")) titles.add(index + 1);
    if (!/^\s*\d+\) (?!Scenario)\S.*[^:\s]\s*$/.test(text)) continue;
    const below = texts.slice(index + 1, index + 8);
    const last = below.findIndex((line) => /\S:\s*$/.test(line));
    const isTitle = (line: string) => line.search(/\S/) > text.search(/\S/) && !/:\d|Error|Exception/.test(line);
    // Mocha indents each title by two more than the one above it, and the message by less than the first of them.
    const isLevel = (line: string, level: number) => line.search(/\S/) === 7 + 2 * level;
    const titled = below.slice(0, last + 1);
    // Below a suite's title there is at least one of a test, so it is a title whatever error it quotes.
    const isSuite = last !== -1 && text.startsWith("  ") && titled.every(isLevel);
    if (isSuite) titles.add(index);
    if (titled.every(isTitle) || isSuite) for (let at = index + 1; at <= index + 1 + last; at++) titles.add(at);
  }
  return titles;
}

/** Node prints an error's properties below its stack: settings, buffers, sockets. Its message is above. */
const trustInDump = 0.6;
const namesError = /^\s*(?:\[\w+\]: |cause: )?\[?\w*Error\b.*: |^\s*message: ['"`]/;
const dumpBegins = /^\s*(?:at |\[?(?:\w*Error|\w*Exception)\b).*\{\s*$/;

function dumpedLines(texts: readonly string[]): ReadonlySet<number> {
  const dumped = new Set<number>();
  // The indent of the dump's first line; a line with less indent ends it.
  let indent = -1;
  for (const [index, text] of texts.entries()) {
    if (text.trim() === "") continue;
    if (indent > text.search(/\S/)) indent = -1;
    if (indent >= 0) dumped.add(index);
    else if (dumpBegins.test(text)) indent = texts[index + 1]?.search(/\S/) ?? -1;
  }
  return dumped;
}
