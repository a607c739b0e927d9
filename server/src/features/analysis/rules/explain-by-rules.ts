import type { Evidence, FailureCategory } from "@gantry/contract/analysis/schemas.ts";
import { compilerError } from "@gantry/reports/formats/console/failures/uncaught-error.ts";
import type { LogLine, Material } from "../material/material.ts";
import { type Advice, adviceFor as usualAdvice, adviceForAnswer, isErrorAnswer } from "./advice.ts";
import { type Clue, type Finding, isGuess, classifiedByMessage } from "./clues/finding.ts";
import type { ClueSource } from "./clues/clues.ts";
import { type EndedByTest, endedByTest } from "./output/log/ended-by-test.ts";
import { type Failure, findFailures, findInLog, mainFailures, oneOfEach } from "./failures/find-failures.ts";
import { causesText, findOtherCauses, type OtherCause, otherCausesText, partRead } from "./failures/other-causes.ts";
import { afterCountedPass, afterPassedRun } from "./output/log/after-passed-run.ts";
import { failedCheck, isFailedCheck } from "./naming/failed-check.ts";
import { hasRunner } from "./output/log/has-runner.ts";
import { linesOfFailures } from "./output/log/failure-sections.ts";
import { limitConfidence, otherwiseFullDisk, fullDiskText } from "./doubts/full-disk.ts";
import { uncertaintyText, isOwnError, lastLoggedError, findLaterStatement, linesAfterHandledError } from "./doubts/later-statement.ts";
import { endedNode, isRubysOwn, raisedWhileHandling, adjacentUncaughtError } from "./doubts/adjacent-uncaught-error.ts";
import { missedByRun, missedPlanOnly, obsoleteSnapshots } from "./failures/missed-by-run.ts";
import { afterPassedRetry, countsOfLastRun } from "./failures/last-run.ts";
import { type NamedError, nameError } from "./naming/name-error.ts";
import { isBelowErrorLevel, isOfErrorLevel } from "./output/log/logged-line.ts";
import { linesOnStderr, soundsLikeError } from "./doubts/on-stderr.ts";
import { isSummary } from "./output/log/range-of-tests.ts";
import { messagePart } from "./output/messages/message-part.ts";
import { endOfFirstRubyError } from "./output/log/process-end.ts";
import { failingExample } from "./values/failing-example.ts";
import { lengthWithoutIgnored } from "./output/messages/stack-frames.ts";

/** An explanation of a failure, by the rules or a model. */
export interface Explanation {
  summary: string;
  category: FailureCategory;
  /** The category is a guess, or not certain. */
  isGuess: boolean;
  rootCause: string;
  evidence: Evidence[];
  suggestions: string[];
  confidence: number;
}

const maxEvidence = 6;
const maxOtherEvidence = 3;
const maxTextLength = 500;
/** Below what counts as certain. */
const maxInDoubt = 0.45;

/** Of an error after another one that a script says it handled. */
const maxBehindHandled = 0.6;

/** Explains a failure with the built-in rules: no model, no network. */
export function explainByRules(material: Material, failures: readonly Failure[] = findFailures(material)): Explanation {
  const finding = findCause(material, failures);
  const ended = endShownIn(finding, material);
  const { headline, cause, suggestions } = ended ? { ...processEnded, cause: ended.cause } : adviceFor(finding, material);
  const error = nameError(finding, material);
  const shown = failures.length > 0 ? failures : findInLog(material).failures.filter(({ isCancelled }) => !isCancelled);
  const others = findOtherCauses(finding, error, shown, material);
  const part = partRead(shown.length, failures.length > 0 ? (material.counts?.failed ?? 0) : 0);
  const fullDisk = otherwiseFullDisk(finding, material);
  const confidence = limitConfidence(fullDisk, finding.confidence);
  const guess = isGuess({ ...finding, confidence });
  const errorSentence = finding.byExitCode ? lastLineInWords(finding, material) : ended || !error.text ? "" : `The error: “${error.text}”.`;
  return {
    summary: `${countsInWords(material)}: ${guess ? "probably " : ""}${headline}${causesText(others, part)}.`,
    category: finding.category,
    isGuess: guess,
    rootCause: [
      cause,
      errorSentence,
      exampleInWords(finding, material),
      finding.byWords && classifiedByMessage,
      otherCausesText(others, part),
      lastWordsInWords(finding),
      fullDiskText(fullDisk),
    ]
      .filter(Boolean)
      .join(" "),
    evidence: evidenceOf(finding, others, material, error),
    suggestions: [...changesInWords(material), ...suggestions],
    confidence,
  };
}

