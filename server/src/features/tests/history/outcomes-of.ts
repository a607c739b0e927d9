import { sql } from "kysely";
import type { TestOutcome } from "@gantry/contract/executions/schemas.ts";
import type { TestStatus } from "@gantry/contract/results/schemas.ts";
import type { TenantTransaction } from "../../../platform/db/database.ts";

interface OutcomeRow {
  test_id: string;
  execution_id: string;
  status: TestStatus;
  flaky: boolean;
  run_at: Date;
}

/** The last outcomes of tests up to a time (or until now), each oldest first. */
export async function outcomesOf(
  tx: TenantTransaction,
  testIds: readonly string[],
  most: number,
  upTo?: { runAt: Date; executionId: string },
): Promise<Map<string, TestOutcome[]>> {
  const outcomes = new Map<string, TestOutcome[]>();
  if (testIds.length === 0) return outcomes;
  const limit = upTo ? sql`and (o.run_at, o.execution_id) <= (${upTo.runAt}, ${upTo.executionId})` : sql``;
  const { rows } = await sql<OutcomeRow>`
    select wanted.id as test_id, last.* from unnest(${testIds as string[]}::text[]) as wanted (id)
    cross join lateral (
      select o.execution_id, o.status, o.flaky, o.run_at from test_outcomes o
      where o.org_id = ${tx.organizationId} and o.test_id = wanted.id ${limit}
      order by o.run_at desc, o.execution_id desc limit ${most}
    ) last`.execute(tx);
  for (const row of rows) {
    const list = outcomes.get(row.test_id) ?? [];
    list.unshift({ executionId: row.execution_id, status: row.status, flaky: row.flaky, at: row.run_at.toISOString() });
    outcomes.set(row.test_id, list);
  }
  return outcomes;
}
