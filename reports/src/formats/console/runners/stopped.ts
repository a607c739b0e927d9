import { googleTestEnd, googleTestStart } from "./c-and-c-plus-plus.ts";
import { playwrightSummary } from "./javascript.ts";
import type { ConsoleOutput } from "./runner.ts";
import { cargoStart, jestHead, ofJest, unittestLine, vitestStart } from "./unfinished.ts";

/** Whether a runner began and its summary, which it always prints, is missing: it was stopped. By the runner's name. */
export const isStopped: Readonly<Record<string, (output: ConsoleOutput) => boolean>> = {
  pytest: ({ lines }) => moreOf(lines, /^=+ test session starts =+$/, /^=+ .* in [\d.]+s\b.* =+$|^Results \([\d.]+s\):$/),
  Jest: ({ lines }) =>
    isJestUnfinished(lines) ||
    (ofJest(lines).some((line) => jestHead.test(line) || jestProgress.test(line) || /^\s*● {2}process\.exit called with "/.test(line)) &&
      !lines.some((line) => /^Test(?: Suite)?s: |^No tests found(?:, exiting with code 0| related to files changed since )/.test(line))),
  Vitest: ({ lines }) =>
    moreOf(lines, vitestStart, /^ +Test Files {2}\d|^ +Tests {2}|^No test files found|^ *BENCH {2}Summary/) &&
    !lines.some((line) => /^ Test Files {2}no tests/.test(line)),
  Mocha: isMochaStopped,
  Cypress: ({ lines }) => moreOf(lines, /^\s*\(Run Starting\)$/, /^\s*\(Run Finished\)$/),
  Playwright: ({ lines }) => {
    const starts = lines.flatMap((line, index) => (/^Running [1-9]\d* tests? using \d+ workers?/.test(line) ? [index] : []));
    return starts.some((start, index) => playwrightSummary(lines.slice(start + 1, starts[index + 1])) === undefined);
  },
  PHPUnit: isPhpUnitStopped,
  unittest: ({ lines }) => lines.some((line) => unittestLine.test(line)) && !lines.some((line) => /^Ran \d+ tests? in /.test(line)),
  "cargo test": isCargoStopped,
  "go test": ({ lines }) => {
    const last = lines.findLastIndex((line) => /^=== RUN {3}\S+$/.test(line));
    return last >= 0 && !lines.slice(last).some((line) => /^(?:PASS|FAIL|ok)(?:\s|$)/.test(line));
  },
  RSpec: isRspecStopped,
  // minitest-reporters prints "Started with run options".
  minitest: ({ lines }) =>
    moreOf(lines, /^(?:Started with run options|Run options:) .*--seed \d+/, /^\d+ (?:runs|tests), \d+ assertions, /) ||
    moreOf(lines, /^Loaded suite \S/, /^Finished in [\d.]+ seconds\.$|^\d+ (?:runs|tests), \d+ assertions, /),
  // The places of its steps are in .py files, those of the Ruby implementation in .rb files. Other implementations are not known by their output.
  behave: ({ lines }) =>
    endsWithout(lines, /^Feature: .* # \S+\.feature:\d+$|^\S+\.feature {2}[.SFEU]+$/, /^\d+ (?:features?|scenarios?) passed, /),
  Cucumber: ({ lines }) => endsWithout(lines, /^ {4,}\S.* # \S+\.rb:\d+$/, /^\d+ scenarios?\b/),
  "Robot Framework": isRobotStopped,
  Jasmine: ({ lines }) => {
    const starts = lines.filter((line, index) => line === "Started" && /^Randomized with seed \d+$/.test(lines[index - 1] ?? ""));
    return starts.length > lines.filter((line) => /^\d+ specs?, \d+ failures?|^No specs found|^Incomplete:/.test(line)).length;
  },
  uvu: ({ lines }) => lines.includes("• Exiting early before testing is finished."),
  GoogleTest: ({ lines }) => moreOf(lines, googleTestStart, googleTestEnd),
  CTest: ({ lines }) => moreOf(lines, /^Test project \/\S/, /^\d+% tests passed, |^No tests were found!!!$|^Total Tests: \d+$/),
  "dotnet test": ({ lines }) =>
    lines.some((line) => /^Starting test execution, please wait\.\.\.$/.test(line)) &&
    !lines.some((line) => /^Total tests: \d|^(?:Passed|Failed|Skipped)! {1,2}- |^Test Run |^No test (?:is available|matches)/.test(line)),
  TAP: isTapStopped,
};

function moreOf(lines: readonly string[], start: RegExp, end: RegExp): boolean {
  const count = (pattern: RegExp) => lines.filter((line) => pattern.test(line)).length;
  return count(start) > count(end);
}

/** For starts that one run prints many times: whether no end follows the last one. */
function endsWithout(lines: readonly string[], start: RegExp, end: RegExp): boolean {
  const last = lines.findLastIndex((line) => start.test(line));
  return last >= 0 && !lines.slice(last).some((line) => end.test(line));
}

/**
 * Its tests look like the check list of any program. It is known by the command that npm or a shell prints, or by two empty lines at the start with
 * nothing but indented lines after them, or a suite with its tests.
 */
function isMochaStopped({ lines, isCut, startsWithTwoBlanks }: ConsoleOutput): boolean {
  const isK6 = lines.some((line) => /^ +█ \S/.test(line));
  const isMochaOnly =
    startsWithTwoBlanks &&
    !isK6 &&
    !isCut &&
    (lines.every((line) => line === "" || line.startsWith("  ")) ||
      (/^ {2}\S/.test(lines[1] ?? "") && lines.some((line) => /^ {4}[✔✓√] \S/.test(line))));
  const start = isMochaOnly ? 0 : lines.findLastIndex((line) => /^[>$+] (?:npx |\S*\/)?mocha(?: |$)/.test(line));
  if (start < 0) return false;
  const after = lines.slice(start);
  return after.some((line) => /^ {2,}[✔✓√] \S|^ {2}[.,!]+$/.test(line)) && !after.some((line) => /^\s+\d+ passing\b/.test(line));
}

/**
 * With a random order RSpec prints the seed after an empty line, at the start and after the summary. ExUnit prints it after the summary only. Jasmine
 * prints it at the start.
 */
function isRspecStopped({ lines }: ConsoleOutput): boolean {
  if (endsWithout(lines, /^Run options: (?:include|exclude) \{/, /^\d+ examples?, /)) return true;
  if (lines.some((line) => line === "Started" || /^\d+ specs?, /.test(line))) return false;
  let [hasBegun, hasSummary] = [false, false];
  for (const [index, line] of lines.entries()) {
    if (/^\d{1,9} (?:example|test|doctest|propert|feature)\w{0,10}, /.test(line)) hasSummary = true;
    if (!/^Randomized with seed \d+$/.test(line) || (index > 0 && lines[index - 1] !== "")) continue;
    if (hasBegun && !hasSummary) return true;
    hasBegun = !hasSummary;
    hasSummary = false;
  }
  return hasBegun && !hasSummary;
}

const rspecEnd = /^Finished in .+ \(files took .+ to load\)$/;

/**
 * An example that calls `exit` is counted by RSpec, which then says "0 failures" and leaves with 0, but it has no dot. Only the default formatter shows
 * that, unless the examples print lines of their own.
 */
export function describeLostExamples({ lines, isCut }: ConsoleOutput): string | undefined {
  const ends = lines.flatMap((line, index) => (rspecEnd.test(line) ? [index] : []));
  const progress = lines
    .slice(0, ends.at(-1))
    .filter((line) => line !== "" && !/^(?:Randomized with|Run options:|Finished in) /.test(line));
  if (isCut || !progress.some((line) => /^[.*F]+$/.test(line))) return undefined;
  const counted = ends.reduce((sum, end) => sum + Number(/^(\d{1,9}) examples?, 0 failures/.exec(lines[end + 1] ?? "")?.[1] ?? 0), 0);
  // Any other line may stand for an example too.
  const ended = progress.reduce((sum, line) => sum + Math.max(1, line.length - line.replace(/[.*F]/g, "").length), 0);
  if (ended >= counted) return undefined;
  return `RSpec counts ${counted} examples, but at most ${ended} ended: one of them left the process, for example by calling exit, and the others did not run. The exit code was 0.`;
}

/** Each suite begins with its name between two lines and ends with its counts; `--console dotted` has one line for each. */
function isRobotStopped({ lines }: ConsoleOutput): boolean {
  const isRule = (line: string | undefined) => /^={20,}$/.test(line ?? "");
  const isRobot = lines.some((line) => / +\| (?:PASS|FAIL|SKIP) \|$/.test(line));
  const starts = lines.filter((_, index) => isRule(lines[index - 1]) && isRule(lines[index + 1])).length;
  const ends = lines.filter((line) => /^\d+ tests?(?: total)?, \d+ passed, \d+ failed\b/.test(line)).length;
  return (isRobot && starts > ends) || moreOf(lines, /^Running suite '.*' with \d+ tests?\.$/, /^Run suite '.*' with \d+ tests? in /);
}

/** Points without version and plan, if the output is nothing else. */
function isTapStopped({ lines, isCut }: ConsoleOutput): boolean {
  if (isCut || !/^ok 1 \S/.test(lines.find((line) => line !== "") ?? "")) return false;
  return lines.every((line) => /^(?:ok \d+(?: \S.*)?|#.*|\s.*|)$/.test(line));
}

/** Each crate has a heading, without `-q`; crates with a test harness of their own print anything. Tests may print the words of another run. */
function isCargoStopped({ lines }: ConsoleOutput): boolean {
  // A test that ended the process may have begun a line.
  const heading = /^(?:test \S.{0,500} \.\.\.)? +(?:Running (?:unittests )?\S+ \(|Doc-tests \S)/;
  const isCargo = lines.some((line) => heading.test(line) || /^test \S.* \.\.\.(?: |$)|^test result: /.test(line));
  const hasHeadings = lines.some((line) => heading.test(line));
  return (
    isCargo &&
    lines.some((line) => cargoStart.test(line)) &&
    moreOf(lines, /^running \d+ tests?$/, /^test result: /) &&
    (!hasHeadings || moreOf(lines, heading, /^test result: /))
  );
}

/**
 * A test that ends the process prints its last lines after the dots. Some options print the head only, so without dots there must be a line that a run
 * prints, or words without a line end. `--no-results` leaves out everything after the last dot.
 */
function isPhpUnitStopped({ lines, endsInLine }: ConsoleOutput): boolean {
  const starts = lines.flatMap((line, index) => (/^PHPUnit \d\S* by Sebastian Bergmann\b/.test(line) ? [index] : []));
  return starts.some((start, index) => {
    const section = lines.slice(start + 1, starts[index + 1]);
    if (section.some((line) => /^(?:OK \(\d+ tests?, |Tests: \d+, Assertions: \d|No tests executed!)/.test(line))) return false;
    if (section.some((line) => /^There (?:was|were) \d+ (?:error|failure)s?:$/.test(line))) return true;
    if (section.some((line) => /^Time: \d[\w:.]*(?: \w+)?, Memory: \d| (\d{1,9}) \/ \1 \(100%\)$/.test(line))) return false;
    const isLast = index === starts.length - 1;
    return section.some((line) => phpUnitRuns.test(line)) || (isLast && endsInLine && section.some((line) => line !== ""));
  });
}

const phpUnitRuns =
  /^Test '.+' started$|^[.FEWRSINDP]+(?: +\d+ \/ \d+ \( *\d+%\))?$|^[FEWRSINDP]*\.|^ [✔✘∅↩⚠☢] \S|^Runtime: +PHP |^(?:PHP )?Fatal error: /;

/**
 * What pytest says when a test or a signal interrupted it, or when pytest or a plugin failed itself. It counts the tests that ran before, and not those
 * that are missing.
 */
export function describeInterrupted({ lines }: ConsoleOutput): string | undefined {
  const stop = /^!+ (?:KeyboardInterrupt(?:: .*)? !+$|_pytest\.outcomes\.Exit\b|(?:\S+\.)?Interrupted: )/;
  const interrupted = lines.find((line) => stop.test(line))?.replace(/^!+ | !+$/g, "");
  if (interrupted !== undefined)
    return `pytest says that it was interrupted: “${interrupted.slice(0, 300)}”. Tests may not have run. The exit code was 0.`;
  // Its last line is the error. pytest-xdist prints it after the dots.
  const traceback = lines.filter((line) => /^[.,sxXFE]*INTERNALERROR> /.test(line));
  if (traceback.length < 2) return undefined;
  const error = traceback.at(-1)?.replace(/^[.,sxXFE]*INTERNALERROR> +/, "") ?? "";
  return `pytest says that it failed itself: “${error.slice(0, 300)}”. Tests may not have run. The exit code was 0.`;
}

/** Marks of progress without an end of line, as most runners print them, and nothing else but what precedes them. The runner is not known. */
export function endsInProgress({ lines, isCut, endsInLine }: ConsoleOutput): boolean {
  if (isCut || !endsInLine || !/^ *[.*,UFSEPWI-]*\.$/.test(lines.at(-1) ?? "")) return false;
  return lines.every((line) =>
    /^(?: *[.*,UFSEPWI-]+|[>$+] .*|Randomized with seed \d+|Cannot use 'progress-bar' formatter .*|)$/.test(line),
  );
}

/** The message about runners that were stopped. */
export function describeStopped(runners: readonly string[]): string {
  return `The output shows the beginning of ${runners.join(", ")} but not ${runners.length === 1 ? "its" : "their"} summary: the runner was stopped before it ended, or its output was filtered. The exit code was 0, but tests may have failed or not run.`;
}

/** What Jest shows on a terminal while tests run. Its summary stands after the last one. */
const jestProgress = /^ ?RUNS {1,4}(?:\S{1,100} )?\S+\.(?:test|spec)\.[cm]?[jt]sx?$|^Determining test suites to run\.\.\.$/;

/** Jest shows its counts while tests run, too: the last ones are not of all files. `--bail` leaves out files after a failed one. */
function isJestUnfinished(lines: readonly string[]): boolean {
  const last = ofJest(lines).findLast((line) => line.startsWith("Test Suites: ")) ?? "";
  const [, ran, total] = /(\d{1,9}) of (\d{1,9}) total$/.exec(last) ?? [];
  if (ran === undefined || / failed\b/.test(last)) return false;
  const skipped = Number(/(\d{1,9}) skipped\b/.exec(last)?.[1] ?? 0);
  return Number(ran) + skipped < Number(total);
}
