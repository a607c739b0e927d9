import type { Row } from "../../document/document.ts";
import type { DraftCase } from "../../draft/draft-case.ts";
import { fieldCases } from "./field-cases.ts";
import { gherkinCases } from "../forms/gherkin.ts";
import { crossMeansDenied, describesRoles, isPermissionMatrix, permissionCase, roleCase } from "./permission-tables.ts";
import { phrases } from "../cases/phrases.ts";
import type { SourceLocation } from "../cases/source-location.ts";
import { namedPriority } from "../cases/priority.ts";
import { readStatement } from "../statements/read-statement.ts";
import type { Section } from "../sections/sections.ts";
import { sentencesOf } from "../../text/sentences.ts";
import { situationColumns } from "./situation-columns.ts";
import { situationCases } from "./situation-tables.ts";
import { isVague } from "../statements/vague.ts";
import { casesOfStatements } from "../cases/statement-cases.ts";
import { aside, type Column, columns, isNothing } from "./table-columns.ts";
import { limitColumns } from "./limit-columns.ts";
import { entryCase } from "./table-entries.ts";
import { isTemplate, templateCase } from "./template-table.ts";
import { transitionCase } from "./transition-tables.ts";
import { withoutStop } from "../../text/words.ts";

/** The first column of a table of two columns that describes the document: `Status | Draft`. */
const aboutDocument = /^(?:status|project|title|owner|client|company|product|projekt|titel|kunde|firma|produkt)$/iu;

/** `Reaction of the system` is a reaction. */
const withoutOwner = (name: string) => name.replace(/\s(?:of|by|from|in) the \p{L}+$|\s(?:des|der) \p{Lu}\p{L}+$/u, "");

/** The cases of one table: by its columns' names where they say what the rows are, otherwise each row is quoted. */
export function tableCases(rows: readonly Row[], section: Section): DraftCase[] {
  const header = (rows[0]?.header ?? []).map((name) => withoutOwner(withoutStop(name)));
  const place = (row: Row): SourceLocation => ({ section, paragraph: row.paragraph, quote: row.cells.filter(Boolean).join(" | ") });
  if (header.length === 0) return rows.flatMap((row) => row.cells.flatMap((cell) => sentenceCases(cell, place(row), "plain")));
  const at = (column: Column) => header.findIndex((name) => columns[column].test(name));
  const cell = (row: Row, column: Column) => (row.cells[at(column)] ?? "").trim();
  if (isTemplate(rows)) return templateCase(rows, header, place);
  if (isPermissionMatrix(rows, header, section)) return rows.map((row) => permissionCase(row, header, place(row), crossMeansDenied(rows)));
  if (describesRoles(header)) return rows.flatMap((row) => roleCase(row, place(row)) ?? []);
  if (at("from") !== -1 && at("to") !== -1 && at("event") !== -1)
    return rows.flatMap((row) => transitionCase(row, header, place(row)) ?? []);
  if (isScenarioTable(header)) return rows.flatMap((row) => scenarioCases(row, header, place(row)));
  const isFields = at("required") !== -1 || at("rules") !== -1 || at("message") !== -1;
  // A data model has a column of types; what is in front of it names the fields, whatever it is called.
  const field = at("field") === -1 && isFields ? unnamedField(header, at) : at("field");
  const layout = situationColumns(rows, header, section);
  if (field !== -1 && isFields && (!layout || at("required") !== -1 || at("rules") !== -1))
    return fieldCases(rows, header, { field, layout }, section);
  if (layout) return situationCases(rows, header, layout, section);
  const result = at("expected") === -1 ? at("message") : at("expected");
  const alone = { subject: -1, causes: [at("action")], isMessage: false };
  if (at("action") !== -1 && result !== -1 && at("action") !== result) return situationCases(rows, header, { ...alone, result }, section);
  // `Situation | Sound | Screen`: every other column tells what happens.
  if (situation.test(header[at("action")] ?? "") && header.length > 1 && !header.some((name) => aside.test(name)))
    return situationCases(rows, header, { ...alone, result: -1 }, section);
  const isNamed = at("requirement") !== -1 && at("description") !== -1 && rows.every((row) => isName(cell(row, "requirement")));
  const stated = isNamed || (at("requirement") === -1 && at("id") !== -1) ? at("description") : at("requirement");
  if (stated !== -1)
    return rows.flatMap((row) => {
      const id = at("id") === stated ? "" : cell(row, "id");
      const given = { id: isNamed && id === "" ? cell(row, "requirement") : id, priority: namedPriority(cell(row, "priority")) };
      const cases = sentenceCases(row.cells[stated] ?? "", place(row), "criteria", given);
      return cases.length > 0 ? cases : (entryCase(row, header, place(row)) ?? []);
    });
  if (section.role === "background" || header.some((name) => aside.test(name)) || isTraceability(header)) return [];
  if (header.length === 2 && aboutDocument.test(header[0] ?? "") && section.path.length <= 1) return [];
  const limits = limitColumns(rows, header, section.language);
  return rows.flatMap((row) => entryCase(row, header, place(row), limits) ?? []);
}

