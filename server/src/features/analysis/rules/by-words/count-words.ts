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
  const totals = categories.map(() => 0);
  const counts = new Map<string, number[]>();
  for (const [index, category] of categories.entries())
    for (const message of (examples[category] ?? "").trim().split("\n"))
      for (const word of wordsOf(message)) {
        totals[index] = (totals[index] ?? 0) + 1;
        addTo(counts, word, index);
      }
  return { categories, totals, size: counts.size, ofWord: Object.fromEntries(counts) };
}

/** Categories come one after the other, so a word's last pair is that of `index`, or of one before it. */
function addTo(counts: Map<string, number[]>, word: string, index: number): void {
  const known = counts.get(word);
  if (!known) counts.set(word, [index, 1]);
  else if (known.at(-2) === index) known.push((known.pop() ?? 0) + 1);
  else known.push(index, 1);
}
