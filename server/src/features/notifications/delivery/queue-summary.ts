import { z } from "zod";
import type { Context } from "../../../context.ts";
import type { TenantTransaction } from "../../../platform/db/database.ts";
import { addToOutbox } from "../../../platform/outbox/add-to-outbox.ts";
import { type Deliverer, deliverer, exponentialBackoff } from "../../../platform/outbox/topic.ts";
import type { Notice } from "../channels/channel.ts";
import { isPaused, noteRule, postNotice } from "./deliver-notification.ts";

const SummaryMessage = {
  name: "weekly summary",
  payload: z.object({
    ruleId: z.string(),
    title: z.string(),
    facts: z.array(z.string()),
    failures: z.array(z.string()),
    link: z.object({ label: z.string(), url: z.string() }),
  }),
};

/** Queues a summary for a rule's chat, once for each week. */
export async function queueSummary(ctx: Context, tx: TenantTransaction, ruleId: string, notice: Notice, week: string): Promise<void> {
  const { title, facts, failures, link } = notice;
  const payload = SummaryMessage.payload.parse({ ruleId, title, facts, failures, link });
  await addToOutbox(ctx, tx, SummaryMessage, payload, { organizationId: tx.organizationId, key: `weekly ${ruleId} ${week}` });
}

export function summaryDelivery(ctx: Context): Deliverer {
  return deliverer({
    topic: SummaryMessage,
    retryAfterMs: exponentialBackoff(8, 5_000),
    async deliver({ ruleId, ...notice }, { organizationId = "" }) {
      const rule = await ctx.db.withTenant(organizationId, (tx) =>
        tx.selectFrom("notification_rules").selectAll().where("org_id", "=", organizationId).where("id", "=", ruleId).executeTakeFirst(),
      );
      if (!rule?.enabled || rule.weekly_since === null || isPaused(ctx, rule)) return;
      await postNotice(ctx, rule, { ...notice, status: undefined, moreFailures: 0 });
    },
    async givenUp({ ruleId }, { organizationId = "" }, reason) {
      await noteRule(ctx, organizationId, ruleId, reason);
    },
  });
}
