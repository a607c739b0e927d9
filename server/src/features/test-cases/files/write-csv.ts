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

const csvColumns = [...caseColumns, "action", "expectedResult"] as const;

export const csvHead = byteOrderMark + csvLines([csvColumns]);

/** One line per step; the case's own columns are only in its first line. */
export function writeCsv(cases: readonly TestCase[]): string {
  const lines = cases.flatMap((testCase) => {
    const [first, ...rest] = testCase.steps.length > 0 ? testCase.steps : [{ action: "", expectedResult: "" }];
    const texts = caseColumns.map((column) => {
      const value = testCase[column];
      if (value === null) return "";
      if (typeof value === "string") return value;
      return Array.isArray(value) ? value.join(", ") : tableText(value);
    });
    return [
      [...texts, first?.action ?? "", first?.expectedResult ?? ""],
      ...rest.map((step) => [...Array<string>(caseColumns.length).fill(""), step.action, step.expectedResult]),
    ];
  });
  return csvLines(lines);
}
