import type { Block, Heading, Row, SpecificationDocument, TextBlock } from "../documents/document.ts";
import type { DraftCase } from "../draft-case.ts";
import type { RuleLanguage } from "../language.ts";
import { flowCase } from "./flows.ts";
import { gherkinCases, inlineGherkin, looksLikeGherkin } from "./gherkin.ts";
import type { Place } from "./place.ts";
import { phrases } from "./phrases.ts";
import { readRequirement } from "./read-requirement.ts";
import { requirementCase } from "./requirement-cases.ts";
import { type Section, sectionsOf } from "./sections.ts";
import { sentencesOf } from "./sentences.ts";
import { tableCases } from "./tables.ts";
import { uncapitalised, withoutStop } from "./words.ts";

type Body = Exclude<Block, Heading>;

/** Test cases from a document by rules alone: no network, the same answer each time. */
export function writeCases(document: SpecificationDocument, language: RuleLanguage): DraftCase[] {
  const sections = sectionsOf(document, language);
  const drafts = sections.flatMap(sectionCases);
  // In a style of its own: then every statement counts.
  return drafts.length > 0 ? drafts : sections.flatMap((section) => section.blocks.flatMap((block) => statementCases(block, section)));
}

function sectionCases(section: Section): DraftCase[] {
  const drafts: DraftCase[] = [];
  let intro = "";
  for (const group of groupsOf(section.blocks)) {
    const [first] = group;
    if (!first) continue;
    if (first.kind === "row")
      drafts.push(
        ...tableCases(
          group.filter((block): block is Row => block.kind === "row"),
          section,
        ),
      );
    else if (first.kind === "code") drafts.push(...listingCases(first.text, { section, paragraph: first.paragraph, quote: first.text }));
    else if (first.kind === "item")
      drafts.push(
        ...listCases(
          group.filter((block): block is TextBlock => block.kind === "item"),
          section,
          intro,
        ),
      );
    else drafts.push(...paragraphCases(first, section));
    intro = first.kind === "paragraph" && first.text.endsWith(":") ? first.text : "";
  }
  return drafts;
}

/** Rows of one table and items of one list belong together; lines that begin with Given, When, Then do, too. */
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
  return looksLikeGherkin(lines) ? gherkinCases(lines, place, place.section.heading) : [];
}

