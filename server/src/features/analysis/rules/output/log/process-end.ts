import { endsTraceback, lengthWithoutIgnored, tracebackBegins } from "../messages/stack-frames.ts";
import { messagePart } from "../messages/message-part.ts";

/** Go's own time limit ends the process, regardless of its tests' output. */
const goTimeLimit = /^\s*panic: test timed out after \S/;
/** How Ruby prints an error that nothing handled. */
export const rubyError = /^[^\s'"`]{1,300}:\d+:in [`'‘].{1,200}['’]: .{1,1000}\(\w[\w:]*\)$/;
const nodeEnds = /^Node\.js v\d/;
/** Above an uncaught error, Node prints the location. */
const nodePlace = /^(?:(?:file:|node:|\/|[A-Za-z]:\\)\S.*|<anonymous(?:_script)?>|evalmachine\.<anonymous>|\[eval\d*\]):\d+$/;
/** The JVM and .NET, of an error that nothing handled, and what belongs to it. */
const unhandled = /^(?:Exception in thread "[^"]{1,100}" |Unhandled exception\. )\S/;
const partOfUnhandled = /^\s+at \S|^\s+\.\.\. \d+ more$|^Caused by: |^ ---> |^\s*--- End of /;
export const chained = /^(?:During handling of the above exception|The above exception was the direct cause)/;
export const whileHandling = /^During handling of the above exception/;
/** Errors that a program makes itself while it handles another one. It does not report one with these. */
const ofHandler =
  /^(?:builtins\.)?(?:AttributeError|TypeError|NameError|KeyError|IndexError|AssertionError|PermissionError|UnboundLocalError|ModuleNotFoundError|ZeroDivisionError|FileNotFoundError|(?:Not|Is)ADirectoryError|json\.decoder\.JSONDecodeError|Unicode(?:De|En)codeError): /;
/** Perl prints an error without a prefix; messages of its test modules start with `#`. */
const perlDied = /^(?!#|(?:not )?ok\b|1\.\.\d)\S.{0,500}$/;
const perlEnds = /^# (?:Tests were run but no plan|Looks like your test exited with|Looks like you planned)/;
const perlFailed = /^\s*(?:not ok \d+ - |#\s+Failed test ')(?!No tests run\b)/;
/** A wrapper error: the actual cause is above it. */
export const wrapperError =
  /\b(?:fail\w*|abort\w*|exit(?:ed|ing|s)|(?:non-zero )?exit (?:code|status)|gave up|giving up|retries|attempts|unavailable|not ready|see|above)\b|^\w[\w.]*:?\s*$/i;

/**
 * The index at which the error begins that ended the program, as its runtime printed it. Lines above it were printed before: the program continued
 * after them.
 * Undefined if the output does not end with such an error, or if that error only reports a failure.
 */
export function beginOfLastError(all: readonly string[]): number | undefined {
  const texts = all.slice(0, lengthWithoutIgnored(all));
  const limit = texts.findLastIndex((text) => goTimeLimit.test(text));
  if (limit !== -1) return limit;
  let last = lastSpoken(texts, texts.length);
  // A loop that tries again says so after the last attempt, too.
  if (triesAgain.test(texts[last] ?? "")) last = lastSpoken(texts, last);
  if (nodeEnds.test(texts[last] ?? "")) {
    const place = texts.findLastIndex((text, index) => index < last && nodePlace.test(text));
    const words = texts.slice(place, last).find((text) => /^(?:\w*Error\b[^:]*|Uncaught .*): /.test(text));
    return place === -1 || !words || wrapperError.test(words) ? undefined : place;
  }
  const thrown = beginOfUnhandled(texts, last);
  if (thrown !== undefined) return thrown;
  if (rubyError.test(texts[last] ?? "") && !wrapperError.test(texts[last] ?? "")) return last;
  const died = deathOfPerl(texts);
  if (died !== undefined && !wrapperError.test(texts[died] ?? "")) return died;
  if (!endsTraceback(texts, last) || wrapperError.test(texts[last] ?? "")) return undefined;
  let begin = texts.findLastIndex((text, index) => index < last && tracebackBegins.test(text));
  if (ofHandler.test(texts[last] ?? "") && texts.slice(Math.max(0, begin - 3), begin).some((text) => whileHandling.test(text)))
    return begin;
  while (begin > 1 && texts.slice(Math.max(0, begin - 3), begin).some((text) => chained.test(text))) {
    // A loop, because searching from an end of the list for each of many chained errors would be quadratic.
    let before = begin - 1;
    while (before >= 0 && !tracebackBegins.test(texts[before] ?? "")) before -= 1;
    if (before < 0) break;
    begin = before;
  }
  return begin === -1 ? undefined : begin;
}

/** The output may end with the stack of an error that the JVM or .NET printed. */
function beginOfUnhandled(texts: readonly string[], last: number): number | undefined {
  const begin = texts.findLastIndex((text) => unhandled.test(text));
  if (begin === -1 || wrapperError.test((texts[begin] ?? "").replace(unhandled, ""))) return undefined;
  const isWhole = texts.slice(begin + 1).every((text) => text.trim() === "" || partOfUnhandled.test(text));
  return isWhole || begin === last ? begin : undefined;
}

/** The index of the last line in front of `end` with words of a program. */
function lastSpoken(texts: readonly string[], end: number): number {
  let at = end - 1;
  while (at >= 0 && messagePart(texts[at] ?? "").trim() === "") at--;
  return at;
}

const triesAgain = /^(?:attempt|try|run)\b.{0,40}\bfailed\b|\b(?:trying again|retrying|giving up|gave up)\b/i;

/** The index of the error that ended a test file of Perl in which no test failed. */
export function deathOfPerl(texts: readonly string[]): number | undefined {
  const died = texts.findLastIndex((text, index) => perlDied.test(text) && perlEnds.test(texts[index + 1] ?? ""));
  return died === -1 || texts.some((text) => perlFailed.test(text)) ? undefined : died;
}

/** An error that nothing handled has the frame of the module first. One that a function handled and printed begins with that function. */
const outermost = /^ {2}File ".{1,400}", line \d+(?:, in <module>)?$|^ {2}File "<frozen /;

const failsBelow =
  /^\s*(?:\[?(?:ERROR|FATAL|CRITICAL|FAIL(?:ED|URE)?)\b|(?:error|fatal|Error|Fatal)\b.{0,40}:|\w+(?:Error|Exception)\b)|: not found$|\bexit(?:ed)? (?:code|status|with)\b|\*{3} |\bfailed\b/;

/**
 * The index after the error with which the output begins, if the lines below it are what the same program printed before: Python's errors are written
 * at once, and its output only when it ends, if that is no terminal. Undefined if something else failed below.
 */
export function endOfFirstTraceback(texts: readonly string[]): number | undefined {
  const first = texts.findIndex((text) => text.trim() !== "");
  if (!tracebackBegins.test(texts[first] ?? "")) return undefined;
  const last = texts.findLastIndex((_, index) => endsTraceback(texts, index));
  const begin = texts.findLastIndex((text, index) => index < last && tracebackBegins.test(text));
  if (!outermost.test(texts[begin + 1] ?? "")) return undefined;
  const below = texts.slice(last + 1);
  if (last === -1 || wrapperError.test(texts[last] ?? "") || !below.some((text) => text.trim() !== "")) return undefined;
  const lastWords = below.findLast((text) => text.trim() !== "") ?? "";
  if (ownVerdict.test(lastWords) || below.some((text) => continuedMessage.test(text))) return undefined;
  return below.some((text) => failsBelow.test(text) || tracebackBegins.test(text)) ? undefined : last + 1;
}

const countsTrouble = /\b(?:problems?|errors?|violations?|conflicts?|failures?)\b/i;
const rubyFrame = /^\s+from \S{1,300}:\d+/;
const maxLinesOfCode = 4;

/** The same for Ruby, whose error begins with its place. */
export function endOfFirstRubyError(texts: readonly string[]): number | undefined {
  const first = texts.findIndex((text) => text.trim() !== "");
  if (!rubyError.test(texts[first] ?? "") || wrapperError.test(texts[first] ?? "")) return undefined;
  const isFrame = (index: number) => rubyFrame.test(texts[index] ?? "");
  let end = first + 1;
  // Ruby shows the line of code with marks below it.
  while (end < texts.length && end <= first + maxLinesOfCode && !isFrame(end)) end++;
  if (!isFrame(end)) return undefined;
  while (isFrame(end)) end++;
  const below = texts.slice(end).filter((text) => text.trim() !== "");
  const isHarmless = (text: string) =>
    !failsBelow.test(text) &&
    !ownVerdict.test(text) &&
    !continuedMessage.test(text) &&
    !rubyError.test(text) &&
    !wrapperError.test(text) &&
    !countsTrouble.test(text);
  return below.length > 0 && below.every(isHarmless) ? end : undefined;
}

/** The last output lines of a script that reported a problem. The script may then have handled the error above. */
const ownVerdict =
  /^(?=\S+ +\S).*\b(?:differs?|mismatch\w*|missing|wrong|invalid|incomplete|inconsistent|unexpected|rejected|abort(?:ed|ing)|no|without|too|below|above|exceeds?|instead)\b/i;
/** Messages that a script prints after handling an error. */
export const continuedMessage =
  /^(?:.{0,40}\b(?:INFO|WARN(?:ING)?)\b:? )?(?:using (?:the|a|an|default|local|cached|stored|old|last|previous|bundled)\b|continuing\b|falling back\b|skipping\b|ignoring\b|going on\b)|^.{1,80}\bis optional\b(?!.* but\b)|^[^:]{1,80}, (?:continuing|going on|falling back|skipping|ignoring)\b(?!.*\b(?:not|impossible|failed)\b)/i;

const goFailed = /^\s*--- FAIL: |^\s*(?:panic|fatal error): |^\s+\S+_test\.go:\d+: |\[(?:build|setup) failed\]/;
const goEnds = /^FAIL\t\S+\t[\d.]+s$/;
const goSays = /^(?:FAIL|PASS|ok\s|coverage: |exit status \d+$|\? )|^\s*(?:=== |--- )/;

/** How a Go test program ended in which no test failed: it exited, or was ended from outside. */
export interface ExitedProgram {
  /** The index of `exit status 7`; undefined when Go did not print it. */
  status: number | undefined;
  /** The index of the last line that the program printed; undefined if it printed nothing. */
  lastWords: number | undefined;
}

/** Undefined if the output is not that of one Go test program, or shows which test failed. */
export function exitOfGoProgram(texts: readonly string[]): ExitedProgram | undefined {
  const end = texts.findIndex((text) => goEnds.test(text));
  return end === -1 || texts.some((text) => goFailed.test(text)) ? undefined : lastWordsOf(texts.slice(0, end));
}

const didNotEnd = "The test did not end.";

/** The same for one test in Go's report, or for a package's output outside its tests. */
export function exitInTest(message: string, trace: string): ExitedProgram | undefined {
  const texts = trace.split("\n");
  if (texts.some((text) => goFailed.test(text))) return undefined;
  return message.startsWith(didNotEnd) ? lastWordsOf(texts) : exitOfGoProgram(texts);
}

function lastWordsOf(texts: readonly string[]): ExitedProgram {
  const found = (index: number) => (index === -1 ? undefined : index);
  return {
    status: found(texts.findLastIndex((text) => /^exit status \d+$/.test(text))),
    lastWords: found(texts.findLastIndex((text) => text.trim() !== "" && !goSays.test(text))),
  };
}
