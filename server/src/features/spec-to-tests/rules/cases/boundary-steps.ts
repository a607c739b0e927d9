import type { DraftStep } from "../../draft/draft-case.ts";
import type { RuleLanguage } from "../../text/language.ts";
import { type FieldLimit, limitsIn, limitValues, timeLimitIn } from "../limits/limits.ts";
import { phrases } from "./phrases.ts";

/** One step for each limit of a text, and one for the time that the product may take. */
export function boundarySteps(text: string, language: RuleLanguage): DraftStep[] {
  const say = phrases[language];
  const limits = limitsIn(text, language);
  const time = timeLimitIn(text, limits, language);
  return [
    ...limits.flatMap(({ words, values, spread }) => [
      { ...say.around(words, values), expectedResult: say.asRequired },
      ...(spread ? [{ ...say.spreads(spread.count, spread.time), expectedResult: say.notTogether(words) }] : []),
    ]),
    ...(time === undefined ? [] : [{ ...say.measures, expectedResult: say.kept(time) }]),
  ];
}

/** The step for a cell that is nothing but a limit, under a header that says so, or in a column of limits: `Max. size | 20 MB`. */
export function cellLimitSteps(header: string, cell: string, language: RuleLanguage, isLimit = false): DraftStep[] {
  if (!isLimit && !limitHeader.test(header)) return [];
  const values = limitValues(cell, language);
  const say = phrases[language];
  return values.length < 2 ? [] : [{ ...say.around(`${header}: ${cell}`, values), expectedResult: say.asRequired }];
}

const limitHeader =
  /(?<!\p{L})(?:limits?|max(?:imum)?|min(?:imum)?|kept(?: for)?|keep for|retention(?: period)?|duration|validity|valid for|time-?out|period|threshold|grenz(?:e|wert)|höchst\p{L}*|mindest\p{L}*|frist|dauer|aufbewahrung(?:sfrist)?|gültigkeit|schwelle)(?!\p{L})/iu;

/** Enters a value on each side of a field's limit. */
export function limitSteps(field: string, { probes }: FieldLimit, refusal: string | undefined, language: RuleLanguage): DraftStep[] {
  const say = phrases[language];
  return probes.map(({ value, isAllowed }) => ({
    ...say.enters(field, value),
    expectedResult: isAllowed ? say.accepted : (refusal ?? say.refusedNaming(field)),
  }));
}
