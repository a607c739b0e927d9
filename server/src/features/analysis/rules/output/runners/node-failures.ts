import type { LogLine } from "../../../material/material.ts";

/** A failure that node:test shows away from the failed test: the error that ended a file, or that of a suite's hook. */
export interface NodeFailure {
  /** The file's path or the suite's name, as in the report. */
  name: string;
  /** What shows the error, without the comment sign of TAP. */
  lines: LogLine[];
  isTap: boolean;
}

const fileInSpec = /^✖ (\S.{0,400}\.[cm]?[jt]sx?) \([\d.]+ms\)$/;
const onlyFailed = /^\s*'test failed'$/;
const pointOfTap = /^\s*not ok \d+ - (.{1,400})$/;
const maxLinesOfPoint = 60;
const maxLinesAbove = 200;

/** Node writes it below an error that nothing caught. */
const endOfError = /^Node\.js v\d/;
/** Where it was thrown: the first line of such an error. */
const placeOfError = /^(?:node:|file:|\/|[A-Za-z]:\\)\S.*:\d+$/;
/** An error that was thrown when its test had ended. */
const afterTest = /^(?:ℹ )?\w*Error: (?:Test ".{1,400}" at \S{1,400}|A resource) generated asynchronous activity after the test ended\./;
const resultInSpec = /^[✔✖▶ℹ﹣] |^\s*'test failed'$/;
const commentOfTap = /^# (?!Subtest: )(.*)$/;

/** The errors that ended files of `node --test`, and in TAP those of the hooks of its suites. A file whose output shows no error is left out. */
export function nodeFailures(lines: readonly LogLine[]): NodeFailure[] {
  return lines.flatMap(({ text }, index): NodeFailure[] => {
    const file = fileInSpec.exec(text)?.[1];
    if (file !== undefined && onlyFailed.test(lines[index + 1]?.text ?? ""))
      return asFailure(file, errorAbove(inSpec(lines, index)), false);
    const point = pointOfTap.exec(text)?.[1];
    return point === undefined ? [] : asFailure(point, ofPoint(lines, index), true);
  });
}

const asFailure = (name: string, lines: LogLine[], isTap: boolean) => (lines.length > 0 ? [{ name, lines, isTap }] : []);

/** What stands between the result above and this one: Node prints the output of one file after the other. */
function inSpec(lines: readonly LogLine[], index: number): LogLine[] {
  const above = lines.slice(Math.max(0, index - maxLinesAbove), index);
  return above.slice(above.findLastIndex(({ text }) => resultInSpec.test(text) && !afterTest.test(text)) + 1);
}

function ofPoint(lines: readonly LogLine[], index: number): LogLine[] {
  const below = lines.slice(index + 1, index + 1 + maxLinesOfPoint);
  const end = below.findIndex(({ text }) => /^\s*\.\.\.$/.test(text));
  const details = below.slice(0, Math.max(0, end));
  const says = (pattern: RegExp) => details.some(({ text }) => pattern.test(text));
  if (says(/^\s*type: 'suite'$/) && says(/^\s*failureType: '(?:hookFailed|testTimeoutFailure)'$/)) return details.map(withoutKey);
  if (!says(/^\s*exitCode: \S/) || !says(/^\s*error: 'test failed'$/)) return [];
  const above = lines.slice(Math.max(0, index - 1 - maxLinesAbove), index - 1);
  const begin = above.findLastIndex(({ text }) => !commentOfTap.test(text)) + 1;
  return errorAbove(above.slice(begin).map((line) => ({ ...line, text: commentOfTap.exec(line.text)?.[1] ?? line.text })));
}

/** The message, as the report has it. */
const withoutKey = (line: LogLine): LogLine => ({ ...line, text: /^\s*error: (['"])(.+)\1$/.exec(line.text)?.[2] ?? line.text });

/** The error that ended a file, if it is the last that the file printed. */
function errorAbove(printed: LogLine[]): LogLine[] {
  const last = printed.findLastIndex(({ text }) => text.trim() !== "");
  const text = printed[last]?.text ?? "";
  if (afterTest.test(text)) return printed.slice(last, last + 1);
  if (!endOfError.test(text)) return [];
  return printed.slice(
    Math.max(
      0,
      printed.findLastIndex((line) => placeOfError.test(line.text)),
    ),
    last + 1,
  );
}
