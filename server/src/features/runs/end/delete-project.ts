import { sql } from "kysely";
import type { Context } from "../../../context.ts";
import { notFound } from "../../../platform/http/errors.ts";
import { type Actor, recordAudit } from "../../audit/record-audit.ts";
import { deleteExecutions } from "./delete-executions.ts";
import { lockOrganization } from "../../organizations/lock-organization.ts";

/** Deletes a project: it leaves every view with its executions, which stay stored for billing; active runs are stopped. @throws 404 */
export async function deleteProject(ctx: Context, actor: Actor, projectId: string): Promise<void> {
  const { organizationId } = actor;
  await ctx.db.withTenant(organizationId, async (tx) => {
    await lockOrganization(tx);
    const deleted = await tx
      .updateTable("projects")
      .set({ deleted_at: sql<Date>`clock_timestamp()` })
      .where("org_id", "=", organizationId)
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
    for (const table of ["project_variables", "registry_credentials"] as const)
      await tx.deleteFrom(table).where("org_id", "=", organizationId).where("project_id", "=", projectId).execute();
  });
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
