import { sql } from "kysely";
import type { Context } from "../../context.ts";
import type { TenantTransaction } from "../../platform/db/database.ts";
import { notFound } from "../../platform/errors.ts";
import { type Actor, recordAudit } from "../audit/record-audit.ts";

/** Marks a project as deleted and removes its variables, under the organization's lock. Its runs are not touched. @throws 404 `Project not found` */
export async function hideProject(ctx: Context, tx: TenantTransaction, actor: Actor, projectId: string): Promise<void> {
  const deleted = await tx
    .updateTable("projects")
    .set({ deleted_at: sql<Date>`clock_timestamp()` })
    .where("org_id", "=", tx.organizationId)
    .where("id", "=", projectId)
    .where("deleted_at", "is", null)
    .returning("name")
    .executeTakeFirst();
  if (!deleted) throw notFound("Project not found");
  await recordAudit(ctx, tx, actor, {
    action: "project.deleted",
    targetType: "project",
    targetId: projectId,
    details: { name: deleted.name },
  });
  await tx.deleteFrom("project_variables").where("org_id", "=", tx.organizationId).where("project_id", "=", projectId).execute();
}
