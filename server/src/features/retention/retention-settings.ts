import type { Retention } from "@gantry/contract/retention/schemas.ts";
import type { Context } from "../../context.ts";
import type { TenantTransaction } from "../../platform/db/database.ts";
import { notFound } from "../../platform/http/errors.ts";
import { type Actor, recordAudit } from "../audit/record-audit.ts";
import { setFileDays } from "../projects/set-file-days.ts";

/** How long a project keeps files. @throws 404 `Project not found` */
export function findRetention(ctx: Context, organizationId: string, projectId: string): Promise<Retention> {
  return ctx.db.withTenant(organizationId, (tx) => readRetention(tx, projectId));
}

/** The same inside a transaction. */
export async function readRetention(tx: TenantTransaction, projectId: string): Promise<Retention> {
  const row = await tx
    .selectFrom("projects")
    .select(["log_days", "report_days"])
    .where("org_id", "=", tx.organizationId)
    .where("id", "=", projectId)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  if (!row) throw notFound("Project not found");
  return { logDays: row.log_days, reportDays: row.report_days };
}

/** Takes effect in the next round of the job. @throws 404 `Project not found` */
export async function changeRetention(ctx: Context, actor: Actor, projectId: string, wanted: Retention): Promise<Retention> {
  return ctx.db.withTenant(actor.organizationId, async (tx) => {
    const before = await readRetention(tx, projectId);
    await setFileDays(tx, projectId, wanted);
    const details = { oldLogDays: before.logDays, oldReportDays: before.reportDays, ...wanted };
    await recordAudit(ctx, tx, actor, { action: "project.retention_changed", targetType: "project", targetId: projectId, details });
    return wanted;
  });
}
