import type { ApiKey, CreateApiKey } from "@gantry/contract/api-keys/schemas.ts";
import type { Context } from "../../context.ts";
import type { TenantTransaction } from "../../platform/db/database.ts";
import type { Caller } from "../../platform/http/caller.ts";
import { invalidField, unauthorized } from "../../platform/errors.ts";
import { type Actor, recordAudit } from "../audit/record-audit.ts";
import { lowerRole } from "../accounts/lower-role.ts";
import { hashKey, newKeyValue, shownPrefix } from "./key-value.ts";
import { presentApiKey } from "./present.ts";

/** Creates a key for the caller. Only this response contains its value. @throws 400 for an expiry in the past */
export async function createApiKey(
  ctx: Context,
  caller: Caller,
  actor: Actor,
  wanted: CreateApiKey,
): Promise<{ apiKey: string; data: ApiKey }> {
  if (wanted.expiresAt && new Date(wanted.expiresAt).getTime() <= ctx.now()) throw invalidField("expiresAt", "must be in the future");
  const apiKey = newKeyValue();
  const row = await ctx.db.withTenant(caller.organizationId, async (tx) => {
    await requireMembership(tx, caller.userId);
    const key = await tx
      .insertInto("api_keys")
      .values({
        org_id: caller.organizationId,
        id: ctx.newId(),
        user_id: caller.userId,
        name: wanted.name,
        prefix: shownPrefix(apiKey),
        key_hash: hashKey(apiKey),
        role: lowerRole(caller.role, wanted.role ?? "developer"),
        expires_at: wanted.expiresAt ?? null,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await recordAudit(ctx, tx, actor, {
      action: "api_key.created",
      targetType: "api_key",
      targetId: key.id,
      details: { name: key.name, prefix: key.prefix, role: key.role, expiresAt: key.expires_at?.toISOString() ?? null },
    });
    return key;
  });
  return { apiKey, data: presentApiKey(row) };
}

/** A key belongs to a membership, and its owner may be removed at the same time. @throws 401 */
async function requireMembership(tx: TenantTransaction, userId: string): Promise<void> {
  const membership = await tx
    .selectFrom("memberships")
    .select("user_id")
    .where("org_id", "=", tx.organizationId)
    .where("user_id", "=", userId)
    .forKeyShare()
    .executeTakeFirst();
  if (!membership) throw unauthorized("Invalid or expired token");
}
