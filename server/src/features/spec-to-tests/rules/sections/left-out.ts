import type { SpecificationDocument } from "../../document/document.ts";
import type { DraftCase } from "../../draft/draft-case.ts";
import type { RuleLanguage } from "../../text/language.ts";
import { isAboutText } from "../statements/read-statement.ts";
import { withoutId } from "../../text/requirement-id.ts";
import { foreignSections, sectionsOf, skippedHeadings, unusedHeadings } from "./sections.ts";
import { alternativeStepOf, labelOfUseCase } from "./use-case-labels.ts";
import { sentencesOf } from "../../text/sentences.ts";
import { shortened, withoutStop } from "../../text/words.ts";

const most = 10;
/** A shorter text is a greeting, a name, or the beginning of a list. */
const minWords = 4;

interface Words {
  sentences: (count: number) => string;
  skipped: string;
  empty: string;
  foreign: string;
  more: (count: number) => string;
  quoted: (text: string) => string;
}

const words: Readonly<Record<RuleLanguage, Words>> = {
  en: {
    sentences: (count) => (count === 1 ? "1 sentence was not turned into a case:" : `${count} sentences were not turned into cases:`),
    skipped: "Sections without test cases, because they state no requirements:",
    empty: "Sections without test cases, because no requirement was found in them:",
    foreign: "Sections without test cases, because the built-in rules do not read their language:",
    more: (count) => `and ${count} more`,
    quoted: (text) => `“${text}”`,
  },
  de: {
    sentences: (count) => (count === 1 ? "Für 1 Satz gibt es keinen Testfall:" : `Für ${count} Sätze gibt es keinen Testfall:`),
    skipped: "Abschnitte ohne Testfälle, weil sie keine Anforderungen enthalten:",
    empty: "Abschnitte ohne Testfälle, weil darin keine Anforderung gefunden wurde:",
    foreign: "Abschnitte ohne Testfälle, weil die eingebauten Regeln ihre Sprache nicht lesen:",
    more: (count) => `und ${count} weitere`,
    quoted: (text) => `„${text}“`,
  },
};

/** Tells the user what has no case: sentences between the requirements, and whole sections. A requirement that was missed is among them. */
export function leftOutNotes(document: SpecificationDocument, language: RuleLanguage, drafts: readonly DraftCase[]): string[] {
  const say = words[language];
  const covered = coverageOf(drafts);
  // A postcondition is expected at the end of a flow, which may begin many paragraphs before it.
  const expected = new Set(drafts.flatMap(({ steps }) => steps.flatMap((step) => sentencesOf(step.expectedResult).map(keyOf))));
  const sentences = sectionsOf(document, language).flatMap((section) =>
    section.blocks.flatMap((block) =>
      (block.kind === "paragraph" || block.kind === "item" ? sentencesOf(block.text) : []).filter(
        (text) =>
          text.split(" ").length >= minWords &&
          !text.endsWith(":") &&
          !isAboutText(text, section.language) &&
          !expected.has(keyOf(withoutLabel(text))) &&
          !covered(block.paragraph, keyOf(withoutId(withoutLabel(text)).rest).slice(0, 60)),
      ),
    ),
  );
  const used = new Set(drafts.map(({ source }) => source.paragraph));
  // Sections may have the same heading.
  const skipped = new Set(skippedHeadings(document, language));
  const empty = new Set(unusedHeadings(document, language, used).filter((heading) => !skipped.has(heading)));
  const quoted = new Set(sentences.map((text) => say.quoted(shortened(withoutStop(text), 120))));
  return [
    ...listed(say.sentences(quoted.size), [...quoted], say.more),
    ...listed(say.skipped, [...skipped], say.more),
    ...listed(say.empty, [...empty], say.more),
    ...listed(
      say.foreign,
      [...new Set(foreignSections(document, language).map(({ heading, language: name }) => `${heading} (${name})`))],
      say.more,
    ),
  ];
}

/** A precondition or a step as its case has it. */
const withoutLabel = (text: string) => labelOfUseCase(text)?.rest || alternativeStepOf(text)?.rest || text;

/**
 * Whether the cases of a paragraph contain a text. A list can be one case, which has the number of its first item, and a sentence can be quoted by
 * the next paragraph, so the nearest paragraphs with cases count, too.
 */
function coverageOf(drafts: readonly DraftCase[]): (paragraph: number, key: string) => boolean {
  const texts = new Map<number, string>();
  for (const { title, source, preconditions, steps } of drafts) {
    const words = [title, source.quote, ...preconditions, ...steps.flatMap(({ action, expectedResult }) => [action, expectedResult])];
    texts.set(source.paragraph, `${texts.get(source.paragraph) ?? ""} ${keyOf(words.join(" "))}`);
  }
  const numbers = [...texts.keys()].toSorted((one, other) => one - other);
  return (paragraph, key) => {
    let [from, to] = [0, numbers.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((numbers[middle] ?? 0) < paragraph) from = middle + 1;
      else to = middle;
    }
    return numbers.slice(Math.max(0, from - 1), from + 2).some((number) => texts.get(number)?.includes(key));
  };
}

function listed(intro: string, parts: readonly string[], moreThan: (count: number) => string): string[] {
  if (parts.length === 0) return [];
  const more = parts.length > most ? `, ${moreThan(parts.length - most)}` : "";
  return [`${intro} ${parts.slice(0, most).join(", ")}${more}.`];
}

/** Letters and digits alone. */
const keyOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
