import type { TestCase } from "@gantry/contract/test-cases/schemas.ts";
import { stringify } from "csv-stringify/sync";
import { asCell } from "./csv-cells.ts";

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
  "tags",
  "owner",
  "requirements",
] as const satisfies readonly (keyof TestCase)[];

const csvColumns = [...caseColumns, "action", "expectedResult"] as const;

/** With a byte order mark, because spreadsheets otherwise do not read the file as UTF-8. */
export const csvHead = `\uFEFF${stringify([[...csvColumns]], { record_delimiter: "windows", quoted: true })}`;

/** One line per step; the case's own columns are only in its first line. */
export function writeCsv(cases: readonly TestCase[]): string {
  const lines = cases.flatMap((testCase) => {
    const [first, ...rest] = testCase.steps.length > 0 ? testCase.steps : [{ action: "", expectedResult: "" }];
    const texts = caseColumns.map((column) => {
      const value = testCase[column];
      return typeof value === "string" ? value : value.join(", ");
    });
    return [
      [...texts, first?.action ?? "", first?.expectedResult ?? ""],
      ...rest.map((step) => [...Array<string>(caseColumns.length).fill(""), step.action, step.expectedResult]),
    ];
  });
  return stringify(
    lines.map((line) => line.map(asCell)),
    { record_delimiter: "windows", quoted: true },
  );
}
