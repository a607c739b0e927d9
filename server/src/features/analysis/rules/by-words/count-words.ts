import { FailureCategory } from "@gantry/contract/analysis/schemas.ts";
import { wordsOf } from "./words-of.ts";

/** How often words and pairs of words occur in example messages. Plain JSON, because the build counts them once for all processes. */
export interface WordCounts {
  categories: FailureCategory[];
  /** Of each category: the number of its words and pairs, repeated ones included. */
  totals: number[];
  /** The number of different words and pairs. */
  size: number;
  /** Of each word or pair: the index of a category, the number of its messages that have it, the index of the next category, and so on. */
  ofWord: Record<string, number[]>;
}

/** @param examples messages by category, one on a line */
export function countWords(examples: Partial<Record<FailureCategory, string>>): WordCounts {
  const categories = Object.keys(examples).map((category) => FailureCategory.parse(category));
  const counts = new Map<string, number[]>();
  for (const [index, category] of categories.entries())
    for (const message of (examples[category] ?? "").trim().split("\n"))
      for (const word of wordsOf(message)) {
        const ofWord = counts.get(word) ?? categories.map(() => 0);
        ofWord[index] = (ofWord[index] ?? 0) + 1;
        counts.set(word, ofWord);
      }
  const all = [...counts];
  return {
    categories,
    totals: categories.map((_, index) => sum(all.map(([, ofWord]) => ofWord[index] ?? 0))),
    size: all.length,
    ofWord: Object.fromEntries(all.map(([word, ofWord]) => [word, ofWord.flatMap((count, index) => (count > 0 ? [index, count] : []))])),
  };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
