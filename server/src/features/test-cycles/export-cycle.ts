import type { CycleItem, TestCycle } from "@gantry/contract/test-cycles/schemas.ts";
import { stringify } from "csv-stringify/sync";
import { asCell } from "../test-cases/files/csv-cells.ts";

const columns = [
  "case",
  "suite",
  "result",
  "failedSteps",
  "comment",
  "testedBy",
  "testedAt",
  "screenshots",
  "run",
  "cycle",
  "configuration",
];

/** The items of a cycle as CSV. With a byte order mark, because spreadsheets otherwise do not read the file as UTF-8. */
export function cycleCsv(cycle: TestCycle): string {
  const lines = cycle.items.map((item) => [
    item.title,
    item.suite,
    item.status,
    failedSteps(item),
    item.comment,
    item.resultBy?.name ?? "",
    item.status === "PENDING" ? "" : item.updatedAt,
    String(item.screenshots.length),
    item.executionId ?? "",
    cycle.name,
    cycle.configuration,
  ]);
  const rows = [columns, ...lines].map((line) => line.map(asCell));
  return `\uFEFF${stringify(rows, { record_delimiter: "windows", quoted: true })}`;
}

/** `2. Pay: a blank page`, one per line. */
function failedSteps(item: CycleItem): string {
  return item.steps
    .flatMap((step, at) => (step.status === "FAILED" ? [`${at + 1}. ${step.action}${step.comment && `: ${step.comment}`}`] : []))
    .join("\n");
}
