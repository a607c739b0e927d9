import type { DraftStep } from "../draft-case.ts";
import type { RuleLanguage } from "../language.ts";
import { type FieldLimit, limitsIn } from "./limits.ts";
import { phrases } from "./phrases.ts";

/** One step for each limit of a text. */
export function boundarySteps(text: string, language: RuleLanguage): DraftStep[] {
  const say = phrases[language];
  return limitsIn(text, language).map(({ words, values }) => ({ ...say.around(words, values), expectedResult: say.asRequired }));
}

/** Enters a value on each side of a field's limit. */
export function limitSteps(field: string, { probes }: FieldLimit, refusal: string | undefined, language: RuleLanguage): DraftStep[] {
  const say = phrases[language];
  return probes.map(({ value, isAllowed }) => ({
    ...say.enters(field, value),
    expectedResult: isAllowed ? say.accepted : (refusal ?? say.refusedNaming(field)),
  }));
}
