import type { RuleLanguage } from "../language.ts";
import { type Quantity, quantityGroups, quantityOf, quantityPattern, timeUnitOf, trailingLength } from "./quantities.ts";

/**
 * A limit that a sentence names. `exact` is the only value; `min` and `max` include their value, `above` and `below` do not; `within`, `after`, `lasting` and `ahead` are
 * spans of time: done by then, from then on, for so long, at least so long before; `times` counts repetitions.
 */
export interface Limit {
  kind: "exact" | "min" | "max" | "above" | "below" | "range" | "within" | "after" | "lasting" | "expiry" | "ahead" | "times" | "attempts";
  low: Quantity;
  /** Only a range has another. */
  high: Quantity;
  /** Where the words of the limit are in the text. */
  start: number;
  end: number;
  /** What the time is without: `of inactivity`. */
  tail: string;
}

type Rule = readonly [kind: Limit["kind"], before: string, quantities: 1 | 2, after?: string, between?: string];

const rules: Readonly<Record<RuleLanguage, readonly Rule[]>> = {
  en: [
    ["range", "(?:between|from)\\s+", 2, "", "\\s*(?:and|to|through|–|-)\\s*"],
    ["range", "", 2, "", "\\s*(?:to|–|-)\\s*"],
    ["exact", "exactly\\s+", 1],
    [
      "ahead",
      "(?:up to|at most|no more than|until|at least|no later than|not later than|at the latest)\\s+",
      1,
      "\\s+(?:before|prior to|in advance)\\b",
    ],
    ["ahead", "", 1, "\\s+(?:before|prior to|in advance)\\b"],
    ["times", "(?:at most|up to|no more than|not more than|a maximum of|maximum|max\\.?|only)\\s+", 1],
    ["after", "(?:longer than|more than|for|at least)\\s+", 1, "\\s+(?:of inactivity|without (?:activity|input)|of idle time)\\b"],
    [
      "min",
      "(?:at least|not less than|no less than|no fewer than|not fewer than|a minimum of|minimum(?: length| size| value| age)?(?: of| is|:)?|no (?:shorter|earlier|younger|lower|smaller) than|not (?:shorter|earlier|younger|lower|smaller) than|min\\.?|>=|≥)\\s*",
      1,
    ],
    [
      "max",
      "(?:at most|no more than|not more than|a maximum of|maximum(?: length| size| value)?(?: of| is|:)?|(?:no|not) (?:be )?(?:more|longer|larger|greater|bigger|higher|later|older) than|nothing (?:bigger|larger|longer|higher|older|over|above|more)(?: than)?|not exceed|never exceed|up to(?: a maximum of)?|limited to|limit of|max\\.?|<=|≤)\\s*",
      1,
    ],
    ["min", "", 1, "\\s+(?:or|and) (?:more|older|longer|higher|above|greater|over|larger)\\b"],
    ["max", "", 1, "\\s+(?:or|and) (?:less|fewer|under|below|shorter|smaller|younger|lower)\\b"],
    ["max", "", 1, "\\s+(?:at most|at the most|maximum)\\b"],
    ["expiry", "(?:expires?|ends?|lapses?|becomes? invalid|times? out|is logged out|logged off)\\s+(?:after|in)\\s+", 1],
    ["expiry", "valid for\\s+", 1],
    ["attempts", "(?:after|following|on the)\\s+", 1],
    ["after", "(?:after|once)\\s+", 1],
    ["within", "(?:within|in under|in less than|in no more than|in at most|in)\\s+", 1],
    ["lasting", "for\\s+", 1],
    ["above", "(?:more than|over|above|exceed(?:s|ing)?|greater than|higher than|larger than|bigger than|older than|longer than|>)\\s*", 1],
    ["below", "(?:less than|under|below|fewer than|lower than|smaller than|younger than|shorter than|<)\\s*", 1],
  ],
  de: [
    ["range", "(?:zwischen|von)\\s+", 2, "", "\\s*(?:und|bis|–|-)\\s*"],
    ["range", "", 2, "", "\\s*(?:bis|–|-)\\s*"],
    ["exact", "genau\\s+", 1],
    ["ahead", "(?:höchstens|maximal|bis(?: spätestens)?|spätestens|mindestens|bis zu)\\s+", 1, "\\s+(?:vor|vorher|im Voraus|davor)\\b"],
    ["times", "(?:höchstens|maximal|bis zu|nicht mehr als|nur|max\\.?)\\s+", 1],
    ["after", "(?:länger als|mehr als|nach|mindestens)\\s+", 1, "\\s+(?:ohne (?:Aktivität|Eingabe)|Inaktivität)\\b"],
    ["min", "(?:mindestens|wenigstens|minimal|nicht weniger als|nicht kürzer als|nicht kleiner als|nicht jünger als|min\\.?|>=|≥)\\s*", 1],
    [
      "max",
      "(?:höchstens|maximal|nicht mehr als|nicht länger als|nicht größer als|nicht höher als|nicht älter als|nichts über|bis zu|max\\.?|<=|≤)\\s*",
      1,
    ],
    ["max", "nicht\\s+", 1, "\\s+(?:überschreiten|übersteigen)\\b"],
    ["max", "", 1, "\\s+nicht\\s+(?:überschreiten|übersteigen)\\b"],
    ["min", "", 1, "\\s+nicht\\s+unterschreiten\\b"],
    ["min", "", 1, "\\s+oder (?:mehr|älter|länger|höher|größer|darüber)\\b"],
    ["max", "", 1, "\\s+oder (?:weniger|jünger|kürzer|niedriger|kleiner|darunter)\\b"],
    ["above", "", 1, "\\s+(?:übersteigt|überschreitet|übersteigen|überschreiten)\\b"],
    ["below", "", 1, "\\s+(?:unterschreitet|unterschreiten)\\b"],
    ["above", "(?:übersteigt|überschreitet)\\s+", 1],
    ["below", "unterschreitet\\s+", 1],
    ["expiry", "(?:läuft|verfällt|endet)\\s+nach\\s+", 1],
    ["expiry", "", 1, "\\s+(?:lang\\s+)?gültig\\b"],
    ["attempts", "nach\\s+", 1],
    ["after", "nach\\s+", 1],
    ["within", "(?:innerhalb von|innerhalb|binnen|in weniger als|in höchstens|in)\\s+", 1],
    ["lasting", "(?:für|über)\\s+", 1],
    ["lasting", "", 1, "\\s+lang\\b"],
    ["above", "(?:mehr als|über|größer als|höher als|länger als|älter als|>)\\s*", 1],
    ["min", "ab\\s+(?:einem?r?\\s+\\p{L}+\\s+von\\s+)?", 1],
    ["below", "(?:weniger als|unter|kleiner als|niedriger als|kürzer als|jünger als|<)\\s*", 1],
  ],
};

