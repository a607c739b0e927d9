import type { DraftCase, DraftStep } from "../../draft/draft-case.ts";
import type { RuleLanguage } from "../../text/language.ts";
import { boundarySteps } from "./boundary-steps.ts";
import { phrases } from "./phrases.ts";
import { type SourceLocation, fieldsOfLocation } from "./source-location.ts";
import { priorityOf } from "./priority.ts";
import { inFirstPerson, isRequest, type Statement } from "../statements/read-statement.ts";
import { roleSteps } from "./role-clauses.ts";
import { capitalised, shortened, withStop, withoutStop } from "../../text/words.ts";
import { wholeSentenceSteps } from "./whole-sentences.ts";

export const maxTitle = 160;

/**
 * The case of one or more demands that stand together. Each is quoted, unless it is one of the few sentences of which it is certain what a
 * tester does.
 */
export function statementCase(statements: readonly [Statement, ...Statement[]], place: SourceLocation, actor?: string): DraftCase {
  const { language } = place.section;
  const [first] = statements;
  const text = statements.map((one) => withStop(one.text)).join(" ");
  return {
    ...fieldsOfLocation(place),
    title: shortened(capitalised(withoutStop(first.title)), maxTitle),
    description: first.id ? phrases[language].requirement(first.id) : "",
    preconditions: [],
    steps: statements.flatMap(
      (one) =>
        (place.follows ? undefined : wholeSentenceSteps(withoutStop(one.text), language)) ?? [
          quotedStep(one, language, actor),
          ...boundarySteps(one.own, language),
        ],
    ),
    priority: priorityOf({ text, strength: first.strength }),
    ...(first.doubt && { doubt: first.doubt }),
  };
}

/** The case of demands that stand together; one for each role when there is a single demand that says what several roles may do. */
export function casesOfStatements(statements: readonly [Statement, ...Statement[]], place: SourceLocation, actor?: string): DraftCase[] {
  const whole = statementCase(statements, place, actor);
  const [{ text }, ...others] = statements;
  const roles = others.length > 0 || place.follows ? undefined : roleSteps(withoutStop(text), place.section.language);
  return roles?.map(({ clause, steps }) => ({ ...whole, title: shortened(clause, maxTitle), steps })) ?? [whole];
}

function quotedStep({ text, isResult }: Statement, language: RuleLanguage, actor: string | undefined): DraftStep {
  const say = phrases[language];
  const isOwn = inFirstPerson(text, language);
  if (isResult && (!isOwn || actor)) return { ...say.checks(isOwn ? actor : undefined), expectedResult: capitalised(withStop(text)) };
  const what = isRequest(text, language) ? "request" : "requirement";
  return { ...say.quotes(what, withoutStop(text)), expectedResult: say.meets[what] };
}

/** A case that quotes what is no sentence: an entry of a table, a list of names. */
export function quotedCase(what: "requirement" | "entry", text: string, title: string, place: SourceLocation): DraftCase {
  const say = phrases[place.section.language];
  return {
    ...fieldsOfLocation(place),
    title: shortened(capitalised(withoutStop(title)), maxTitle),
    description: "",
    preconditions: [],
    steps: [{ ...say.quotes(what, what === "entry" ? text : withoutStop(text)), expectedResult: say.meets[what] }],
    priority: "MEDIUM",
  };
}
