import type { RuleLanguage } from "../../text/language.ts";
import type { Amount } from "./amounts.ts";
import type { LimitPattern } from "./limit-pattern.ts";
import { rangePatterns } from "./range-patterns.ts";

const comparators: Readonly<Record<RuleLanguage, string>> = {
  en: ">=|≥|<=|≤|>|<|at least|at most|(?:(?:no|not) )?(?:more|less|fewer|larger|greater|bigger|longer|shorter|higher|lower|heavier|lighter|taller|smaller|cheaper|older|younger) than|an? (?:minimum|maximum) of|limited to|up to|as many as|over|above|under|below|exceed(?:s|ed|ing)?|(?:maximum|minimum)(?: of)?:?|max\\.?:?|min\\.?:?",
  de: ">=|≥|<=|≤|>|<|mindestens|höchstens|maximal|bis zu|(?:nicht )?(?:mehr|weniger|größer|kleiner|länger|kürzer|höher|niedriger|schwerer|leichter|teurer|billiger|älter|jünger) als|begrenzt auf|über|unter|übersteigt|überschreitet|max\\.|min\\.",
};

const least: Readonly<Record<RuleLanguage, string>> = {
  en: "(?:at least|(?:a )?minimum(?: of)?:?|no (?:less|fewer) than|min\\.?:?|>=|≥)",
  de: "(?:mindestens|min\\.|wenigstens|>=|≥)",
};
const most: Readonly<Record<RuleLanguage, string>> = {
  en: "(?:at most|(?:a )?maximum(?: of)?:?|(?:no|not) more than|up to|max\\.?:?|<=|≤)",
  de: "(?:höchstens|maximal|max\\.|bis zu|<=|≤)",
};

const extreme: Readonly<Record<RuleLanguage, string>> = {
  en: "(?:minimum|maximum|lowest|highest|smallest|largest|shortest|longest|min\\.?|max\\.?)\\s(?:(?!is\\b|are\\b)[\\p{L}-]+\\s){0,5}?(?:(?:[\\p{L}-]+)?:|(?:is|are|shall be|must be|should be)\\s)",
  de: "(?:(?:Mindest|Höchst|Maximal|Minimal)\\p{Ll}{3,}|(?:maximale|minimale|höchste|niedrigste|kleinste|größte|längste|kürzeste)[nrs]?\\s\\p{L}+)(?:\\s(?:für|de[sr]|pro|je)\\s[^,.;:]{1,40}?)?(?::|\\s(?:ist|von|beträgt|betragen|liegt bei|soll)\\s)",
};

