import { sql } from "kysely";
import type { ProjectBadge } from "@gantry/contract/badges/schemas.ts";
import type { Context } from "../../context.ts";
import { newToken } from "../../platform/crypto/random-token.ts";
import { type Actor, recordAudit } from "../audit/record-audit.ts";
import { requireProject } from "../projects/record/require-project.ts";

const noBadge: ProjectBadge = { url: null, createdAt: null };

const present = (ctx: Context, { token, created_at }: { token: string; created_at: Date }): ProjectBadge => ({
  url: ctx.dashboardLink(`/badges/${token}.svg`),
  createdAt: created_at.toISOString(),
});

/** @throws 404 `Project not found` */
export async function getBadge(ctx: Context, organizationId: string, projectId: string): Promise<ProjectBadge> {
  return ctx.db.withTenant(organizationId, async (tx) => {
    await requireProject(tx, projectId);
    const row = await tx
      .selectFrom("project_badges")
      .select(["token", "created_at"])
      .where("org_id", "=", organizationId)
      .where("project_id", "=", projectId)
      .executeTakeFirst();
    return row ? present(ctx, row) : noBadge;
  });
}

/** Creates a project's badge, or replaces its address. @throws 404 `Project not found` */
export async function createBadge(ctx: Context, actor: Actor, projectId: string): Promise<ProjectBadge> {
  return ctx.db.withTenant(actor.organizationId, async (tx) => {
    const { name } = await requireProject(tx, projectId);
    // Readable, unlike the tokens of links: settings show it again, and it is published in documents anyway.
    const token = newToken();
    const row = await tx
      .insertInto("project_badges")
      .values({ org_id: actor.organizationId, project_id: projectId, token })
      .onConflict((at) => at.columns(["org_id", "project_id"]).doUpdateSet({ token, created_at: sql<Date>`clock_timestamp()` }))
      .returning(["token", "created_at"])
      .executeTakeFirstOrThrow();
    await recordAudit(ctx, tx, actor, { action: "project.badge_created", targetType: "project", targetId: projectId, details: { name } });
    return present(ctx, row);
  });
}

/** Ends the address of a project's badge; does nothing without one. @throws 404 `Project not found` */
export async function removeBadge(ctx: Context, actor: Actor, projectId: string): Promise<void> {
  await ctx.db.withTenant(actor.organizationId, async (tx) => {
    const { name } = await requireProject(tx, projectId);
    const removed = await tx
      .deleteFrom("project_badges")
      .where("org_id", "=", actor.organizationId)
      .where("project_id", "=", projectId)
      .returning("project_id")
      .executeTakeFirst();
    if (!removed) return;
    await recordAudit(ctx, tx, actor, { action: "project.badge_removed", targetType: "project", targetId: projectId, details: { name } });
  });
}