const linesOfExample = 60;

/** With what input a property failed, near the error. */
function exampleInWords({ clues }: Finding<ClueSource>, { lines }: Material): string {
  const source = clues[0]?.source;
  if (!source) return "";
  const at = source.kind === "line" ? lines.findIndex(({ line }) => line === source.line.line) : -1;
  const texts =
    source.kind === "test"
      ? `${source.test.message}\n${source.test.trace}`.split("\n")
      : lines.slice(Math.max(0, at), at + linesOfExample).map(({ text }) => text);
  const example = failingExample(texts);
  return example ? `It failed with this input: “${example}”.` : "";
}

/** The category, and the evidence for it: the failed tests, or the log if no test failed. */
export function findCause(material: Material, failures: readonly Failure[] = findFailures(material)): Finding<ClueSource> {
  const found = findByOrder(material, failures);
  const lines = failures.length > 0 ? undefined : linesOnStderr(found, material.lines);
  const error = lines && findByOrder({ ...material, lines }, []);
  return error && soundsLikeError(error) ? { ...error, confidence: Math.min(error.confidence, maxInDoubt) } : found;
}

/** The same, by the order in which the lines were delivered. */
function findByOrder(material: Material, failures: readonly Failure[]): Finding<ClueSource> {
  const retried = causeAfterRetry(material, failures);
  if (retried) return retried;
  if (failures.length > 0) return causeOfMost(failures);
  const flaky = onlyFlaky(material) ?? flakyByLog(material) ?? missedByRun(material);
  if (flaky && flaky.category !== "unknown") return flaky;
  const found = flaky ?? findInLog(material).main;
  const certain = found.category === "unknown" || found.byWords ? causeWithoutError(material) : undefined;
  if (certain) return certain;
  const check = failedCheckOf(found, material);
  if (check) return check;
  if (found.category === "unknown" || (found.byWords && !isLastLogged(found, material))) return withLoggedErrorFirst(found, material);
  return causeOfLaterEnd(found, material) ?? compareWithOtherErrors(found, material);
}

/** If all tests were repeated: what failed in the last repetition. */
function causeAfterRetry(material: Material, failures: readonly Failure[]): Finding<ClueSource> | undefined {
  const retry = afterPassedRetry(material.lines);
  if (!retry) return undefined;
  const last = findCause({ ...material, tests: [], counts: null, lines: retry.lines }, []);
  if (last.clues.length > 0 && (retry.isCertain || last.category !== "unknown")) return last;
  if (retry.isCertain) return undefined;
  const found = failures.length > 0 ? causeOfMost(failures) : findInLog(material).main;
  const words = retry.lines.at(-1);
  return { ...found, confidence: Math.min(found.confidence, maxInDoubt), ...(words && { lastWords: lineAsClue(words) }) };
}

/** The cause that something other than an error in the output shows. */
const causeWithoutError = (material: Material): Finding<ClueSource> | undefined =>
  endedBySignal(material) ??
  endedByTimeout(material) ??
  exitInTest(material) ??
  missedPlanOnly(material) ??
  obsoleteSnapshots(material) ??
  declaredByOutput(material);

/** A check of a script, if no test runner ran. */
function failedCheckOf(found: Finding<ClueSource>, { lines }: Material): Finding<ClueSource> | undefined {
  const check = linesOfFailures(lines).size === 0 && !hasRunner(lines) ? failedCheck(found, lines) : undefined;
  return check && { category: "assertion", confidence: maxBehindHandled, clues: [lineAsClue(check)] };
}