/** Limits on a span of time whose role is certain: a period that starts with an event, how long before an event, a deadline that is missed. */
const spans: Readonly<Record<RuleLanguage, readonly [before: string, after: string][]>> = {
  en: [
    [`(?:${comparators.en}|until|(?:no|not) later than)\\s+`, "\\s(?:before|prior to|in advance|ahead|of age|old|in the future)\\b"],
    ["(?:older|younger) than\\s+", ""],
    ["(?:valid|locked|blocked|reserved|held|on hold|suspended|paused|open) for\\s+", ""],
    [`\\bfor\\s+(?:${comparators.en})\\s+`, ""],
    ["for (?:the )?(?:following|next)\\s+", ""],
    ["(?:more|less|longer|later) than\\s+", "\\s(?:too )?(?:late|early|overdue|delayed|idle|inactive|unused)\\b"],
    [
      "(?:expires?|lapses?|ends|offline|inactive|invalid|unavailable|is locked|is blocked|logged out|logged off|(?:is|are)(?: automatically)? \\p{L}+ed|closed) after\\s+",
      "",
    ],
    ["(?:after|following)\\s+", "\\s(?:of inactivity|without (?:any )?(?:input|activity|action|use))\\b"],
    ["(?<=(?:\\bnot|n['’]t)\\s[^,.;]{0,60})\\bwithin\\s+", ""],
    ["\\bwithout\\s(?:an?\\s|any\\s)?[^,.;]{1,40}?\\sfor\\s+", ""],
    // A condition, or a person who has to be in time.
    ["(?<=\\b(?:if|when|unless|once)\\s[^,.;]{0,80})\\bwithin\\s+", ""],
    ["within\\s+", "(?=,\\s(?:otherwise|or else|if not|after that)\\b)"],
    ["\\p{L}{2,}ed(?:\\s(?!and\\b|or\\b|but\\b|if\\b|when\\b|and\\b)\\p{L}+){0,4}?\\safter\\s+", ""],
    [
      "(?:kept|stored|retained|preserved|available|accessible|visible|viewed|stays?|stayed|remains?|lasts?|collected|runs?|saved)(?:\\s(?!and\\b|or\\b|but\\b)\\p{L}+){0,3}?\\sfor\\s+",
      "",
    ],
    [
      "(?:(?:up to|at most|(?:no|not) later than|until)\\s+)?",
      "\\s(?:after|before)(?=\\s(?:the|an?|its|their|it|they|each|every|that|[\\p{L}]+ing|departure|arrival|delivery|release|expiry|expiration|renewal|termination|check-?in|check-?out|pickup|maturity)\\b)",
    ],
    ["for\\s+", "\\s(?:after|from)\\b"],
    ["\\b[Tt]he first\\s+", "\\s(?:is|are|costs?)\\b"],
    ["(?:block(?:ed|s)?|ban(?:ned)?|lock(?:ed|s)?|suspension|hold|reservation|pause)\\s(?:for|of)\\s+", ""],
    // What has to lie between two events.
    ["\\bwait(?:s|ed)?(?: for)?(?: at least)?\\s+", ""],
    ["", "\\s(?:must|have to|has to|shall) (?:pass|lie|elapse|be)\\s?(?:between|before)?"],
    [
      "\\bbetween\\s(?:two|the|each|any two)\\s[^,.;]{1,60}?\\s(?:there )?(?:must|shall|has to|have to) (?:be|lie|pass)\\s(?:at least )?",
      "",
    ],
    ["(?:has|have)\\s+", "(?=\\s(?:from|after)\\s|\\sto\\s\\p{Ll})"],
    ["(?:expires?|lapses?) (?:in|within)\\s+", ""],
    // "The return period is 28 days", "a 28-day return period"
    [
      "(?:period|window|interval|gap|waiting time|break|deadline|time limit|term|retention|validity|trial|warranty|guarantee|lifetime|time-?out|duration)(?:\\s(?:for|of)\\s[^,.;:]{1,40}?)?(?:\\s(?:is|of|lasts?|shall be|must be|should be)|:)\\s+",
      "",
    ],
    ["", "\\s(?:\\p{L}+\\s)?(?:period|window|deadline|limit|term|trial|warranty|guarantee|notice|retention|time-?out)\\b"],
  ],
  de: [
    [
      "(?:mindestens|höchstens|maximal|frühestens|spätestens|bis|bis zu|weniger als|mehr als)\\s+",
      "\\s(?:vor|vorher|im Voraus|davor|in der Zukunft)(?!\\p{L})",
    ],
    ["(?:älter|jünger) als\\s+", ""],
    ["(?:unter|über|mindestens)\\s+", "\\s(?:alt|sein und)(?!\\p{L})"],
    [
      "(?<!(?:ab|unter|über|von|mit|nach|vor)\\s)(?:für\\s+)?",
      "\\s(?:lang\\s)?(?:gültig|gesperrt|reserviert|zurückgelegt|vorgemerkt|blockiert)(?!\\p{L})",
    ],
    ["(?:gesperrt|reserviert|gilt|gelten|zurückgelegt|vorgemerkt|blockiert)\\s+für\\s+", ""],
    ["für\\s+(?:mindestens|höchstens|maximal|bis zu)\\s+", ""],
    // "für 28 Tage ausgeliehen", "DVDs für 7 Tage"
    ["für\\s+", "(?=[.,;]|$|\\s(?:\\p{Ll}{0,4}ge|ver|be|ent)\\p{Ll}+(?:t|en)(?!\\p{L}))"],
    ["(?:verfällt|verfallen|endet|erlischt)\\s+nach\\s+", ""],
    ["nach\\s+", "\\s(?:ohne (?:Aktivität|Eingabe)|Inaktivität)(?!\\p{L})"],
    ["(?<=(?<!\\p{L})nicht\\s)innerhalb von\\s+", ""],
    ["(?<=(?<!\\p{L})(?:wenn|falls)\\s[^,.;]{0,80})innerhalb von\\s+", ""],
    ["(?<=^(?:\\p{L}+t|Wird|Werden|Sind)\\s[^,.;]{0,60})innerhalb von\\s+", "(?=[^.;]*,)"],
    ["innerhalb von\\s+", "(?=\\s(?:nichts|niemand|kein\\p{Ll}*)(?!\\p{L}))"],
    ["innerhalb von\\s+", "(?=,\\s(?:sonst|andernfalls|ansonsten)(?!\\p{L}))"],
    [
      "nach\\s+",
      "(?:\\s(?!und\\s|oder\\s)\\p{L}+){0,4}?\\s(?:gelöscht|entfernt|anonymisiert|archiviert|gesperrt|deaktiviert|abgemeldet|vernichtet|geschlossen|aufgehoben|freigegeben|weitergeleitet|abgebrochen|beendet|storniert|verworfen|zurückgesetzt|getrennt)(?!\\p{L})",
    ],
    [
      "",
      "(?:\\slang)?\\s(?:gespeichert|aufbewahrt|erhalten|vorgehalten|sichtbar|abrufbar|verfügbar|zurückziehen|zurückgezogen|lang)(?!\\p{L})",
    ],
    [
      "(?:(?:spätestens|frühestens|höchstens|maximal|bis zu)\\s+)?",
      "\\s(?:nach|vor)(?=\\s(?:de[rmn]|dem|ihre[rmn]?|seine[rmn]?|jede[rmn]?|eine[rmn]?|\\p{Lu}\\p{L}+)(?!\\p{L}))",
    ],
    ["für (?:die )?(?:folgenden|nächsten)\\s+", ""],
    ["(?:mindestens|höchstens|maximal|bis zu)\\s+", "\\s(?:\\p{L}+\\s){0,3}?weiter(?:arbeiten|laufen|funktionieren)(?!\\p{L})"],
    ["(?:mehr|länger|weniger) als\\s+", "\\s(?:zu spät|verspätet|später|zurück|offen|unbenutzt)(?!\\p{L})"],
    [
      "\\p{L}*(?:frist|dauer|zeitraum|gültigkeit|garantie|recht)(?:\\s(?:für|de[sr])\\s[^,.;:]{1,40}?)?(?:\\s(?:ist|von|beträgt|beträgt maximal)|:)\\s+",
      "",
    ],
    ["(?:hat|haben)\\s+", "\\sZeit(?!\\p{L})"],
    ["(?<=(?<!\\p{L})(?:hat|haben)\\s[^,.;]{0,60})", "\\sZeit(?!\\p{L})"],
    ["(?<!\\p{L})[Dd]ie ersten\\s+", "\\s(?:ist|sind|kosten|parkt|parken)(?!\\p{L})"],
    // "frühestens 14 Tage und spätestens 30 Minuten vor der Ankunft"
    ["(?:frühestens|spätestens)\\s+", "(?=\\s(?:und|sowie)\\s(?:frühestens|spätestens)\\s[^,.;]{1,40}?\\s(?:vor|nach)(?!\\p{L}))"],
    ["nach (?:dem )?Ablauf (?:von|der|einer Frist von)\\s+", ""],
    ["(?:frühestens|spätestens|erst|jeweils|höchstens)\\s+nach\\s+", ""],
    ["(?:Abstand|Wartezeit|Pause|Karenzzeit) von(?: mindestens| höchstens)?\\s+", ""],
    ["(?:müssen|muss)(?:\\s[^,.;]{1,40}?)?\\s(?:mindestens\\s)?", "\\s(?:liegen|vergehen|gewartet werden|warten)(?!\\p{L})"],
    ["", "\\s(?:Rückgabe|Widerrufs|Umtausch|Kündigungs)(?:recht|frist)(?!\\p{L})"],
    // A length that someone chooses.
    [
      "(?:höchstens|maximal|mindestens|bis zu)\\s+",
      "(?:\\s\\p{L}+){0,4}?\\s(?:(?:ge)?buch(?:en|t)|reservieren|(?:ge)?miete(?:n|t)|(?:aus)?(?:ge)?l(?:ei|ie)hen)(?!\\p{L})",
    ],
  ],
};