function listCases(items: readonly TextBlock[], section: Section, intro: string): DraftCase[] {
  const [first] = items;
  if (!first) return [];
  const texts = items.map((item) => item.text);
  if (looksLikeGherkin(texts)) return gherkinCases(texts, { section, paragraph: first.paragraph, quote: texts.join(" ") }, section.heading);
  const outer = items.filter((item) => item.depth === 0);
  const demanding = items.filter((item) =>
    /(?<!\p{L})(?:must|shall|should|may|cannot|muss|müssen|soll|sollen|darf|dürfen|kann|können)(?!\p{L})/iu.test(item.text),
  ).length;
  const sequence =
    first.ordered &&
    outer.length > 1 &&
    demanding < items.length / 2 &&
    (section.role === "flow" ||
      (section.role === "plain" && outer.every((item) => /^(?:the\s+)?\p{L}+\b/u.test(item.text) && item.text.length < 200)));
  if (sequence) {
    const flow = flowCase(
      outer.map((item) => item.text),
      { section, paragraph: first.paragraph, quote: texts.join(" ") },
      intro,
    );
    return flow ? [flow] : [];
  }
  const stem = stemOf(intro);
  let above = "";
  return items.flatMap((item) => {
    if (item.depth === 0) above = item.text;
    const own = item.depth > 0 ? (stemOf(above) ?? stem) : stem;
    const taken = section.role === "criteria" || own !== undefined || (intro !== "" && section.role !== "background");
    const text =
      own !== undefined &&
      !/^(?:the|an?)\s|\b(?:must|shall|should|may|can)\b|(?<!\p{L})(?:muss|müssen|soll|sollen|kann|können|darf|dürfen)(?!\p{L})/iu.test(
        item.text,
      )
        ? `${own} ${section.language === "de" ? item.text : uncapitalised(item.text)}`
        : item.text;
    return textCases(text, { section, paragraph: item.paragraph, quote: item.text }, taken);
  });
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

function paragraphCases(block: TextBlock, section: Section): DraftCase[] {
  const place = { section, paragraph: block.paragraph, quote: block.text };
  const lines = block.text.split(/(?<=[.;,])\s+(?=(?:Given|When|Then|And|But)\b)|\s+(?=(?:GIVEN|WHEN|THEN)\b)/);
  if (lines.length > 1 && looksLikeGherkin(lines))
    return gherkinCases(
      lines.map((line) => line.replace(/[,;]\s*$/, "")),
      place,
      "",
    );
  if (block.text.endsWith(":")) return [];
  return textCases(block.text, place, section.role === "criteria");
}

function textCases(text: string, place: Place, taken: boolean): DraftCase[] {
  const { language, role } = place.section;
  const story = storyOf(text.trim(), language);
  if (story) {
    const requirement = readRequirement(story.demand, language, true);
    if (!requirement) return [];
    const draft = requirementCase({ ...requirement, text: story.title, outcome: story.title }, place);
    return [{ ...draft, description: story.reason ? phrases[language].so(withoutStop(story.reason)) : draft.description }];
  }
  return sentencesOf(text).flatMap((sentence) => {
    const lines = inlineGherkin(sentence);
    if (lines) return gherkinCases(lines, { ...place, quote: sentence }, "");
    const requirement = readRequirement(sentence, language, taken);
    if (!requirement || (role === "background" && !requirement.explicit)) return [];
    return [requirementCase(requirement, { ...place, quote: sentence })];
  });
}

/** `As a member, I want to renew a loan, so that …` as a demand: `A member can renew a loan`. */
function storyOf(text: string, language: RuleLanguage): { demand: string; title: string; reason: string | undefined } | undefined {
  const plain = text.replace(/^(?:[\p{Lu}\d-]{2,10}|story(?: \d+)?|user story(?: \d+)?)\s*[:.–-]\s+(?=as an?\b|als\b)/iu, "");
  if (language === "de") {
    const match =
      /^als\s+(.{2,60}?),?\s+(?:möchte|will|kann|muss|brauche|benötige)\s+(?:ich|man|wir)\s+(.{3,250}?)(?:,?\s+(damit|um|sodass|so dass)\s+(.+?))?[.]?$/iu.exec(
        plain,
      );
    if (!match?.[1] || !match[2]) return undefined;
    const wish = match[2].replace(/\skönnen$/u, "").replace(/(?<!\p{L})mein(e[nmrs]?|)(?!\p{L})/giu, "sein$1");
    const who = match[1].replace(/^(?:ein|eine|der|die)\s/iu, "");
    return {
      demand: `Ein ${who} kann ${wish}`,
      title: `${who}: ${wish}`,
      reason: match[4] && (match[3] === "um" ? `um ${match[4]}` : match[4]),
    };
  }
  const match =
    /^as an?\s+(.{2,60}?),?\s+(i|we)\s+(?:want|need|would like|['’]d like|wish|can|must|should be able|am able|have)(?: to be able)?(\s+to)?\s+(.{3,250}?)(?:,?\s+(?:so that|in order to|because|so)\s+(.+?))?\.?$/iu.exec(
      plain,
    );
  if (!match?.[1] || !match[4]) return undefined;
  const own = (words: string) =>
    words
      .replace(/\b(?:my|our)\b/giu, "your")
      .replace(/\b(?:myself|ourselves)\b/giu, "yourself")
      .replace(/\b(?:me|us)\b/giu, "you")
      .replace(/\bI\b/gu, "you");
  const isThing = match[3] === undefined && /^(?:an?|the|my|to)\s/iu.test(match[4]);
  const wish = own(match[4].replace(/^to\s/iu, ""));
  const verb = isThing ? "use " : "";
  return {
    demand: `A ${match[1]} can ${verb}${wish}`,
    title: `A ${match[1]} can ${verb}${match[4]}`
      .replace(/\bA (?=[aeio])/u, "An ")
      .replace(/\b(?:my|our)\b/giu, "their")
      .replace(/\b(?:me|us)\b/giu, "them"),
    reason: match[5],
  };
}

function statementCases(block: Body, section: Section): DraftCase[] {
  const text = block.kind === "row" ? block.cells.filter(Boolean).join(", ") : block.text;
  const [sentence = ""] = block.kind === "code" ? [""] : sentencesOf(text);
  const requirement = readRequirement(sentence, section.language, true);
  return requirement ? [requirementCase({ ...requirement, strength: "should" }, { section, paragraph: block.paragraph, quote: text })] : [];
}
