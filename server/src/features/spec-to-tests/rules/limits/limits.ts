import type { RuleLanguage } from "../../text/language.ts";
import { amountOf, amountPattern, type Amount, groupsPerAmount, neighbor, written } from "./amounts.ts";
import { type CountWindow, countWindowsIn, withoutCountWindows } from "./count-windows.ts";
import { deadlinesIn } from "./dates-and-times.ts";
import { limitFinder } from "./limit-pattern.ts";
import { isShort, limitPatterns, notForTesting } from "./limit-patterns.ts";
import { isMeasured, isTimeOfProduct } from "./time-of-product.ts";
import { withoutStop } from "../../text/words.ts";

/** Compiled once for each language: a sentence is tried with all of them. */
const byLanguage = <Pattern>(compile: (amount: string, language: RuleLanguage) => Pattern): Readonly<Record<RuleLanguage, Pattern>> => ({
  en: compile(amountPattern("en"), "en"),
  de: compile(amountPattern("de"), "de"),
});
const anyAmount = byLanguage((amount) => new RegExp(amount, "iu"));
const onlyAmount = byLanguage((amount) => new RegExp(`^${amount}$`, "iu"));
const limits = byLanguage((amount, language) =>
  limitPatterns[language].map((pattern) => ({ ...pattern, find: limitFinder(pattern, amount) })),
);

/** A limit in the words of the text, and the values to try: just below, at and just above it. */
export interface Limit {
  words: string;
  values: string[];
  /** For a number of events in a window of time: as many as reach the limit, and a time longer than the window. */
  spread?: CountWindow["spread"];
}

/** A limit of which it is certain which values it lets in. */
export interface FieldLimit {
  unit: Amount["unit"];
  probes: { value: string; isAllowed: boolean }[];
}

const maxLimits = 3;

/** The limits of a sentence whose role is certain, at most three; a number that may mean anything else is none. */
export function limitsIn(sentence: string, language: RuleLanguage): Limit[] {
  if (!/\d/u.test(sentence) && !anyAmount[language].test(sentence)) return [];
  if (notForTesting[language].test(sentence)) return [];
  const found: (Limit & { at: number; end: number })[] = [...countWindowsIn(sentence, language), ...deadlinesIn(sentence, language)];
  for (const { find, count, accepts } of limits[language])
    for (const match of find(sentence)) {
      const end = match.index + match[0].length;
      const last = amountOf(match, count === 1 ? 1 : 1 + groupsPerAmount, language);
      const first = count === 1 ? last : amountOf(match, 1, language);
      if (found.some((other) => match.index < other.end && end > other.at)) continue;
      if (!first || !last || !accepts(last, match[0], first)) continue;
      const values = count === 1 ? [neighbor(last, -1), last, neighbor(last, 1)] : bothEnds(first, last);
      if (isTimeOfProduct(sentence, placeOf(match, language), last, language) || isRounding(sentence, match)) continue;
      const words = match[0].trim().replace(/^(?:exceed(?:s|ed|ing)?|übersteigt|überschreitet)\s|\snicht\s\p{L}+$/iu, "");
      if (values)
        found.push({
          words,
          at: match.index,
          end,
          values: [...values.map((value) => written(value, language)), ...lettersFor(last, words)],
        });
    }
  return found
    .toSorted((one, other) => one.at - other.at)
    .slice(0, maxLimits)
    .map(({ words, values, spread }) => ({ words, values, ...(spread && { spread }) }));
}

/** A code of four digits is also tried with four letters. */
function lettersFor({ value, unit }: Amount, words: string): string[] {
  const isCode = /\s(?:of|with|has|have|mit|aus|von|hat|haben)\s+\S+\s(?:digits|Ziffern)$/iu.test(words) && value > 1;
  return isCode ? [`${value} ${unit?.many === "digits" ? "letters" : "Buchstaben"}`] : [];
}

/** `Rounded up to 5.00 EUR` says what becomes of a value, and limits none. */
const isRounding = (sentence: string, match: RegExpMatchArray) => {
  const before = sentence.slice(Math.max(0, (match.index ?? 0) - maxObjectLength), match.index);
  const after = sentence.slice((match.index ?? 0) + match[0].length);
  return (
    (/^up\s+to\s/iu.test(match[0]) && /\b(?:(?:rounded|topped)|round(?:s|ing)?(?:\s[^,.;]{1,60})?)\s+$/iu.test(before)) ||
    (/^(?:bis|auf)(?!\p{L})/iu.test(match[0]) && /^[^,.;]{0,30}\s(?:auf|ab)?(?:ge)?rund(?:et|en)(?!\p{L})/iu.test(after))
  );
};
const maxObjectLength = 80;

