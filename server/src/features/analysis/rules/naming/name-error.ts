import type { LogLine, Material } from "../../material/material.ts";
import { isFailedCheck } from "./failed-check.ts";
import type { Clue, Finding } from "../clues/finding.ts";
import type { ClueSource } from "../clues/clues.ts";
import { genericHeadline, outOfTime } from "./generic-headline.ts";
import { comparedValues } from "../values/compared-values.ts";
import type { ComparedValues } from "../values/comparison.ts";
import { ansibleMessage } from "../output/messages/ansible-message.ts";
import { endsRun } from "../output/log/after-passed-run.ts";
import { isHeading } from "../output/messages/heading.ts";
import { isOfTest, messagePart } from "../output/messages/message-part.ts";
import { valueOfBareAssertion } from "./bare-assertion.ts";
import { pytestSays } from "../values/pytest-lines.ts";
import { wholeMessage } from "./whole-message.ts";

/** The error in one line. */
export interface NamedError {
  /** For an assertion with the values that it compared. Empty if the material contains no error. */
  text: string;
  /** The line of the log that shows the values, when the error was found in the log. */
  line?: LogLine;
  /** The lines of a failed test that show the values, as its runner wrote them. */
  quote?: string;
}

const longest = 500;
const around = { before: 12, after: 24 };

