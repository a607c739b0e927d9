import type { RuleLanguage } from "../language.ts";
import { amountOf, amountPattern, type Amount, groupsPerAmount, neighbour, written } from "./amounts.ts";

/** A limit in the words of the text, and the values to try: just below, at and just above it. */
export interface Limit {
  words: string;
  values: string[];
}

/** A limit of which it is certain which values it lets in. */
export interface FieldLimit {
  unit: Amount["unit"];
  probes: { value: string; isAllowed: boolean }[];
}

const comparators: Readonly<Record<RuleLanguage, string>> = {
  en: "at least|at most|(?:(?:no|not) )?(?:more|less|fewer|larger|greater|bigger|longer|shorter|higher|lower|heavier|lighter|taller|smaller|cheaper) than|an? (?:minimum|maximum) of|up to|over|above|under|below|exceed(?:s|ed|ing)?|max\\.?|min\\.?",
  de: "mindestens|höchstens|maximal|bis zu|(?:nicht )?(?:mehr|weniger|größer|kleiner|länger|kürzer|höher|niedriger|schwerer|leichter|teurer|billiger) als|über|unter|übersteigt|überschreitet|max\\.|min\\.",
};

/** Limits on a span of time whose role is certain: an age, a period that starts with an event, how long before an event. */
const spans: Readonly<Record<RuleLanguage, readonly [before: string, after: string][]>> = {
  en: [
    [`(?:${comparators.en}|until)\\s+`, "\\s(?:before|prior to|in advance|of age|old)\\b"],
    ["(?:older|younger) than\\s+", ""],
    ["(?:valid|locked|blocked|reserved) for\\s+", ""],
    ["(?:expires?|lapses?|ends|is locked|is blocked|logged out|logged off|deleted|cancelled|closed) after\\s+", ""],
    ["(?:after|following)\\s+", "\\sof inactivity\\b"],
  ],
  de: [
    ["(?:mindestens|höchstens|maximal|spätestens|bis|bis zu|weniger als|mehr als)\\s+", "\\s(?:vor|vorher|im Voraus|davor)(?!\\p{L})"],
    ["(?:älter|jünger) als\\s+", ""],
    ["(?:unter|über|mindestens)\\s+", "\\s(?:alt|sein und)(?!\\p{L})"],
    ["(?:für\\s+)?", "\\s(?:lang\\s)?(?:gültig|gesperrt|reserviert)(?!\\p{L})"],
    ["(?:verfällt|endet|erlischt)\\s+nach\\s+", ""],
    ["nach\\s+", "\\s(?:ohne (?:Aktivität|Eingabe)|Inaktivität)(?!\\p{L})"],
  ],
};

/** Where a number says how much a product bears or how good it is, nobody can try the next one. */
const notForTesting =
  /\b(?:availab\w*|uptime|downtime|throughput|latency|response times?|performance|concurren\w*|simultan\w*|support(?:s|ed)?|handle[sd]?|process(?:es)?|serves?|scale[sd]?|capacity|accuracy|coverage|utili[sz]ation|load|per (?:second|minute|hour|day)|in parallel|verfügbar\p{L}*|antwortzeit\p{L}*|gleichzeitig\p{L}*|parallel\p{L}*|auslastung|durchsatz|last|leistung|unterstütz\p{L}*|verarbeite\p{L}*|pro (?:sekunde|minute|stunde|tag))(?!\p{L})/iu;

const maxLimits = 2;

