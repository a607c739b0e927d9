import { sql } from "kysely";
import type { Execution } from "@gantry/contract/executions/schemas.ts";
import type { Context } from "../../context.ts";
import { runNotFound } from "../../platform/errors.ts";
import { type Actor, recordAudit } from "../audit/record-audit.ts";
import { changeRecord } from "../executions/record/change-record.ts";
import { visible } from "../executions/record/find-execution.ts";
import { namedRuns } from "../projects/record/named-runs.ts";
import { presentExecution } from "../executions/record/present.ts";

/** Pins a run, so that its files are kept regardless of the retention period, or unpins it. Idempotent. @throws 404 `Run not found` */
export async function pinExecution(ctx: Context, actor: Actor, executionId: string, pinned: boolean): Promise<Execution> {
  const execution = await ctx.db.withTenant(actor.organizationId, async (tx) => {
    const before = await visible(tx).selectAll().where("id", "=", executionId).forNoKeyUpdate().executeTakeFirst();
    if (!before) throw runNotFound();
    if ((before.pinned_at !== null) === pinned) return presentExecution(before);
    const now = sql<Date>`clock_timestamp()`;
    const after = (await changeRecord(tx, executionId, { pinned_at: pinned ? now : null, updated_at: now })) ?? before;
    const action = pinned ? "execution.pinned" : "execution.unpinned";
    const details = { ...(await namedRuns(tx))(after) };
    await recordAudit(ctx, tx, actor, { action, targetType: "execution", targetId: executionId, details });
    return presentExecution(after);
  });
  ctx.channel.executionUpdated(execution);
  return execution;
}