/** Where the amount of a match begins. */
const placeOf = (match: RegExpMatchArray, language: RuleLanguage) => (match.index ?? 0) + Math.max(0, match[0].search(anyAmount[language]));

/** Both sides of both ends of a range; `undefined` when it has no inside. A unit that stands once is the unit of both. */
function bothEnds(from: Amount, to: Amount): Amount[] | undefined {
  const isShared = from.unit === undefined || to.unit === undefined || from.unit.one === to.unit.one;
  if (!isShared) return [neighbor(from, -1), from, to, neighbor(to, 1)];
  if (to.value <= from.value) return undefined;
  const shared = {
    unit: to.unit ?? from.unit,
    prefix: to.prefix || from.prefix,
    decimals: Math.max(from.decimals, to.decimals),
    notation: Number.isInteger(to.value) && to.decimals === 0 ? from.notation : to.notation,
  };
  const [low, high] = [
    { ...from, ...shared },
    { ...to, ...shared },
  ];
  return [neighbor(low, -1), low, high, neighbor(high, 1)];
}

/** Words in front of the longest time that the product may take. */
const atMost: Readonly<Record<RuleLanguage, string>> = {
  en: "(?:within|(?<!\\b(?:that|which|who)\\s\\p{L}{1,30}\\s)in (?:(?:less|no more) than|at most|under)|takes? (?:at most|up to|no (?:longer|more) than|less than)|(?:at most|(?:no|not) later than)(?=\\s\\S+\\s\\p{L}+\\safter\\s))\\s+",
  de: "(?:innerhalb von|binnen|in (?:weniger als|höchstens|maximal|unter)|(?:dauert|dauern) (?:höchstens|maximal|bis zu|weniger als)|(?:höchstens|spätestens)(?=\\s\\S+\\s\\p{L}+\\snach\\s))\\s+",
};
/** A share of the cases needs a load test, not a stop watch. */
const shared = /%|percent|prozent|\bon average\b|im schnitt/iu;

const beginsAtMost = byLanguage((_amount, language) => new RegExp(`^${atMost[language]}`, "iu"));
const timeLimit = byLanguage(
  (amount, language) => new RegExp(`(?<!\\p{L})${atMost[language]}${amount}(\\s(?:of|before|after|vor|nach)\\s)?`, "iu"),
);

/**
 * The longest time that the product may take, in the words of the text: `within two minutes`; `undefined` when it may be a deadline for someone.
 * `found` are the limits of the sentence.
 */
export function timeLimitIn(whole: string, found: readonly Limit[], language: RuleLanguage): string | undefined {
  const sentence = withoutCountWindows(whole, language);
  if (shared.test(sentence) || found.some(({ words }) => beginsAtMost[language].test(words))) return undefined;
  const match = timeLimit[language].exec(sentence);
  const amount = match && amountOf(match, 1, language);
  // `Within two hours after the booking` may be a deadline for someone.
  if (!amount || (match.at(-1) !== undefined && !isShort(amount) && !isTimeOfProduct(sentence, placeOf(match, language), amount, language)))
    return undefined;
  return match && isMeasured(amount) ? withoutStop(match[0].slice(0, match[0].length - (match.at(-1)?.length ?? 0))) : undefined;
}

const kinds: readonly [words: RegExp, allowed: readonly [below: boolean, at: boolean, above: boolean]][] = [
  [/^(?:exactly|genau)\s*/iu, [false, true, false]],
  [
    /^(?:at least|a minimum of|not (?:less|fewer) than|no (?:less|fewer) than|minimum(?: length)?:?|from|mindestens|min\.?:?|>=|≥|ab)(?!\p{L})\s*/iu,
    [false, true, true],
  ],
  [
    /^(?:at most|up to|a maximum of|(?:not|no) more than|maximum(?: length)?:?|maximal|max\.?:?|<=|≤|höchstens|bis(?: zu)?|nicht mehr als)(?!\p{L})\s*/iu,
    [true, true, false],
  ],
  [
    /^(?:(?:more|greater|larger|longer|heavier|higher|older) than|over|above|>|(?:mehr|größer|länger|schwerer|höher|älter) als|über)\s*/iu,
    [false, false, true],
  ],
  [
    /^(?:(?:less|fewer|smaller|shorter|lighter|lower|younger) than|under|below|<|(?:weniger|kleiner|kürzer|leichter|niedriger|jünger) als|unter)\s*/iu,
    [true, false, false],
  ],
];

const above =
  "(?:over|above|(?:more|greater|larger|longer|heavier|higher|older) than|über|(?:mehr|größer|länger|schwerer|höher|älter) als)";
const below = "(?:under|below|(?:less|fewer) than|unter|weniger als)";

