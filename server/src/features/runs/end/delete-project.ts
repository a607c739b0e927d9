import type { Context } from "../../../context.ts";
import type { TenantTransaction } from "../../../platform/db/database.ts";
import type { Actor } from "../../audit/record-audit.ts";
import { deleteExecutions } from "./delete-executions.ts";
import { hideProject } from "../../projects/hide-project.ts";
import { deleteProjectCredentials } from "../../registries/delete-credential.ts";
import { deleteProjectAttachmentRecords, removeAttachmentFiles } from "../../test-cases/attachments/delete-attachments.ts";
import { lockOrganization } from "../../organizations/lock-organization.ts";

/**
 * Deletes a project with the files of its test cases, and hides its executions, which stay stored for billing; active runs are stopped. A repeated
 * request continues a deletion that failed before all executions were hidden. @throws 404
 */
export async function deleteProject(ctx: Context, actor: Actor, projectId: string): Promise<void> {
  const { organizationId } = actor;
  const attachments = await ctx.db.withTenant(organizationId, async (tx) => {
    await lockOrganization(tx);
    if (await isPartlyDeleted(tx, projectId)) return [];
    await hideProject(ctx, tx, actor, projectId);
    await deleteProjectCredentials(tx, projectId);
    return deleteProjectAttachmentRecords(tx, projectId);
  });
  await removeAttachmentFiles(ctx, organizationId, attachments);
  for (;;) {
    const some = await ctx.db.withTenant(organizationId, (tx) =>
      tx
        .selectFrom("executions")
        .select("id")
        .where("org_id", "=", organizationId)
        .where("project_id", "=", projectId)
        .where("deleted_at", "is", null)
        .limit(500)
        .execute(),
    );
    if (some.length === 0) return;
    await deleteExecutions(
      ctx,
      actor,
      some.map((row) => row.id),
    );
  }
}

/** The project is deleted, and some of its runs are not. */
async function isPartlyDeleted(tx: TenantTransaction, projectId: string): Promise<boolean> {
  const left = await tx
    .selectFrom("projects as p")
    .innerJoin("executions as e", (on) => on.onRef("e.org_id", "=", "p.org_id").onRef("e.project_id", "=", "p.id"))
    .select("e.id")
    .where("p.org_id", "=", tx.organizationId)
    .where("p.id", "=", projectId)
    .where("p.deleted_at", "is not", null)
    .where("e.deleted_at", "is", null)
    .limit(1)
    .executeTakeFirst();
  return left !== undefined;
}
