import { isCountOfUnreadRunner } from "./counts-of-unread-runners.ts";
import { endedProgram } from "./crashes.ts";
import { firstWithoutSummary, type SplitConsole, summaryFollows } from "../format.ts";
import { failedChecks } from "../runners/k6.ts";
import { lastOutput } from "../output/last-output.ts";
import { linterFinding } from "../output/linters.ts";
import { outsidePassedPytest } from "../runners/pytest-sessions.ts";
import { possiblyMissingProgram } from "./start-errors.ts";
import { compilerError, possibleError, uncaughtError } from "./uncaught-error.ts";

const failedCount =
  /(?:^|[\s([|,;:+])[1-9]\d{0,6} (?:of \d{1,7} )?(?:[a-z]{1,20} ){0,2}(?:fail(?:ed|s|ing|ures?)?|errors?|errored|broken)(?=$|[\s)\].,;:!|])|\b(?:failures?|errors?|failed)(?:=|\t| ?: {0,8})[1-9]\d{0,6}(?=$|[\s)\].,;|])/i;
/** What the same line contains when a runner counts: the passes, or how many there were. */
const otherCount =
  /\b(?:\d{1,7} (?:[a-z]{1,20} ){0,2}(?:pass(?:ed|es|ing)?|ok|success(?:es)?|succeeded|successful|skipped|ignored|tests?|specs?|examples?|scenarios?|assertions?|suites?|total)|(?:passed|passes|tests?|total|ran|run|executed|OK)(?:=|\t| ?: {0,8})\d)|^\W*(?:FAIL(?:ED|URES?)?|Executed|Ran)\b/i;
/** Failures that are expected, next to which others may be counted. */
const expectedFailures = /\bexpected fail\w*(?:[= ]\d+)?|\b\d+ (?:tests? )?(?:expected (?:to )?fail\w*|failed as expected)/gi;
/** A count that the program dealt with, or that could have been. */
const harmlessCount =
  /\b(?:allowed|expects?|should|simulat\w*|retr(?:y|ied|ies|ying)|reconnect\w*|ignor(?:es?|ing)|up to|at most|max(?:imum)?|known|would|if|when|fixed|vulnerabilities)\b/i;
/**
 * A runner's own words for a failure outside its counts: PHPUnit, TeamCity, Julia (the column is there only then), newman, SRFI-64,
 * testthat, Gatling; counts in the form of Check, and of Catch2, doctest, Boost.Test, CUnit and bun, which are not read next to another
 * runner; and the words of tools that do not say "error": Next.js, Composer.
 */
const failureBesideCounts =
  /^There (?:was|were) [1-9]\d* PHPUnit (?:test runner )?(?:warning|error)s?:$|^##teamcity\[(?:testFailed|buildProblem) |^Test Summary: {0,200}\|.{0,60}\b(?:Fail|Error)\b|^ {0,4}# {1,4}failure {1,40}detail$|^# of unexpected failures {1,20}[1-9]|^\[ FAIL [1-9]\d* \| WARN |^Global: .{1,200} : false\b|^Failed to compile\.$|^test cases: .{0,100}\| +[1-9]\d* failed(?! as expected)|^Failed (?:all |both )?\d+ test cases?, failed |^\[doctest\] test cases: .{0,100}\| +[1-9]\d* failed|^\*{3} [1-9]\d* failures? (?:is|are) detected|^ {4,}tests +\d+ +\d+ +\d+ +[1-9]\d* +\d+$|^ [1-9]\d* fail$|^\d{1,3}%: Checks: \d+, (?:Failures: [1-9]|Failures: 0, Errors: [1-9])|^Your requirements could not be resolved to an installable set of packages\.$/;

/** A test or scenario whose name looks like a count. */
const passedTest = / PASSED\b|^\s*(?:[✓✔√]|ok \d)|^\s*(?:Feature|Rule|Scenario(?: Outline)?): .* # \S+:\d+\s*$/;
/** A point of TAP that passed, whatever its name says. */
const passedPoint = /^\s*ok \d+(?:\s|$)/;
/** What a test of AVA logs, below its name. */
const loggedInAva = /^ {4,}ℹ \S/;

