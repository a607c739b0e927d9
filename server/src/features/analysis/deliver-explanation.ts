import { sql } from "kysely";
import { z } from "zod";
import type { AnalysisContent } from "@gantry/contract/analysis.ts";
import type { Context } from "../../context.ts";
import type { TenantTransaction } from "../../platform/db/database.ts";
import { type Deliverer, deliverer, doubling } from "../../platform/outbox/topic.ts";
import { visible } from "../executions/find-execution.ts";
import { type ExecutionRow, presentExecution } from "../executions/present.ts";
import { explain } from "./explain.ts";
import { findOccurrences } from "./find-occurrences.ts";
import { gatherMaterial } from "./material/gather-material.ts";
import { saveOccurrences } from "./save-occurrences.ts";

/** A run that ended with failures: they are fingerprinted, and explained when somebody asked for it. */
export const FailedRun = { name: "failed run", payload: z.object({ executionId: z.string() }) };

/** Explains failed runs, after their verdict and away from their way. `closing`: a model is not waited for; it is asked again after the restart. */
export function explanationDelivery(ctx: Context, closing: AbortSignal): Deliverer {
  return deliverer({
    topic: FailedRun,
    retryAfterMs: doubling(4, 2_000),
    deliver: ({ executionId }, { organizationId = "" }) => explainRun(ctx, organizationId, executionId, closing),
    givenUp: ({ executionId }, { organizationId = "" }) => leaveUnexplained(ctx, organizationId, executionId),
  });
}

export const isExplained = (status: ExecutionRow["status"]) => status === "FAILED" || status === "UNSTABLE";

async function explainRun(ctx: Context, organizationId: string, executionId: string, closing: AbortSignal): Promise<void> {
  const found = await ctx.db.withTenant(organizationId, async (tx) => ({
    execution: await visible(tx).selectAll().where("id", "=", executionId).executeTakeFirst(),
    asked: await isAsked(tx, executionId),
  }));
  const { execution, asked } = found;
  // Deleted, or started anew by a callback: there is nothing to explain any more.
  if (!execution || !isExplained(execution.status)) return forget(ctx, organizationId, executionId);
  const material = await gatherMaterial(ctx, execution);
  const content = asked ? await explain(ctx, organizationId, material, closing) : undefined;
  const occurrences = findOccurrences(material);
  const shown = await ctx.db.withTenant(organizationId, async (tx) => {
    await saveOccurrences(tx, execution, occurrences);
    return content ? writeAnalysis(tx, executionId, content) : undefined;
  });
  if (shown && shown.deleted_at === null) ctx.channel.executionUpdated(presentExecution(shown));
}

async function isAsked(tx: TenantTransaction, executionId: string): Promise<boolean> {
  const row = await tx
    .selectFrom("execution_analyses")
    .select("status")
    .where("org_id", "=", tx.organizationId)
    .where("execution_id", "=", executionId)
    .executeTakeFirst();
  return row?.status === "PENDING";
}

/** The model that made the first analysis is recorded; later ones name theirs in the analysis. */
async function writeAnalysis(tx: TenantTransaction, executionId: string, content: AnalysisContent): Promise<ExecutionRow | undefined> {
  // The execution first, as who asks for an analysis locks it: the other way round the two wait for each other.
  await tx
    .selectFrom("executions")
    .select("id")
    .where("org_id", "=", tx.organizationId)
    .where("id", "=", executionId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  const { numUpdatedRows } = await tx
    .updateTable("execution_analyses")
    .set({ status: "READY", content: JSON.stringify(content), created_at: sql<Date>`clock_timestamp()` })
    .where("org_id", "=", tx.organizationId)
    .where("execution_id", "=", executionId)
    .where("status", "=", "PENDING")
    .executeTakeFirst();
  if (!numUpdatedRows) return undefined;
  return tx
    .updateTable("executions")
    .set({
      has_analysis: true,
      ai_model: sql<string>`coalesce(ai_model, ${content.model})`,
      updated_at: sql<Date>`clock_timestamp()`,
    })
    .where("org_id", "=", tx.organizationId)
    .where("id", "=", executionId)
    .returningAll()
    .executeTakeFirst();
}

/** It was tried several times: whoever looks learns that it will not come by itself. */
async function leaveUnexplained(ctx: Context, organizationId: string, executionId: string): Promise<void> {
  await ctx.db.withTenant(organizationId, (tx) =>
    tx
      .updateTable("execution_analyses")
      .set({ status: "UNAVAILABLE" })
      .where("org_id", "=", organizationId)
      .where("execution_id", "=", executionId)
      .where("status", "=", "PENDING")
      .execute(),
  );
}

async function forget(ctx: Context, organizationId: string, executionId: string): Promise<void> {
  await ctx.db.withTenant(organizationId, (tx) =>
    tx
      .deleteFrom("execution_analyses")
      .where("org_id", "=", organizationId)
      .where("execution_id", "=", executionId)
      .where("status", "=", "PENDING")
      .execute(),
  );
}
