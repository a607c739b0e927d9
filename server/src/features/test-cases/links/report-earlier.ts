import { type RawBuilder, sql } from "kysely";
import type { TenantTransaction } from "../../../platform/db/database.ts";

/** The latest runs of a test whose results become results of the case when it is linked. */
const runsTaken = 25;

/** The worst result first. */
export const worstFirst = (status: RawBuilder<string>) =>
  sql<number>`array_position(array['failed', 'other', 'passed', 'skipped', 'pending'], ${status})`;

/** Stores the outcomes of the tests in their latest runs as results of a case. Of several results in a run, the worst is kept. */
export async function reportEarlier(tx: TenantTransaction, caseId: string, testIds: readonly string[]): Promise<void> {
  await sql`
    with latest as materialized (
      select o.execution_id, o.ordinal from unnest(${testIds}::text[]) as wanted (id) cross join lateral (
        select execution_id, ordinal from test_outcomes
        where org_id = ${tx.organizationId} and test_id = wanted.id order by run_at desc, execution_id desc limit ${runsTaken}
      ) o
    )
    insert into test_case_results as stored (org_id, test_case_id, execution_id, test_key, status, flaky, duration_ms, message, at)
    select distinct on (r.execution_id) ${tx.organizationId}, ${caseId}, r.execution_id, r.test_key, r.status, r.flaky, r.duration_ms,
      left(r.message, 1000), r.finished_at
    from latest join test_results r
      on r.org_id = ${tx.organizationId} and r.execution_id = latest.execution_id and r.ordinal = latest.ordinal
    order by r.execution_id, ${worstFirst(sql`r.status`)}, r.flaky desc, r.test_key
    on conflict (org_id, test_case_id, execution_id) do update set test_key = excluded.test_key, status = excluded.status,
        flaky = excluded.flaky, duration_ms = excluded.duration_ms, message = excluded.message, at = excluded.at
      where ${worstFirst(sql`excluded.status`)} < ${worstFirst(sql`stored.status`)}`.execute(tx);
}
