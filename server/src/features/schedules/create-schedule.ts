import { RunSettings } from "@gantry/contract/projects/schemas.ts";
import type { CreateSchedule, Schedule } from "@gantry/contract/schedules/schemas.ts";
import { maxSchedules } from "@gantry/contract/schedules/constants.ts";
import { sql } from "kysely";
import type { Context } from "../../context.ts";
import { conflict } from "../../platform/errors.ts";
import { type Actor, recordAudit } from "../audit/record-audit.ts";
import { lockOrganization } from "../organizations/lock-organization.ts";
import { requireProject } from "../projects/record/require-project.ts";
import { requireRoomForServices } from "../projects/run-settings/require-room-for-services.ts";
import { presentSchedule } from "./present.ts";
import { schedulesOf } from "./store.ts";
import { nextTime, requireTimes } from "./times.ts";

/** @throws 404 `Project not found`; 400 for invalid times, or for services that the project's resources are too small for; 409 when the project has reached its limit. */
export async function createSchedule(
  ctx: Context,
  actor: Actor,
  createdBy: { id: string; name: string },
  wanted: CreateSchedule,
): Promise<Schedule> {
  const row = await ctx.db.withTenant(actor.organizationId, async (tx) => {
    // Counting and inserting must not interleave.
    await lockOrganization(tx);
    const project = await requireProject(tx, wanted.projectId);
    requireRoomForServices(RunSettings.parse(project.run_settings).resources, wanted.run.services ?? []);
    const { count, now } = await schedulesOf(tx)
      .where("project_id", "=", wanted.projectId)
      .select((at) => [at.fn.countAll<number>().as("count"), sql<Date>`clock_timestamp()`.as("now")])
      .executeTakeFirstOrThrow();
    requireTimes(wanted, now);
    if (count >= maxSchedules) throw tooManySchedules();
    const id = ctx.newId();
    await recordAudit(ctx, tx, actor, {
      action: "schedule.created",
      targetType: "schedule",
      targetId: id,
      details: { name: wanted.name, cron: wanted.cron, timeZone: wanted.timeZone, projectId: wanted.projectId },
    });
    return tx
      .insertInto("schedules")
      .values({
        org_id: actor.organizationId,
        id,
        project_id: wanted.projectId,
        name: wanted.name,
        cron: wanted.cron,
        time_zone: wanted.timeZone,
        run: JSON.stringify(wanted.run),
        missed_runs: wanted.missedRuns,
        skip_while_active: wanted.skipWhileActive,
        paused: wanted.paused,
        next_run_at: wanted.paused ? null : (nextTime(wanted, now) ?? null),
        created_by: JSON.stringify(createdBy),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
  });
  return presentSchedule(row, new Map());
}

const tooManySchedules = () =>
  conflict("Too many schedules", {
    message: `A project has at most ${maxSchedules} schedules. Delete one, or let one schedule start more.`,
    code: "TOO_MANY_SCHEDULES",
  });
