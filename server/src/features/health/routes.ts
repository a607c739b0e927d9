import { health } from "@gantry/contract/health/routes.ts";
import type { Context } from "../../context.ts";
import { isDatabaseFull } from "../../platform/db/database-down.ts";
import { createOutageLog } from "../../platform/db/outage-log.ts";
import { sendPage, wantsPage } from "../../platform/http/dashboard-page.ts";
import { unavailable } from "../../platform/errors.ts";
import { type Mounting, mount } from "../../platform/http/mount.ts";
import { createScrape } from "./scrape-metrics.ts";
import { workersPresent } from "./workers-present.ts";

export function mountHealth(mounting: Mounting, ctx: Context): void {
  const scrape = createScrape(ctx);
  const isOutage = createOutageLog(ctx.log, "not ready: the database cannot be used");
  mount(mounting, health, {
    live: async ({ request, reply }) => {
      // Browsers get the dashboard at the same address.
      if (ctx.dashboardPage && wantsPage(request)) sendPage(reply, ctx.dashboardPage, ctx.reportsOrigin.originFor(request));
      return { message: "Gantry is running" };
    },
    ready: async () => {
      if (ctx.stopping.aborted) throw unavailable("Not ready", { message: "The server is stopping.", code: "NOT_READY" });
      const { hasRoom, workers } = await readState(ctx).catch((error: unknown) => {
        if (!isOutage(error)) ctx.log.warn({ err: error }, "not ready");
        // A new connection needs room, too.
        if (isDatabaseFull(error)) return { hasRoom: false, workers: 0 };
        throw unavailable("Not ready", { message: "The database cannot be reached.", code: "NOT_READY" });
      });
      if (!hasRoom) throw unavailable("Not ready", { message: "The database has no room left.", code: "NOT_READY" });
      return { success: true as const, data: { database: "up" as const, workers } };
    },
    metrics: async ({ reply }) => {
      reply.type(ctx.metrics.registry.contentType);
      return scrape();
    },
  });
}

async function readState({ db }: Context): Promise<{ hasRoom: boolean; workers: number }> {
  const { workers } = await db.asSystem((tx) => tx.selectNoFrom(workersPresent.as("workers")).executeTakeFirstOrThrow());
  return { hasRoom: await db.hasRoom(), workers };
}
