import type { Context } from "../../../context.ts";
import type { TenantTransaction } from "../../../platform/db/database.ts";
import { addOccurrences, saveOccurrences } from "../../analysis/save-occurrences.ts";
import {
  advanceDueFailures,
  beforeFirst,
  type DueFailures,
  endDueFailures,
  findDueFailures,
  postponeDueFailures,
} from "../../analysis/due-failures.ts";
import { explainByReader } from "../../analysis/explain-by-reader.ts";
import { findLaterOccurrences, type LaterFailures, lastInMaterial } from "../../analysis/find-later-occurrences.ts";
import { gatherMaterial } from "../../analysis/material/gather-material.ts";
import type { Material } from "../../analysis/material/material.ts";
import type { ExecutionRow } from "../../executions/record/execution-record.ts";
import { findExecution, findExecutionRow } from "../../executions/record/find-execution.ts";
import { presentExecution } from "../../executions/record/present.ts";
import { recordFailures, recordSomeFailures } from "../../failure-groups/record-failures.ts";

/**
 * Classifies the failures of a run that were left when its analysis was stored. Each batch is stored together with the ordinal of its last test, so that
 * another server continues there after a crash. This process must hold their lease.
 */
export async function completeFailures(ctx: Context, organizationId: string, executionId: string): Promise<void> {
  try {
    await classifyDue(ctx, organizationId, executionId);
  } catch (error) {
    // If the database is unavailable, the lease ends in a few seconds anyway.
    if (!ctx.background.closing.aborted)
      await ctx.db.withTenant(organizationId, (tx) => postponeDueFailures(tx, executionId)).catch(() => {});
    throw error;
  }
}

async function classifyDue(ctx: Context, organizationId: string, executionId: string): Promise<void> {
  const found = await ctx.db.withTenant(organizationId, async (tx) => {
    const due = await findDueFailures(tx, executionId);
    return due && { due, run: await findExecutionRow(tx, executionId) };
  });
  if (!found) return;
  let { due } = found;
  const { run } = found;
  if (!run || run.results_removed_at !== null) return drop(ctx, organizationId, due);
  if (due.isGivenUp) return giveUp(ctx, run, due);
  const material = await gatherMaterial(ctx, run);
  for await (const next of failuresAfter(ctx, run, material, due.after)) {
    ctx.background.closing.throwIfAborted();
    if (!(await store(ctx, run, due, next)) || next.after === null) return;
    due = { ...due, after: next.after };
  }
}

async function* failuresAfter(ctx: Context, run: ExecutionRow, material: Material, after: number): AsyncGenerator<LaterFailures> {
  let known: number | null = after;
  if (after === beforeFirst) {
    const { occurrences } = await explainByReader(ctx, run, material);
    known = lastInMaterial(material);
    yield { batch: occurrences, isIncomplete: false, after: known };
  }
  if (known !== null) yield* findLaterOccurrences(ctx, run, material, known);
}

/** @returns `false`: this process no longer has anything to store. */
async function store(ctx: Context, run: ExecutionRow, due: DueFailures, next: LaterFailures): Promise<boolean> {
  return change(ctx, run.org_id, due, async (tx) => {
    if (!(await advanceDueFailures(tx, due, next))) return false;
    // The failures of an earlier analysis are replaced.
    if (due.after === beforeFirst) await saveOccurrences(tx, run, next.batch === undefined ? [] : [next.batch]);
    else if (next.batch !== undefined) await addOccurrences(tx, run, next.batch);
    if (next.after === null) await recordFailures(ctx, tx, run);
    else await recordSomeFailures(ctx, tx, run, due.after);
    return true;
  });
}

/** The analysis then says that failures are missing. */
async function giveUp(ctx: Context, run: ExecutionRow, due: DueFailures): Promise<void> {
  ctx.log.error({ taskId: run.id }, "some failures of a run were not classified; analyze the run again");
  await change(ctx, run.org_id, due, async (tx) => {
    if (!(await endDueFailures(tx, due, { isIncomplete: true }))) return false;
    await recordFailures(ctx, tx, run);
    return true;
  });
}

/** Without its results, or deleted, a run has no failures. */
const drop = async (ctx: Context, organizationId: string, due: DueFailures): Promise<void> =>
  ctx.db.withTenant(organizationId, async (tx) => void (await endDueFailures(tx, due, { isIncomplete: false })));

/** In a transaction that holds the run. Open pages read its analysis and failures again. */
async function change(
  ctx: Context,
  organizationId: string,
  { executionId }: DueFailures,
  work: (tx: TenantTransaction) => Promise<boolean>,
): Promise<boolean> {
  const changed = await ctx.db.withTenant(
    organizationId,
    async (tx) => ((await work(tx)) ? { row: await findExecution(tx, executionId) } : undefined),
    { lock: { execution: executionId } },
  );
  if (changed?.row) ctx.channel.executionUpdated(presentExecution(changed.row));
  return changed !== undefined;
}