const attemptUnits = /(?:attempts?|tries|logins?|sign-ins?|passwords?|entries|versuchen?|fehlversuchen?|anmeldeversuchen?|eingaben)$/i;
const failing = /failed|wrong|incorrect|invalid|unsuccessful|consecutive|fehl|falsch|ungültig|erfolglos/i;
const timesUnit = /^(?:times|mal)$/i;
const repetitions: Readonly<Record<string, number>> = { once: 1, twice: 2, einmal: 1, zweimal: 2, dreimal: 3, viermal: 4, fünfmal: 5 };
const repeated =
  /(?:\b(?:at most|up to|no more than|only|höchstens|maximal|bis zu|nur|nicht mehr als)\s+)(once|twice|einmal|zweimal|dreimal|viermal|fünfmal)\b/iu;
/** "A loan can be renewed twice." */
const allowedRepetition = /(?<=(?:^|\bcan |\bmay )be \p{L}+\s)(once|twice)$/iu;
const counting: ReadonlySet<Limit["kind"]> = new Set(["exact", "min", "max", "above", "below", "range"]);

const compiled: Partial<Record<RuleLanguage, { rule: Rule; pattern: RegExp }[]>> = {};
const patternsOf = (language: RuleLanguage) =>
  (compiled[language] ??= rules[language].map((rule) => {
    const [, before, quantities, after = "", between = ""] = rule;
    const quantity = quantityPattern(language);
    const edge = before === "" ? "" : "(?<![\\p{L}\\d])";
    const source = `${edge}${before}${quantity}${quantities === 2 ? between + quantity : ""}${after}`;
    return { rule, pattern: new RegExp(source, "giu") };
  }));

