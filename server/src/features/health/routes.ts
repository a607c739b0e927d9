import { readFile } from "node:fs/promises";
import { sql } from "kysely";
import { register } from "prom-client";
import { health } from "@gantry/contract/health.ts";
import type { Context } from "../../context.ts";
import { sendPage, wantsPage } from "../../platform/http/app.ts";
import { unavailable } from "../../platform/http/errors.ts";
import { type Mounting, mount } from "../../platform/http/mount.ts";

export function mountHealth(mounting: Mounting, ctx: Context): void {
  mount(mounting, health, {
    live: async ({ request, reply }) => {
      // A browser gets the dashboard at the same address.
      if (ctx.dashboardPage && wantsPage(request)) sendPage(reply, await readFile(ctx.dashboardPage, "utf8"));
      return { message: "Gantry is running" };
    },
    ready: async () => {
      try {
        const workers = await ctx.db.asSystem((tx) =>
          tx
            .selectFrom("workers")
            .select((row) => row.fn.countAll<number>().as("count"))
            .where("last_seen_at", ">", sql<Date>`now() - interval '30 seconds'`)
            .executeTakeFirstOrThrow(),
        );
        return { success: true as const, data: { database: "up" as const, workers: workers.count } };
      } catch (error) {
        ctx.log.warn({ err: error }, "not ready");
        throw unavailable("Not ready", { message: "The database cannot be reached.", code: "NOT_READY" });
      }
    },
    metrics: async ({ reply }) => {
      reply.type(register.contentType);
      return register.metrics();
    },
  });
}
