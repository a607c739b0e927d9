import type { LogLine, Material } from "../../../material/material.ts";
import { isSummary } from "./range-of-tests.ts";
import { isOfTest } from "../messages/message-part.ts";

/** A test, or code that it called, ended the process of its runner. */
export interface EndedByTest {
  /** The line that shows it. */
  line: LogLine;
  /** A sentence for the user. */
  cause: string;
}

/** Node, Jest and cargo say with which code a process ended; cargo's own code for failed tests is 101. */
const statements: readonly RegExp[] = [
  /^\s*● {2}process\.exit called with "(\d+)"/,
  /^\s*process didn't exit successfully: .* \(exit status: (?!101\))(\d+)\)$/,
];
/** gotestsum knows no time of a test that did not end. */
const gotestsumUnended = /^=== FAIL: \S+ \S+ \(unknown\)$/;
const nodeExit = /^\s*exitCode: ([1-9]\d*)$/;
const nodeFile = /^✖ \S+\.[cm]?[jt]s \([\d.]+ms\)$/;
const rspecPassed = /^\d+ examples?, 0 failures(?:, \d+ pending)?$/;
const rspecAdds = /^(?:Randomized with seed |Coverage report |(?:Line|Branch) Coverage: )/;
const begins = /^(?:# Running:|PHPUnit \d\S* by |Loaded suite \S)/;
/** `timeout` ended the process. */
const exitCodeOfTimeout = 124;
const anySummary = /^(?:=+ )?\d+ errors? in [\d.]+s\b|\b\d+ (?:passing|passed|failing|failed|examples?|tests?|runs|specs?|scenarios?)\b/i;

/** Undefined when an error or a failed test explains the end, or when nothing shows it. */
export function endedByTest({ lines, exitCode }: Pick<Material, "lines" | "exitCode">): EndedByTest | undefined {
  for (const line of lines) {
    const code = statements.map((statement) => statement.exec(line.text)?.[1]).find((found) => found !== undefined);
    if (code !== undefined) return shownBy(line, code);
  }
  const unended = lines.find(({ text }) => gotestsumUnended.test(text));
  if (unended)
    return {
      line: unended,
      cause: `A test did not end: it, or code that it called, ended the process, or the process was ended. The test: “${unended.text.trim()}”`,
    };
  const ofNode = endOfNodeFile(lines);
  if (ofNode || exitCode === null || exitCode === 0 || exitCode === exitCodeOfTimeout) return ofNode;
  const rest = `Probably a test, or code that it called, ended the process with exit code ${exitCode}, and the tests after it did not run.`;
  const passed = lines.findLast(({ text }) => rspecPassed.test(text));
  const hasMore = passed && lines.some(({ line, text }) => line > passed.line && text.trim() !== "" && !rspecAdds.test(text));
  if (passed && !hasMore)
    return {
      line: passed,
      cause: `The runner counts no failure, but the exit code is not 0. ${rest} The summary: “${passed.text.trim()}”`,
    };
  const last = lines.findLast(({ text }) => text.trim() !== "");
  const hasBegun = lines.some(({ text }) => isOfTest(text) || begins.test(text));
  // 1 says that tests failed; their failures may have been filtered out.
  if (!last || !hasBegun || exitCode === 1 || lines.some(({ text }) => isSummary(text) || anySummary.test(text))) return undefined;
  return { line: last, cause: `The output ends before the runner's summary. ${rest} The last line: “${last.text.trim()}”` };
}

/** What files of `node --test` printed, which its TAP shows as comments; undefined in other output, and if a test failed. */
export function printedByNodeFiles(lines: readonly LogLine[]): LogLine[] | undefined {
  if (!failedOnlyByFiles(lines)) return undefined;
  return lines.flatMap((line) => {
    const text = /^# (?!Subtest: |(?:tests|suites|pass|fail|cancelled|skipped|todo|duration_ms) [\d.]+$)(.*)$/.exec(line.text)?.[1];
    return text === undefined ? [] : [{ ...line, text }];
  });
}

/** In TAP, the point of a file has the exit code of its process. */
function failedOnlyByFiles(lines: readonly LogLine[]): boolean {
  const count = (pattern: RegExp) => lines.filter(({ text }) => pattern.test(text)).length;
  return count(nodeExit) > 0 && count(nodeExit) === count(/^\s*not ok \d/);
}

/** In place of a test, Node names the file whose process ended. An error that nothing caught ends it too, and is printed. */
export function endOfNodeFile(lines: readonly LogLine[]): EndedByTest | undefined {
  if (lines.some(({ text }) => /^\W*Node\.js v\d/.test(text))) return undefined;
  const first = lines.find(({ text }) => nodeExit.test(text));
  if (first && failedOnlyByFiles(lines)) return shownBy(first, nodeExit.exec(first.text)?.[1]);
  const failed = lines.filter(({ text }) => text.startsWith("✖ ") && text !== "✖ failing tests:");
  const [file] = failed;
  if (!file || !failed.every(({ text }) => nodeFile.test(text)) || !lines.some(({ text }) => /^\s*'test failed'$/.test(text)))
    return undefined;
  return {
    line: file,
    cause: `A test, or code that it called, ended the process of its file, for example with process.exit. The tests after it did not run. The file: “${file.text.trim()}”`,
  };
}

function shownBy(line: LogLine, code: string | undefined): EndedByTest {
  const cause = `A test, or code that it called, ended the process with exit code ${code}. The tests after it did not run. The line: “${line.text.trim()}”`;
  return { line, cause };
}
