import type { Block, Heading, Row, SpecificationDocument, TextBlock } from "../documents/document.ts";
import type { DraftCase } from "../draft-case.ts";
import type { RuleLanguage } from "../language.ts";
import { flowCase, isFlow } from "./flows.ts";
import { gherkinCases, looksLikeGherkin } from "./gherkin.ts";
import type { Place } from "./place.ts";
import { hasModal, hasVerb, isRequest, isRestriction, readStatement, refersBack, type Surroundings } from "./read-statement.ts";
import { withoutId } from "./requirement-id.ts";
import { type Section, sectionsOf } from "./sections.ts";
import { sentencesOf } from "./sentences.ts";
import { quotedCase } from "./statement-cases.ts";
import { type Story, storyCase, storyOf } from "./stories.ts";
import { tableCases } from "./tables.ts";
import { textCases } from "./text-cases.ts";
import { alternativeCase, alternativeOf, preconditionsIn } from "./use-cases.ts";
import { shortened, uncapitalised, withoutStop } from "./words.ts";

type Body = Exclude<Block, Heading>;

/** Test cases from a document by rules alone: no network, the same answer each time. */
export function writeCases(document: SpecificationDocument, language: RuleLanguage): DraftCase[] {
  const sections = sectionsOf(document, language);
  const drafts = sections.flatMap(sectionCases);
  if (drafts.length > 0) return drafts;
  // A document without a single "must": then every sentence counts.
  return sections.flatMap((section) =>
    section.blocks.flatMap((block) =>
      block.kind === "paragraph" || block.kind === "item" ? textCases(block.text, placeOf(block, section), "criteria") : [],
    ),
  );
}

const placeOf = (block: TextBlock, section: Section): Place => ({ section, paragraph: block.paragraph, quote: block.text });

