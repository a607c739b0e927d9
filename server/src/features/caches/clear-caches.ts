import { sql } from "kysely";
import type { Context } from "../../context.ts";
import type { TenantTransaction } from "../../platform/db/database.ts";
import { notFound } from "../../platform/errors.ts";
import { type Actor, recordAudit } from "../audit/record-audit.ts";
import { requireProject } from "../projects/record/require-project.ts";

/**
 * Clears the caches of a project, or those with a key, in all scopes and on all workers. A claim that commits later tells its worker not to restore them.
 * @throws 404 `Project not found`
 */
export function clearCaches(ctx: Context, actor: Actor, projectId: string, key: string | undefined) {
  return ctx.db.withTenant(actor.organizationId, async (tx) => {
    await requireProject(tx, projectId);
    const rows = await markCleared(tx, projectId, { key });
    const result = { cleared: rows.length, clearedBytes: rows.reduce((bytes, row) => bytes + row.bytes, 0) };
    if (rows.length > 0)
      await recordAudit(ctx, tx, actor, {
        action: "caches.cleared",
        targetType: "project",
        targetId: projectId,
        details: { ...(key === undefined ? {} : { key }), caches: result.cleared, bytes: result.clearedBytes },
      });
    return result;
  });
}

/** @throws 404 `Project not found` or `Cache not found` */
export async function clearCache(ctx: Context, actor: Actor, { projectId, id }: { projectId: string; id: string }): Promise<void> {
  await ctx.db.withTenant(actor.organizationId, async (tx) => {
    await requireProject(tx, projectId);
    const known = tx
      .selectFrom("stored_caches")
      .select("id")
      .where("org_id", "=", tx.organizationId)
      .where("project_id", "=", projectId)
      .where("id", "=", id);
    if (!(await known.executeTakeFirst())) throw notFound("Cache not found");
    const [cleared] = await markCleared(tx, projectId, { id });
    if (cleared === undefined) return;
    await recordAudit(ctx, tx, actor, {
      action: "cache.cleared",
      targetType: "cache",
      targetId: id,
      details: { projectId, key: cleared.key, path: cleared.path, pullRequest: cleared.scope?.pullRequest, bytes: cleared.bytes },
    });
  });
}

/** Those that this call has cleared: of two calls at once, one clears a cache. Locked in one order, so that no two calls wait for each other. */
async function markCleared(tx: TenantTransaction, projectId: string, { id, key }: { id?: string; key?: string | undefined }) {
  const wanted = tx
    .selectFrom("stored_caches")
    .select("id")
    .where("org_id", "=", tx.organizationId)
    .where("project_id", "=", projectId)
    .where("cleared_at", "is", null)
    .$if(id !== undefined, (query) => query.where("id", "=", id ?? ""))
    .$if(key !== undefined, (query) => query.where("key", "=", key ?? ""))
    .orderBy("id")
    .forUpdate();
  const ids = (await wanted.execute()).map((row) => row.id);
  if (ids.length === 0) return [];
  return tx
    .updateTable("stored_caches")
    .set({ cleared_at: sql<Date>`clock_timestamp()` })
    .where("org_id", "=", tx.organizationId)
    .where("id", "in", ids)
    .returning(["id", "key", "path", "scope", "bytes"])
    .execute();
}
