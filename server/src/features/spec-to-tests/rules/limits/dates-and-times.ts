import type { RuleLanguage } from "../../text/language.ts";
import { findAll } from "../../text/find-all.ts";
import { unitPattern } from "./amounts.ts";

interface Deadline {
  words: string;
  values: string[];
  at: number;
  end: number;
}

/** A day by its number, or a time of day, after words that make it the last or the first one. */
interface Form {
  pattern: RegExp;
  values(groups: readonly (string | undefined)[]): string[];
}

/** Days of a month that every month has around them. */
const firstDay = 2;
const lastDay = 27;

const ordinal = (day: number) => {
  const tens = day % 100;
  const ending = tens > 10 && tens < 14 ? "th" : (["th", "st", "nd", "rd"][day % 10] ?? "th");
  return `${day}${ending}`;
};

const around = (day: number, write: (day: number) => string) => [day - 1, day, day + 1].filter((each) => each > 0).map(write);
const isInMonth = (day: number) => day >= firstDay && day <= lastDay;

/** Around a time of day, in minutes. Midnight has nothing before it on its day. */
function aroundTime(hours: number, minutes: number, suffix: string): string[] {
  const at = hours * 60 + minutes;
  if (hours > 24 || minutes > 59 || at < 1 || at >= 24 * 60 - 1) return [];
  const write = (time: number) => `${Math.floor(time / 60)}:${String(time % 60).padStart(2, "0")}${suffix}`;
  return [at - 1, at, at + 1].map(write);
}

/** As {@link aroundTime}, with the hours of a clock of twelve. */
function aroundHalfDay(hours: number, minutes: number, half: string): string[] {
  const at = (hours % 12) * 60 + minutes;
  if (hours < 1 || hours > 12 || minutes > 59) return [];
  const from = half.toLowerCase() === "p" ? 12 * 60 : 0;
  const write = (time: number) =>
    `${Math.floor(time / 60) % 12 || 12}:${String(time % 60).padStart(2, "0")} ${time < 12 * 60 ? "am" : "pm"}`;
  const values = [from + at - 1, from + at, from + at + 1];
  return values.every((time) => time >= 0 && time < 24 * 60) ? values.map(write) : [];
}

const months: Readonly<Record<RuleLanguage, string>> = {
  en: "January|February|March|April|May|June|July|August|September|October|November|December",
  de: "Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember",
};

const forms: Readonly<Record<RuleLanguage, readonly Form[]>> = {
  en: [
    {
      pattern:
        /(?<!\p{L})(?:by|until|on or before|(?:no|not) later than|at the latest on|(?:no|not) earlier than|from)\s(?:the\s)?(\d{1,2})(?:st|nd|rd|th)\s((?:working |business |calendar )?day)(?!\p{L})/giu,
      values: ([, day, unit]) => around(Number(day), (each) => `${ordinal(each)} ${unit}`),
    },
    {
      pattern: new RegExp(
        `(?<!\\p{L})(?:by|until|on or before|(?:no|not) later than|at the latest on|(?:no|not) earlier than)\\s(?:the\\s)?(\\d{1,2})(?:st|nd|rd|th)(?:\\s(?:of\\s(${months.en})|of (?:each|every|the)(?: (?:following|next|same))? month)(?!\\p{L})|(?=[,.;]|$))`,
        "giu",
      ),
      values: ([, day, month]) =>
        isInMonth(Number(day)) ? around(Number(day), (each) => `${ordinal(each)}${month ? ` of ${month}` : ""}`) : [],
    },
    {
      // With a point, a number after `up to` is a decimal one.
      pattern: new RegExp(
        `(?<!\\p{L})(?<!\\bfrom\\s[^.;]{0,30})(?:(?:until|(?:no|not) later than|before)\\s(?=\\d{1,2}[:.])|up to\\s(?=\\d{1,2}:))(\\d{1,2})[:.](\\d\\d)(?:\\s?o['’]clock)?(?![\\d%]|[.,:]\\d|[\\s-]?(?:(?:am|pm)(?!\\p{L})|${unitPattern("en")}))`,
        "giu",
      ),
      values: ([, hours, minutes]) => aroundTime(Number(hours), Number(minutes), ""),
    },
    {
      pattern:
        /(?<!\p{L})(?<!\b(?:from|between)\s[^.;]{0,30})(?:until|up to|by|(?:no|not) later than|before)\s(\d{1,2})(?:[:.](\d\d))?\s?([ap])\.?\s?m(?![\p{L}\d])/giu,
      values: ([, hours, minutes, half = ""]) => aroundHalfDay(Number(hours), Number(minutes ?? 0), half),
    },
  ],
  de: [
    {
      pattern:
        /(?<!\p{L})(?:(?:spätestens |frühestens )?(?:am|bis zum|ab dem)|bis spätestens zum)\s(\d{1,2})\.\s((?:Werk|Arbeits|Kalender|Bank)?tag)(?:e?s)?(?!\p{L})/giu,
      values: ([, day, unit]) => around(Number(day), (each) => `${each}. ${unit}`),
    },
    {
      pattern: new RegExp(
        `(?<!\\p{L})(?:(?:spätestens|frühestens) (?:am|bis zum|zum|ab dem)|bis (?:spätestens )?zum|bis spätestens am)\\s(\\d{1,2})\\.(?:\\s(${months.de})(?!\\p{L})|(?=\\s(?:de[sr]|eines|jede[sn]|im)(?!\\p{L})|\\s*$|[,;]))`,
        "giu",
      ),
      values: ([, day, month]) => (isInMonth(Number(day)) ? around(Number(day), (each) => `${each}.${month ? ` ${month}` : ""}`) : []),
    },
    {
      pattern:
        /(?<!\p{L})(?<!(?<!\p{L})(?:von|ab)\s[^.;]{0,30})(?:bis(?: spätestens)?|spätestens(?: bis| um)?|vor)\s(\d{1,2})(?:[:.](\d\d))?\sUhr(?!\p{L})/giu,
      values: ([, hours, minutes]) => aroundTime(Number(hours), Number(minutes ?? 0), " Uhr"),
    },
  ],
};

/** Deadlines by a day of the month or a working day, and by a time of day. */
export function deadlinesIn(sentence: string, language: RuleLanguage): Deadline[] {
  return forms[language].flatMap(({ pattern, values }) =>
    findAll(pattern, sentence).flatMap((match) => {
      const tried = values(match);
      return tried.length === 0 ? [] : [{ words: match[0].trim(), values: tried, at: match.index, end: match.index + match[0].length }];
    }),
  );
}