/** If the run continued after the finding's lines: how its process ended. */
function causeOfLaterEnd(found: Finding<ClueSource>, material: Material): Finding<ClueSource> | undefined {
  const signal = signalSaidByShell(found, material.lines);
  if (signal) return { category: "crash", confidence: 0.6, clues: [lineAsClue(signal), ...found.clues] };
  if (isKilledLater(found, material)) return endedBySignal(material) ?? found;
  if (isStrayCommand(found, material)) return endedBySignal(material) ?? { ...found, confidence: Math.min(found.confidence, 0.6) };
  return undefined;
}

/** The finding, less certain or replaced if the same step printed other errors. */
function compareWithOtherErrors(found: Finding<ClueSource>, material: Material): Finding<ClueSource> {
  const step = linesOfStep(found, material) ?? material.lines;
  const texts = step.map(({ text }) => text);
  const lines = step.slice(0, Math.min(lengthWithoutIgnored(texts), endOfFirstRubyError(texts) ?? texts.length));
  if (linesOfFailures(lines).size > 0 || found.category === "flaky") return found;
  const other = likelyError(found, lines);
  if (other) return { category: "unknown", confidence: 0.3, clues: [lineAsClue(other), ...found.clues] };
  const beside = otherCause(adjacentUncaughtError(found, lines), found);
  const later = beside ?? furtherStatement(found, lines);
  // What a script runs at its exit may fail, too.
  if (later && endedNode(found, lines)) return inDoubt(found, later);
  if (beside) return eitherOf(found, beside);
  return causeAfterHandledError(found, later, { ...material, lines }) ?? (later ? compareWithStatement(found, later) : found);
}

/** Another error that is at least as likely the cause: of a compiler before the finding, or raised by Python while it handled the finding's. */
function likelyError(found: Finding<ClueSource>, lines: readonly LogLine[]): LogLine | undefined {
  const compile = compileErrorAbove(found, lines);
  if (compile) return compile;
  const raised = raisedWhileHandling(found, lines);
  return raised && findInLog({ lines: [raised] }).main.category !== found.category ? raised : undefined;
}

/** If what was printed after the finding shows that its error may have been handled. */
function causeAfterHandledError(
  found: Finding<ClueSource>,
  later: LogLine | undefined,
  material: Material,
): Finding<ClueSource> | undefined {
  const { lines } = material;
  const behind = linesAfterHandledError(found, lines, later);
  const next = behind && findCause({ ...material, lines: behind }, []);
  if (next && next.category !== "unknown" && !next.byWords && !next.byExitCode)
    return { ...next, confidence: Math.min(next.confidence, maxBehindHandled) };
  const ended = later && !isCheck(found) && !isRubysOwn(found) ? causeSaidLast(later, found, lines) : undefined;
  if (ended && ended.category !== found.category) return { ...ended, confidence: Math.min(ended.confidence, maxBehindHandled) };
  const below = uncertaintyText(found, lines, later);
  return below && inDoubt(found, below);
}

function compareWithStatement(found: Finding<ClueSource>, later: LogLine): Finding<ClueSource> {
  // What stands below Ruby's error was printed before it, or at its exit.
  if (isRubysOwn(found)) return inDoubt(found, later);
  return isCheck(found) ? { ...found, confidence: Math.min(found.confidence, maxBehindHandled) } : eitherOf(found, later);
}

const isCheck = ({ category, clues }: Finding<ClueSource>): boolean => category === "assertion" && isFailedCheck(clues[0]?.text ?? "");

const inDoubt = (found: Finding<ClueSource>, line: LogLine): Finding<ClueSource> => ({
  ...found,
  confidence: Math.min(found.confidence, maxInDoubt),
  lastWords: lineAsClue(line),
});

/** The finding or the other line; which of the two is not known. */
function eitherOf({ clues }: Finding<ClueSource>, line: LogLine): Finding<ClueSource> {
  const both = isLessThanError(line.text, clues[0]?.text ?? "") ? [...clues.slice(0, 1), lineAsClue(line)] : [lineAsClue(line), ...clues];
  return { category: "unknown", confidence: 0.3, clues: both };
}

/** The error, unless it has the same cause as the finding: a runtime may print an error twice, and one with its cause. */
const otherCause = (error: LogLine | undefined, { category }: Finding<ClueSource>) =>
  error && findInLog({ lines: [error] }).main.category === category ? undefined : error;

