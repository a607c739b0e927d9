import { readingsOf } from "../output/progress-marks.ts";

/**
 * `ValueError: no database`, `shop.errors.Gone`, `socket.gaierror: …`: how Python names the error that ended it. `AssertionError:` has a message that
 * begins with a line break.
 */
const pythonError = /^(?:(?:[A-Za-z_]\w*\.)*[A-Z]\w*|(?:[A-Za-z_]\w*\.)+[a-z_]\w*)(?::(?: .*)?)?$/;
const pythonGroup = /^\s*\+ Exception Group Traceback \(most recent call last\):$/;
const nodeEnds = /^Node\.js v\d/;
/** A stack in JavaScript, with what Node shows of the error after it: `{`, `  code: 'X',`, `}`. */
const javascriptFrame = /^\s+at \S|^ {2}(?:code|errno|syscall|path|loc|cause|requireStack|reporter): |^ {2,}[\]}'"-]|^ {4,}\w+: |^[\]}]+$/;
const loadError =
  /^(?:\S{1,200}: )?(?:Error(?: \[\w+\])?: (?:Cannot find (?:module|package) |Failed to load )|SyntaxError: |ReferenceError: |Error \[ERR_(?:MODULE_NOT_FOUND|UNSUPPORTED_DIR_IMPORT|PACKAGE_PATH_NOT_EXPORTED|UNKNOWN_FILE_EXTENSION)\]: )/;
