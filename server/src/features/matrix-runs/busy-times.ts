import { sql } from "kysely";
import type { TenantTransaction } from "../../platform/db/database.ts";

export interface BusyTime {
  /** The time in which a run was waiting or in progress; until now for those that have not ended. */
  durationMs: number;
  /** When the newest of these times began. */
  since: Date;
}

/** Of each matrix run: how long it was carried out, without the time in which it had ended and nobody had started it again. */
export async function busyTimes(tx: TenantTransaction, ids: readonly string[]): Promise<Map<string, BusyTime>> {
  if (ids.length === 0) return new Map();
  // Not `now()`: in the transaction that accepts the runs, these are younger than it.
  const { rows } = await sql<{ id: string; duration_ms: number; since: Date }>`
    select matrix_run_id as id, max(start) filter (where earlier is null or start > earlier) as since,
      round(sum(greatest(0, extract(epoch from finish - greatest(start, earlier)))) * 1000)::float8 as duration_ms
    from (
      select *, max(finish) over (
        partition by matrix_run_id order by start, finish rows between unbounded preceding and 1 preceding
      ) as earlier
      from (
        select matrix_run_id, created_at as start, greatest(created_at, coalesce(finished_at, clock_timestamp())) as finish
        from executions where org_id = ${tx.organizationId} and matrix_run_id = any(${ids}::text[])
      ) of_run
    ) in_order
    group by matrix_run_id`.execute(tx);
  return new Map(rows.map(({ id, duration_ms, since }) => [id, { durationMs: duration_ms, since }]));
}
