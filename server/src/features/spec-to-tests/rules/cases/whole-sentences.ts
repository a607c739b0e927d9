import type { DraftStep } from "../../draft/draft-case.ts";
import type { RuleLanguage } from "../../text/language.ts";
import { boundarySteps, limitSteps } from "./boundary-steps.ts";
import { fieldLimit } from "../limits/limits.ts";
import { phrases } from "./phrases.ts";
import { roleSteps } from "./role-clauses.ts";
import { capitalised, quotation, uncapitalised } from "../../text/words.ts";
import { verbLast } from "./verb-last.ts";

/**
 * The steps of a sentence that is, from its first word to its last, of a form whose meaning is certain: a length of a text, required fields,
 * who alone may do something, one condition and what follows. `undefined` for any other sentence.
 */
export function wholeSentenceSteps(sentence: string, language: RuleLanguage): DraftStep[] | undefined {
  return (isOneSentence(sentence) ? certainForm(sentence, language) : undefined) ?? conditionAround(sentence, language);
}

const isOneSentence = (sentence: string) => !/[.!?]["”“»]?\s/u.test(sentence);

const certainForm = (sentence: string, language: RuleLanguage) =>
  textLength(sentence, language) ??
  requiredFields(sentence, language) ??
  onlyRole(sentence, language) ??
  roleSteps(sentence, language)?.flatMap(({ steps }) => steps);

/** `50,00` has a comma that divides no sentence. */
const quotationOrNumber = new RegExp(`${quotation.source}|\\d[\\d.]*,\\d+`, "gu");

/** One condition and what follows; what a screen says in quotation marks is no part of either. */
function conditionAround(sentence: string, language: RuleLanguage): DraftStep[] | undefined {
  // `… shows "Sold out." The visitor …`
  if (/[.!?…]["”“»]\s+\p{Lu}/u.test(sentence)) return undefined;
  const quoted: string[] = [];
  const text = sentence.replace(quotationOrNumber, (words) => `_${quoted.push(words) - 1}_`);
  if (!isOneSentence(text) || text.endsWith("?")) return undefined;
  const condition = language === "de" ? germanCondition(text) : englishCondition(text);
  const whole = (words: string) => words.replace(/_(\d+)_/gu, (_, index: string) => quoted[Number(index)] ?? "");
  return condition && conditionSteps(condition.word, whole(condition.clause), whole(condition.outcome), language, sentence);
}

interface Condition {
  word: string;
  /** Without its word, as it stands after that. */
  clause: string;
  outcome: string;
}

const lengths: Readonly<Record<RuleLanguage, readonly RegExp[]>> = {
  en: [
    /^(?<field>(?:(?:the|an?|each|every)\s)?[\p{L}'’ -]{3,40}?)\s(?:must|shall|should|has to|have to|can|may)\s(?:have|contain|be|consist of)\s(?<rule>[^,;()]{5,50}?)(?:\s(?:long|in length))?$/iu,
    /^(?<field>(?:(?:the|an?|each|every)\s)?[\p{L}'’ -]{3,40}?)\s(?:must not|shall not|should not|may not|cannot)\s(?:exceed|be longer than|have more than|contain more than)\s(?<most>[^,;()]{5,30})$/iu,
  ],
  de: [
    /^(?:(?:der|die|das|ein|eine|jeder|jede|jedes)\s)?(?<field>[\p{L} -]{3,40}?)\s(?:muss|müssen|darf|dürfen|soll|sollen|sollte|sollten)\s(?<rule>[^,;()]{5,50}?)\s(?:lang sein|haben|enthalten|umfassen)$/iu,
    /^(?:(?:der|die|das|ein|eine)\s)?(?<field>[\p{L} -]{3,40}?)\s(?:darf|dürfen)\s(?:nicht länger als\s)?(?<most>[^,;()]{5,30}?)\s(?:nicht überschreiten|lang sein|sein)$/iu,
  ],
};

/** `The password must have at least 8 characters`. */
function textLength(sentence: string, language: RuleLanguage): DraftStep[] | undefined {
  for (const pattern of lengths[language]) {
    const { field, rule, most } = pattern.exec(sentence)?.groups ?? {};
    const limit = fieldLimit(rule ?? (most && `max. ${most}`) ?? "", language);
    if (field === undefined || limit?.unit?.kind !== "text") continue;
    return limitSteps(language === "de" ? field : uncapitalised(field), limit, undefined, language);
  }
  return undefined;
}

/** `Name, date of birth and e-mail are required fields`. */
function requiredFields(sentence: string, language: RuleLanguage): DraftStep[] | undefined {
  const pattern =
    language === "de"
      ? /^([^.;:()]{3,120}?)\s(?:ist ein|sind)\s(?:Pflichtfeld(?:er)?|Pflichtangaben?)$/iu
      : /^([^.;:()]{3,120}?)\s(?:is an?|are)\s(?:required|mandatory)\sfields?$/iu;
  const fields = pattern.exec(sentence)?.[1]?.split(language === "de" ? /,\s(?:und\s)?|\sund\s/u : /,\s(?:and\s)?|\sand\s/u);
  if (!fields?.every((field) => /^\S+(?:\s\S+){0,3}$/u.test(field))) return undefined;
  const say = phrases[language];
  return fields.map((field) => {
    const name = language === "de" ? field.replace(/^(?:der|die|das)\s/iu, "") : uncapitalised(field);
    return { ...say.leavesOut(name), expectedResult: say.refusedNaming(name) };
  });
}

/** Words that make a deed depend on something that is not in it. */
const dependent: Readonly<Record<RuleLanguage, RegExp>> = {
  en: /[,;:()\d]|\b(?:it|its|they|them|their|theirs|he|she|him|her|his|this|that|these|those|own|which|who|whose|if|when|unless|until|while|because|after|before|except|but|not|only)\b/iu,
  de: /[,;:()\d]|(?<!\p{L})(?:er|sie|es|ihn|ihm|ihre?[nmrs]?|seine?[nmrs]?|deren|dessen|diese[nmrs]?|eigene[nmrs]?|wenn|falls|nachdem|bevor|solange|außer|nicht|nur)(?!\p{L})/iu,
};

/** No person: no one acts in its role. */
const isThing =
  /(?<!\p{L})(?:phones?|devices?|servers?|clients?|systems?|apps?|terminals?|browsers?|files?|tickets?|codes?|lists?|versions?|bookings?|items?|accounts?|requests?|messages?|cards?|keys?|values?|characters?|digits?|letters?|formats?|products?|orders?|entries|fields?|pages?|sensors?|tags?|tokens?|connections?|days?|rooms?|Geräte?|Dateien?|Telefone?|Karten?|Werte?|Zeichen|Buchstaben|Ziffern|Artikel|Bestellungen|Buchungen|Konten|Server|Systeme?)$/iu;

/** `Only an administrator may delete an account`. */
function onlyRole(sentence: string, language: RuleLanguage): DraftStep[] | undefined {
  const match =
    language === "de"
      ? /^Nur\s(?:(?:der|die|das|ein|eine)\s)?((?:\p{Ll}+\s){0,2}\p{Lu}[\p{L}-]+)\s(?:darf|dürfen|kann|können)\s(.{5,120}?\p{Ll}n)$/u.exec(
          sentence,
        )
      : /^Only\s((?:an?|the)\s(?:[\p{L}-]+\s){0,2}[\p{L}-]+|(?:[\p{L}-]+\s){0,2}[\p{L}-]+[^su\W]s)\s(?:may|can|must be able to|shall be able to|should be able to|(?:is|are) allowed to)\s(\p{Ll}.{4,120})$/u.exec(
          sentence,
        );
  const [, who, deed] = match ?? [];
  if (who && isThing.test(who)) return undefined;
  if (!who || !deed || dependent[language].test(`${who} ${deed}`) || /^be\s|\s(?:and|or|in|of|with|und|oder)\s/iu.test(`${who} `))
    return undefined;
  if (language === "en" && /^(?:be|have)\s/u.test(deed)) return undefined;
  const role = language === "de" || /^(?:an?|the)\s/u.test(who) ? who : one(who);
  const say = phrases[language];
  return role === undefined
    ? undefined
    : [
        { ...say.does(role, deed), expectedResult: say.works },
        { ...say.tries(role, deed), expectedResult: say.refused },
      ];
}

/** `admins` is `an admin`; `undefined` where it is not certain how the singular is written. */
function one(plural: string): string | undefined {
  if (/(?:ies|[sxz]es|ches|shes|ves|people|men|children)$/u.test(plural)) return undefined;
  const singular = plural.replace(/s$/u, "");
  return `${/^[aeio]/iu.test(singular) ? "an" : "a"} ${singular}`;
}

const finite = /\s(?:is|are|was|were|has|have|does|do|can|cannot|may|must|will|\p{Ll}{2,}[^s\s]s|\p{Ll}+sses|\p{Ll}+ed)(?=\s|$)/u;
const demanded = /\s(?:must|shall|should|may|can|cannot|will|is|are|has|have|\p{Ll}{2,}[^s\s]s)(?=\s|$)/u;
const subject = /^(?:the|an?|any|all|no|each|every|one|another|more than|fewer than|less than|at least)\s\S+/iu;

function englishCondition(sentence: string): Condition | undefined {
  const lead = /^(if|when|whenever|once|as soon as|after)\s([^,;:()]+),\s(?:then\s)?([^;:()]+)$/iu.exec(sentence);
  if (lead?.[1] && lead[2] && lead[3]) {
    const isClause = subject.test(lead[2]) ? finite.test(lead[2]) : /^\p{L}+s\s(?:are|have|do|can|cannot)\s/iu.test(lead[2]);
    const follows = /^(?:the|an?|any|all|no|each|every|it|they|this|that|\p{L}+s)\s/iu.test(lead[3]) && demanded.test(lead[3]);
    if (!isClause || !follows || /,/u.test(lead[3])) return undefined;
    return { word: lead[1].toLowerCase(), clause: lead[2], outcome: lead[3] };
  }
  const trail = /^([^,;:()]+?)\s(if|when|whenever|as soon as)\s([^,;:()]+)$/iu.exec(sentence);
  if (!trail?.[1] || !trail[2] || !trail[3]) return undefined;
  const [, outcome, word, clause] = trail;
  const isCertain =
    subject.test(clause) &&
    finite.test(clause) &&
    /^(?:the|an?|all|each|every)\s/iu.test(outcome) &&
    demanded.test(outcome) &&
    !dependent.en.test(clause.replace(/\d/gu, "")) &&
    !/\b(?:to|that|which|who|whether|how|what|where|only|even|except|unless|also|if|when|as|than|and|or|but|after|before|until|while|not|no)\b/iu.test(
      outcome,
    );
  return isCertain ? { word: word.toLowerCase(), clause, outcome } : undefined;
}

function germanCondition(sentence: string): Condition | undefined {
  const lead = /^(wenn|falls|sobald)\s([^,;:()]+),\s(?:so\s|dann\s)?(\p{Ll}+\s[^,;:()]+)$/iu.exec(sentence);
  const verb = /^(?:muss|müssen|soll|sollen|sollte|sollten|darf|dürfen|kann|können|wird|werden|ist|sind|hat|haben|\p{Ll}+t)\s/u;
  const ends = /\s(?:ist|sind|wird|werden|hat|haben|kann|können|wurde|wurden|\p{Ll}+(?:t|en))$/u;
  if (lead?.[1] && lead[2] && lead[3])
    return ends.test(lead[2]) && verb.test(lead[3]) ? { word: lead[1].toLowerCase(), clause: lead[2], outcome: lead[3] } : undefined;
  const [, first = "", outcomeOfFirst = ""] = /^(\p{Lu}[^,;:()]+),\s(?:so\s|dann\s)?(\p{Ll}+\s[^,;:()]+)$/u.exec(sentence) ?? [];
  const clauseOfFirst = verb.test(outcomeOfFirst) ? verbLast(first) : undefined;
  if (clauseOfFirst) return { word: "wenn", clause: clauseOfFirst, outcome: outcomeOfFirst };
  const trail = /^([^,;:()]+),\s(wenn|falls|sobald)\s([^,;:()]+)$/iu.exec(sentence);
  if (!trail?.[1] || !trail[2] || !trail[3]) return undefined;
  const [, outcome, word, clause] = trail;
  const isCertain =
    ends.test(clause) &&
    !dependent.de.test(clause.replace(/\d/gu, "")) &&
    !/\s(?:nur|auch|außer|erst|und|oder|aber)(?=\s|$)/iu.test(outcome);
  return isCertain ? { word: word.toLowerCase(), clause, outcome } : undefined;
}

function conditionSteps(word: string, clause: string, outcome: string, language: RuleLanguage, sentence: string): DraftStep[] {
  const say = phrases[language];
  return [
    { ...say.happens(word, clause), expectedResult: language === "de" ? say.follows(outcome) : say.follows(capitalised(outcome)) },
    ...boundarySteps(sentence, language),
  ];
}
