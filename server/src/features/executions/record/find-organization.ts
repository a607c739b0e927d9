import type { Context } from "../../../context.ts";
import { runNotFound } from "../../../platform/errors.ts";

const maxCached = 10_000;

/** Caches a run's organization, which saves the worker's later calls a query. */
export function cacheOrganization(ctx: Context, taskId: string, organizationId: string): void {
  const known = ctx.executions.organizationOfRun;
  if (known.size >= maxCached) known.clear();
  known.set(taskId, organizationId);
}

/**
 * The organization of a run. Workers send only the run's id.
 * @throws 404 `Run not found`
 */
export async function organizationOfTask(ctx: Context, taskId: string): Promise<string> {
  const cached = ctx.executions.organizationOfRun.get(taskId);
  if (cached) return cached;
  const found = await ctx.db.asSystem((tx) => tx.selectFrom("executions").select("org_id").where("id", "=", taskId).executeTakeFirst());
  if (!found) throw runNotFound("There is no run with this ID.");
  cacheOrganization(ctx, taskId, found.org_id);
  return found.org_id;
}
