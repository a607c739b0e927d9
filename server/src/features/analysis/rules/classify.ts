import type { FailureCategory } from "@gantry/contract/analysis.ts";
import { processSignals } from "./process-signals.ts";
import { serviceSignals } from "./service-signals.ts";
import type { Signal } from "./signal.ts";
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
  /** The clues that say so, the strongest first. */
  clues: Clue<Source>[];
}

/** What is only said in passing: the suite went on after it. */
const inPassing =
  /\bwarn(?:ing)?\b|\bdeprecat|\bretrying\b|\bretry in\b|fall(?:ing)? back|\bdebug\b|\binfo\b|\bignor(?:ed|ing)\b|\[notice\]/i;
/** A line of code that a runner shows around a failure: `> 12 | expect(total)`, `12:   expect(total)`, `Failure/Error: expect(total)`. */
const quotedCode = /^\s*(?:>|❯|→|-->)?\s*\d+\s*(?:[|│]|:\s)|^\s*\|\s|^>\s{3}|^\s*Failure\/Error:/;
/** A frame of a stack: names of functions say little. */
const frame = /^\s*(?:at |❯ |from |›|#\d+ |\d+: 0x|in `|File ")|^\s+(?:[\w$.]+\()?\S+\.(?:java|rb|exs?|lua|php):\d+|\.go:\d+ \+0x/;

/** Another sign of the same category adds a little. */
const addedBySecond = 2;
const mostAdded = 8;

/** Which kind of trouble the clues tell of: the weightiest, not the most frequent one, since one cause has many symptoms. */
export function classify<Source>(clues: readonly Clue<Source>[]): Finding<Source> {
  const found = new Map<FailureCategory, { best: number; clues: { clue: Clue<Source>; weight: number }[] }>();
  for (const clue of clues) {
    const trust = clue.trust * worthOf(clue.text);
    for (const [category, weight] of weightsOf(clue.text)) {
      const entry = found.get(category) ?? { best: 0, clues: [] };
      entry.best = Math.max(entry.best, weight * trust);
      entry.clues.push({ clue, weight: weight * trust });
      found.set(category, entry);
    }
  }
  if (clues.some(({ text }) => foundButWrong.test(text))) for (const category of waitedFor) halve(found.get(category));
  const ranked = [...found]
    .map(([category, { best, clues: list }]) => ({ category, list, score: best + Math.min(mostAdded, (list.length - 1) * addedBySecond) }))
    .sort((a, b) => b.score - a.score);
  const [first, second] = ranked;
  if (!first) return { category: "unknown", confidence: 0, clues: [] };
  const ordered = first.list.sort((a, b) => b.weight - a.weight).map(({ clue }) => clue);
  return { category: first.category, confidence: confidenceOf(first.score, second?.score ?? 0), clues: ordered };
}

/** Browser tests wait for a value as they wait for an element: when the element was there, neither it nor time was what failed. */
const foundButWrong = /unexpected value "|locator resolved to <.* unexpected/;
const waitedFor = ["element-not-found", "timeout"] as const;

function halve(entry: { best: number } | undefined): void {
  if (entry) entry.best /= 2;
}

/** What stands beside a failure counts for less than its words. */
function worthOf(text: string): number {
  if (inPassing.test(text)) return 0.5;
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

function confidenceOf(first: number, second: number): number {
  const margin = Math.min(1, (first - second) / 40);
  return Math.round(Math.min(0.95, 0.35 + first / 250 + margin * 0.25) * 100) / 100;
}
