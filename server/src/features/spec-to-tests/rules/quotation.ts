import type { DraftStep } from "../draft-case.ts";
import type { RuleLanguage } from "../language.ts";
import { attempts } from "./limit-steps.ts";
import { type Limit, limitsOf } from "./limits.ts";
import { phrases } from "./phrases.ts";
import { isMoney, moved, type Quantity, quantityOf, quantityPattern, timeMoved, timeUnitOf, written } from "./quantities.ts";
import type { Requirement } from "./requirement.ts";
import { withStop, withoutStop } from "./words.ts";

/** A requirement in its own words, and the values on both sides of the limits that it names. */
export function quotedSteps({ language, sentence }: Requirement): DraftStep[] {
  return [quoted(sentence, language), ...boundarySteps(sentence, language)];
}

export const quoted = (sentence: string, language: RuleLanguage): DraftStep => ({
  ...phrases[language].quotes(withoutStop(sentence)),
  expectedResult: withStop(sentence),
});

/** The values just below, at and just above the limits of a sentence, each in a step of its own; at most two limits. */
export function boundarySteps(sentence: string, language: RuleLanguage): DraftStep[] {
  const named = limitsOf(sentence, language).filter(({ kind, low }) => !/^(?:times|after|ahead|expiry)$/.test(kind) && !isLoad(low));
  const limits = named.length > 0 ? named : [...distanceOf(sentence, language), ...delaysOf(sentence, language)];
  return limits.slice(0, 2).flatMap((limit) => stepsAround(limit, sentence, language));
}

function stepsAround(limit: Limit, sentence: string, language: RuleLanguage): DraftStep[] {
  const say = phrases[language];
  const { kind, low, high } = limit;
  if (kind === "attempts")
    return [
      ...(low.value > 1 ? [{ ...say.causes(attempts(moved(low, -1), language)), expectedResult: say.ruleDoesNotApply }] : []),
      { ...say.causesOneMore(attempts(low, language)), expectedResult: say.ruleApplies },
    ];
  if (kind === "lasting")
    return [
      { ...say.checksAfter(timeMoved(low, -1, language)), expectedResult: say.ruleApplies },
      { ...say.checksAfter(timeMoved(low, 1, language)), expectedResult: say.ruleDoesNotApply },
    ];
  // What must be kept forbids what is beyond it; a limit in a condition says when the sentence applies.
  const [yes, no] = isThreshold(limit, sentence) ? [say.ruleApplies, say.ruleDoesNotApply] : [say.allowedByRule, say.againstRule];
  // "not within 24 hours": the sentence applies to what comes later.
  if (kind === "within" && /(?<!\p{L})(?:not|nicht)(?!\p{L})[^,;]*$/iu.test(sentence.slice(0, limit.start)))
    return [
      { ...say.triesValue(near(low, -1, language), "below"), expectedResult: say.ruleDoesNotApply },
      { ...say.triesValue(near(low, 1, language), "above"), expectedResult: say.ruleApplies },
    ];
  const sides = ["below", "at", "above"] as const;
  const around = (quantity: Quantity, holds: readonly (boolean | undefined)[]) =>
    sides.flatMap((side, index): DraftStep[] =>
      holds[index] === undefined || (quantity.value === 0 && side === "below")
        ? []
        : [{ ...say.triesValue(near(quantity, index - 1, language), side), expectedResult: holds[index] ? yes : no }],
    );
  if (kind === "range") return [...around(low, [false, true, undefined]), ...around(high, [undefined, true, false])];
  const holds: Partial<Record<Limit["kind"], (boolean | undefined)[]>> = {
    above: [false, false, true],
    below: [true, false, false],
    min: [false, true, true],
    exact: [false, true, false],
    after: [false, true, undefined],
  };
  return around(low, holds[kind] ?? [true, true, false]);
}

