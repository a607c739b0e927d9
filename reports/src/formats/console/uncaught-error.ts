import { readingsOf } from "./progress-marks.ts";

/**
 * `ValueError: no database`, `shop.errors.Gone`, `socket.gaierror: …`: how Python names the error that ended it. `AssertionError:` has a message that
 * begins with a line break.
 */
const pythonError = /^(?:(?:[A-Za-z_]\w*\.)*[A-Z]\w*|(?:[A-Za-z_]\w*\.)+[a-z_]\w*)(?::(?: .*)?)?$/;
const pythonGroup = /^\s*\+ Exception Group Traceback \(most recent call last\):$/;
const nodeEnds = /^Node\.js v\d/;
/** A stack in JavaScript, with what Node shows of the error behind it: `{`, `  code: 'X',`, `}`. */
const javascriptFrame = /^\s+at \S|^ {2}(?:code|errno|syscall|path|loc|cause|requireStack|reporter): |^ {2,}[\]}'"-]|^ {4,}\w+: |^[\]}]+$/;
const loadError =
  /^(?:\S{1,200}: )?(?:Error(?: \[\w+\])?: (?:Cannot find (?:module|package) |Failed to load )|SyntaxError: |ReferenceError: |Error \[ERR_(?:MODULE_NOT_FOUND|UNSUPPORTED_DIR_IMPORT|PACKAGE_PATH_NOT_EXPORTED|UNKNOWN_FILE_EXTENSION)\]: )/;
const rubyFrame = /^\s*(?:from )?\S.*:\d+:in [`'‘].*['’]$/;
const rubyError = /^(?:\S.*:\d+:in [`'‘].*['’]: |\S.{0,500}:\d+: )?.{0,1000}\((?:[A-Z]\w*::)*[A-Z]\w*\)$/;
const javaFrame = /^\s+at \S|^Caused by: |^\s+\.\.\. \d+ more$/;

/** New versions write the number of the thread behind its name. */
const rustPanic = /^thread '.*' (?:\(\d+\) )?panicked at /;
const rustEnd =
  /^(?:note: (?:run with `RUST_BACKTRACE=|Some details are omitted, run with `RUST_BACKTRACE=)|thread '.*' (?:\(\d+\) )?panicked at )/;

const mostFrames = 200;

/**
 * The error that ended a program, if its runtime printed that as the last thing: Python, Node, Ruby, PHP, Java, Go, Rust and Perl do. Node is also known
 * by a file or package that could not be loaded. `lines` are those that are not empty.
 */
export function uncaughtError(lines: readonly string[]): string | undefined {
  const last = lines.at(-1) ?? "";
  return ofPython(lines) ?? ofPythonGroup(lines, last) ?? ofNode(lines, last) ?? ofRuby(lines, last) ?? ofOthers(lines, last);
}

