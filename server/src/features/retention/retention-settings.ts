import type { ChangeRetention, ProjectRetention, Retention } from "@gantry/contract/retention/schemas.ts";
import type { Context } from "../../context.ts";
import type { TenantTransaction } from "../../platform/db/database.ts";
import { notFound } from "../../platform/errors.ts";
import { type Actor, recordAudit } from "../audit/record-audit.ts";
import { setRetention } from "../projects/set-retention.ts";

/** How long a project keeps files and test results. @throws 404 `Project not found` */
export async function findRetention(ctx: Context, organizationId: string, projectId: string): Promise<ProjectRetention> {
  return withLimit(ctx, await ctx.db.withTenant(organizationId, (tx) => readRetention(tx, projectId)));
}

const withLimit = (ctx: Context, days: Retention): ProjectRetention => ({ ...days, maxResultDays: ctx.config.resultDays ?? null });

/** The same inside a transaction. */
export async function readRetention(tx: TenantTransaction, projectId: string): Promise<Retention> {
  const row = await tx
    .selectFrom("projects")
    .select(["log_days", "report_days", "result_days"])
    .where("org_id", "=", tx.organizationId)
    .where("id", "=", projectId)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  if (!row) throw notFound("Project not found");
  return { logDays: row.log_days, reportDays: row.report_days, resultDays: row.result_days };
}

/** Takes effect in the next round of the jobs. @throws 404 `Project not found` */
export async function changeRetention(ctx: Context, actor: Actor, projectId: string, asked: ChangeRetention): Promise<ProjectRetention> {
  return ctx.db.withTenant(actor.organizationId, async (tx) => {
    const before = await readRetention(tx, projectId);
    const { logDays, reportDays, resultDays = before.resultDays } = asked;
    const wanted = { logDays, reportDays, resultDays };
    await setRetention(tx, projectId, wanted);
    const details = { oldLogDays: before.logDays, oldReportDays: before.reportDays, oldResultDays: before.resultDays, ...wanted };
    await recordAudit(ctx, tx, actor, { action: "project.retention_changed", targetType: "project", targetId: projectId, details });
    return withLimit(ctx, wanted);
  });
}
