import { comparedValues } from "./compared-values.ts";
import { isOfTest } from "./spoken-part.ts";

/** The first line of what a failed assertion prints. */
const heads: readonly RegExp[] = [
  /\b(?:AssertionError|AssertionFailedError|ComparisonFailure|ExpectationFailed\w*|ExpectationNotMetError)\b/,
  /^\s*Assert(?:ion )?[Ff]ail(?:ed|ure):? /,
  /^\s*(?:E {3}\s*)?assert .+ (?:==|!=|in|is|<=?|>=?) /,
  /^\s*(?:\w*Error: )?(?:await )?(?:expect|is_expected)\b.{0,300}\.(?:to|not)\w*/,
  /^\s*Failure\/Error: .*\b(?:expect|is_expected|should)\b/,
  /\bXCTAssert\w* failed\b|\bExpectation failed: |Assert\.\w+(?:\(\) Failure| failed\.)|^\s*Failed asserting that /,
  /^\s*\S+_test\.go:\d+: .*(?:mismatch|\bwant\b|\bexpected\b|\bgot\b)|^\s*Error Trace:\s/,
  /^\s*\S{1,200}:\d+: (?:Failure|FAILED:)\s*$|^\s*Expected equality of these values:/,
  /^\s*\S.{0,200} (?:should be|is not equal to|should equal|does not equal) ["'\d]/,
];

/** It waited for an error or got one that it names: then that error is the cause. */
const reportsError =
  /\breject(?:s|ed|ion)?\b|\bthr(?:ew|own?)\b|\brais(?:e|ed)\b|unexpected (?:exception|error)|unwanted (?:exception|rejection)|exception of type|Caused by|\bifError\b/i;
const ends = /^\s*(?:\[cause\]: |Caused by: |cause: |During handling of|The above exception)/i;
/** What the tested code printed meanwhile. */
const captured = /^\s*-*\s*Captured (?:std|log)/;
/** Below it, Python shows the line of code, which may be an assertion that was never decided. */
const pythonFrame = /^\s*File ".{1,400}", line \d+/;
const frame = /^\s*(?:at \S|# \.?\/?\S+:\d+|File ")/;
/** What Node prints of an assertion below its stack. */
const property = /^\s*(?:generatedMessage|code: 'ERR_ASSERTION'|actual|expected|operator|diff)\b/;
const pytestSays = /^E(?: {3}|\s*$)/;
const mostLines = 60;

/**
 * The indexes of the lines that belong to failed assertions: their messages, the values and the difference. Whatever words they hold were written
 * by the test's author or compared, so they name no other cause.
 */
export function linesOfAssertions(texts: readonly string[]): ReadonlySet<number> {
  const lines = new Set<number>();
  for (let index = 0; index < texts.length; index++) {
    if (!isHead(texts, index)) continue;
    const end = endOf(texts, index);
    const begin = beginOf(texts, index);
    if (!reportsCause(texts.slice(begin, end))) for (let at = begin; at < end; at++) lines.add(at);
    index = end - 1;
  }
  if (lines.size > 0) for (const [index, text] of texts.entries()) if (property.test(text)) lines.add(index);
  return lines;
}

/** A status that the server gave is its answer, not a text that a test compares. */
const failedStatus = /^\D{0,20}\b(?:40[137]|50[0-4])\b\D{0,20}$/;

function reportsCause(block: readonly string[]): boolean {
  const printed = block.findIndex((text) => captured.test(text));
  const said = printed === -1 ? block : block.slice(0, printed);
  return said.some((text) => reportsError.test(text)) || failedStatus.test(comparedValues(said.join("\n"))?.received ?? "");
}

function isHead(texts: readonly string[], index: number): boolean {
  const text = texts[index] ?? "";
  if (!heads.some((head) => head.test(text)) || pythonFrame.test(texts[index - 1] ?? "")) return false;
  if (!/^\s*Failure\/Error: /.test(text)) return true;
  // RSpec shows the line of code first; an error of another class may have been raised in it.
  const below = texts.slice(index + 1, index + 8);
  return below.some((line) => /^\s*expected\b/.test(line)) && !below.some((line) => raisedClass.test(line));
}

const raisedClass = /^\s*(?!RSpec::|Diff:)[A-Z]\w*(?:::\w+)*:\s*$/;

function endOf(texts: readonly string[], head: number): number {
  const isPytest = pytestSays.test(texts[head] ?? "");
  let end = head + 1;
  for (; end < texts.length && end - head < mostLines; end++) {
    const text = texts[end] ?? "";
    if (pytestSays.test(text) !== isPytest || frame.test(text) || ends.test(text) || isOfTest(text)) break;
  }
  return end;
}

/** PHPUnit prints the author's words above its own, RSpec's and pytest's heads are the first lines. */
function beginOf(texts: readonly string[], head: number): number {
  if (!/^\s*Failed asserting that /.test(texts[head] ?? "")) return head;
  let begin = head;
  while (begin > 0 && head - begin < 6 && (texts[begin - 1] ?? "").trim() !== "" && !isOfTest(texts[begin - 1] ?? "")) begin--;
  return begin;
}
