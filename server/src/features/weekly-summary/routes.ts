import { weeklySummary } from "@gantry/contract/weekly-summary/routes.ts";
import type { Context } from "../../context.ts";
import { type Mounting, mount } from "../../platform/http/mount.ts";
import { actorOf } from "../audit/record-audit.ts";
import { isSubscribed, setTimeZone, subscribe, timeZoneOf, unsubscribe } from "./subscriptions.ts";
import { summarizeWeek } from "./summarize-week.ts";
import { lastSending, mondayOf, nextSending } from "./weeks.ts";

export function mountWeeklySummary(mounting: Mounting, ctx: Context): void {
  mount(mounting, weeklySummary, {
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
}
