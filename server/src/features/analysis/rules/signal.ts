import type { FailureCategory } from "@gantry/contract/analysis.ts";

/** Words in which runners and systems tell of one kind of trouble. */
export interface Signal {
  category: Exclude<FailureCategory, "unknown">;
  pattern: RegExp;
  /**
   * How far it settles the matter, 0 to 100. What names a cause weighs more than what names a symptom: an unresolved name is also a time-out and a
   * failed assertion, a failed assertion is nothing else.
   */
  weight: number;
}

/** Signals of one category; each pattern with its weight. */
export function signals(category: Signal["category"], patterns: readonly (readonly [weight: number, pattern: RegExp])[]): Signal[] {
  return patterns.map(([weight, pattern]) => ({ category, pattern, weight }));
}
