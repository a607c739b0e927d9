import type { Context } from "../../../context.ts";
import { badRequest, conflict } from "../../../platform/errors.ts";
import { Undeliverable } from "../../../platform/outbox/topic.ts";
import { accessWithin } from "../../integrations/linked/check-connection.ts";
import { ProviderError } from "../../integrations/providers/api/provider-error.ts";
import { channels } from "../channels/registry.ts";
import { noteRule, openUrl } from "./deliver-notification.ts";
import { sendNotice } from "./send-notice.ts";
import { requireRule } from "../rules/store.ts";

const timeoutMs = 20_000;

/**
 * Sends a test message to the rule's chat now. @returns what the chat's response means.
 * @throws 404; 400 with the chat's error; 409 when the stored address cannot be decrypted.
 */
export async function testRule(ctx: Context, organizationId: string, at: { projectId: string; ruleId: string }): Promise<string> {
  const rule = await ctx.db.withTenant(organizationId, (tx) => requireRule(tx, at.projectId, at.ruleId));
  const facts = [`Messages of the rule “${rule.name}” arrive here.`];
  const notice = { status: undefined, title: "Gantry: it works", facts, failures: [], moreFailures: 0, link: undefined };
  try {
    await sendNotice(accessWithin(ctx, timeoutMs), rule.channel, openUrl(ctx, rule), notice);
  } catch (error) {
    if (error instanceof ProviderError) throw badRequest("Message refused", { message: error.message, code: "MESSAGE_REFUSED" });
    if (error instanceof Undeliverable) throw conflict("Rule unreadable", { message: error.message, code: "RULE_UNREADABLE" });
    throw error;
  }
  await noteRule(ctx, organizationId, rule.id, null);
  return channels[rule.channel].accepted;
}
