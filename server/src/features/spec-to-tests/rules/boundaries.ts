import type { DraftStep } from "../draft-case.ts";

const words = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];
const number = `(\\d[\\d,]*(?:\\.\\d+)?|${words.join("|")})`;
const unit = "\\s*(%|[\\p{L}-]+)?";

const times = /^(?:milliseconds?|ms|seconds?|secs?|s|minutes?|mins?|hours?|h|days?|weeks?|months?|years?)$/iu;

interface Limit {
  pattern: RegExp;
  steps(low: number, high: number, unit: string): DraftStep[];
}

const accepted = (what: string): DraftStep => ({
  action: `Try it with ${what}`,
  event: `it is tried with ${what}`,
  expectedResult: "It is accepted.",
});
const refused = (what: string): DraftStep => ({
  action: `Try it with ${what}`,
  event: `it is tried with ${what}`,
  expectedResult: "It is refused with a message that names the limit, and nothing is changed.",
});
const moment = (when: string, expectedResult: string): DraftStep => ({
  action: `Look ${when}`,
  event: `one looks ${when}`,
  expectedResult,
});

function counted(value: number, unit: string): string {
  const shown = value.toLocaleString("en", { maximumFractionDigits: 6 });
  if (unit === "%" || unit === "") return shown + unit;
  return `${shown} ${value === 1 ? unit.replace(/([^s])s$/u, "$1") : unit}`;
}

/** Smallest step: fractions go on by the last digit that is written. */
const next = (value: number) => (Number.isInteger(value) ? 1 : 0.01);

const limits: readonly Limit[] = [
  {
    pattern: new RegExp(`(?:between|from)\\s+${number}\\s*(?:and|to|–|-)\\s*${number}${unit}`, "iu"),
    steps: (low, high, unit) => [
      ...(low > 0 ? [refused(counted(low - next(low), unit))] : []),
      accepted(counted(low, unit)),
      accepted(counted(high, unit)),
      refused(counted(high + next(high), unit)),
    ],
  },
  {
    pattern: new RegExp(
      `\\b${number}\\s*(?:to|–|-)\\s*${number}\\s*(characters?|letters?|digits?|items?|users?|files?|entries|records|words|chars)`,
      "iu",
    ),
    steps: (low, high, unit) => [
      ...(low > 0 ? [refused(counted(low - 1, unit))] : []),
      accepted(counted(low, unit)),
      accepted(counted(high, unit)),
      refused(counted(high + 1, unit)),
    ],
  },
  {
    pattern: new RegExp(
      `(?:at least|a minimum of|minimum(?: length)?(?: of| is|:)?|no (?:less|fewer|shorter) than|not (?:less|fewer) than|min\\.?)\\s+${number}${unit}`,
      "iu",
    ),
    steps: (low, _high, unit) => [...(low > 0 ? [refused(counted(low - next(low), unit))] : []), accepted(counted(low, unit))],
  },
  {
    pattern: new RegExp(
      `(?:at most|a maximum of|maximum(?: length| size)?(?: of| is|:)?|no (?:more|longer|larger|greater|bigger) than|not exceed|not (?:be )?(?:more|longer|larger|greater) than|up to|limited to|max\\.?)\\s+${number}${unit}`,
      "iu",
    ),
    steps: (low, _high, unit) => [accepted(counted(low, unit)), refused(counted(low + next(low), unit))],
  },
  {
    pattern: new RegExp(
      `(?:after|following|on the)\\s+${number}\\s+(?:consecutive |unsuccessful |subsequent )*((?:failed|wrong|incorrect|invalid|unsuccessful)\\s+[\\p{L}-]+(?:\\s(?:attempts|tries|logins))?)`,
      "iu",
    ),
    steps: (low, _high, unit) => [
      { action: `Cause ${counted(low - 1, unit)}`, event: `there are ${counted(low - 1, unit)}`, expectedResult: "Nothing changes yet." },
      {
        action: `Cause one more, which makes ${counted(low, unit)}`,
        event: `one more makes ${counted(low, unit)}`,
        expectedResult: "Now it happens as specified.",
      },
    ],
  },
  {
    pattern: new RegExp(`(?:within|expires? (?:after|in)|valid for|for|after|lasts?)\\s+${number}${unit}`, "iu"),
    steps: (low, _high, unit) =>
      times.test(unit)
        ? [
            moment(`shortly before the end of ${counted(low, unit)}`, "It is as specified for the time before."),
            moment(`shortly after the end of ${counted(low, unit)}`, "It is as specified for the time after."),
          ]
        : [],
  },
];

/** Steps on both sides of the limit that a sentence names; empty when it names none. */
export function boundarySteps(sentence: string): DraftStep[] {
  for (const { pattern, steps } of limits) {
    const match = pattern.exec(sentence);
    if (!match?.[1]) continue;
    const last = match[3] === undefined ? match[2] : match[3];
    const low = toNumber(match[1]);
    const high = match[2] === undefined ? low : toNumber(match[2]);
    const two = match.length > 3;
    if (!Number.isFinite(low) || low > 1e15 || (two && !(high > low && high <= 1e15))) continue;
    const found = steps(low, high, unitOf(two ? match[3] : last));
    if (found.length > 0) return found;
  }
  return [];
}

function unitOf(text: string | undefined): string {
  return text !== undefined && !/^(?:and|or|of|per|in|to|for|at|the|with|is|are|if|when)$/iu.test(text) ? text : "";
}

function toNumber(text: string): number {
  const word = words.indexOf(text.toLowerCase());
  return word >= 0 ? word : Number(text.replace(/,/g, ""));
}
