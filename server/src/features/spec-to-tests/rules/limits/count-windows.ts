import type { RuleLanguage } from "../../text/language.ts";
import { findAll } from "../../text/find-all.ts";
import { type Amount, amountOf, amountPattern, groupsPerAmount, neighbor, written } from "./amounts.ts";

/** A number of events in a window of time: `5 failed sign-ins within 10 minutes`. */
export interface CountWindow {
  words: string;
  at: number;
  end: number;
  /** The counts to try within the window. */
  values: string[];
  /** As many events as reach the limit, and a time that is longer than the window. */
  spread: { count: string; time: string };
}

interface WindowPattern {
  pattern: RegExp;
  /** Which of the two amounts comes first. */
  first: "count" | "window";
}

const most: Readonly<Record<RuleLanguage, string>> = {
  en: "(?:at most|(?:no|not) more than|a maximum of|more than|only)",
  de: "(?:höchstens|maximal|nicht mehr als|mehr als|nur)",
};

/** A clause that says when something happens, or what someone may do: its numbers are counted, and not the speed of the product. */
const counts: Readonly<Record<RuleLanguage, string>> = {
  en: "(?<=\\b(?:if|when|whenever|once|as soon as|after|can|may|cannot)\\s(?:[^,.;]|[,.]\\d){0,90})",
  de: "(?<=(?:(?<!\\p{L})(?:wenn|falls|sobald|nach|kann|können|darf|dürfen)|^(?:Wird|Werden|Gibt|\\p{Lu}\\p{Ll}+t))\\s(?:[^,.;]|[,.]\\d){0,90})",
};

/** What no one does on purpose is counted wherever it stands: "Three wrong PIN entries within an hour lock the card". */
const failures: Readonly<Record<RuleLanguage, string>> = {
  en: "(?=\\s(?:failed|wrong|unsuccessful|missed|invalid|incorrect|declined|refused|rejected)\\s)",
  de: "(?=\\s(?:fehlgeschlagene|falsche|erfolglose|ungültige|versäumte|verpasste|abgelehnte)n?\\s)",
};

const patternsOf = (language: RuleLanguage): readonly WindowPattern[] => {
  const amount = amountPattern(language);
  const [within, times, other, after] =
    language === "de"
      ? [
          "(?:innerhalb(?: von)?|binnen|in)\\s+",
          "(?:(?<=mal)|[\\s-]?[Mm]al)(?!\\p{L})",
          "(?:der|die|das|den|dem|ein|eine|einen|und|oder|aber|ist|sind|wird|werden|muss|müssen|soll|sollen)",
          "nach",
        ]
      : [
          "(?:within|in)\\s+(?:a period of\\s+)?",
          "(?:(?<=twice|once)|\\stimes)(?!\\p{L})",
          "(?:the|an?|and|or|but|is|was|has|must|shall|should|will|it|they|his|her|their|this|that|every|all)",
          "(?:after|following)",
        ];
  const words = `(?:\\s(?!${other}(?!\\p{L}))[\\p{L}-]+)`;
  const events = `${words}{1,5}?\\s+`;
  const verbs = language === "de" ? "" : "|are";
  const done = `${words.replace("(?:the", `(?:to${verbs}|the`)}{1,3}?\\s+`;
  const of = (first: WindowPattern["first"], source: string): WindowPattern => ({
    first,
    pattern: new RegExp(`(?<![\\p{L}\\d])${source}`, "giu"),
  });
  const limit = `(?:${most[language]}\\s+)`;
  return [
    of("count", `${after}\\s+(?:${limit})?${amount}${done}${within}${amount}`),
    of("count", `${limit}${amount}(?:${times}\\s+|${events})${within}${amount}`),
    of("count", `${amount}${counts[language]}(?:${times}\\s+|${events})${within}${amount}`),
    of("count", `${amount}${failures[language]}${events}${within}${amount}`),
    of("window", `${within}${amount},?\\s+${limit}${amount}(?:${times}|\\s[\\p{L}-]+)`),
    of("window", `${within}${amount}${counts[language]},?\\s+${amount}(?:${times}|\\s[\\p{L}-]+)`),
  ];
};

const patterns: Readonly<Record<RuleLanguage, readonly WindowPattern[]>> = { en: patternsOf("en"), de: patternsOf("de") };
const isLimited: Readonly<Record<RuleLanguage, RegExp>> = { en: new RegExp(most.en, "iu"), de: new RegExp(most.de, "iu") };

/** The counts of a sentence that have a window of time. */
export function countWindowsIn(sentence: string, language: RuleLanguage): CountWindow[] {
  const found: CountWindow[] = [];
  if (!/(?<!\p{L})(?:within|in|innerhalb|binnen)\s/iu.test(sentence)) return found;
  for (const { pattern, first } of patterns[language])
    for (const match of findAll(pattern, sentence)) {
      const [one, other] = [amountOf(match, 1, language), amountOf(match, 1 + groupsPerAmount, language)];
      const [count, window] = first === "count" ? [one, other] : [other, one];
      const end = match.index + match[0].length;
      if (!count || !window || !isCount(count) || window.unit?.kind !== "time") continue;
      const isLimit = isLimited[language].test(match[0]);
      if ((count.value < 2 && !isLimit) || found.some((before) => match.index < before.end && end > before.at)) continue;
      const tried = [neighbor(count, -1), count, neighbor(count, 1)];
      found.push({
        words: match[0].trim(),
        at: match.index,
        end,
        values: tried.map((value) => written(value, language)),
        spread: { count: written(isLimit ? neighbor(count, 1) : count, language), time: written(neighbor(window, 1), language) },
      });
    }
  return found;
}

const isCount = ({ unit, prefix, value }: Amount) => unit === undefined && prefix === "" && Number.isInteger(value) && value > 0;

/** The sentence with `_` for its counts and their windows: no time in it is how long the product takes. */
export function withoutCountWindows(sentence: string, language: RuleLanguage): string {
  return countWindowsIn(sentence, language).reduceRight((text, { at, end }) => `${text.slice(0, at)}_${text.slice(end)}`, sentence);
}
