import type { Context } from "../../../context.ts";
import { runNotFound } from "../../../platform/errors.ts";

const maxRemembered = 10_000;

/** Caches a run's organization, which saves the worker's later calls a query. */
export function cacheOrganization(ctx: Context, taskId: string, organizationId: string): void {
  const known = ctx.memory.organizationOfRun;
  if (known.size >= maxRemembered) known.clear();
  known.set(taskId, organizationId);
}

/**
 * The organization of a run. Workers send only the run's id.
 * @throws 404 `Run not found`
 */
export async function organizationOfTask(ctx: Context, taskId: string): Promise<string> {
  const remembered = ctx.memory.organizationOfRun.get(taskId);
  if (remembered) return remembered;
  const found = await ctx.db.asSystem((tx) => tx.selectFrom("executions").select("org_id").where("id", "=", taskId).executeTakeFirst());
  if (!found) throw runNotFound("There is no run with this ID.");
  cacheOrganization(ctx, taskId, found.org_id);
  return found.org_id;
}
