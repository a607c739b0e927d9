import { sql } from "kysely";
import type { Context } from "../../context.ts";
import { type Deliverer, deliverer, doubling, RetryLater, Undeliverable } from "../../platform/outbox/topic.ts";
import { findExecutionRow } from "../executions/find-execution.ts";
import { openDoor } from "../integrations/check-connection.ts";
import { ProviderError, worthAnotherTry } from "../integrations/providers/provider-error.ts";
import { settleRun } from "../quarantine/settle-run.ts";
import type { Notice } from "./channels/channel.ts";
import { disableRule } from "./disable-rule.ts";
import { composeNotice, statusBefore } from "./compose-notice.ts";
import { NotificationLetter } from "./notification-letter.ts";
import type { RuleRow } from "./present.ts";
import { ruleBinding } from "./rule-binding.ts";
import { sendNotice } from "./send-notice.ts";

const timeoutMs = 20_000;

/** Delivers what rules tell to rooms. A chat that is down delays nothing but its own messages, and those for some ten minutes at most. */
export function notificationDelivery(ctx: Context): Deliverer {
  return deliverer({
    topic: NotificationLetter,
    retryAfterMs: doubling(8, 5_000),
    async deliver({ ruleId, executionId, status, before: replaced }, { organizationId = "" }) {
      await settleRun(ctx, organizationId, executionId);
      const due = await ctx.db.withTenant(organizationId, async (tx) => {
        const rule = await tx
          .selectFrom("notification_rules")
          .selectAll()
          .where("org_id", "=", organizationId)
          .where("id", "=", ruleId)
          .executeTakeFirst();
        const found = await findExecutionRow(tx, executionId);
        if (!rule?.enabled || !found) return undefined;
        const run = { ...found, status: status ?? found.status };
        const before = replaced ?? (await statusBefore(tx, run));
        // The first run of its kind: that it works is no news.
        if (rule.only_changes && run.status === (before ?? "PASSED")) return undefined;
        return { rule, notice: await composeNotice(tx, run, before, ctx.dashboardLink) };
      });
      if (due) await tell(ctx, due.rule, due.notice);
    },
    async givenUp({ ruleId }, { organizationId = "" }, reason) {
      await noteRule(ctx, organizationId, ruleId, reason);
    },
  });
}

async function tell(ctx: Context, rule: RuleRow, notice: Notice): Promise<void> {
  try {
    await sendNotice(openDoor(ctx, timeoutMs), rule.channel, openUrl(ctx, rule), notice);
  } catch (error) {
    if (error instanceof ProviderError && error.kind === "not_found") throw new Undeliverable(await disableRule(ctx, rule, error.message));
    if (!worthAnotherTry(error)) throw new Undeliverable(error instanceof Error ? error.message : String(error));
    if (error instanceof ProviderError && error.retryAfterMs !== undefined) throw new RetryLater(error.message, error.retryAfterMs);
    throw error;
  }
  await noteRule(ctx, rule.org_id, rule.id, null);
}

/** @throws {Undeliverable} when the seal was changed or moved, or its key is gone. */
export function openUrl(ctx: Pick<Context, "secrets">, rule: RuleRow): string {
  try {
    return ctx.secrets.open(rule.sealed_url, ruleBinding(rule.org_id, rule.id));
  } catch {
    throw new Undeliverable("the rule's stored address cannot be opened: enter it again");
  }
}

/** Notes how a rule fares: sent, or what went wrong. */
export async function noteRule(ctx: Context, organizationId: string, ruleId: string, error: string | null): Promise<void> {
  const now = sql<Date>`clock_timestamp()`;
  const note = error === null ? { last_sent_at: now, last_error: null, last_error_at: null } : { last_error: error, last_error_at: now };
  await ctx.db.withTenant(organizationId, (tx) =>
    tx.updateTable("notification_rules").set(note).where("org_id", "=", organizationId).where("id", "=", ruleId).execute(),
  );
}
