import { failureMessage } from "./failure-message.ts";
import type { FoundTest } from "./format.ts";

const fileInSpec = /^✖ (\S.{0,400}\.[cm]?[jt]sx?) \([\d.]+ms\)$/;
const nameOfFile = /\.[cm]?[jt]sx?$/;
const onlyFailed = /^\s*'test failed'$/;
const resultInSpec = /^[✔✖▶ℹ﹣] /;
const fileInTap = /^\s*not ok \d{1,9} - (\S.{0,400}\.[cm]?[jt]sx?)$/;
const commentOfTap = /^\s*# (?!Subtest: )(.*)$/;
const subtest = /^\s*# Subtest: /;
const maxBelow = 15;
const maxAbove = 200;

/** Node writes it below an error that nothing caught. */
const endOfError = /^Node\.js v\d/;
/** The location where it was thrown: the first line of such an error. */
const placeOfError = /^(?:node:|file:|\/|[A-Za-z]:\\)\S.*:\d+$/;
/** The error itself, below its location and a mark. Not `throw err;`. */
const firstOfError = /^(?:Uncaught )?(?:\[?[A-Za-z_$][\w$.]*(?: \[\w+\])?: |\w*Error\b)/;
/** An error that was thrown when its test had ended. */
const afterTest = /^(?:ℹ )?\w*Error: (?:Test ".{1,400}" at \S{1,400}|A resource) generated asynchronous activity after the test ended\./;
const saysOnlyFailed = /^(?:\[Error: test failed\]|test failed$)/;

/**
 * Failed files of node:test with the error that ended them. Their entry in JUnit XML and in TAP says only `test failed`; what the file printed is in the output, or in the comments of the TAP.
 * @param read the lines of each output and of each report with TAP; called only if there is such a file
 */
export async function withErrorsOfFiles(
  tests: readonly FoundTest[],
  read: () => Promise<readonly (readonly string[])[]>,
): Promise<readonly FoundTest[]> {
  if (!tests.some(isSilentFile)) return tests;
  const errors = new Map<string, PrintedError | null>();
  for (const lines of await read())
    for (const [path, trace] of errorsIn(lines)) {
      const [error, other] = [described(trace), errors.get(path)];
      // Another error of the same file: it failed twice, and which one is meant is not known.
      errors.set(path, other !== undefined && other?.message !== error.message ? null : error);
    }
  return tests.map((test) => ({ ...test, ...(isSilentFile(test) ? errors.get(test.name) : undefined) }));
}

/** The console's reader finds no message of a file. */
const isSilentFile = ({ name, status, message }: FoundTest): boolean =>
  status === "failed" && nameOfFile.test(name) && (message === undefined || saysOnlyFailed.test(message));

type PrintedError = Pick<FoundTest, "message" | "trace">;

function described(trace: string): PrintedError {
  const lines = trace.split("\n");
  const first = Math.max(
    0,
    lines.findIndex((line) => firstOfError.test(line)),
  );
  const text = lines.slice(first).join("\n");
  const message = failureMessage(undefined, undefined, text, []);
  return { ...(message ? { message } : {}), trace };
}

/** The paths of failed files, each with what it printed last if that is an error. */
function errorsIn(lines: readonly string[]): [path: string, error: string][] {
  return lines.flatMap((line, index): [string, string][] => {
    const inSpec = fileInSpec.exec(line)?.[1];
    const isInSpec = inSpec !== undefined && onlyFailed.test(lines[index + 1] ?? "");
    const path = isInSpec ? inSpec : fileInTap.exec(line)?.[1];
    if (path === undefined || (!isInSpec && !isProcess(lines, index))) return [];
    const error = errorAbove(isInSpec ? aboveInSpec(lines, index) : aboveInTap(lines, index));
    return error === undefined ? [] : [[path, error]];
  });
}

/** Whether the details of a point of TAP are those of a process. */
function isProcess(lines: readonly string[], index: number): boolean {
  const below = lines.slice(index + 1, index + 1 + maxBelow);
  const end = below.findIndex((line) => /^\s*\.\.\.$/.test(line));
  const details = below.slice(0, Math.max(0, end));
  return details.some((line) => /^\s*exitCode: \S/.test(line)) && details.some((line) => /^\s*error: 'test failed'$/.test(line));
}

/** The lines between the result above and this one: Node prints the output of one file after the other. */
function aboveInSpec(lines: readonly string[], index: number): readonly string[] {
  const above = lines.slice(Math.max(0, index - maxAbove), index);
  return above.slice(above.findLastIndex((line) => (resultInSpec.test(line) || onlyFailed.test(line)) && !afterTest.test(line)) + 1);
}

function aboveInTap(lines: readonly string[], index: number): readonly string[] {
  const end = subtest.test(lines[index - 1] ?? "") ? index - 1 : index;
  const above = lines.slice(Math.max(0, end - maxAbove), end);
  return above.slice(above.findLastIndex((line) => !commentOfTap.test(line)) + 1).map((line) => commentOfTap.exec(line)?.[1] ?? "");
}

/** The error that ended a file, if it is the last that the file printed. */
function errorAbove(printed: readonly string[]): string | undefined {
  const last = printed.findLastIndex((line) => line.trim() !== "");
  const text = printed[last] ?? "";
  if (afterTest.test(text)) return text.replace(/^ℹ /, "");
  if (!endOfError.test(text)) return undefined;
  const begin = printed.findLastIndex((line) => placeOfError.test(line));
  return printed.slice(Math.max(0, begin), last).join("\n").trimEnd();
}
