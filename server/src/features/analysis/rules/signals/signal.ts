import type { FailureCategory } from "@gantry/contract/analysis/schemas.ts";

/** Patterns for the messages with which runners and systems report one category of failure. */
export interface Signal {
  category: Exclude<FailureCategory, "unknown">;
  pattern: RegExp;
  /**
   * How conclusive it is, 0 to 100. A pattern for a cause weighs more than one for a symptom: an unresolved name is also a timeout and a failed
   * assertion, a failed assertion is nothing else.
   */
  weight: number;
}

/** Signals of one category; each pattern with its weight. */
export function signals(category: Signal["category"], patterns: readonly (readonly [weight: number, pattern: RegExp])[]): Signal[] {
  return patterns.map(([weight, pattern]) => ({ category, pattern, weight }));
}