const isTime = ({ unit, value }: Amount) => unit?.kind === "time" && (value > 1 || unit.finer !== undefined);
/** Days and more: a product that is slow does not take as long. */
const isLong = ({ unit }: Amount) => unit?.kind === "time" && /(?:day|week|month|year|tag|woche|monat|jahr)$/iu.test(unit.one);
/** Seconds and less. */
export const isShort = ({ unit }: Pick<Amount, "unit">) =>
  /^(?:milliseconds?|ms|seconds?|sec|s|Millisekunden?|Sekunden?|Sek\.)$/iu.test(unit?.one ?? "");
const isAge = ({ unit }: Amount) => unit?.kind === "time" && /^(?:year|jahr)$/iu.test(unit.one);
const isNoClock = ({ unit }: Amount) => unit?.kind !== "clock";
/** German: after these words, "ein" is an article: "über einen Link". */
const isArticle = (words: string) => /^(?:über|unter|bis zu)\s+ein/iu.test(words);
/** "repeated over three days" is a span, "more than once" is no number that someone chooses. */
const isVague = ({ unit }: Amount, words: string) =>
  (unit?.kind === "time" && /^(?:over|above|below|under|über|unter)\s/iu.test(words)) || /\s(?:once|einmal)$/iu.test(words);

/** Two amounts, an extreme, and spans of time. */
const ofRolesIn = (language: RuleLanguage): readonly LimitPattern[] => [
  {
    source: (amount) =>
      `(?<!\\p{L})${least[language]}\\s*${amount}(?:\\s\\p{L}+)?(?:,?\\s(?:and|but|und|aber)|,|\\s?/)\\s(?:(?:must|may|shall|can|be|darf|muss|soll)\\s){0,2}${most[language]}\\s*${amount}`,
    count: 2,
    accepts: isNoClock,
  },
  ...rangePatterns(language),
  // "The minimum order value is 5.00 EUR", "Der Mindestbestellwert beträgt 5,00 €"
  {
    source: (amount) => `(?<!\\p{L})${extreme[language]}\\s*${amount}`,
    count: 1,
    accepts: (last) => (isLong(last) || last.unit?.kind !== "time") && isNoClock(last),
  },
  // Days can be waited for or simulated; what takes seconds is measured.
  {
    source: (amount) =>
      `(?<!\\p{L})(?:within|innerhalb(?: von)?|binnen|in(?= the first| den ersten))(?: the (?:first|next)| (?:der|den) (?:ersten|nächsten))?\\s+${amount}`,
    count: 1,
    accepts: isLong,
  },
  ...spans[language].map(
    ([before, after]): LimitPattern => ({
      source: (amount) => `(?<!\\p{L})${before}${amount}${after}`,
      count: 1,
      // `500 ms after the change` is how long the product takes.
      accepts: (last) => isTime(last) && !(/^$|\)\?$/u.test(before) && isShort(last)),
    }),
  ),
  // "A reminder after one day, a second one after seven days"
  {
    source: (amount) =>
      `(?<!\\p{L})(?:after|nach)\\s+${amount}(?=[.,;]|$|\\s(?:and|or|und|oder|sowie|erneut|automatisch|automatically)(?!\\p{L}))`,
    count: 1,
    accepts: isLong,
  },
];

