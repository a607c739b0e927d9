import type { SpecificationDocument } from "./documents/document.ts";
import type { DraftCase } from "./draft-case.ts";
import { writeCases } from "./rules/write-cases.ts";

/** What writes test cases from a document. */
export interface Generator {
  /** A model's name, or `builtin-rules`. */
  name: string;
  /** Aborting `signal` ends a model's call. */
  write(document: SpecificationDocument, signal: AbortSignal): Promise<DraftCase[]>;
}

export const builtinRules: Generator = {
  name: "builtin-rules",
  write: async (document) => writeCases(document),
};
