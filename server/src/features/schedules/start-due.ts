import { sql } from "kysely";
import type { Context } from "../../context.ts";
import type { TenantTransaction } from "../../platform/db/database.ts";
import { HttpError } from "../../platform/errors.ts";
import { announceQueued } from "../runs/accept/request-execution.ts";
import type { PlannedAhead } from "../runs/accept/start-stored-run.ts";
import { eachOrganization } from "../organizations/each-organization.ts";
import { lockOrganization } from "../organizations/lock-organization.ts";
import { findActive } from "./find-active.ts";
import type { ScheduleRow } from "./schedule-row.ts";
import { planSchedule, type StartedRuns, startRuns } from "./start-runs.ts";
import { lockSchedule } from "./store.ts";
import { whatIsDue } from "./times.ts";

/** Starts due schedules. Called every second by each server; one of them starts each time. */
export async function startDue(ctx: Context): Promise<void> {
  const { rows } = await ctx.db.asSystem((tx) =>
    // In random order, so that failing schedules do not starve the others.
    sql<{ org_id: string; id: string }>`
      select s.org_id, s.id from schedules s join projects p on p.org_id = s.org_id and p.id = s.project_id and p.deleted_at is null
      where s.next_run_at <= clock_timestamp() order by random() limit 200`.execute(tx.commitWithNext()),
  );
  await eachOrganization(ctx, rows, "a schedule did not start", ({ org_id, id }) => startOne(ctx, org_id, id));
}

async function startOne(ctx: Context, organizationId: string, id: string): Promise<void> {
  const runs = await ctx.db.withTenant(organizationId, async (tx) => {
    const ahead = await planSchedule(tx, id);
    // Organization first, like every run; the second server to lock the schedule finds its next time already set.
    await lockOrganization(tx);
    const schedule = await lockSchedule(tx, id);
    if (!schedule?.next_run_at || schedule.next_run_at > schedule.now) return [];
    const times = { cron: schedule.cron, timeZone: schedule.time_zone, missedRuns: schedule.missed_runs, dueAt: schedule.next_run_at };
    const { start, next } = whatIsDue(times, schedule.now);
    const outcome: Outcome = start
      ? await startUnlessActive(ctx, tx, schedule, ahead)
      : { reason: "Missed: no server was there at its time." };
    await tx
      .updateTable("schedules")
      .set({
        next_run_at: next ?? null,
        last_at: sql<Date>`clock_timestamp()`,
        // After a time skipped for an active run, that run is kept: the next time checks it again.
        last_execution_id: outcome.runs?.[0].id ?? outcome.waitsFor ?? null,
        last_reason: outcome.reason ?? null,
      })
      .where("org_id", "=", organizationId)
      .where("id", "=", id)
      .execute();
    return outcome.runs ?? [];
  });
  for (const run of runs) announceQueued(ctx, run);
}

interface Outcome {
  runs?: StartedRuns;
  /** Why there is no run. */
  reason?: string;
  /** The run, or the first one of the matrix run, for which this time was skipped. */
  waitsFor?: string;
}

async function startUnlessActive(
  ctx: Context,
  tx: TenantTransaction,
  schedule: ScheduleRow,
  ahead: PlannedAhead | undefined,
): Promise<Outcome> {
  const last = schedule.last_execution_id;
  const active = schedule.skip_while_active && last !== null ? await findActive(tx, last) : undefined;
  if (last !== null && active !== undefined) return { waitsFor: last, reason: `Skipped: execution ${active} had not ended.` };
  await sql`savepoint start_run`.execute(tx);
  try {
    return { runs: await startRuns(ctx, tx, schedule, ahead) };
  } catch (error) {
    // What the rejected request wrote is undone; the schedule moves on and shows the reason.
    if (error instanceof HttpError && error.status < 500) {
      await sql`rollback to savepoint start_run`.execute(tx);
      return { reason: [error.reply.error, error.reply.message].filter(Boolean).join(": ") };
    }
    throw error;
  }
}