/** Words in front of one amount. */
const comparedIn = (language: RuleLanguage): readonly LimitPattern[] => {
  // "one school year", "ein Schuljahr": the unit is not one that is counted in steps.
  const ofTime =
    language === "de"
      ? "\\s\\p{Lu}\\p{L}+(?:jahr|monat|woche|tag|stunde)"
      : "\\s(?!per\\s)\\p{L}+\\s(?:year|month|week|day|hour|minute)s?\\b";
  return [
    {
      source: (amount) =>
        `(?<!\\p{L})(?:lasts?|gilt|gelten|(?<=\\b(?:can|may|must|shall|is|are|will)\\s[^.;]{0,80}\\s)for)\\s+(?:für\\s+)?${amount}`,
      count: 1,
      accepts: (last) => isLong(last) && last.value > 1,
    },
    // "A slot lasts 45 minutes"; what takes seconds is measured.
    {
      source: (amount) => `(?<!\\p{L})(?:lasts|dauert)\\s+${amount}`,
      count: 1,
      accepts: (last) => isTime(last) && !isShort(last),
    },
    { source: (amount) => `(?<!\\p{L})(?:under|over|above|below|unter|über|ab)\\s+${amount}`, count: 1, accepts: isAge },
    {
      source: (amount) =>
        `(?<![\\p{L}<>=-])(?:${comparators[language]})\\s+${amount}(?!\\s?[x×%]|\\s(?:of|der|aller|von|another|other)\\s|(?<=%)\\s(?:\\p{L}+\\s)?(?:errors?|deviation|tolerance|Fehler|Abweichung)(?!\\p{L})|-|${ofTime})`,
      count: 1,
      accepts: (last, words) =>
        (isLong(last) || last.unit?.kind !== "time") && isNoClock(last) && !isArticle(words) && !isVague(last, words),
    },
  ];
};

