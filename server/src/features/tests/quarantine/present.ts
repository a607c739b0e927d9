import type { QuarantinedTest } from "@gantry/contract/quarantine/schemas.ts";
import type { TenantTransaction } from "../../../platform/db/database.ts";
import { inForce } from "./quarantined-keys.ts";

/** What is in quarantine now, with the names of the tests. */
export function inQuarantine(tx: TenantTransaction) {
  return tx
    .selectFrom("quarantine")
    .innerJoin("tests", (on) => on.onRef("tests.org_id", "=", "quarantine.org_id").onRef("tests.id", "=", "quarantine.test_id"))
    .innerJoin("projects", (on) => on.onRef("projects.org_id", "=", "quarantine.org_id").onRef("projects.id", "=", "quarantine.project_id"))
    .where("quarantine.org_id", "=", tx.organizationId)
    .where("projects.deleted_at", "is", null)
    .where(inForce)
    .select([
      "quarantine.test_id",
      "quarantine.test_key",
      "quarantine.project_id",
      "quarantine.source",
      "quarantine.reason",
      "quarantine.owner",
      "quarantine.group_name",
      "quarantine.execution_id",
      "quarantine.quarantined_by",
      "quarantine.created_at",
      "quarantine.expires_at",
      "quarantine.keep",
      "tests.name",
      "tests.suite",
      "tests.file_path",
      "tests.variant",
    ]);
}

export type QuarantineRow = Awaited<ReturnType<ReturnType<typeof inQuarantine>["executeTakeFirstOrThrow"]>>;

export function presentQuarantine(row: QuarantineRow): QuarantinedTest {
  return {
    id: row.test_id,
    testId: row.test_id,
    testKey: row.test_key,
    projectId: row.project_id,
    name: row.name,
    suite: row.suite,
    filePath: row.file_path,
    variant: row.variant,
    source: row.source,
    reason: row.reason,
    owner: row.owner,
    groupName: row.group_name,
    executionId: row.execution_id,
    quarantinedBy: row.quarantined_by,
    quarantinedAt: row.created_at.toISOString(),
    expiresAt: row.expires_at?.toISOString() ?? null,
    keepUntil: row.keep ? (row.expires_at?.toISOString() ?? null) : null,
  };
}
