import type { Context } from "../../context.ts";
import { notFound } from "../../platform/errors.ts";
import { type Actor, recordAudit } from "../audit/record-audit.ts";
import { namedRuns } from "../projects/record/named-runs.ts";

/** Ends a link of a run at once. @throws 404 `Link not found` */
export async function revokeLink(ctx: Context, actor: Actor, executionId: string, linkId: string): Promise<void> {
  await ctx.db.withTenant(actor.organizationId, async (tx) => {
    const revoked = await tx
      .deleteFrom("run_links")
      .where("org_id", "=", tx.organizationId)
      .where("id", "=", linkId)
      .where("execution_id", "=", executionId)
      .returning("id")
      .executeTakeFirst();
    if (!revoked) throw notFound("Link not found");
    const run = await tx
      .selectFrom("executions")
      .select(["number", "project_id"])
      .where("org_id", "=", tx.organizationId)
      .where("id", "=", executionId)
      .executeTakeFirst();
    await recordAudit(ctx, tx, actor, {
      action: "run_link.revoked",
      targetType: "run_link",
      targetId: linkId,
      details: { ...(run && (await namedRuns(tx))(run)), executionId },
    });
  });
}
