import type { DraftCase } from "../../draft/draft-case.ts";
import type { RuleLanguage } from "../../text/language.ts";
import { type SourceLocation, locationOf } from "../cases/source-location.ts";
import { statementCase } from "../cases/statement-cases.ts";
import type { Body, Section } from "../sections/sections.ts";
import { doubtAbout } from "../statements/certainty.ts";
import type { Doubt } from "../../draft/doubt.ts";
import { asItStands, hasVerb, possibleStatement, readStatement, refersBack, type Surroundings } from "../statements/read-statement.ts";
import { sentencesOf } from "../../text/sentences.ts";
import { isOffTopic } from "../sections/vocabulary.ts";
import { withoutStop } from "../../text/words.ts";

const demands: Readonly<Record<RuleLanguage, RegExp>> = {
  en: /\b(?:must|shall|should)\b/iu,
  de: /(?<!\p{L})(?:muss|müssen|soll(?:en|te|ten)?)(?!\p{L})/iu,
};

/** It points at what follows the colon, which the case quotes. */
const following: Readonly<Record<RuleLanguage, RegExp>> = {
  en: /\b(?:the|these) following\b/iu,
  de: /(?<!\p{L})(?:die|der|das|dem|den) folgenden?(?!\p{L})/iu,
};

const maxLines = 4;
const maxCharacters = 300;

const question: Readonly<Record<RuleLanguage, RegExp>> = {
  en: /^(?:what|how|who|why|should|shall)\b/iu,
  de: /^(?:was|wie|warum|wieso|soll(?:en|te|ten)?)(?!\p{L})/iu,
};

/** How far below a demand the cases of its list are looked for. */
const maxBelow = 200;

/**
 * Demands that end with a colon, such as `The answer must include this header:`, if nothing below has a case. A short listing, or code on a line of
 * its own, is quoted; without it, the demand lacks its end and is unsure.
 * @param drafts - the other cases of the section
 */
export function openDemands(section: Section, surroundings: Surroundings, drafts: readonly DraftCase[]): DraftCase[] {
  const { blocks, language } = section;
  const texts = new Map<number, string>();
  for (const { title, source, steps } of drafts) {
    const words = [title, source.quote, ...steps.flatMap(({ action, expectedResult }) => [action, expectedResult])];
    texts.set(source.paragraph, `${texts.get(source.paragraph) ?? ""}${words.join(" ")} `);
  }
  return blocks.flatMap((block, index) => {
    if ((block.kind !== "paragraph" && block.kind !== "item") || !block.text.endsWith(":")) return [];
    const sentence = sentencesOf(block.text).at(-1) ?? "";
    const isCovered =
      texts.get(block.paragraph)?.includes(sentence.slice(0, 60)) || below(blocks, index).some(({ paragraph }) => texts.has(paragraph));
    if (isCovered || !demands[language].test(sentence) || question[language].test(sentence)) return [];
    return openDemand(sentence, codeOf(blocks[index + 1], language), locationOf({ ...block, text: sentence }, section), surroundings) ?? [];
  });
}

/** What a colon introduces: the deeper items of a list, the rows of a table, or the next block. */
function below(blocks: readonly Body[], index: number): readonly Body[] {
  const [own, next] = [blocks[index], blocks[index + 1]];
  if (!next || (next.kind !== "item" && next.kind !== "row")) return next ? [next] : [];
  const depth = own?.kind === "item" ? own.depth : -1;
  const rest = blocks.slice(index + 1, index + 1 + maxBelow);
  const end = rest.findIndex((block) => block.kind !== next.kind || (block.kind === "item" && block.depth <= depth));
  return end === -1 ? rest : rest.slice(0, end);
}

/** A few lines of a listing, or a paragraph that is nothing but code. */
function codeOf(block: Body | undefined, language: RuleLanguage): string | undefined {
  if (block?.kind === "paragraph")
    return isCode.test(block.text) && !isProse.test(block.text) && !hasVerb(block.text, language) && block.text.length <= maxCharacters
      ? block.text
      : undefined;
  if (block?.kind !== "code" || block.text.length > maxCharacters) return undefined;
  const lines = block.text.split("\n");
  return lines.length <= maxLines && lines.every((line) => /^\S/u.test(line)) ? lines.map((line) => line.trim()).join("; ") : undefined;
}

const isCode = /[[\]{}<>=/\\_$^*+|]/u;
const isProse = /\p{L}{2,}\s\p{L}{2,}/u;

function openDemand(sentence: string, code: string | undefined, place: SourceLocation, surroundings: Surroundings): DraftCase | undefined {
  const { language } = place.section;
  const stem = withoutStop(sentence);
  const isElsewhere = isOffTopic(sentence, language, place.section.vocabulary);
  const read = isElsewhere ? undefined : readStatement(`${stem}.`, language, surroundings);
  const statement = read ?? possibleStatement(`${stem}.`, language);
  if (!statement) return undefined;
  const text = withoutStop(statement.text);
  if (code === undefined) return statementCase([{ ...asItStands(`${text} …`), title: statement.title, doubt: "incomplete" }], place);
  const whole = `${text}: ${language === "de" ? "„" : "“"}${code}${language === "de" ? "“" : "”"}`;
  const doubt = read ? doubtOf(sentence, language, surroundings) : surroundings === "background" ? "place" : "people";
  return statementCase([{ ...statement, text: whole, doubt }], { ...place, quote: `${sentence} ${code}` });
}

/** Why a demand whose end is quoted may be none. */
function doubtOf(sentence: string, language: RuleLanguage, surroundings: Surroundings): Doubt | undefined {
  if (refersBack(sentence, language)) return "reference";
  const text = `${withoutStop(sentence).replace(following[language], "this")}: "_".`;
  return doubtAbout(text, language, { surroundings, isUnit: false, isFirst: true, isNamed: false, goesOn: false });
}
