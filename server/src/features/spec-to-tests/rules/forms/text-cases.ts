import type { DraftCase } from "../../draft/draft-case.ts";
import type { RuleLanguage } from "../../text/language.ts";
import { isAside } from "../statements/asides.ts";
import { doubtAbout, isClearDemand, mayDemand, objectionTo } from "../statements/certainty.ts";
import { gherkinCases, inlineGherkin } from "./gherkin.ts";
import type { SourceLocation } from "../cases/source-location.ts";
import {
  beginsStory,
  endsStory,
  hasVerb,
  isFragment,
  isOpinion,
  isRequest,
  isRestriction,
  mayReferBack,
  asItStands,
  possibleStatement,
  readStatement,
  refersBack,
  type Statement,
  type Surroundings,
} from "../statements/read-statement.ts";
import { isInstruction } from "../statements/self-contained.ts";
import { withoutId } from "../../text/requirement-id.ts";
import { sentencesOf } from "../../text/sentences.ts";
import { casesOfStatements, statementCase } from "../cases/statement-cases.ts";
import type { Story } from "./stories.ts";
import { isOffTopic } from "../sections/vocabulary.ts";
import { withStop } from "../../text/words.ts";

/**
 * The cases of a paragraph or an item: one for an item or a numbered requirement, otherwise one for each demand. A sentence that refers to the
 * one before stays with it, and so does a fragment.
 */
export function textCases(text: string, place: SourceLocation, surroundings: Surroundings, story?: Story): DraftCase[] {
  const cases = new TextCases(text, place, surroundings, story);
  const sentences = sentencesOf(text);
  for (const [index, sentence] of sentences.entries()) cases.add(sentence, sentences.slice(0, index));
  return cases.finish();
}

class TextCases {
  readonly #place: SourceLocation;
  readonly #language: RuleLanguage;
  readonly #surroundings: Surroundings;
  readonly #story: Story | undefined;
  readonly #isUnit: boolean;
  readonly #isNamed: boolean;
  readonly #drafts: DraftCase[] = [];
  readonly #possibles: DraftCase[] = [];
  /** Statements of which the next sentence may say more. */
  #open: Statement[] = [];
  #quotes: string[] = [];
  #lead = "";
  #told: "story" | "question" | undefined;

  constructor(text: string, place: SourceLocation, surroundings: Surroundings, story: Story | undefined) {
    const { id } = withoutId(text);
    this.#place = place;
    this.#language = place.section.language;
    this.#surroundings = surroundings;
    this.#story = story;
    this.#isUnit = place.isItem || id !== undefined;
    // `REQ-7` says that a requirement follows; `3.1` may number any paragraph.
    this.#isNamed = id !== undefined && /\p{L}/u.test(id);
  }

