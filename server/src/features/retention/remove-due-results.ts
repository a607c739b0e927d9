import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import type { Context } from "../../context.ts";
import type { TenantTransaction } from "../../platform/db/database.ts";
import { lockResultsForRemoval } from "../executions/results/lock-results.ts";
import { eachOrganization } from "../organizations/each-organization.ts";
import { startHistoryAt } from "../projects/start-history-at.ts";
import { type DueRun, dueResults } from "./due-results.ts";
import { removeResults } from "./remove-results.ts";
import { keptResultDays } from "./result-days.ts";

/** In one transaction, so that its locks are short; a larger run is removed alone. */
const testsPerBatch = 5_000;
const runsPerBatch = 200;
/** A round of the job ends shortly after this; the next one continues. */
const jobMs = 240_000;

/** The timed job: removes results that are older than the project, or the installation, keeps them. */
export async function removeAllDueResults(ctx: Context): Promise<void> {
  const projects = await ctx.db.asSystem((tx) =>
    tx
      .selectFrom("projects")
      .select(["org_id", "id", "result_days"])
      .$if(ctx.config.resultDays === undefined, (q) => q.where("result_days", "is not", null))
      // In random order: projects that one round does not reach may come first in the next.
      .orderBy(sql`random()`)
      .execute(),
  );
  const until = performance.now() + jobMs;
  await eachOrganization(ctx, projects, "old results of a project were not removed", async ({ org_id, id, result_days }) => {
    const days = keptResultDays(ctx, result_days);
    if (days === null) return;
    const { runs } = await removeDueResults(ctx, org_id, { projectId: id, days }, until);
    if (runs > 0) ctx.log.info({ organizationId: org_id, projectId: id, runs }, "retention removed the results of runs");
  });
}

/**
 * Removes results of a project that were kept longer than `days`, in short transactions.
 * @param until of `performance.now()`: then it stops. @returns of how many runs, and whether there are more
 */
export async function removeDueResults(
  ctx: Context,
  organizationId: string,
  kept: { projectId: string; days: number },
  until: number,
): Promise<{ runs: number; isMore: boolean }> {
  let runs = 0;
  while (!ctx.background.closing.aborted) {
    const due = await nextRuns(ctx, organizationId, kept);
    if (due.length === 0) return { runs, isMore: false };
    if (performance.now() > until) break;
    if (runs === 0) await ctx.db.withTenant(organizationId, (tx) => startHistoryAt(tx, kept.projectId, kept.days));
    const startedAt = performance.now();
    const removed = await ctx.db.withTenant(organizationId, (tx) => removeBatch(tx, kept, due));
    // Others hold all of them, for example a callback: next time.
    if (removed === 0) break;
    runs += removed;
    // Half of the time is for requests.
    await sleep(performance.now() - startedAt);
  }
  return { runs, isMore: true };
}

/** The oldest runs with about as many results as a transaction removes, at least one. */
async function nextRuns(ctx: Context, organizationId: string, { projectId, days }: { projectId: string; days: number }): Promise<string[]> {
  const { rows } = await ctx.db.withTenant(organizationId, (tx) =>
    sql<DueRun>`select id, tests from ${dueResults(tx, projectId, days)} order by finished_at limit ${runsPerBatch}`.execute(tx),
  );
  let tests = 0;
  return rows.flatMap((row, index) => {
    tests += row.tests;
    return index === 0 || tests <= testsPerBatch ? [row.id] : [];
  });
}

/** @returns how many of the runs were removed: they may have changed, or another transaction holds them. */
async function removeBatch(
  tx: TenantTransaction,
  { projectId, days }: { projectId: string; days: number },
  ids: readonly string[],
): Promise<number> {
  const { rows: held } = await sql<{ id: string }>`
    select id from executions where org_id = ${tx.organizationId} and id = any(${ids as string[]}::text[])
    order by id for no key update skip locked`.execute(tx);
  const locked = await lockResultsForRemoval(
    tx,
    held.map(({ id }) => id),
  );
  // Read under the locks: a run may have been pinned, changed or re-run.
  const { rows: due } = await sql<{ id: string }>`
    select id from ${dueResults(tx, projectId, days)} where id = any(${locked}::text[])`.execute(tx);
  if (due.length === 0) return 0;
  await removeResults(
    tx,
    due.map(({ id }) => id),
  );
  return due.length;
}
