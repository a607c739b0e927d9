import { RunSettings } from "@gantry/contract/projects/schemas.ts";
import type { ChangeSchedule, Schedule } from "@gantry/contract/schedules/schemas.ts";
import { sql } from "kysely";
import type { Context } from "../../context.ts";
import { notFound } from "../../platform/errors.ts";
import { type Actor, recordAudit } from "../audit/record-audit.ts";
import { requireProject } from "../projects/record/require-project.ts";
import { requireRoomForServices } from "../projects/run-settings/require-room-for-services.ts";
import { presentSchedule } from "./present.ts";
import { lastRunsOf } from "./last-runs.ts";
import { lockSchedule } from "./store.ts";
import { nextTime, requireTimes } from "./times.ts";

/**
 * Changes the given fields. New times, and a resumed schedule, start from now: missed times are not caught up.
 * @throws 404 `Schedule not found`; 400 for invalid times, or for services that the project's resources are too small for.
 */
export async function changeSchedule(ctx: Context, actor: Actor, id: string, change: ChangeSchedule): Promise<Schedule> {
  return ctx.db.withTenant(actor.organizationId, async (tx) => {
    const before = await lockSchedule(tx, id);
    if (!before) throw notFound("Schedule not found");
    if (change.run?.services?.length) {
      const project = await requireProject(tx, before.project_id);
      requireRoomForServices(RunSettings.parse(project.run_settings).resources, change.run.services);
    }
    const times = { cron: change.cron ?? before.cron, timeZone: change.timeZone ?? before.time_zone };
    const paused = change.paused ?? before.paused;
    const isNewTime = times.cron !== before.cron || times.timeZone !== before.time_zone || paused !== before.paused;
    if (isNewTime) requireTimes(times, before.now);
    const due = paused ? null : isNewTime ? (nextTime(times, before.now) ?? null) : before.next_run_at;
    await recordAudit(ctx, tx, actor, {
      action: paused === before.paused ? "schedule.changed" : paused ? "schedule.paused" : "schedule.resumed",
      targetType: "schedule",
      targetId: id,
      details: { name: change.name ?? before.name, changed: Object.keys(change) },
    });
    const changed = await tx
      .updateTable("schedules")
      .set({
        name: change.name ?? before.name,
        cron: times.cron,
        time_zone: times.timeZone,
        ...(change.run ? { run: JSON.stringify(change.run) } : {}),
        missed_runs: change.missedRuns ?? before.missed_runs,
        skip_while_active: change.skipWhileActive ?? before.skip_while_active,
        paused,
        next_run_at: due,
        updated_at: sql<Date>`clock_timestamp()`,
      })
      .where("org_id", "=", actor.organizationId)
      .where("id", "=", id)
      .returningAll()
      .executeTakeFirstOrThrow();
    return presentSchedule(changed, await lastRunsOf(tx, [changed]));
  });
}