function sectionCases(section: Section): DraftCase[] {
  const drafts: DraftCase[] = [];
  const surroundings = surroundingsOf(section);
  let intro = "";
  let story = storyOf(section.heading, section.language);
  let before: string | undefined;
  let preconditions: string[] = [];
  const [start] = section.blocks;
  if (story && start) drafts.push(storyCase(story, { section, paragraph: start.paragraph, quote: section.heading }));
  const groups = groupsOf(section.blocks);
  for (let at = 0; at < groups.length; at += 1) {
    const group = groups[at] ?? [];
    const [first] = group;
    if (!first) continue;
    const stated = first.kind === "paragraph" ? preconditionsIn(first.text) : undefined;
    if (stated) {
      preconditions = stated;
      continue;
    }
    const other = first.kind === "paragraph" ? alternativeOf(first.text) : undefined;
    const below = groups[at + 1]?.flatMap((block) => (block.kind === "item" ? [block.text] : [])) ?? [];
    if (other && first.kind === "paragraph" && (other.outcome.length > 0 || below.length > 0)) {
      if (other.outcome.length === 0) at += 1;
      const outcome = other.outcome.length > 0 ? other.outcome : below;
      drafts.push(alternativeCase({ ...other, outcome }, placeOf(first, section), preconditions));
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
      drafts.push(...listCases(items, section, { intro, surroundings, story, preconditions }));
    } else {
      const told = storyOf(first.text, section.language);
      story = told ?? story;
      const place = { ...placeOf(first, section), before };
      drafts.push(...(told ? [storyCase(told, place)] : paragraphCases(first, place, surroundings, story)));
    }
    const last = group.at(-1);
    before = last?.kind === "paragraph" || last?.kind === "item" ? endOf(last.text, section.language) : undefined;
    intro = first.kind === "paragraph" && isIntro(first.text) ? first.text : "";
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

/**
 * Where a section says must somewhere, or can in a quarter of its sentences, or tells in half of them what a product does, or in one and all
 * others could, its other statements are demands, too. Text without a heading may be anything.
 */
function surroundingsOf({ role, heading, blocks, language }: Section): Surroundings {
  if (role === "background" || role === "criteria" || role === "notes") return role;
  const texts = blocks.flatMap((block) => (block.kind === "paragraph" || block.kind === "item" ? sentencesOf(block.text) : []));
  if (heading === "") return "plain";
  const saysMust = texts.some((text) => readStatement(text, language, "background"));
  const demands = texts.filter((text) => hasModal(text, language)).length;
  const told = texts.filter((text) => readStatement(text, language, "plain")).length;
  const isOften = (demands > 0 && demands >= texts.length / 4) || (told > 0 && told >= texts.length / 2);
  const isAllStated = told > 0 && texts.every((text) => readStatement(text, language, "normative"));
  return saysMust || isOften || isAllStated ? "normative" : "plain";
}

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

function listingCases(text: string, place: Place): DraftCase[] {
  const lines = text.split("\n");
  if (looksLikeGherkin(lines)) return gherkinCases(lines, place, place.section.heading);
  const story = storyOf(lines.join(" "), place.section.language);
  return story ? [storyCase(story, place)] : [];
}

interface Around {
  intro: string;
  surroundings: Surroundings;
  story: Story | undefined;
  /** Those of the use case that the list belongs to. */
  preconditions: readonly string[];
  follows?: boolean;
  /** The item before. */
  before?: string | undefined;
}

const calledFlow = /\b(?:flow|steps|sequences?|procedure|walk-?through|scenario|instructions)\b|ablauf|schritte|vorgehen|szenario/iu;
const calledCriteria = /\b(?:criteria|requirements?|rules|constraints|AC)\b|kriterien|anforderungen|regeln/iu;

function listCases(items: readonly TextBlock[], section: Section, around: Around): DraftCase[] {
  const { intro, story, preconditions } = around;
  const texts = items.map((item) => item.text);
  const surroundings = around.surroundings === "plain" && areDemands(texts, section.language) ? "normative" : around.surroundings;
  const [first] = items;
  if (!first) return [];
  const place: Place = { section, paragraph: first.paragraph, quote: texts.join(" ") };
  if (looksLikeGherkin(texts)) return gherkinCases(texts, place, section.heading);
  const outer = items.filter((item) => item.depth === 0).map((item) => item.text);
  const isCalledFlow = !calledCriteria.test(intro) && (section.role === "flow" || calledFlow.test(intro));
  const isStepwise =
    (first.ordered || calledFlow.test(intro)) && outer.every((item) => !readStatement(item, section.language, "background"));
  if (isStepwise && isFlow(outer, isCalledFlow)) {
    const flow = flowCase(outer, place, intro);
    return flow ? [{ ...flow, preconditions: [...preconditions] }] : [];
  }
  const drafts: DraftCase[] = [];
  for (let at = 0; at < items.length; ) {
    const item = items[at];
    if (!item) break;
    const isNested = item.text.endsWith(":");
    const own = isNested ? item.text : intro;
    const members = membersOf(items, isNested ? at + 1 : at, isNested ? item.depth : item.depth - 1);
    const names = at === 0 || isNested ? nameList(own, members, section, surroundings) : undefined;
    if (names) drafts.push(names);
    else
      for (const [index, one] of (isNested ? members : [item]).entries())
        addItem(drafts, one, section, {
          intro: own,
          surroundings,
          story,
          preconditions,
          before: items[at + index - (isNested ? 0 : 1)]?.text,
        });
    at += names || isNested ? members.length + (isNested ? 1 : 0) : 1;
  }
  return drafts;
}

/** An item that can only be understood with the one before goes on with its case, unless it has a number of its own. */
function addItem(drafts: DraftCase[], item: TextBlock, section: Section, around: Around): void {
  const isOwn = withoutId(item.text).id !== undefined;
  const before = !isOwn && refersBack(item.text, section.language) ? drafts.at(-1) : undefined;
  const cases = itemCases(item, section, { ...around, follows: before !== undefined });
  const [only] = cases;
  if (!before || !only || cases.length > 1) drafts.push(...cases);
  else {
    before.steps.push(...only.steps);
    before.source.quote = shortened(`${before.source.quote} ${only.source.quote}`, 400);
  }
}

/** A list of which at least half demands something demands everything. */
const areDemands = (texts: readonly string[], language: Section["language"]) =>
  texts.filter((text) => readStatement(text, language, "plain")).length >= texts.length / 2;

/** The items from `start` on that are deeper than `depth`. */
function membersOf(items: readonly TextBlock[], start: number, depth: number): TextBlock[] {
  const end = items.findIndex((item, index) => index >= start && item.depth <= depth);
  return items.slice(start, end === -1 ? items.length : end);
}

const isName = (text: string, language: Section["language"]) =>
  text.length <= 80 && !hasVerb(text, language) && !isRestriction(text, language);

/** One case for a list of mere names: `The export contains: the date; the total`. */
function nameList(intro: string, items: readonly TextBlock[], section: Section, surroundings: Surroundings): DraftCase | undefined {
  const [first] = items;
  const isList = items.length > 1 && items.every(({ text }) => isName(text, section.language));
  if (!first || !isList || !intro.endsWith(":") || stemOf(intro) !== undefined) return undefined;
  if (!readStatement(`${withoutStop(intro)}.`, section.language, surroundings)) return undefined;
  const names = items.map(({ text }) => withoutStop(text));
  const text = `${intro} ${names.join("; ")}`;
  return quotedCase("requirement", text, `${intro} ${names.join(", ")}`, { section, paragraph: first.paragraph, quote: text });
}

/** `Under 27: 50 %`. */
const namesValue =
  /^\p{Lu}[^.:]{1,60}:\s[^.]{0,40}\d\s?(?:%|€|£|\$|EUR|GBP|USD|CHF|[MGK]B|k?g|km|euros?|pounds?|percent|characters?|minutes?|hours?|days?|Prozent|Zeichen|Minuten?|Stunden?|Tage)(?!\p{L})/u;

function itemCases(
  item: TextBlock,
  section: Section,
  { intro, surroundings, story, preconditions, follows = false, before }: Around,
): DraftCase[] {
  const { language } = section;
  const last = before === undefined ? undefined : sentencesOf(withoutId(before).rest).at(-1);
  const place: Place = { ...placeOf(item, section), isItem: true, follows, before: last };
  const told = storyOf(item.text, language);
  if (told) return [storyCase(told, place)];
  const other = alternativeOf(item.text);
  if (other && other.outcome.length > 0) return [alternativeCase(other, place, preconditions)];
  if (item.text.endsWith(":")) return [];
  const stem = stemOf(intro);
  if (stem !== undefined && !/^(?:the|an?)\s|^(?:der|die|das)\s/iu.test(item.text))
    return textCases(`${stem} ${language === "de" ? item.text : uncapitalised(item.text)}`, place, surroundings, story);
  const isDemanded = (calledCriteria.test(intro) || stem !== undefined || story !== undefined) && surroundings !== "background";
  const isValue = surroundings !== "background" && surroundings !== "notes" && namesValue.test(item.text);
  const own = isDemanded || isValue ? "criteria" : surroundings;
  // `Lost property:` belongs to each of its items; a longer line only to those that say nothing alone.
  const isLabel = !hasVerb(intro, language) && intro.split(" ").length <= 4;
  const isAlone = hasVerb(item.text, language) && !isRequest(intro, language) && (!/^\p{Ll}/u.test(item.text) || !hasVerb(intro, language));
  const needsIntro = intro.endsWith(":") && /\p{L}{2}/u.test(intro) && !calledCriteria.test(intro) && (isLabel || !isAlone);
  return textCases(needsIntro ? `${intro} ${item.text}` : item.text, place, own, story);
}

/** `The system must:` goes on in each item of its list. */
function stemOf(intro: string): string | undefined {
  const stem = withoutStop(intro);
  return intro.trim().endsWith(":") &&
    stem.length <= 120 &&
    /(?<!\p{L})(?:must|shall|should|can|may|will|cannot|to|not|be|able to|muss|müssen|soll|sollen|kann|können|darf|dürfen|nicht)$/iu.test(
      stem,
    )
    ? stem
    : undefined;
}

function paragraphCases(block: TextBlock, place: Place, surroundings: Surroundings, story: Story | undefined): DraftCase[] {
  const { language, heading } = place.section;
  const lines = block.text.split(/(?<=[.;,])\s+(?=(?:Given|When|Then|And|But)\b)|\s+(?=(?:Given|When|Then|GIVEN|WHEN|THEN)\s)/u);
  if (lines.length > 1 && looksLikeGherkin(lines))
    return gherkinCases(
      lines.map((line) => line.replace(/[,;]\s*$/, "")),
      place,
      "",
    );
  if (block.text.endsWith(":") || (isIntro(block.text) && !hasVerb(block.text, language))) return [];
  // A mail has no headings: its paragraphs are what sections are elsewhere.
  const isDemanding = heading === "" && areDemands(sentencesOf(block.text), language);
  return textCases(block.text, place, surroundings === "criteria" || isDemanding ? "normative" : surroundings, story);
}