/** A failure that is expected, or that is only a possibility. */
const harmless =
  /\b(?:expected|expects?|should|xfail(?:ed|ures?)?|simulat\w*|todo|quarantined?)\b|[,;:] (?:retrying|skipping)(?: in \d{1,6} ?m?s(?:econds?)?)?[.… ]{0,4}$|\(0 errors, \d+ warnings?\b|^\W{0,8}(?:fail(?:ed|ures?)?|errors?) ?[:=] {0,4}0\b/i;
/** A line that says that something failed, at its start. In capitals, also after a prefix that is not known. */
const failedLine =
  /^(?:(?:\[[^\]]{1,60}\]|\S{1,60} {0,20}\|) {0,4}(?:--- FAIL: |FAIL(?:ED)?(?:\s|$)|not ok \d)|Error from server \(|\s{0,8}[✗✘✖⨯❌] ?\S|\s{0,4}not ok\b(?!.* # (?:TODO|SKIP)\b)|(?:│ )?\s{0,2}(?:\[?(?:FAIL|FAILED|FAILURE|FATAL|ERROR)\]?(?:[ :\t!]|$)|(?:fatal|error|Error|Fatal error): \S|--- FAIL\b|\*{2,3} .{0,40}(?:FAILED|\(\w*Error\))|(?:BUILD|Build|TEST|Tests?|Some tests?) (?:FAILED|failed)\b))|\bnpm (?:error|ERR!) \S|\b[sS]ome tests failed\b|\bFAILED in \d/;
const exitCode = /\b(?:exited with|exit|returned|non-zero exit) (?:code|status):? [1-9]\d{0,2}\b/;

/** How compilers, linkers and the tools of a shell say why they failed. Something may have been tried again, so it counts as the last line. */
const errorOfTool =
  /^(?:\S{1,300}:\d+(?::\d+)?: )?(?:[\w./+-]{1,100}: )?(?:fatal )?error: \S|^(?:jq: )?parse error: \S|^jq: error \(at |^[1-9]\d{0,5} errors?(?: generated\.)?$|^[\w./+-]{1,100}: .{1,300}: (?:No such file or directory|Permission denied|No space left on device|Connection refused|Read-only file system)$/;

/** How tools that scripts use without a check of their exit codes say that they could not do their work, and the JVM that a thread ended. */
const toolGaveUp =
  /^(?:(?:psql(?:\S{0,200})?|pg_(?:restore|dump|dumpall|basebackup)|createdb|dropdb): (?:error|ERROR|FATAL|PANIC): |ERROR: {2}(?=\S)|curl: \(\d{1,3}\) |tar: Error is not recoverable|(?:cp|mv|ln|install|rsync): (?:cannot|can't|failed to) |rsync error: .{1,300} \(code \d{1,3}\) at |(?:sqlite3: )?(?:Parse error|Runtime error|Error:) near line \d{1,9}: |sqlite3: Error: |ssh: connect to host |scp: |jq: error: |denied: |An error occurred \(\w{1,60}\) when calling |(?:CRITICAL|FATAL)[: ](?=\S)|(?:time="?\S{1,60}"? )?level="?(?:fatal|critical|panic)\b|\{.{0,300}"level" ?: ?"(?:fatal|critical|panic)"|Exception in thread "[^"]{1,200}" \S.*)/;
/** Psql says this of statements after an error. */
const afterError = /\bcommands ignored until end of transaction block\b/;
/** Names and values that an error repeats. */
const inQuotes = /"[^"]{0,300}"|'[^']{0,300}'|‘[^’]{0,300}’/g;
/** Lines that continue the error of one of these tools, and what psql prints for statements that succeed. */
const partOfGivingUp =
  /^\s|^pg_restore: warning: errors ignored on restore|^Command was: |^(?:DETAIL|HINT|CONTEXT|QUERY|STATEMENT|LOCATION|LINE \d{1,9}):|^Caused by: |^(?:(?:INSERT \d{1,10}|UPDATE|DELETE|COPY|SELECT|MERGE) \d{1,12}|(?:CREATE|ALTER|DROP|TRUNCATE|COMMENT|GRANT|REVOKE|SET|BEGIN|COMMIT|ROLLBACK|DO)(?: [A-Z]{1,30}){0,4})$/;
/** What a script says when it deals with the error. */
const dealtWith =
  /\b(?:retr(?:y|ies|ying)|attempt|again|instead|fall(?:ing|s)? ?back|using|skipp(?:ed|ing)|ignor(?:ed|ing)|continu(?:e|ing)|tolerated|optional|expected|not needed|succeeded|(?:is|now) (?:up|ready|available|reachable))\b|\b200 OK\b/i;
const linesToDealWith = 3;

function gaveUpTool(lines: readonly string[]): string | undefined {
  const end = lines.slice(-linesOfEnd);
  return end.findLast((line, index) => toolGaveUp.test(line) && !isHandled(line) && !isDealtWith(end.slice(index + 1)));
}

function isHandled(line: string): boolean {
  const message = line.replace(toolGaveUp, "").replace(inQuotes, "").replace(afterError, "");
  return harmless.test(message) || dealtWith.test(message);
}

/** Whether one of the next lines that are not the tool's own says so. */
function isDealtWith(below: readonly string[]): boolean {
  return below
    .filter((line) => !partOfGivingUp.test(line) && !(toolGaveUp.test(line) && !isHandled(line)))
    .slice(0, linesToDealWith)
    .some((line) => dealtWith.test(line));
}

/** A task or scenario that failed, in the words of a program that runs several: `Task failed: e2e`, `Scenario: buys ... FAILED`. */
const failedTasks: readonly RegExp[] = [
  /^(?:task|job|step|stage|scenario|target)s? failed: (\S.{0,200})$/i,
  /^(?:task|job|step|stage|scenario|target):? ["'‘“`]?(\S{1,100}?)["'’”`]? (?:has )?failed[.!]?$/i,
  /^(?:(?:[Tt]ask|[Jj]ob|[Ss]tep|[Ss]tage|[Ss]cenario|[Tt]arget|[Tt]est):? )?(\S.{0,200}?) ?(?:\.{2,80}|…) ?FAIL(?:ED)?[.!]?$/,
];
const triedAgain = /\b(?:retr(?:y|ies|ied|ying)|attempt|again|re-?run(?:ning)?|flaky)\b/i;
const mayFail =
  /[,;:(] ?(?:ignor(?:ed|ing)|allowed|expected)\b|\b(?:may|allowed to) fail\b|\bignor(?:ed|ing)\b|\bcontinuing (?:without|anyway)\b/i;

/** Unless a later line says that it was tried again, or passed, or one of the next that it may fail. */
function failedTask(lines: readonly string[]): string | undefined {
  const end = lines.slice(-linesOfEnd);
  return end.findLast((line, index) => {
    const name = failedTasks.map((pattern) => pattern.exec(line)?.[1]).find((each) => each !== undefined);
    if (name === undefined || passedPoint.test(line) || mayFail.test(line)) return false;
    const below = end.slice(index + 1);
    return (
      !below.slice(0, linesToDealWith).some((each) => mayFail.test(each)) &&
      !below.some((each) => triedAgain.test(each) || passes(name, each))
    );
  });
}

/** Whether the line says that the task with this name passed: `Scenario: buys ... PASSED`, `Task passed: e2e`. */
function passes(name: string, line: string): boolean {
  const at = line.indexOf(name);
  if (at < 0) return false;
  const [before, behind] = [line.slice(0, at), line.slice(at + name.length)];
  return (
    /^["'’”`]?(?: ?\([^)]{0,60}\))?[ .:…-]{1,80}(?:(?:is|has|now) )*(?:ok|pass|succe)/i.test(behind) ||
    /\b(?:ok|passed|succeeded):? ["'‘“`]?$/i.test(before)
  );
}

/** What git says where there is no repository or tag. Scripts ask it for a version, and have one for this case. */
const gitProbe = /^fatal: (?:not a git repository|no names found|no (?:annotated )?tags? |no upstream configured|cannot describe)/i;
const otherVersion = /\b(?:unknown|unversioned|default|n\/a|v?0\.0\.0)\b/i;

function isProbe(line: string, index: number, all: readonly string[]): boolean {
  if (!gitProbe.test(line) || index === all.length - 1) return false;
  const near = [all[index - 1] ?? "", ...all.slice(index + 1, index + 1 + linesToDealWith)];
  return near.some((each) => otherVersion.test(each) || dealtWith.test(each));
}

/** An error that the program says it dealt with, in an output that ends well. */
function isOvercome(line: string, below: readonly string[]): boolean {
  const says = (each: string) => dealtWith.test(each) || /\b(?:handled|caught|rescued|recovered)\b/i.test(each);
  return isAllWell(below.at(-1) ?? "") && [line, ...below.slice(0, linesToDealWith)].some(says);
}

/** What GCC and Clang print after an error: the code with a caret, notes, warnings, and the function of the next one. */
const partOfDiagnostic = /^\s|^\S{1,300}:\d+(?::\d+)?: (?:note|warning): |^\S{1,300}: (?:In|At) \S|^compilation terminated\.$/;

function lastError(lines: readonly string[]): string | undefined {
  const last = lines.slice(-maxLinesOfDiagnostic).findLast((line) => !partOfDiagnostic.test(line)) ?? "";
  return errorOfTool.test(last) && (compilerError.test(last) || jqError.test(last) || !harmless.test(last)) ? last : undefined;
}

const linesOfEnd = 40;
const maxLinesOfDiagnostic = 200;
const maxLinesOfStep = 200;
const jqError = /^(?:jq: )?parse error: \S/;
const maxShown = 200;

/**
 * The last line that looks like a failure although no reader counted one, for a run that would pass by its exit code or its console alone.
 * A line in which a program counts failures is looked for everywhere, since a prefix may hide it from the readers. Other lines may come
 * from a test that passed, so they only count near the end, after the last summary of a known runner.
 */
export function findPossibleFailure({ streams, outputs, runners }: SplitConsole): string | undefined {
  const isRead = runners.some(({ summaries }) => summaries.length > 0);
  // Of tools with a prefix for each program, the exit codes have been read.
  const hasPrefixes = streams.some(
    ({ label, lines }) => label !== undefined || lines.some(({ text }) => /^[\w.@/:-]{1,80} {1,40}\| /.test(text)),
  );
  for (const [index, { lines }] of outputs.entries()) {
    const filled = lines.filter((line) => line.trim() !== "");
    const counted =
      withoutLogsOfAva(withoutComments(outsideJestConsole(outsidePassedPytest(filled)))).findLast((line) => countsFailures(line)) ??
      failedChecks(filled);
    // A service that the tests needed may end with an error.
    const isService = isRead && streams[index]?.label !== undefined;
    const message =
      counted ??
      (isService ? undefined : (messageAtEnd(filled, !hasPrefixes) ?? (isRead ? messageAfterSummary(filled) : errorAtEnd(filled))));
    if (message !== undefined) return message.trim().slice(0, maxShown);
  }
  return undefined;
}

function errorAtEnd(lines: readonly string[]): string | undefined {
  return (
    endedProgram(lines) ??
    possibleError(lines, isOvercome) ??
    lastError(lines) ??
    lastOutput(lines) ??
    possiblyMissingProgram(lines) ??
    gaveUpTool(lines) ??
    failedTask(lines)
  );
}

/** What a later step said after the last summary, for example an upload: its error, or its last lines. */
function messageAfterSummary(all: readonly string[]): string | undefined {
  const lines = withoutRepeated(all);
  // To find the summary's end takes several readings of the output, and most outputs end without an error.
  if (errorAtEnd(lines.slice(-maxLinesOfStep)) === undefined) return undefined;
  const end = firstWithoutSummary(lines, [...lines.keys()].slice(-maxLinesOfStep));
  return end === undefined ? undefined : errorAtEnd(lines.slice(end + 1));
}

function withoutLogsOfAva(lines: readonly string[]): readonly string[] {
  const isOfAva = lines.some((line) => /^ {2}\d+ tests? passed$/.test(line));
  return isOfAva ? lines.filter((line) => !loggedInAva.test(line)) : lines;
}

/** node:test writes what its tests print as comments of its TAP. */
function withoutComments(lines: readonly string[]): readonly string[] {
  const isOfNode = lines.some((line) => line.startsWith("TAP version 1")) && lines.includes("# fail 0");
  return isOfNode ? lines.filter((line) => !line.startsWith("# ")) : lines;
}

/**
 * Jest indents what a test prints below a heading, by two more than it: of one file at once, of several below `● Console`. A test that
 * failed has been counted.
 */
function outsideJestConsole(lines: readonly string[]): readonly string[] {
  let heading: number | undefined;
  return lines.filter((line) => {
    const indent = jestConsole.exec(line)?.[1]?.length;
    if (indent !== undefined) heading = indent;
    else if (heading !== undefined && line.search(/\S/) < heading + 2) heading = undefined;
    return heading === undefined;
  });
}

const jestConsole = /^( {2}| {4})console\.(?:log|info|warn|error|debug|trace|dir)$/;

function countsFailures(line: string): boolean {
  if (failureBesideCounts.test(line) || isCountOfUnreadRunner(line)) return true;
  if (harmlessCount.test(line) || passedTest.test(line)) return false;
  const counts = line.replace(expectedFailures, "");
  return failedCount.test(counts) && (otherCount.test(counts) || /\bFAIL(?:ED|URES?)?\b/.test(counts));
}

/** Behind its summary, node:test repeats failed tests that are marked as TODO. */
function withoutRepeated(lines: readonly string[]): readonly string[] {
  const repeated = lines.findLastIndex((line) => line === "✖ failing tests:");
  return repeated < 0 ? lines : lines.slice(0, repeated);
}

/** An error that a program logs, rather than a failed check. */
const logged = /^\[?(?:ERROR|error|Error)\]?:? /;

/** Whether a program ends by saying that each of its checks passed: `7 of 7 checks ok`, `All 12 checks passed`. */
function isAllWell(line: string): boolean {
  const counts =
    /^\W{0,3}([1-9]\d{0,6})(?: of |\/)([1-9]\d{0,6}) (?:[a-z]{1,20} ){0,2}(?:are |is )?(?:ok|passed|pass|succeeded|successful)\b\W{0,3}$/i.exec(
      line,
    );
  return counts
    ? counts[1] === counts[2]
    : // GitLab
      line === "Job succeeded" ||
        /^\W{0,3}all (?:[1-9]\d{0,6} )?(?:[a-z]{1,20} )(?:are |have )?(?:ok|passed|pass|succeeded|successful)\b\W{0,3}$/i.test(line);
}

/** What Ansible writes below a task whose failure it ignores. */
const ignoredBelow = /^\.\.\.ignoring$/;

function messageAtEnd(lines: readonly string[], mayExit: boolean): string | undefined {
  const own = withoutRepeated(lines);
  const isFailure = (line: string) =>
    (failedLine.test(line) || (mayExit && exitCode.test(line))) && !harmless.test(line) && !passedPoint.test(line);
  const found = own
    .slice(-linesOfEnd)
    .findLastIndex((line, index, end) => isFailure(line) && !ignoredBelow.test(end[index + 1] ?? "") && !isProbe(line, index, end));
  const index = found < 0 ? -1 : Math.max(0, own.length - linesOfEnd) + found;
  if (index >= 0 && logged.test(own[index] ?? "") && isAllWell(own.at(-1) ?? "")) return undefined;
  const line = own[index] ?? uncaughtError(own) ?? linterFinding(own);
  const at = index < 0 && line !== undefined ? own.lastIndexOf(line) : index;
  return line === undefined || summaryFollows(lines, at < 0 ? own.length - 1 : at) ? undefined : line;
}