/** The limits of a sentence whose role is certain, at most two; a number that may mean anything else is none. */
export function limitsIn(sentence: string, language: RuleLanguage): Limit[] {
  if (notForTesting.test(sentence)) return [];
  const amount = amountPattern(language);
  const found: (Limit & { at: number; end: number })[] = [];
  const add = (match: RegExpExecArray, count: 1 | 2, accepts: (one: Amount) => boolean) => {
    const end = match.index + match[0].length;
    if (found.some((other) => match.index < other.end && end > other.at)) return;
    const [low, high] = [amountOf(match, 1, language), amountOf(match, count === 1 ? 1 : 1 + groupsPerAmount, language)];
    if (!low || !high || !accepts(high) || (count === 2 && high.value <= low.value)) return;
    const words = match[0].trim().replace(/^(?:exceed(?:s|ed|ing)?|übersteigt|überschreitet)\s|\snicht\s\p{L}+$/iu, "");
    const shared = { unit: high.unit, prefix: high.prefix, decimals: Math.max(low.decimals, high.decimals) };
    const values =
      count === 1
        ? [neighbour(low, -1), low, neighbour(low, 1)]
        : [neighbour({ ...low, ...shared }, -1), { ...low, ...shared }, { ...high, ...shared }, neighbour({ ...high, ...shared }, 1)];
    found.push({ words, at: match.index, end, values: values.map((value) => written(value, language)) });
  };
  const isTime = ({ unit, value }: Amount) => unit?.kind === "time" && value > 1;
  const all = (source: string) => sentence.matchAll(new RegExp(source, "giu"));
  const between = language === "de" ? ["(?:zwischen|von)", "(?:und|bis)"] : ["(?:between|from)", "(?:and|to)"];
  for (const match of all(
    `(?<!\\p{L})${between[0]}\\s+${amount}\\s+${between[1]}\\s+${amount}(?!\\s+(?:after|before|nach|vor|Uhr)(?!\\p{L}))`,
  ))
    add(match, 2, (one) => one.unit !== undefined && one.unit.kind !== "clock");
  for (const [before, after] of spans[language]) for (const match of all(`(?<!\\p{L})${before}${amount}${after}`)) add(match, 1, isTime);
  for (const match of all(`(?<!\\p{L})(?:${comparators[language]})\\s+${amount}(?!\\s?[x×%]|\\s(?:of|der|aller|von)\\s|-)`))
    add(match, 1, ({ unit }) => unit?.kind !== "time" && unit?.kind !== "clock");
  for (const match of all(`${amount}\\s+nicht\\s+(?:überschreiten|übersteigen|unterschreiten)`))
    if (language === "de") add(match, 1, ({ unit }) => unit !== undefined && unit.kind !== "time");
  for (const match of all(
    `(?<!\\p{L})(?:after|nach)\\s+${amount}\\s+(?:failed|wrong|unsuccessful|fehlgeschlagenen|falschen|erfolglosen)\\s`,
  ))
    add(match, 1, (one) => one.unit === undefined);
  return found
    .toSorted((one, other) => one.at - other.at)
    .slice(0, maxLimits)
    .map(({ words, values }) => ({ words, values }));
}

const kinds: readonly [words: RegExp, allowed: readonly [below: boolean, at: boolean, above: boolean]][] = [
  [/^(?:exactly|genau)\s*/iu, [false, true, false]],
  [
    /^(?:at least|a minimum of|not (?:less|fewer) than|no (?:less|fewer) than|minimum(?: length)?:?|min\.?:?|>=|≥|mindestens|ab)\s*/iu,
    [false, true, true],
  ],
  [
    /^(?:at most|up to|a maximum of|(?:not|no) more than|maximum(?: length)?:?|max\.?:?|<=|≤|höchstens|maximal|bis zu|nicht mehr als)\s*/iu,
    [true, true, false],
  ],
  [/^(?:more than|greater than|larger than|longer than|over|above|>|mehr als|größer als|länger als|über)\s*/iu, [false, false, true]],
  [/^(?:less than|fewer than|smaller than|shorter than|under|below|<|weniger als|kleiner als|kürzer als|unter)\s*/iu, [true, false, false]],
];

/** A rule that is nothing but a limit, such as `at most 50 characters` or `1 to 9`; `undefined` for any other text. */
export function fieldLimit(rule: string, language: RuleLanguage): FieldLimit | undefined {
  const amount = amountPattern(language);
  const probe = (value: Amount, isAllowed: boolean) => ({ value: written(value, language), isAllowed });
  const range = new RegExp(`^(?:(?:between|from|zwischen|von)\\s+)?${amount}\\s*(?:to|and|–|-|bis|und)\\s*${amount}$`, "iu").exec(
    rule.trim(),
  );
  if (range) {
    const [first, high] = [amountOf(range, 1, language), amountOf(range, 1 + groupsPerAmount, language)];
    if (!first || !high || high.value <= first.value) return undefined;
    const low = { ...first, unit: high.unit, decimals: Math.max(first.decimals, high.decimals) };
    const probes = [probe(neighbour(low, -1), false), probe(low, true), probe(high, true), probe(neighbour(high, 1), false)];
    return { unit: high.unit, probes: low.value === 0 || isEmptyText(neighbour(low, -1)) ? probes.slice(1) : probes };
  }
  const kind = kinds.find(([words]) => words.test(rule.trim()));
  if (!kind) return undefined;
  const [words, [below, at, above]] = kind;
  const match = new RegExp(`^${amount}$`, "iu").exec(rule.trim().replace(words, ""));
  const value = match && amountOf(match, 1, language);
  if (!value) return undefined;
  const around = [[neighbour(value, -1), below] as const, [value, at] as const, [neighbour(value, 1), above] as const];
  return {
    unit: value.unit,
    probes: around.filter(([one]) => !isEmptyText(one)).map(([one, isAllowed]) => probe(one, isAllowed)),
  };
}

/** No characters at all: the field is left out, which is a case of its own. */
const isEmptyText = ({ value, unit }: Amount) => unit?.kind === "text" && value <= 0;
