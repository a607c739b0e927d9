import { findAll } from "../../text/find-all.ts";
import type { Amount } from "./amounts.ts";

/** Words around one amount, or around two, that make it certain that the amount is a limit. */
export interface LimitPattern {
  /** The source of a pattern that has as many amounts as `count` says; `amount` is the source of one. */
  source: (amount: string) => string;
  count: 1 | 2;
  accepts: (last: Amount, words: string, first: Amount) => boolean;
}

/** Stands for an amount where only the words around it are looked for. No amount that anyone tests is longer. */
const anything = "[^]{1,60}?";

/**
 * Finds what a pattern matches in a sentence. Compiling one with amounts takes milliseconds, and each is compiled again for texts beyond Latin-1; few
 * sentences have its words. So it is compiled when a sentence has them.
 */
export function limitFinder({ source }: LimitPattern, amount: string): (sentence: string) => RegExpExecArray[] {
  let words: RegExp | undefined;
  let whole: RegExp | undefined;
  return (sentence) => {
    words ??= new RegExp(source(anything), "iu");
    return words.test(sentence) ? findAll((whole ??= new RegExp(source(amount), "giu")), sentence) : [];
  };
}
