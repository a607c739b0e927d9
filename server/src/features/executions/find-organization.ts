import type { Context } from "../../context.ts";
import { notFound } from "../../platform/http/errors.ts";

const maxRemembered = 10_000;
const organizations = new WeakMap<Context, Map<string, string>>();

function memoryOf(ctx: Context): Map<string, string> {
  const known = organizations.get(ctx) ?? new Map<string, string>();
  organizations.set(ctx, known);
  return known;
}

/** Remembers a task's organization, which saves later calls of the worker a query. */
export function rememberOrganization(ctx: Context, taskId: string, organizationId: string): void {
  const known = memoryOf(ctx);
  if (known.size >= maxRemembered) known.clear();
  known.set(taskId, organizationId);
}

/**
 * The organization a task belongs to, for the worker's door, which knows a run by its task alone. It never changes, so it is remembered.
 * @throws 404 `Execution not found`
 */
export async function organizationOfTask(ctx: Context, taskId: string): Promise<string> {
  const remembered = memoryOf(ctx).get(taskId);
  if (remembered) return remembered;
  const found = await ctx.db.asSystem((tx) => tx.selectFrom("executions").select("org_id").where("id", "=", taskId).executeTakeFirst());
  if (!found) throw notFound("Execution not found", { message: "There is no execution with this ID.", code: "EXECUTION_NOT_FOUND" });
  rememberOrganization(ctx, taskId, found.org_id);
  return found.org_id;
}
