import type { SpecificationDocument } from "../documents/document.ts";
import type { DraftCase } from "../draft-case.ts";
import type { RuleLanguage } from "../language.ts";
import { hasModal, isOpinion, isRequest } from "./read-statement.ts";
import { withoutId } from "./requirement-id.ts";
import { sectionsOf, skippedHeadings } from "./sections.ts";
import { sentencesOf } from "./sentences.ts";
import { shortened, withoutStop } from "./words.ts";

const most = 10;

const words: Readonly<
  Record<RuleLanguage, { sentences: string; sections: string; more: (count: number) => string; quoted: (text: string) => string }>
> = {
  en: {
    sentences: "Not turned into a case:",
    sections: "Sections without test cases, because they state no requirements:",
    more: (count) => `and ${count} more`,
    quoted: (text) => `“${text}”`,
  },
  de: {
    sentences: "Kein Testfall für:",
    sections: "Abschnitte ohne Testfälle, weil sie keine Anforderungen enthalten:",
    more: (count) => `und ${count} weitere`,
    quoted: (text) => `„${text}“`,
  },
};

/** Tells the user what has no case although somebody may look for one: opinions, notes, sentences that say must, can or the like, whole sections. */
export function leftOutNotes(document: SpecificationDocument, language: RuleLanguage, drafts: readonly DraftCase[]): string[] {
  const say = words[language];
  const covered = keyOf(
    drafts
      .flatMap(({ title, source, steps }) => [
        title,
        source.quote,
        ...steps.flatMap(({ action, expectedResult }) => [action, expectedResult]),
      ])
      .join(" "),
  );
  const sentences = sectionsOf(document, language)
    .flatMap(({ blocks, role }) =>
      blocks
        .flatMap((block) => (block.kind === "paragraph" || block.kind === "item" ? sentencesOf(block.text) : []))
        .filter(
          (text) => role === "notes" || text.endsWith("?") || [isOpinion, isRequest, hasModal].some((isSuch) => isSuch(text, language)),
        ),
    )
    .filter((text) => !text.endsWith(":"))
    .filter((text) => !covered.includes(keyOf(withoutId(text).rest).slice(0, 60)));
  return [
    ...listed(
      say.sentences,
      sentences.map((text) => say.quoted(shortened(withoutStop(text), 120))),
      say.more,
    ),
    ...listed(say.sections, skippedHeadings(document, language), say.more),
  ];
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
