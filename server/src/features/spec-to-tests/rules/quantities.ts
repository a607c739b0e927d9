import type { RuleLanguage } from "../language.ts";

/** A number as a specification writes it, with what it counts: `12.00 EUR`, `8 characters`, `4 hours`. */
export interface Quantity {
  value: number;
  /** Digits after the decimal point, as written. */
  decimals: number;
  /** The currency sign or code in front of the number, with its space: `$`, `EUR `. */
  prefix: string;
  /** What follows the number: `%`, `characters`, `failed attempts`; empty for a bare number. */
  unit: string;
}

const numberWords: Readonly<Record<RuleLanguage, readonly string[]>> = {
  en: "zero one two three four five six seven eight nine ten eleven twelve".split(" "),
  de: "null ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf".split(" "),
};
const germanOne = /^(?:eine?|eine[mnrs])$/i;

const currency = "€|\\$|£|¥|EUR|USD|GBP|CHF|Fr\\.";
const currencyUnit = /^(?:€|\$|£|¥|EUR|USD|GBP|CHF|Fr\.|euros?|dollars?|pounds?|francs?|Franken|Dollar|Pfund)$/i;
const adjectives =
  "failed|consecutive|unsuccessful|wrong|incorrect|invalid|valid|active|open|concurrent|simultaneous|parallel|calendar|working|business|different|distinct|alphanumeric|decimal|login|sign-in|PIN|TAN|password|passcode|upper-?case|lower-?case|capital|special|additional|more|further|overdue|unread|unpaid|fehlgeschlagenen?|falschen?|ungültigen?|gültigen?|offenen?|aktiven?|gleichzeitigen?|aufeinanderfolgenden?|erfolglosen?|weiteren?|verschiedenen?|überfälligen?";
const notUnits =
  /^(?:do|does|did|have|has|had|get|gets|pay|pays|receive|receives|see|sees|need|needs|be|cannot|and|or|of|per|in|to|for|at|the|with|is|are|if|when|from|by|on|as|must|shall|should|may|can|will|after|before|a|an|each|then|that|und|oder|pro|je|in|bis|für|mit|ist|sind|wenn|von|am|im|bei|muss|darf|soll|kann|wird|werden|nach|vor|der|die|das|dem|den|ab|zu|eingeben|sein|haben|angezeigt|betragen|liegen|umfassen|enthalten|dauern|überschreiten|unterschreiten|übersteigen|übersteigt|überschreitet|unterschreitet|beträgt)$/i;

/** The source of a pattern for one quantity; its groups are read by {@link quantityOf}, three of them. */
export function quantityPattern(language: RuleLanguage): string {
  const digits =
    language === "de" ? "\\d{1,3}(?:\\.\\d{3})+(?:,\\d+)?|\\d+(?:[,.]\\d+)?" : "\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?|\\d+(?:[.,]\\d+)?";
  const words = language === "de" ? `${numberWords.de.slice(1).join("|")}|eine[mnrs]?` : numberWords.en.join("|");
  return `((?:${currency})\\s?)?(?<![\\p{L}\\d.,])([-−]?(?:${digits})(?![\\d]|[.,:]\\d)|(?:${words})(?![\\p{L}-]))(?:\\s?(%|°C|(?:${currency})(?!\\p{L}))|[\\s-]((?:(?:${adjectives})\\s){0,2}\\p{L}[\\p{L}-]*))?`;
}

/** Groups per quantity in a match of {@link quantityPattern}. */
export const quantityGroups = 4;

/** The quantity in the groups of a match that begin at `from`. */
export function quantityOf(match: readonly (string | undefined)[], from: number, language: RuleLanguage): Quantity | undefined {
  const [prefix = "", number = "", sign, words = ""] = match.slice(from, from + quantityGroups);
  const read = readNumber(number, language);
  if (!read || Math.abs(read.value) > 1e15) return undefined;
  const [last = ""] = words.split(/\s/).slice(-1);
  return { ...read, prefix, unit: sign ?? (notUnits.test(last) ? "" : words) };
}