function isThreshold({ kind, start, end }: Limit, sentence: string): boolean {
  if (/^(?:above|below|after)$/.test(kind) || /^ab\s/iu.test(sentence.slice(start, end))) return true;
  const clause = /^(?:if|when|whenever|once|unless|for|wenn|falls|sobald|sofern|bei|für)\s[^,]*,?/iu.exec(sentence);
  return clause !== null && end <= clause[0].length && clause[0].endsWith(",");
}

/** `14 days after the due date`: from then on. */
function delaysOf(sentence: string, language: RuleLanguage): Limit[] {
  const pattern = new RegExp(`${quantityPattern(language)}\\s+(?:after|nach)(?!\\p{L})`, "giu");
  return [...sentence.matchAll(pattern)].flatMap((match): Limit[] => {
    const low = quantityOf(match, 1, language);
    return low && timeUnitOf(low) !== undefined
      ? [{ kind: "after", low, high: low, start: match.index, end: match.index + match[0].length, tail: "" }]
      : [];
  });
}

function near(quantity: Quantity, by: number, language: RuleLanguage): string {
  const isAge = /^(?:years?|jahren?|jahre)$/i.test(quantity.unit);
  if (by === 0) return written(isMoney(quantity) ? moved(quantity, 0) : quantity, language);
  return timeUnitOf(quantity) && !isAge ? timeMoved(quantity, by < 0 ? -1 : 1, language) : written(moved(quantity, by), language);
}

const isLoad = ({ unit }: Quantity) => /(?:simultaneous|concurrent|parallel|gleichzeitige\p{L}*)\s/iu.test(unit);

/** `within 500 m`: a distance, where a span of time has a limit of its own. */
function distanceOf(sentence: string, language: RuleLanguage): Limit[] {
  const match = new RegExp(`(?<!\\p{L})(?:within|in a radius of|im Umkreis von)\\s+${quantityPattern(language)}`, "iu").exec(sentence);
  const low = match && quantityOf(match, 1, language);
  if (!match || !low || !/^(?:m|km|cm|mm|met(?:er|re)s?|kilomet(?:er|re)s?|miles?|Meter|Kilometer)$/i.test(low.unit)) return [];
  return [{ kind: "max", low, high: low, start: match.index, end: match.index + match[0].length, tail: "" }];
}

/**
 * `A booking that is not paid within 30 minutes shall be cancelled`: tried a little later and a little earlier, or with and without what the
 * clause says. `undefined` for sentences of another form.
 */
export function relativeSteps({ language, sentence }: Requirement, fact: (clause: string) => string): DraftStep[] | undefined {
  if (language !== "en") return undefined;
  const match =
    /^((?:an?|the|every|each|any|all)?\s?(?:[\p{L}-]+\s){1,5}?)(?:that|which|who)\s(is|are|was|were|has been|have been)\snot\s(?:yet\s)?(\p{L}+(?:ed|en|wn|id|nt|ut|de|ld|ad))(\s(?:within|in)\s(.{2,40}?))?,?\s(?=(?:must|shall|should|will|can|cannot|may)\s)((?:must|shall|should|will|can|cannot|may)\s[^;]+)$/iu.exec(
      withoutStop(sentence),
    );
  if (!match?.[1] || !match[2] || !match[3] || !match[6]) return undefined;
  const who = match[1].trim().replace(/^(?:every|each|any)\s/iu, "a ");
  const subject = /^(?:an?|the)\s/iu.test(who) ? who.charAt(0).toLowerCase() + who.slice(1) : who.toLowerCase().replace(/^all\s/u, "");
  const many = /^(?:are|were|have been)$/iu.test(match[2]);
  const be = many ? "are" : "is";
  const that = many ? "that are" : "that is";
  const outcome = fact(`${many ? "They" : "It"} ${match[6]}`);
  const not = `This does not happen: ${outcome.charAt(0).toLowerCase()}${outcome.slice(1)}`;
  const limit = match[5] === undefined ? undefined : limitsOf(`within ${match[5]}`, "en")[0];
  if (match[5] !== undefined && (!limit || limit.end < `within ${match[5]}`.length)) return undefined;
  const verb = match[3];
  const given = (what: string, event: string, expected: string): DraftStep => ({
    action: `Take ${subject} ${that} ${what}`,
    event: `${subject} ${be} ${event}`,
    expectedResult: withStop(expected),
  });
  if (!limit) return [given(`not ${verb}`, `not ${verb}`, outcome), given(verb, verb, not)];
  const [before, after] = [timeMoved(limit.low, -1, "en"), timeMoved(limit.low, 1, "en")];
  return [
    given(`${verb} after ${before}`, `${verb} after ${before}`, not),
    given(`still not ${verb} after ${after}`, `still not ${verb} after ${after}`, outcome),
  ];
}

