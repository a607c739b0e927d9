import type { Row } from "../../document/document.ts";
import type { DraftCase } from "../../draft/draft-case.ts";
import type { RuleLanguage } from "../../text/language.ts";
import { phrases } from "../cases/phrases.ts";
import { type SourceLocation, fieldsOfLocation } from "../cases/source-location.ts";
import { maxTitle } from "../cases/statement-cases.ts";
import { aside, type Column, columns, isNothing, withoutQuotes } from "./table-columns.ts";
import { shortened, withoutStop, withStop } from "../../text/words.ts";

/** Columns that neither say what happens nor what is expected. */
const aboutRow: readonly Column[] = ["id", "title", "priority", "remark", "description", "requirement"];

/** Who or what leads to the new state, next to the event itself. */
const cause =
  /^(?:guards?|conditions?|if|when|events?|triggers?|actors?|roles?|users?|who|(?:performed |triggered )?by(?: whom)?|bedingung(?:en)?|wenn|ereignis|auslöser|akteur|rolle|nutzer|wer|durch(?: wen)?)$/iu;

/**
 * A row of a table of states, such as `State | Event | Next state | Display`: what further columns say belongs to the event or to the
 * result. `undefined` for a row without a state or an event.
 */
export function transitionCase(row: Row, header: readonly string[], place: SourceLocation): DraftCase | undefined {
  const { language } = place.section;
  const say = phrases[language];
  const [from, event, to] = (["from", "event", "to"] as const).map((column) => header.findIndex((name) => columns[column].test(name)));
  const cell = (index: number | undefined) => (row.cells[index ?? -1] ?? "").trim();
  if (isNothing(cell(from)) || isNothing(cell(event))) return undefined;
  const isImpossible = isNothing(cell(to)) || /^(?:not allowed|nicht erlaubt|unchanged|unverändert)$/i.test(cell(to));
  const others = header.flatMap((name, index) => {
    const isKnown =
      [from, event, to].includes(index) || aboutRow.some((column) => columns[column].test(name)) || (aside.test(name) && !cause.test(name));
    return isKnown || name === "" || isNothing(cell(index)) ? [] : [{ name, text: cell(index) }];
  });
  const causes = others.filter(({ name }) => cause.test(name)).map(({ name, text }) => ` (${name}: ${withoutStop(text)})`);
  const results = others
    .filter(({ name }) => !cause.test(name))
    .map(({ name, text }) =>
      withStop(columns.message.test(name) ? say.shows(withoutQuotes(text)) : `${name}: ${inOwnQuotes(withoutStop(text), language)}`),
    );
  return {
    ...fieldsOfLocation(place),
    title: shortened(`${cell(from)} → ${cell(isImpossible ? from : to)}: ${cell(event)}`, maxTitle),
    description: "",
    preconditions: [],
    steps: [
      {
        ...say.transition(cell(from), `${withoutStop(cell(event))}${causes.join("")}`),
        expectedResult: [isImpossible ? say.refused : say.becomes(cell(to)), ...results].join(" "),
      },
    ],
    priority: "HIGH",
  };
}

/** A quotation gets the quotation marks of the language. */
function inOwnQuotes(text: string, language: RuleLanguage): string {
  const bare = withoutQuotes(text);
  if (bare === text) return text;
  return language === "de" ? `„${bare}“` : `“${bare}”`;
}