/** Characters of the match that are no unit after all: `8 and`. */
export function trailingLength(match: readonly (string | undefined)[], from: number, quantity: Quantity): number {
  const words = match[from + 3];
  return words !== undefined && quantity.unit === "" ? words.length + 1 : 0;
}

function readNumber(text: string, language: RuleLanguage): { value: number; decimals: number } | undefined {
  const lower = text.toLowerCase();
  const word = language === "de" && germanOne.test(lower) ? 1 : numberWords[language].indexOf(lower);
  if (word >= 0) return { value: word, decimals: 0 };
  const plain = text.replace("−", "-");
  const [thousands, point] = language === "de" ? [/\.(?=\d{3}(?!\d))/g, /,/] : [/,(?=\d{3}(?!\d))/g, /\./];
  const grouped = plain.replace(thousands, "").replace(point, ".");
  // The other language's decimal mark: `12,50` in an English text.
  const normal = grouped.replace(",", ".");
  const value = Number(normal);
  if (!Number.isFinite(value)) return undefined;
  return { value, decimals: /\.(\d+)$/.exec(normal)?.[1]?.length ?? 0 };
}

export const isMoney = ({ prefix, unit }: Quantity) => prefix !== "" || currencyUnit.test(unit);
const measured =
  /^(?:[KMGT]i?B|kB|megabytes?|gigabytes?|kilobytes?|kg|g|mg|km|m|cm|mm|l|ml|kW|kWh|°C|degrees|metres?|meters?|kilometres?|kilometers?|kilograms?|grams?|litres?|liters?|Kilometer|Meter|Kilogramm|Gramm|Liter|Grad)$/;

/** The smallest step that tells two values apart: 0.01 for `12.00` and for money, 0.1 for `10 MB`, 1 for `8 characters`. */
function precisionOf(quantity: Quantity): number {
  const decimals = isMoney(quantity) ? Math.max(2, quantity.decimals) : quantity.decimals;
  return decimals > 0 ? decimals : measured.test(quantity.unit) ? 1 : 0;
}

/** The quantity `steps` of its smallest steps away. */
export function moved(quantity: Quantity, steps: number): Quantity {
  const decimals = precisionOf(quantity);
  return { ...quantity, decimals, value: Math.round((quantity.value + steps / 10 ** decimals) * 10 ** decimals) / 10 ** decimals };
}

export function written(quantity: Quantity, language: RuleLanguage): string {
  const money = isMoney(quantity);
  const decimals =
    money && (quantity.decimals > 0 || !Number.isInteger(quantity.value)) ? Math.max(2, quantity.decimals) : quantity.decimals;
  const options = {
    minimumFractionDigits: Number.isInteger(quantity.value) && !money && quantity.decimals <= 1 ? 0 : decimals,
    maximumFractionDigits: decimals,
  };
  const number = quantity.value.toLocaleString(language, options);
  return `${quantity.prefix}${number}${unitWords(quantity, language)}`;
}

function unitWords({ unit, value }: Quantity, language: RuleLanguage): string {
  if (unit === "") return "";
  if (unit === "%" && language === "en") return "%";
  return ` ${value === 1 ? singular(unit, language) : value === 0 || value > 1 ? plural(unit, language) : unit}`;
}

function singular(unit: string, language: RuleLanguage): string {
  if (language === "de") return germanUnits.find((pair) => pair.includes(unit))?.[0] ?? unit;
  return /(?:ss|us|is|GB|MB|KB)$/.test(unit) || unit.length < 4
    ? unit
    : unit
        .replace(/([^aeiou])ies$/, "$1y")
        .replace(/(ch|sh|x)es$/, "$1")
        .replace(/s$/, "");
}

function plural(unit: string, language: RuleLanguage): string {
  if (language === "de") return germanUnits.find((pair) => pair.includes(unit))?.[1] ?? unit;
  const countable =
    /(?:character|letter|digit|item|user|file|hour|minute|second|day|week|month|year|attempt|time|book|word|page|record|image|photo|person|room|seat|ticket|device|address|line|entry|euro|dollar|point)$/i;
  if (!countable.test(unit)) return unit;
  return /person$/i.test(unit)
    ? unit.replace(/person$/i, "people")
    : unit.endsWith("y") && !unit.endsWith("ay")
      ? unit.replace(/y$/, "ies")
      : unit.endsWith("ss")
        ? `${unit}es`
        : `${unit}s`;
}

