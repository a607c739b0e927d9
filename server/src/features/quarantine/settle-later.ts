import { sql } from "kysely";
import type { Context } from "../../context.ts";
import { settleRun } from "./settle-run.ts";

interface Settling {
  /** Resolves when every run that this process ended has been settled. */
  last: Promise<void>;
  /** How many of an organization's runs wait for it. */
  waiting: Map<string, number>;
}
const settlings = new WeakMap<Context, Settling>();

function settlingOf(ctx: Context): Settling {
  const settling = settlings.get(ctx) ?? { last: Promise.resolve(), waiting: new Map() };
  settlings.set(ctx, settling);
  return settling;
}

/** Settles an ended run soon, one after another. What fails, or what a crash leaves, the sweep settles. */
export function settleLater(ctx: Context, organizationId: string, executionId: string): void {
  const settling = settlingOf(ctx);
  const count = (by: 1 | -1) => {
    const waiting = (settling.waiting.get(organizationId) ?? 0) + by;
    if (waiting > 0) settling.waiting.set(organizationId, waiting);
    else settling.waiting.delete(organizationId);
  };
  count(1);
  settling.last = settling.last
    .then(() => settleRun(ctx, organizationId, executionId))
    .catch((error: unknown) => ctx.log.warn({ err: error, taskId: executionId }, "settling a run failed; it will be tried again"))
    .finally(() => count(-1));
}

/** Resolves when every run that this process ended has been settled. */
export function settlingDone(ctx: Context): Promise<void> {
  return settlingOf(ctx).last;
}

/**
 * Settles what has ended and was not settled yet, of one project or of the whole organization: whoever answers from history or quarantine
 * asks for this first, so that an answer after a verdict knows what follows from it.
 */
export async function settleDue(ctx: Context, organizationId: string, projectId?: string): Promise<void> {
  // One server knows by itself that nothing waits: no question on the way to most answers.
  if (!ctx.config.shared && !settlingOf(ctx).waiting.has(organizationId)) return;
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
  for (const { id } of due) await settleRun(ctx, organizationId, id);
}

/** For the sweep: what a stopped server left behind. */
export async function settleForgotten(ctx: Context): Promise<void> {
  const rows = await ctx.db.asSystem((tx) =>
    tx
      .selectFrom("executions")
      .select(["org_id", "id"])
      .where("history", "=", "due")
      .where("updated_at", "<", sql<Date>`clock_timestamp() - interval '5 seconds'`)
      .limit(100)
      .execute(),
  );
  for (const row of rows) await settleRun(ctx, row.org_id, row.id);
}
