import type { RuleLanguage } from "../../text/language.ts";
import { memoize } from "../../text/memoize.ts";

/** A noun, and a clause about it that goes on to the end. A verb in front of a comma or of an article would be the one of a main clause behind it. */
const patterns: Readonly<Record<RuleLanguage, { phrase: RegExp; mainVerb: RegExp }>> = {
  en: {
    phrase:
      /^(?!(?:after|before|so|if|when|now|in|provided|given|except|such|note|like|at|on|with|from|by|of|for|to|once|this|these|those|it|and|but|also|then|make|\p{L}+\sthat(?<!s\sthat)|(?:ensure|check|verify|guarantee|confirm|say|require|assume)s?)\b)(?:(?:the|an?|all|another|our)\s)?(?:(?!(?:the|an?|all|each|every|any|no|is|are|has|have|must|shall|should|may|can|cannot|will|to)\s)[\p{L}-]+\s){0,4}?[\p{L}-]+(?:,\s(?:(?:in|on|at|for|with|of|from)\s)?(?:which|where|whose)|\s(?:that|which))\s(?<clause>[^;:]*)$/iu,
    // Behind the first verb, which is the one of the clause.
    mainVerb:
      /,\s(?:(?:must|shall|should|may|can|cannot|will|is|are|has|have|does|do|\p{Ll}{2,}[^s\s]s)\b|\p{Ll}+ly\s)|^\S+\s.*\b(?:must|shall|should|may|can|cannot|will|is|are|has|have|does|do|\p{Ll}{2,}ed)\b|^\S+\s.*\s\p{Ll}{2,}[^s\s]s\s(?:the|an?|all|each|every|any|no|not|to|its|their|only|how|what|when|if|into|from|in|on|at|by|as|every|once|\p{Ll}+ly|\d+)\b|^\S+\s.*\s(?:get|see|receive|become|remain|need|lose|pay|keep)s?\s/iu,
  },
  de: {
    phrase:
      /^(?:(?:[Dd]er|[Dd]ie|[Dd]as|[Ee]ine?|[Aa]lle)\s)?(?:\p{Ll}+\s){0,2}\p{Lu}[\p{L}-]+(?:\s(?:de[rsm]|für|von|mit)\s(?:\p{Ll}+\s)?\p{Lu}[\p{L}-]+)?,\s(?:(?:in|auf|an|mit|für|von|bei|aus|zu)\s)?(?:der|die|das|den|dem|deren|dessen|denen|welche[rsnm]?)\s(?<clause>[^;:]*)$/u,
    mainVerb: /(?<!\p{L})(?:\p{Ll}{2,}(?:t|en|rn|ln|n)|ist|sind|wird|muss|darf|kann|soll)\s?,\s/u,
  },
};

/**
 * Whether a text only names something, and says more about it in a relative clause: `The order page, which shows the total`. It is no sentence, so it
 * demands nothing. `text`: without its identifier. In doubt it is none.
 */
export const isNounPhrase = memoize((text, language): boolean => {
  if (text.length > maxLength) return false;
  const { phrase, mainVerb } = patterns[language];
  const clause = phrase.exec(text.trim().replace(/[.!]$/u, ""))?.groups?.clause;
  return clause !== undefined && !mainVerb.test(clause);
});

const maxLength = 600;
