import type { FailureCategory } from "@gantry/contract/analysis/schemas.ts";
import { memoize } from "../values/memoize.ts";
import { wordCounts } from "./word-counts.ts";
import { wordsOf } from "./words-of.ts";

/** A category and how probable it is, 0 to 1. */
export interface Guess {
  category: FailureCategory;
  probability: number;
}

/** Of a word that no example of the category has. */
const smoothing = 0.2;

/**
 * The category whose examples have the most similar words: naive Bayes with equal priors. The logarithms are divided by the root of the number of words,
 * because the words of a message depend on one another; otherwise long messages would seem certain.
 * @returns `undefined` if no example has a word of the message.
 */
export const categoryByWords = memoize((message): Guess | undefined => {
  const { categories, totals, size, ofWord } = wordCounts();
  const words = wordsOf(message);
  const known = [...words].filter((word) => Object.hasOwn(ofWord, word));
  if (known.length === 0) return undefined;
  const unseen = totals.map((total) => total + smoothing * size);
  const sums = unseen.map((of) => known.length * Math.log(smoothing / of));
  for (const word of known) addSeen(sums, ofWord[word] ?? []);
  const scores = sums.map((sum) => sum / Math.sqrt(words.size));
  const best = Math.max(...scores);
  const total = scores.reduce((sum, score) => sum + Math.exp(score - best), 0);
  const category = categories[scores.indexOf(best)];
  return category && { category, probability: 1 / total };
});

/** What a word adds to the sums of the categories that have it, compared with those that do not. */
function addSeen(sums: number[], counts: readonly number[]): void {
  for (let at = 0; at < counts.length; at += 2) {
    const index = counts[at] ?? 0;
    sums[index] = (sums[index] ?? 0) + Math.log(((counts[at + 1] ?? 0) + smoothing) / smoothing);
  }
}
