import type { CycleItem, TestCycle } from "@gantry/contract/test-cycles/schemas.ts";
import { byteOrderMark, csvLines } from "../../platform/csv.ts";

const columns = [
  "case",
  "suite",
  "result",
  "failedSteps",
  "comment",
  "testedBy",
  "testedAt",
  "screenshots",
  "issues",
  "run",
  "cycle",
  "configuration",
  "caseId",
  "assignee",
  "dueOn",
];

/** The items of a cycle as CSV. `caseIds`: `TC-12`, by the id of the case. */
export function cycleCsv(cycle: TestCycle, caseIds: ReadonlyMap<string, string>): string {
  const lines = cycle.items.map((item) => [
    item.title,
    item.suite,
    item.status,
    failedSteps(item),
    item.comment,
    item.resultBy?.name ?? "",
    item.status === "PENDING" ? "" : item.updatedAt,
    String(item.screenshots.length),
    item.issues.map((issue) => issue.url).join(" "),
    item.executionId ?? "",
    cycle.name,
    cycle.configuration,
    caseIds.get(item.testCaseId ?? "") ?? "",
    cycle.assignee?.name ?? "",
    cycle.dueOn ?? "",
  ]);
  return byteOrderMark + csvLines([columns, ...lines]);
}

/** `2. Pay: a blank page`, one per line. */
function failedSteps(item: CycleItem): string {
  return item.steps
    .flatMap((step, at) => (step.status === "FAILED" ? [`${at + 1}. ${step.action}${step.comment && `: ${step.comment}`}`] : []))
    .join("\n");
}
