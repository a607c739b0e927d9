import { sql } from "kysely";
import type { Context } from "../../context.ts";
import type { TenantTransaction } from "../../platform/db/database.ts";
import { conflict, forbidden, runNotFound } from "../../platform/errors.ts";
import { visible } from "../executions/record/find-execution.ts";
import { lifecycle } from "../executions/record/lifecycle.ts";
import { isExplained } from "./is-explained.ts";
import { held } from "./claim-analyses.ts";
import { requireResults } from "../executions/results/removed-results.ts";

/**
 * Restarts the analysis of a run, or starts it if analysis was off when the run ended.
 * @throws 404 `Run not found`; 409 while it runs, when there is nothing to explain, or when its results were removed; 403 if the organization has disabled analysis.
 */
export async function analyzeAgain(ctx: Context, organizationId: string, executionId: string): Promise<void> {
  await ctx.db.withTenant(organizationId, async (tx) => {
    const execution = await visible(tx)
      .select(["id", "number", "status", "flake_check_id", "results_removed_at"])
      .where("id", "=", executionId)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!execution) throw runNotFound();
    if (!lifecycle[execution.status].terminal)
      throw conflict("Run has not ended", { message: "A run is analyzed once it has ended.", code: "NOT_ENDED" });
    if (!isExplained(execution.status))
      throw conflict("Nothing to analyze", {
        message: `The run ended as ${execution.status}: only runs that are FAILED or UNSTABLE are analyzed.`,
        code: "NOTHING_TO_ANALYZE",
      });
    if (execution.flake_check_id !== null)
      throw conflict("Nothing to analyze", {
        message: "Runs of a flake check are not analyzed: their failures are kept apart from those of other runs.",
        code: "NOTHING_TO_ANALYZE",
      });
    requireResults(execution, "there is nothing left to analyze. The earlier analysis stays.");
    await mustBeOn(tx);
    // An analysis in progress serves this request, too.
    await sql`
      insert into execution_analyses as a (org_id, execution_id, held_until) values (${organizationId}, ${executionId}, ${held})
      on conflict (org_id, execution_id) do update
        set status = 'PENDING', requested_at = clock_timestamp(), round = a.round + 1, held_until = excluded.held_until
        where a.status <> 'PENDING'`.execute(tx);
  });
  ctx.explainRun(organizationId, executionId);
}

async function mustBeOn(tx: TenantTransaction): Promise<void> {
  const { ai_analysis_enabled: on } = await tx
    .selectFrom("organizations")
    .select("ai_analysis_enabled")
    .where("id", "=", tx.organizationId)
    .executeTakeFirstOrThrow();
  if (!on)
    throw forbidden("AI analysis is disabled", {
      message: "An admin can turn it on in the organization's settings.",
      code: "ANALYSIS_DISABLED",
    });
}
