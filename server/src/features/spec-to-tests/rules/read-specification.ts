import type { SpecificationDocument } from "../document/document.ts";
import type { DraftCase } from "../draft/draft-case.ts";
import { type DocumentLanguage, detectLanguage } from "../text/language.ts";
import { leftOutNotes } from "./sections/left-out.ts";
import { writeCases } from "./write-cases.ts";

/** A document with what is known of it without a model. */
export interface ReadSpecification {
  document: SpecificationDocument;
  language: DocumentLanguage;
  /** The cases of the built-in rules; none in a language that they do not read. */
  drafts: DraftCase[];
  /** What the rules wrote no case for, in sentences for the user. */
  leftOut: string[];
}

/** Recognizes the language and applies the built-in rules. */
export function readWithRules(document: SpecificationDocument): ReadSpecification {
  const language = detectLanguage(document);
  if (!language.rules) return { document, language, drafts: [], leftOut: [] };
  const drafts = writeCases(document, language.rules);
  return { document, language, drafts, leftOut: leftOutNotes(document, language.rules, drafts) };
}
