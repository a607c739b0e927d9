import { sql } from "kysely";
import type { TenantTransaction } from "../../../platform/db/database.ts";

/** Moves runs of a project to another group in the history of their tests. Requires a lock on that history. @returns the ids of the tests. */
export async function regroupRuns(tx: TenantTransaction, executionIds: readonly string[], groupName: string | null): Promise<string[]> {
  const { rows } = await sql<{ test_id: string }>`
    with moved as (
      update test_outcomes set group_name = ${groupName}
      where org_id = ${tx.organizationId} and execution_id = any(${executionIds as string[]}::text[]) returning test_id
    )
    select distinct test_id from moved`.execute(tx);
  return rows.map((row) => row.test_id);
}
