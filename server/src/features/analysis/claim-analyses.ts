import { sql } from "kysely";
import type { Context } from "../../context.ts";

/** An analysis whose server died is taken over by another one after this time. */
const holdSeconds = 10;

/** Lease end of an analysis, by the database's clock. */
export const held = sql<Date>`clock_timestamp() + make_interval(secs => ${holdSeconds})`;

export interface LeasedAnalysis {
  org_id: string;
  execution_id: string;
}

/** Renews this process's leases, also of due failures. One whose analysis is being stored at this moment is locked and needs no renewal. */
export async function renewAnalysisLeases(ctx: Pick<Context, "db">, executionIds: readonly string[]): Promise<void> {
  if (executionIds.length === 0) return;
  await ctx.db.asSystem((tx) =>
    sql`
      update execution_analyses set held_until = ${held}
      where (org_id, execution_id) in (
        select org_id, execution_id from execution_analyses
        where (status = 'PENDING' or failures_after is not null) and execution_id = any(${executionIds as string[]}::text[])
        for update skip locked
      )`.execute(tx.commitWithNext()),
  );
}

/** Releases the leases on shutdown, so that another server, or this one's successor, continues immediately. */
export async function releaseAnalysisLeases(ctx: Pick<Context, "db">, executionIds: readonly string[]): Promise<void> {
  if (executionIds.length === 0) return;
  await ctx.db.asSystem((tx) =>
    tx
      .updateTable("execution_analyses")
      // A shutdown is no failed try.
      .set({ held_until: null, failures_tries: sql<number>`greatest(failures_tries - 1, 0)` })
      .where((row) => row.or([row("status", "=", "PENDING"), row("failures_after", "is not", null)]))
      .where("execution_id", "in", [...executionIds])
      .execute(),
  );
}

/**
 * Claims analyses without a live lease, and those out of time, whose runs must end now.
 * @param mine this process's analyses.
 */
export async function claimAnalyses(ctx: Pick<Context, "db">, mine: readonly string[], timeLimitMs: number): Promise<LeasedAnalysis[]> {
  const { rows } = await ctx.db.asSystem((tx) =>
    sql<LeasedAnalysis>`
      update execution_analyses set held_until = ${held}
      where (org_id, execution_id) in (
        select org_id, execution_id from execution_analyses
        where status = 'PENDING' and execution_id <> all(${mine as string[]}::text[])
          and (held_until is null or held_until <= clock_timestamp()
            or requested_at <= clock_timestamp() - ${timeLimitMs} * interval '1 millisecond')
        order by requested_at limit 50 for update skip locked
      )
      returning org_id, execution_id`.execute(tx.commitWithNext()),
  );
  return rows;
}

/**
 * Claims due failures of stored analyses without a live lease, and counts the try.
 * @param mine this process's analyses.
 */
export async function claimDueFailures(ctx: Pick<Context, "db">, mine: readonly string[], limit: number): Promise<LeasedAnalysis[]> {
  if (limit <= 0) return [];
  const { rows } = await ctx.db.asSystem((tx) =>
    sql<LeasedAnalysis>`
      update execution_analyses set held_until = ${held}, failures_tries = failures_tries + 1
      where (org_id, execution_id) in (
        select org_id, execution_id from execution_analyses
        where failures_after is not null and status <> 'PENDING' and execution_id <> all(${mine as string[]}::text[])
          and (held_until is null or held_until <= clock_timestamp())
        order by held_until nulls first limit ${limit} for update skip locked
      )
      returning org_id, execution_id`.execute(tx.commitWithNext()),
  );
  return rows;
}