/** Words around what is counted or measured. */
const countedIn = (language: RuleLanguage): readonly LimitPattern[] => {
  // What is counted, and no unit.
  const counted =
    language === "de"
      ? "\\s(?!Sekunde|Minute|Stunde|Tag|Woche|Monat|Jahr|Uhr|Prozent|Punkt)\\p{Lu}\\p{Ll}+"
      : "\\s(?!second|minute|hour|day|week|month|year|percent|point)\\p{Ll}{3,}s(?!\\p{L})";
  const compared = "more|fewer|less|longer|older|younger|over|above|below|mehr|weniger|länger|älter|jünger";
  return [
    {
      source: (amount) => `(?<![\\p{L}\\d])${amount}(?:\\s\\p{L}+)?\\s(?:or|and|oder|und)\\s(?:${compared})(?!\\p{L}|\\sthan)`,
      count: 1,
      accepts: (last) => isLong(last) || last.unit?.kind !== "time",
    },
    // "five items at most", "can only pin three lists"
    {
      source: (amount) => `(?<![\\p{L}\\d])${amount}(?:\\s\\p{L}+){0,2}\\s(?:at most|at the most|maximum)(?!\\p{L})`,
      count: 1,
      accepts: (last) => isLong(last) || last.unit?.kind !== "time",
    },
    {
      source: (amount) => `(?<!\\p{L})(?:(?:can|may) only|only (?:be able|allowed) to)\\s\\p{Ll}+\\s${amount}(?=${counted})`,
      count: 1,
      accepts: ({ unit }) => unit === undefined,
    },
    { source: (amount) => `(?<!\\p{L})(?:exactly|genau)\\s+${amount}`, count: 1, accepts: ({ unit }) => unit?.kind === "text" },
    // "vouchers up to 20 EUR", as German says it; a time may be a deadline.
    {
      source: (amount) => `(?<!\\p{L})bis\\s+${amount}`,
      count: 1,
      accepts: ({ unit }, words) => language === "de" && unit?.kind === "measure" && !words.includes("zu"),
    },
    {
      source: (amount) => `(?<!\\p{L})auf\\s+${amount}(?:\\s\\p{L}+)?\\s(?:begrenzt|beschränkt)`,
      count: 1,
      accepts: () => language === "de",
    },
  ];
};

