import { schedules } from "@gantry/contract/schedules/routes.ts";
import type { Context } from "../../context.ts";
import { decodeCursor, toPage } from "../../platform/db/keyset.ts";
import { notFound } from "../../platform/errors.ts";
import { type Mounting, mount } from "../../platform/http/mount.ts";
import { ok } from "../../platform/http/ok.ts";
import { actorOf } from "../audit/record-audit.ts";
import { idempotencyOf } from "../idempotency/earlier-response.ts";
import { changeSchedule } from "./change-schedule.ts";
import { createSchedule } from "./create-schedule.ts";
import { deleteSchedule } from "./delete-schedule.ts";
import { presentSchedule } from "./present.ts";
import { runScheduleNow } from "./run-schedule-now.ts";
import { lastRunsOf } from "./last-runs.ts";
import { listSchedules, schedulesOf } from "./store.ts";
import { nextTimes, requireTimes } from "./times.ts";

export function mountSchedules(mounting: Mounting, ctx: Context): void {
  mount(mounting, schedules, {
    list: async ({ caller, query }) => {
      const cursor = decodeCursor(query.cursor);
      const projectId = query.project ?? query.projectId;
      const { rows, total } = await ctx.db.withTenant(caller.organizationId, (tx) => listSchedules(tx, projectId, query.limit, cursor));
      const page = toPage(rows, query.limit, total);
      // The list has ended its transaction.
      const last = await ctx.db.withTenant(caller.organizationId, (tx) => lastRunsOf(tx, page.rows));
      return { success: true as const, data: page.rows.map((row) => presentSchedule(row, last)), pagination: page.pagination };
    },
    create: async ({ caller, body, request }) =>
      ok(await createSchedule(ctx, actorOf({ caller, request }), { id: caller.userId, name: caller.name }, body)),
    preview: async ({ query }) => {
      const now = new Date(ctx.now());
      requireTimes(query, now);
      return ok({ nextRuns: nextTimes(query, now).map((at) => at.toISOString()) });
    },
    get: async ({ caller, params }) => {
      return ctx.db.withTenant(caller.organizationId, async (tx) => {
        const row = await schedulesOf(tx).where("schedules.id", "=", params.id).selectAll("schedules").executeTakeFirst();
        if (!row) throw notFound("Schedule not found");
        return ok(presentSchedule(row, await lastRunsOf(tx, [row])));
      });
    },
    change: async ({ caller, params, body, request }) => ok(await changeSchedule(ctx, actorOf({ caller, request }), params.id, body)),
    delete: async ({ caller, params, request }) => {
      await deleteSchedule(ctx, actorOf({ caller, request }), params.id);
      return { success: true as const, message: "Schedule deleted" };
    },
    run: async ({ caller, params, request }) => ok(await runScheduleNow(ctx, caller.organizationId, params.id, idempotencyOf(request))),
  });
}
