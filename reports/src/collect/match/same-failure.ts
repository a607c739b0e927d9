import type { FoundTest } from "../../formats/format.ts";
import { type FailureText, failureTextOf, wordsIn } from "./failure-text.ts";
import { isSameFile } from "./same-file.ts";

/**
 * Whether two failures of two formats are provably one: what they say is the same, with its values, and so is the duration that their
 * runner measured once for both formats. If one of them says nothing, the duration has to tell. Without either, they are two: a failure
 * that is listed twice is better than one that no one sees.
 */
export function isSameFailure(one: FoundTest, other: FoundTest): boolean {
  const texts = compareTexts(one, other);
  if (texts === "differ" || !mayBeOneMeasure(one, other)) return false;
  return texts === "equal" || isTellingMeasure(one, other);
}

/** Whether two failures say the same. `unknown` if one of them says nothing, or has no values where the other has some. */
export function compareTexts(one: FoundTest, other: FoundTest): "equal" | "differ" | "unknown" {
  const [own, others] = [failureTextOf(one), failureTextOf(other)];
  if (!haveCommonLocations(own, others)) return "differ";
  if (own.statements.length === 0 || others.statements.length === 0) return "unknown";
  const shared = [
    own.statements.filter((statement) => isIn(statement, others.text)),
    others.statements.filter((statement) => isIn(statement, own.text)),
  ];
  if (shared.every((some) => some.length === 0)) return "differ";
  if (!areWordsIn(own.words, others.allWords) && !areWordsIn(others.words, own.allWords)) return "differ";
  const [of = [], from = []] = shared;
  // Formats put the step or the error class around a reason. What both say has to have its values.
  if ((of.length > 0 && from.length > 0) || [...of, ...from].some((statement) => valuesIn(statement).length > 0)) return "equal";
  const [longer, known] = of.length > 0 ? [others, own] : [own, others];
  return longer.statements.flatMap(valuesIn).every((value) => known.allWords.has(value)) ? "equal" : "unknown";
}

/** The words with digits, and those in quotation marks. */
function valuesIn(statement: string): string[] {
  const quoted = statement.match(/"[^"]+"|'[^']+'|`[^`]+`/g) ?? [];
  return [...wordsIn(statement).filter((word) => /\d/.test(word)), ...quoted.flatMap(wordsIn)];
}

const areWordsIn = (words: ReadonlySet<string>, known: ReadonlySet<string>): boolean => [...words].every((word) => known.has(word));

const isPartOfWord = (character: string | undefined): boolean => character !== undefined && /[\p{L}\p{N}]/u.test(character);

const maxOccurrences = 20;

/** Whether a text has these words, and not only a part of the first or last one: `got 5` is not in `got 500`. */
function isIn(statement: string, text: string): boolean {
  let start = text.indexOf(statement);
  for (let looked = 0; start >= 0 && looked < maxOccurrences; looked++) {
    const end = start + statement.length;
    const startsInside = isPartOfWord(text[start - 1]) && isPartOfWord(statement[0]);
    const endsInside = isPartOfWord(text[end]) && isPartOfWord(statement.at(-1));
    if (!startsInside && !endsInside) return true;
    start = text.indexOf(statement, start + 1);
  }
  return false;
}

/** Formats cut long stacks at different lengths. */
const maxFrames = 20;

/** Whether the text with fewer locations of code names none that the other one does not name. */
function haveCommonLocations({ locations: own }: FailureText, { locations: others }: FailureText): boolean {
  const [fewer, more] = own.length < others.length ? [own, others] : [others, own];
  return fewer.slice(0, maxFrames).every(({ file, line }) => more.some((place) => place.line === line && isSameFile(place.file, file)));
}

/** Where their runner measures once for both formats: whether both have that duration. Formats differ in what they give for a repeated test. */
function mayBeOneMeasure(one: FoundTest, other: FoundTest): boolean {
  if (!isMeasuredOnce(one, other) || isRepeated(one) || isRepeated(other)) return true;
  return isSameMeasure(one.durationMs, other.durationMs);
}

const isMeasuredOnce = (one: FoundTest, other: FoundTest): boolean => one.clock !== undefined && one.clock === other.clock;

const isRepeated = ({ retries = 0 }: FoundTest): boolean => retries > 0;

/** The shortest duration in whole milliseconds that is unlikely to be equal by chance. */
const leastTelling = { sameClock: 2, otherwise: 100 };

function isTellingMeasure(one: FoundTest, other: FoundTest): boolean {
  const [own, others] = [one.durationMs, other.durationMs];
  const least = isMeasuredOnce(one, other) ? leastTelling.sameClock : leastTelling.otherwise;
  const isTelling = (ms: number) => ms >= least || (ms > 0 && decimalsOf(ms) > 0);
  return isTelling(own) && isTelling(others) && isSameMeasure(own, others);
}

/** Whether the durations are equal when the finer one is rounded to the digits of the other. */
function isSameMeasure(ownMs: number, othersMs: number): boolean {
  const decimals = Math.min(decimalsOf(ownMs), decimalsOf(othersMs));
  return Math.abs(ownMs - othersMs) <= 0.5001 * 10 ** -(decimalsOf(ownMs) === decimalsOf(othersMs) ? maxDecimals : decimals);
}

/** Of a millisecond. Behind them is what floating-point numbers lose. */
const maxDecimals = 6;

function decimalsOf(ms: number): number {
  const [, decimals = ""] = ms.toFixed(maxDecimals).split(".");
  return decimals.replace(/0+$/, "").length;
}
