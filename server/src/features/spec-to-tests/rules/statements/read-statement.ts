import type { RuleLanguage } from "../../text/language.ts";
import { isAside } from "./asides.ts";
import type { Doubt } from "../../draft/doubt.ts";
import { isMetadata } from "./metadata-names.ts";
import { recognition } from "./recognition.ts";
import { hasOpenPronoun } from "./references.ts";
import { memoize } from "../../text/memoize.ts";
import { withoutId } from "../../text/requirement-id.ts";
import { capitalised, unquoted } from "../../text/words.ts";

/** A sentence that demands something, as it stands. */
export interface Statement {
  /** Without its number and without a label such as `Description:`. */
  text: string;
  /** The sentence itself, where `text` has others that it cannot be understood without. */
  title: string;
  /** `text` without a sentence that only says what it refers to, which has its own case: the limits that are tried. */
  own: string;
  /** The identifier it was written with: `REQ-12`, `3.1.2`. */
  id: string | undefined;
  strength: "must" | "should" | "may";
  /** It can stand as an expected result: a whole sentence in the third person. */
  isResult: boolean;
  /** Why it may be no requirement; absent when it certainly is one. */
  doubt?: Doubt | undefined;
}

/**
 * How much the place of a sentence says. In `criteria` everything is demanded; in `normative` sections, where other sentences say must, every
 * statement is; in `plain` text what says must or tells what a product does, in `notes` only if it is not about their author; in `background` only
 * what says must.
 */
export type Surroundings = "criteria" | "normative" | "plain" | "notes" | "background";

const maxLength = 900;
/** Characters in which a sentence shows that it tells a story; later words may belong to a clause. */
const opening = 30;

/** What must be in a reason is no demand: `because we cannot find anybody`. */
const reason: Readonly<Record<RuleLanguage, RegExp>> = { en: /\bbecause\b.*$/iu, de: /,\s(?:weil|da)\s.*$/iu };

