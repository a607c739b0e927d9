import type { FailureCategory } from "@gantry/contract/analysis/schemas.ts";

/** A line that may name the cause, and its kind. */
export interface Clue<Source> {
  text: string;
  source: Source;
  /** 1: the failure's own message. Less: other output near it. */
  trust: number;
}

export interface Finding<Source> {
  category: FailureCategory;
  /** 0 to 1. */
  confidence: number;
  /** Supporting clues, strongest first; for `unknown`, the error message if any. */
  clues: Clue<Source>[];
  /** Whether the exit code alone shows the cause: the clue is the last line before the end, and no error. */
  byExitCode?: true;
  /** No rule knows the error: its words are those of errors with this category. */
  byWords?: true;
  /** The last lines of a program that may have handled the error: then the cause is not certain. */
  lastWords?: Clue<Source>;
}

/** Below this the answer is `unknown`, or not certain. */
export const minConfidence = 0.5;

/** In the root cause of a guess. */
export const classifiedByMessage = "This is a guess from the words of the error.";

interface Judged {
  category: FailureCategory;
  confidence: number;
  byWords?: true | undefined;
}

/** Whether the category is a guess by the words of the error, or not certain. */
export const isGuess = ({ category, confidence, byWords }: Judged): boolean =>
  category !== "unknown" && (byWords === true || confidence < minConfidence);