/** What is typed in as a text of fixed length, and not what the product makes of it. */
const lengthsIn = (language: RuleLanguage): readonly LimitPattern[] => {
  const [typed, of, made] =
    language === "de"
      ? [
          "\\p{L}*(?:code|nummer|pin|kennung|kennwort|passwort|schlüssel|postleitzahl|plz|kennzeichen)s?",
          "(?:mit|aus|von|hat|haben)",
          "(?:sendet|senden|verschickt|schickt|erzeugt|erstellt|vergibt|erhält|erhalten|bekommt|zeigt|druckt|gesendet|letzten|ersten)",
        ]
      : [
          "(?:(?:post|zip|bar)?codes?|numbers?|pins?|ids?|identifiers?|passwords?|passcodes?|keys?|tokens?)",
          "(?:of|with|has|have|consists? of|consisting of)",
          "(?:sends?|sent|generates?|generated|creates?|created|shows?|shown|displays?|prints?|receives?|gets?|issues?|assigns?|last|first)",
        ];
  const notMade = `(?<!(?<!\\p{L})${made}\\s[^,.;]{0,90})`;
  return [
    {
      source: (amount) => `(?<!\\p{L})${typed}\\s(?:(?:must|shall|muss)\\s)?${of}\\s+${notMade}${amount}`,
      count: 1,
      accepts: ({ unit }) => unit?.kind === "text" && !/^(?:word|wort|wörter)/iu.test(unit.one),
    },
  ];
};

/** How often someone may do something. */
const timesIn = (language: RuleLanguage): readonly LimitPattern[] => {
  const accepts: LimitPattern["accepts"] = ({ unit, value }, words) =>
    unit === undefined && value > 1 && /(?:twice|times|mal)(?!\p{L})/iu.test(words);
  return language === "de"
    ? [
        {
          source: (amount) =>
            `(?<=(?<!\\p{L})(?:kann|können|darf|dürfen)\\s[^,.;]{0,60})(?<!\\p{L})${amount}(?:[\\s-]?[Mm]al)?(?=\\s(?:[^,.;]{0,60}\\s)?\\p{Ll}+n(?!\\p{L}))`,
          count: 1,
          accepts,
        },
        {
          source: (amount) => `(?<!\\p{L})${amount}(?:[\\s-]?[Mm]al)?\\s(?:falsch|fehl|ungültig|erfolglos|vergeblich)`,
          count: 1,
          accepts,
        },
      ]
    : [
        {
          source: (amount) =>
            `(?<=\\b(?!\\p{L}+(?:\\sto)?\\s(?:be\\b|[^,.;]*\\b(?:press|click|tap|touch|hit)\\b))(?:can|may|allowed to)\\s[^,.;]{1,60}\\s)${amount}(?:\\stimes)?(?=[.,;]|$|\\s(?:in|by|per|for|within|before|until|and|without)\\b)`,
          count: 1,
          accepts,
        },
        {
          source: (amount) =>
            `(?<!\\p{L})(?:wrong|wrongly|failed|fails|incorrect|incorrectly|invalid|refused|declined|rejected|missed)\\s${amount}(?:\\stimes)?(?!\\p{L})`,
          count: 1,
          accepts,
        },
      ];
};

const failed = "failed|wrong|unsuccessful|missed|invalid|no-shows?|fehlgeschlagenen|falschen|erfolglosen|ungültigen";