/** Reads a sentence as a demand; `undefined` when it makes none. */
export function readStatement(sentence: string, language: RuleLanguage, surroundings: Surroundings): Statement | undefined {
  const signs = recognition[language];
  const { id, rest } = withoutId(sentence.trim().replace(/^[-–•*]\s+/u, ""));
  if (signs.aboutRequirement.test(rest) || (isMetadata(rest) && !hasVerb(rest, language))) return undefined;
  const whole = withoutLead(rest.replace(signs.label, "").trim(), language);
  if (whole.length < 8 || whole.length > maxLength || !/\p{L}{2}.*\s/u.test(whole)) return undefined;
  const text = unquoted(whole);
  if (signs.aboutText.test(text)) return undefined;
  const asks = isRequest(text, language);
  if (describesPresent(text, language) || signs.explains.test(text) || signs.opinion.test(text)) return undefined;
  if (/\?["”“]?$/.test(text) && !asks) return undefined;
  const isExplicit = asks || signs.modal.test(text);
  const isStrict = signs.strict.test(text);
  const saysMust = signs.strict.test(text.replace(reason[language], ""));
  if (!asks && !saysMust && id === undefined && (isAside(text, language) || praises(text, language))) return undefined;
  const isObserved = signs.observed.test(text) || signs.restricts.test(text);
  const isStatement = signs.verb.test(text) || isObserved;
  const demands = {
    criteria: true,
    normative: isExplicit || isStatement,
    plain: isExplicit || isObserved,
    notes:
      asks ||
      ((isExplicit || signs.restricts.test(text) || signs.passive.test(text) || (isObserved && !refersBack(text, language))) &&
        !signs.firstPerson.test(text)),
    background: isStrict && isExplicit,
  }[surroundings];
  const isTold = (!asks && signs.personal.test(text)) || (!isExplicit && signs.narrative.test(text.slice(0, opening)));
  if (!demands || (surroundings !== "criteria" && isTold)) return undefined;
  return {
    text: whole,
    title: whole,
    own: whole,
    id,
    strength: strengthOf(text, isStrict, isExplicit, signs.optional),
    isResult: !asks && hasVerb(text.replace(signs.clause, ""), language) && /^["'“„(]?[\p{Lu}\d]/u.test(whole) && !/:\s|:$|\?$/u.test(text),
  };
}

/**
 * A sentence as it stands, which `readStatement` did not take for a demand; `undefined` when it certainly is none: an opinion, a reason, a
 * question.
 */
export function possibleStatement(sentence: string, language: RuleLanguage): Statement | undefined {
  const { aboutText, aboutRequirement, opinion, explains, personal, strict } = recognition[language];
  if (sentence.length > maxLength) return undefined;
  const whole = withoutId(sentence.trim()).rest;
  const text = unquoted(whole);
  const isPresent = describesPresent(text, language) && !strict.test(text);
  const isOther = [aboutText, aboutRequirement, opinion, explains, personal].some((pattern) => pattern.test(text));
  if (isOther || text.endsWith("?") || isPresent || !hasVerb(text, language)) return undefined;
  return asItStands(whole);
}

/** A sentence that is quoted in the step, because it is not certain that it can stand as a result. */
export const asItStands = (text: string): Statement => ({ text, title: text, own: text, id: undefined, strength: "may", isResult: false });

const conditional: Readonly<Record<RuleLanguage, RegExp>> = {
  en: /\d|\b(?:if|when|whenever|unless|until|once|before|after|while|as soon as|whose|who|nobody can|two|three|four|five|six|seven|eight|nine|ten|twice|half|free|never|always|at once|necessary|required|needed|compulsory|without|seconds?|minutes?|hours?|days?|weeks?|months?|years?)\b/iu,
  de: /\d|(?<!\p{L})(?:wenn|falls|sobald|solange|bis|bevor|nachdem|wer|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|einmal|kostenlos|frei|nie|niemals|immer|sofort|nötig|notwendig|erforderlich|(?:lässt|lassen) sich|ohne|Sekunden?|Minuten?|Stunden?|Tage?n?|Wochen?|Monate?n?|Jahre?n?)(?!\p{L})|^(?:ist|sind|wird|werden|hat|kann|soll|\p{Lu}\p{Ll}+t)\s(?:der|die|das|ein|eine|kein|keine|jemand|niemand|man)\s/iu,
};

/** `Our camera takes brilliant pictures` */
const praises = (text: string, language: RuleLanguage) => /^(?:our|unsere?[rsnm]?)\s/iu.test(text) && isWeak(text, language);

/** Whether a sentence only states something: it does not say must or can, what a product does, under which condition or with which number. */
export function isWeak(whole: string, language: RuleLanguage): boolean {
  const sentence = unquoted(whole);
  const { modal, observed, restricts } = recognition[language];
  // In German, "ist" and "sind" are among the words that tell what a product does.
  const tells = observed.test(sentence.replace(/(?<!\p{L})(?:ist|sind)(?!\p{L})/giu, "_"));
  const demands = modal.test(sentence.replace(/\b(?:will|can['’]?t|could)\b/giu, "_"));
  return !demands && !tells && !restricts.test(sentence) && !conditional[language].test(sentence) && !isRequest(sentence, language);
}

function strengthOf(text: string, isStrict: boolean, isExplicit: boolean, optional: RegExp): Statement["strength"] {
  if (isStrict) return "must";
  if (optional.test(text)) return "may";
  return isExplicit ? "should" : "must";
}

/** Whether a sentence says how things are now, without the product. */
export const describesPresent = (sentence: string, language: RuleLanguage) =>
  recognition[language].today.test(unquoted(withoutId(sentence).rest).slice(0, opening));

/** Whether what follows a sentence in its paragraph is told, too, until it says what has to be: how things are now, an answer to a question. */
export const beginsStory = (sentence: string, language: RuleLanguage) =>
  sentence.endsWith("?") ? !isRequest(sentence, language) : describesPresent(sentence, language);

/** Whether a sentence after a story, or after a question, says what has to be. */
export const endsStory = (sentence: string, language: RuleLanguage, after: "story" | "question") =>
  recognition[language].turns.test(unquoted(sentence)) ||
  recognition[language].strict.test(unquoted(sentence)) ||
  isRequest(sentence, language) ||
  (after === "question" && hasModal(sentence, language) && !refersBack(sentence, language) && !/\bwill\b/iu.test(unquoted(sentence)));

/** Whether a sentence can only be understood with the one before. */
export const refersBack = memoize((sentence, language): boolean => {
  const { refersBack: atStart, refersBackInside } = recognition[language];
  const text = unquoted(withoutLead(withoutId(sentence).rest, language));
  return atStart.test(text) || refersBackInside.test(text) || (language === "en" && hasOpenPronoun(text));
});

/** Whether what happens in a sentence may happen to something in the sentence before; it is better understood with that. */
export const mayReferBack = (sentence: string, language: RuleLanguage) =>
  recognition[language].result.test(unquoted(withoutId(sentence).rest));

/** Without words that lead over from the sentence before: `And the page must …`. */
function withoutLead(text: string, language: RuleLanguage): string {
  const rest = text.replace(recognition[language].lead, "");
  return rest === text ? text : capitalised(rest);
}

/** Whether a sentence says what someone thinks, or what may be one day. */
export const isOpinion = memoize((sentence, language): boolean => recognition[language].opinion.test(unquoted(withoutId(sentence).rest)));

/** Whether a sentence is about the document, or a greeting. */
export const isAboutText = (text: string, language: RuleLanguage) => recognition[language].aboutText.test(unquoted(withoutId(text).rest));

export const inFirstPerson = (text: string, language: RuleLanguage) => recognition[language].firstPerson.test(unquoted(text));

export const hasModal = (text: string, language: RuleLanguage) => recognition[language].modal.test(unquoted(text));

/** Whether a sentence asks someone for something: `We need:`. */
export const isRequest = (text: string, language: RuleLanguage) =>
  recognition[language].request.test(unquoted(withoutLead(withoutId(text).rest, language)));

/** Whether text says only, at least or the like. */
export const isRestriction = (text: string, language: RuleLanguage) => recognition[language].restricts.test(unquoted(text));

/** Whether a list's item or a cell is a statement of its own, and no mere name. */
export const hasVerb = memoize((whole, language): boolean => {
  const { modal, observed, verb } = recognition[language];
  const text = unquoted(whole);
  return modal.test(text) || observed.test(text) || verb.test(`${text} `);
});

const politeness = /,?\s(?:please|bitte)(?=[.!]?$)/iu;

/** Whether text in a paragraph says nothing alone: `One page per day, sorted by time.` Greetings and labels of a template are none. */
export function isFragment(sentence: string, language: RuleLanguage): boolean {
  const { request, aboutText, aboutRequirement } = recognition[language];
  const text = unquoted(withoutLead(sentence.replace(politeness, ""), language));
  const isOther = isMetadata(text) || [request, aboutText, aboutRequirement].some((pattern) => pattern.test(text));
  return (
    !isOther &&
    !isAside(text, language) &&
    !isOpinion(sentence, language) &&
    sentence.length <= 120 &&
    !sentence.endsWith("?") &&
    // `No more than 500 invoices per export`
    !(isRestriction(text, language) && text.split(" ").length >= 6) &&
    !hasVerb(sentence, language)
  );
}
