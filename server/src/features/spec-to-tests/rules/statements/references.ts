import { findAll } from "../../text/find-all.ts";

/** Words that end like a noun in the plural. */
const notPlural = /(?:ss|us)$|^(?:is|was|has|does|this|its|his|always|as|plus|across|thus|perhaps|sometimes|besides|news|unless)$/iu;
const isPlural = (word: string) => /^\p{L}{2,}s$/iu.test(word) && !notPlural.test(word);
/** It may stand between an article and its noun. */
const adjective =
  /^(?:other|new|old|next|last|first|second|third|same|whole|current|main|own|open|late|early|free|full|single|valid|\d+)$|(?:ed|al|ive|able|ous|ful|ic|ary)$/iu;
const people = /^(?:people|staff|children|persons|everybody|everyone|somebody|someone|anybody|anyone|nobody|whoever|those)$/iu;
const noNoun =
  /^(?:the|an?|each|every|another|any|no|if|when|whenever|once|while|unless|until|as|after|before|in|on|at|by|for|from|with|to|we|i|you|they|it|he|she|please|only|also|and|or|but|then|both|all|nothing|there|where|here|make|ensure|do|don['’]t|this|that|these|those|now|later|who|whoever|what|how|nobody|somebody|everybody|everyone|can|could|must|should|shall)$/iu;

/** How many nouns a text has that `it` may stand for, and how many that `they` may stand for. */
function nounsIn(text: string): { it: number; they: number } {
  const words = text.match(/[\p{L}\d'’-]+/gu) ?? [];
  let [singular, plural] = [0, 0];
  for (const [at, word] of words.entries()) {
    const next = words[at + 1];
    if (next !== undefined && /^(?:an?|each|every|another|the|that|any|no|my|your|our|their|its|whose)$/iu.test(word)) {
      const noun = adjective.test(next) ? (words[at + 2] ?? next) : next;
      if (isPlural(noun) && !/^(?:an?|each|every|another)$/iu.test(word)) plural += 1;
      else singular += 1;
    } else if (people.test(word) || (isPlural(word) && (at === 0 || !isArticle(words[at - 1])))) plural += 1;
    else if (at === 0 && !noNoun.test(word) && !adjective.test(word)) singular += 1;
  }
  return { it: singular, they: singular + plural };
}

const isArticle = (word: string | undefined) => /^(?:the|that|any|no|my|your|our|their|its|whose)$/iu.test(word ?? "");

/** Where a clause begins that has a subject of its own, or goes on with the one before. */
const clauses =
  /[,;:(–—]|\b(?:if|when|whenever|once|unless|until|before|after|while|because|where|whether|as soon as|as long as|moment|that|which|who|and|or|but|so)\b/giu;

const pronoun = /(?<![\p{L}'’])(?:it|them|they)(?!\p{L})/giu;

/** Nothing is meant with it: `makes it possible`, `as it is now`. */
const expletive =
  /\bit\s(?:(?:is|was|becomes|must be|should be|has to be|will be)\s(?:not\s)?(?:possible|necessary|clear|easy|easier|hard|important|dark|cold|late|too late|allowed)|takes|(?:is |has |was |starts to )?(?:rain|snow|freez)\p{L}*)\b|\b(?:makes?|making|finds?)\sit\s\p{L}+|\bas it (?:is|was)\b|\b(?:would|is|could) it (?:also )?(?:be )?(?:also )?possible\b|\bwould it help\b|\bit(?:\swould|['’]d)\s(?:help|be\s\p{L}+)\s(?:if|when|to|that)\b/giu;

/**
 * Whether an English sentence has a pronoun that stands for something in another sentence: there is no noun before it, or none but the subject
 * of its own clause (`The desk scans it`), or none of its number (`Users are told when it is full`).
 */
export function hasOpenPronoun(sentence: string): boolean {
  const text = sentence.replace(/"[^"]*"|“[^”]*”/gu, (words) => words.replace(/\S/gu, "_")).replace(expletive, "");
  for (const match of findAll(pronoun, text)) {
    const before = text.slice(0, match.index);
    const boundary = findAll(clauses, before).at(-1);
    const start = boundary?.index ?? 0;
    const which = match[0].toLowerCase() === "it" ? "it" : "they";
    // The verb in front of the pronoun may look like a plural.
    const own = nounsIn(before.slice(start).replace(/\S+\s*$/u, ""))[which];
    // `who ticked a box`: the word between the clauses is the subject.
    const subject = /^(?:who|which)$/iu.test(boundary?.[0] ?? "") ? 0 : 1;
    if (nounsIn(before.slice(0, start))[which] + Math.max(0, own - subject) === 0) return true;
  }
  return false;
}
