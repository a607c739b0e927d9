import type { Selectable } from "kysely";
import type { CaseResult, TestCase } from "@gantry/contract/test-cases/schemas.ts";
import type { Schema } from "../../platform/db/schema.ts";
import { presentResult } from "./last-result.ts";

export type CaseRow = Selectable<Schema["test_cases"]>;

export function presentCase(row: CaseRow & { last_result?: CaseResult | null }): TestCase {
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
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}
