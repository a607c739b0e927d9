import { plain } from "./loose-json.ts";

/** Placeholders that runners print in place of the reason. */
const saysNothing =
  /^(?:failed|failure|fail|error|test failed|test failure|assertion ?error|assertion failed|collection failure|none)?\.?$/i;
/** Only an error class, without a message: `PHPUnit\Framework\ExpectationFailedException`. */
const isClassName = /^[\w.\\$:]*(?:Exception|Error|Failure|Failed)$/;
const isStack = /^\s*(?:at |File "|\.\.\. \d+ more|Traceback|\/\S+:\d+$|\S+:\d+:in )/;
const isNoise =
  /^(?:=== (?:RUN|PAUSE|CONT|NAME|ATTR)|--- (?:FAIL|SKIP|PASS):|\((?:in test file|from function) |● Test suite failed to run$|None$)/;
const maxLines = 30;
/** Playwright's line above an error: the location and title of the test. */
const playwrightTitle = /^[^\n]* ─{3,}\n+/;
const isPlace = /^[^\n]{1,500}:\d+:\d+ /;
/** Vitest's message for a passed `test.fails`. */
const unexpectedPass = /^(?:Error: )?Expect test to fail$/;
/** As in Playwright's terminal output, but not in its JSON. */
export const passedUnexpectedly = "Expected to fail, but passed.";

/**
 * The sentence to show first, with its line breaks.
 * @param attribute the report's message, in one line
 * @param text the element's text: often the message again, then a stack trace
 * @param names the test's names, which some runners repeat before the reason
 */
export function failureMessage(
  attribute: string | undefined,
  type: string | undefined,
  text: string,
  names: readonly string[],
): string | undefined {
  const message = messageIn(attribute, type, text, names);
  return unexpectedPass.test(message ?? "") ? passedUnexpectedly : message;
}

function messageIn(attribute: string | undefined, type: string | undefined, text: string, names: readonly string[]): string | undefined {
  const given = plain(attribute)?.trim() ?? "";
  const whole = plain(text)?.trim() ?? "";
  const body = whole.replace(playwrightTitle, "");
  const isPlaywright = body !== whole;
  const isReason =
    !saysNothing.test(given) && given !== type && !(isClassName.test(given) && body !== "") && !(isPlaywright && isPlace.test(given));
  const paragraph = firstParagraph(body, names);
  if (!isReason) return withValues(paragraph, body) || given || type || undefined;
  if (given.includes("\n")) return given;
  // Playwright uses the first line as the message.
  const heading = isPlaywright ? paragraph.replace(/^\w*Error: /, "") : "";
  return withValues(heading.startsWith(given) ? heading : (withBreaks(given, body) ?? given), body);
}

const isFrame = /^\s*(?:>?\s*\d+ \||at |Error Context:|attachment #|Retry #|Call log:)/;

/** The first line of Playwright's and Jest's reasons lacks the compared values, which follow in the text. */
function withValues(line: string, text: string): string {
  const start = line === "" || line.includes("\n") ? -1 : text.indexOf(line);
  if (start < 0) return line;
  const following = text.slice(start + line.length, start + line.length + 5_000).split("\n", maxLines);
  const end = following.findIndex((each) => isFrame.test(each));
  const kept = following.slice(0, end < 0 ? undefined : end);
  if (kept[0] !== "" || !kept.some((each) => /^\s*(?:Expected|Received)\b/.test(each))) return line;
  return `${line}\n${tidy(["", ...kept.slice(1)]).replace(/\n{2,}/g, "\n")}`;
}

/** An XML attribute loses its line breaks; the element's text still has them. */
function withBreaks(line: string, text: string): string | undefined {
  if (!text.includes("\n")) return undefined;
  const wanted = line.replace(/\s+/g, "");
  const most = text.slice(0, line.length * 3 + 2_000);
  let bare = "";
  const places: number[] = [];
  for (let index = 0; index < most.length; index++) {
    const character = most[index] ?? "";
    if (/\s/.test(character)) continue;
    bare += character;
    places.push(index);
  }
  const start = placeOf(wanted, bare);
  if (start < 0) return undefined;
  return most.slice(places[start], (places[start + wanted.length - 1] ?? 0) + 1);
}

const maxPlaces = 50;

/** The position of `wanted` in `text`, or -1. Only a few positions are compared, so that the time does not grow with both lengths. */
function placeOf(wanted: string, text: string): number {
  if (wanted === "") return -1;
  const beginning = wanted.slice(0, 40);
  let start = text.indexOf(beginning);
  for (let tries = 0; start >= 0 && tries < maxPlaces; tries++) {
    if (text.startsWith(wanted, start)) return start;
    start = text.indexOf(beginning, start + 1);
  }
  return -1;
}

function firstParagraph(text: string, names: readonly string[]): string {
  const testify = /^[ \t]*Error:[ \t]+(.+(?:\n(?![ \t]*(?:Test|Messages|Error Trace):).*){0,20})/m.exec(
    text.includes("Error Trace:") ? text.slice(0, 5_000) : "",
  );
  if (testify?.[1]) return tidy(testify[1].split("\n"));
  // pytest marks messages within the code that it prints.
  const marked = text.split("\n", 500).filter((line) => /^E {3}/.test(line));
  if (marked.length > 0) return tidy(marked.slice(0, maxLines).map((line) => line.slice(4)));
  const kept: string[] = [];
  for (const line of text.split("\n", 500)) {
    const trimmed = line.trim();
    if (kept.length === 0 && (trimmed === "" || isNoise.test(trimmed) || isName(trimmed, names))) continue;
    if (trimmed === "" || kept.length === maxLines || (kept.length > 0 && (isStack.test(line) || isNoise.test(trimmed)))) break;
    kept.push(line);
  }
  // Mocha prints the message, and then the error with the message again.
  const repeated = kept.findIndex((line, index) => index > 0 && line.trim().replace(/^\w*Error: /, "") === kept[0]?.trim());
  return tidy(repeated > 0 ? kept.slice(0, repeated) : kept);
}

/** PHPUnit adds the values of a data set: `CartTest::testAdd with data set #1 (2)`. */
function isName(line: string, names: readonly string[]): boolean {
  return names.some((name) => line === name || (name !== "" && line.startsWith(`${name} (`) && line.endsWith(")")));
}

/** Removes the indentation shared by all lines. */
function tidy(lines: readonly string[]): string {
  const [first = "", ...rest] = lines;
  const indents = rest.filter((line) => line.trim() !== "").map((line) => line.length - line.trimStart().length);
  const shared = Math.min(...indents, Number.MAX_SAFE_INTEGER);
  return [first.trim(), ...rest.map((line) => line.slice(shared).trimEnd())].join("\n").trim();
}
