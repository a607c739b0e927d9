import { weeklySummary } from "@gantry/contract/weekly-summary/routes.ts";
import type { Context } from "../../context.ts";
import { type Mounting, mount } from "../../platform/http/mount.ts";
import { actorOf } from "../audit/record-audit.ts";
import { isSubscribed, setTimeZone, subscribe, timeZoneOf, unsubscribe } from "./subscriptions.ts";
import { summarizeWeek } from "./summarize-week.ts";
import { lastSending, mondayOf, nextSending } from "./weeks.ts";

export function mountWeeklySummary(mounting: Mounting, ctx: Context): void {
  const { oneClick, oneClickPage, ...routes } = weeklySummary;
  mount(mounting, routes, {
    preview: async ({ caller, query }) => {
      const projectId = query.project ?? query.projectId;
      const subscribed = await isSubscribed(ctx, caller, projectId ?? null);
      const timeZone = await timeZoneOf(ctx, caller.organizationId);
      const now = new Date(ctx.now());
      const summary = await summarizeWeek(ctx, caller.organizationId, projectId, mondayOf(lastSending(timeZone, now), timeZone));
      const nextAt = nextSending(timeZone, now).toISOString();
      return { success: true as const, data: { summary, subscribed, timeZone, nextAt } };
    },
    subscribe: async ({ caller, body }) => {
      await subscribe(ctx, caller, body.projectId ?? null, body.subscribed);
      return { success: true as const, message: body.subscribed ? "Subscribed" : "Unsubscribed" };
    },
    timeZone: async (call) => {
      await setTimeZone(ctx, actorOf(call), call.body.timeZone);
      return { success: true as const, message: "Time zone changed" };
    },
    unsubscribe: async ({ body }) => {
      await unsubscribe(ctx, body.token);
      return { success: true as const, message: "Unsubscribed" };
    },
  });
  mountOneClick(mounting, ctx, { oneClick, oneClickPage });
}

/** In a separate scope, because mail programs send a form, which says nothing more than the address. */
function mountOneClick(mounting: Mounting, ctx: Context, routes: Pick<typeof weeklySummary, "oneClick" | "oneClickPage">): void {
  mounting.app.register(async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser("*", { parseAs: "buffer" }, (_request, _body, done) => done(null, undefined));
    mount({ ...mounting, app }, routes, {
      oneClick: async ({ params }) => {
        await unsubscribe(ctx, params.token);
        return { success: true as const, message: "Unsubscribed" };
      },
      oneClickPage: async ({ params, reply }) =>
        reply.header("cache-control", "no-store").redirect(ctx.dashboardLink(`/unsubscribe/${encodeURIComponent(params.token)}`), 302),
    });
  });
}
