import type { FailureCategory } from "@gantry/contract/analysis.ts";
import { type ComparedValues, comparedValues } from "./compared-values.ts";
import { processSignals } from "./process-signals.ts";
import { serviceSignals } from "./service-signals.ts";
import type { Signal } from "./signal.ts";
import { spokenPart, withoutValues } from "./spoken-part.ts";
import { testSignals } from "./test-signals.ts";

const allSignals: readonly Signal[] = [...processSignals, ...serviceSignals, ...testSignals];

/** A piece of text that may say what went wrong, and what it is. */
export interface Clue<Source> {
  text: string;
  source: Source;
  /** 1: the failure's own words. Less: said beside it. */
  trust: number;
}

export interface Finding<Source> {
  category: FailureCategory;
  /** 0 to 1. */
  confidence: number;
  /** The clues that say so, the strongest first. Of an unknown cause: the error itself, as far as there is one. */
  clues: Clue<Source>[];
}

/** Below this the answer is `unknown`: "not sure". */
export const leastConfidence = 0.5;

/** What is only said in passing: the suite went on after it. */
const inPassing =
  /\bwarn(?:ing)?\b|\bdeprecat|(?<!timed out )\bretrying\b|\bretry in\b|fall(?:ing)? back|\bdebug\b(?!\/)|\binfo\b|\bignor(?:ed|ing)\b|\[notice\]/i;
/** A line of code that a runner shows around a failure: `> 12 | expect(total)`, `12:   expect(total)`, `Failure/Error: expect(total)`. */
const quotedCode = /^\s*(?:>|❯|→|-->)?\s*\d+\s*(?:[|│]|:\s)|^\s*\|\s|^>\s{3}|^\s*Failure\/Error:/;
/** A frame of a stack: names of functions say little. */
const frame = /^\s*(?:at |❯ |from |›|#\d+ |\d+: 0x|in `|File ")|^\s+(?:[\w$.]+\()?\S+\.(?:java|rb|exs?|lua|php):\d+|\.go:\d+ \+0x/;

/** Another sign of the same category adds a little. */
const addedBySecond = 2;
const mostAdded = 8;

interface Entry<Source> {
  best: number;
  /** Of the best clue. */
  trust: number;
  clues: { clue: Clue<Source>; weight: number }[];
}

/**
 * Which kind of trouble the clues tell of: the weightiest, not the most frequent one, since one cause has many symptoms.
 * @returns `unknown` with the error itself when nothing is found, or nothing with enough confidence.
 */
export function classify<Source>(clues: readonly Clue<Source>[]): Finding<Source> {
  const spoken = clues.map((clue) => ({ ...clue, text: spokenPart(clue.text) }));
  const found = weigh(clues, spoken);
  const shown = valuesIn(spoken) !== undefined;
  if (shown || spoken.some(({ text }) => foundButWrong.test(text))) for (const category of waitedFor) halve(found.get(category));
  if (shown && [...found.keys()].every((category) => category === "timeout")) found.set("assertion", entryOf(errorItself(clues, spoken)));
  const ranked = [...found]
    .map(([category, entry]) => ({ category, entry, score: entry.best + Math.min(mostAdded, (entry.clues.length - 1) * addedBySecond) }))
    .sort((a, b) => b.score - a.score);
  const [first, second] = ranked;
  const confidence = first ? confidenceOf(first.score, second?.score ?? 0, first.entry.trust) : 0;
  if (!first || confidence < leastConfidence) return { category: "unknown", confidence, clues: errorItself(clues, spoken) };
  const ordered = first.entry.clues.sort((a, b) => b.weight - a.weight).map(({ clue }) => clue);
  return { category: first.category, confidence, clues: ordered };
}

function weigh<Source>(clues: readonly Clue<Source>[], spoken: readonly Clue<Source>[]): Map<FailureCategory, Entry<Source>> {
  const found = new Map<FailureCategory, Entry<Source>>();
  const values = valuesIn(spoken);
  for (const [index, clue] of clues.entries()) {
    const text = spoken[index]?.text ?? "";
    const trust = clue.trust * worthOf(clue);
    if (text === "" || trust === 0) continue;
    for (const [category, weight] of weightsOf(withoutValues(text, values))) {
      const entry = found.get(category) ?? { best: 0, trust: 0, clues: [] };
      if (weight * trust > entry.best) Object.assign(entry, { best: weight * trust, trust });
      entry.clues.push({ clue, weight: weight * trust });
      found.set(category, entry);
    }
  }
  return found;
}

const notFound = /not found>?|never found|resolved to 0 elements|strict mode violation/i;

/** More is a whole log: two values anywhere in it need not be those of the failure. */
const mostCompared = 300;

/** The values that a runner shows: then it got as far as comparing them. */
function valuesIn(spoken: readonly Clue<unknown>[]): ComparedValues | undefined {
  if (spoken.length > mostCompared) return undefined;
  const text = spoken.flatMap((clue) => (clue.trust >= 0.9 ? [clue.text] : [])).join("\n");
  return notFound.test(text) ? undefined : comparedValues(text);
}

const weightOfValues = 50;

/** Two values that no known words of an assertion stand beside. */
function entryOf<Source>(clues: readonly Clue<Source>[]): Entry<Source> {
  const trust = clues[0]?.trust ?? 0;
  return { best: weightOfValues * trust, trust, clues: clues.map((clue) => ({ clue, weight: weightOfValues * clue.trust })) };
}

const namesError = /\b\w*(?:error|exception|panic|fatal)\b|\bfail(?:ed|ure)?\b|^E {3}/i;

/** What to show on top when the cause is not known: the first line that says that something went wrong, else the last line. */
function errorItself<Source>(clues: readonly Clue<Source>[], spoken: readonly Clue<Source>[]): Clue<Source>[] {
  const candidates = clues.filter(
    ({ text, trust }, index) => trust > 0 && spoken[index]?.text.trim() !== "" && worthOf({ text, trust }) > 0.5,
  );
  const fallback = candidates[0]?.trust === 1 ? candidates[0] : candidates.at(-1);
  const error = candidates.find(({ text }) => namesError.test(text)) ?? fallback;
  return error ? [error] : [];
}

/** Browser tests wait for a value as they wait for an element: when the element was there, neither it nor time was what failed. */
const foundButWrong = /unexpected value "|locator resolved to <.* unexpected/;
const waitedFor = ["element-not-found", "timeout"] as const;

function halve(entry: { best: number } | undefined): void {
  if (entry) entry.best /= 2;
}

/** What stands beside a failure counts for less than its words. */
function worthOf({ text, trust }: Pick<Clue<unknown>, "text" | "trust">): number {
  // A failed test says nothing in passing.
  if (trust < 1 && inPassing.test(text)) return 0.5;
  if (quotedCode.test(text)) return 0.45;
  return frame.test(text) ? 0.4 : 1;
}

/** The best weight of each category that the text matches. */
function weightsOf(text: string): Map<FailureCategory, number> {
  const weights = new Map<FailureCategory, number>();
  for (const { category, pattern, weight } of allSignals)
    if (weight > (weights.get(category) ?? 0) && pattern.test(text)) weights.set(category, weight);
  return weights;
}

/** How strong the words are, how far they are ahead of those for another cause, and whether they were said of the failure or beside it. */
function confidenceOf(first: number, second: number, trust: number): number {
  const strength = Math.min(1, first / 80);
  const margin = Math.min(1, (first - second) / 40);
  return Math.round(Math.min(0.95, Math.sqrt(trust) * (0.4 + 0.25 * strength + 0.35 * margin)) * 100) / 100;
}
