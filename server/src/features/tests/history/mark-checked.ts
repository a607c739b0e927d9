import { sql } from "kysely";
import type { TenantTransaction } from "../../../platform/db/database.ts";
import { type CheckCounts, isFlaky } from "./flake-check-counts.ts";
import { lockHistory } from "../base/lock-history.ts";
import { refreshTests } from "./refresh-tests.ts";

/** Makes a check the last one of its tests. */
export async function noteCheck(
  tx: TenantTransaction,
  { checkId, projectId, testIds }: { checkId: string; projectId: string; testIds: readonly string[] },
): Promise<void> {
  await lockHistory(tx, projectId);
  await sql`
    update tests set last_flake_check_id = ${checkId}
    where org_id = ${tx.organizationId} and project_id = ${projectId} and id = any(${testIds as string[]}::text[])`.execute(tx);
}

/**
 * Marks the tests of their last flake check as flaky, or no longer, by what it has found so far. Requires a lock on the project's history.
 * @param startedAt of the check
 */
export async function markChecked(
  tx: TenantTransaction,
  { checkId, startedAt }: { checkId: string; startedAt: Date },
  tests: readonly (CheckCounts & { testId: string })[],
): Promise<void> {
  const flaky = tests.filter(isFlaky).map(({ testId }) => testId);
  const steady = tests.filter((test) => test.passed === test.runs && !isFlaky(test)).map(({ testId }) => testId);
  const { rows } = await sql<{ id: string }>`
    update tests set checked_flaky_at = case when id = any(${flaky}::text[]) then ${startedAt}::timestamptz end
    where org_id = ${tx.organizationId} and id = any(${[...flaky, ...steady]}::text[]) and last_flake_check_id = ${checkId}
      and checked_flaky_at is distinct from case when id = any(${flaky}::text[]) then ${startedAt}::timestamptz end
    returning id`.execute(tx);
  await refreshTests(
    tx,
    rows.map(({ id }) => id),
  );
}