  /** @param earlier - the sentences of the text before this one */
  add(sentence: string, earlier: readonly string[]): void {
    const isFirst = earlier.length === 0;
    const role = roleOf(isFirst, this.#surroundings, { isNamed: this.#isNamed, isOwn: this.#story !== undefined });
    if (this.#addScenario(sentence) || this.#passStory(sentence, role) || this.#addFragment(sentence, role)) return;
    const language = this.#language;
    const before = this.#open.at(-1);
    const goesOn = refersBack(sentence, language) || (before !== undefined && !this.#isUnit && mayReferBack(sentence, language));
    const statement = this.#read(sentence, role, { goesOn, isFirst });
    const last = contextIn(earlier, sentence, language);
    // What is said of an opinion belongs to it.
    const isOfOpinion = goesOn && !before && last !== undefined && (isOpinion(last, language) || isAside(last, language));
    if (isOfOpinion && statement?.strength !== "must") {
      if (statement) this.#possibles.push(statementCase([statement], { ...this.#place, quote: sentence }));
      else this.#addPossible(sentence, role);
      return;
    }
    if ((!this.#isUnit && !goesOn) || statement?.id !== undefined) this.#close();
    if (!statement) this.#addPossible(sentence, role);
    else if (before && goesOn) this.#join(before, statement, sentence);
    else this.#begin(statement, sentence, goesOn, last);
  }

  finish(): DraftCase[] {
    this.#close();
    return [...this.#drafts, ...this.#possibles];
  }

  /** @returns whether the sentence is a scenario in Given, When and Then */
  #addScenario(sentence: string): boolean {
    const lines = inlineGherkin(sentence);
    if (!lines) return false;
    this.#close();
    this.#drafts.push(...gherkinCases(lines, { ...this.#place, quote: sentence }, ""));
    return true;
  }

  /** @returns whether the sentence is part of a story or a question that is told */
  #passStory(sentence: string, role: Surroundings): boolean {
    const language = this.#language;
    const isTold = this.#told === undefined ? beginsStory(sentence, language) : !endsStory(sentence, language, this.#told);
    if (!isTold) {
      this.#told = undefined;
      return false;
    }
    this.#told ??= sentence.endsWith("?") ? "question" : "story";
    const isToldOnly = isAside(sentence, language) && !mayDemand(sentence, language);
    if (!refersBack(sentence, language) && !isToldOnly) this.#addPossible(sentence, role);
    return true;
  }

  /** @returns whether the sentence is a fragment, which belongs to the statement before it or introduces the next one */
  #addFragment(sentence: string, role: Surroundings): boolean {
    const language = this.#language;
    const before = this.#open.at(-1);
    if (role === "criteria" || !isFragment(sentence, language) || !(before || !isRequest(sentence, language))) return false;
    if (before && objectionTo(sentence, language) === undefined) {
      this.#open[this.#open.length - 1] = joined(before, { ...before, text: sentence, own: sentence });
      this.#quotes.push(sentence);
    } else if (!before && isInstruction(sentence, language))
      this.#possibles.push({ ...statementCase([asItStands(sentence)], { ...this.#place, quote: sentence }), doubt: "instruction" });
    else if (!before && this.#place.isItem && this.#mayBeDemand(sentence, role))
      this.#possibles.push({ ...statementCase([asItStands(sentence)], { ...this.#place, quote: sentence }), doubt: "fragment" });
    else if (!before) this.#lead = /^\S+(?:\s\S+){0,3}:\s\S/u.test(sentence) ? sentence : "";
    return true;
  }

  /** An item of a list of requirements or of features, such as `Export of all orders`. */
  #mayBeDemand(item: string, role: Surroundings): boolean {
    if (role === "background" || role === "notes" || item.split(" ").length < 2) return false;
    const named = this.#place.section.path.some((heading) => saysFeatures.test(heading));
    return role !== "plain" || named || isRestriction(item, this.#language) || /\d/u.test(item);
  }

  #read(sentence: string, role: Surroundings, { goesOn, isFirst }: { goesOn: boolean; isFirst: boolean }): Statement | undefined {
    const { vocabulary } = this.#place.section;
    const isElsewhere = role !== "criteria" && !this.#isUnit && !goesOn && isOffTopic(sentence, this.#language, vocabulary);
    const read = isElsewhere ? undefined : readStatement(sentence, this.#language, role);
    const before = this.#open.at(-1);
    const doubt = () =>
      doubtAbout(sentence, this.#language, {
        surroundings: role,
        isUnit: this.#isUnit,
        isFirst,
        isNamed: this.#isNamed,
        goesOn: goesOn && before !== undefined && before.doubt === undefined,
      });
    return read && { ...read, doubt: doubt() };
  }

  /** The statement says more about the one before. */
  #join(before: Statement, statement: Statement, sentence: string): void {
    const whole = joined(before, statement);
    if (statement.doubt && !before.doubt) this.#open.push({ ...whole, title: statement.title, doubt: statement.doubt });
    else this.#open[this.#open.length - 1] = whole;
    this.#lead = "";
    this.#quotes.push(sentence);
  }

  #begin(statement: Statement, sentence: string, goesOn: boolean, last: string | undefined): void {
    const place = this.#place;
    const context = this.#lead || (goesOn ? (last ?? contextOf(place)) : "");
    // No one knows what it refers to.
    if (goesOn && context === "" && !place.follows) return;
    const title = context.endsWith(":") ? `${context} ${statement.title}` : statement.title;
    const whole = context === "" ? statement.text : `${context} ${statement.text}`;
    this.#open.push({
      ...statement,
      title,
      text: whole,
      own: this.#lead ? whole : statement.own,
      isResult: statement.isResult && context === "",
      doubt: statement.doubt ?? (goesOn && !place.follows ? "reference" : undefined),
    });
    this.#lead = "";
    this.#quotes.push(sentence);
  }

  /** A sentence that was left out has the words of a demand: the user decides. */
  #addPossible(sentence: string, role: Surroundings): void {
    const possible = role === "background" ? undefined : possibleStatement(sentence, this.#language);
    const demands = isAside(sentence, this.#language) ? mayDemand : isClearDemand;
    if (possible && demands(sentence, this.#language))
      this.#possibles.push({ ...statementCase([possible], { ...this.#place, quote: sentence }), doubt: "people" });
  }

  #close(): void {
    const from = { ...this.#place, quote: this.#place.isItem ? this.#place.quote : this.#quotes.join(" ") };
    const [first, ...rest] = this.#open.filter(({ doubt }) => doubt === undefined);
    if (first) this.#drafts.push(...casesOfStatements([first, ...rest], from, this.#story?.actor));
    // What may be no requirement gets a case of its own, so that the others stay free of it.
    for (const one of this.#open) if (one.doubt) this.#drafts.push(statementCase([one], from, this.#story?.actor));
    [this.#open, this.#quotes] = [[], []];
  }
}

const saysFeatures =
  /(?<!\p{L})(?:features?|functions?|functionalit(?:y|ies)|functional|requirements?|capabilit(?:y|ies)|scope|deliverables|screens?|modules?|use cases?)(?!\p{L})|funktion|anforderung|kriterien|leistung|merkmal|umfang/iu;

/** The sentence that one refers to: `They` are rarely in an aside, `This` may be an aside itself. */
const contextIn = (before: readonly string[], sentence: string, language: RuleLanguage) =>
  /^(?:this|that|das|dies)(?!\p{L})/iu.test(sentence) ? before.at(-1) : before.findLast((one) => !isAside(one, language));

/** What the first sentence of a text refers to: the sentence before it, or the heading. */
function contextOf({ section, follows, before = "" }: SourceLocation): string {
  if (follows) return "";
  if (hasVerb(before, section.language) && !isOpinion(before, section.language) && !isAside(before, section.language))
    return withStop(before);
  return section.heading === "" ? "" : `${section.heading}:`;
}

/** In a list of criteria, and after an identifier, the first sentence is demanded whatever it says; what follows may be an explanation. */
function roleOf(isFirst: boolean, surroundings: Surroundings, { isNamed, isOwn }: { isNamed: boolean; isOwn: boolean }): Surroundings {
  if (isFirst) return isNamed ? "criteria" : surroundings;
  return surroundings === "criteria" && !isOwn ? "normative" : surroundings;
}

/** Two statements that are understood together. */
const joined = (first: Statement, second: Statement): Statement => ({
  ...first,
  text: `${withStop(first.text)} ${second.text}`,
  own: `${withStop(first.own)} ${second.own}`,
  isResult: first.isResult && second.isResult,
});