const rubyFrame = /^\s*(?:from )?\S[^`'‘]{0,500}:\d+:in [`'‘][^`‘]{0,500}['’]$/;
/** The location before an error, and its class after it. They are matched separately, because a single pattern would not be linear. */
const rubyHead = /^\S[^`'‘]{0,500}:\d+:in [`'‘]/;
const rubyClass = /\((?:[A-Z]\w*::)*[A-Z]\w*\)$/;
const maxClassLength = 200;
const namesRubyClass = (line: string) => rubyClass.test(line.slice(-maxClassLength));
const isRubyError = (line: string) => rubyHead.test(line) && namesRubyClass(line);
const javaFrame = /^\s+at \S|^Caused by: |^\s+\.\.\. \d+ more$/;

/** New versions write the number of the thread after its name. */
const rustPanic = /^thread '.*' (?:\(\d+\) )?panicked at /;
const rustEnd =
  /^(?:note: (?:run with `RUST_BACKTRACE=|Some details are omitted, run with `RUST_BACKTRACE=)|thread '.*' (?:\(\d+\) )?panicked at )/;

/** What ended a program of Perl before it ran. */
const perlEnds: readonly RegExp[] = [
  /^(?:Can't locate \S.* in @INC|Compilation failed in require|BEGIN failed--compilation aborted)\b.* line \d+\.$/,
  /^(?:Execution of \S.* aborted due to compilation errors|\S.* had compilation errors)\.$/,
];

const rubySyntax = /^\S{1,500}:\d+: syntax errors?\b/;
/** GCC, Clang and javac, and the assembler of GNU. */
export const compilerError = /^\S{1,300}:\d+(?::\d+)?: (?:(?:fatal )?error|Error): \S/;
/** GCC and Clang after the linker, which they start, has failed. */
const linkerError = /^(?:collect2|clang(?:\+\+)?(?:-\d+)?|(?:ld|gold|mold)(?:\.lld)?): (?:fatal )?error: \S/;
/** The linker, the assembler and the archiver themselves, in their words for a failure: they print notes and progress in the same form. */
const linkerItself =
  /^(?:\S{1,200}\/)?(?:[\w.]{1,40}-){0,4}(?:ld(?:\.\w{1,10})?|as|ar|ranlib): (?!warning: )(?:\S{1,300}: )?(?:(?:fatal )?error: \S|can(?:not|'t) (?:find|open) \S|unrecogni[sz]ed \S|unknown (?:option|architecture)|invalid option|no input files|final link failed|file (?:format )?not recognized|file in wrong format|No such file or directory$|undefined symbol|hidden symbol|relocation \S.{0,200} can ?not be used)|^\S.{0,500}: (?:undefined reference to|multiple definition of) [`'‘]/;
/** Ruby and Lua before a program runs: `a.rb:2: unterminated string meets end of file`, `lua: a.lua:1: unexpected symbol near '='`. */
const scriptError = /^\S{1,500}\.rb:\d+: (?!warning: |in [`'‘])\S|^(?:\S{1,300}\/)?lua[\w.-]{0,20}: \S{1,500}:\d+: \S/;

const maxFrames = 2_000;

/**
 * The error that ended a program, if its runtime printed that as the last thing: Python, Node, Ruby, PHP, Java, Go, Rust, Perl, Lua and R do, and
 * Django's system checks. Node is also known by a file or package that could not be loaded. `lines` are those that are not empty.
 */
export function uncaughtError(lines: readonly string[]): string | undefined {
  const last = lines.at(-1) ?? "";
  return ofPython(lines) ?? ofPythonGroup(lines, last) ?? ofNode(lines, last) ?? ofRuby(lines, last) ?? ofOthers(lines, last);
}

/** Lines that continue the message of an error: an indented line, the line above one, a difference, and what database libraries add. */
const moreOfMessage = /^\s|^[([]|^[-+?](?![-+]{3})|^@@ |^(?:DETAIL|HINT|CONTEXT|LINE \d{1,9}|For further information\b.{0,200}):?/;
const statementBegins = /^\[SQL: /;

/** The last lines without those that continue a message. */
function withoutMore(lines: readonly string[]): readonly string[] {
  let end = lines.length;
  const least = Math.max(0, end - maxLinesOfMessage);
  const goesOn = (index: number) => moreOfMessage.test(lines[index] ?? "") || /^\s/.test(lines[index + 1] ?? "");
  while (end > least && !pythonError.test(lines[end - 1] ?? "")) {
    const begin = beginOfStatement(lines, end - 1) ?? (goesOn(end - 1) ? end - 1 : undefined);
    if (begin === undefined) break;
    end = begin;
  }
  return lines.slice(0, end);
}

/** SQLAlchemy shows the whole statement in brackets, in many lines. */
function beginOfStatement(lines: readonly string[], index: number): number | undefined {
  if (!lines[index]?.endsWith("]")) return undefined;
  let begin = index;
  while (begin > 0 && index - begin < maxLinesOfStatement && !statementBegins.test(lines[begin] ?? "")) begin--;
  return statementBegins.test(lines[begin] ?? "") ? begin : undefined;
}

const maxLinesOfMessage = 2_000;
const maxLinesOfStatement = 200;

/** Errors of Perl itself. Behind them is what the program had printed before. A program's own words may also be a warning. */
const perlError =
  /^(?:Can't (?:call method|use|locate object method|find|open|modify|exec)\b|Not an? \w+ reference\b|Undefined subroutine\b|Illegal division\b|Attempt to\b|Died\b).* at \S{1,500} line \d+[.,]/;
const perlFrame = /^\t\S[^\t]{0,500} called at \S{1,500} line \d+$/;

/** PHP ends with each of these. */
const phpError = /^(?:PHP )?(?:Fatal error: {1,2}Uncaught \S|(?:Fatal|Parse) error: {1,2}\S.* on line \d+$)/;

/**
 * The error of a compiler, a shell, or a program of Python, Node, Ruby, PHP, Perl, Java or .NET, or a difference, near the end of the output, after which other
 * lines follow: its message, what it had printed before, or another program's.
 * @param isOvercome - whether the program dealt with an error, by its line and those below
 */
export function possibleError(
  lines: readonly string[],
  isOvercome: (line: string, below: readonly string[]) => boolean,
): string | undefined {
  const end = lines.slice(-linesOfEnd);
  const last = end.at(-1) ?? "";
  if (/\bat \S{1,500}\.(?:pl|pm|t) line \d+\.$/.test(last)) return last;
  const found = end.find(
    (line, index) =>
      (isRubyError(line) ||
        phpError.test(line) ||
        perlError.test(line) ||
        perlEnds.some((pattern) => pattern.test(line)) ||
        rubySyntax.test(line) ||
        compilerError.test(line) ||
        linkerError.test(line) ||
        linkerItself.test(line) ||
        scriptError.test(line) ||
        shellError.test(line) ||
        unhandled.test(line) ||
        beginsDifference(line, end[index + 1] ?? "") ||
        showsPlace(line, end.slice(index + 1, index + 1 + linesOfPlace)) ||
        (pythonError.test(line) && ofPython([...lines.slice(0, lines.length - end.length), ...end.slice(0, index + 1)]) !== undefined)) &&
      !isOvercome(line, end.slice(index + 1)),
  );
  if (found !== undefined) return found;
  const node = end.findLastIndex((line) => nodeEnds.test(line));
  if (node >= 0) return ofNode(lines.slice(0, lines.length - end.length + node + 1), end[node] ?? "");
  const frame = end.findIndex((line) => perlFrame.test(line));
  // The message of `confess` stands above its frames, and may end with the place after a blank.
  return end.slice(0, Math.max(0, frame)).findLast((line) => /^\S/.test(line));
}

/** Bash, dash and Zsh, when a script cannot be read further, or `set -u` ends it. */
export const shellError =
  /^\S{1,300}: (?:line )?\d+: (?:[Ss]yntax error\b|unexpected EOF\b|unexpected end of file\b|\S{1,100}: (?:unbound variable|parameter (?:null or )?not set)$)|^\S{1,300}:\d+: (?:parse error near|unmatched) \S/;
/** The JVM and .NET, of the thread with which a program ends. */
const unhandled = /^(?:Exception in thread "main" \S|Unhandled exception\. \S)/;
const oldFile = /^--- \S[^\t]{0,500}\t\d{4}-\d\d-\d\d \d\d:/;
const newFile = /^\+{3} \S/;
/** A change in the usual format of diff. */
const changedLines = /^\d+(?:,\d+)?[acd]\d+(?:,\d+)?$/;

/** Whether this is the begin of a difference that diff found: it exits with 1 then. */
function beginsDifference(line: string, next: string): boolean {
  return (oldFile.test(line) && newFile.test(next)) || (changedLines.test(line) && /^[<>] /.test(next));
}

/** A place in a source file, and a message that does not call itself less than an error. */
const atPlace =
  /^[^\s:()]{1,300}\.[A-Za-z]\w{0,9}:\d{1,7}:\d{1,7}: (?!\W{0,3}(?:warning|note|info|hint|remark|style|suggestion|debug)\b)\S/i;
/** The mark below the source line, which erlc begins with a percent sign. */
const markBelow = /^[%\s|]{1,300}\^[\s~^-]{0,300}$/;
const linesOfPlace = 3;

/** A compiler that does not write the word "error", such as erlc, shows the line with a mark below it. */
function showsPlace(line: string, below: readonly string[]): boolean {
  return atPlace.test(line) && below.some((each) => markBelow.test(each));
}

const linesOfEnd = 40;

/** The traceback is indented, and the error follows it. A syntax error in the program itself has no heading. */
function ofPython(all: readonly string[]): string | undefined {
  const lines = withoutMore(all);
  const last = lines.at(-1) ?? "";
  if (!pythonError.test(last)) return undefined;
  const before = lines.slice(-maxFrames, -1);
  const begin = before.findLastIndex((line) => !/^\s/.test(line));
  const frames = before.slice(begin + 1);
  const isTraceback =
    readingsOf(before[begin] ?? "").includes("Traceback (most recent call last):") ||
    /^\w*SyntaxError: |^IndentationError: |^TabError: /.test(last);
  return isTraceback && frames.some((line) => /^ {2}File "/.test(line)) ? last : undefined;
}

/** The errors of several tasks, each after a bar: `ExceptionGroup: unhandled errors in a TaskGroup (2 sub-exceptions)`. */
function ofPythonGroup(lines: readonly string[], last: string): string | undefined {
  if (!/^\s*\+-{20,}$/.test(last)) return undefined;
  const recent = lines.slice(-maxFrames);
  const begin = recent.findIndex((line) => pythonGroup.test(line));
  if (begin === -1) return undefined;
  return recent
    .slice(begin)
    .find((line) => /^\s*\| (?:\w+\.)*\w*ExceptionGroup: /.test(line))
    ?.replace(/^\s*\| /, "");
}

function ofNode(lines: readonly string[], last: string): string | undefined {
  if (nodeEnds.test(last))
    return lines.slice(-maxFrames).findLast((line) => /^(?:Uncaught )?\w*(?:Error|Exception)\b.*: /.test(line)) ?? last;
  const recent = lines.slice(-maxFrames);
  const begin = recent.findLastIndex((line) => !javascriptFrame.test(line) && !/^(?:Require stack:$|- )/.test(line));
  const head = recent[begin] ?? "";
  const hasFrames = recent.slice(begin + 1).some((line) => /^\s+at \S/.test(line));
  // uvu loads the test files itself, and ends with their error.
  const isLoading = recent.slice(begin + 1).some((line) => /^\s+at \S.*\bnode_modules\/uvu\/run\/index\.m?js:/.test(line));
  return hasFrames && (isLoading || loadError.test(head)) ? head : undefined;
}

function ofRuby(lines: readonly string[], last: string): string | undefined {
  if (!rubyFrame.test(last)) return isRubyError(last) ? last : rubySyntaxError(lines);
  const recent = lines.slice(-maxFrames);
  const index = recent.findLastIndex((line) => !rubyFrame.test(line));
  const head = recent[index] ?? "";
  if (namesRubyClass(head)) return head;
  // Between the first line of a long message and the frames are its other lines.
  return recent.slice(Math.max(0, index - maxLinesOfMessage), index).findLast(isRubyError);
}

/** The code and a caret may follow. */
function rubySyntaxError(lines: readonly string[]): string | undefined {
  const end = lines.slice(-linesOfCode);
  const index = end.findLastIndex((line) => rubySyntax.test(line));
  return index >= 0 && (index === end.length - 1 || /^\s*\^[\s~^]*$/.test(end.at(-1) ?? "")) ? end[index] : undefined;
}

const linesOfCode = 3;

function ofOthers(lines: readonly string[], last: string): string | undefined {
  const recent = lines.slice(-maxFrames);
  const find = (pattern: RegExp) => recent.findLast((line) => pattern.test(line));
  if (/^ {2}thrown in \S.* on line \d+$/.test(last)) return find(/^(?:PHP )?Fatal error: /) ?? last;
  if (/^(?:PHP )?(?:Fatal|Parse) error: .* on line \d+$/.test(last)) return last;
  if (javaFrame.test(last))
    return recent.findLast((line) => !javaFrame.test(line) && /^(?:Exception in thread "|Unhandled exception\. )/.test(line));
  if (/^exit status [1-9]\d*$|^\t\S+\.go:\d+\b|^goroutine \d+ \[/.test(last)) return find(/^(?:panic|fatal error): \S/);
  if (rustEnd.test(last)) return find(rustPanic);
  if (/^\t\[C\]: in \?$/.test(last)) return find(/^(?:\S*\/)?lua[\w.-]*: \S/);
  if (last === "Execution halted") return find(/^Error(?: in .{1,500})?: ?/) ?? last;
  if (/^System check identified \d+ issues? \(/.test(last)) return find(/^(?:\w+\.)*SystemCheckError: /);
  return perlEnds.some((pattern) => pattern.test(last)) ? last : undefined;
}
