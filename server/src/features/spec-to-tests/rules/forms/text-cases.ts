import type { DraftCase } from "../../draft-case.ts";
import type { RuleLanguage } from "../../language.ts";
import { isAside } from "../statements/asides.ts";
import { doubtAbout, isClearDemand, mayDemand, objectionTo } from "../statements/certainty.ts";
import { gherkinCases, inlineGherkin } from "./gherkin.ts";
import type { Place } from "../cases/place.ts";
import {
  beginsStory,
  endsStory,
  hasVerb,
  isFragment,
  isOpinion,
  isRequest,
  mayReferBack,
  possibleStatement,
  readStatement,
  refersBack,
  type Statement,
  type Surroundings,
} from "../statements/read-statement.ts";
import { withoutId } from "../text/requirement-id.ts";
import { sentencesOf } from "../text/sentences.ts";
import { statementCase } from "../cases/statement-cases.ts";
import type { Story } from "./stories.ts";
import { isOffTopic } from "../sections/vocabulary.ts";
import { withStop } from "../text/words.ts";

/**
 * The cases of a paragraph or an item: one for an item or a numbered requirement, otherwise one for each demand. A sentence that refers to the
 * one before stays with it, and so does a fragment.
 */
export function textCases(text: string, place: Place, surroundings: Surroundings, story?: Story): DraftCase[] {
  const { language } = place.section;
  const drafts: DraftCase[] = [];
  const possibles: DraftCase[] = [];
  let open: Statement[] = [];
  let quotes: string[] = [];
  let lead = "";
  let told: "story" | "question" | undefined;
  const { id } = withoutId(text);
  const isUnit = place.isItem || id !== undefined;
  // `REQ-7` says that a requirement follows; `3.1` may number any paragraph.
  const isNamed = id !== undefined && /\p{L}/u.test(id);
  const close = () => {
    const from = { ...place, quote: place.isItem ? place.quote : quotes.join(" ") };
    const [first, ...rest] = open.filter(({ doubt }) => doubt === undefined);
    if (first) drafts.push(statementCase([first, ...rest], from, story?.actor));
    // What may be no requirement gets a case of its own, so that the others stay free of it.
    for (const one of open) if (one.doubt) drafts.push(statementCase([one], from, story?.actor));
    [open, quotes] = [[], []];
  };
  /** A sentence that was left out has the words of a demand: the user decides. */
  const addPossible = (sentence: string, role: Surroundings) => {
    const possible = role === "background" ? undefined : possibleStatement(sentence, language);
    const demands = isAside(sentence, language) ? mayDemand : isClearDemand;
    if (possible && demands(sentence, language))
      possibles.push({ ...statementCase([possible], { ...place, quote: sentence }), doubt: "people" });
  };
  const sentences = sentencesOf(text);
  for (const [index, sentence] of sentences.entries()) {
    const role = roleOf(index === 0, surroundings, { isNamed, isOwn: story !== undefined });
    const lines = inlineGherkin(sentence);
    if (lines) {
      close();
      drafts.push(...gherkinCases(lines, { ...place, quote: sentence }, ""));
      continue;
    }
    if (told === undefined ? beginsStory(sentence, language) : !endsStory(sentence, language, told)) {
      told ??= sentence.endsWith("?") ? "question" : "story";
      if (!refersBack(sentence, language) && !isAside(sentence, language)) addPossible(sentence, role);
      continue;
    }
    told = undefined;
    const before = open.at(-1);
    if (role !== "criteria" && isFragment(sentence, language) && (before || !isRequest(sentence, language))) {
      if (before && objectionTo(sentence, language) === undefined) {
        open[open.length - 1] = joined(before, { ...before, text: sentence, own: sentence });
        quotes.push(sentence);
      } else if (!before) lead = /^\S+(?:\s\S+){0,3}:\s\S/u.test(sentence) ? sentence : "";
      continue;
    }
    const goesOn = refersBack(sentence, language) || (before !== undefined && !isUnit && mayReferBack(sentence, language));
    const isElsewhere = role !== "criteria" && !isUnit && !goesOn && isOffTopic(sentence, language, place.section.vocabulary);
    const read = isElsewhere ? undefined : readStatement(sentence, language, role);
    const statement = read && {
      ...read,
      doubt: doubtAbout(sentence, language, {
        surroundings: role,
        isUnit,
        isFirst: index === 0,
        isNamed,
        goesOn: goesOn && before !== undefined && before.doubt === undefined,
      }),
    };
    // What is said of an opinion belongs to it.
    const last = contextIn(sentences.slice(0, index), sentence, language);
    if (
      goesOn &&
      !before &&
      last !== undefined &&
      (isOpinion(last, language) || isAside(last, language)) &&
      statement?.strength !== "must"
    ) {
      if (statement) possibles.push(statementCase([statement], { ...place, quote: sentence }));
      else addPossible(sentence, role);
      continue;
    }
    if ((!isUnit && !goesOn) || statement?.id !== undefined) close();
    if (!statement) {
      addPossible(sentence, role);
      continue;
    }
    if (before && goesOn) {
      const whole = joined(before, statement);
      if (statement.doubt && !before.doubt) open.push({ ...whole, title: statement.title, doubt: statement.doubt });
      else open[open.length - 1] = whole;
    } else {
      const context = lead || (goesOn ? (last ?? contextOf(place)) : "");
      // Nobody knows what it refers to.
      if (goesOn && context === "" && !place.follows) continue;
      const title = context.endsWith(":") ? `${context} ${statement.title}` : statement.title;
      const whole = context === "" ? statement.text : `${context} ${statement.text}`;
      open.push({
        ...statement,
        title,
        text: whole,
        own: lead ? whole : statement.own,
        isResult: statement.isResult && context === "",
        doubt: statement.doubt ?? (goesOn && !place.follows ? "reference" : undefined),
      });
    }
    lead = "";
    quotes.push(sentence);
  }
  close();
  return [...drafts, ...possibles];
}

/** The sentence that one refers to: `They` are rarely in an aside, `This` may be an aside itself. */
const contextIn = (before: readonly string[], sentence: string, language: RuleLanguage) =>
  /^(?:this|that|das|dies)(?!\p{L})/iu.test(sentence) ? before.at(-1) : before.findLast((one) => !isAside(one, language));

/** What the first sentence of a text refers to: the sentence before it, or the heading. */
function contextOf({ section, follows, before = "" }: Place): string {
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