/** The limits of a sentence in their order, at most four; what is only a number, a version or a section is none. */
export function limitsOf(text: string, language: RuleLanguage): Limit[] {
  const found: Limit[] = [];
  const add = (limit: Limit) => {
    if (found.every((other) => limit.end <= other.start || limit.start >= other.end)) found.push(limit);
  };
  const word = repeated.exec(text) ?? allowedRepetition.exec(text);
  if (word?.[1]) {
    const value = repetitions[word[1].toLowerCase()] ?? 1;
    const low = { value, decimals: 0, prefix: "", unit: language === "de" ? "mal" : "times" };
    add({ kind: "times", low, high: low, start: word.index, end: word.index + word[0].length, tail: "" });
  }
  for (const { rule, pattern } of patternsOf(language))
    for (const match of text.matchAll(pattern)) {
      const limit = limitOf(rule, match, language);
      if (limit) add(limit);
    }
  const inOrder = found.toSorted((one, other) => one.start - other.start).slice(0, 4);
  // "at least 8 and at most 64 characters" names the unit once.
  return inOrder.map((limit, index) => {
    const unit = limit.low.unit || inOrder[index + 1]?.low.unit || "";
    const isBare = limit.low.unit === "" && limit.low.prefix === "" && /^(?:min|above)$/.test(limit.kind);
    return isBare ? { ...limit, low: { ...limit.low, unit }, high: { ...limit.high, unit } } : limit;
  });
}

function limitOf([kind, before, quantities]: Rule, match: RegExpExecArray, language: RuleLanguage): Limit | undefined {
  const first = quantityOf(match, 1, language);
  const second = quantities === 2 ? quantityOf(match, 1 + quantityGroups, language) : first;
  if (!first || !second) return undefined;
  const start = match.index;
  const unitless = trailingLength(match, quantities === 2 ? 1 + quantityGroups : 1, second);
  const end = start + match[0].length - (match[0].endsWith(match[quantities === 2 ? 4 + quantityGroups : 4] ?? "\n") ? unitless : 0);
  const tail =
    /(?:of inactivity|of idle time|without (?:activity|input)|ohne (?:Aktivität|Eingabe)|Inaktivität)$/iu.exec(match[0])?.[0] ?? "";
  // One of several dimensions: 120 x 60 x 60 cm.
  const around = match.input.slice(Math.max(0, start - 3), start + match[0].length + 6);
  if (/\d\s?[x×]\s?\d|^\s?[x×]\s/u.test(around)) return undefined;
  const limit = { low: first, high: second, start, end, tail };
  // `TLS 1.2 or higher`, `Android 12 and later`: a version is not entered anywhere.
  if (before === "" && first.unit === "" && first.prefix === "" && /\p{Lu}\p{L}*\s$/u.test(match.input.slice(0, match.index)))
    return undefined;
  const isTime = timeUnitOf(second) !== undefined;
  if (kind === "range") {
    const prefix = first.prefix || second.prefix;
    const unit = second.unit || first.unit;
    // Two bare numbers with a dash between them may be anything: pages, a date, a telephone number.
    if (second.value <= first.value || (before === "" && unit === "" && prefix === "")) return undefined;
    if (first.unit !== "" && first.unit !== unit && timeUnitOf(first) !== timeUnitOf(second)) return undefined;
    const decimals = Math.max(first.decimals, second.decimals);
    return { ...limit, kind, low: { ...first, prefix, unit, decimals }, high: { ...second, prefix, unit, decimals } };
  }
  if (kind === "times") return timesUnit.test(first.unit) ? { ...limit, kind } : undefined;
  if (kind === "attempts")
    return failing.test(first.unit) && (attemptUnits.test(first.unit) || /\s\p{L}+s$/u.test(first.unit)) ? { ...limit, kind } : undefined;
  if (!counting.has(kind)) return isTime && first.value > 0 ? { ...limit, kind } : undefined;
  if (timesUnit.test(first.unit)) return kind === "max" ? { ...limit, kind: "times" } : undefined;
  // "at least one of them" counts nothing that could be entered.
  if (first.unit === "" && first.value === 1 && !/\d/.test(match[2] ?? "")) return undefined;
  return { ...limit, kind };
}
