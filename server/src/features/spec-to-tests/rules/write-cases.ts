import type { Row, SpecificationDocument, TextBlock } from "../document/document.ts";
import type { DraftCase } from "../draft/draft-case.ts";
import type { RuleLanguage } from "../text/language.ts";
import { gherkinCases, looksLikeGherkin } from "./forms/gherkin.ts";
import { listCases } from "./forms/list-cases.ts";
import { type SourceLocation, locationOf } from "./cases/source-location.ts";
import { hasVerb, refersBack, type Surroundings } from "./statements/read-statement.ts";
import { type Body, type Section, sectionsOf } from "./sections/sections.ts";
import { sentencesOf } from "../text/sentences.ts";
import { openDemands } from "./forms/open-demands.ts";
import { type Story, storyCase, storyOf } from "./forms/stories.ts";
import { areDemands, surroundingsOfAll } from "./sections/surroundings.ts";
import { tableCases } from "./tables/tables.ts";
import { textCases } from "./forms/text-cases.ts";
import { alternativeCase } from "./forms/alternative-case.ts";
import { withDistinctTitles } from "./distinct-titles.ts";
import { casesOfUseCase } from "./forms/use-case-cases.ts";
import { labelOfUseCase } from "./sections/use-case-labels.ts";
import { alternativeOf, findUseCases } from "./sections/use-cases.ts";
import { vocabularyOf } from "./sections/vocabulary.ts";

/** Test cases from a document by rules alone: no network, the same answer each time. */
export function writeCases(document: SpecificationDocument, language: RuleLanguage): DraftCase[] {
  const plain = sectionsOf(document, language);
  const vocabulary = vocabularyOf(plain);
  const sections = plain.map((section) => ({ ...section, vocabulary }));
  const surroundings = surroundingsOfAll(sections);
  const drafts = sections.flatMap((section, index) => sectionCases(section, surroundings[index] ?? "plain"));
  if (drafts.length > 0) return withDistinctTitles(drafts);
  // A document without a single "must": then every sentence counts.
  return sections.flatMap((section) =>
    section.blocks.flatMap((block) =>
      block.kind === "paragraph" || block.kind === "item"
        ? textCases(block.text, locationOf(block, section), "criteria").map((draft) => ({ ...draft, doubt: "place" as const }))
        : [],
    ),
  );
}

function sectionCases(section: Section, surroundings: Surroundings): DraftCase[] {
  const { useCases, others } = findUseCases(section.blocks, section.language);
  const drafts = [
    ...useCases.flatMap((useCase) => casesOfUseCase(useCase, section)),
    ...blockCases({ ...section, blocks: others }, surroundings),
  ];
  return useCases.length === 0 ? drafts : drafts.toSorted((one, other) => one.source.paragraph - other.source.paragraph);
}

/** The cases of the blocks of a section that belong to no use case. */
function blockCases(section: Section, surroundings: Surroundings): DraftCase[] {
  const drafts = casesOfGroups(section, surroundings);
  const open = openDemands(section, surroundings, drafts);
  return open.length === 0 ? drafts : [...drafts, ...open].toSorted((one, other) => one.source.paragraph - other.source.paragraph);
}