/** `Session timeout`: next to it, a description says what is required. */
const isName = (text: string) => text !== "" && text.split(" ").length <= 6 && !/[.!?]$/.test(text) && !hasModal.test(text);
const hasModal =
  /\b(?:shall|must|should|may|can|cannot|will|is|are|muss|müssen|soll|sollen|darf|dürfen|kann|können|ist|sind|wird|werden)\b/iu;

/** Which test or file shows that a requirement is met: `ID | Verified by | Status`. */
const isTraceability = (header: readonly string[]) =>
  /^(?:(?:req(?:uirement)?\s?)?ids?|requirements?|anforderung(?:en|s-id)?)$/iu.test(header[0] ?? "") &&
  header
    .slice(1)
    .some((name) =>
      /^(?:verified (?:by|in)|covered by|traced? to|test(?:s|\s?cases?| files?| ids?)?|verification(?: method)?|geprüft durch|testfälle?|nachweis)$/iu.test(
        name,
      ),
    );

/** The column of the names in a table of fields that calls them something else: in front of their type, or the first next to rules and `Required`. */
function unnamedField(header: readonly string[], at: (column: Column) => number): number {
  if (at("type") > 0) return at("type") - 1;
  if (at("required") === -1 || at("rules") === -1) return -1;
  return header.findIndex((name) => !columns.id.test(name));
}

function sentenceCases(
  text: string,
  place: SourceLocation,
  surroundings: "criteria" | "plain",
  given: { id?: string; priority?: DraftCase["priority"] | undefined } = {},
): DraftCase[] {
  const { language } = place.section;
  const statements = sentencesOf(text).flatMap((sentence) => readStatement(sentence, language, surroundings) ?? []);
  const [first, ...rest] = statements;
  if (!first) return [];
  const isQuality = statements.every(({ text: statement }) => isVague(statement, language));
  return casesOfStatements([first, ...rest], place).map((draft) => ({
    ...draft,
    description: given.id ? phrases[language].requirement(withoutStop(given.id)) : draft.description,
    priority: given.priority ?? draft.priority,
    ...(isQuality ? { doubt: "quality" as const } : {}),
  }));
}

const situation =
  /^(?:situation|conditions?|when|events?|triggers?|(?:edge |error )?cases?|inputs?|what happens if|ereignis|bedingung|(?:fehler|sonder)?fall|wenn|auslöser|eingabe)$/iu;

const scenarioHeader = /^(given|when|then|angenommen|gegeben|wenn|dann)$/iu;

const isScenarioTable = (header: readonly string[]) =>
  header.some((name) => /^(?:when|wenn)$/iu.test(name)) &&
  header.some((name) => /^(?:then|dann)$/iu.test(name)) &&
  header.some((name) => /^(?:given|angenommen|gegeben)$/iu.test(name));

/** A row of `Given | When | Then` is a scenario. */
const scenarioCases = (row: Row, header: readonly string[], place: SourceLocation): DraftCase[] =>
  gherkinCases(
    header.flatMap((name, index) =>
      scenarioHeader.test(name) && !isNothing(row.cells[index] ?? "") ? [`${name} ${row.cells[index]}`] : [],
    ),
    place,
    "",
  );
