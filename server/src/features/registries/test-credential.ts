import type { Context } from "../../context.ts";
import { conflict, notFound } from "../../platform/errors.ts";
import { checkLogin } from "./check-login.ts";
import { openLogin } from "./open-login.ts";

/**
 * Tests stored credentials now. @returns the registry.
 * @throws 404 `Registry credential not found`; 409 when the password cannot be decrypted; 400 with the registry's error.
 */
export async function testCredential(ctx: Context, organizationId: string, id: string): Promise<string> {
  const row = await ctx.db.withTenant(organizationId, (tx) =>
    tx.selectFrom("registry_credentials").selectAll().where("org_id", "=", organizationId).where("id", "=", id).executeTakeFirst(),
  );
  if (!row) throw notFound("Registry credential not found");
  const login = openLogin(ctx, organizationId, row);
  if (!login)
    throw conflict("Registry credential unreadable", {
      message: `The stored password for ${row.registry} can no longer be decrypted. Enter it again.`,
      code: "REGISTRY_CREDENTIAL_UNREADABLE",
    });
  await checkLogin(ctx, login);
  return login.registry;
}
