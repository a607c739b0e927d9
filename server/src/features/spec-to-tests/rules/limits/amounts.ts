import type { RuleLanguage } from "../../text/language.ts";

/** A number as a specification writes it, with its unit: `12.00 EUR`, `8 characters`, `4 hours`, or a bare `9`. */
export interface Amount {
  value: number;
  /** Digits after the decimal point that a neighboring value needs. */
  decimals: number;
  /** The currency in front of the number, with its space: `$`, `EUR `. */
  prefix: string;
  /** The language that writes numbers in this way: an English text may say `5,00 €`. */
  notation: RuleLanguage;
  unit: Unit | undefined;
}

/** `one` and `many`: how the unit is written after 1 and after other numbers. */
interface Unit {
  kind: "text" | "time" | "measure" | "clock";
  one: string;
  many: string;
  /** The unit in which a neighboring value is told: 23 hours 59 minutes. */
  finer?: "minute" | "second";
}

const counted = (words: string, from: number) => words.split(" ").map((word, index) => [word, from + index] as const);
/** `twenty-four`, `vierundzwanzig` */
const compounds = (tens: string, ones: string, join: (ten: string, one: string) => string) =>
  tens.split(" ").flatMap((ten, index) => ones.split(" ").map((one, unit) => [join(ten, one), (index + 2) * 10 + unit + 1] as const));

/** Only read where a limit's words come before them: "one" and "ein" alone are seldom numbers. */
const numberWords: Readonly<Record<RuleLanguage, ReadonlyMap<string, number>>> = {
  en: new Map([
    ...counted("one two three four five six seven eight nine ten eleven twelve", 1),
    ["fifteen", 15],
    ["twenty", 20],
    ["thirty", 30],
    ["forty", 40],
    ["fifty", 50],
    ["sixty", 60],
    ["ninety", 90],
    ...compounds("twenty thirty forty fifty", "one two three four five six seven eight nine", (ten, one) => `${ten}-${one}`),
    ["once", 1],
    ["twice", 2],
  ]),
  de: new Map([
    ...["ein", "eine", "einen", "einem", "einer", "eines", "eins", "einmal"].map((word) => [word, 1] as const),
    ...counted("zwei drei vier fünf sechs sieben acht neun zehn elf zwölf", 2),
    ["fünfzehn", 15],
    ["zwanzig", 20],
    ["dreißig", 30],
    ["vierzig", 40],
    ["fünfzig", 50],
    ["sechzig", 60],
    ["neunzig", 90],
    ...compounds("zwanzig dreißig vierzig fünfzig", "ein zwei drei vier fünf sechs sieben acht neun", (ten, one) => `${one}und${ten}`),
    ["zweimal", 2],
    ["dreimal", 3],
    ["viermal", 4],
    ["fünfmal", 5],
  ]),
};
/** "within an hour"; elsewhere, "a" and "an" are no numbers. */
const aTime = "(?<=\\b(?:within|in)\\s)an?(?=\\s(?:second|minute|hour|day|week|month|year)(?![\\p{L}-]))";
const currency = "€|\\$|£|¥|₹|zł|EUR|USD|GBP|CHF|PLN|NOK|DKK|CZK|JPY|CAD|AUD|NZD|INR|CNY";
/** Currencies that have no smaller unit in use. */
const wholeCurrency = /¥|JPY/iu;
const measures =
  "°C|°F|%|KiB|MiB|GiB|TiB|KB|kB|MB|GB|TB|kg|mg/l|mg/dl|g|mg|µg|t|km/h|km|m³/h|m/s|m[²³]|m|cm|mm|µm|nm|l/min|l/h|l|ml/min|ml/h|ml|kWh?|MW|mW|W|kV|mV|V|mA|kN|N|Nm|m?bar|[khM]?Pa|psi|[kMG]?Hz|rpm|bpm|dB\\(A\\)|dB|lx|ppm|mmHg|mmol/l|[kM]bit/s|px|pt|dpi|euros?|dollars?|pounds?|percent|points?|Euro|Prozent|Punkte?n?";
