import type { DraftCase } from "../../draft/draft-case.ts";
import type { RuleLanguage } from "../../text/language.ts";
import { phrases } from "../cases/phrases.ts";
import { type SourceLocation, fieldsOfLocation } from "../cases/source-location.ts";
import { maxTitle } from "../cases/statement-cases.ts";
import { isVagueStory } from "../statements/vague.ts";
import { capitalised, shortened, withoutStop } from "../../text/words.ts";

/** `As a member, I want to renew a loan, so that I need not come in.` */
export interface Story {
  /** `As a member` */
  actor: string;
  /** The story as it stands, without its reason. */
  text: string;
  reason: string | undefined;
}

const patterns: Readonly<Record<RuleLanguage, RegExp>> = {
  en: /^(?<text>(?<actor>as (?:an?|the|someone|somebody)\s.{2,60}?),?\s+(?:i|we)(?:['’]d like|\s+(?:want|need|would like|wish|can|must|should|am able|have))\s.{3,300}?)(?:[,.]?\s+(?:so that|in order to|because|so)\s+(?<reason>.+?))?[.]?$/iu,
  de: /^(?<text>(?<actor>als\s.{2,60}?),?\s+(?:möchte|will|kann|muss|brauche|benötige)\s+(?:ich|man|wir),?\s.{3,300}?)(?:[,.]?\s+(?:damit|um|sodass|so dass)\s+(?<reason>.+?))?[.]?$/iu,
};

export function storyOf(text: string, language: RuleLanguage): Story | undefined {
  const plain = text.trim().replace(/^(?:[\p{Lu}\d-]{2,10}|story(?: \d+)?|user story(?: \d+)?)\s*[:.–-]\s+(?=as an?\b|als\b)/iu, "");
  const { text: told, actor, reason } = patterns[language].exec(plain)?.groups ?? {};
  return told === undefined || actor === undefined ? undefined : { actor: capitalised(actor), text: capitalised(told), reason };
}

export function storyCase({ text, reason }: Story, place: SourceLocation): DraftCase {
  const say = phrases[place.section.language];
  return {
    ...fieldsOfLocation(place),
    title: shortened(withoutStop(text), maxTitle),
    description: reason === undefined ? "" : say.so(withoutStop(reason)),
    preconditions: [],
    steps: [{ ...say.quotes("story", withoutStop(text)), expectedResult: say.meets.story }],
    priority: "HIGH",
    ...(isVagueStory(text, place.section.language) ? { doubt: "quality" as const } : {}),
  };
}