/** Events of Kubernetes that name why something is not ready. */
const eventOfKubernetes =
  /\b(?:Failed to pull image|ErrImagePull|ImagePullBackOff|CrashLoopBackOff|OOMKilled|FailedScheduling|FailedMount|CreateContainerConfigError)\b/;
const waitedInVain = /\btimed out waiting for (?:the )?(?:condition|rollout|deployment)|\bexceeded its progress deadline\b/;

/** What a program said after the error of the finding, unless it is another error of the same compiler, or only says that nothing became ready because of it. */
function furtherStatement(found: Finding<ClueSource>, lines: readonly LogLine[]): LogLine | undefined {
  const later = findLaterStatement(found, lines);
  const first = found.clues[0]?.text ?? "";
  if (!later || (compilerError.test(first) && compilerError.test(later.text))) return undefined;
  return eventOfKubernetes.test(first) && waitedInVain.test(later.text) ? undefined : later;
}

/** Whether the last lines are no error by their level, or a summary of Ansible, and the error is one. */
const isLessThanError = (lastWords: string, error: string) =>
  (isBelowErrorLevel(lastWords) && isOfErrorLevel(error)) || (recapOfAnsible.test(lastWords) && failureOfAnsible.test(error));
const recapOfAnsible = /^\S+ +: ok=\d+ +changed=\d+ /;
const failureOfAnsible = /^fatal: \[[^\]]{1,200}\]: /;

/** A script that calls curl again when it failed, as with another address. */
const ofCurl = /^curl: \(\d+\) \S/;

/** The cause that a program's last statement names itself, if it has the form of an error and other work stands above it: the error of the finding was handled. */
function causeSaidLast(statement: LogLine, { clues }: Finding<ClueSource>, lines: readonly LogLine[]): Finding<ClueSource> | undefined {
  const source = clues[0]?.source;
  const from = source?.kind === "line" ? source.line.line : 0;
  const between = lines.filter(({ line, text }) => line > from && line < statement.line && text.trim() !== "");
  const isAgain = ofCurl.test(statement.text) && ofCurl.test(clues[0]?.text ?? "");
  if (!(isAgain || isOwnError(statement.text)) || !between.some(({ text }) => !isOwnError(text))) return undefined;
  const { main } = findInLog({ lines: lines.filter(({ line, stream }) => line >= statement.line && stream === statement.stream) });
  const isNamed = !main.byWords && main.category !== "unknown" && main.category !== "assertion" && main.category !== "exception";
  return isNamed ? main : undefined;
}

/** The output after the runners whose tests have all passed, if the finding stands in it: it is that of a later step. */
function linesOfStep({ clues }: Finding<ClueSource>, { lines, counts }: Material): readonly LogLine[] | undefined {
  const source = clues[0]?.source;
  const run = afterPassedRun(lines) ?? afterCountedPass(lines, counts);
  return source?.kind === "line" && run && source.line.line > run.end.line ? run.after : undefined;
}

/** Of tsc, .NET, Maven, Black, ESLint and RuboCop. */
const ofOtherCompiler =
  /^(?:\S{1,300}\(\d+,\d+\): )?error (?:TS|CS|FS)\d+: |^\[ERROR\] \S{1,300}:\[\d+,\d+\] |^would reformat \S|^\s+\d+:\d+ {2,}error {2,}\S|^\S{1,300}\.\w{1,4}:\d+:\d+: [CWEF]: (?:\[Corr\w+\] )?[A-Z]\w+\//;

/** The first error of a compiler or linter above the finding's line. Other commands ran after it, so neither is certainly the cause. */
function compileErrorAbove({ category, clues }: Finding<ClueSource>, lines: readonly LogLine[]): LogLine | undefined {
  const source = clues[0]?.source;
  if (category === "syntax" || category === "missing-dependency" || source?.kind !== "line") return undefined;
  return lines.find(
    ({ line, text, stream }) =>
      line < source.line.line && stream === source.line.stream && (ofOtherCompiler.test(text) || compilerError.test(text)),
  );
}

