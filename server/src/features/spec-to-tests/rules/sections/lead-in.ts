import type { RuleLanguage } from "../../text/language.ts";
import { hasVerb, isRequest, isRestriction } from "../statements/read-statement.ts";
import { recognition } from "../statements/recognition.ts";
import { withoutId } from "../../text/requirement-id.ts";
import { sentencesOf } from "../../text/sentences.ts";
import { alternativeStepOf, labelOfUseCase } from "./use-case-labels.ts";
import { capitalised } from "../../text/words.ts";

/** What a paragraph is about, in front of its text: `Sign-in. Parents sign in with …`, `Fines: the first day is free.` */
interface LeadIn {
  name: string;
  /** The paragraph without it. */
  text: string;
}

const pattern = /^(\p{Lu}[^.:!?;()"“„”\d–—]{1,40}?)\s?(?:\.\s+(?=["“„]?[\p{Lu}\d])|[:–—]\s+(?=["“„]?[\p{L}\d]))/u;
const maxWords = 4;
const isStory = /^(?:as an?|als)\s/iu;
/** An abbreviation, a name that belongs to the text, a word of a scenario or of a mail. */
const isOther =
  /^(?:[\p{Lu}]|mr|mrs|ms|dr|prof|nr|no|yes|ja|nein|approx|scenario|feature|given|when|then|szenario|angenommen|wenn|dann|subject|betreff|ps|hint|tip|warning)$/iu;

const pronoun = /^(?:he|she|it|they|his|her|its|their|er|sie|es|ihre?|seine?)(?!\p{L})/iu;
/** `Waiting list`, `Opening hours`: no verb, although each word could be one. */
const isNounWithIng = /^\p{Lu}\p{L}+ing \p{Ll}+$/u;
/** It says that what follows is left out. */
const isScope = /scope|umfang/iu;

/** The name that a paragraph begins with; `undefined` when it begins with a sentence, or when no sentence follows. */
export function leadInOf(paragraph: string, language: RuleLanguage): LeadIn | undefined {
  const match = pattern.exec(paragraph);
  const name = match?.[1]?.trim() ?? "";
  if (!match || name.split(" ").length > maxWords || isOther.test(name)) return undefined;
  const { label, aboutRequirement, aboutText, lead } = recognition[language];
  const isKnown = [label, aboutRequirement, lead].some((one) => one.test(match[0])) || (aboutText.test(match[0]) && !isScope.test(name));
  if (isKnown || withoutId(paragraph).id !== undefined) return undefined;
  if ((hasVerb(name, language) && !isNounWithIng.test(name)) || isRequest(name, language) || isRestriction(name, language))
    return undefined;
  if (labelOfUseCase(paragraph) || alternativeStepOf(paragraph)) return undefined;
  const text = paragraph.slice(match[0].length);
  // `For the driver: he needs a map.`
  if (pronoun.test(text) || isStory.test(text)) return undefined;
  const [first = "", second = ""] = sentencesOf(text);
  // `Ada: Right. Please show it.`
  const sentence = first.split(" ").length === 1 ? second : first;
  return hasVerb(sentence, language) && sentence.split(" ").length >= 3 ? { name, text: capitalised(text) } : undefined;
}