/** `Personal data is deleted 90 days after departure`, `the due date is 21 days after the loan`. */
export function daysAfterSteps({ language, outcome, condition }: Requirement): DraftStep[] | undefined {
  if (language !== "en" || condition) return undefined;
  const match = new RegExp(
    `^(.{5,120}?)\\s${quantityPattern("en")}\\s+after\\s+((?:the |an? )?[\\p{L}-]+(?: [\\p{L}-]+){0,3})$`,
    "iu",
  ).exec(withoutStop(outcome));
  const time = match && quantityOf(match, 2, "en");
  if (
    !match?.[1] ||
    !time ||
    timeUnitOf(time) === undefined ||
    /\b(?:at least|at most|within|than|to|until|exactly|for|and|or)$/iu.test(match[1])
  )
    return undefined;
  const event = match[6] ?? "";
  const [before, at, after] = [timeMoved(time, -1, "en"), written(time, "en"), timeMoved(time, 1, "en")];
  if (/\s(?:is|are)$/iu.test(match[1])) {
    const what = match[1].replace(/\s(?:is|are)$/iu, "");
    const subject = what.charAt(0).toLowerCase() + what.slice(1);
    return [before, at, after].map((value) => ({
      action: `Check whether ${subject} is ${value} after ${event}`,
      event: `it is checked whether ${subject} is ${value} after ${event}`,
      expectedResult: value === at ? withStop(outcome) : `It is not: it is ${at} after ${event}.`,
    }));
  }
  if (!/\b(?:is|are)\s\p{L}+(?:ed|en|nt|wn|pt)\b|\b(?:expires?|ends?|lapses?|starts?|begins?)\b/iu.test(match[1])) return undefined;
  const fact = match[1];
  const check = (value: string, expected: string): DraftStep => ({
    action: `Check ${value} after ${event}`,
    event: `it is checked ${value} after ${event}`,
    expectedResult: expected,
  });
  return [check(before, phrases.en.notYet(fact)), check(at, withStop(fact))];
}

