import { pytestSays } from "./pytest-lines.ts";
import type { ComparedValues } from "./comparison.ts";
import { inLabeledBlocks } from "./labeled-blocks.ts";
import { inStatements } from "./stated-values.ts";

interface Line {
  text: string;
  at: number;
}

const maxValueLength = 200;
/** Longer lines are data rather than a sentence about two values. */
const maxLineLength = 1_000;

/**
 * The expected and the received value of a failed assertion, in the formats of Jest, Vitest, node:test, AVA, tape, uvu, Mocha, Playwright, Cypress,
 * pytest, Go, RSpec, PHPUnit, JUnit, xUnit and others with similar messages. `undefined` if the text does not contain two values.
 */
export function comparedValues(text: string): ComparedValues | undefined {
  const all = text.split("\n").map((line, at) => ({ text: line, at }));
  // pytest marks its messages; the rest is code.
  const marked = all.filter((line) => pytestSays.test(line.text));
  const lines = withoutEncoding(marked.length > 0 ? marked : withoutCode(withoutAttachments(all)))
    .filter((line) => line.text.length <= maxLineLength)
    .map((line) => ({ ...line, text: withoutDecoration(line.text) }));
  let whole: ComparedValues | undefined;
  for (const find of [inLabeledBlocks, inStatements, inTwoLines, inOperands, inAngles, inOneLine, inDifference, inDiff]) {
    const found = find(lines);
    if (!found) continue;
    const values = withoutSameWords({ expected: shorten(found.expected), received: shorten(found.received), at: found.at });
    // A truncated value looks like the other one: the next pattern may show the difference.
    if (values.expected === values.received) continue;
    if (!whole && !isCollection(values) && !isCut(values)) return values;
    // The difference says more than two whole collections, or than values that pytest truncated.
    if (whole && (lengthOf(values) < lengthOf(whole) || (isCut(whole) && !isCut(values)))) return values;
    whole ??= values;
  }
  return whole;
}

/** From the beginning of the line: a lookbehind at each `#` would read the whole line again. */
const encoding = /^(\s*(?:Expected|Actual)\b.*)# encoding: [\w-]+\s*$/;

/** minitest shows a text with its encoding, which takes three lines: `Expected /ok/ to match # encoding: UTF-8`, `#    valid: true`, and the text. */
function withoutEncoding(lines: readonly Line[]): readonly Line[] {
  if (!lines.some(({ text }) => encoding.test(text))) return lines;
  const shown: Line[] = [];
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index] ?? { text: "", at: 0 };
    const isEncoded = encoding.test(line.text) && /^\s*#\s+valid: /.test(lines[index + 1]?.text ?? "");
    shown.push(
      isEncoded
        ? { text: line.text.replace(encoding, (_, before: string) => before + (lines[index + 2]?.text.trim() ?? "")), at: line.at }
        : line,
    );
    if (isEncoded) index += 2;
  }
  return shown;
}

const attachment = /^\s*attachment #\d+: .{0,200}─{10,}$/;
const endOfAttachment = /^\s*─{10,}$/;

/** Without the files that Playwright attaches: their names are no values. */
function withoutAttachments(lines: readonly Line[]): readonly Line[] {
  let isOpen = false;
  return lines.filter(({ text }) => {
    if (attachment.test(text)) isOpen = true;
    else if (isOpen && endOfAttachment.test(text)) isOpen = false;
    return !isOpen;
  });
}

/** Without the code that Python shows below a frame, if its error has words of its own. */
function withoutCode(lines: readonly Line[]): readonly Line[] {
  if (!lines.some(({ text }) => /^\s*AssertionError: \S/.test(text))) return lines;
  return lines.filter((_, index) => !/^\s*File ".{1,400}", line \d+/.test(lines[index - 1]?.text ?? ""));
}

