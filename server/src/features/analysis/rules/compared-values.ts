/** What an assertion compared, each as the runner wrote it, on one line. */
export interface ComparedValues {
  expected: string;
  received: string;
}

const longestValue = 200;

/**
 * The expected and the received value of a failed assertion, in the formats of Jest, Vitest, node:test, AVA, tape, uvu, Mocha, Playwright, Cypress,
 * pytest, Go, RSpec, PHPUnit, JUnit, xUnit and others with the same words. `undefined` when the text names no two values.
 */
export function comparedValues(text: string): ComparedValues | undefined {
  const all = text.split("\n");
  // pytest marks what it has to say; the rest is code.
  const said = all.filter((line) => pytestSays.test(line));
  const lines = (said.length > 0 ? said : all).map(withoutDecoration);
  for (const find of [inTwoLines, inAngles, inOneLine, inDiff]) {
    const found = find(lines);
    if (!found) continue;
    const values = { expected: shorten(found.expected), received: shorten(found.received) };
    // A value that is cut off looks like the other one: the next shape may show the difference.
    if (values.expected !== values.received) return values;
  }
  return undefined;
}

const pytestSays = /^E {3}/;

/** The boxes and marks that runners draw before a line of an error: pytest's `E`, PHPUnit's `│`, TAP's `#`. */
const withoutDecoration = (line: string) => line.replace(/^(?:\s*[│|#]\s|E {3})/, "");

const label = (words: string) =>
  new RegExp(
    `^\\s*(?:${words})(?: (?:value|string|length|substring|pattern|array|object|path|set|has value|number of calls))?\\s*:\\s?(.*)$`,
    "i",
  );
const expectedLabel = label("expected|wanted|want");
const receivedLabel = label("received|actual|but was|got|but");
const leftLabel = /^\s*left:\s+(.+)$/;
const rightLabel = /^\s*right:\s+(.+)$/;
/** AssertJ puts the values below their headings. */
const actualHeading = /^\s*Expecting actual:\s*$/;
const expectedHeading = /^\s*to (?:be equal to|contain|be)\b.*:\s*$/;
const uvuExpected = /^\s*\+\+(.*?)\s+\(Expected\)\s*$/;
const uvuActual = /^\s*--(.*?)\s+\(Actual\)\s*$/;

function inTwoLines(lines: readonly string[]): ComparedValues | undefined {
  const pairs = [
    [expectedLabel, receivedLabel],
    [uvuExpected, uvuActual],
    [expectedHeading, actualHeading],
    // Rust and Elixir name the sides of the comparison; by custom the left one is what the code gave.
    [rightLabel, leftLabel],
  ] as const;
  for (const [expectedPattern, receivedPattern] of pairs) {
    const expected = valueAfter(lines, expectedPattern);
    const received = valueAfter(lines, receivedPattern);
    if (expected && received) return { expected, received };
  }
  return undefined;
}

/** The rest of the line that matches, or what stands below it, indented, when the line is a heading only. */
function valueAfter(lines: readonly string[], pattern: RegExp): string {
  for (const [index, line] of lines.entries()) {
    const value = pattern.exec(line);
    if (!value) continue;
    const rest = (value[1] ?? "").trim().replace(/,$/, "");
    if (rest !== "" && !/^\|-?$/.test(rest)) return rest;
    const indent = line.search(/\S/);
    const below: string[] = [];
    for (const next of lines.slice(index + 1, index + 12)) {
      if (next.trim() === "" || next.search(/\S/) <= indent) break;
      below.push(next.trim());
    }
    if (below.length > 0) return below.join(" ");
  }
  return "";
}

const anglePatterns = [
  /expected:? ?<([^\n]*?)>(?: but was|, actual|\. Actual|, but was):? ?<([^\n]*?)>/i,
  /<([^\n]*)> expected but was\s*<([^\n]*)>/,
] as const;

function inAngles(lines: readonly string[]): ComparedValues | undefined {
  const text = lines.join("\n");
  const match = anglePatterns.map((pattern) => pattern.exec(text)).find(Boolean);
  return match?.[1] !== undefined && match[2] !== undefined ? { expected: match[1], received: match[2] } : undefined;
}

/** Each names its values `expected` and `received`. */
const oneLinePatterns: readonly RegExp[] = [
  /^\s*(?:\S*Error(?: \[\w+\])?: )?(?<received>\S.*?) !==? (?<expected>\S.*?)(?: : .*)?\s*$/,
  /\bassert (?<received>[^=<>!]+?) == (?<expected>[^=]+?)\s*$/,
  /\bexpected (?<received>.+?) to (?:strictly |deeply |loosely )*(?:equal|eql|be|match|include|contain)(?: deeply| strictly)? (?<expected>.+?)(?: \/\/ .*)?$/,
  /\bexpected (?<received>.+?) to have (?:a |the )?(?:length|text|value|property \S+|content)(?: of)? (?<expected>.+?),? but (?:the (?:text|value) was|got) (?<actual>.+?)$/,
  /(?:=|:|\bgot|\breturned|\bis|\bwas)\s+(?<received>[^\s:,=][^,;=]*?)[,;] (?:want|wanted|expected)(?:ed)?:?\s+(?<expected>.+?)\s*$/i,
  /\bexpected:? (?<expected>.+?)[,;]? (?:but )?(?:got|received|was|found|actual|but was|but got):? (?<received>.+?)\s*$/i,
  /\bwant(?:ed)? (?<expected>.+?)[,;]? (?:got|have|but got) (?<received>.+?)\s*$/i,
  /Failed asserting that (?<received>.+?) (?:matches expected|is identical to|is equal to|contains|equals) (?<expected>.+?)\.?\s*$/,
];

function inOneLine(lines: readonly string[]): ComparedValues | undefined {
  for (const line of lines) {
    if (line.length > 1_000) continue;
    for (const pattern of oneLinePatterns) {
      const groups = pattern.exec(line)?.groups;
      if (!groups?.["expected"]) continue;
      return { expected: groups["expected"], received: groups["actual"] ?? groups["received"] ?? "" };
    }
  }
  return undefined;
}

/** Headings that say which sign stands for which side; without one, a minus is not a value. */
const diffHeadings: readonly [RegExp, plus: "expected" | "received"][] = [
  [/^\s*\+ (?:expected|Expected) - (?:actual|Actual)|\(- actual, \+ expected\)|^\s*- actual$/, "expected"],
  [/^\s*\+ actual - expected|^\s*-+ ?Expected\b|^\s*- Expected\b|^\s*--- Expected\b|^\s*- (?:snapshot|Snapshot)\b/, "received"],
];

function inDiff(lines: readonly string[]): ComparedValues | undefined {
  for (const [heading, plusIs] of diffHeadings) {
    const at = lines.findIndex((line) => heading.test(line));
    if (at === -1) continue;
    const [plus, minus]: [string[], string[]] = [[], []];
    for (const line of lines.slice(at + 1, at + 60)) {
      if (/^\s*(?:at |❯|› )/.test(line)) break;
      const [, sign, value] = /^\s*([-+])(?![-+]{2} )(.*)$/.exec(line) ?? [];
      if (!sign || value === undefined || /^ ?(?:Expected|Received|Actual)\b/.test(value)) continue;
      (sign === "+" ? plus : minus).push(value.trim());
    }
    if (plus.length === 0 || minus.length === 0) continue;
    const [added, removed] = [plus.join(" "), minus.join(" ")];
    return plusIs === "expected" ? { expected: added, received: removed } : { expected: removed, received: added };
  }
  return undefined;
}

function shorten(value: string): string {
  const line = value.trim().replace(/\s+/g, " ").replace(/,$/, "");
  return line.length > longestValue ? `${line.slice(0, longestValue)}…` : line;
}