// "one letter and nine digits" is no range.
const range = byLanguage(
  (amount) =>
    new RegExp(
      `^(?:(?:an? )?(?:whole |positive )?(?:number|integer)s?,? |(?:eine )?(?:ganze )?Zahl(?:en)?,? )?(?:(?:between|from|zwischen|von|ab|(?<above>${above}))\\s+${amount},?\\s*(?:(?:and |und )?(?:up to|bis zu)|to|and|–|-|bis|und)|${amount}\\s*(?:up to|to|–|-|bis zu|bis))\\s*(?:(?<below>${below})\\s+)?${amount}$`,
      "iu",
    ),
);

/** `10 kg or more` */
const withWordsBehind = byLanguage(
  (amount) =>
    new RegExp(
      `^(?<amount>${amount})\\s(?:and|or|und|oder)\\s(?:(?<more>more|over|above|older|mehr|darüber|älter)|less|fewer|under|below|younger|weniger|darunter|jünger)$`,
      "iu",
    ),
);

/** The limits of a range; `undefined` when it has no inside. The unit that stands once is the unit of both ends. */
function rangeLimit(ends: RegExpExecArray, language: RuleLanguage): FieldLimit | undefined {
  // The group that says `over` comes first.
  const groups = [...ends].filter((_, index) => index !== 1 && index !== 2 + 2 * groupsPerAmount);
  const first = amountOf(groups, groups[2] === undefined ? 1 + groupsPerAmount : 1, language);
  const high = amountOf(groups, 1 + 2 * groupsPerAmount, language);
  if (!first || !high) return undefined;
  const isShared = first.unit === undefined || first.unit.one === high.unit?.one;
  if (isShared && high.value <= first.value) return undefined;
  const low = isShared ? { ...first, unit: high.unit, decimals: Math.max(first.decimals, high.decimals) } : first;
  const { above: over, below: under } = ends.groups ?? {};
  const lowest = over ? [low, neighbor(low, 1)] : [neighbor(low, -1), low];
  const highest = under ? [neighbor(high, -1), high] : [high, neighbor(high, 1)];
  const probes = [...lowest, ...highest].map((value, index) => ({
    value: written(value, language),
    isAllowed: index === 1 || index === 2,
  }));
  const isLowest = !over && (low.value === 0 || isEmptyText(neighbor(low, -1)));
  return { unit: high.unit, probes: isLowest ? probes.slice(1) : probes };
}

/** A rule that is nothing but a limit, such as `at most 50 characters` or `1 to 9`; `undefined` for any other text. */
export function fieldLimit(text: string, language: RuleLanguage): FieldLimit | undefined {
  const behind = withWordsBehind[language].exec(text.trim())?.groups;
  const rule = behind ? `${behind["more"] ? "at least" : "at most"} ${behind["amount"]}` : text.trim();
  const probe = (value: Amount, isAllowed: boolean) => ({ value: written(value, language), isAllowed });
  const ends = range[language].exec(rule);
  if (ends) return rangeLimit(ends, language);
  const kind = kinds.find(([words]) => words.test(rule));
  if (!kind) return undefined;
  const [words, [below, at, above]] = kind;
  const match = onlyAmount[language].exec(rule.replace(words, ""));
  const value = match && amountOf(match, 1, language);
  if (!value) return undefined;
  const around = [[neighbor(value, -1), below] as const, [value, at] as const, [neighbor(value, 1), above] as const];
  return {
    unit: value.unit,
    probes: around.filter(([one]) => !isEmptyText(one)).map(([one, isAllowed]) => probe(one, isAllowed)),
  };
}

/** No characters at all: the field is left out, which is a case of its own. */
const isEmptyText = ({ value, unit }: Amount) => unit?.kind === "text" && value <= 0;

/** A rule that is nothing but a limit, also with a word for what is counted: `1 to 10 users`. */
export function cellLimit(text: string, language: RuleLanguage): FieldLimit | undefined {
  const limit = fieldLimit(text, language);
  if (limit || !/\d/u.test(text)) return limit;
  const counted = fieldLimit(text.trim().replace(/\s\p{L}{3,}$/u, ""), language);
  return counted && counted.unit === undefined ? counted : undefined;
}

/** The values around a text that is nothing but an amount, a limit or a range; none for any other text. */
export function limitValues(text: string, language: RuleLanguage): string[] {
  const limit = cellLimit(text, language);
  if (limit) return limit.probes.map(({ value }) => value);
  const match = onlyAmount[language].exec(text.trim());
  const amount = match && amountOf(match, 1, language);
  if (!amount || !/\d/u.test(text)) return [];
  return [neighbor(amount, -1), amount, neighbor(amount, 1)].map((value) => written(value, language));
}