const isCollection = ({ expected, received }: ComparedValues) => /^\W?[[{(]/.test(expected) || /^\W?[[{(]/.test(received);
const cut = /\S ?\.{3} ?\S|…['"`]?$/;
const isCut = ({ expected, received }: ComparedValues) => cut.test(expected) || cut.test(received);
const lengthOf = ({ expected, received }: ComparedValues) => expected.length + received.length;

/**
 * The boxes and marks that runners draw before a line of an error: pytest's `E`, PHPUnit's `│`, TAP's `#`, cmocka's `[  ERROR   ] ---`, Criterion's `[----]`,
 * CppUnit's dash before its labels. plunit's level. Groovy's bars stay.
 */
const withoutDecoration = (line: string) =>
  line.replace(
    /^(?:\s*[│|#]\s(?![\s|]*$)|E {3}|\[ {2}ERROR {3}\] --- |\[-{4}\] {3}|\s{0,8}-{1,2} (?=(?:Expected|Actual) {0,3}: )|ERROR: {2,12}(?=(?:Expected|Got): ))/,
    "",
  );

const label = (words: string) =>
  new RegExp(
    `^\\s*\\$?(?:${words})(?:->\\S{1,80})?(?: (?:value|string|length|substring|pattern|message|constructor|collection contained|array|object|path|set|has value|number of calls))?\\s*[:=]\\s{0,4}(.*)$`,
    "i",
  );
const expectedLabel = label("expected|wanted|want|snapshot");
const receivedLabel = label("received|actual|obtained|found|but was|but got|got|have|but");
const leftLabel = /^\s*left:\s+(.+)$/;
const rightLabel = /^\s*right:\s+(.+)$/;
/** For an error that Node prints whole: the runner's own message is above it. */
const isProperty = /^\s+(?:expected|actual): .*,\s*$/;
const uvuExpected = /^\s*\+\+(.*\S)\s+\(Expected\)\s*$/;
const uvuActual = /^\s*--(.*\S)\s+\(Actual\)\s*$/;

function inTwoLines(lines: readonly Line[]): ComparedValues | undefined {
  const pairs = [
    [expectedLabel, receivedLabel],
    [uvuExpected, uvuActual],
    // Rust and Elixir name the sides of the comparison; by convention the left one is the actual value.
    [rightLabel, leftLabel],
  ] as const;
  for (const [expectedPattern, receivedPattern] of pairs) {
    const expected = valueAfter(lines, expectedPattern);
    const received = valueAfter(lines, receivedPattern);
    if (!expected || !received) continue;
    const bare = expectedPattern === rightLabel ? withoutPlace : (value: string) => value;
    return { expected: bare(expected.value), received: bare(received.value), at: Math.min(expected.at, received.at) };
  }
  return undefined;
}

/** Before 1.73, Rust put values in backquotes, and the message and the place after the second one. */
const withoutPlace = (value: string) => /^`(.*)`(?:: .*)?', \S+:\d+:\d+$/.exec(value)?.[1] ?? /^`(.*)`$/.exec(value)?.[1] ?? value;

/** The rest of the matching line, or the indented text below it if the line is only a heading. */
function valueAfter(lines: readonly Line[], pattern: RegExp): { value: string; at: number } | undefined {
  for (const [index, line] of lines.entries()) {
    const value = pattern.exec(line.text);
    if (!value || isProperty.test(line.text)) continue;
    const rest = (value[1] ?? "").trim().replace(/,$/, "");
    if (rest !== "" && !/^\|-?$/.test(rest)) return { value: rest, at: line.at };
    const indent = line.text.search(/\S/);
    const below: Line[] = [];
    for (const next of lines.slice(index + 1, index + 12)) {
      if (next.text.trim() === "" || next.text.search(/\S/) <= indent) break;
      below.push(next);
    }
    if (below[0]) return { value: below.map(({ text }) => text.trim()).join(" "), at: below[0].at };
  }
  return undefined;
}

/** GoogleTest names the two sides of a comparison, Catch2 shows the expression with its values. */
function inOperands(lines: readonly Line[]): ComparedValues | undefined {
  const expansion = lines.findIndex(({ text }) => /^\s*with expansion:\s*$/.test(text));
  const expanded = /^\s*(\S.{0,400}?) (?:==|equals:|contains:|starts with:|ends with:|matches|is approximately equal to) (\S.{0,400})$/;
  const [, left, right] = expanded.exec(lines[expansion + 1]?.text ?? "") ?? [];
  if (expansion !== -1 && left && right) return { expected: right, received: left, at: lines[expansion + 1]?.at ?? 0 };
  // doctest
  for (const { text, at } of lines) {
    const [, received, expected] = /^\s*values: \w+\( (\S.{0,400}?) == (\S.{0,400}?) \)$/.exec(text) ?? [];
    if (received && expected) return { expected, received, at };
  }
  const heading = lines.findIndex(({ text }) => /^\s*Expected equality of these values:\s*$/.test(text));
  if (heading === -1) return undefined;
  const sides: { value: string; isComputed: boolean; at: number }[] = [];
  for (const { text, at } of lines.slice(heading + 1, heading + 5)) {
    const computed = /^\s*Which is: (.+)$/.exec(text)?.[1];
    const last = sides.at(-1);
    if (computed !== undefined && last) Object.assign(last, { value: computed, isComputed: true });
    else if (/^ {2}\S/.test(text) && sides.length < 2) sides.push({ value: text.trim(), isComputed: false, at });
  }
  const [first, second] = sides;
  if (!first || !second) return undefined;
  // A literal is the expected value; of two computed values, by convention the second one.
  const [received, expected] = second.isComputed && !first.isComputed ? [second, first] : [first, second];
  return { expected: expected.value, received: received.value, at: lines[heading]?.at ?? 0 };
}

const anglePatterns = [
  /expected:? ?<([^<>]{0,400})>(?: but was|, actual|\. Actual|, but was):? ?<([^<>]{0,400})>/i,
  /<([^<>]{0,400})> expected but was\s*<([^<>]{0,400})>/,
  /\bexpected \[([^\n]{0,400}?)\] but found \[([^\n]{0,400})\]/,
] as const;

function inAngles(lines: readonly Line[]): ComparedValues | undefined {
  for (const [index, { text, at }] of lines.entries()) {
    if (!/expected/i.test(text)) continue;
    const both = `${text}\n${lines[index + 1]?.text ?? ""}`;
    const match = anglePatterns.map((pattern) => pattern.exec(both)).find(Boolean);
    if (match?.[1] !== undefined && match[2] !== undefined) return { expected: match[1], received: match[2], at };
  }
  return undefined;
}

/** A number, a text, a collection or a constant, rather than prose. */
const literal = String.raw`(?:[-+]?[\d.]|["'\x60[{(<:/]|true\b|false\b|null\b|nil\b|None\b|undefined\b|NaN\b)`;
const isLiteral = new RegExp(`^${literal}`, "i");

/** Each names its values `expected` and `received`. */
const oneLinePatterns: readonly RegExp[] = [
  // Chai and Vitest, of two errors.
  /\bto throw error (?:including|matching) (?<expected>.+?) but got (?<received>.+?)\s*$/,
  // Node's assert
  / is expected to (?:be an instance of|return) (?<expected>\S{1,200}?)\. Received (?<received>.+?)\s*$/,
  /\bto throw (?!error )(?<expected>.+?) but (?<received>.+) was thrown\s*$/,
  new RegExp(
    String.raw`^\s*(?:\S*Error(?: \[\w+\])?: )?(?<received>${literal}.*?) !==? (?<expected>\S.*?)(?: : .*| within \d+ places.*)?\s*$`,
    "i",
  ),
  new RegExp(String.raw`^\s*(?:\S*Error(?: \[\w+\])?: )?(?<received>${literal}\S*) == (?<expected>${literal}\S*)\s*$`, "i"),
  /\bXCTAssertEqual failed: \("(?<received>.{0,400}?)"\) is not equal to \("(?<expected>.{0,400}?)"\)/,
  /\bExpectation failed: \(?(?:[^→]{1,200} → )?(?<received>[^()→]{1,200}?)\)? == (?<expected>.{1,200})$/,
  /\bassert (?<received>[^=<>!]+?) == (?<expected>[^=]+?)\s*$/,
  /\b(?:expected|Expected(?! (?:values?|inputs?|function|exception)\b)) (?!a thrown error\b|web (?:application|page) )(?<received>.+?) to (?:strictly |deeply |loosely )*(?:equal|eql|be|match|include|contain|have the same members as)(?: deeply| strictly| object)? (?<expected>.+?)\.?(?: \/\/ .*)?$/,
  /\bexpected (?<received>.+?) to have (?:a |the )?(?:length|text|value|property \S+|content)(?: of)? (?<expected>.+?),? but (?:the (?:text|value) was|got) (?<actual>.+?)$/,
  // A quoted value may contain any of the marks below.
  /(?:=|:|\bgot|\breturned|\bis|\bwas)\s+(?<received>"(?:[^"\\]|\\.)*")[,;]? (?:want|wanted|expected)(?:ed)?:?\s+(?<expected>.+?)\s*$/i,
  /^.*(?:=|:|\bgot|\breturned|\bis|\bwas)\s+(?<received>[^\s:,=][^,;=]*?)[,;] (?:want|wanted|expected(?! (?:as|at|because|by|during|for|here|if|in|on|since|when|while)\b))(?:ed)?:?\s+(?<expected>.+?)\s*$/i,
  /\bexpected:? (?!string not found in input$)(?<expected>.+?)[,;]? (?:but )?(?:got|received|was|found|actual|but was|but got):? (?<received>.+?)\s*$/i,
  /\bwant(?:ed)? (?<expected>.+?)[,;]? (?:got|have|but got) (?<received>.+?)\s*$/i,
  /Failed asserting that (?:actual size )?(?<received>.+?) (?:matches expected(?: size)?|is identical to|is equal to|contains|equals) (?<expected>.+?)\.?\s*(?:' details='.*)?$/,
];

/** An assertion that waited for an error compares nothing. */
const nothingThrown =
  /nothing was (?:raised|thrown)|but no exception was thrown|not raised|did not (?:raise|throw)|to (?:have been|be) called with/i;

const isRelation =
  /^(?:[<>]=? ?[-\d.]|.* to have changed\b|greater|less|within|called|at (?:least|most)|instance of |unequal|above|below|close|near|an? |the |truthy|falsy|empty)/i;
const isRegex = /^\/.*\/[a-z]*$/;

function inOneLine(lines: readonly Line[]): ComparedValues | undefined {
  for (const { text, at } of lines) {
    // Testify's `Messages:` are the author's text.
    if (nothingThrown.test(text) || /^\s*Messages:\s/.test(text)) continue;
    for (const pattern of oneLinePatterns) {
      const groups = pattern.exec(text)?.groups;
      if (!groups?.["expected"]) continue;
      const values = { expected: groups["expected"], received: groups["actual"] ?? groups["received"] ?? "", at };
      // `to be greater than 5`, `to be called once`: the sentence is clearer.
      if (isRelation.test(values.expected)) break;
      return isRegex.test(values.received) && !isRegex.test(values.expected)
        ? { expected: values.received, received: values.expected, at }
        : values;
    }
  }
  return undefined;
}

/** pytest and unittest show the first items that differ. */
function inDifference(lines: readonly Line[]): ComparedValues | undefined {
  const heading = lines.findIndex(({ text }) => /^\s*Differing items:\s*$/.test(text));
  const below = lines[heading + 1];
  const sides = heading === -1 ? undefined : /^\s*(\S.*) != (\S.*)$/.exec(below?.text ?? "");
  if (sides?.[1] && sides[2] && below) return { expected: sides[2], received: sides[1], at: below.at };
  for (const { text, at } of lines) {
    const [, left, right] = /^\s*At index \d+ diff: (\S.*) != (\S.*)$/.exec(text) ?? [];
    if (left && right) return { expected: right, received: left, at };
  }
  const index = lines.findIndex(({ text }) => /^\s*First differing element \d+:\s*$/.test(text));
  const [received, expected] = [lines[index + 1], lines[index + 2]];
  if (index === -1 || !received || !expected) return undefined;
  const whole = lines.slice(0, index).findLast(({ text }) => /\b\w+s differ: .* != /.test(text)) ?? lines[index];
  return { expected: expected.text, received: received.text, at: whole?.at ?? 0 };
}

/** Headings that explain which sign marks which side; without one, a minus is not a value. `isCertain`: lines of one side alone are a difference, too. */
const diffHeadings: readonly [RegExp, plus: "expected" | "received", isCertain?: true][] = [
  // go-cmp
  [/-\s?(?:want|expected|exp)\b.{0,20}\+\s?(?:got|actual|have)\b/i, "received"],
  [/-\s?(?:got|actual|have)\b.{0,20}\+\s?(?:want|expected|exp)\b/i, "expected"],
  [/^\s*- Expected {2}- \d+$|^--- [Ee]xpected$/, "received", true],
  [/^\s*\+ (?:expected|Expected) - (?:actual|Actual)|\(- actual, \+ expected\)|^\s*- actual$/, "expected"],
  [
    /^\s*\+ actual - expected|^\s*-+ ?Expected\b|^\s*- Expected\b|^\s*--- (?:Expected|expected)\b|^\s*- (?:snapshot|Snapshot)\b|^\s*Received:\s*$|^\s*Full diff:\s*$|^\s*-\/\+ diff/,
    "received",
  ],
  // diff
  [/^\+\+\+ \S.*\d\d:\d\d:\d\d/, "received"],
  // pytest
  [/^\s*(?:AssertionError: )?assert .+ == ./, "received"],
  // uvu
  [/^\s*Actual:\s*$/, "expected", true],
  [/^\s*Expected:\s*$/, "expected", true],
];

function inDiff(lines: readonly Line[]): ComparedValues | undefined {
  for (const [heading, plusIs, isCertain] of diffHeadings) {
    const index = lines.findIndex(({ text }) => heading.test(text));
    if (index === -1) continue;
    const { plus, minus, whole, isCollection } = sidesOf(lines.slice(index + 1, index + 60), heading);
    const isShort = whole && [whole.plus, whole.minus].every((side) => joinLines(side).length <= maxValueLength);
    const hasBoth = plus.length > 0 && minus.length > 0;
    if (!hasBoth && !isShort && !((isCollection || isCertain) && plus.length + minus.length > 0)) continue;
    const sides = isShort && (!hasBoth || areMoved(plus, minus)) ? whole : { plus, minus };
    const [added, removed] = [joinLines(sides.plus) || "nothing", joinLines(sides.minus) || "nothing"];
    const at = Math.min(...[...plus, ...minus].map((line) => line.at));
    return plusIs === "expected" ? { expected: added, received: removed, at } : { expected: removed, received: added, at };
  }
  return undefined;
}

/** Items in another order: only the whole values show it. Runners that mark the fewest lines show one item as removed and added. */
function areMoved(plus: readonly Line[], minus: readonly Line[]): boolean {
  const sorted = (side: readonly Line[]) => side.map(({ text }) => text.replace(/,$/, "")).sort();
  return plus.length === minus.length && sorted(plus).join("\n") === sorted(minus).join("\n");
}

interface Sides {
  plus: Line[];
  minus: Line[];
}

/** The changed lines of a difference. `whole`: both values, if the difference shows all of them: with an item more, one side has no changed line. */
function sidesOf(below: readonly Line[], heading: RegExp): Sides & { whole: Sides | undefined; isCollection: boolean } {
  const changed: Sides = { plus: [], minus: [] };
  const whole: Sides = { plus: [], minus: [] };
  let [isOver, isWhole] = [false, true];
  let opened: number | undefined;
  for (const { text, at } of below) {
    const hasChanges = changed.plus.length + changed.minus.length > 0;
    if (stackBegins.test(text) || (hasChanges && (heading.test(text) || signsOfSides.test(text)))) break;
    const [, sign, value] = /^\s*([-+])(?:\1(?=·))?(?![-+]{2} )(.*)$/.exec(text) ?? [];
    if (sign && value !== undefined && !/^ ?(?:Expected|Received|Actual)\b/.test(value)) {
      const side = sign === "+" ? "plus" : "minus";
      const bare = value.replace(/^[·→]+/, "").replaceAll("·", " ");
      changed[side].push({ text: bare.trim(), at });
      whole[side].push({ text: bare.trim(), at });
    } else if (!sign && !isOver && text.trim() !== "") {
      if (leftOut.test(text)) isWhole = false;
      for (const side of [whole.plus, whole.minus]) side.push({ text: text.trim(), at });
      // go-cmp's collection ends where it began, without an empty line after it.
      if (opened === undefined && opening.test(text.trim())) opened = text.search(/\S/);
      else if (/^\s*[\]})],?$/.test(text) && text.search(/\S/) === opened) isOver = true;
    } else if (text.trim() === "" && whole.plus.length + whole.minus.length > 0) isOver = true;
  }
  const isCollection = whole.plus[0] !== undefined && whole.plus[0].at === whole.minus[0]?.at && opening.test(whole.plus[0].text);
  return { ...changed, isCollection, whole: isWhole && isCollection && changed.plus.length + changed.minus.length > 0 ? whole : undefined };
}

/** Another difference of the same values: Cucumber's report has that of Node and its own. */
const signsOfSides = /^\s*\+ (?:actual - expected|expected - actual)\b/i;

/** Jest writes `Array [` and `Object {`, go-cmp `[]string{` and `shop.Order{`. */
const opening = /^(?:\W*|[A-Z]\w{0,60} |[\w.&*[\]]{1,80})[[{(]$/;

/** A stack below the difference. node:test writes it without `at` in TAP. */
const stackBegins = /^\s*(?:at |❯|› )|^\s*(?:async )?(?:[\w$.<>#]{1,200} \()?(?:node:|file:\/\/)\S{1,300}:\d+:\d+\)?\s*$/;

/** Where a difference leaves lines out. */
const leftOut = /^\s*(?:\.{3}|@@|\? )/;

/** In a text with several lines, PHPUnit marks only the changed ones. A quote that closes the text was opened in another line. */
function joinLines(lines: readonly Line[]): string {
  const joined = lines.map(({ text }) => text).join(" ");
  return /^[^']*'$|^'[^']*$/.test(joined) ? joined.replace("'", "") : joined;
}

/** `expected status 200, got 500`: the value is 200. Jasmine writes `$.tier = 'silver'`. */
function withoutSameWords(values: ComparedValues): ComparedValues {
  const received = values.received.replace(/^\$\S{1,80} = /, "");
  if (received !== values.received) return { ...values, received };
  const named = /^[\w ]{1,40}? (\S.*)$/.exec(values.expected);
  const rest = named?.[1] ?? "";
  return !isLiteral.test(values.expected) && isLiteral.test(values.received) && isLiteral.test(rest)
    ? { ...values, expected: rest }
    : values;
}

function shorten(value: string): string {
  const line = value.trim().replace(/\s+/g, " ").replace(/,$/, "");
  return line.length > maxValueLength ? `${line.slice(0, maxValueLength)}…` : line;
}