/** What goes on with the message of an error: an indented line, the line above one, and what database libraries add. */
const moreOfMessage = /^\s|^[([]|^(?:DETAIL|HINT|CONTEXT|LINE \d{1,9}|For further information\b.{0,200}):?/;

/** The last lines without those that go on with a message. */
function withoutMore(lines: readonly string[]): readonly string[] {
  let end = lines.length;
  const goesOn = (index: number) => moreOfMessage.test(lines[index] ?? "") || /^\s/.test(lines[index + 1] ?? "");
  while (end > 0 && lines.length - end < mostLinesOfMessage && !pythonError.test(lines[end - 1] ?? "") && goesOn(end - 1)) end--;
  return lines.slice(0, end);
}

const mostLinesOfMessage = 30;

/**
 * The error of a program of Python or Ruby near the end of the output, behind which other lines follow: its message, or another program's. In Perl,
 * what ended the program and a warning look the same.
 */
export function possibleError(lines: readonly string[]): string | undefined {
  const end = lines.slice(-linesOfEnd);
  const last = end.at(-1) ?? "";
  if (/\bat \S{1,500}\.(?:pl|pm|t) line \d+\.$/.test(last)) return last;
  return end.find(
    (line, index) =>
      /^\S.*:\d+:in [`'‘].*['’]: .*\((?:[A-Z]\w*::)*[A-Z]\w*\)$/.test(line) ||
      (pythonError.test(line) && ofPython([...lines.slice(0, lines.length - end.length), ...end.slice(0, index + 1)]) !== undefined),
  );
}

const linesOfEnd = 40;

/** The traceback is indented, and the error follows it. A syntax error in the program itself has no heading. */
function ofPython(all: readonly string[]): string | undefined {
  const lines = withoutMore(all);
  const last = lines.at(-1) ?? "";
  if (!pythonError.test(last)) return undefined;
  const before = lines.slice(-mostFrames, -1);
  const begin = before.findLastIndex((line) => !/^\s/.test(line));
  const frames = before.slice(begin + 1);
  const isTraceback =
    readingsOf(before[begin] ?? "").includes("Traceback (most recent call last):") ||
    /^\w*SyntaxError: |^IndentationError: |^TabError: /.test(last);
  return isTraceback && frames.some((line) => /^ {2}File "/.test(line)) ? last : undefined;
}

/** The errors of several tasks, each behind a bar: `ExceptionGroup: unhandled errors in a TaskGroup (2 sub-exceptions)`. */
function ofPythonGroup(lines: readonly string[], last: string): string | undefined {
  if (!/^\s*\+-{20,}$/.test(last)) return undefined;
  const recent = lines.slice(-mostFrames);
  const begin = recent.findIndex((line) => pythonGroup.test(line));
  if (begin === -1) return undefined;
  return recent
    .slice(begin)
    .find((line) => /^\s*\| (?:\w+\.)*\w*ExceptionGroup: /.test(line))
    ?.replace(/^\s*\| /, "");
}

function ofNode(lines: readonly string[], last: string): string | undefined {
  if (nodeEnds.test(last))
    return lines.slice(-mostFrames).findLast((line) => /^(?:Uncaught )?\w*(?:Error|Exception)\b.*: /.test(line)) ?? last;
  const recent = lines.slice(-mostFrames);
  const begin = recent.findLastIndex((line) => !javascriptFrame.test(line) && !/^(?:Require stack:$|- )/.test(line));
  const head = recent[begin] ?? "";
  const hasFrames = recent.slice(begin + 1).some((line) => /^\s+at \S/.test(line));
  // uvu loads the test files itself, and ends with their error.
  const isLoading = recent.slice(begin + 1).some((line) => /^\s+at \S.*\bnode_modules\/uvu\/run\/index\.m?js:/.test(line));
  return hasFrames && (isLoading || loadError.test(head)) ? head : undefined;
}

function ofRuby(lines: readonly string[], last: string): string | undefined {
  if (!rubyFrame.test(last)) return rubyError.test(last) && /^\S.*:\d+:in [`'‘]/.test(last) ? last : undefined;
  const recent = lines.slice(-mostFrames);
  const head = recent[recent.findLastIndex((line) => !rubyFrame.test(line))] ?? "";
  return rubyError.test(head) ? head : undefined;
}

function ofOthers(lines: readonly string[], last: string): string | undefined {
  const recent = lines.slice(-mostFrames);
  const find = (pattern: RegExp) => recent.findLast((line) => pattern.test(line));
  if (/^ {2}thrown in \S.* on line \d+$/.test(last)) return find(/^(?:PHP )?Fatal error: /) ?? last;
  if (/^(?:PHP )?(?:Fatal|Parse) error: .* on line \d+$/.test(last)) return last;
  if (javaFrame.test(last))
    return recent.findLast((line) => !javaFrame.test(line) && /^(?:Exception in thread "|Unhandled exception\. )/.test(line));
  if (/^exit status [1-9]\d*$|^\t\S+\.go:\d+\b|^goroutine \d+ \[/.test(last)) return find(/^(?:panic|fatal error): \S/);
  if (rustEnd.test(last)) return find(rustPanic);
  return /^(?:Can't locate \S.* in @INC|Compilation failed in require|BEGIN failed--compilation aborted)\b.* line \d+\.$/.test(last)
    ? last
    : undefined;
}