function casesOfGroups(section: Section, surroundings: Surroundings): DraftCase[] {
  const drafts: DraftCase[] = [];
  let intro = "";
  let story = storyOf(section.heading, section.language);
  let before: string | undefined;
  const [start] = section.blocks;
  if (story && start) drafts.push(storyCase(story, { section, paragraph: start.paragraph, quote: section.heading }));
  const groups = groupsOf(section.blocks);
  for (let at = 0; at < groups.length; at += 1) {
    const group = groups[at] ?? [];
    const [first] = group;
    if (!first) continue;
    // Without a flow, nothing is done under it.
    const label = first.kind === "paragraph" ? labelOfUseCase(first.text)?.part : undefined;
    if (label === "precondition" || label === "circumstance") continue;
    const other = first.kind === "paragraph" ? alternativeOf(first.text, section.language) : undefined;
    const below = groups[at + 1]?.flatMap((block) => (block.kind === "item" ? [block.text] : [])) ?? [];
    if (other && first.kind === "paragraph" && (other.outcome.length > 0 || below.length > 0)) {
      if (other.outcome.length === 0) at += 1;
      const outcome = other.outcome.length > 0 ? other.outcome : below;
      drafts.push(alternativeCase({ ...other, outcome }, locationOf(first, section), []));
      continue;
    }
    if (first.kind === "row")
      drafts.push(
        ...tableCases(
          group.filter((block): block is Row => block.kind === "row"),
          section,
        ),
      );
    else if (first.kind === "code") drafts.push(...listingCases(first.text, { section, paragraph: first.paragraph, quote: first.text }));
    else if (first.kind === "item") {
      const items = group.filter((block): block is TextBlock => block.kind === "item");
      drafts.push(...listCases(items, section, { intro, surroundings, story }));
    } else {
      const told = storyOf(first.text, section.language);
      story = told ?? story;
      const place = { ...locationOf(first, section), before };
      drafts.push(...(told ? [storyCase(told, place)] : paragraphCases(first, place, surroundings, story)));
    }
    const last = group.at(-1);
    before = last?.kind === "paragraph" || last?.kind === "item" ? endOf(last.text, section.language) : undefined;
    intro = first.kind === "paragraph" && isIntro(first.text) ? (sentencesOf(first.text).at(-1) ?? "") : "";
  }
  return drafts;
}

/** The last sentence of a text, with those before it that it refers to. */
function endOf(text: string, language: Section["language"]): string | undefined {
  const sentences = sentencesOf(text);
  let start = sentences.length - 1;
  while (start > 0 && refersBack(sentences[start] ?? "", language)) start -= 1;
  return start < 0 ? undefined : sentences.slice(start).join(" ");
}

/** `The export contains:`, or a line such as `Acceptance criteria` above a list. */
const isIntro = (text: string) => text.endsWith(":") || (text.length <= 40 && !/[.!?]$/u.test(text));

/** Rows of one table and items of one list belong together. */
function groupsOf(blocks: readonly Body[]): Body[][] {
  const groups: Body[][] = [];
  for (const block of blocks) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    const together =
      (block.kind === "row" && last?.kind === "row" && last.table === block.table) ||
      (block.kind === "item" && last?.kind === "item" && (last.list === block.list || last.depth > 0 || block.depth > 0));
    if (group && together) group.push(block);
    else groups.push([block]);
  }
  return groups;
}

function listingCases(text: string, place: SourceLocation): DraftCase[] {
  // A template that no one filled in.
  const isEmpty = (line: string) => /^\s*(?:given|when|then|and|but|angenommen|wenn|dann|und|aber)[\s*_.…:]*$/iu.test(line);
  const lines = text.split("\n").filter((line) => !isEmpty(line));
  if (looksLikeGherkin(lines)) return gherkinCases(lines, place, place.section.heading);
  const story = storyOf(lines.join(" "), place.section.language);
  return story ? [storyCase(story, place)] : [];
}

/** A paragraph that ends with `The actions are:`, without that sentence; nothing when it has no other. */
function introOf(text: string): string[] {
  const sentences = sentencesOf(text).slice(0, -1).join(" ");
  return sentences === "" || sentences.endsWith(":") ? [] : [sentences];
}

function paragraphCases(block: TextBlock, place: SourceLocation, surroundings: Surroundings, story: Story | undefined): DraftCase[] {
  const { language, heading } = place.section;
  const lines = block.text.split(/(?<=[.;,])\s+(?=(?:Given|When|Then|And|But)\b)|\s+(?=(?:Given|When|Then|GIVEN|WHEN|THEN)\s)/u);
  if (lines.length > 1 && looksLikeGherkin(lines))
    return gherkinCases(
      lines.map((line) => line.replace(/[,;]\s*$/, "")),
      place,
      "",
    );
  const [introduced] = block.text.endsWith(":") ? introOf(block.text) : [];
  if (introduced) return paragraphCases({ ...block, text: introduced }, { ...place, quote: introduced }, surroundings, story);
  if (block.text.endsWith(":") || (isIntro(block.text) && !hasVerb(block.text, language))) return [];
  // A mail has no headings: its paragraphs are what sections are elsewhere.
  const isDemanding = heading === "" && areDemands(sentencesOf(block.text), language);
  return textCases(block.text, place, surroundings === "criteria" || isDemanding ? "normative" : surroundings, story);
}
