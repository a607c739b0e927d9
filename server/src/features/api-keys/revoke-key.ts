import type { Context } from "../../context.ts";
import type { Caller } from "../../platform/http/caller.ts";
import { notFound } from "../../platform/errors.ts";
import { type Actor, recordAudit } from "../audit/record-audit.ts";

/** Revokes one of the caller's keys or, for admins, any key of the organization. @throws 404 `API key not found` */
export async function revokeApiKey(ctx: Context, caller: Caller, actor: Actor, keyId: string): Promise<void> {
  await ctx.db.withTenant(caller.organizationId, async (tx) => {
    const key = tx.deleteFrom("api_keys").where("org_id", "=", caller.organizationId).where("id", "=", keyId);
    const own = caller.role === "admin" ? key : key.where("user_id", "=", caller.userId);
    const removed = await own.returning(["name", "prefix", "user_id"]).executeTakeFirst();
    if (!removed) throw notFound("API key not found");
    await recordAudit(ctx, tx, actor, {
      action: "api_key.revoked",
      targetType: "api_key",
      targetId: keyId,
      details: { name: removed.name, prefix: removed.prefix, ownerId: removed.user_id },
    });
  });
}
