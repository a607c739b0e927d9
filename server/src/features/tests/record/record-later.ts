import { sql } from "kysely";
import type { Context } from "../../../context.ts";
import { recordRun } from "./record-run.ts";

const kind = "record";

/**
 * Records a run with a verdict in the history of its tests soon. The runs of an organization are recorded one after the other, those of several
 * organizations at the same time. What fails, or what a crash leaves, the sweep records. Resolves when it was tried; never rejects.
 */
export function recordLater(ctx: Context, organizationId: string, executionId: string, isTestless = false): Promise<void> {
  return ctx.background.later({
    kind,
    key: organizationId,
    work: () => tryToRecord(ctx, organizationId, executionId, isTestless),
    failed: "recording a run in history failed; it will be tried again",
    fields: { taskId: executionId },
  });
}

async function tryToRecord(ctx: Context, organizationId: string, executionId: string, isTestless: boolean): Promise<void> {
  try {
    await recordRun(ctx, organizationId, executionId, isTestless);
  } catch (error) {
    ctx.memory.recordedOrganizations.delete(organizationId);
    throw error;
  }
}

/** Resolves when the organization's runs that this process has ended are in history. */
export const recordingDone = (ctx: Context, organizationId: string): Promise<void> => ctx.background.finished(kind, organizationId);

/**
 * Records what has ended and is not in history yet, of one project or of the whole organization. Call it before you answer from history or quarantine,
 * so that an answer after a verdict includes what follows from it.
 */
export async function recordDue(ctx: Context, organizationId: string, projectId?: string): Promise<void> {
  await recordingDone(ctx, organizationId);
  // Of several servers another one may have written the verdict.
  if (ctx.config.shared) return recordStored(ctx, organizationId, projectId);
  // A single server looks once: before its start it may have been killed between a verdict and its record.
  const { recordedOrganizations } = ctx.memory;
  if (recordedOrganizations.has(organizationId)) return;
  await recordStored(ctx, organizationId);
  recordedOrganizations.add(organizationId);
}

const batchSize = 100;

/** Records the runs that the database lists as due. */
async function recordStored(ctx: Context, organizationId: string, projectId?: string): Promise<void> {
  for (let after = "", isLast = false; !isLast; ) {
    const due = await ctx.db.withTenant(organizationId, (tx) =>
      tx
        .selectFrom("executions")
        .select("id")
        .where("org_id", "=", organizationId)
        .where("history", "=", "due")
        .where("id", ">", after)
        .$if(projectId !== undefined, (q) => q.where("project_id", "=", projectId ?? ""))
        .orderBy("id")
        .limit(batchSize)
        .execute(),
    );
    for (const { id } of due) await recordRun(ctx, organizationId, id);
    after = due.at(-1)?.id ?? after;
    isLast = due.length < batchSize;
  }
}

/** For the sweep: what a stopped server left behind, or failed before. It only starts the work: a run that cannot be recorded delays nothing else. */
export async function recordForgotten(ctx: Context): Promise<void> {
  const rows = await ctx.db.asSystem((tx) =>
    tx
      .lastly()
      .selectFrom("executions")
      .select(["org_id", "id"])
      .where("history", "=", "due")
      .where("updated_at", "<", sql<Date>`clock_timestamp() - interval '5 seconds'`)
      .orderBy(sql`random()`)
      .limit(100)
      .execute(),
  );
  const busy = new Set(ctx.background.keys(kind));
  for (const row of rows) if (!busy.has(row.org_id)) void recordLater(ctx, row.org_id, row.id);
}
