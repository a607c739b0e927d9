import type { Context } from "../../context.ts";
import type { TenantTransaction } from "../../platform/db/database.ts";
import { notFound } from "../../platform/errors.ts";
import { type Actor, recordAudit } from "../audit/record-audit.ts";

/** @throws 404 `Registry credential not found` */
export async function deleteCredential(ctx: Context, actor: Actor, id: string): Promise<void> {
  await ctx.db.withTenant(actor.organizationId, async (tx) => {
    const removed = await tx
      .deleteFrom("registry_credentials")
      .where("org_id", "=", actor.organizationId)
      .where("id", "=", id)
      .returning(["registry", "project_id", "username"])
      .executeTakeFirst();
    if (!removed) throw notFound("Registry credential not found");
    const details = { registry: removed.registry, projectId: removed.project_id, username: removed.username };
    await recordAudit(ctx, tx, actor, {
      action: "registry_credential.removed",
      targetType: "registry_credential",
      targetId: id,
      details,
    });
  });
}

/** Deletes what is stored for a project, in the transaction that deletes the project. */
export async function deleteProjectCredentials(tx: TenantTransaction, projectId: string): Promise<void> {
  await tx.deleteFrom("registry_credentials").where("org_id", "=", tx.organizationId).where("project_id", "=", projectId).execute();
}
