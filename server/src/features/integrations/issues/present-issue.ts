import type { Selectable } from "kysely";
import type { TrackedIssue } from "@gantry/contract/issues/schemas.ts";
import type { Schema } from "../../../platform/db/schema.ts";

export function presentIssue(row: Selectable<Schema["tracked_issues"]>): TrackedIssue {
  return {
    provider: row.provider,
    key: row.key,
    url: row.url,
    executionId: row.execution_id,
    testKey: row.test_key === "" ? null : row.test_key,
    createdBy: row.created_by,
    createdAt: row.created_at.toISOString(),
  };
}