const germanUnits: readonly [string, string][] = [
  ["Stunde", "Stunden"],
  ["Minute", "Minuten"],
  ["Sekunde", "Sekunden"],
  ["Tag", "Tage"],
  ["Tag", "Tagen"],
  ["Woche", "Wochen"],
  ["Monat", "Monate"],
  ["Monat", "Monaten"],
  ["Jahr", "Jahre"],
  ["Jahr", "Jahren"],
  ["Ziffer", "Ziffern"],
  ["Datei", "Dateien"],
  ["Person", "Personen"],
  ["Buch", "Bücher"],
  ["Buchstabe", "Buchstaben"],
  ["Großbuchstabe", "Großbuchstaben"],
  ["Sonderzeichen", "Sonderzeichen"],
  ["Artikel", "Artikel"],
];

/** Whether the singular of a German unit is known; German plurals follow no rule. */
export const hasSingular = ({ unit, prefix }: Quantity) =>
  unit === "" ||
  prefix !== "" ||
  !/^\p{Lu}\p{Ll}/u.test(unit) ||
  germanUnits.some((pair) => pair.includes(unit)) ||
  /(?:zeichen|EUR|Euro)$/iu.test(unit);

type TimeUnit = "second" | "minute" | "hour" | "day" | "week" | "month" | "year";
const timeUnits: readonly [TimeUnit, RegExp][] = [
  ["second", /^(?:seconds?|secs?|s|sekunden?)$/i],
  ["minute", /^(?:minutes?|mins?|min|minuten?)$/i],
  ["hour", /^(?:hours?|h|stunden?)$/i],
  ["day", /^(?:(?:calendar |working |business )?days?|tage?n?|werktage?n?|kalendertage?n?|arbeitstage?n?)$/i],
  ["week", /^(?:weeks?|wochen?)$/i],
  ["month", /^(?:months?|monate?n?)$/i],
  ["year", /^(?:years?|jahre?n?)$/i],
];
const isMillisecond = /^(?:milliseconds?|ms|millisekunden?)$/i;

export function timeUnitOf({ unit }: Quantity): TimeUnit | "millisecond" | undefined {
  return isMillisecond.test(unit) ? "millisecond" : timeUnits.find(([, words]) => words.test(unit))?.[0];
}

/** A span of time one step shorter or longer, in words: `3 hours 59 minutes`, `29 minutes 59 seconds`, `13 days`. */
export function timeMoved(quantity: Quantity, by: -1 | 1, language: RuleLanguage): string {
  const unit = timeUnitOf(quantity);
  const say = (value: number, name: string) => written({ value, decimals: 0, prefix: "", unit: name }, language);
  const names =
    language === "de"
      ? { hour: "Stunden", minute: "Minuten", second: "Sekunden", day: "Tage" }
      : { hour: "hours", minute: "minutes", second: "seconds", day: "days" };
  const finer = unit === "hour" ? ([60, names.minute] as const) : unit === "minute" ? ([60, names.second] as const) : undefined;
  if (finer && Number.isInteger(quantity.value)) {
    const whole = by < 0 ? quantity.value - 1 : quantity.value;
    const rest = by < 0 ? finer[0] - 1 : 1;
    return [...(whole > 0 ? [say(whole, unit === "hour" ? names.hour : names.minute)] : []), say(rest, finer[1])].join(" ");
  }
  if (unit === "day" && quantity.value === 1) return by < 0 ? say(23, names.hour) : say(25, names.hour);
  if (unit === "week" && Number.isInteger(quantity.value)) return say(quantity.value * 7 + by, names.day);
  if (unit === "month" || unit === "year") {
    const all = written(quantity, language);
    const day = language === "de" ? "einen Tag" : "one day";
    return language === "de" ? `${all} ${by < 0 ? `weniger ${day}` : `und ${day}`}` : by < 0 ? `${all} less ${day}` : `${all} and ${day}`;
  }
  return written({ ...moved(quantity, by), prefix: quantity.prefix }, language);
}
