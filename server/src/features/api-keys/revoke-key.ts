import type { Context } from "../../context.ts";
import type { Caller } from "../../platform/http/caller.ts";
import { notFound } from "../../platform/http/errors.ts";

/** Revokes a key: one's own, or as an admin any key of the organization. @throws 404 `API key not found` */
export async function revokeApiKey(ctx: Context, caller: Caller, keyId: string): Promise<void> {
  const removed = await ctx.db.withTenant(caller.organizationId, (tx) => {
    const key = tx.deleteFrom("api_keys").where("org_id", "=", caller.organizationId).where("id", "=", keyId);
    return (caller.role === "admin" ? key : key.where("user_id", "=", caller.userId)).returning("id").executeTakeFirst();
  });
  if (!removed) throw notFound("API key not found");
}