const texts: Readonly<Record<RuleLanguage, string>> = {
  en: "characters?|letters?|digits?|words?",
  de: "Zeichen|Buchstaben?|Ziffern?|Wörtern?|Wörter",
};
const times: Readonly<Record<RuleLanguage, string>> = {
  en: "milliseconds?|ms|seconds?|sec|s|minutes?|min|hours?|h|(?:(?:calendar|working|business)\\s)?days?|weeks?|months?|years?",
  de: "Millisekunden?|ms|Sekunden?|Sek\\.|s|Minuten?|Min\\.|Stunden?|Std\\.|(?:Kalender|Arbeits|Werk)?[Tt]age?n?|Wochen?|Monate?n?|Jahre?n?",
};
const clock = "Uhr|o['’]clock|am|pm";

/** Units that only tell that a number is no time of day. */
const spelledOut =
  "cents?|francs?|lit(?:re|er)s?|(?:kilo|centi|milli)?met(?:re|er)s?|miles?|inch(?:es)?|feet|foot|yards?|(?:kilo)?grams?|tonnes?|tons?|ounces?|degrees?|volts?|watts?|amperes?|bars?|pieces?|items?|units?|stars?|points?|times|(?:mega|giga|kilo)?bytes?|Franken|Rappen|Liter[ns]?|(?:Kilo|Zenti|Milli)?Metern?|(?:Kilo)?Gramm|Tonnen?|Grad|Stück";

/** Behind a number: what it counts or measures. `5.00 EUR` is no time of day, whatever stands before it. */
export function unitPattern(language: RuleLanguage): string {
  return `(?:${currency}|${measures}|${texts[language]}|${times[language]}|${spelledOut})(?![\\p{L}\\d])`;
}

/** Each also in the notation of the other language, if that cannot mean anything else. */
const numbers: Readonly<Record<RuleLanguage, string>> = {
  en: "\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?|\\d{1,3}(?:\\.\\d{3})+,\\d{1,2}|\\d+,\\d{1,2}(?!\\d)|\\d+(?:\\.\\d+)?",
  de: "\\d{1,3}(?:\\.\\d{3})+(?:,\\d+)?|\\d{1,3}(?:,\\d{3})+\\.\\d{1,2}|\\d+(?:[,.]\\d+)?",
};

/** The source of a pattern for one amount; {@link amountOf} reads its groups. */
export function amountPattern(language: RuleLanguage): string {
  const digits = `\\d{1,3}(?:[ \u00A0\u202F'’]\\d{3})+(?:[.,]\\d{1,2})?|${numbers[language]}`;
  const words = [...numberWords[language].keys(), ...(language === "en" ? [aTime] : [])].join("|");
  const end = "(?![\\p{L}\\d²³/]|-\\p{L})";
  const units = `${currency}|${measures}|${texts[language]}|${times[language]}|${clock}`;
  return `((?:${currency})\\s?)?(?<![\\p{L}\\d.,])([-−+]?(?:${digits})(?![\\d\\p{L}]|[.,:]\\d)|(?<!\\p{L}-)(?:${words})(?![\\p{L}-]))(?:(?:\\s|-(?=\\p{L}))?(${units})${end}|(?!\\s?(?:${units})${end}))`;
}

/** Groups of {@link amountPattern}. */
export const groupsPerAmount = 3;