/** Signs that words were put together wrongly: an article before a pronoun, a sentence that breaks off, a clause where a name belongs. */
const doubtful: Readonly<Record<RuleLanguage, readonly RegExp[]>> = {
  en: [
    /\b(?:an?|the) (?:my|our|your|his|her|their|its|an?|the)\b/iu,
    /\b(?:who|which|whose|and|or|with|than|the|an?|obviously)[.:]?$/iu,
    /\b(?:falls?|drops?|rises?|sinks?|goes|climbs?) of\b/iu,
    /^(?:Test with|Use|Set|Try) (?!this\b)(?:.*\s)?(?:it|they|we|me|told|said|need|needs)(?:\s|$)/u,
    /^Test with .*(?:,|\b(?:is|are|must|shall|can)\b)/u,
    /^Test with [\d.,%]+\s\p{Ll}/u,
    /^(?:Try|Set|Use|Test with) (?:.{100,})$/u,
    /^As [^,]+, (?!.*; do this \d).*(?:;|["“”]|, (?:so|who|which|whose|but|and \p{L}+s\b))/u,
    /^As [^,]*\b(?:and|or) (?:\p{L}+\s)?\p{L}+[^s]s,/u,
    /^Check whether (?:it|they|this|these|those|he|she)\b/u,
    /^Check whether .*\band to\b|\bwent\b|\btold (?:me|us)\b|^Check whether .*\b(?:the product adds|you|I|we)\b/u,
    /\bthat (?:is|are) (?:is|are)\b|\bit's\b.*\bit's\b/iu,
    /^Let .* pass (?:the|a)\b.*\b(?:is|are)\b/u,
    /\p{L}ing of \d/u,
    /^Measure the time: .*\band \p{L}+$/u,
    /^Try .* with \d+ years?$/u,
    /^Arrange that (?:it|they)\b/u,
    /\b(?:must|shall)\b/u,
  ],
  de: [
    /(?<!\p{L})aged(?!\p{L})/u,
    /dass (?:Nach|Bei|Vor|Mit|Ab|Ohne|Für|Es gilt)(?!\p{L})/u,
    /^Testen mit: (?:Bei|Nach|Es gilt|Vor|Ab|Für|Nur|Wenn|Falls)(?!\p{L})/u,
    /^Testen mit: .*(?:,|(?<!\p{L})(?:wird|werden|ist|sind|muss|darf)(?!\p{L}))/u,
    /Es gilt, dass/u,
    /(?:weiterhin|nicht mehr|noch nicht geschehen|geschieht nicht|Zeit messen): .*(?<!\p{L})(?:ist|sind)(?!\p{L}).*(?:\szu\s\p{Ll}+n|\p{Ll}zu\p{Ll}+n)\.?$/u,
    /^Als .*,\s\p{Lu}\p{L}+(?:\s\p{Ll}+)*\s(?:bis|höchstens|maximal|mit|von)\s/u,
    /^Als \p{L}+ mit \d+ Jahren(?!\p{L})/u,
    /^Als .*(?:tagen?|stunden|wochen|monaten?|minuten)\slang\s/iu,
    /(?:^|\s)(?:und|oder|mit|der|die|das|von)[.:]?$/u,
    /^Als [^:]*;/u,
  ],
};

/** Names of what a product bears at once: with so many it can be used. */
const borne =
  /(?:users?|sessions?|connections?|requests?|rentals?|orders?|customers?|clients?|devices?|calls?|visitors?|transactions?|benutzern?|nutzern?|anfragen|sitzungen|verbindungen)\b/iu;

/** Whether the steps of a requirement read like a person's; where they do not, its own words are better. */
export function readsWell({ language, sentence }: Requirement, steps: readonly DraftStep[]): boolean {
  // The "not" of a relative clause is not the sentence's own.
  const relative =
    language === "en"
      ? /\b(?:that|which|who)\s(?:is|are|was|were|has|have|does|do|can)\s?(?:not|never|n['’]t)\b/iu.test(sentence)
      : /,\s(?:der|die|das|dessen|deren)\s(?:[^,]*\s)?(?:nicht|kein\p{L}*|nie)\s[^,]*,/iu.test(sentence);
  return steps.every(({ action, expectedResult }) => {
    const plain = withoutStop(action);
    if (relative && plain.startsWith("Check whether") && !/\bnot\b/u.test(plain)) return false;
    if (
      /^Use (?:the |an? )?(?:\p{L}+\s)?(?:system|product|application|app|service|server|site|platform|software|shop|portal|tool) with /iu.test(
        plain,
      ) &&
      !borne.test(plain)
    )
      return false;
    if (
      /^(?:Das|Die|Der) (?:System|Produkt|Anwendung|App|Dienst|Portal|Plattform|Software) mit .* verwenden$/iu.test(plain) &&
      !borne.test(plain)
    )
      return false;
    if (plain.startsWith("Check again after") && /\bafter (?:\d|one|two|three|four|five|six|ten)\b/u.test(expectedResult)) return false;
    return !doubtful[language].some((sign) => sign.test(plain) || sign.test(withoutStop(expectedResult)));
  });
}
