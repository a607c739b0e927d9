import type { Selectable } from "kysely";
import type { CycleIssue, CycleItem, CycleSummary, Screenshot, TestCycleRow } from "@gantry/contract/test-cycles/schemas.ts";
import type { Schema } from "../../../platform/db/schema.ts";

type CycleRow = Selectable<Schema["test_cycles"]>;
type ItemRow = Selectable<Schema["test_cycle_items"]>;

export function presentCycleRow(row: CycleRow & { summary: CycleSummary }): TestCycleRow {
  return {
    id: row.id,
    organizationId: row.org_id,
    projectId: row.project_id,
    name: row.name,
    status: row.status,
    source: row.source,
    ciContext: row.ci_context,
    assignee: row.assignee,
    dueOn: row.due_on,
    configuration: row.configuration,
    groupId: row.group_id,
    summary: row.summary,
    createdBy: row.created_by,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    completedAt: row.completed_at?.toISOString() ?? null,
  };
}

/** An item with what its cycle shows of the case and the runs. */
interface ShownItem extends ItemRow {
  live_case_id: string | null;
  live_case_number: number | null;
  live_executions: readonly string[];
  shown_description: string;
  shown_preconditions: string;
  shown_test_data: string;
  screenshots: Screenshot[];
  issues: CycleIssue[];
}

export function presentItem(row: ShownItem): CycleItem {
  const lives = (id: string) => row.live_executions.includes(id);
  return {
    id: row.id,
    testCaseId: row.live_case_id,
    testCaseNumber: row.live_case_number,
    type: row.type,
    title: row.title,
    suite: row.suite,
    description: row.shown_description,
    preconditions: row.shown_preconditions,
    testData: row.shown_test_data,
    customFields: row.custom_fields,
    status: row.status,
    steps: row.steps,
    executionId: row.execution_id !== null && lives(row.execution_id) ? row.execution_id : null,
    earlierExecutionIds: row.earlier_executions.filter(lives),
    comment: row.comment,
    // PostgreSQL's JSON has its own format of times.
    screenshots: row.screenshots.map((shot) => ({ ...shot, createdAt: new Date(shot.createdAt).toISOString() })),
    issues: row.issues.map((issue) => ({ ...issue, createdAt: new Date(issue.createdAt).toISOString() })),
    resultBy: row.result_by,
    updatedAt: row.updated_at.toISOString(),
  };
}
