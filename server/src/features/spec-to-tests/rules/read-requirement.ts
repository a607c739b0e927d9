import type { RuleLanguage } from "../language.ts";
import { readGerman } from "./de/read-requirement.ts";
import { readEnglish } from "./en/read-requirement.ts";
import type { Requirement } from "./requirement.ts";

const readers = { en: readEnglish, de: readGerman } satisfies Record<
  RuleLanguage,
  (sentence: string, taken: boolean) => Requirement | undefined
>;

/** Reads a sentence as a requirement; `undefined` when it demands nothing. `taken`: its place says that it is one. */
export function readRequirement(sentence: string, language: RuleLanguage, taken = false): Requirement | undefined {
  return readers[language](sentence, taken);
}
