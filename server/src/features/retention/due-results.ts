import { type RawBuilder, sql } from "kysely";
import type { TenantTransaction } from "../../platform/db/database.ts";
import { hasEnded } from "../executions/record/lifecycle.ts";

/** A run whose results may be removed. */
export interface DueRun {
  id: string;
  /** How many results it has, by its record. */
  tests: number;
}

/**
 * A query source: the project's runs with results that ended more than `days` days ago by the database's clock, also deleted ones. Not those that are pinned, not in
 * history yet, or re-run later: the re-run of failed tests needs the other results of the run before it.
 */
export function dueResults(tx: TenantTransaction, projectId: string, days: number): RawBuilder<DueRun & { finished_at: Date }> {
  const age = sql`clock_timestamp() - make_interval(days => ${days}::int)`;
  return sql`(
    select e.id, coalesce((e.tests ->> 'total')::int, 0) as tests, e.finished_at from executions e
    where e.org_id = ${tx.organizationId} and e.project_id = ${projectId} and e.tests is not null and e.results_removed_at is null
      and e.finished_at < ${age} and e.pinned_at is null and ${hasEnded("e.status")} and e.history <> 'due'
      and not exists (
        with recursive later as (
          select r.id, r.status, r.finished_at from executions r where r.org_id = e.org_id and r.rerun_of = e.id
          union
          select r.id, r.status, r.finished_at from later join executions r on r.org_id = e.org_id and r.rerun_of = later.id
        )
        select 1 from later where not ${hasEnded("later.status")} or later.finished_at >= ${age})
  ) due`;
}

const maxCounted = 100_000;

/** How many runs these are, counted up to 100,000, and how many results they have. */
export async function countDueResults(
  tx: TenantTransaction,
  projectId: string,
  days: number,
): Promise<{ executions: number; tests: number }> {
  const { rows } = await sql<{ executions: number; tests: number }>`
    select count(*) as executions, coalesce(sum(tests), 0)::int8 as tests
    from (select tests from ${dueResults(tx, projectId, days)} order by finished_at limit ${maxCounted}) counted`.execute(tx);
  return rows[0] ?? { executions: 0, tests: 0 };
}
