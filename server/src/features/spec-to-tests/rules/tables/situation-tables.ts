import type { Row } from "../../documents/document.ts";
import type { DraftCase, DraftStep } from "../../draft-case.ts";
import { boundarySteps, cellLimitSteps } from "../cases/boundary-steps.ts";
import { phrases } from "../cases/phrases.ts";
import { type Place, placed } from "../cases/place.ts";
import { namedPriority, priorityOf } from "../cases/priority.ts";
import type { Section } from "../sections/sections.ts";
import { maxTitle } from "../cases/statement-cases.ts";
import { aside, type Column, columns, isNothing, withoutQuotes } from "./table-columns.ts";
import { entryCase } from "./table-entries.ts";
import { capitalised, shortened, withStop, withoutStop } from "../text/words.ts";

/** What happens in a situation, or what an input gives: a case for each row, or one for numbered steps. */
export function situationCases(rows: readonly Row[], header: readonly string[], result: number, section: Section): DraftCase[] {
  const say = phrases[section.language];
  const at = (column: Column) => header.findIndex((name) => columns[column].test(name));
  const action = at("action");
  const placeOf = (row: Row): Place => ({ section, paragraph: row.paragraph, quote: row.cells.filter(Boolean).join(" | ") });
  const isDone = /step|action|^do$|aktion|tätigkeit/i.test(header[action] ?? "");
  const stepOf = (row: Row): DraftStep => ({
    ...(isDone ? { action: capitalised(withoutStop(row.cells[action] ?? "")) } : say.happensIn(withoutStop(row.cells[action] ?? ""))),
    expectedResult: resultOf(row, header, result, section) || say.stepWorks,
  });
  const named = rows.filter((row) => !isNothing(row.cells[action] ?? ""));
  // In a list of situations, a row that does not say what happens is quoted as it is.
  const filled = isDone ? named : named.filter((row) => resultOf(row, header, result, section) !== "");
  const saysMore = ({ cells }: Row) =>
    cells.some(
      (cell, index) => !isNothing(cell) && (["remark", "description"] as const).some((one) => columns[one].test(header[index] ?? "")),
    );
  const quoted = named.filter((row) => !filled.includes(row) && saysMore(row)).flatMap((row) => entryCase(row, header, placeOf(row)) ?? []);
  const [firstRow] = filled;
  const isOneCase =
    isDone && at("title") === -1 && filled.every((row, index) => Number.parseInt(row.cells[at("id")] ?? "", 10) === index + 1);
  const base = (row: Row) => ({ ...placed(placeOf(row)), description: "", preconditions: [] });
  if (isOneCase && firstRow)
    return [
      {
        ...base(firstRow),
        title: shortened(section.heading || withoutStop(firstRow.cells[action] ?? ""), maxTitle),
        steps: filled.map(stepOf),
        priority: "HIGH",
      },
    ];
  const cases = filled.map((row) => {
    const words = row.cells.filter((text, index) => text !== "" && (index === action || index === result)).join(": ");
    const id = row.cells[at("id")] ?? "";
    return {
      ...base(row),
      title: shortened(withoutStop(row.cells[at("title")] ?? "") || capitalised(withoutStop(words)), maxTitle),
      description: /\p{L}/u.test(id) ? say.requirement(id) : "",
      steps: [
        stepOf(row),
        ...boundarySteps(`${section.language === "de" ? "wenn" : "if"} ${row.cells[action] ?? ""}`, section.language),
        ...row.cells.flatMap((cell, index) => cellLimitSteps(header[index] ?? "", cell, section.language)),
      ],
      priority: namedPriority(row.cells[at("priority")] ?? "") ?? priorityOf({ text: words, strength: "should" }),
    };
  });
  return [...cases, ...quoted].toSorted((one, other) => one.source.paragraph - other.source.paragraph);
}

/** The result of a row; a message in a column of its own belongs to it. */
function resultOf(row: Row, header: readonly string[], result: number, section: Section): string {
  const say = phrases[section.language];
  const name = header[result] ?? "";
  const main = withoutStop(row.cells[result] ?? "");
  // A result that is nothing but a quotation is a message, too.
  const isMessage = columns.message.test(name) || /^["“„][^"”“]+["”“]$/u.test(main);
  const shown = withoutQuotes(
    row.cells[isMessage ? result : header.findIndex((text, index) => index !== result && columns.message.test(text))] ?? "",
  );
  const fact =
    isMessage || isNothing(main) ? "" : /^\d{3}$/.test(main) || /^status/i.test(name) ? `Status ${main.replace(/^status\s/i, "")}` : main;
  // What another column says belongs to the result, too.
  const others = row.cells.flatMap((cell, index) => {
    const other = header[index] ?? "";
    const isKnown =
      index === result ||
      /^(?:error |message )?code$/iu.test(other) ||
      aboutRow.some((column) => columns[column].test(other)) ||
      aside.test(other);
    return isKnown || other === "" || isNothing(cell) ? [] : [withStop(`${other}: ${withoutStop(cell)}`)];
  });
  return [fact && withStop(capitalised(fact)), ...others, shown && withStop(say.shows(shown))].filter(Boolean).join(" ");
}

/** Columns that do not say what happens. */
const aboutRow: readonly Column[] = ["id", "title", "action", "expected", "message", "priority", "remark", "description", "requirement"];
