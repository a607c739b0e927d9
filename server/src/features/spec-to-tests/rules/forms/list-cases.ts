import type { TextBlock } from "../../document/document.ts";
import type { DraftCase } from "../../draft/draft-case.ts";
import { flowCase, isFlow } from "./flows.ts";
import { gherkinCases, looksLikeGherkin } from "./gherkin.ts";
import { type SourceLocation, locationOf } from "../cases/source-location.ts";
import { hasVerb, isRequest, isRestriction, readStatement, refersBack, type Surroundings } from "../statements/read-statement.ts";
import { withoutId } from "../../text/requirement-id.ts";
import type { Section } from "../sections/sections.ts";
import { sentencesOf } from "../../text/sentences.ts";
import { quotedCase } from "../cases/statement-cases.ts";
import { type Story, storyCase, storyOf } from "./stories.ts";
import { areDemands } from "../sections/surroundings.ts";
import { textCases } from "./text-cases.ts";
import { alternativeOf } from "../sections/use-cases.ts";
import { alternativeCase } from "./alternative-case.ts";
import { shortened, uncapitalised, withoutStop } from "../../text/words.ts";

interface Around {
  intro: string;
  surroundings: Surroundings;
  story: Story | undefined;
  follows?: boolean;
  /** The item before. */
  before?: string | undefined;
}

const calledFlow = /\b(?:flow|steps|sequences?|procedure|walk-?through|scenario|instructions)\b|ablauf|schritte|vorgehen|szenario/iu;

const calledCriteria = /\b(?:criteria|requirements?|rules|constraints|AC)\b|kriterien|anforderungen|regeln/iu;

export function listCases(items: readonly TextBlock[], section: Section, around: Around): DraftCase[] {
  const { intro, story } = around;
  const texts = items.map((item) => item.text);
  const surroundings = around.surroundings === "plain" && areDemands(texts, section.language) ? "normative" : around.surroundings;
  const [first] = items;
  if (!first) return [];
  const place: SourceLocation = { section, paragraph: first.paragraph, quote: texts.join(" ") };
  if (looksLikeGherkin(texts)) return gherkinCases(texts, place, section.heading);
  const outer = items.filter((item) => item.depth === 0).map((item) => item.text);
  const isCalledFlow = !calledCriteria.test(intro) && (section.role === "flow" || calledFlow.test(intro));
  const isStepwise =
    (first.ordered || calledFlow.test(intro)) && outer.every((item) => !readStatement(item, section.language, "background"));
  if (isStepwise && isFlow(outer, isCalledFlow)) {
    const flow = flowCase(outer, place, intro);
    return flow ? [flow] : [];
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
  if (!before || !only || cases.length > 1 || (only.doubt && !before.doubt)) drafts.push(...cases);
  else {
    before.steps.push(...only.steps);
    before.source.quote = shortened(`${before.source.quote} ${only.source.quote}`, 400);
  }
}

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

function itemCases(item: TextBlock, section: Section, { intro, surroundings, story, follows = false, before }: Around): DraftCase[] {
  const { language } = section;
  const last = before === undefined ? undefined : sentencesOf(withoutId(before).rest).at(-1);
  const place: SourceLocation = { ...locationOf(item, section), isItem: true, follows, before: last };
  const told = storyOf(item.text, language);
  if (told) return [storyCase(told, place)];
  const other = alternativeOf(item.text, language);
  if (other && other.outcome.length > 0) return [alternativeCase(other, place, [])];
  const shown = situationOf(item.text);
  if (shown && surroundings !== "background") return [alternativeCase({ label: "", ...shown }, place, [])];
  if (item.text.endsWith(":")) return [];
  const stem = stemOf(intro);
  // `The app should be able to:` demands its items, wherever it stands.
  if (stem !== undefined && !/^(?:the|an?)\s|^(?:der|die|das)\s/iu.test(item.text))
    return textCases(
      `${stem} ${language === "de" ? item.text : uncapitalised(item.text)}`,
      place,
      surroundings === "background" ? "normative" : surroundings,
      story,
    );
  const isDemanded = (calledCriteria.test(intro) || stem !== undefined || story !== undefined) && surroundings !== "background";
  const isValue = surroundings !== "background" && surroundings !== "notes" && namesValue.test(item.text);
  const own = isDemanded || isValue ? "criteria" : surroundings;
  // `Lost property:` belongs to each of its items; a longer line only to those that say nothing alone.
  const isLabel = !hasVerb(intro, language) && intro.split(" ").length <= 4;
  const isAlone = hasVerb(item.text, language) && !isRequest(intro, language) && (!/^\p{Ll}/u.test(item.text) || !hasVerb(intro, language));
  const needsIntro =
    intro.endsWith(":") && !introduces.test(intro) && /\p{L}{2}/u.test(intro) && !calledCriteria.test(intro) && (isLabel || !isAlone);
  return textCases(needsIntro ? `${intro} ${item.text}` : item.text, place, own, story);
}

/** `Double click on Pay => only one payment`: what happens, and what follows. */
function situationOf(text: string): { condition: string; outcome: string[] } | undefined {
  const [condition = "", outcome = "", ...more] = text.split(/\s*(?:=>|→|->|⇒)\s*/u);
  const isWhole = (part: string) =>
    part.includes(" ") && part.length <= 160 && !/[.!?]\s|^[^:]{1,30}:\s/u.test(part) && part.split("(").length === part.split(")").length;
  const isSituation = more.length === 0 && isWhole(condition) && isWhole(outcome);
  return isSituation ? { condition: withoutStop(condition), outcome: [outcome] } : undefined;
}

/** It says that a list follows, and nothing that belongs to its items: `The actions are:`. */
const introduces =
  /\b(?:are|is|has|have|includes?|there are)(?: the)?(?: following)?(?: \p{L}+)?:$|\b(?:agreed|decided|decisions?|discussed)\b[^:]{0,40}:$|(?<!\p{L})(?:sind|ist|lauten|gibt es|gelten)(?: \p{L}+){0,2}:$|(?<!\p{L})(?:beschlossen|vereinbart|festgelegt|entschieden|beschlüsse?|besprochen)(?!\p{L})[^:]{0,40}:$/iu;

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
