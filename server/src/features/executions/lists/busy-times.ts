import { sql } from "kysely";
import type { TenantTransaction } from "../../../platform/db/database.ts";

export interface BusyTime {
  /** The time in which runs were in progress; until now for those that have not ended. `null`: none has ever started. */
  durationMs: number | null;
  /** When the first run started since the matrix run was last started or re-run; `null`: none has. */
  since: Date | null;
  /** Whether all of its runs have ended. */
  isOver: boolean;
}

/**
 * How long each matrix run was in progress. It runs in rounds: runs that were waiting or in progress at the same time, without the time in
 * which all had ended and no one had started one again. A round counts from the start of its first run, as a run does; so a shard that waits between two
 * others interrupts nothing.
 */
export async function busyTimes(tx: TenantTransaction, ids: readonly string[]): Promise<Map<string, BusyTime>> {
  if (ids.length === 0) return new Map();
  // Not `now()`: in the transaction that accepts the runs, these are younger than it.
  const { rows } = await sql<{ id: string; duration_ms: number | null; since: Date | null; is_over: boolean }>`
    with of_run as (
      select matrix_run_id, created_at, started_at, finished_at, greatest(created_at, coalesce(finished_at, clock_timestamp())) as finish
      from executions where org_id = ${tx.organizationId} and matrix_run_id = any(${ids}::text[])
    ), in_order as (
      select *, max(finish) over (
        partition by matrix_run_id order by created_at, finish rows between unbounded preceding and 1 preceding
      ) as earlier
      from of_run
    ), in_rounds as (
      select *, count(*) filter (where created_at > earlier) over (partition by matrix_run_id order by created_at, finish) as round_number
      from in_order
    ), of_round as (
      select matrix_run_id, round_number, bool_and(finished_at is not null) as is_over, min(started_at) as start, max(finish) filter (where started_at is not null) as finish
      from in_rounds group by matrix_run_id, round_number
    )
    select matrix_run_id as id, bool_and(is_over) as is_over, (array_agg(start order by round_number desc))[1] as since,
      round(sum(greatest(0, extract(epoch from finish - start))) filter (where start is not null) * 1000)::float8 as duration_ms
    from of_round group by matrix_run_id`.execute(tx);
  return new Map(rows.map(({ id, duration_ms, since, is_over }) => [id, { durationMs: duration_ms, since, isOver: is_over }]));
}
