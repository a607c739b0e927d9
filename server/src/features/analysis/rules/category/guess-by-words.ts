import { errorsOfCleaningUp } from "../output/log/cleaning-up.ts";
import type { Clue, Finding } from "../clues/finding.ts";
import { isAdvice, isHintOfTool } from "../output/messages/hints-of-tools.ts";
import { continuedAfter } from "../output/log/harmless-lines.ts";
import { weightOf } from "./weight.ts";
import { ansibleMessage } from "../output/messages/ansible-message.ts";
import { categoryByWords, type Guess } from "../by-words/category-by-words.ts";

/** How probable a category must be by the words of an error. */
export const leastProbable = {
  /** No rule knows the error. */
  unknown: 0.55,
  /** No rule knows more than that it was thrown. */
  exception: 0.85,
  /** The same, and its class has no meaning of its own. */
  generalClass: 0.75,
  /** It only begins with the word "Error". */
  error: 0.65,
  /** The rules only know two values or a mismatch, in a log without an assertion: compilers and tools write so, too. */
  noAssertion: 0.85,
  /** The rules do not take the line for the error. */
  anyLine: 0.9,
};
const leastOfGuess = 0.5;
const maxOfGuess = 0.6;

/** The category by the words of the first clue, if it is probable enough. */
export function guessedFrom<Source>(clues: readonly Clue<Source>[], least: number): Finding<Source> | undefined {
  return clues[0] && !isProgress(clues[0].text)
    ? findingOf(categoryByWords(ansibleMessage(clues[0].text) ?? clues[0].text), clues, least)
    : undefined;
}

function findingOf<Source>(guess: Guess | undefined, clues: readonly Clue<Source>[], least: number): Finding<Source> | undefined {
  if (!guess || guess.category === "unknown" || guess.probability < least) return undefined;
  const confidence = leastOfGuess + ((maxOfGuess - leastOfGuess) * (guess.probability - least)) / (1 - least);
  return { category: guess.category, confidence: Math.round(confidence * 100) / 100, clues: [...clues], byWords: true };
}

const minWords = 4;
/** `comparing snapshots`: what a program does, and not what failed. */
const isProgress = (text: string) =>
  /^\W{0,4}(?:\S{1,200}::\S{1,200} )?(?!missing|expecting|failing|existing|conflicting|nothing|remaining|warning)[a-z]{2,20}ing\b [^:]{1,100}$/i.test(
    text,
  );
/** What a compiler says around its error. */
const isBesideError = (text: string) => /^\S{1,300}:\d+(?::\d+)?: (?:warning|note): /.test(text);
const isSentence = (text: string) =>
  text
    .slice(0, 400)
    .split(/\s+/)
    .filter((word) => /\p{L}/u.test(word)).length >= minWords;
/** Lines above the end that are compared. */
const maxCandidates = 60;

/** The category of the line whose words show one most clearly, the first of several. Tools may end with other words than those of their error. */
export function guessedFromAny<Source>(clues: readonly Clue<Source>[], spoken: readonly Clue<Source>[]): Finding<Source> | undefined {
  const texts = clues.map(({ text }) => text);
  const passing = new Set([...continuedAfter(texts), ...errorsOfCleaningUp(texts)]);
  const most = clues.reduce((best, { trust }) => Math.max(best, trust), 0);
  const candidates = clues.filter(
    (clue, index) =>
      clue.trust > most / 2 &&
      isSentence(clue.text) &&
      (spoken[index]?.text ?? "") !== "" &&
      !passing.has(index) &&
      weightOf(clue) === 1 &&
      !isAdvice(clue.text) &&
      !isHintOfTool(clue.text) &&
      !isBesideError(clue.text),
  );
  const [best] = candidates
    .slice(-maxCandidates)
    .flatMap((clue) => {
      const guess = categoryByWords(clue.text);
      return guess && guess.category !== "unknown" ? [{ clue, guess }] : [];
    })
    .sort((a, b) => b.guess.probability - a.guess.probability);
  return best && findingOf(best.guess, [best.clue], leastProbable.anyLine);
}