/** The amount in the groups of a match that begin at `from`; `undefined` when its number cannot be read. */
export function amountOf(match: readonly (string | undefined)[], from: number, language: RuleLanguage): Amount | undefined {
  const [prefix = "", number = "", unit] = match.slice(from, from + groupsPerAmount);
  const word = /^an?$/iu.test(number) ? 1 : numberWords[language].get(number.toLowerCase());
  const notation = notationOf(number, language);
  const [thousands, point] = notation === "de" ? [/\.(?=\d{3}(?!\d))/g, ","] : [/,(?=\d{3}(?!\d))/g, "."];
  const plain = number
    .replace(/^[−]/u, "-")
    .replace(/^\+|[\s'’]/gu, "")
    .replace(thousands, "")
    .replace(point, ".");
  const value = word ?? Number(plain);
  if (!Number.isFinite(value) || Math.abs(value) > 1e12) return undefined;
  const isMoney = prefix !== "" || whole(`${currency}|euros?|dollars?|pounds?`).test(unit ?? "");
  const isWhole = wholeCurrency.test(`${prefix}${unit ?? ""}`);
  const isFine = unit !== undefined && /^(?:[°]F|bar|°C|[KkMGT]B|k?g|mg|t|k?m|m[²³]|[cm]m|m?l|kWh?|V)$/u.test(unit);
  const decimals = Math.max(/\.(\d+)$/.exec(plain)?.[1]?.length ?? 0, isMoney && !isWhole ? 2 : isFine ? 1 : 0);
  return { value, decimals, prefix, notation, unit: unit === undefined ? undefined : unitOf(unit, language) };
}

/** Which language writes a number in this way: `5,00` or `5.00`. */
function notationOf(number: string, language: RuleLanguage): RuleLanguage {
  if (/(?:^|\D)\d+,\d{1,2}$/u.test(number)) return "de";
  return /(?:^|\D)\d+\.\d{1,2}$/u.test(number) ? "en" : language;
}

const compiled = new Map<string, RegExp>();

/** A pattern for a text that is nothing but `source`, compiled once. */
function whole(source: string): RegExp {
  const pattern = compiled.get(source) ?? new RegExp(`^(?:${source})$`, "iu");
  compiled.set(source, pattern);
  return pattern;
}

function unitOf(word: string, language: RuleLanguage): Unit {
  const is = (source: string) => whole(source).test(word);
  const kind = is(clock) ? "clock" : is(texts[language]) ? "text" : is(times[language]) ? "time" : "measure";
  if (kind === "clock" || kind === "measure") return { kind, one: word, many: word };
  if (is("h|hours?|Stunden?|Std\\.")) return { kind, ...names[language].hour, finer: "minute" };
  if (is("min|minutes?|Minuten?|Min\\.")) return { kind, ...names[language].minute, finer: "second" };
  if (is("ms|sec|s|Sek\\.")) return { kind, one: word, many: word };
  if (language === "en") return { kind, one: word.replace(/s$/u, ""), many: word.replace(/s?$/u, "s") };
  if (/(?:tage?n?|monate?n?|jahre?n?)$/iu.test(word)) {
    const one = word.replace(/en?$/u, "");
    return { kind, one, many: `${one}e` };
  }
  return { kind, one: word === "Zeichen" ? word : word.replace(/n$/u, ""), many: word.endsWith("e") ? `${word}n` : word };
}

const names = {
  en: { hour: { one: "hour", many: "hours" }, minute: { one: "minute", many: "minutes" }, second: { one: "second", many: "seconds" } },
  de: {
    hour: { one: "Stunde", many: "Stunden" },
    minute: { one: "Minute", many: "Minuten" },
    second: { one: "Sekunde", many: "Sekunden" },
  },
} as const;

/** The amount one smallest step below or above: 11.99, 9 characters, 3 hours 59 minutes. */
export function neighbor(amount: Amount, by: -1 | 1): Amount {
  const { unit, value, decimals } = amount;
  if (unit?.finer && decimals === 0 && Number.isInteger(value)) return { ...amount, value: value + by / 60, decimals: 0 };
  const scale = 10 ** decimals;
  return { ...amount, value: Math.round((value + by / scale) * scale) / scale };
}

const formats = new Map<string, Intl.NumberFormat>();

/** Making a format takes longer than using it. `decimals`: how many are written; without, as many as the number has, up to three. */
function numberFormat(language: RuleLanguage, decimals?: number): Intl.NumberFormat {
  const key = `${language} ${decimals}`;
  const options = decimals === undefined ? {} : { minimumFractionDigits: decimals > 1 ? decimals : 0, maximumFractionDigits: decimals };
  const format = formats.get(key) ?? new Intl.NumberFormat(language, options);
  formats.set(key, format);
  return format;
}

export function written({ value, decimals, prefix, unit, notation }: Amount, language: RuleLanguage): string {
  const one = (number: number, { one, many }: Pick<Unit, "one" | "many">) =>
    `${numberFormat(language).format(number)} ${number === 1 ? one : many}`;
  if (unit?.finer && decimals === 0 && !Number.isInteger(value)) {
    const whole = Math.floor(value);
    const rest = one(Math.round((value - whole) * 60), names[language][unit.finer]);
    return whole === 0 ? rest : `${one(whole, unit)} ${rest}`;
  }
  const number = numberFormat(notation, decimals).format(value);
  if (!unit) return `${prefix}${number}`;
  return `${prefix}${number}${unit.one === "%" && language === "en" ? "" : " "}${value === 1 ? unit.one : unit.many}`;
}
