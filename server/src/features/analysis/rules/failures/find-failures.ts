import type { FailureCategory } from "@gantry/contract/analysis/schemas.ts";
import type { LogLine, Material, FailedOrFlakyTest } from "../../material/material.ts";
import { logCauseFinder } from "../category/cause-in-log.ts";
import { classify } from "../category/classify.ts";
import type { Clue, Finding } from "../clues/finding.ts";
import { type ClueSource, cluesOfLog, cluesOfTest } from "../clues/clues.ts";
import { afterCountedPass, afterPassedRun, type PassedRun, withoutPassedAfterFailed } from "../output/log/after-passed-run.ts";
import { beginOfLastRun } from "../output/log/failure-sections.ts";
import { untilEndOfJob } from "../output/log/job-end.ts";
import { missedPlan } from "../output/log/missed-by-run.ts";
import { ofLastAttempts } from "../output/runners/last-attempts.ts";
import { repeatedVitestTitles } from "../output/runners/vitest-attempts.ts";
import { endOfNodeFile, printedByNodeFiles } from "../output/log/ended-by-test.ts";
import { nodeFailures } from "../output/runners/node-failures.ts";
import { outputOfPassedTests } from "../output/log/output-of-passed-tests.ts";
import { messagePart } from "../output/messages/message-part.ts";
import { isHintOfTool } from "../output/messages/hints-of-tools.ts";
import { withVitestInOrder } from "../output/runners/vitest-streams.ts";
import { withoutGroupTree } from "../output/messages/exception-groups.ts";
import { explainExit } from "../category/explain-exit.ts";
import { endOfFirstRubyError, endOfFirstTraceback, exitOfGoProgram, exitInTest } from "../output/log/process-end.ts";

/** A failed test and why it failed. */
export interface Failure {
  test: FailedOrFlakyTest;
  finding: Finding<ClueSource>;
  /** Shown by an earlier run of its runner. */
  isEarlier?: boolean;
  /** The error in the log for a test whose report has none, if it certainly belongs to this test. */
  loggedError?: string;
}

/** A test of Go that failed because of its subtests: what it says of itself may be an error, or only what it logged. */
const isOfSubtests = (message: string | undefined) => message?.startsWith("Subtests failed: ") === true;
const maxOfParent = 0.45;

/** Mocha's hooks after a test: they clean up, and the test itself says more. */
const cleansUp = /"after (?:all|each)" hook\b/;

/** Generic messages of runners that do not report the error. */
const saysNothing =
  /^['"\s]*(?:Error: )?(?:(?:test )?failed|failure|error|assertion|error thrown in test|STACK_TRACE_ERROR|test did not finish before its parent and was cancelled|A hook of this suite failed|none|non-zero exit status: \d+|Dubious, test returned \d+(?: \(wstat \d+, 0x[\da-f]+\))?|looks like you failed \d+ tests? of \d+|\[(?:build|setup) failed\]|The output has no plan, so it may have been cut off(?:\. The last comment is “[^\n]*”)?)?[.!:]?['"\s]*$/i;

/** Node wraps generic errors: `[Error: test failed] { code: … }`. */
const bare = (text: string) => /^\s*\[\w*Error(?: \[\w+\])?: ([^\]\n]*)\] \{[^}]*\}\s*$/.exec(text)?.[1] ?? text;

/** Whether the test's report does not explain the failure, as for tests known only by name. */
export const isSilent = (test: Pick<FailedOrFlakyTest, "message" | "trace">) =>
  saysNothing.test(bare(test.message)) && saysNothing.test(bare(test.trace).replace(/^\s*(?:at|❯) .*$/gm, ""));

/** Each failed test with its cause: the test's own message decides, and the log only if there is none. */
export function findFailures(material: Pick<Material, "lines" | "tests" | "counts">): Failure[] {
  return failedTests(material).map(failureFinder(material));
}

export const failedTests = ({ tests }: Pick<Material, "tests">) => tests.filter((test) => !test.flaky);

