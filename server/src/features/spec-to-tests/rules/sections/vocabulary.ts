import type { RuleLanguage } from "../../text/language.ts";
import { isAside } from "../statements/asides.ts";
import { isWeak, readStatement } from "../statements/read-statement.ts";
import type { Section } from "./sections.ts";
import { sentencesOf } from "../../text/sentences.ts";

/** Words that say nothing about what a text is about. */
const common =
  /^(?:and|the|for|are|but|not|you|all|any|can|her|his|its|our|out|has|had|was|one|two|who|how|why|now|new|own|off|too|may|per|get|let|say|see|use|der|die|das|den|dem|des|und|ein|ist|von|mit|auf|fur|als|bei|bis|nur|man|wer|wie|was|uns|sie|wir|ihr|ich|zum|zur|vor|aus|war|hat|nun|mal|about|after|again|also|always|another|because|before|being|below|between|cannot|could|does|doesn|down|each|every|everybody|everyone|everything|first|from|have|here|into|just|like|made|make|many|more|most|much|must|never|nobody|nothing|once|only|other|over|same|shall|should|some|something|still|such|than|that|their|them|then|there|these|they|thing|things|this|those|through|under|until|very|want|were|what|when|where|which|while|will|with|within|without|would|your|aber|alle|allen|aller|alles|auch|beim|bereits|bevor|damit|dann|danach|dass|dazu|denn|diese|dieser|dieses|doch|durch|eben|eine|einem|einen|einer|eines|einfach|erst|etwas|falls|ganz|gibt|haben|hatte|hier|ihre|ihrem|ihren|ihrer|immer|jede|jeder|jedes|jedem|jeden|kann|kein|keine|konnen|lassen|lasst|machen|mehr|muss|mussen|nach|nicht|nichts|noch|oder|ohne|schon|sehr|sein|seine|selbst|sich|sind|sobald|sonst|uber|unter|viel|wann|warum|weil|weiter|wenn|werden|wieder|wird|wollen|zwischen)$/iu;

/** How many letters of a word are compared: `booking` and `booked` are about the same. */
const stem = 4;
const shortest = 3;

const stemsOf = (text: string): string[] =>
  (
    text
      .normalize("NFD")
      .replace(/\p{M}/gu, "")
      .match(/\p{L}{3,}/gu) ?? []
  )
    .filter((word) => !common.test(word))
    .map((word) => word.replace(/s$/u, "").slice(0, stem).toLowerCase());

/** What a document is about: the words of its headings and of the sentences that certainly demand something. */
export function vocabularyOf(sections: readonly Section[]): ReadonlySet<string> {
  const demands = sections.flatMap(({ path, blocks, language }) => [
    ...path,
    ...blocks.flatMap((block) => {
      if (block.kind === "row") return [...block.header, ...block.cells];
      return (block.kind === "code" ? [block.text] : sentencesOf(block.text)).filter(
        (text) => !isAside(text, language) && readStatement(text, language, "normative") && !isWeak(text, language),
      );
    }),
  ]);
  // With the beginnings of the stems: `pay` and `payment` are about the same.
  return new Set(demands.flatMap(stemsOf).flatMap((one) => [one, one.slice(0, shortest)]));
}

/** Whether a sentence that only states something has no word in common with the demands of its document: it tells about something else. */
export const isOffTopic = (sentence: string, language: RuleLanguage, vocabulary: ReadonlySet<string>) =>
  isWeak(sentence, language) && vocabulary.size >= minVocabulary && !stemsOf(sentence).some((one) => vocabulary.has(one));

/** A short text says too little about what it is about. */
const minVocabulary = 50;
