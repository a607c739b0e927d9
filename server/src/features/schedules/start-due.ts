import type { Execution } from "@gantry/contract/executions/schemas.ts";
import { ScheduledRun } from "@gantry/contract/schedules/schemas.ts";
import { sql } from "kysely";
import type { Context } from "../../context.ts";
import type { TenantTransaction } from "../../platform/db/database.ts";
import { HttpError } from "../../platform/http/errors.ts";
import { findExecution } from "../executions/find-execution.ts";
import { acceptRun, announceQueued } from "../runs/accept/request-execution.ts";
import { eachOrganization } from "../organizations/each-organization.ts";
import { lockOrganization } from "../organizations/lock-organization.ts";
import type { ScheduleRow } from "./present.ts";
import { lockSchedule } from "./store.ts";
import { whatIsDue } from "./times.ts";

/** Starts due schedules. Called every second by each server; one of them starts each time. */
export async function startDue(ctx: Context): Promise<void> {
  const { rows } = await ctx.db.asSystem((tx) =>
    // In random order, so that failing schedules do not starve the others.
    sql<{ org_id: string; id: string }>`
      select s.org_id, s.id from schedules s join projects p on p.org_id = s.org_id and p.id = s.project_id and p.deleted_at is null
      where s.next_run_at <= clock_timestamp() order by random() limit 200`.execute(tx.lastly()),
  );
  await eachOrganization(ctx, rows, "a schedule did not start", ({ org_id, id }) => startOne(ctx, org_id, id));
}

async function startOne(ctx: Context, organizationId: string, id: string): Promise<void> {
  const execution = await ctx.db.withTenant(organizationId, async (tx) => {
    // Organization first, like every run; the second server to lock the schedule finds its next time already set.
    await lockOrganization(tx);
    const schedule = await lockSchedule(tx, id);
    if (!schedule?.next_run_at || schedule.next_run_at > schedule.now) return undefined;
    const times = { cron: schedule.cron, timeZone: schedule.time_zone, missedRuns: schedule.missed_runs, dueAt: schedule.next_run_at };
    const { start, next } = whatIsDue(times, schedule.now);
    const outcome: Outcome = start ? await startUnlessActive(ctx, tx, schedule) : { reason: "Missed: no server was there at its time." };
    await tx
      .updateTable("schedules")
      .set({
        next_run_at: next ?? null,
        last_at: sql<Date>`clock_timestamp()`,
        // After a time skipped for an active run, that run is kept: the next time checks it again.
        last_execution_id: outcome.execution?.id ?? outcome.waitsFor ?? null,
        last_reason: outcome.reason ?? null,
      })
      .where("org_id", "=", organizationId)
      .where("id", "=", id)
      .execute();
    return outcome.execution;
  });
  if (execution) announceQueued(ctx, execution);
}

interface Outcome {
  execution?: Execution;
  /** Why there is no run. */
  reason?: string;
  /** The active run for which this time was skipped. */
  waitsFor?: string;
}

async function startUnlessActive(ctx: Context, tx: TenantTransaction, schedule: ScheduleRow): Promise<Outcome> {
  const before = schedule.skip_while_active && schedule.last_execution_id ? await findExecution(tx, schedule.last_execution_id) : undefined;
  if (before && before.verdict === null) return { waitsFor: before.id, reason: `Skipped: execution ${before.id} had not ended.` };
  await sql`savepoint start_run`.execute(tx);
  try {
    return { execution: await startRun(ctx, tx, schedule) };
  } catch (error) {
    // What the rejected request wrote is undone; the schedule moves on and shows the reason.
    if (error instanceof HttpError && error.status < 500) {
      await sql`rollback to savepoint start_run`.execute(tx);
      return { reason: [error.reply.error, error.reply.message].filter(Boolean).join(": ") };
    }
    throw error;
  }
}

/** Requests the run, inside a transaction that holds the organization. @throws 429 like any run. */
export async function startRun(ctx: Context, tx: TenantTransaction, schedule: ScheduleRow): Promise<Execution> {
  const requester = { organizationId: tx.organizationId, requestedBy: { id: null, name: `Schedule ${schedule.name}` } };
  const request = { ...ScheduledRun.parse(schedule.run), projectId: schedule.project_id, trigger: "schedule" as const };
  return (await acceptRun(ctx, tx, requester, request)).execution;
}
