import type { GeneratedTestCase } from "@gantry/contract/spec-to-tests/schemas.ts";
import type { RuleLanguage } from "../text/language.ts";
import type { Doubt } from "./doubt.ts";

/** A case as a generator gives it: what to do and what to see, before the formatter writes it in the style that was asked for. */
export interface DraftCase {
  title: string;
  description: string;
  suite: string;
  preconditions: string[];
  steps: DraftStep[];
  priority: GeneratedTestCase["priority"];
  source: GeneratedTestCase["source"];
  /** Decides about the words of the style; `undefined` for a language that has none, whose texts stay as they are. */
  language: RuleLanguage | undefined;
  /** Why it is not certain that its source states a requirement; absent if it is. */
  doubt?: Doubt | undefined;
}

export interface DraftStep {
  /** What a tester does: `As the user, enter a wrong password`. */
  action: string;
  /** The same as a statement, if the wording allows it: `the user enters a wrong password`. */
  event?: string | undefined;
  expectedResult: string;
}
