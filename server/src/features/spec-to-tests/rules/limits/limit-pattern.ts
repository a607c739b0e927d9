import type { Amount } from "./amounts.ts";

/** Words around one amount, or around two, that make it certain that the amount is a limit. */
export interface LimitPattern {
  /** The source of a pattern that has as many amounts as `count` says; `amount` is the source of one. */
  source: (amount: string) => string;
  count: 1 | 2;
  accepts: (last: Amount, words: string, first: Amount) => boolean;
}
