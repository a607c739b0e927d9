import { quoteField } from "@gantry/contract/read-fields.ts";
import { parseTable } from "@gantry/contract/test-cases/data-table.ts";
import { CsvError, parse } from "csv-parse/sync";
import { fromCell } from "../../../platform/csv.ts";
import { columnOf, type Field } from "./column-names.ts";
import type { FileCase, FileCases } from "../../uploads/upload-reader-jobs.ts";
import { InvalidCasesFile } from "./invalid-cases-file.ts";

/**
 * Reads the cases of a CSV file with a header line, separated by commas, semicolons or tabs. A line without a title adds a step to the case above.
 * @throws {InvalidCasesFile} for a file that is not CSV, has no title column, or whose first line has no title.
 */
export function readCsv(content: string): FileCases {
  const [header, ...lines] = linesOf(content);
  if (!header) throw new InvalidCasesFile("The file is empty.", []);
  if (header.cells.length > maxColumns)
    throw new InvalidCasesFile(`A file may have ${maxColumns} columns; this one has ${header.cells.length}.`, []);
  const fields = header.cells.map(columnOf);
  if (!fields.includes("title"))
    throw new InvalidCasesFile("The first line must name the columns, one of them `title`.", [
      { path: `line ${header.line}`, message: "The first line has no column `title`." },
    ]);
  rejectRepeated(header, fields);
  const cases: FileCase[] = [];
  const others = header.cells
    .map((cell, at) => ({ name: fromCell(cell).trim(), at }))
    .filter(({ name, at }) => fields[at] === undefined && name !== "");
  for (const { line, cells } of lines) {
    const customFields = Object.fromEntries(others.map(({ name, at }) => [name, fromCell(cells[at] ?? "")]));
    addLine(cases, { line, customFields }, fieldsOf(fields, cells));
  }
  return { cases, customFields: others.map(({ name }) => name) };
}

/** A case has one value for each field: the second column's would be lost. @throws {InvalidCasesFile} */
function rejectRepeated({ line, cells }: Line, fields: readonly (Field | undefined)[]): void {
  const issues = fields.flatMap((field, at) => {
    const first = field === undefined ? at : fields.indexOf(field);
    if (first === at) return [];
    const [one, other] = [first, at].map((column) => quoteField(fromCell(cells[column] ?? "").trim()));
    return [{ path: `line ${line}`, message: `Columns ${first + 1} (${one}) and ${at + 1} (${other}) are both the ${field} of a case.` }];
  });
  if (issues.length > 0)
    throw new InvalidCasesFile(
      "Two columns of the file are the same field of a case. Rename or remove one of them; the issues name both.",
      issues,
    );
}

/** Many more than a case has fields. */
const maxColumns = 200;

interface Line {
  line: number;
  cells: string[];
}

function linesOf(content: string): Line[] {
  try {
    // The library's types lack `info`.
    const records = parse(content, {
      bom: true,
      info: true,
      delimiter: delimiterOf(content),
      relax_column_count: true,
      skip_empty_lines: true,
    }) as unknown as { record: string[]; info: { lines: number } }[];
    return records
      .map(({ record, info }) => ({ line: info.lines, cells: record }))
      .filter(({ cells }) => cells.some((cell) => cell.trim() !== ""));
  } catch (error) {
    if (error instanceof CsvError)
      throw new InvalidCasesFile("The file is not CSV.", [
        { path: `line ${Number(error["lines"] ?? 1)}`, message: `The CSV is broken: ${error.message}.` },
      ]);
    throw error;
  }
}

/** The most frequent separator in the header. */
function delimiterOf(content: string): string {
  const header = /^[^\n]*/.exec(content)?.[0] ?? "";
  const times = (sign: string) => header.split(sign).length;
  return [",", ";", "\t"].reduce((best, sign) => (times(sign) > times(best) ? sign : best));
}

function fieldsOf(fields: readonly (Field | undefined)[], cells: readonly string[]): Partial<Record<Field, string>> {
  const found: Partial<Record<Field, string>> = {};
  for (const [at, field] of fields.entries()) {
    const text = fromCell(cells[at] ?? "");
    if (field && text !== "") found[field] ??= text;
  }
  // An empty cell clears these; a file without the column keeps them.
  for (const field of ["testData", "dataTable", "tags", "owner", "requirements"] as const) if (fields.includes(field)) found[field] ??= "";
  return found;
}

function addLine(
  cases: FileCase[],
  { line, customFields }: { line: number; customFields: Record<string, string> },
  { id, steps, action, expectedResult, tags, requirements, dataTable, ...texts }: Partial<Record<Field, string>>,
) {
  const step = action !== undefined || expectedResult !== undefined ? [{ action: action ?? "", expectedResult: expectedResult ?? "" }] : [];
  const lists = {
    ...(tags === undefined ? {} : { tags: listOf(tags) }),
    ...(dataTable === undefined ? {} : { dataTable: dataTable.trim() === "" ? null : parseTable(dataTable) }),
    ...(requirements === undefined ? {} : { requirements: listOf(requirements) }),
  };
  const content = { ...texts, ...lists };
  if (content.title?.trim()) {
    cases.push({ at: `line ${line}`, id: id?.trim(), customFields, content: { ...content, steps: [...stepsOf(steps), ...step] } });
    return;
  }
  const above = cases.at(-1);
  if (!above || step.length === 0)
    throw new InvalidCasesFile(`Line ${line} has no title and does not continue a case.`, [
      { path: `line ${line}`, message: "has no title and does not continue a case" },
    ]);
  (above.content["steps"] as object[]).push(...step);
}

/** A cell with several words, separated by commas. */
const listOf = (cell: string): string[] =>
  cell
    .split(",")
    .map((word) => word.trim())
    .filter(Boolean);

/** A cell with steps: one per line, a leading number is removed, `=>` precedes the expected result. */
function stepsOf(cell: string | undefined): { action: string; expectedResult: string }[] {
  return (cell ?? "")
    .split(/\r?\n/)
    .map((text) => text.replace(/^\s*\d+[.)]\s+/, "").trim())
    .filter(Boolean)
    .map((text) => {
      const [action = "", ...expected] = text.split("=>");
      return { action: action.trim(), expectedResult: expected.join("=>").trim() };
    });
}
