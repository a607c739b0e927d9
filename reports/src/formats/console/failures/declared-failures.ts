import { crashOf } from "./crashes.ts";
import { failedProgram } from "./failed-programs.ts";
import { type SplitConsole, summaryFollows } from "../format.ts";
import { lineOfStoppedEarly } from "./stopped-early.ts";
import { matchesAny } from "../output/progress-marks.ts";
import { startError } from "./start-errors.ts";
import type { Stream } from "../output/streams.ts";

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
  // The set-up or tear-down of a whole run.
  /^(?:Error: )?Jest: Got error running global(?:Setup|Teardown) - /,
  /^(?:Error: )?a (?:BeforeAll|AfterAll) hook errored, process exiting: /,
  // Pest.
  /^ {1,3}FAIL {2}Code coverage below expected:? /,
  // prove dies and still prints the summary of the files before.
  /^Cannot detect source of '\S.*'! at \S+\/TAP\/Parser\/IteratorFactory\.pm line \d/,
];

/** The build tool calls the build failed. That may be because of tests. */
const failedBuilds: readonly RegExp[] = [
  /^\[(?:INFO|ERROR)\] BUILD FAILURE$/,
  /^\[ERROR\] Failed to execute goal \S/,
  /^FAILURE: Build failed with an exception\.$/,
  /^BUILD FAILED(?: in \d.*)?$/,
  /^Build (?:FAILED\.|failed with \d+ error\(s\)(?: .*)?)$/,
  /^Test Run (?:Aborted|Failed)\.$/,
  // k6, on a terminal or in a file.
  /^(?:ERRO\[\d{1,9}\] |(?:time="?\S{1,60}"? )?level=error msg=")(?:[tT]hresholds (?:on metrics '.{1,500}' )?(?:have been|were) (?:crossed|breached)|[sS]ome thresholds have failed|test run was (?:marked as failed|aborted)\b)/,
];

/** A compiler failed, perhaps the one of a test. */
const failedSetUps: readonly RegExp[] = [
  /^error: could not compile `[^`]+` (?:\((?:lib|bin|test|bench|example|build script)\b|due to (?:previous error|\d+ previous errors)\b)/,
];

/** The tests of a run that are known from its report or its console. */
export interface KnownTests {
  any: boolean;
  failed: boolean;
  inReport: boolean;
}

/**
 * What the output calls a failure although no test may have failed, as a sentence: an unmet coverage threshold or findings of `go vet`, and a failed build
 * or program unless a test explains it. Next to a failure, also that other tests did not run. Only lines that no other program prints.
 */
export function readDeclaredFailure({ streams, outputs }: SplitConsole, tests: KnownTests): string | undefined {
  const patterns = [...failuresOutsideTests, ...(tests.failed ? [] : [...failedBuilds, ...failedSetUps])];
  const [line] = outputs.flatMap(({ lines }) =>
    lines.filter((each, index) => matchesAny(patterns, each) || isGoFinding(each, lines[index - 1])),
  );
  const message =
    line ??
    outputs.flatMap(({ lines }) => failedAfterTests(lines) ?? [])[0] ??
    (tests.any ? undefined : failedInOwnFormat(streams)) ??
    (tests.failed ? undefined : failedProgram(streams)) ??
    (tests.inReport ? undefined : outputs.flatMap((output) => startError(output, tests) ?? [])[0]) ??
    (tests.inReport || tests.failed ? undefined : outputs.flatMap((output) => crashOf(output, tests) ?? [])[0]);
  const stopped = tests.failed ? outputs.flatMap(({ lines }) => lineOfStoppedEarly(lines) ?? [])[0] : undefined;
  if (message === undefined && stopped !== undefined)
    return `A failure kept other tests from running. The output says: “${withoutFrame(stopped).slice(0, 300)}”`;
  return message === undefined ? undefined : `The output says that the run failed: “${message.trim().slice(0, 300)}”`;
}

/** pytest fills the line: `!!!!!!!!!!!! Interrupted: 1 error during collection !!!!!!!!!!!!`. */
const withoutFrame = (line: string) => line.trim().replace(/^!{3,} (.{1,1000}) !{3,}$/, "$1");

/** RSpec's and Mocha's own JSON and RSpec's HTML, which are no report formats here. */
function failedInOwnFormat(streams: readonly Stream[]): string | undefined {
  for (const { lines } of streams)
    for (const [index, { text }] of lines.entries()) {
      const message = text.startsWith("{")
        ? /"summary_line":"([^"]{0,200}\b[1-9]\d{0,8} (?:failures?|errors?)\b[^"]{0,200})"/.exec(text)?.[1]
        : undefined;
      if (message !== undefined) return message;
      // Mocha's `json-stream` and RSpec's `html`.
      if (/^\["end",\{.{0,300}"failures":[1-9]/.test(text)) return text;
      const total = /getElementById\('totals'\)\.innerHTML = "(\d+ examples?, [1-9]\d* failures?)\b/.exec(text)?.[1];
      if (total !== undefined) return total;
      if (text !== '  "stats": {') continue;
      const failures = lines.slice(index + 1, index + 8).find((line) => /^ {4}"failures": [1-9]\d*,$/.test(line.text));
      if (failures) return failures.text;
    }
  return undefined;
}

/** Below `# package`, where `go vet` and the compiler list what is wrong. Warnings of a C compiler look alike. */
function isGoFinding(line: string, before: string | undefined): boolean {
  return /^# \S+(?: \[\S+\])?$/.test(before ?? "") && /^(?:vet: )?\S+\.go:\d+:\d+: (?!warning)/.test(line);
}

/** An error that nothing caught in minitest's `after_run`, or in Mocha's process after its last test: the runner's own frame is in the trace. */
function failedAfterTests(lines: readonly string[]): string | undefined {
  const ruby = lines.findIndex((line) =>
    /^\s+(?:\d+: )?from \S+\/minitest\.rb:\d+:in [`'](?:block .{0,20} in )?(?:Minitest\.)?autorun'$/.test(line),
  );
  const begin = lines.slice(0, Math.max(0, ruby)).findLastIndex((line) => !/^\s+(?:\d+: )?from /.test(line));
  if (ruby >= 0 && begin >= 0) return lines[begin];
  const node = lines.findIndex(
    (line, index) => /\/node_modules\/mocha\/lib\/runner\.js:\d+$/.test(line) && lines[index + 1]?.trim() === "throw err;",
  );
  return node < 0 || summaryFollows(lines, node)
    ? undefined
    : (lines.slice(node, node + 8).find((line) => /^(?:Uncaught )?\w*Error\b/.test(line)) ?? lines[node]);
}