const lineAsClue = (line: LogLine): Clue<ClueSource> => ({ text: line.text, trust: 1, source: { kind: "line", line } });

function lastWordsInWords({ clues, lastWords }: Finding<ClueSource>): string {
  if (!lastWords) return "";
  const lineOf = (clue: Clue<ClueSource> | undefined) => (clue?.source.kind === "line" ? clue.source.line.line : undefined);
  const place = (lineOf(lastWords) ?? 0) < (lineOf(clues[0]) ?? 0) ? "above" : "below";
  return `This is not certain: more was printed ${place} the error. If the error was handled, or the tests were repeated, the last words say what failed: “${lastWords.text.trim().slice(0, maxTextLength)}”.`;
}

/** The output of a process that was ended from outside shows how far it came, but no error. */
function lastLineInWords({ clues }: Finding<ClueSource>, { exitCode }: Material): string {
  const [last] = clues;
  return `Only the exit code ${exitCode} says so${last ? `. The last line of the output: “${last.text.trim().slice(0, maxTextLength)}”.` : "; there is no output."}`;
}

/** A test that ended the process does not show the reason. */
function exitInTest(material: Material): Finding<ClueSource> | undefined {
  const ended = endedByTest(material);
  const line = ended?.line;
  return line && { category: "unknown", confidence: 0.3, clues: [{ text: line.text, trust: 1, source: { kind: "line", line } }] };
}

/** How a test ended the process, if the finding is based on that. */
function endShownIn({ category, clues }: Finding<ClueSource>, material: Material): EndedByTest | undefined {
  const source = clues[0]?.source;
  if (category !== "unknown" || source?.kind !== "line") return undefined;
  const ended = endedByTest(material);
  return ended?.line.line === source.line.line ? ended : undefined;
}

/** Of several errors in a structured log, the last one is more likely the one that ended the program. */
function withLoggedErrorFirst(found: Finding<ClueSource>, { lines }: Material): Finding<ClueSource> {
  const last = lastLoggedError(lines);
  return last
    ? { category: "unknown", confidence: found.byWords ? 0.3 : found.confidence, clues: [lineAsClue(last), ...found.clues] }
    : found;
}

/** Whether no error of a structured log stands below the finding. */
function isLastLogged({ clues }: Finding<ClueSource>, { lines }: Material): boolean {
  const last = lastLoggedError(lines);
  const source = clues[0]?.source;
  return !last || (source?.kind === "line" && source.line.line >= last.line);
}

/** The line because of which a run with exit code 0 failed. It may name the cause itself. */
function declaredByOutput({ declared, lines }: Material): Finding<ClueSource> | undefined {
  const line = declared === undefined ? undefined : lines.findLast(({ text }) => text.includes(declared));
  if (!line) return undefined;
  const { main } = findInLog({ lines: [line] });
  return main.category === "unknown"
    ? { category: "unknown", confidence: 0.3, clues: [lineAsClue(line)] }
    : { ...main, confidence: Math.min(main.confidence, maxBehindHandled) };
}

const killed: ReadonlySet<number | null> = new Set([137, 143]);
const mayBeKilled: ReadonlySet<FailureCategory> = new Set(["crash", "out-of-memory", "timeout"]);

/** Whether the process was killed after the finding's lines were printed, and no runner reported a failure. */
function isKilledLater({ category, clues }: Finding<ClueSource>, { exitCode, lines }: Material): boolean {
  if (!killed.has(exitCode) || mayBeKilled.has(category)) return false;
  if (linesOfFailures(lines).size > 0 || lines.some(({ text }) => isSummary(text))) return false;
  const last = lines.findLast(({ text }) => text.trim() !== "");
  return !clues.some(({ source }) => source.kind === "line" && source.line === last);
}

const shellSaysSignal =
  /^\S{1,300}: line \d+: +\d+ (Aborted|Segmentation fault|Bus error|Illegal instruction|Floating point exception|Trace\/breakpoint trap)\b/;