const label = /^\s*(?:E\s+)?(?:expected|received|actual|obtained|got|but was|left|right)\b[^:]{0,20}:|^\s*[-+]/i;
const prefix =
  /^(?:[EF#│]\s+)?(?:Error:\s{2,})?(?:\S*(?:AssertionError|AssertionFailedError|ExpectationFailedException)(?: \[\w+\])?:\s*)?/;
const namesAssertion = /\b(?:AssertionError|AssertionFailedError|ExpectationFailedException)(?: \[\w+\])?: +\S/;

export function nameError({ category, clues }: Finding<ClueSource>, { lines }: Pick<Material, "lines">): NamedError {
  const [clue] = clues;
  if (!clue) return { text: "" };
  if (category !== "assertion" && !isValue.test(clue.text))
    return (
      wholeMessage(clue, lines) ??
      withLocator(clue, lines) ??
      withReason(clue, lines) ??
      withStep(clue, lines) ??
      withFiles(clue, lines) ??
      withLint(clue, lines) ?? { text: plainly(clue.text).slice(0, longest) }
    );
  if (clue.source.kind === "test") {
    const texts = `${clue.source.test.message}\n${clue.source.test.trace}`.split("\n");
    const values = comparedValues(texts.join("\n"));
    const at = texts.indexOf(clue.text);
    const origin = valueOfBareAssertion(texts, at);
    if (origin) return { text: origin.text.slice(0, longest), quote: `${clue.text.trim()}\n${texts[origin.at]?.trim()}`.slice(0, longest) };
    const message = { text: (withHeading(texts[at], wordsBelow(texts, at)) || plainly(clue.text)).slice(0, longest) };
    const headline = headlineOf(texts, values);
    if (values) return { text: inWords(values, headline), quote: quoteOf(texts, values, headline) };
    if (headline !== "" && headline.includes(message.text)) return { text: headline.slice(0, longest) };
    return headline === "" || message.text.includes(headline) ? message : { text: `${headline}: ${message.text}`.slice(0, longest) };
  }
  const { line: of } = clue.source;
  // It says everything itself; the line above belongs to something else.
  if (isFailedCheck(of.text)) {
    const own = comparedValues(of.text);
    return { text: own ? inWords(own, "") : plainly(of.text).slice(0, longest), line: of };
  }
  const near = surroundings(of, lines);
  const texts = near.map(({ text }) => text);
  const origin = valueOfBareAssertion(texts, indexOf(near, of));
  const shown = origin && near[origin.at];
  if (origin && shown) return { text: origin.text.slice(0, longest), line: shown };
  const values = comparedValues(texts.join("\n"));
  const at = indexOf(near, of);
  const below = wordsBelow(texts, at);
  const stated = statedBelow.test(texts[at + 1] ?? "") ? near[at + 1] : undefined;
  if (!values && stated && isMessage.test(clue.text))
    return { text: `${plainly(clue.text).replace(/\.$/, "")}: ${stated.text.trim()}`.slice(0, longest), line: stated };
  const message = {
    text: (withHeading(texts[at], below) || plainly(clue.text)).slice(0, longest),
    ...(below &&
      !saysMost.test(texts[at] ?? "") && { line: near[texts.findIndex((text, index) => index > at && plainly(text) === below)] ?? of }),
  };
  const first = values?.at ?? at;
  const above = headlineAbove(texts, first);
  const headline = above === undefined ? "" : headlineOf([texts[above] ?? ""], values);
  const line = near[above === undefined || headline === "" || isHeading(texts[above] ?? "") ? first : above];
  // A line of a difference or below a label says less than the assertion's own line with both values.
  if (values && label.test(texts[first] ?? "") && statesBoth(of.text, values)) return { text: inWords(values, headline), line: of };
  if (!values)
    return headline === "" || message.text.includes(headline) || !line
      ? message
      : { text: (emptyLabel.test(message.text) ? headline : `${headline}: ${message.text}`).slice(0, longest), line };
  return { text: inWords(values, headline), ...(line && { line }) };
}

const statesBoth = (text: string, values: ComparedValues) =>
  [values.expected, values.received].every((value) => statesWhole(text, value.replace(/^["'`]|["'`]$/g, "")));

/** Whether the text contains the value as a whole word. */
function statesWhole(text: string, value: string): boolean {
  for (let at = value === "" ? -1 : text.indexOf(value); at !== -1; at = text.indexOf(value, at + 1))
    if (!/[\p{L}\d]/u.test(`${text[at - 1] ?? ""}${text[at + value.length] ?? ""}`)) return true;
  return false;
}

const emptyLabel = /^\w+:$/;

/** minitest's own words below the message of a test's author. */
const statedBelow = /^Expected \S.{0,400} (?:to be|to include|to match|to respond|to not|to raise)\b/;
const isMessage = /^\S.{0,200}\.$/;

const locator = /^\s*Locator: +(\S.*)$/;

/** Playwright prints the locator above `Error: element(s) not found`. `undefined` for other errors. */
function withLocator({ text, source }: Clue<ClueSource>, lines: readonly LogLine[]): NamedError | undefined {
  if (!/element\(s\) not found/.test(text)) return undefined;
  const named = (locatorText: string) => `${locator.exec(locatorText)?.[1]}: ${plainly(text)}`.slice(0, longest);
  if (source.kind === "test") {
    const own = `${source.test.message}\n${source.test.trace}`.split("\n");
    const locatorText = own.find((each) => locator.test(each));
    const found = locatorText === undefined ? waitedForBelow(text, own, own.indexOf(text)) : undefined;
    if (locatorText === undefined) return found && { ...found, quote: text.trim() };
    return { text: named(locatorText), quote: `${locatorText.trim()}\n${text.trim()}` };
  }
  const above = surroundings(source.line, lines).filter(({ line }) => line < source.line.line);
  const line = above.findLast((each) => locator.test(each.text));
  if (line) return { text: named(line.text), line };
  const found = waitedForBelow(
    text,
    lines.map((each) => each.text),
    indexOf(lines, source.line),
  );
  return found && { text: found.text, line: source.line };
}

/** For Python, Playwright names the locator only in the call log. */
function waitedForBelow(text: string, texts: readonly string[], at: number): { text: string } | undefined {
  const [waited] = texts.slice(at + 1, at + 1 + maxLinesBelow).flatMap((each) => waitsFor.exec(each)?.[1] ?? []);
  return at === -1 || !waited ? undefined : { text: `${waited}: ${plainly(text).replace(/^E\s+/, "")}`.slice(0, longest) };
}

const waitsFor = /^(?:E {3})?\s*(?:- |\d+ × )waiting for (\S.*)$/;
const inCallLog = /^(?:E {3})?\s*(?:- |\d+ × )\S/;
const reasonInCallLog =
  /^(?:E {3})?\s*- (element is (?:not \w+|outside of the viewport)|did not find some options|<.{1,300}> intercepts pointer events)$/;
const maxLinesOfCallLog = 60;

/** In Playwright's call log, what it found instead stands below what it waited for. `undefined` for other errors. */
function withReason({ text, source }: Clue<ClueSource>, lines: readonly LogLine[]): NamedError | undefined {
  if (!waitsFor.test(text)) return undefined;
  const own = source.kind === "test" ? `${source.test.message}\n${source.test.trace}`.split("\n") : lines.map((line) => line.text);
  const at = source.kind === "test" ? own.indexOf(text) : indexOf(lines, source.line);
  if (at === -1) return undefined;
  let [begin, end] = [at, at];
  while (at - begin < maxLinesOfCallLog && inCallLog.test(own[begin - 1] ?? "")) begin--;
  while (end - at < maxLinesOfCallLog && inCallLog.test(own[end + 1] ?? "")) end++;
  const log = own.slice(begin, end + 1);
  const last = log.findLastIndex((line) => reasonInCallLog.test(line));
  const locatorLine = log.find((line) => waitsFor.test(line)) ?? text;
  const [reason, waited] = [reasonInCallLog.exec(log[last] ?? "")?.[1], waitsFor.exec(locatorLine)?.[1]];
  if (!reason || !waited) return undefined;
  const line = source.kind === "line" ? lines[begin + last] : undefined;
  const message = `${waited}: ${reason}`.slice(0, longest);
  return line ? { text: message, line } : { text: message, quote: `${locatorLine.trim()}\n${log[last]?.trim()}`.slice(0, longest) };
}

/** Cucumber prints the undefined step above the snippet that would define it. `undefined` for other errors. */
function withStep({ text, source }: Clue<ClueSource>, lines: readonly LogLine[]): NamedError | undefined {
  if (source.kind === "test" || !/^\s*Undefined\. Implement with the following snippet/.test(text)) return undefined;
  const line = lines[lines.findIndex((each) => each.line === source.line.line) - 1];
  if (!line || !/^\s*\? \S/.test(line.text)) return undefined;
  return { text: `${line.text.trim().slice(2)}: the step is not defined`.slice(0, longest), line };
}

const notFormatted = /^\[warn\] (?!Code style issues\b|Ignored unknown option\b)(\S.*)$/;
const maxFiles = 20;

/** ESLint and Stylelint list what they found below each file. */
const listed = /^\s+(\d+:\d+) {2,}(?:error|warning|✖|⚠) {2,}(\S.*)$/;
const maxListed = 200;

/** Prettier lists the files above its conclusion. `undefined` for other errors. */
function withFiles({ text, source }: Clue<ClueSource>, lines: readonly LogLine[]): NamedError | undefined {
  const [, place, problem] = listed.exec(text) ?? [];
  if (source.kind === "line" && place && problem) {
    const here = lines.findIndex(({ line }) => line === source.line.line);
    const file = lines.slice(Math.max(0, here - maxListed), here).findLast((each) => /^\S+\.\w+$/.test(each.text));
    return file && { text: `${file.text}:${place}: ${problem.replace(/ {2,}/g, " ")}`.slice(0, longest), line: source.line };
  }
  if (source.kind === "test" || !/^\[warn\] Code style issues\b/.test(text)) return undefined;
  const at = lines.findIndex((each) => each.line === source.line.line);
  const above = lines.slice(Math.max(0, at - maxFiles), at).filter((each) => notFormatted.test(each.text));
  const files = above.map((each) => notFormatted.exec(each.text)?.[1] ?? "");
  return above[0] && { text: `${plainly(text)} (${files.join(", ")})`.slice(0, longest), line: above[0] };
}

const rustPlace = /^ *--> \S+\.rs:\d+:\d+$/;

/** What Rust's compiler or Clippy found stands above the conclusion that a crate did not compile. `undefined` for other errors. */
function withLint({ text, source }: Clue<ClueSource>, lines: readonly LogLine[]): NamedError | undefined {
  if (source.kind === "test" || !text.startsWith("error: could not compile ")) return undefined;
  const line = lines.find(
    (each, at) => each.line < source.line.line && /^error(?:\[\w+\])?: /.test(each.text) && rustPlace.test(lines[at + 1]?.text ?? ""),
  );
  return line && { text: plainly(line.text).slice(0, longest), line };
}

/** A line with only a compared value, such as a response status. */
const isValue = /^\s*(?:E\s+)?(?:received|actual|got):? +\S{1,40}\s*$/i;

/** The lines with the headline and both values; they need not be adjacent. */
function quoteOf(texts: readonly string[], values: ComparedValues, headline: string): string {
  const own =
    headline === ""
      ? []
      : texts
          .slice(0, values.at + 1)
          .flatMap((text, at) => (text.includes(headline) ? [at] : []))
          .slice(0, 1);
  const shown = texts.slice(values.at, values.at + around.after).map((text) => text.trim().replace(/,$/, ""));
  const below = [values.received, values.expected].flatMap((value) => {
    const start = value.replace(/…$/, "").split(" ")[0] ?? "";
    const places = [(text: string) => text.endsWith(value), (text: string) => text.includes(value), (text: string) => text.includes(start)];
    const at = places.map((place) => shown.findIndex(place)).find((found) => found !== -1);
    return at === undefined ? [] : [values.at + at];
  });
  const indexes = [...new Set([...own, values.at, ...below])].sort((a, b) => a - b);
  return indexes
    .map((at) => (texts[at] ?? "").trim())
    .join("\n")
    .slice(0, longest);
}

const maxLinesBelow = 14;

/** The text below a generic headline. Empty if the line is not one. */
function wordsBelow(texts: readonly string[], at: number): string {
  if (!genericHeadline.test(plainly(texts[at] ?? "").replace(prefix, ""))) return "";
  const below = texts.slice(at + 1, at + 1 + maxLinesBelow).map(plainly);
  return (
    below.find(
      (text) =>
        /[\w"'`]{2}/.test(text) &&
        !genericHeadline.test(text) &&
        !/^(?:[-+] )?(?:Expected|Received|Array|Object)\b[\s\d+-]*[[{]?$|^at |^[❯›>|]|^\d+ \||^Snapshot name: /.test(text),
    ) ?? ""
  );
}

/** Headings that describe the error; the text below only adds details. */
const tellsWhat = /^(?:The expression evaluated to|Wanted but not invoked|Received unexpected error|Condition not satisfied)\b.*:$/;

/** The text below is only the call. */
const saysMost = /\bWanted but not invoked:$/;

function withHeading(heading: string | undefined, below: string): string {
  const message = plainly(heading ?? "").replace(prefix, "");
  return below !== "" && tellsWhat.test(message) ? `${message} ${below}` : below;
}

/** Without testify's label and the prefix of Docker's build log; the message of an error that is printed with its properties. */
const plainly = (text: string) =>
  (ansibleMessage(text) ?? text)
    .trim()
    .replace(/^(?:Error:\s{2,}|=> (?=Wanted but not invoked:)|actual: (?=(?:[\w$-]{1,60}\.){1,8}[A-Z][\w$]{1,80}(?:: |$)))/, "")
    // node:test around what a test threw
    .replace(/^cause: (?=\S*(?:Error|Exception)\b)|^\[?Error \[ERR_TEST_FAILURE\]: (?=\S)/, "")
    .replace(/^#\d+ \d+\.\d+ (?=\S)/, "")
    .replace(/^\[-{4}\] {1,3}/, "")
    // A question, to which no one answered
    .replace(/^.{1,200} \[(?:Y\/?n|y\/?N)\] (?=\S)/, "")
    .replace(/^(?:│ (?=\S)|[|│ ]{1,80}caught: )/, "")
    .replace(/^message: (['"`])(.*)\1,?$/, (_, quote: string, words: string) => words.replaceAll(`\\${quote}`, quote));

const maxLinesAbove = 6;

/** The index of the line with the author's message: the one that names the assertion, or the paragraph right above the runner's own text. */
function headlineAbove(texts: readonly string[], first: number): number | undefined {
  if ([logged, failedCheck, ofProgram].some((whole) => whole.test(texts[first] ?? ""))) return undefined;
  const named = texts.slice(0, first + 1).findLastIndex((text) => namesAssertion.test(text));
  if (named !== -1) return named;
  const point = texts.slice(0, first + 1).findLastIndex((text, index) => tapPoint.test(text) && isTape(texts, index));
  if (point !== -1) return point;
  const messageAt = texts.slice(0, first).findLastIndex((text) => nodeMessage.test(text));
  if (messageAt !== -1 && first - messageAt <= maxLinesAbove && /^\s*code: 'ERR_ASSERTION'/.test(texts[messageAt + 1] ?? ""))
    return messageAt;
  for (let index = first - 1; index >= Math.max(0, first - maxLinesAbove); index--) {
    const text = texts[index] ?? "";
    // Another command's output.
    if (endsRun({ text })) return undefined;
    if (genericHeadline.test(text.trim()) || label.test(text) || /^\s*[-+·]/.test(text) || text.trim() === "") continue;
    // Below the heading of a difference, plain lines are equal on both sides.
    const isInDiff = texts.slice(Math.max(0, index - maxLinesAbove), index).some((line) => diffBegins.test(line));
    return isPlainSentence.test(text) && !isWork.test(text) && !isInDiff && !isTitle(texts, index) ? index : undefined;
  }
  return undefined;
}

/** Mocha prints the titles of suite and test with a larger indent than the message below. The last one has a colon. */
function isTitle(texts: readonly string[], index: number): boolean {
  const text = texts[index] ?? "";
  return /\S:\s*$/.test(text) && text.search(/\S/) > (texts[index + 1] ?? "").search(/\S|$/);
}

/** A check of a script says in one line what failed: `check 2 FAIL: balance is -5`. */
const failedCheck = /^\s*(?:\w+ \S{1,40} )?(?:\[?(?:FAIL(?:ED)?|ERROR|NOK)\]?:? |[✗✘✖×] )(?!.*\.[cm]?[jt]sx?\b).{0,200}\d/;
/** C's `assert`, Boost.Test and doctest say in one line what failed; the line above was printed by the program. */
const ofProgram =
  /^\S.{0,200}: Assertion .{1,500} failed\.$|^\S{1,300}\(\d+\): (?:fatal )?error: in "|^\S{1,300}:\d+: (?:FATAL )?ERROR: \w+\(/;
const diffBegins = /^\s*(?:[-+]{1,3} ?(?:Expected|Received|Actual|expected|actual)\b|Difference \()/;
/** The message that the test's author wrote, in the TAP of node:test. */
const nodeMessage = /^\s*error: (['"])(\S.*)\1\s*$/;
const tapPoint = /^\s*not ok \d+ (?:- )?(?=\S)/;
/** tape's points are assertions, so their descriptions are the author's messages; other runners print the test's name there. */
const isTape = (texts: readonly string[], point: number) => /^\s*operator: /.test(texts[point + 2] ?? "");

/** What a script prints before a check. */
const isWork =
  /^\s*(?:checking|comparing|validating|verifying|scanning|running|loading|starting|reading|testing|waiting|building|fetching|processing|linting|inspecting|analy[sz]ing) /i;

/** Prose, not code, a location, a frame or a heading. */
const isPlainSentence = /^\s*(?:\S*Error: )?(?!\S+\(\)|\S+ [\d.,]+ \S{1,5}$)[A-Za-z][\w,'’-]*(?: [\w,'’"“”.-]+){2,}[.:!]?\s*$/;

function inWords(values: ComparedValues, headline: string): string {
  const compared = `expected ${values.expected}, received ${values.received}`;
  return (headline ? `${headline}: ${compared}` : compared).slice(0, longest);
}

/** For Go's log lines: the line with the values is complete, and the others are not its headline. */
const logged = /^\s*\S+_test\.go:\d+: /;

/** The message that the test's author added to the values, such as "the discount is missing". */
function headlineOf(texts: readonly string[], values: ComparedValues | undefined): string {
  const message = texts.map((text) => /^\s*Messages:\s+(\S.*)$/.exec(text)?.[1]).find(Boolean);
  if (message) return message;
  // Lines above were printed by the test or the code that it called.
  if (values && logged.test(texts[values.at] ?? "")) return "";
  const isMessageLine = (text: string) =>
    text.trim() !== "" && messagePart(text) !== "" && !logged.test(text) && !outOfTime.test(text.trim());
  const firstLine = texts.find(isMessageLine)?.trim() ?? "";
  const first = firstLine.replace(tapPoint, "").replace(nodeMessage, "$2");
  if (first.startsWith("operator: ") || genericHeadline.test(first.replace(prefix, "")) || genericHeadline.test(first) || label.test(first))
    return "";
  // `the seat is held ==> expected: <false> but was: <true>`, `leaked 2 handles: expected 2 to equal 0`
  const own = first
    .replace(prefix, "")
    .replace(tapPoint, "")
    .replace(/(?:^|\s*(?:==>|:)\s*)[Ee]xpected\b.*$/, "")
    .replace(/[:.]\s*$/, "");
  const repeats = values && [values.received, values.expected].every((value) => own.includes(value.replace(/^["'`]|["'`]$/g, "")));
  return own.length > 160 || repeats || /^(?:assert|expect|Failed asserting|Value (?:is|must))\b/.test(own) ? "" : own;
}

/** The first line of a failure: lines above it belong to no test, or to another one. */
const failureBegins = /^\s*(?:--- FAIL: |not ok \d+|FAIL\b {1,3}")/;

/** A line that was read in parts occurs several times. */
function indexOf(lines: readonly LogLine[], line: LogLine): number {
  const same = lines.indexOf(line);
  return same === -1 ? lines.findIndex((each) => each.line === line.line) : same;
}

/** The lines of the same failure, as far as known: up to the next test that passed or failed. */
function surroundings(line: LogLine, lines: readonly LogLine[]): LogLine[] {
  const at = indexOf(lines, line);
  // In a difference, dots stand for the lines that are left out; elsewhere for tests that passed.
  const isLeftOut = (index: number) => lines[index]?.text.trim() === "..." && /^\s/.test(lines[index - 1]?.text ?? "");
  // pytest marks the empty lines of a message, too.
  const hasValues = /\bassert .+ (?:[=!]=|in|is|<|>) /.test(line.text);
  const isEmpty = (index: number) => !hasValues && /^E\s*$/.test(lines[index]?.text ?? "") && pytestSays.test(lines[index - 1]?.text ?? "");
  const isBorder = (index: number) =>
    index < 0 || index >= lines.length || (isOfTest(lines[index]?.text ?? "") && !isLeftOut(index) && !isEmpty(index));
  let [from, to] = [at, at];
  // Perl explains a failure before it prints the point.
  const isFirst = (index: number) => failureBegins.test(lines[index]?.text ?? "") && !lines[index - 1]?.text.startsWith("#");
  while (at - from < around.before && !isBorder(from - 1) && !isFirst(from)) from--;
  while (to - at < around.after && !isBorder(to + 1)) to++;
  return lines.slice(from, to + 1);
}
