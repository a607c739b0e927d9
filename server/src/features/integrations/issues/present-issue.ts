import type { Selectable } from "kysely";
import type { TrackedIssue } from "@gantry/contract/issues/schemas.ts";
import type { Schema } from "../../../platform/db/schema.ts";

type IssueRow = Pick<
  Selectable<Schema["tracked_issues"]>,
  "provider" | "key" | "url" | "execution_id" | "test_key" | "created_by" | "created_at"
>;

export function presentIssue(row: IssueRow): TrackedIssue {
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
