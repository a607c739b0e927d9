import type { Selectable } from "kysely";
import type { CaseResult, CaseVerdict, TestCase } from "@gantry/contract/test-cases/schemas.ts";
import type { Schema } from "../../platform/db/schema.ts";
import { type InCycle, presentResult } from "./record/last-result.ts";
import { latestVerdict } from "./latest-verdict.ts";

export type CaseRow = Selectable<Schema["test_cases"]>;

export function presentCase(row: CaseRow & { last_result?: CaseResult | null; last_in_cycle?: InCycle | null }): TestCase {
  return {
    id: row.id,
    number: row.number,
    organizationId: row.org_id,
    projectId: row.project_id,
    title: row.title,
    description: row.description,
    suite: row.suite,
    preconditions: row.preconditions,
    testData: row.test_data,
    dataTable: row.data_table,
    steps: row.steps,
    priority: row.priority,
    type: row.type,
    tags: row.tags,
    owner: row.owner,
    requirements: row.requirements,
    customFields: row.custom_fields,
    source: row.source,
    lastResult: row.last_result ? presentResult(row.last_result) : null,
    lastVerdict: verdictOf(row.last_result, row.last_in_cycle),
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}

function verdictOf(automated: CaseResult | null | undefined, inCycle: InCycle | null | undefined): CaseVerdict | null {
  const latest = latestVerdict({ automated, inCycle });
  return (
    latest && {
      status: latest.status,
      at: new Date(latest.result.at).toISOString(),
      executionId: latest.by === "run" ? latest.result.executionId : null,
      cycle: latest.by === "cycle" ? latest.result.cycle : null,
    }
  );
}
