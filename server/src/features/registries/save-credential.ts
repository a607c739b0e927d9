import { sql } from "kysely";
import { maxRegistryCredentials } from "@gantry/contract/registries/constants.ts";
import type { RegistryCredential, SaveRegistryCredential } from "@gantry/contract/registries/schemas.ts";
import type { Context } from "../../context.ts";
import type { TenantTransaction } from "../../platform/db/database.ts";
import { conflict } from "../../platform/errors.ts";
import { type Actor, recordAudit } from "../audit/record-audit.ts";
import { lockOrganization } from "../organizations/lock-organization.ts";
import { requireProject } from "../projects/record/require-project.ts";
import { checkLogin } from "./check-login.ts";
import { credentialBinding } from "./credential-binding.ts";
import { presentCredential } from "./present.ts";

/**
 * Stores the credentials for a registry after testing them there; replaces existing ones for the same project.
 * @throws 404 `Project not found`; 400 with the registry's error; 409 at fifty.
 */
export async function saveCredential(ctx: Context, actor: Actor, wanted: SaveRegistryCredential): Promise<RegistryCredential> {
  const { organizationId } = actor;
  const { registry, projectId, username, password } = wanted;
  if (projectId !== null) await ctx.db.withTenant(organizationId, (tx) => requireProject(tx, projectId));
  await checkLogin(ctx, wanted);
  return ctx.db.withTenant(organizationId, async (tx) => {
    await lockOrganization(tx);
    if (projectId !== null) await requireProject(tx, projectId);
    const before = await tx
      .selectFrom("registry_credentials")
      .select("id")
      .where("org_id", "=", organizationId)
      .where("registry", "=", registry)
      .where("project_id", "is not distinct from", projectId)
      .executeTakeFirst();
    if (!before) await requireRoom(tx);
    const id = before?.id ?? ctx.newId();
    const encrypted = JSON.stringify(ctx.secrets.encrypt(password, credentialBinding(organizationId, id, registry)));
    const row = await tx
      .insertInto("registry_credentials")
      .values({ org_id: organizationId, id, project_id: projectId, registry, username, sealed_password: encrypted })
      .onConflict((at) =>
        at.columns(["org_id", "id"]).doUpdateSet({ username, sealed_password: encrypted, updated_at: sql<Date>`clock_timestamp()` }),
      )
      .returningAll()
      .executeTakeFirstOrThrow();
    await recordAudit(ctx, tx, actor, {
      action: before ? "registry_credential.changed" : "registry_credential.created",
      targetType: "registry_credential",
      targetId: id,
      details: { registry, projectId, username },
    });
    return presentCredential(row);
  });
}

async function requireRoom(tx: TenantTransaction): Promise<void> {
  const { count } = await tx
    .selectFrom("registry_credentials")
    .select((row) => row.fn.countAll<number>().as("count"))
    .where("org_id", "=", tx.organizationId)
    .executeTakeFirstOrThrow();
  if (count >= maxRegistryCredentials)
    throw conflict("Too many registry credentials", {
      message: `An organization can have credentials for at most ${maxRegistryCredentials} registries. Remove some first.`,
      code: "TOO_MANY_REGISTRY_CREDENTIALS",
    });
}