/** What node:test says of a test that did not run because its suite failed. */
const cancelled = /^['"\s]*test did not finish before its parent and was cancelled['"\s]*$/;
/** A test of node:test with this name is a file whose process failed. */
const nodeFile = /^\S.*\.[cm]?[jt]sx?$/;
/** How the console's reader names it. */
const hookFailed = /^A hook of this suite failed\.$/;

/** Whether node:test cancelled it. The console's reader knows no message of such a test. */
function isCancelled({ name, message }: FailedOrFlakyTest, failures: readonly LoggedFailure[]): boolean {
  const last = name.split(" › ").at(-1)?.trim() ?? "";
  return cancelled.test(bare(message)) || (message === "" && failures.some((failure) => failure.isCancelled && isTitled(failure, last)));
}

/** Finds the cause of one failed test of the material at a time. The log is searched once, for the first test that needs it. */
export function failureFinder(material: Pick<Material, "lines" | "tests" | "counts">): (test: FailedOrFlakyTest) => Failure {
  let ofLog: LogFindings | undefined;
  let isEarlier: ((test: FailedOrFlakyTest) => boolean) | undefined;
  const causeInLog = logCauseFinder(material.lines);
  const failed = failedTests(material);
  const isOnly = failed.length === 1 && (material.counts?.failed ?? 1) === 1;
  let isShared: boolean | undefined;
  return (test) => {
    const isPlan = missedPlanMessage.test(test.message);
    if (!isPlan && !isSilent(test)) {
      isEarlier ??= earlierBy(material.lines);
      const finding = explainTest(test, causeInLog);
      const confidence = isOfSubtests(test.message) ? Math.min(finding.confidence, maxOfParent) : finding.confidence;
      return { test, finding: { ...finding, confidence }, isEarlier: isEarlier(test) };
    }
    ofLog ??= findInLog(material);
    if (isPlan && !saysWhyPlanMissed(ofLog.main, material.lines)) return { test, finding: explainTest(test, causeInLog) };
    const isUnstarted = isCancelled(test, ofLog.failures);
    const own = isUnstarted ? failureOfSuite(test, ofLog.failures) : failureOf(test, ofLog.failures);
    const finding = own?.finding ?? ofLog.main;
    if (!own && !isOnly && (isUnstarted || nodeFile.test(test.name) || hookFailed.test(test.message))) {
      isShared ??= (material.counts?.failed ?? 0) <= failed.length && mayShareCause(failed, ofLog.failures);
      if (!isShared || (isUnstarted && finding.byWords)) return { test, finding: notSure(classify(cluesOfTest(test))) };
    }
    if (finding.clues.length === 0) return { test, finding: notSure(classify(cluesOfTest(test))) };
    const isOfTest = finding.category !== "unknown" && (own !== undefined || isOnly);
    return {
      test,
      finding,
      isEarlier: own?.isEarlier ?? false,
      ...(isOfTest && finding.clues[0] && { loggedError: finding.clues[0].text }),
    };
  };
}

/** Tells whether only an earlier run of the runner shows the test's error: the same run may have repeated the test with success. */
function earlierBy(lines: readonly LogLine[]): (test: FailedOrFlakyTest) => boolean {
  const begin = beginOfLastRun(lines);
  if (begin === undefined) return () => false;
  return ({ message }) => {
    const [error = ""] = message.split("\n").flatMap((line) => line.trim() || []);
    if (error.length < shortestError) return false;
    const last = lines.findLastIndex(({ text }) => text.includes(error));
    return last !== -1 && last < begin;
  };
}
const shortestError = 8;

/** What runners write around the name of a test in its title. */
const aroundName = /^(?:\d+\)|[●✖✗✘×]|FAIL|ERROR|FAILED|_{3,}|JUnit \w+:)[ :]*|[\s:_]+$| \(\d+(?:\.\d+)? ?m?s\)$/g;
const betweenNames = / [›>] |::/;

const isTitled = ({ lines }: LoggedFailure, name: string) =>
  lines.some((line) => [line, line.split(betweenNames).at(-1) ?? ""].some((part) => part.trim().replace(aroundName, "").trim() === name));

/** Why the suite of a cancelled test failed, or one around it. Undefined if it is not known, or if several failures of this name have different causes. */
function failureOfSuite({ name: whole }: FailedOrFlakyTest, failures: readonly LoggedFailure[]): LoggedFailure | undefined {
  const suites = whole.split(" › ").slice(0, -1).reverse();
  for (const suite of suites) {
    const own = failures.filter((failure) => isTitled(failure, suite.trim()));
    const [first] = own;
    if (!first || own.every((failure) => failure.isCancelled)) continue;
    const isOne = own.every(({ finding }) => finding.category === first.finding.category);
    return isOne && first.finding.category !== "unknown" ? first : undefined;
  }
  return undefined;
}

/** Whether the cause in the log may be that of every failed test: none of them has an own one, as far as is known. */
const mayShareCause = (failed: readonly FailedOrFlakyTest[], failures: readonly LoggedFailure[]) =>
  failures.every(({ finding }) => finding.category === "unknown") && failed.every(isSilent);