/** Why a program aborted, in the words of its own runtime. */
const saysWhyAborted =
  /\bAssertion .{1,300} failed|\bpanicked at |^(?:terminate called|free\(|malloc|munmap_chunk|double free|corrupted |\*\*\* )|fatal/i;

/** The shell's last line, when it says that a signal ended a program and the finding's line is not that program's reason. */
function signalSaidByShell({ category, clues }: Finding<ClueSource>, lines: readonly LogLine[]): LogLine | undefined {
  const last = lines.findLast(({ text }) => text.trim() !== "");
  const signal = shellSaysSignal.exec(last?.text ?? "")?.[1];
  if (!signal || mayBeKilled.has(category) || linesOfFailures(lines).size > 0 || lines.some(({ text }) => isSummary(text)))
    return undefined;
  return signal === "Aborted" && clues.some(({ text }) => saysWhyAborted.test(text)) ? undefined : last;
}

const commandNotFound = /(?:^|: )[\w./-]+: (?:command )?not found\s*$/;

/**
 * Whether the only finding is a command that a shell did not find, and the run continued after it: a shell that ends for this reason exits with 127,
 * and the exit code is another one.
 */
function isStrayCommand({ category, clues }: Finding<ClueSource>, { exitCode, lines }: Material): boolean {
  if (category !== "missing-dependency" || exitCode === null || exitCode === 127) return false;
  if (!clues.every(({ text }) => commandNotFound.test(text)) || lines.some(({ text }) => /\b127\b/.test(text))) return false;
  const last = lines.findLast(({ text }) => text.trim() !== "");
  return exitCode > 128 || !clues.some(({ source }) => source.kind === "line" && source.line === last);
}

const missingDefinition =
  /the step is not defined|Undefined\. Implement with the following snippet|UndefinedStep|StepDefinitionNotFound|You can implement (?:the missing steps|step definitions)|\.\.\. undefined in |^(?:E {3})?\s*fixture '[^']+' not found|^No keyword with name '.{1,200}' found\b/;

function adviceFor({ category, clues }: Finding<ClueSource>, material: Material): Advice {
  if (isFlakyWithError(material)) return flakyWithError(material);
  if (category === "unknown" && clues.length === 0 && hasOnlyPassed(material)) return passedWithError(material);
  if (category === "network" && isErrorAnswer(clues[0]?.text ?? "")) return adviceForAnswer;
  return category === "exception" && missingDefinition.test(clues[0]?.text ?? "") ? definitionMissing : usualAdvice(category, material);
}

const processEnded: Omit<Advice, "cause"> = {
  headline: "a test, or code that it called, ended the process",
  suggestions: [
    "Look for a call that ends the process (process.exit, os._exit, exit) in the last test that began and in the code that it calls.",
    "Let the code throw an error instead, so that the runner can report it.",
  ],
};

const definitionMissing: Advice = {
  headline: "a step or a fixture of the suite is not defined",
  cause: "A test uses a step or a fixture that no loaded file of the suite defines.",
  suggestions: [
    "Define it, or correct its name where it is used.",
    "Check that the runner loads the file with its definition: the folder, the name of the file, the imports.",
  ],
};

function causeOfMost(failures: readonly Failure[]): Finding<ClueSource> {
  const main = mainFailures(failures);
  return {
    category: main[0]?.finding.category ?? "unknown",
    confidence: Math.max(0, ...main.map(({ finding }) => finding.confidence)),
    clues: oneOfEach(main),
    // Certain, as soon as one of them is.
    ...(main.length > 0 && main.every(({ finding }) => finding.byWords) ? { byWords: true as const } : {}),
  };
}

/**
 * Nothing failed for good, but a test passed only on a retry: that is the explanation, regardless of the failed attempts' errors. With a failing exit
 * code it is only a possible one.
 */
function onlyFlaky(material: Material): Finding<ClueSource> | undefined {
  const { counts, tests } = material;
  const flaky = tests.filter((test) => test.flaky);
  if (!counts || counts.failed > 0 || flaky.length === 0) return undefined;
  const [category, confidence] = isFlakyWithError(material) ? (["unknown", 0.3] as const) : (["flaky", 0.95] as const);
  const lines = flaky.every(({ message }) => message === "") ? retriesIn(material) : [];
  const named = flaky.map((test): Clue<ClueSource> => ({ text: test.message, trust: 1, source: { kind: "test", test } }));
  return { category, confidence, clues: lines.length > 0 ? lines : named };
}

