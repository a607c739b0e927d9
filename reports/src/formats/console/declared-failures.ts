import { plain } from "../loose-json.ts";
import { readOutput } from "./runner.ts";

/** An unmet threshold or a failed hook, in the words of the tool. No test fails because of it, and reports do not show it. */
const failuresOutsideTests: readonly RegExp[] = [
  /^Jest: (?:"\S.*" coverage threshold for \w+ \(-?[\d.]+%?\) not met: |Coverage for \w+ \([\d.]+%\) does not meet |Uncovered count for \w+ \(\d+\) exceeds |Coverage data for \S.* was not found\.)/,
  // nyc, c8, Vitest and Karma.
  /^(?:\S{1,100} )?ERROR: Coverage for \w+ \([\d.]+%\) does not meet (?:\S{1,200} )?threshold \([\d.]+%\)/,
  // pytest-cov and coverage.py.
  /^FAIL Required test coverage of [\d.]+% not reached\./,
  /^(?:ERROR: )?Coverage failure: total of [\d.]+ is less than fail-under=/,
  // SimpleCov.
  /^(?:\w+ coverage|Coverage)(?: by file)? \([\d.]+%\) is below the expected minimum coverage \([\d.]+%\)/,
  /^SimpleCov failed with exit \d+ due to a coverage related error/,
  // JaCoCo; as a warning it is switched off.
  /^\[ERROR\] .*Coverage checks have not been met\./,
  // behave counts the failed hooks of scenarios only.
  /^(?:\S{1,500}\.feature {2}[.SFEU]*)?HOOK-ERROR in (?:before|after)_(?:all|feature): /,
  // Pest.
  /^ {1,3}FAIL {2}Code coverage below expected:? /,
];

/** The build tool calls the build failed. That may be because of tests. */
const failedBuilds: readonly RegExp[] = [
  /^\[(?:INFO|ERROR)\] BUILD FAILURE$/,
  /^\[ERROR\] Failed to execute goal \S/,
  /^FAILURE: Build failed with an exception\.$/,
  /^BUILD FAILED(?: in \d.*)?$/,
  /^Test Run (?:Aborted|Failed)\.$/,
];

/**
 * What the output calls a failure although no test may have failed, as a sentence: an unmet coverage threshold or findings of `go vet`, and a failed build
 * unless a test explains it. Only lines that no other program prints.
 */
export function readDeclaredFailure(text: string, isCut: boolean, hasFailedTests: boolean): string | undefined {
  const { lines } = readOutput(plain(text) ?? "", isCut);
  const patterns = hasFailedTests ? failuresOutsideTests : [...failuresOutsideTests, ...failedBuilds];
  const line = lines.find((each, index) => patterns.some((pattern) => pattern.test(each)) || isGoFinding(each, lines[index - 1]));
  return line === undefined ? undefined : `The output says that the run failed: “${line.trim().slice(0, 300)}”`;
}

/** Below `# package`, where `go vet` and the compiler list what is wrong. Warnings of a C compiler look alike. */
function isGoFinding(line: string, before: string | undefined): boolean {
  return /^# \S+(?: \[\S+\])?$/.test(before ?? "") && /^(?:vet: )?\S+\.go:\d+:\d+: (?!warning)/.test(line);
}
