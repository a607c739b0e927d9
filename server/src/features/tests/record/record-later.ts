import { sql } from "kysely";
import type { Context } from "../../../context.ts";
import { recordRun } from "./record-run.ts";

interface Settling {
  /** Resolves when every run of the organization that this process ended has been settled; never rejects. */
  last: Promise<void>;
  waiting: number;
}
/** By organization: none waits for another's large runs. */
const settlings = new WeakMap<Context, Map<string, Settling>>();

function settlingsOf(ctx: Context): Map<string, Settling> {
  const known = settlings.get(ctx) ?? new Map<string, Settling>();
  settlings.set(ctx, known);
  return known;
}

/**
 * Settles a run with a verdict soon, an organization's one after another. What fails, or what a crash leaves, the sweep settles.
 * Resolves when this one was tried; never rejects.
 */
export function recordLater(ctx: Context, organizationId: string, executionId: string, isTestless = false): Promise<void> {
  const all = settlingsOf(ctx);
  const own = all.get(organizationId) ?? { last: Promise.resolve(), waiting: 0 };
  all.set(organizationId, own);
  own.waiting++;
  own.last = own.last
    .then(() => recordRun(ctx, organizationId, executionId, isTestless))
    .catch((error: unknown) => ctx.log.warn({ err: error, taskId: executionId }, "settling a run failed; it will be tried again"))
    .then(() => {
      if (--own.waiting === 0) all.delete(organizationId);
    });
  return own.last;
}

/** Resolves when every run that this process ended, of one organization or of all, has been settled. */
export async function recordingDone(ctx: Context, organizationId?: string): Promise<void> {
  const all = settlingsOf(ctx);
  const some = organizationId === undefined ? [...all.values()] : [all.get(organizationId)];
  await Promise.all(some.map((settling) => settling?.last));
}

/**
 * Settles what has ended and was not settled yet, of one project or of the whole organization: whoever answers from history or quarantine
 * asks for this first, so that an answer after a verdict knows what follows from it.
 */
export async function recordDue(ctx: Context, organizationId: string, projectId?: string): Promise<void> {
  await recordingDone(ctx, organizationId);
  // Of several servers another one may have written the verdict.
  if (!ctx.config.shared) return;
  const due = await ctx.db.withTenant(organizationId, (tx) =>
    tx
      .selectFrom("executions")
      .select("id")
      .where("org_id", "=", organizationId)
      .where("history", "=", "due")
      .$if(projectId !== undefined, (q) => q.where("project_id", "=", projectId ?? ""))
      .orderBy("id")
      .limit(100)
      .execute(),
  );
  for (const { id } of due) await recordRun(ctx, organizationId, id);
}

/** For the sweep: what a stopped server left behind, or failed before. It only queues: a run that cannot be settled holds up no other work. */
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
  const busy = new Set(settlingsOf(ctx).keys());
  for (const row of rows) if (!busy.has(row.org_id)) void recordLater(ctx, row.org_id, row.id);
}