function isFlakyWithError({ counts, exitCode }: Material): boolean {
  return counts !== null && counts.failed === 0 && counts.flaky > 0 && exitCode !== null && exitCode !== 0;
}

function flakyWithError({ exitCode }: Material): Advice {
  return {
    headline: `yet the exit code is ${exitCode}, which says that the run failed`,
    cause: `All tests passed in the end. Why the exit code is ${exitCode} is not certain: something outside the tests may have failed, or the runner exits so when a test passed only on a retry.`,
    suggestions: [
      "Read the end of the log for what ran after the tests: coverage thresholds, tear-downs, other commands.",
      "Check whether the runner is set to fail when tests are flaky.",
    ],
  };
}

const hasOnlyPassed = ({ counts, exitCode }: Material) =>
  counts !== null && counts.failed === 0 && counts.passed > 0 && (exitCode ?? 0) !== 0;

function passedWithError({ exitCode }: Material): Advice {
  return {
    headline: "no test failed, and nothing shows why",
    cause: `All tests passed, but the runner ended with exit code ${exitCode}. The report does not show why.`,
    suggestions: ["Read the end of the runner's output for what followed the tests: coverage thresholds, tear-downs, other commands."],
  };
}

/** Playwright, Vitest, pytest, Jest, Cucumber, cargo-nextest and Surefire, each in its own form. */
const triedAgain =
  /^ {2}[1-9]\d* flaky$|^ *[✓✔✘✖×] .*\(retry (?:x|#)\d+\)|^\S+::\S.* RERUN\b|^=+ .*\b[1-9]\d* reruns?\b.* =+$|^ {1,4}RETRY \d+\s*$|^\d+\) Scenario: .*\(attempt \d+, retried\)|^ +(?:FLAKY|TRY) [2-9]\/\d+ |^(?:\[\w+\] )?Tests run: \d+.*\bFlakes: [1-9]/;
const failedForGood =
  /\b[1-9]\d* (?:tests? |specs? |examples? )?(?:failed|failing|failures?|errors?)\b|\bnot ok\b|\bfail(?:ed|ures)?:? +[1-9]|test failed|^FAIL\b|exit unsuccessfully/i;
const summaryLines = 60;

/** The same, if no report shows it but the runner's output does. A failing exit code has another cause. */
function flakyByLog({ counts, tests, lines, exitCode }: Material): Finding<ClueSource> | undefined {
  if (counts || tests.length > 0 || (exitCode !== null && exitCode !== 0)) return undefined;
  const found = retriesIn({ lines });
  if (found.length === 0 || lines.slice(-summaryLines).some(({ text }) => failedForGood.test(text))) return undefined;
  return {
    category: "flaky",
    confidence: 0.8,
    clues: found,
  };
}

/** The lines in which a runner reports a retry. */
function retriesIn({ lines }: Pick<Material, "lines">): Clue<ClueSource>[] {
  const found = lines.filter(({ text }) => triedAgain.test(text));
  return found.map((line) => ({ text: line.text, trust: 1, source: { kind: "line", line } }));
}

/** A process ended by a signal prints nothing more, but its exit code shows it: 128 plus the signal's number. */
function endedBySignal({ exitCode, lines }: Material): Finding<ClueSource> | undefined {
  if (exitCode === null || exitCode <= 128 || exitCode > 159) return undefined;
  const last = lines.findLast(({ text }) => text.trim() !== "");
  return {
    category: "crash",
    confidence: 0.6,
    byExitCode: true,
    clues: last ? [{ text: last.text, trust: 1, source: { kind: "line", line: last } }] : [],
  };
}

/** `timeout` ends a command that takes too long and prints nothing: only the exit code shows it. */
function endedByTimeout({ exitCode, lines }: Material): Finding<ClueSource> | undefined {
  if (exitCode !== 124 || lines.some(({ text }) => isSummary(text))) return undefined;
  const last = lines.findLast(({ text }) => text.trim() !== "");
  return {
    category: "timeout",
    confidence: 0.6,
    byExitCode: true,
    clues: last ? [{ text: last.text, trust: 1, source: { kind: "line", line: last } }] : [],
  };
}

function evidenceOf(
  { clues: own, lastWords }: Finding<ClueSource>,
  others: readonly OtherCause[],
  { lines }: Material,
  error: NamedError,
): Evidence[] {
  const clues = [
    ...own.slice(0, 1),
    ...(lastWords ? [lastWords] : []),
    ...others.slice(0, maxOtherEvidence).map(({ clue }) => clue),
    ...own.slice(1),
  ];
  const seen = new Set<string>();
  const evidence: Evidence[] = [];
  const inLog = clues.flatMap(({ text, source }) => (source.kind === "test" ? linesWith(text, lines) : []));
  // The line with the values before the runner's message above it.
  const shown: Clue<ClueSource>[] = error.line ? [{ text: error.line.text, trust: 1, source: { kind: "line", line: error.line } }] : [];
  for (const [index, { text: clueText, source }] of [...shown, ...clues, ...inLog].entries()) {
    const text = source.kind === "line" ? source.line.text : index === 0 ? (error.quote ?? error.text) : clueText;
    const key = source.kind === "line" ? `line ${source.line.line}` : source.test.id;
    // A repeated message counts once, also with another mark in front of it; that of a test may also be a line of the log.
    const repeated = `${source.kind}: ${text.replace(marks, "").trim()}`;
    if (evidence.length === maxEvidence || seen.has(key) || seen.has(repeated)) continue;
    seen.add(key).add(repeated);
    const cut = text.trim().slice(0, maxTextLength);
    evidence.push(
      source.kind === "line"
        ? { line: source.line.line, seq: source.line.seq, text: cut }
        : { test: source.test.id, name: source.test.name, text: cut },
    );
  }
  return evidence;
}

/** What runners write in front of an error: pytest's `E` and the test's name, TAP's `#`, the name of the error's class. */
const marks = /^(?:E {3}|#|[│|>✖✘×])?\s*(?:(?:FAILED|ERROR) \S+ - )?(?:(?:[\w.$]{1,80})?(?:Error|Exception)(?: \[\w+\])?: )?/;

const minWords = 12;

/** Where the log has the error of a failed test. */
function linesWith(text: string, lines: readonly LogLine[]): Clue<ClueSource>[] {
  const wanted = text.trim();
  if (wanted.length < minWords) return [];
  const line = lines.find((each) => each.text.includes(wanted) && messagePart(each.text) !== "");
  return line ? [{ text: line.text, trust: 1, source: { kind: "line", line } }] : [];
}

const partOf = (some: number, all: number) => `${some.toLocaleString("en")} of ${all.toLocaleString("en")}`;
const testsOf = (some: number, all: number) => `${partOf(some, all)} ${all === 1 ? "test" : "tests"}`;

function countsInWords({ counts, exitCode, lines }: Material): string {
  if (counts && counts.failed > 0) {
    const last = countsOfLastRun(lines);
    return last && last.failed < counts.failed
      ? `${testsOf(last.failed, last.total)} failed in the last of several runs of the tests (${partOf(counts.failed, counts.total)} in all runs)`
      : `${testsOf(counts.failed, counts.total)} failed`;
  }
  if (counts && counts.flaky > 0) return `${testsOf(counts.flaky, counts.total)} passed only on a retry`;
  return exitCode === null || exitCode === 0 ? "The run failed" : `The run failed with exit code ${exitCode}`;
}

function changesInWords({ sinceLastPass }: Material): string[] {
  const changes =
    sinceLastPass?.changes.map(({ what, before, after }) => `${what} ${shortHash(before) || "(none)"} → ${shortHash(after) || "(none)"}`) ??
    [];
  return changes.length > 0 ? [`Since the last run that passed, this changed: ${changes.join("; ").slice(0, 600)}.`] : [];
}

/** A commit as all pages show it. Other texts stay as they are. */
const shortHash = (text: string) => (/^[0-9a-f]{40}([0-9a-f]{24})?$/i.test(text) ? text.slice(0, 7) : text);
