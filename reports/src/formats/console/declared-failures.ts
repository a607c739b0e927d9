import { readOutputs, streamsOf } from "./runner.ts";
import type { Stream, StreamLine } from "./streams.ts";

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

/** A compiler or the set-up of a whole run failed. */
const failedSetUps: readonly RegExp[] = [
  /^error: could not compile `[^`]+` \((?:lib|bin|test|bench|example|build script)\b/,
  /^(?:Error: )?Jest: Got error running global(?:Setup|Teardown) - /,
  /^(?:Error: )?a (?:BeforeAll|AfterAll) hook errored, process exiting: /,
];

/** The same in words that tests print too: only if there was no test. */
const failedBeforeTests: readonly RegExp[] = [
  // Mocha could not load a file.
  /^ ?Exception during run: \S/,
  // The TypeScript compiler, without and with colours.
  /^(?:\S.*(?:\(\d+,\d+\): |:\d+:\d+ - ))?error TS\d+: /,
];

/** A tool says that a program that it started failed. What stood above may have been ignored on purpose, so only the end of the output counts. */
const failedPrograms: readonly RegExp[] = [
  /^ERROR: "\S.*" exited with [1-9]\d*\.$/,
  /^\s?(?:ELIFECYCLE|ERR_PNPM_RECURSIVE_(?:RUN_FIRST_)?FAIL)\b/,
  /^npm (?:ERR!|error) (?:code ELIFECYCLE$|Lifecycle script `.+` failed with error:)/,
];
const linesOfEnd = 15;

/**
 * What the output calls a failure although no test may have failed, as a sentence: an unmet coverage threshold or findings of `go vet`, and a failed build
 * or program unless a test explains it. Only lines that no other program prints.
 */
export function readDeclaredFailure(text: string, isCut: boolean, tests: { any: boolean; failed: boolean }): string | undefined {
  const outputs = readOutputs(text, isCut);
  const patterns = [
    ...failuresOutsideTests,
    ...(tests.failed ? [] : [...failedBuilds, ...failedSetUps]),
    ...(tests.any ? [] : failedBeforeTests),
  ];
  const [line] = outputs.flatMap(({ lines }) =>
    lines.filter(
      (each, index) =>
        patterns.some((pattern) => pattern.test(each)) ||
        isGoFinding(each, lines[index - 1]) ||
        (!tests.any && isPlaywrightSetUp(lines, index)),
    ),
  );
  const streams = streamsOf(text);
  const said = line ?? (tests.any ? undefined : failedInJson(streams)) ?? (tests.failed ? undefined : failedProgram(streams));
  return said === undefined ? undefined : `The output says that the run failed: “${said.trim().slice(0, 300)}”`;
}

/** Playwright's `globalSetup`: the error, its place and the code. Without a test it prints nothing else. */
function isPlaywrightSetUp(lines: readonly string[], index: number): boolean {
  const [place, code] = [lines[index + 2] ?? "", lines.slice(index + 3, index + 8)];
  return (
    /^\w*Error: \S/.test(lines[index] ?? "") &&
    /^ {3}at \S+\.[cm]?[jt]sx?:\d+$/.test(place) &&
    code.some((line) => /^> +\d+ \| /.test(line))
  );
}

/** RSpec's and Mocha's own JSON, which is no report format here. */
function failedInJson(streams: readonly Stream[]): string | undefined {
  for (const { lines } of streams)
    for (const [index, { text }] of lines.entries()) {
      const said = text.startsWith("{")
        ? /"summary_line":"([^"]{0,200}\b[1-9]\d{0,8} (?:failures?|errors?)\b[^"]{0,200})"/.exec(text)?.[1]
        : undefined;
      if (said !== undefined) return said;
      if (text !== '  "stats": {') continue;
      const failures = lines.slice(index + 1, index + 8).find((line) => /^ {4}"failures": [1-9]\d*,$/.test(line.text));
      if (failures) return failures.text;
    }
  return undefined;
}

/** The line in which the tool around several programs says that one of them failed. */
function failedProgram(streams: readonly Stream[]): string | undefined {
  const own = streams.find(({ label }) => label === undefined)?.lines ?? [];
  const end = own.filter(({ text }) => text.trim() !== "").slice(-linesOfEnd);
  const said = end.find(({ text }) => failedPrograms.some((pattern) => pattern.test(text.replaceAll("\u2009", ""))))?.text;
  return said ?? exitedService(streams, own) ?? exitedCommand(streams);
}

/** How docker compose says that it stops the other services, whose exit codes then mean nothing. */
const stopsOthers = /^(?:Aborting on container exit|Gracefully stopping)|^ ?(?:\[\+\] )?Stopping |^ Container \S+ {2}Stopping$/;

/**
 * docker compose: `tests-1 exited with code 1`. A service that printed lines after that was started again. A service that was killed counts too, unless
 * another one passed after that: then it was no longer needed.
 */
function exitedService(streams: readonly Stream[], own: readonly StreamLine[]): string | undefined {
  const end = own.findIndex(({ text }) => stopsOthers.test(text));
  const ends = new Map<Stream, StreamLine>();
  for (const line of own.slice(0, end < 0 ? undefined : end)) {
    // Old versions write the name of the container, which ends with that of the service.
    const name = /^(\S+) {1,40}exited with code \d+$/.exec(line.text)?.[1];
    const service = name && streams.find(({ label }) => label !== undefined && name.endsWith(label));
    if (service) ends.set(service, line);
  }
  const lastPass = Math.max(-1, ...[...ends.values()].filter(({ text }) => text.endsWith(" 0")).map(({ index }) => index));
  return [...ends].find(([{ lines }, { index, text }]) => {
    const isStopped = text.endsWith(" 130") || (/ (?:137|143)$/.test(text) && index < lastPass);
    return (lines.at(-1)?.index ?? 0) < index && !text.endsWith(" 0") && !isStopped;
  })?.[1].text;
}

/** concurrently: `npm run api exited with code 1`, as the last line of that program. Programs that it ended itself do not count. */
function exitedCommand(streams: readonly Stream[]): string | undefined {
  const endsOthers = streams.flatMap(({ lines }) => lines.find(({ text }) => /^--> Sending SIG[A-Z]+ to other processes/.test(text)) ?? []);
  const end = Math.min(...endsOthers.map(({ index }) => index));
  return streams
    .filter(({ label }) => label !== undefined)
    .map(({ lines }) => lines.findLast(({ text }) => text.trim() !== ""))
    .find((line) => line && line.index < end && /^\S.* exited with code (?:[1-9]\d*|SIG(?!INT)[A-Z]+)$/.test(line.text))?.text;
}

/** Below `# package`, where `go vet` and the compiler list what is wrong. Warnings of a C compiler look alike. */
function isGoFinding(line: string, before: string | undefined): boolean {
  return /^# \S+(?: \[\S+\])?$/.test(before ?? "") && /^(?:vet: )?\S+\.go:\d+:\d+: (?!warning)/.test(line);
}
