import type { Row } from "../../document/document.ts";
import type { DraftCase, DraftStep } from "../../draft/draft-case.ts";
import { boundarySteps, cellLimitSteps } from "../cases/boundary-steps.ts";
import { phrases } from "../cases/phrases.ts";
import { type SourceLocation, fieldsOfLocation } from "../cases/source-location.ts";
import { namedPriority, priorityOf } from "../cases/priority.ts";
import type { Section } from "../sections/sections.ts";
import { maxTitle } from "../cases/statement-cases.ts";
import { fieldCase, isFieldRule } from "./field-table.ts";
import { remarksOf } from "./remarks.ts";
import type { SituationColumns } from "./situation-columns.ts";
import { aside, type Column, columns, isNothing, withoutQuotes } from "./table-columns.ts";
import { entryCase } from "./table-entries.ts";
import { capitalised, shortened, withStop, withoutStop } from "../../text/words.ts";

/** What happens in a situation, or what an input gives: a case for each row, or one for numbered steps. */
export function situationCases(table: readonly Row[], header: readonly string[], layout: SituationColumns, section: Section): DraftCase[] {
  const say = phrases[section.language];
  const at = (column: Column) => header.findIndex((name) => columns[column].test(name));
  const { subject, result } = layout;
  const done = layout.causes.find((index) => isDone.test(header[index] ?? ""));
  const rows = withSubjects(table, subject);
  const placeOf = (row: Row): SourceLocation => ({ section, paragraph: row.paragraph, quote: row.cells.filter(Boolean).join(" | ") });
  const resultIn = (row: Row) => resultOf(row, header, layout, section);
  const stepOf = (row: Row): DraftStep => {
    const words = situationOf(row, header, layout, done);
    return {
      ...(done === undefined ? say.happensIn(words) : { action: capitalised(words) }),
      expectedResult: resultIn(row) || say.stepWorks,
    };
  };
  const named = rows.filter((row) => situationOf(row, header, layout, done) !== "");
  // In a list of situations, a row that does not say what happens is quoted as it is.
  const filled = done === undefined ? named.filter((row) => resultIn(row) !== "") : named;
  const saysMore = ({ cells }: Row) =>
    cells.some(
      (cell, index) => !isNothing(cell) && (["remark", "description"] as const).some((one) => columns[one].test(header[index] ?? "")),
    ) || [subject, ...layout.causes].filter((index) => !isNothing(cells[index] ?? "")).length > 1;
  const quoted = rows.filter((row) => !filled.includes(row) && saysMore(row)).flatMap((row) => entryCase(row, header, placeOf(row)) ?? []);
  const [firstRow] = filled;
  const isOneCase =
    done !== undefined && at("title") === -1 && filled.every((row, index) => Number.parseInt(row.cells[at("id")] ?? "", 10) === index + 1);
  const base = (row: Row) => ({ ...fieldsOfLocation(placeOf(row)), description: "", preconditions: [] });
  if (isOneCase && firstRow)
    return [
      {
        ...base(firstRow),
        title: shortened(section.heading || situationOf(firstRow, header, layout, done), maxTitle),
        steps: filled.map(stepOf),
        priority: "HIGH",
      },
    ];
  const titles = at("title") === subject ? -1 : at("title");
  const cases = filled.map((row): DraftCase => {
    const words = situationOf(row, header, layout, done);
    const told = row.cells[result] ?? "";
    const outcome = layout.isMessage ? withoutQuotes(told) : isNothing(told) ? "" : told.trim();
    const description = remarksOf(row, header, section.language, (name, index) => isUsed(index, layout) || !isAside(name));
    const ofField = fieldOf(row, header, layout, section);
    const field = ofField && fieldCase(ofField, placeOf(row));
    if (field) return { ...field, description };
    const joined = [words, outcome].filter(Boolean).join(subject === -1 ? ": " : " → ");
    return {
      ...base(row),
      title: shortened(withoutStop(row.cells[titles] ?? "") || capitalised(withoutStop(joined)), maxTitle),
      description,
      steps: [
        stepOf(row),
        ...boundarySteps(`${section.language === "de" ? "wenn" : "if"} ${words}`, section.language),
        ...row.cells.flatMap((cell, index) => cellLimitSteps(header[index] ?? "", cell, section.language)),
      ],
      priority: namedPriority(row.cells[at("priority")] ?? "") ?? priorityOf({ text: joined, strength: "should" }),
    };
  });
  return [...cases, ...quoted].toSorted((one, other) => one.source.paragraph - other.source.paragraph);
}

