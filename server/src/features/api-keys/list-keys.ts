import type { ApiKey } from "@gantry/contract/api-keys/schemas.ts";
import type { Context } from "../../context.ts";
import type { Caller } from "../../platform/http/caller.ts";
import { presentApiKey } from "./present.ts";

/** The caller's own keys in this organization, newest first. */
export async function listApiKeys(ctx: Context, caller: Caller): Promise<ApiKey[]> {
  const rows = await ctx.db.withTenant(caller.organizationId, (tx) =>
    tx
      .selectFrom("api_keys")
      .select(["id", "name", "prefix", "role", "created_at", "expires_at", "last_used_at"])
      .where("org_id", "=", caller.organizationId)
      .where("user_id", "=", caller.userId)
      .orderBy("created_at", "desc")
      .orderBy("id", "desc")
      .execute(),
  );
  return rows.map(presentApiKey);
}
