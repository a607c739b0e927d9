import { sql } from "kysely";
import type { Context } from "../../context.ts";
import type { TenantTransaction } from "../../platform/db/database.ts";
import { conflict, forbidden, notFound } from "../../platform/http/errors.ts";
import { putInOutbox } from "../../platform/outbox/put-in-outbox.ts";
import { lifecycle } from "../executions/lifecycle.ts";
import { visible } from "../executions/find-execution.ts";
import type { ExecutionRow } from "../executions/present.ts";
import { FailedRun, isExplained } from "./deliver-explanation.ts";

/** In the transaction of a run's end: a failed one will be fingerprinted and, where the organization allows it, explained. */
export async function requestAnalysis(ctx: Context, tx: TenantTransaction, ended: ExecutionRow): Promise<void> {
  if (!isExplained(ended.status)) return;
  await sql`
    insert into execution_analyses (org_id, execution_id)
    select id, ${ended.id} from organizations where id = ${tx.organizationId} and ai_analysis_enabled
    on conflict do nothing`.execute(tx);
  await putInOutbox(ctx, tx, FailedRun, { executionId: ended.id }, { organizationId: tx.organizationId });
}

/**
 * Has a run explained once more, or for the first time when analysis was off at its end.
 * @throws 404 `Execution not found`; 409 while it runs or when there is nothing to explain; 403 when the organization has switched analysis off.
 */
export async function analyzeAgain(ctx: Context, organizationId: string, executionId: string): Promise<void> {
  await ctx.db.withTenant(organizationId, async (tx) => {
    const execution = await visible(tx).select(["id", "status"]).where("id", "=", executionId).forNoKeyUpdate().executeTakeFirst();
    if (!execution) throw notFound("Execution not found");
    if (!lifecycle[execution.status].terminal)
      throw conflict("Execution has not ended", { message: "A run is analysed once it has ended.", code: "NOT_ENDED" });
    if (!isExplained(execution.status))
      throw conflict("Nothing to analyze", {
        message: `The run ended ${execution.status}: only runs that are FAILED or UNSTABLE are analysed.`,
        code: "NOTHING_TO_ANALYZE",
      });
    await mustBeOn(tx);
    const { rows } = await sql`
      insert into execution_analyses as a (org_id, execution_id) values (${organizationId}, ${executionId})
      on conflict (org_id, execution_id) do update set status = 'PENDING', requested_at = clock_timestamp() where a.status <> 'PENDING'
      returning 1`.execute(tx);
    // One that is being made already answers this request, too.
    if (rows.length > 0) await putInOutbox(ctx, tx, FailedRun, { executionId }, { organizationId });
  });
}

async function mustBeOn(tx: TenantTransaction): Promise<void> {
  const { ai_analysis_enabled: on } = await tx
    .selectFrom("organizations")
    .select("ai_analysis_enabled")
    .where("id", "=", tx.organizationId)
    .executeTakeFirstOrThrow();
  if (!on)
    throw forbidden("AI analysis is disabled", {
      message: "An admin can switch it on in the organization's settings.",
      code: "ANALYSIS_DISABLED",
    });
}