/** The failure in the log that belongs to the test, if its cause is known. */
function failureOf({ name: whole }: FailedOrFlakyTest, failures: readonly LoggedFailure[]): LoggedFailure | undefined {
  const names = whole.split(" › ").map((name) => name.trim());
  const name = names.at(-1) ?? "";
  if (name === "") return undefined;
  const exact = failures.filter((failure) => isTitled(failure, name));
  // A name of one letter is part of nearly every line; "pays" is part of "pays twice": the shortest title is the test's own.
  const named = exact.length > 0 ? exact : failures.filter(({ title }) => hasWord(title, name));
  const ofSuite = named.filter(({ title }) => names.every((each) => title.includes(each)));
  return (ofSuite.length > 0 ? ofSuite : named)
    .filter(({ finding }) => finding.category !== "unknown")
    .sort((a, b) => a.title.length - b.title.length)[0];
}

/** Whether the text contains the name as a whole word. */
function hasWord(text: string, name: string): boolean {
  for (let at = text.indexOf(name); at !== -1; at = text.indexOf(name, at + 1))
    if (!/\w/.test(`${text[at - 1] ?? ""}${text[at + name.length] ?? ""}`)) return true;
  return false;
}

/** How the report's reader names a plan of TAP that was not met. */
const missedPlanMessage = /^\d+ tests were planned, \d+ ran\.$/;

