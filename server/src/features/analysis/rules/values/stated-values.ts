import type { ComparedValues } from "./comparison.ts";

interface Line {
  text: string;
  at: number;
}

/** A heading or sentence that one matcher prints, and how it states its values. */
type Statement = (lines: readonly Line[], index: number) => Stated | undefined;

/** `at`: set if the values are on another line than the heading. */
type Stated = Omit<ComparedValues, "at"> & { at?: number };

/** Sentences with both values in one line. */
const sentences: readonly RegExp[] = [
  // Testify, MSTest, Robot Framework
  /(?<received>["'].*["']) does not contain (?:string )?(?<expected>["'].*["'])/,
  /(?<received>["'].*["']) should have (?<expected>\d+ item\(s\)), but has \d+/,
  // PHPUnit
  /exception of type "(?<received>.+?)" matches expected exception "(?<expected>.+?)"/,
  // Cypress
  /Found '(?<received>\d+)', expected '(?<expected>\d+)'/,
];

const inSentence: Statement = (lines, index) => {
  const text = lines[index]?.text ?? "";
  if (!/ does not contain | should have | matches expected |', expected '/.test(text)) return undefined;
  const groups = sentences.map((sentence) => sentence.exec(text)?.groups).find(Boolean);
  return groups?.["expected"] && groups["received"] ? { expected: groups["expected"], received: groups["received"] } : undefined;
};

/** Pairs of lines: the expected value in one, the actual value below or above it. */
const pairs: readonly (readonly [expected: RegExp, received: RegExp])[] = [
  // xUnit.net
  [/^\s*Not found:\s+(.+)$/, /^\s*(?:Collection|String):\s+(.+)$/],
  [/^\s*Range:\s+(.+)$/, /^\s*Actual:\s+(.+)$/],
  // pytest.raises(match=…)
  [/^\s*(?:Expected regex|Regex):\s+(.+)$/, /^\s*(?:Actual message|Input):\s+(.+)$/],
  // Mockito
  [/^\s*Wanted (\d+ times?):/, /^\s*But was (\d+ times?):/],
];

const inPair: Statement = (lines, index) => {
  for (const [expectedLine, receivedLine] of pairs) {
    const expected = expectedLine.exec(lines[index]?.text ?? "")?.[1];
    const received = expected && lines.map(({ text }) => receivedLine.exec(text)?.[1]).find(Boolean);
    if (expected && received) return { expected, received };
  }
  return undefined;
};

/** Headings with the values below: AssertJ, Mockito. */
const headings: readonly (readonly [expected: RegExp, received: RegExp])[] = [
  [/^\s*to (?:contain|be equal to|be)\b[^:]*:\s*$/, /^\s*Expecting(?: \w+)?:\s*$/],
  [/^\s*to be ((?:greater|less) than[^:]*):\s*$/, /^\s*Expecting(?: \w+)?:\s*$/],
  [/^\s*Expecting \w+ to be:\s*$/, /^\s*but was:\s*$/],
  [/^\s*Argument\(s\) are different! Wanted:\s*$/, /^\s*Actual invocations? ha(?:s|ve) different arguments:\s*$/],
];

const belowHeadings: Statement = (lines, index) => {
  for (const [expectedHeading, receivedHeading] of headings.toReversed()) {
    const heading = expectedHeading.exec(lines[index]?.text ?? "");
    if (!heading) continue;
    const expected = textBelow(lines, index);
    const received = lines.flatMap(({ text }, at) => (receivedHeading.test(text) ? textBelow(lines, at) || [] : [])).at(0);
    if (expected && received)
      return { expected: [heading[1], expected].filter(Boolean).join(" "), received, at: lines[index + 1]?.at ?? 0 };
  }
  return undefined;
};

const maxLinesBelow = 8;

/** The lines below a heading, up to the next heading, location or empty line. */
function textBelow(lines: readonly Line[], heading: number): string {
  const below = lines.slice(heading + 1, heading + 1 + maxLinesBelow).map(({ text }) => text.trim());
  const end = below.findIndex((text) => text === "" || /^(?:->|[-=]{4} |at |to \w|but |FAIL$)|:$/.test(text));
  return below.slice(0, end === -1 ? undefined : end).join(" ");
}

/** The output of a Go example, whole. */
const inExample: Statement = (lines, index) => {
  if (!/^got:\s*$/.test(lines[index]?.text ?? "")) return undefined;
  const want = lines.findIndex(({ text }, at) => at > index && /^want:\s*$/.test(text));
  const [received, expected] = [textBelow(lines, index), textBelow(lines, want)];
  return want !== -1 && received && expected ? { expected, received, at: lines[index + 1]?.at ?? 0 } : undefined;
};

/** Perl's `cmp_ok`: a value, the operator and the other value, each on a line. */
const inOperator: Statement = (lines, index) => {
  const operator = /^\s+([<>]=?|[!=]=|lt|gt|le|ge|eq|ne)\s*$/.exec(lines[index]?.text ?? "")?.[1];
  const [received, expected] = [lines[index - 1]?.text.trim(), lines[index + 1]?.text.trim()];
  return operator && received && expected ? { expected: `${operator} ${expected}`, received, at: lines[index - 1]?.at ?? 0 } : undefined;
};

/** AVA: the actual error is shown as an object, the expected value below its heading. */
const inThrown: Statement = (lines, index) => {
  const property = /^\s*Expected (?:(message|name|code) to \w+|instance of):\s*$/.exec(lines[index]?.text ?? "");
  const start = lines.findIndex(({ text }) => /\bunexpected exception:\s*$/.test(text));
  if (!property || start === -1 || start > index) return undefined;
  const thrown = lines.slice(start + 1, index).map(({ text }) => text.trim());
  const received = property[1]
    ? thrown.map((text) => new RegExp(`^${property[1]}: (.+?),?$`).exec(text)?.[1]).find(Boolean)
    : thrown.find((text) => text !== "")?.replace(/ \{$/, "");
  const expected = firstBelow(lines, index);
  return received && expected ? { expected: expected.text.trim(), received, at: expected.at } : undefined;
};

/** node:test's `assert.match`. */
const inMatch: Statement = (lines, index) => {
  const expected = /did not match the regular expression (\/.*\/\w*)\. Input:\s*$/.exec(lines[index]?.text ?? "")?.[1];
  const received = lines.slice(index + 1, index + 6).find(({ text }) => /[^\s-]/.test(text));
  return expected && received ? { expected, received: received.text.trim() } : undefined;
};

/** AVA's `t.regex` and `t.notRegex`: the value and the expression, each below its heading. */
const inRegex: Statement = (lines, index) => {
  const says = /^\s*Value must (not )?match expression:\s*$/.exec(lines[index]?.text ?? "");
  if (!says) return undefined;
  const heading = lines.findIndex(({ text }, at) => at > index && /^\s*Regular expression:\s*$/.test(text));
  const [received, expected] = [firstBelow(lines, index), firstBelow(lines, heading)];
  if (heading === -1 || !received || !expected) return undefined;
  return { expected: `${says[1] ? "no match of " : ""}${expected.text.trim()}`, received: received.text.trim(), at: received.at };
};

/** Jest's and Vitest's mocks: the expected arguments, and below `Received` each call, the asked one with an arrow. */
const inNumberedCall: Statement = (lines, index) => {
  const expected = /^\s*Expected: (.+)$/.exec(lines[index]?.text ?? "")?.[1];
  const heading = lines.findIndex(({ text }, at) => at > index && /^\s*Received:?\s*$/.test(text));
  if (!expected || heading === -1 || heading > index + 2) return undefined;
  const call = lines.slice(heading + 1, heading + 12).find(({ text }) => /^\s*-> +\d+: \S/.test(text));
  const received = /^\s*-> +\d+: (.+)$/.exec(call?.text ?? "")?.[1];
  return received && call ? { expected, received, at: call.at } : undefined;
};

/** A value as Node prints it, without what follows: the lines up to its closing bracket, or a text in several parts. */
function valueAtStart(lines: readonly Line[]): Line[] {
  const indent = lines[0]?.text.search(/\S/) ?? 0;
  const isOpen = /[[{(]$/.test(lines[0]?.text ?? "");
  const isLast = ({ text }: Line) => (isOpen ? text.search(/\S/) <= indent && /^\s*[\]})]/.test(text) : !text.endsWith(" +"));
  const last = lines.findIndex(isLast);
  return lines.slice(0, last === -1 ? 1 : last + 1);
}

/** node:test's `assert.deepEqual`: both sides whole, one below the other. */
const inDeepEqual: Statement = (lines, index) => {
  if (!/Expected values to be loosely deep-equal:\s*$/.test(lines[index]?.text ?? "")) return undefined;
  const middle = lines.findIndex(({ text }, at) => at > index && /^\s*should loosely deep-equal\s*$/.test(text));
  if (middle === -1) return undefined;
  const received = lines.slice(index + 1, middle).filter(({ text }) => text.trim() !== "");
  const expected = valueAtStart(lines.slice(middle + 1).filter(({ text }) => text.trim() !== ""));
  const differs = received.find(({ text }, at) => text !== expected[at]?.text);
  const inOne = (side: readonly Line[]) => side.map(({ text }) => text.trim()).join(" ");
  return differs && { expected: inOne(expected), received: inOne(received), at: differs.at };
};

/** Jest's matchers without an argument. */
const inMatcher: Statement = (lines, index) => {
  const [, not, expected] =
    /\bexpect\(.*\)\.(not\.)?toBe(Null|Undefined|Defined|Truthy|Falsy|NaN)\(\)/.exec(lines[index]?.text ?? "") ?? [];
  const received = lines.map(({ text }) => /^\s*Received:\s+(.+)$/.exec(text)?.[1]).find(Boolean);
  const word = expected === "NaN" ? expected : expected?.toLowerCase();
  return word && received ? { expected: not ? `not ${word}` : word, received } : undefined;
};

/** GoogleTest's `EXPECT_NEAR` and `EXPECT_DOUBLE_EQ` with a tolerance. Of its operands, a literal is the expected one; else the second. */
const inNear: Statement = (lines, index) => {
  const [, one, other, tolerance] =
    /^The difference between (.{1,200}?) and (.{1,200}) is \S+, which exceeds (\S.*?),(?: where)?$/.exec(lines[index]?.text ?? "") ?? [];
  if (!one || !other || !tolerance) return undefined;
  const isNumber = (operand: string) => /^[-+]?[\d.]/.test(operand);
  const valueOf = (operand: string) => {
    const below = lines.slice(index + 1, index + 4).find(({ text }) => text.startsWith(`${operand} evaluates to `));
    return isNumber(operand) || !below
      ? operand
      : below.text.slice(operand.length + " evaluates to ".length).replace(/(?:,|\.|, and)$/, "");
  };
  const [received, expected] = isNumber(one) && !isNumber(other) ? [other, one] : [one, other];
  return { expected: `${valueOf(expected)} ± ${valueOf(tolerance)}`, received: valueOf(received) };
};

const ofGomega = /^\s*<[^<>]{1,200}>: (.*)$/;
const matcherOfGomega = /^\s*((?:not )?to \w.{0,100})$/;

/** Gomega: `Expected`, the value with its type, the matcher in words, and what it compares with. */
const inGomega: Statement = (lines, index) => {
  if (!/^\s*(?:\[FAILED\] )?Expected$/.test(lines[index]?.text ?? "") || !ofGomega.test(lines[index + 1]?.text ?? "")) return undefined;
  const below = lines.slice(index + 1, index + 24);
  const middle = below.findIndex(({ text }) => matcherOfGomega.test(text));
  const [, matcher] = matcherOfGomega.exec(below[middle]?.text ?? "") ?? [];
  if (!matcher) return undefined;
  const inOne = (side: readonly Line[]) => side.map(({ text }) => (ofGomega.exec(text)?.[1] ?? text).trim()).join(" ");
  const isValue = ofGomega.test(below[middle + 1]?.text ?? "");
  const value = isValue ? inOne(valueAtStart(below.slice(middle + 1))) : "";
  const expected = matcher === "to equal" && isValue ? value : `${matcher} ${value}`.trim();
  return { expected, received: inOne(below.slice(0, middle)) };
};

/** tcltest: the result below its heading, and below it the expected one. */
const inResult: Statement = (lines, index) => {
  if (!/^---- Result was:\s*$/.test(lines[index]?.text ?? "")) return undefined;
  const heading = lines.findIndex(({ text }, at) => at > index && /^---- Result should have been \(.*\):\s*$/.test(text));
  const [received, expected] = [textBelow(lines, index), textBelow(lines, heading)];
  return heading !== -1 && received && expected ? { expected, received } : undefined;
};

const receivedArray = /^\s*(?:ACTUAL|x): (\S.*)$/;
const expectedArray = /^\s*(?:DESIRED|y): (\S.*)$/;

/** NumPy counts the elements that differ, and shows both arrays below: `ACTUAL` and `DESIRED`, before version 2 `x` and `y`. */
const inArrays: Statement = (lines, index) => {
  if (!/^\s*Mismatched elements: \d+ \/ \d+/.test(lines[index]?.text ?? "")) return undefined;
  const valueBelow = (begins: RegExp) => {
    const at = lines.findIndex(({ text }, line) => line > index && begins.test(text));
    const [, first] = begins.exec(lines[at]?.text ?? "") ?? [];
    const rest = lines.slice(at + 1, at + 1 + maxLinesBelow);
    const isOpen = first?.includes("(") === true && !first.endsWith(")");
    const end = isOpen ? rest.findIndex(({ text }) => /\)\s*$/.test(text)) + 1 : 0;
    return first && [first, ...rest.slice(0, end).map(({ text }) => text.trim())].join(" ");
  };
  const [received, expected] = [valueBelow(receivedArray), valueBelow(expectedArray)];
  return received && expected ? { expected, received } : undefined;
};

/** Groovy shows the values below the condition, each below a bar. */
const inPowerAssertion: Statement = (lines, index) => {
  const [, left, right] = /^assert (\S{1,200}) == (\S.{0,200})$/.exec(lines[index]?.text ?? "") ?? [];
  const bars = lines[index + 1]?.text ?? "";
  if (!left || !right || !/^\s+\|[\s|]*$/.test(bars)) return undefined;
  const column = bars.lastIndexOf("|", "assert ".length + left.length - 1);
  const below = lines.slice(index + 2, index + 12).find(({ text }) => /[^\s|]/.test(text[column] ?? ""));
  const received = below?.text
    .slice(column)
    .split(/ {2}| \|/)[0]
    ?.trim();
  return column !== -1 && received ? { expected: right, received } : undefined;
};

/** EUnit prints the assertion as a term of Erlang: `{expected,1},{value,2}]}`. */
const inTerm: Statement = (lines, index) => {
  if (!lines[index]?.text.startsWith("**error:{assert")) return undefined;
  const term = lines
    .slice(index, index + 12)
    .map(({ text }) => text.trim())
    .join(" ");
  const [, expected, received] = /\{(?:expected|pattern),(.{1,200}?)\},\s*\{value,(.{1,200}?)\}\]\}/.exec(term) ?? [];
  return expected && received ? { expected, received } : undefined;
};

/** Nim's `check`: the comparison, and below it the value of its left side. */
const inCheck: Statement = (lines, index) => {
  const [, left, right] = /\.nim\(\d+, \d+\): Check failed: (\S.{0,200}?) == (\S.{0,200})$/.exec(lines[index]?.text ?? "") ?? [];
  if (!left || !right) return undefined;
  const was = (operand: string) =>
    lines
      .slice(index + 1, index + 4)
      .map(({ text }) => text.trim())
      .find((text) => text.startsWith(`${operand} was `))
      ?.slice(operand.length + " was ".length);
  const [received, expected] = [was(left), was(right) ?? right];
  return received ? { expected, received } : undefined;
};

function firstBelow(lines: readonly Line[], index: number): Line | undefined {
  return lines.slice(index + 1, index + 4).find(({ text }) => text.trim() !== "");
}

const statements: readonly Statement[] = [
  inSentence,
  inPair,
  belowHeadings,
  inExample,
  inOperator,
  inThrown,
  inMatch,
  inRegex,
  inNumberedCall,
  inDeepEqual,
  inMatcher,
  inNear,
  inGomega,
  inResult,
  inArrays,
  inPowerAssertion,
  inTerm,
  inCheck,
];

/** Values that a matcher states in its own format. */
export function inStatements(lines: readonly Line[]): ComparedValues | undefined {
  for (const [index, { at }] of lines.entries())
    for (const statement of statements) {
      const values = statement(lines, index);
      if (values) return { at, ...values };
    }
  return undefined;
}
