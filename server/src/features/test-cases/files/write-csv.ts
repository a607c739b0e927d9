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
      return typeof value === "string" ? value : value.join(", ");
    });
    return [
      [...texts, first?.action ?? "", first?.expectedResult ?? ""],
      ...rest.map((step) => [...Array<string>(caseColumns.length).fill(""), step.action, step.expectedResult]),
    ];
  });
  return csvLines(lines);
}
