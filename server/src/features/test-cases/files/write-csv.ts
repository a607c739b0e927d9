import { tableText } from "@gantry/contract/test-cases/data-table.ts";
import type { TestCase } from "@gantry/contract/test-cases/schemas.ts";
import { byteOrderMark, csvLines } from "../../../platform/csv.ts";

/** What a file has of a case besides its steps. */
export const caseColumns = [
  "id",
  "title",
  "suite",
  "type",
  "priority",
  "description",
  "preconditions",
  "testData",
  "dataTable",
  "tags",
  "owner",
  "requirements",
] as const satisfies readonly (keyof TestCase)[];

/** A custom field: its name is the column's. */
interface Column {
  id: string;
  name: string;
}

export const csvHead = (fields: readonly Column[]): string =>
  byteOrderMark + csvLines([[...caseColumns, ...fields.map(({ name }) => name), "action", "expectedResult"]]);

/** One line per step; the case's own columns are only in its first line. */
export function writeCsv(cases: readonly TestCase[], fields: readonly Column[]): string {
  const lines = cases.flatMap((testCase) => {
    const [first, ...rest] = testCase.steps.length > 0 ? testCase.steps : [{ action: "", expectedResult: "" }];
    const texts = caseColumns.map((column) => {
      const value = testCase[column];
      if (value === null) return "";
      if (typeof value === "string") return value;
      return Array.isArray(value) ? value.join(", ") : tableText(value);
    });
    const values = fields.map(({ id }) => String(testCase.customFields[id] ?? ""));
    return [
      [...texts, ...values, first?.action ?? "", first?.expectedResult ?? ""],
      ...rest.map((step) => [...Array<string>(texts.length + values.length).fill(""), step.action, step.expectedResult]),
    ];
  });
  return csvLines(lines);
}
