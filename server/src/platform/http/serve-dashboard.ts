import fastifyStatic from "@fastify/static";
import { join } from "node:path";
import type { App } from "./app.ts";

/** Serves the files of the built dashboard. `dashboard-page.ts` sends its page. */
export async function serveDashboard(app: App, dashboardDir: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: join(dashboardDir, "assets"),
    prefix: "/assets/",
    preCompressed: true,
    immutable: true,
    maxAge: "365d",
    index: false,
    decorateReply: false,
  });
  // Next to the page: icon, manifest.
  await app.register(fastifyStatic, {
    root: dashboardDir,
    prefix: "/",
    index: false,
    wildcard: false,
    decorateReply: false,
    globIgnore: ["**/index.html", "assets/**"],
    maxAge: "1h",
  });
}
