import type { TestCase } from "@gantry/contract/test-cases/schemas.ts";
import { stringify } from "csv-stringify/sync";
import { asCell } from "./csv-cells.ts";

export const csvColumns = [
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
  "action",
  "expectedResult",
] as const;

/** With a byte order mark, because spreadsheets otherwise do not read the file as UTF-8. */
export const csvHead = `\uFEFF${stringify([[...csvColumns]], { record_delimiter: "windows", quoted: true })}`;

/** One line per step; the case's own columns are only in its first line. */
export function writeCsv(cases: readonly TestCase[]): string {
  const lines = cases.flatMap((testCase) => {
    const [first, ...rest] = testCase.steps.length > 0 ? testCase.steps : [{ action: "", expectedResult: "" }];
    const { id, title, suite, type, priority, description, preconditions, testData, tags, owner, requirements } = testCase;
    const texts = [id, title, suite, type, priority, description, preconditions, testData, tags.join(", "), owner, requirements.join(", ")];
    return [
      [...texts, first?.action ?? "", first?.expectedResult ?? ""],
      ...rest.map((step) => [...Array<string>(csvColumns.length - 2).fill(""), step.action, step.expectedResult]),
    ];
  });
  return stringify(
    lines.map((line) => line.map(asCell)),
    { record_delimiter: "windows", quoted: true },
  );
}
