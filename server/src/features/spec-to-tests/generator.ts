import type { DraftCase } from "./draft/draft-case.ts";
import type { ReadSpecification } from "./rules/read-specification.ts";

/** What writes test cases from a document. */
export interface Generator {
  /** A model's name, or `builtin-rules`. */
  name: string;
  /** Aborting `signal` ends a model's call. */
  write(specification: ReadSpecification, signal: AbortSignal): Promise<Generated>;
}

export interface Generated {
  drafts: DraftCase[];
  /** What wrote them in the end: the built-in rules, when a model's answers could not be used. */
  writtenBy: string;
  /** What the user has to know about it, in sentences. */
  notes: string[];
}

export const builtinRulesName = "builtin-rules";