/** Patterns that are the same in both languages. */
const furtherPatterns: readonly LimitPattern[] = [
  {
    source: (amount) =>
      `(?<!\\p{L})(?:for|(?<=(?:extend|postpone|prolong|delay|shorten|move)\\p{L}*\\s[^.;]{0,60})by)\\s+${amount}\\s+to\\s+${amount}`,
    count: 2,
    accepts: isTime,
  },
  {
    source: (amount) => `${amount}\\s+nicht\\s+(?:überschreiten|übersteigen|unterschreiten)`,
    count: 1,
    accepts: ({ unit }) => unit !== undefined && unit.kind !== "time",
  },
  // "can be extended twice", "three times within 12 months"
  {
    source: (amount) =>
      `(?<!\\p{L})(?:can|may)\\s(?:only\\s)?be\\s\\p{L}+(?:ed|wn|nt|ut|de)\\s(?:only\\s)?${amount}(?=[.,;]|$|\\s(?:times|by|in|per|for)(?!\\p{L}))`,
    count: 1,
    accepts: ({ unit }, words) => unit === undefined && /(?:once|twice|\d|three|four|five)$/iu.test(words),
  },
  {
    source: (amount) =>
      `(?<!\\p{L})${amount}(?=\\stimes\\s(?:within|in a row|in succession)(?!\\p{L})|\\s(?:innerhalb|hintereinander|in Folge)(?!\\p{L}))`,
    count: 1,
    accepts: ({ unit, value }) => unit === undefined && value > 1,
  },
  {
    source: (amount) => `(?<!\\p{L})(?:after|nach)\\s+${amount}\\s+(?:${failed})(?!\\p{L})`,
    count: 1,
    accepts: ({ unit }) => unit === undefined,
  },
];

/** The more certain patterns come first, so the order matters. */
const patternsOf = (language: RuleLanguage): readonly LimitPattern[] => [
  ...ofRolesIn(language),
  ...comparedIn(language),
  ...countedIn(language),
  ...furtherPatterns,
  ...lengthsIn(language),
  ...timesIn(language),
];

/** The patterns of limits, the more certain ones first. */
export const limitPatterns: Readonly<Record<RuleLanguage, readonly LimitPattern[]>> = { en: patternsOf("en"), de: patternsOf("de") };

const often = "(?:\\d|requests?|calls|anfragen|aufrufe)";

/** A number that states a capacity or quality has no boundary values to test. */
export const notForTesting: Readonly<Record<RuleLanguage, RegExp>> = {
  en: new RegExp(
    `\\b(?:availab(?:le \\d|ility)|uptime|downtime|throughput|latency|response times?|(?:shall|must|should|will) last|battery life|service life|lifespan|mtbf|performance|concurren(?!tly)\\w*|simultan(?!eously)\\w*|(?<!(?:at most|no more than)\\s[^,.;]{0,60})(?:concurrently|simultaneously)|(?:manage|store)s?\\s(?:[^,.;]{0,20}\\s)?at least|(?:offline|working|without (?:an? |any )?(?:network|internet|power))[^,.;]{0,40}\\sfor at least|support(?:s|ed)?(?!\\s(?:agents?|team|staff|desk|people|tickets?|requests?|line)\\b)|handle[sd]?|process(?:es)?|serves?|scale[sd]?|capacity|accuracy|coverage|utili[sz]ation|load|${often}[^,.;]*\\bper (?:second|minute)|in parallel)(?!\\p{L})`,
    "iu",
  ),
  de: new RegExp(
    `(?<!\\p{L})(?:lebensdauer|laufzeit de[sr] (?:akku|batterie)\\p{L}*|verfügbarkeit\\p{L}*|antwortzeit\\p{L}*|(?<!(?:höchstens|maximal)\\s[^,.;]{0,60})gleichzeitig\\p{L}*|(?:mindestens|wenigstens)\\s\\S+\\s[^,.;]{0,60}(?:verwalte|speicher)\\p{L}*|parallel\\p{L}*|auslastung|durchsatz|last|leistung|unterstütz\\p{L}*|verarbeite\\p{L}*|${often}[^,.;]*\\spro (?:sekunde|minute))(?!\\p{L})`,
    "iu",
  ),
};
