import type { Context } from "../../context.ts";
import { notFound } from "../../platform/http/errors.ts";

const maxRemembered = 10_000;
const organizations = new WeakMap<Context, Map<string, string>>();

/**
 * The organization a task belongs to, for the worker's door, which knows a run by its task alone. It never changes, so it is remembered.
 * @throws 404 `Execution not found`
 */
export async function organizationOfTask(ctx: Context, taskId: string): Promise<string> {
  let known = organizations.get(ctx);
  if (!known) organizations.set(ctx, (known = new Map()));
  const remembered = known.get(taskId);
  if (remembered) return remembered;
  const found = await ctx.db.asSystem((tx) => tx.selectFrom("executions").select("org_id").where("id", "=", taskId).executeTakeFirst());
  if (!found) throw notFound("Execution not found");
  if (known.size >= maxRemembered) known.clear();
  known.set(taskId, found.org_id);
  return found.org_id;
}