const isUsed = (index: number, { subject, causes, result }: SituationColumns) => [subject, result, ...causes].includes(index);

const isDone = /step|action|^do$|aktion|tätigkeit/i;

/** A field that stands once for several rows. */
function withSubjects(rows: readonly Row[], subject: number): Row[] {
  let last = "";
  return rows.map((row) => {
    const own = (row.cells[subject] ?? "").trim();
    if (subject === -1 || own !== "" || last === "") {
      last = own;
      return row;
    }
    return { ...row, cells: row.cells.map((cell, index) => (index === subject ? last : cell)) };
  });
}

/** `zone code: fewer than 4 digits`, `Alarm (Condition: at night)`; empty for a row that names no situation. */
function situationOf(row: Row, header: readonly string[], { subject, causes }: SituationColumns, done: number | undefined): string {
  const filled = (index: number) => !isNothing(row.cells[index] ?? "");
  const [main, ...more] = [...causes].filter(filled).toSorted((one, other) => Number(other === done) - Number(one === done));
  const cell = (index: number) => withoutStop(row.cells[index] ?? "");
  const about = filled(subject) ? cell(subject) : "";
  if (main === undefined) return about;
  const isAction = main === done;
  const details = [...(isAction && about !== "" ? [subject] : []), ...more];
  const words = about === "" || isAction ? cell(main) : `${about}: ${cell(main)}`;
  return `${words}${details.map((index) => ` (${header[index]}: ${cell(index)})`).join("")}`;
}

/** A row that names a field and a rule for it instead of a condition: `must have 4 digits`; or no condition at all. */
function fieldOf(row: Row, header: readonly string[], { subject, causes, result, isMessage }: SituationColumns, section: Section) {
  const told = causes.filter((index) => !isNothing(row.cells[index] ?? ""));
  const [rule, ...more] = told;
  if (!isMessage || isNothing(row.cells[subject] ?? "") || isNothing(row.cells[result] ?? "") || more.length > 0) return undefined;
  const text = withoutStop(row.cells[rule ?? -1] ?? "");
  if (rule !== undefined && !isFieldRule(text, section.language)) return undefined;
  return {
    name: withoutStop(row.cells[subject] ?? ""),
    isRequired: false,
    isOptional: false,
    message: withoutQuotes(row.cells[result] ?? ""),
    preset: "",
    rules: rule === undefined ? [] : [{ column: header[rule] ?? "", text }],
  };
}

/** The result of a row; a message in a column of its own belongs to it. */
function resultOf(row: Row, header: readonly string[], layout: SituationColumns, section: Section): string {
  const { result } = layout;
  const say = phrases[section.language];
  const name = header[result] ?? "";
  const main = withoutStop(row.cells[result] ?? "");
  // A result that is nothing but a quotation is a message, too.
  const isMessage = layout.isMessage || columns.message.test(name) || /^["“„][^"”“]+["”“]$/u.test(main);
  const shown = withoutQuotes(
    row.cells[isMessage ? result : header.findIndex((text, index) => index !== result && columns.message.test(text))] ?? "",
  );
  const fact =
    isMessage || isNothing(main) ? "" : /^\d{3}$/.test(main) || /^status/i.test(name) ? `Status ${main.replace(/^status\s/i, "")}` : main;
  // What another column says belongs to the result, too.
  const others = row.cells.flatMap((cell, index) => {
    const other = header[index] ?? "";
    const isKnown = isUsed(index, layout) || isAside(other) || other === "";
    return isKnown || isNothing(cell) || (!isMessage && columns.message.test(other)) ? [] : [withStop(`${other}: ${withoutStop(cell)}`)];
  });
  return [fact && withStop(capitalised(fact)), ...others, shown && withStop(say.shows(shown))].filter(Boolean).join(" ");
}

/** Columns that do not say what happens. */
const aboutRow: readonly Column[] = ["id", "title", "priority", "remark", "description", "requirement"];
const isAside = (name: string) =>
  /^(?:error |message )?code$/iu.test(name) || aside.test(name) || aboutRow.some((column) => columns[column].test(name));
