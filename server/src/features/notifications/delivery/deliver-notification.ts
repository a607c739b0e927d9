import { sql } from "kysely";
import type { Context } from "../../../context.ts";
import { type Deliverer, deliverer, exponentialBackoff, RetryLater, Undeliverable } from "../../../platform/outbox/topic.ts";
import { findExecutionRow } from "../../executions/record/find-execution.ts";
import { accessWithin } from "../../integrations/linked/check-connection.ts";
import { ProviderError, worthAnotherTry } from "../../integrations/providers/api/provider-error.ts";
import { recordRun } from "../../tests/record/record-run.ts";
import type { Notice } from "../channels/channel.ts";
import { disableRule } from "../rules/disable-rule.ts";
import { composeRunNotice, statusOfPreviousRun } from "./compose-run-notice.ts";
import { NotificationMessage } from "./notification-message.ts";
import type { RuleRow } from "../rules/present.ts";
import { ruleBinding } from "../rules/rule-binding.ts";
import { sendNotice } from "./send-notice.ts";

const timeoutMs = 20_000;

/** Delivers notifications to chats. A chat that is down delays only its own messages, and those for about ten minutes at most. */
export function notificationDelivery(ctx: Context): Deliverer {
  return deliverer({
    topic: NotificationMessage,
    retryAfterMs: exponentialBackoff(8, 5_000),
    async deliver({ ruleId, executionId, status, before: replaced }, { organizationId = "" }) {
      await recordRun(ctx, organizationId, executionId);
      const due = await ctx.db.withTenant(organizationId, async (tx) => {
        const rule = await tx
          .selectFrom("notification_rules")
          .selectAll()
          .where("org_id", "=", organizationId)
          .where("id", "=", ruleId)
          .executeTakeFirst();
        const found = await findExecutionRow(tx, executionId);
        if (!rule?.enabled || !found || isPaused(ctx, rule)) return undefined;
        const run = { ...found, status: status ?? found.status };
        const before = replaced ?? (await statusOfPreviousRun(tx, run));
        // The first run of its kind: passing is not a change.
        if (rule.only_changes && run.status === (before ?? "PASSED")) return undefined;
        return { rule, notice: await composeRunNotice(tx, run, before, ctx.dashboardLink) };
      });
      if (due) await postNotice(ctx, due.rule, due.notice);
    },
    async givenUp({ ruleId }, { organizationId = "" }, reason) {
      await noteRule(ctx, organizationId, ruleId, reason);
    },
  });
}

export async function postNotice(ctx: Context, rule: RuleRow, notice: Notice): Promise<void> {
  try {
    await sendNotice(accessWithin(ctx, timeoutMs), rule.channel, openUrl(ctx, rule), notice);
  } catch (error) {
    if (error instanceof ProviderError && error.kind === "not_found") throw new Undeliverable(await disableRule(ctx, rule, error.message));
    if (!worthAnotherTry(error)) return recordRejection(ctx, rule, error instanceof Error ? error.message : String(error));
    if (error instanceof ProviderError && error.retryAfterMs !== undefined) throw new RetryLater(error.message, error.retryAfterMs);
    throw error;
  }
  await noteRule(ctx, rule.org_id, rule.id, null);
}

/** How long no messages are sent to a chat after it rejected one. */
const pauseMinutes = 30;

export const isPaused = (ctx: Context, { refused_at }: RuleRow) =>
  refused_at !== null && ctx.now() - refused_at.getTime() < pauseMinutes * 60_000;

/**
 * Marks a rule as failing: the chat would also reject messages about other runs. Messages resume after the pause, or when the rule is changed.
 * @throws {Undeliverable} the first time, so that it is logged once
 */
async function recordRejection(ctx: Context, rule: RuleRow, reason: string): Promise<void> {
  const message = `${reason} No message is sent for ${pauseMinutes} minutes, unless the rule is changed or tested before. Check that the webhook or workflow is enabled in the chat.`;
  await noteRule(ctx, rule.org_id, rule.id, message, { refusedAt: new Date(ctx.now()) });
  if (rule.refused_at === null) throw new Undeliverable(message);
}

/** @throws {Undeliverable} when the encrypted address was changed or moved, or its key is missing. */
export function openUrl(ctx: Pick<Context, "secrets">, rule: RuleRow): string {
  try {
    return ctx.secrets.decrypt(rule.sealed_url, ruleBinding(rule.org_id, rule.id));
  } catch {
    throw new Undeliverable("the rule's stored address cannot be decrypted: enter it again");
  }
}

/** Records the rule's last result: sent, or the error. */
export async function noteRule(
  ctx: Context,
  organizationId: string,
  ruleId: string,
  error: string | null,
  { refusedAt }: { refusedAt?: Date } = {},
): Promise<void> {
  const now = sql<Date>`clock_timestamp()`;
  const sent = { last_sent_at: now, last_error: null, last_error_at: null, refused_at: null };
  const failed = { last_error: error, last_error_at: now, ...(refusedAt ? { refused_at: refusedAt } : {}) };
  const note = error === null ? sent : failed;
  await ctx.db.withTenant(organizationId, (tx) =>
    tx.updateTable("notification_rules").set(note).where("org_id", "=", organizationId).where("id", "=", ruleId).execute(),
  );
}
