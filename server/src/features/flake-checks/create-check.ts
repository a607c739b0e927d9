import { sql } from "kysely";
import type { TenantTransaction } from "../../platform/db/database.ts";
import { checkResults } from "../tests/history/flake-check-counts.ts";
import { noteCheck } from "../tests/history/mark-checked.ts";

interface NewCheck {
  id: string;
  projectId: string;
  sourceId: string;
  times: number;
  requestedBy: { id: string | null; name: string };
  testIds: readonly string[];
  executionIds: readonly string[];
}

/** Stores a check of which nothing has run yet, in the transaction that accepts its runs. */
export async function createCheck(tx: TenantTransaction, check: NewCheck): Promise<void> {
  await tx
    .insertInto("flake_checks")
    .values({
      org_id: tx.organizationId,
      id: check.id,
      project_id: check.projectId,
      source_id: check.sourceId,
      times: check.times,
      requested_by: JSON.stringify(check.requestedBy),
    })
    .execute();
  await sql`
    insert into flake_check_results (org_id, execution_id, test_id, check_id)
    select ${tx.organizationId}, run.id, test.id, ${check.id}
    from unnest(${check.executionIds as string[]}::text[]) as run (id), unnest(${check.testIds as string[]}::text[]) as test (id)`.execute(
    tx,
  );
  await noteCheck(tx, { checkId: check.id, projectId: check.projectId, testIds: check.testIds });
}

/** The name of one of these tests that a check in progress runs. Call under the organization's lock. */
export async function findChecked(tx: TenantTransaction, testIds: readonly string[]): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`
    select tests.name from (${checkResults(tx)}) join tests on tests.org_id = result.org_id and tests.id = result.test_id
    where result.status is null and result.test_id = any(${testIds as string[]}::text[]) order by tests.name limit 1`.execute(tx);
  return rows[0]?.name;
}
