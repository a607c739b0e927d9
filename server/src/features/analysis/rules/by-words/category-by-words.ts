import { FailureCategory } from "@gantry/contract/analysis/schemas.ts";
import { examples } from "./examples/index.ts";
import { remember } from "../remember.ts";
import { wordsOf } from "./words-of.ts";

/** How often the words occur in the examples of one category. */
interface Counts {
  category: FailureCategory;
  ofWord: Map<string, number>;
  all: number;
}

/** A category and how probable it is, 0 to 1. */
export interface Guess {
  category: FailureCategory;
  probability: number;
}

/** Of a word that no example of the category has. */
const smoothing = 0.2;

let counted: { counts: Counts[]; vocabulary: Set<string> } | undefined;

/**
 * The category whose examples have the most similar words: naive Bayes with equal priors. The logarithms are divided by the root of the number of words,
 * because the words of a message depend on one another; otherwise long messages would seem certain.
 * @returns `undefined` if no example has a word of the message.
 */
export const categoryByWords = remember((message): Guess | undefined => {
  counted ??= countWords();
  const { counts, vocabulary } = counted;
  const words = wordsOf(message);
  const known = [...words].filter((word) => vocabulary.has(word));
  if (known.length === 0) return undefined;
  const scores = counts.map(({ ofWord, all }) => {
    const unseen = all + smoothing * vocabulary.size;
    const sum = known.reduce((total, word) => total + Math.log(((ofWord.get(word) ?? 0) + smoothing) / unseen), 0);
    return sum / Math.sqrt(words.size);
  });
  const best = Math.max(...scores);
  const total = scores.reduce((sum, score) => sum + Math.exp(score - best), 0);
  const category = counts[scores.indexOf(best)]?.category;
  return category && { category, probability: 1 / total };
});

function countWords(): { counts: Counts[]; vocabulary: Set<string> } {
  const counts = Object.entries(examples).map(([category, messages]) => countOf(FailureCategory.parse(category), messages));
  return { counts, vocabulary: new Set(counts.flatMap(({ ofWord }) => [...ofWord.keys()])) };
}

function countOf(category: FailureCategory, messages: string): Counts {
  const ofWord = new Map<string, number>();
  let all = 0;
  for (const message of messages.trim().split("\n"))
    for (const word of wordsOf(message)) {
      ofWord.set(word, (ofWord.get(word) ?? 0) + 1);
      all += 1;
    }
  return { category, ofWord, all };
}
