import { endOfCertainAssertion } from "./certain-assertions.ts";
import { pytestSays } from "../../values/pytest-lines.ts";
import { isOfTest } from "./message-part.ts";

/** The first line of what a failed assertion prints. */
const heads: readonly RegExp[] = [
  // Programs of C and scripts, with the place of their own check.
  /^\s*\S{1,200}\.\w{1,5}:\d+(?::\d+)?: (?:(?:check|test|assert\w*|expectation) failed\b|.{0,200}\bexpected:? .{1,200}\b(?:got|but (?:got|was)|actual)\b)/i,
  /\b(?:AssertionError|AssertionFailedError|ComparisonFailure|ExpectationFailed\w*|ExpectationNotMetError)\b/,
  /^\s*Assert(?:ion )?[Ff]ail(?:ed|ure):? /,
  // Spock
  /^\s*Expected exception \S.{0,200}, but got /,
  // minitest, JUnit's console, Rust, uvu, AVA, tape, bats
  /^\s*\d+\) Failure:\s*$/,
  /\bexpected: ?<.*> but was: ?<|\barray contents differ at index /,
  /^\s*assertion `left [=!]= right` failed/,
  /^\s*Expected values? to be (?:strictly|deeply|loosely)|^\s*\S.* {2}\((?:ok|is|equal|not|match|instance|snapshot|fixture|type)(?:\.\w{1,20})?\)\s*$/,
  /^\s*(?:Difference \(|Value (?:must|is not) |(?:Function returned|(?:Returned )?[Pp]romise resolved with):$|Values are (?:not )?deeply equal|Expected (?:instance of|message to \w+):)/,
  /^\s*operator: (?!error|ifError|throws|doesNotThrow|fail)\w|^\s*(?:ok|equal|deepEqual|notOk|notEqual|match): expected /,
  /^got:\s*$|\[XPASS\(strict\)\]/,
  // Jasmine
  /^\s*Expected '.{0,300}' (?:not )?to (?:contain|match|equal|be|have)\b.{0,300}\.$/,
  /^\s*(?:E {3}\s*)?assert .+ (?:==|!=|in|is|<=?|>=?) |^E {3}\s*assert \S/,
  /^\s*(?:\w*[Ee]rror: )?(?:await )?(?:expect|is_expected)\b.{0,300}\.(?:to|not)\w*/,
  // Playwright
  /^\s*Error: A snapshot doesn't exist at \S/,
  // Playwright before 1.50
  /^\s*(?:Error: )?Timed out \d+ms waiting for expect\(/,
  /^\s*Failure\/Error: .*\b(?:expect|is_expected|should)\b/,
  /\bXCTAssert\w* failed\b|\bExpectation failed: |Assert\.\w+(?:\(\) Failure| failed\.)|^\s*Failed asserting that /,
  /^\s*\S+_test\.go:\d+: .*(?:mismatch|\bmust\b(?! be set)|\bshould\b|\bwas not shown\b|\bwant\b|\bexpected\b|\bgot\b)|^\s*Error Trace:\s/,
  /^\s*\S{1,200}:\d+: (?:Failure|FAILED:)\s*$|^\s*Expected equality of these values:/,
  /^\s*\S.{0,200} (?:should be|is not equal to|should equal|does not equal) ["'\d]/,
];

/** What the author of a test expected, in a custom error. */
const ownExpectation = /^(?!.*: (?:["'(]|\w+ ?[({]|[A-Z]\w+$))\s*\S.*\b(?:must|should|instead of)\b/;

/** Two errors are compared, and neither is the cause. */
const comparesErrors =
  /Unexpected exception type thrown, expected|^\s*Expected (?:instance of|message to \w+|name to \w+|code to \w+):|matches expected exception|not an exact match|Regex pattern did not match|Expected regex|exception expected, not\b|^\s*Expected exception \S.{0,200}, but got |expected (?!no )(?:\w+::)*\w*(?:Error|Exception)\b.*\bgot\b|expected (?!no )\S.*, got #<.* with backtrace:|^\s*Expected: .+ throws an exception(?: of type .+)?\.$|to be rejected with .+ but it was|\b(?:REQUIRE|CHECK)_THROWS_(?:AS|WITH|MATCHES)\( /im;
/** The same in JavaScript, where the received error's own stack, properties and causes may stand below. */
const comparesThrown = [
  // Chai and Vitest
  /\bto throw error (?:including|matching) |\bto throw .+ but .+ was thrown|\bexpected (?:a thrown )?error to (?:be|match)\b/,
  // Jest
  /^\s*(?:\w*Error: )?expect\(.*\)(?:\.rejects)?\.(?:toThrow(?:Error)?\((?:expected|.*[Ee]xpected)|toThrowErrorMatching(?:Inline)?Snapshot\()/m,
  // Node's assert
  /\bdid not match the regular expression |The error is expected to be an instance of |validation function is expected to return /,
  /\+ actual - expected[^]*\boperator: '(?:throws|rejects)'/,
  // tape writes `undefined` for an error that was not expected.
  /^\s*operator: throws\s*\n\s*expected: (?:\|-\s*\n\s*(?!undefined|null)\S|(?!undefined|null|\|)\S)|^\s*throws: expected (?!undefined|null)/m,
];
const comparesTwoErrors = (text: string) => comparesErrors.test(text) || comparesThrown.some((pattern) => pattern.test(text));

/** The test waited for an error or got one that it names: then that error is the cause. */
const reportsError =
  /\.not\.toThrow|\breject(?:s|ed|ion)?\b|\bthr(?:ew|own?)\b|\brais(?:e|ed)\b|unexpected (?:exception|error)|unwanted (?:exception|rejection)|exception of type|Caused by|execution (?:timed out|exceeded timeout)|\bifError\b/i;
const ends = /^\s*(?:\[cause\]: |Caused by: |cause: |During handling of|The above exception)/i;
/** What the tested code printed in the meantime. */
const captured = /^\s*-*\s*Captured (?:std|log)/;
/** Below it, Python shows the line of code, which may be an assertion that was never evaluated. */
const pythonFrame = /^\s*(?:E\s{1,10})?File ".{1,400}", line \d+/;
/** The same for pytest's short form and inner frames. Whether that assertion failed stands below, after an `E`. */
const pytestFrame = /^\S.{0,400}\.py:\d+: in \S/;
const frame = /^\s*(?:at \S|# \.?\/?\S+:\d+|File ")/;
/** What Node prints of an assertion below its stack. */
const property = /^\s*(?:generatedMessage|code: 'ERR_ASSERTION'|actual|expected|operator|diff)\b/;
const isOfPytest = (text: string) => pytestSays.test(text) || /^E\s*$/.test(text);
const minitestFailed = /^ *\d+\) Failure:\s*$/;
const minitestPlace = /^\S.{0,200}#test_.{0,300}:\s*$/;
const minitestEnds = /^\d+ (?:runs|tests), \d+ assertions|^ *\d+\) (?:Failure|Error):\s*$/;
/** Code around the failed line. The code that pytest shows may be all that names the error. */
const codeFrame = /^\s*(?:[>❯]\s*)?\d+\s?[|│]/;
const caret = /^\s*[|│]?\s*\^+\s*$/;
/** How TAP of node:test says that an assertion failed, below its message. */
const nodeAsserts = /^ *(?:code: 'ERR_ASSERTION'|name: 'AssertionError')\s*$/;
const nodeError = /^( *)error: /;
const maxLines = 60;

/**
 * The indexes of the lines that belong to failed assertions: their messages, the values and the difference. Their text was written by the test's
 * author or compared, so it names no other cause.
 */
export function linesOfAssertions(texts: readonly string[]): ReadonlySet<number> {
  return assertionsIn(texts).lines;
}

/** `onlyAsserts`: none of the failed assertions reports an error that it caught, or was caused by one. */
export function assertionsIn(texts: readonly string[]): { lines: ReadonlySet<number>; onlyAsserts: boolean } {
  const lines = new Set<number>();
  const firstChained = texts.findIndex((text) => chained.test(text));
  let onlyAsserts = firstChained < 0 || comparesTwoErrors(texts.slice(0, firstChained).join("\n"));
  for (let index = 0; index < texts.length; index++) {
    const certainEnd = endOfCertainAssertion(texts, index);
    if (certainEnd !== undefined) {
      for (; index < certainEnd; index++) lines.add(index);
      index--;
      continue;
    }
    if (!isHead(texts, index)) continue;
    const begin = beginOf(texts, index);
    const end = endOfReceived(texts, begin, endOf(texts, index));
    if (reportsCause(texts.slice(begin, end))) onlyAsserts = false;
    else for (let at = begin; at < end; at++) lines.add(at);
    index = end - 1;
  }
  if (lines.size > 0) for (const [index, text] of texts.entries()) if (property.test(text)) lines.add(index);
  return { lines, onlyAsserts: lines.size > 0 && onlyAsserts };
}

/** An error in addition to the assertion: its cause, or a separate failure in a numbered list. */
const chained = /^\s*(?:(?:\[cause\]: |Caused by: |cause: )(?!.*Assert)\S*(?:Error|Exception)|\d+\.\s+(?!Assert)\w*Error\s*$)/;

/** Jest's heading of a rejection that was expected: only its values differ. */
const wantsRejection = /^\s*(?:Error: )?expect\(.{0,100}\)\.rejects\./;

function reportsCause(block: readonly string[]): boolean {
  const printed = block.findIndex((text) => captured.test(text));
  const ownLines = (printed === -1 ? block : block.slice(0, printed)).filter((text) => !codeFrame.test(text) && !wantsRejection.test(text));
  return ownLines.some((text) => reportsError.test(text)) && !comparesTwoErrors(ownLines.join("\n"));
}

function isHead(texts: readonly string[], index: number): boolean {
  const text = texts[index] ?? "";
  // An assertion in the code of pytest or a plugin does not belong to a test.
  if (text.includes("INTERNALERROR> ") || codeFrame.test(text)) return false;
  // Ruby shows the code in which an error was raised below the error.
  if (caret.test(texts[index + 1] ?? "") && /^\s{4}/.test(text)) return false;
  if ([pythonFrame, pytestFrame].some((above) => above.test(texts[index - 1] ?? ""))) return false;
  if (panicked.test(texts[index - 1] ?? "") && ownExpectation.test(text)) return true;
  if (perlMatches.test(text)) return true;
  // Perl; with nothing expected, what it got is the error.
  if (perlGot.test(text)) return expectsBelow(texts, index);
  if (
    comparesThrown.some((pattern) => pattern.test(/^\s*operator: throws\s*$/.test(text) ? texts.slice(index, index + 3).join("\n") : text))
  )
    return true;
  if (!heads.some((head) => head.test(text)) && !/^\s*Error: (?!\S*(?:Error|Exception): ).*\binstead of\b/.test(text)) return false;
  if (!/^\s*Failure\/Error: /.test(text)) return true;
  // RSpec shows the line of code first; an error of another class may have been raised in it.
  const below = texts.slice(index + 1, index + 8);
  return !below.some((line) => raisedClass.test(line));
}

/** Perl's `like` and `unlike`; the value stands above it. In the trace of a test that was read from TAP, the lines have no `#`. */
const perlMatches = /^(?:\s+|\s*#\s*)(?:doesn't match|matches) '/;
const perlPlace = /^\s*#?\s*at \S.* line \d+\.$/;
const perlGot = /^(?:\s+|\s*#\s*)got: '/;
const perlExpected = /^(?:\s+|\s*#\s*)expected: '[^']/;
const perlEnds = /^\s*#?\s*(?:Failed test\b|Looks like you)/;

/** Whether the value that Perl got, which may have several lines, is followed by an expected one. */
function expectsBelow(texts: readonly string[], index: number): boolean {
  const below = texts.slice(index + 1, index + maxLines);
  const expected = below.findIndex((text) => perlExpected.test(text));
  return expected >= 0 && !below.slice(0, expected).some((text) => perlEnds.test(text));
}
const panicked = /^\s*thread .{1,200} panicked at \S+:\d+:\d+:\s*$/;

const raisedClass = /^\s*(?!RSpec::|Diff:)[A-Z]\w*(?:::\w+)*:\s*$/;

function endOf(texts: readonly string[], head: number): number {
  const isPytest = isOfPytest(texts[head] ?? "");
  // Below its heading, minitest names the test and its place.
  let end = head + (minitestFailed.test(texts[head] ?? "") && minitestPlace.test(texts[head + 1] ?? "") ? 2 : 1);
  for (; end < texts.length && end - head < maxLines; end++) {
    const text = texts[end] ?? "";
    if (isOfPytest(text) !== isPytest || minitestEnds.test(text) || frame.test(text) || ends.test(text) || isOfTest(text)) break;
  }
  return end;
}

const received = /^\s*(?:(?:\[cause\]|Caused by|cause|Cause|Serialized Error):|[{}\]]|\w+: )/;

/** Below two compared errors, the stack of the received one, its properties and what caused it are a part of the value. */
function endOfReceived(texts: readonly string[], begin: number, end: number): number {
  if (!comparesThrown.some((pattern) => pattern.test(texts.slice(begin, end).join("\n")))) return end;
  let last = end;
  for (let at = end; at < texts.length && at - begin < maxLines; at++) {
    const text = texts[at] ?? "";
    if (text.trim() === "" || caret.test(text)) continue;
    const belongs = frame.test(text) || /^\s*❯ /.test(text) || codeFrame.test(text) || received.test(text);
    if (!belongs || isOfTest(text)) break;
    last = at + 1;
  }
  return last;
}

/** PHPUnit prints the author's message above its own; RSpec and pytest put their headings first. */
function beginOf(texts: readonly string[], head: number): number {
  let begin = head;
  if (/^\s*expect\(/.test(texts[head] ?? "")) {
    // Playwright prints the author's message above, and an empty line.
    const above = (texts[head - 1] ?? "").trim() === "" ? head - 2 : head - 1;
    return /^\s*Error: \S/.test(texts[above] ?? "") ? above : head;
  }
  if (nodeAsserts.test(texts[head] ?? "")) return beginOfPoint(texts, head);
  if (perlMatches.test(texts[head] ?? "")) {
    const from = Math.max(0, head - maxLines - 1);
    const place = texts.slice(from, head).findLastIndex((text) => perlPlace.test(text));
    return place < 0 ? head : from + place + 1;
  }
  if (!/^\s*Failed asserting that /.test(texts[head] ?? "")) return head;
  while (begin > 0 && head - begin < 6 && (texts[begin - 1] ?? "").trim() !== "" && !isOfTest(texts[begin - 1] ?? "")) begin--;
  return begin;
}

/** The line with the error of a point of TAP. */
function beginOfPoint(texts: readonly string[], head: number): number {
  const indent = (texts[head] ?? "").search(/\S/);
  for (let at = head - 1; at >= 0 && head - at < maxLines; at--) {
    const text = texts[at] ?? "";
    if (nodeError.exec(text)?.[1]?.length === indent) return at;
    if (text.trim() !== "" && text.search(/\S/) < indent) break;
  }
  return head;
}
