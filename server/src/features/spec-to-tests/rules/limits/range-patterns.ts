import type { RuleLanguage } from "../../text/language.ts";
import type { Amount } from "./amounts.ts";
import type { LimitPattern } from "./limit-pattern.ts";

const joiners: Readonly<Record<RuleLanguage, string>> = {
  en: "\\s*(?:to|up to|through|–|—|-)\\s*",
  de: "\\s*(?:bis zu|bis|–|—|-)\\s*",
};
/** In front of a range, these say that it is an estimate, a part of a text or an item's number. */
const noLimit: Readonly<Record<RuleLanguage, string>> = {
  en: "(?:about|around|approximately|approx\\.?|roughly|usually|typically|steps?|chapters?|sections?|pages?|levels?|figures?|fig\\.|tables?|lines?|items?|phases?|versions?|rows?|columns?|options?|parts?|articles?|requirements?|rules?|questions?|weeks?|days?|nos?\\.|grades?|rooms?)",
  de: "(?:ca\\.|circa|etwa|ungefähr|rund|meist|Schritte?n?|Kapiteln?|Abschnitte?n?|Seiten?|Stufen?|Abbildung(?:en)?|Abb\\.|Tabellen?|Zeilen?|Punkte?n?|Phasen?|Versionen?|Spalten?|Teile?n?|Artikeln?|Anforderung(?:en)?|Regeln?|Fragen?|Wochen?|Tage?n?|Nr\\.|Klassen?|Räumen?|§§?)",
};

/** What is counted, and no unit of time. */
const countedThings: Readonly<Record<RuleLanguage, string>> = {
  en: "\\s(?!second|minute|hour|day|week|month|year|percent|point|times|business|working)(?:\\p{Ll}{3,}s|people|children)(?!\\p{L})",
  de: "\\s(?!Sekunde|Minute|Stunde|\\p{L}*[Tt]age?|Woche|Monat|Jahr|Uhr|Prozent|Punkt|Mal|mal)[A-ZÄÖÜ]\\p{Ll}+",
};
/** Words in front of the two ends of a range. */
const rangeLabels: Readonly<Record<RuleLanguage, string>> = {
  en: "(?:in the range|in a range|ranges?|numbers?|values?|integers?|scale|ratings?|scores?)(?:\\s(?:of|from|between|is|are|must be|shall be))*:?",
  de: "(?:Bereich|Zahl|Ganzzahl|Wert|Skala|Note|Bewertung)(?:\\svon|\\szwischen|:)?",
};

const hasUnit = ({ unit, prefix }: Amount) => unit !== undefined || prefix !== "";
const isPlain = (amount: Amount) => !hasUnit(amount);
const isYear = ({ value }: Amount) => Number.isInteger(value) && value >= 1900 && value < 2100;

/** Ranges: two amounts that are the lowest and the highest value which the product accepts. */
export function rangePatterns(language: RuleLanguage): readonly LimitPattern[] {
  const [between, and] = language === "de" ? ["(?:zwischen|von|ab)", "(?:und|bis zu|bis)"] : ["(?:between|from)", "(?:and|to|up to)"];
  const to = joiners[language];
  const counted = countedThings[language];
  const end = language === "de" ? "(?=\\s*(?:[.;,)]|$|\\s\\p{Ll}+n(?!\\p{L})))" : "(?=\\s*(?:[.;,)]|$|\\s(?:inclusive|exclusive|only)))";
  const labels = rangeLabels[language];
  const free = `(?<!(?<!\\p{L})${noLimit[language]}\\s)(?<![\\p{L}\\d])`;
  return [
    {
      source: (amount) => `(?<!\\p{L})${between}\\s+${amount}\\s+${and}\\s+${amount}(?!\\s+(?:after|before|nach|vor|Uhr)(?!\\p{L}))`,
      count: 2,
      accepts: (last, _words, first) => (hasUnit(last) || hasUnit(first)) && last.unit?.kind !== "clock",
    },
    {
      source: (amount) => `(?<!\\p{L})${between}\\s+${amount}\\s+${and}\\s+${amount}(?=${counted})`,
      count: 2,
      accepts: (last) => isPlain(last) && !isYear(last),
    },
    {
      source: (amount) => `(?<!\\p{L})(?:between|zwischen)\\s+${amount}\\s+(?:and|und)\\s+${amount}${end}`,
      count: 2,
      accepts: (last, _words, first) => isPlain(last) && isPlain(first) && !isYear(last),
    },
    {
      source: (amount) => `(?<!\\p{L})${labels}\\s+${amount}(?:${to}|\\s(?:and|und)\\s)${amount}(?!\\s?[%\\p{Lu}])`,
      count: 2,
      accepts: (last) => last.unit?.kind !== "time" && last.unit?.kind !== "clock" && !isYear(last),
    },
    {
      source: (amount) =>
        `(?<!\\p{L})(?:aged(?: between)?|between the ages of|im Alter von)\\s+${amount}\\s*(?:to|and|–|-|bis|und)\\s*${amount}`,
      count: 2,
      accepts: (last) => last.unit === undefined || /^(?:year|jahr)$/iu.test(last.unit.one),
    },
    // `5.00 to 500.00 EUR`; shares of something are no limits.
    {
      source: (amount) => `${free}${amount}${to}${amount}(?!\\s(?:of|der|des|aller|von)(?!\\p{L}))`,
      count: 2,
      accepts: (last, _words, first) =>
        (hasUnit(last) || hasUnit(first)) && ![first, last].some(({ unit }) => unit?.kind === "time" || unit?.kind === "clock"),
    },
    // `1 to 10 files`
    {
      source: (amount) => `${free}${amount}${to}${amount}(?=${counted})`,
      count: 2,
      accepts: (last, _words, first) => isPlain(last) && isPlain(first) && !isYear(last),
    },
    // `5 <= total <= 500`
    {
      source: (amount) => `(?<![\\p{L}\\d])${amount}\\s*(?:≤|<=|<)\\s*\\p{L}[\\p{L} _-]{0,40}?\\s*(?:≤|<=|<)\\s*${amount}`,
      count: 2,
      accepts: ({ unit }) => unit?.kind !== "clock",
    },
  ];
}
