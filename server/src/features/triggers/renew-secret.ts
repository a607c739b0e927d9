import type { CreatedRunTrigger } from "@gantry/contract/triggers/schemas.ts";
import { sql } from "kysely";
import type { Context } from "../../context.ts";
import { newToken } from "../../platform/crypto/random-token.ts";
import { type Actor, recordAudit } from "../audit/record-audit.ts";
import { presentTrigger } from "./present.ts";
import { secretBinding } from "./record/secret-binding.ts";
import { lockTrigger, type TriggerAt } from "./record/store.ts";

/** Replaces the secret, whose predecessor is refused from then on. @throws 404 `Project not found` or `Trigger not found` */
export async function renewSecret(ctx: Context, actor: Actor, at: TriggerAt): Promise<CreatedRunTrigger> {
  const { organizationId } = actor;
  const secret = newToken();
  const row = await ctx.db.withTenant(organizationId, async (tx) => {
    const { id, name } = await lockTrigger(tx, at);
    const details = { name, projectId: at.projectId };
    await recordAudit(ctx, tx, actor, { action: "trigger.secret_renewed", targetType: "trigger", targetId: id, details });
    return tx
      .updateTable("run_triggers")
      .set({
        sealed_secret: JSON.stringify(ctx.secrets.encrypt(secret, secretBinding(organizationId, id))),
        rejected_at: null,
        updated_at: sql<Date>`clock_timestamp()`,
      })
      .where("org_id", "=", organizationId)
      .where("id", "=", id)
      .returningAll()
      .executeTakeFirstOrThrow();
  });
  return { ...presentTrigger(ctx, row), secret };
}