/** Whether the log shows why fewer points were printed than planned. */
const saysWhyPlanMissed = ({ category }: Finding<ClueSource>, lines: readonly LogLine[]) =>
  !missedPlan(lines)?.isCertain &&
  (category !== "unknown" || lines.some(({ text }) => /^\s*# Looks like your test exited with /.test(text)));

/** From the test's own message and, if the log has it, the error that caused it. */
function explainTest(test: FailedOrFlakyTest, causeInLog: ReturnType<typeof logCauseFinder>): Finding<ClueSource> {
  const left = exitInTest(test.message, test.trace);
  const source = { kind: "test" as const, test };
  return left
    ? explainExit(
        test.trace.split("\n").map((text) => ({ text, trust: 1, source })),
        left,
      )
    : classify([...cluesOfTest(test), ...causeInLog(test)]);
}

/** For a failed test without a specific message: its category is unknown, unless it was ended by a signal or not built. */
const notSure = (finding: Finding<ClueSource>): Finding<ClueSource> =>
  finding.category === "crash" || finding.category === "syntax"
    ? finding
    : { category: "unknown", confidence: Math.min(finding.confidence, confidenceOfSilence), clues: finding.clues };
const confidenceOfSilence = 0.3;

/** A failure that only the log shows. */
interface LoggedFailure {
  title: string;
  /** The lines of the title. */
  lines: readonly string[];
  /** The test's name, if the runner repeats it above each of its errors. */
  test: string | undefined;
  finding: Finding<ClueSource>;
  isEarlier: boolean;
  /** node:test did not start it, because its suite failed. */
  isCancelled?: boolean;
  /** The categories that it may have, if it is not known which of its errors decided. */
  mayBe?: readonly FailureCategory[];
}

interface LogFindings {
  main: Finding<ClueSource>;
  failures: LoggedFailure[];
}

/** What the log shows about the run, and about each failure that it shows separately. */
export function findInLog({ lines: all, counts }: Pick<Material, "lines"> & Partial<Pick<Material, "counts">>): LogFindings {
  const ordered = withVitestInOrder(all, ({ text }) => text);
  const lines = untilEndOfJob(withoutGroupTree(ofLastAttempts(ordered, ({ text }) => text)).filter(({ ofPassed }) => !ofPassed));
  const texts = lines.map(({ text }) => text);
  const printed = outputOfPassedTests(texts);
  const end = endOfFirstTraceback(texts) ?? endOfFirstRubyError(texts);
  const output = withoutPassedAfterFailed(end === undefined ? lines.filter((_, index) => !printed.has(index)) : lines.slice(0, end));
  const run = afterPassedRun(output);
  if (run) return findAfterPassedRun(run, output);
  const step = afterCountedPass(output, counts);
  const ofStep = step && findInOutput(step.after);
  return ofStep && ofStep.main.category !== "unknown" ? ofStep : findInOutput(output);
}

/**
 * The cause of a failure when all tests of the log's runners have passed: what a later command says of it. What the tests printed is no cause, so without
 * an error after them, this is unknown.
 */
function findAfterPassedRun({ end, after }: PassedRun<LogLine>, output: readonly LogLine[]): LogFindings {
  const found = findInOutput(after);
  if (found.main.category !== "unknown") return found;
  const withText = after.filter(({ text }) => /[\p{L}]{2}/u.test(text) && messagePart(text).trim() !== "");
  const line = withText.findLast(({ text }) => namesError.test(text)) ?? withText.at(-1) ?? errorOfStep(output) ?? end;
  const clues = [{ text: line.text, trust: 1, source: { kind: "line" as const, line } }];
  return { main: { category: "unknown", confidence: confidenceOfSilence, clues }, failures: [] };
}
/** A step that failed before the runner started may be the reason: its error stands at the beginning of a line. */
function errorOfStep(output: readonly LogLine[]): LogLine | undefined {
  const begin = output.findIndex(({ text }) => runnerBegins.test(text));
  return output.slice(0, begin === -1 ? undefined : begin).find(({ text }) => ofStep.test(text));
}
const runnerBegins =
  /^\s*RUN\s+v\d|^=+ test session starts =+$|^TAP version|^(?:PASS|FAIL) \S|^ {2}console\.\w+$|^running \d+ tests?$|^\s{1,6}[✔✓√] /;
const ofStep =
  /^(?:\S{1,300}\(\d+,\d+\): )?(?:error(?:\[\w+\])?(?: TS\d+)?: |curl: \(\d+\) |fatal: |\S{1,300}:\d+:(?:\d+:)? (?:fatal )?error: |ERROR: )\S/;
const namesError = /\b(?:error|fatal|failed|failure|cannot|can't|could not|denied|not found|refused)\b/i;

function findInOutput(lines: readonly LogLine[]): LogFindings {
  const ofFile = findInNodeFile(lines);
  const found = ofFile ? { main: ofFile, failures: [] } : findInLines(lines);
  return { ...found, failures: [...found.failures, ...failuresOfNode(lines, true)] };
}

/** The failures that node:test shows away from the failed tests, in TAP or not. */
function failuresOfNode(lines: readonly LogLine[], inTap: boolean): LoggedFailure[] {
  return nodeFailures(lines).flatMap(({ name, lines: own, isTap }) => {
    if (isTap !== inTap) return [];
    const finding = atLinesOf(lines, findInLines(own).main);
    return finding.category === "unknown" ? [] : { title: name, lines: [name], test: undefined, finding, isEarlier: false };
  });
}

function findInLines(lines: readonly LogLine[]): LogFindings {
  const { inFailures, everywhere, failures: shown } = cluesOfLog(lines);
  const left = exitOfGoProgram(lines.map(({ text }) => text));
  if (left) return { main: explainExit(everywhere, left), failures: [] };
  const ofNode = failuresOfNode(lines, false);
  const { failures, isMerged } = oneOfEachTest(
    [
      ...shown.flatMap(({ title, lines: named, test, isEarlier, clues }) => {
        const isCancelled = clues.some(({ text }) => cancelled.test(text));
        const finding = isCancelled ? { category: "unknown" as const, confidence: confidenceOfSilence, clues } : classify(clues);
        const one = { title, lines: named, test, isEarlier, isCancelled, finding };
        return ofNode.some(({ title: file }) => isTitled(one, file)) ? [] : one;
      }),
      ...ofNode,
    ],
    lines.map(({ text }) => text),
  );
  const known = failures.filter(({ finding }) => finding.category !== "unknown");
  if (isMerged || new Set(known.map(({ finding }) => finding.category)).size > 1) {
    const main = mainFailures(failures);
    const [first] = main;
    const clues = main.length === 1 && known.length === 0 ? first?.finding.clues : undefined;
    if (first) return { main: { ...first.finding, clues: clues ?? oneOfEach(main) }, failures };
  }
  return { main: classifyWhole(inFailures, everywhere), failures: failures.length > 1 || ofNode.length > 0 ? failures : [] };
}

/**
 * A test with several errors is one failed test: the first error decides, for the others are those of its hooks. If they may be attempts, of which the
 * last one decides, and differ, no one knows.
 */
function oneOfEachTest(all: readonly LoggedFailure[], texts: readonly string[]): { failures: LoggedFailure[]; isMerged: boolean } {
  const { titles, mayBeAttempts } = repeatedVitestTitles(texts);
  if (titles.size === 0) return { failures: [...all], isMerged: false };
  const failures = all.flatMap((one, index) => {
    const { test } = one;
    if (test === undefined || !titles.has(test)) return one;
    if (all.findIndex((other) => other.test === test) !== index) return [];
    const own = all.filter((other) => other.test === test);
    const known = own.filter(({ finding }) => finding.category !== "unknown");
    const [first] = known.length > 0 ? known : own;
    if (!first) return [];
    const mayBe = [...new Set(known.map(({ finding }) => finding.category))];
    if (!mayBeAttempts || mayBe.length < 2) return first;
    return { ...first, mayBe, finding: { ...notSure(first.finding), category: "unknown" as const, clues: oneOfEach(known) } };
  });
  return { failures, isMerged: failures.length < all.length };
}

/** Why a file of `node --test` failed without a failed test: from its output in the TAP, or unknown. */
function findInNodeFile(lines: readonly LogLine[]): Finding<ClueSource> | undefined {
  const printed = printedByNodeFiles(lines);
  if (!printed) return undefined;
  const { main } = findInLines(printed);
  const end = endOfNodeFile(lines)?.line;
  if (main.category === "unknown" && end)
    return {
      category: "unknown",
      confidence: confidenceOfSilence,
      clues: [{ text: end.text, trust: 1, source: { kind: "line", line: end } }],
    };
  if (main.clues.length === 0) return undefined;
  return atLinesOf(lines, main);
}

/** The finding with the lines of the log as they were printed. */
function atLinesOf(lines: readonly LogLine[], found: Finding<ClueSource>): Finding<ClueSource> {
  const byNumber = new Map(lines.map((line) => [line.line, line]));
  const clues = found.clues.map((clue) => {
    const line = clue.source.kind === "line" ? byNumber.get(clue.source.line.line) : undefined;
    return line ? { ...clue, source: { kind: "line" as const, line } } : clue;
  });
  return { ...found, clues };
}

/**
 * The strongest clue of each failure: one clue per failure says more than six lines of one. Runners write the same headline over many assertions, so
 * it is the strongest one that no other failure has shown.
 */
export function oneOfEach(failures: readonly { finding: Finding<ClueSource> }[]): Clue<ClueSource>[] {
  const shown = new Set<string>();
  return failures.flatMap(({ finding: { clues } }) => {
    const clue = clues.find(({ text }) => !shown.has(text.trim())) ?? clues[0];
    if (clue) shown.add(clue.text.trim());
    return clue ?? [];
  });
}

/** The cause in the log: from its failure sections if there are any; lines elsewhere rarely give enough confidence. */
function classifyWhole(inFailures: readonly Clue<ClueSource>[], everywhere: readonly Clue<ClueSource>[]): Finding<ClueSource> {
  const found = classify(inFailures);
  // Lines elsewhere do not explain an unknown error of the tests.
  if (found.category !== "unknown" || /(?:Error|Exception)\b/.test(found.clues[0]?.text ?? "")) return found;
  const elsewhere = classify(everywhere);
  const hasError = found.clues.some(({ text }) => !isHintOfTool(text));
  return elsewhere.category === "unknown" && hasError ? found : elsewhere;
}

/**
 * The failures of the category that most failed tests of the runner's last run have; of several, the one that most others may have, then the one with the greatest confidence.
 * Known causes take precedence.
 */
export function mainFailures<
  Of extends Pick<LoggedFailure, "finding" | "mayBe"> & {
    isEarlier?: boolean;
    title?: string;
    test?: string | FailedOrFlakyTest | undefined;
  },
>(all: readonly Of[]): Of[] {
  const ofLastRun = all.filter(({ isEarlier }) => !isEarlier);
  const tried = ofLastRun.length > 0 ? ofLastRun : all;
  const ofTests = tried.filter(
    ({ title, test }) => !cleansUp.test(title ?? "") && !(typeof test === "object" && isOfSubtests(test.message)),
  );
  const failures = ofTests.length > 0 ? ofTests : tried;
  const byCategory = new Map<FailureCategory, Of[]>();
  for (const failure of failures) byCategory.set(failure.finding.category, [...(byCategory.get(failure.finding.category) ?? []), failure]);
  const rank = ([category, list]: [FailureCategory, Of[]]) => [
    category === "unknown" ? 0 : 1,
    list.length,
    failures.filter(({ mayBe }) => mayBe?.includes(category)).length,
    Math.max(...list.map(({ finding }) => finding.confidence)),
  ];
  const ordered = [...byCategory].sort((a, b) => {
    const [ranksA, ranksB] = [rank(a), rank(b)];
    const differs = ranksA.findIndex((value, index) => value !== ranksB[index]);
    return differs === -1 ? 0 : (ranksB[differs] ?? 0) - (ranksA[differs] ?? 0);
  });
  return ordered[0]?.[1] ?? [];
}
