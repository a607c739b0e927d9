import { sql } from "kysely";
import { listedCaches } from "@gantry/contract/caches/constants.ts";
import type { StoredCaches } from "@gantry/contract/caches/stored-schemas.ts";
import type { Context } from "../../context.ts";
import { acrossOrganizations, type TenantTransaction } from "../../platform/db/database.ts";
import { isPresent } from "../health/workers-present.ts";
import { requireProject } from "../projects/record/require-project.ts";

/** @throws 404 `Project not found` */
export function listCaches(ctx: Context, organizationId: string, projectId: string): Promise<StoredCaches> {
  return ctx.db.withTenant(organizationId, async (tx) => {
    await requireProject(tx, projectId);
    const rows = await readRows(tx, projectId);
    const { total, totalBytes } = await tx
      .selectFrom("stored_caches")
      .select([sql<number>`count(*)::int`.as("total"), sql<number>`coalesce(sum(bytes), 0)::float8`.as("totalBytes")])
      .where("org_id", "=", tx.organizationId)
      .where("project_id", "=", projectId)
      .where("cleared_at", "is", null)
      .executeTakeFirstOrThrow();
    const workers = await findWorkers(
      tx,
      rows.map((row) => row.worker_id),
    );
    return {
      caches: rows.map((row) => ({
        id: row.id,
        key: row.key,
        path: row.path,
        sizeBytes: row.bytes,
        pullRequest: row.scope?.pullRequest ?? null,
        combination: row.scope?.combination ?? [],
        savedAt: row.saved_at.toISOString(),
        usedAt: row.used_at.toISOString(),
        savedBy: row.saved_by !== null && row.number !== null ? { id: row.saved_by, number: row.number } : null,
        worker: workers.get(row.worker_id) ?? { name: "a removed worker", connected: false },
        clearedAt: row.cleared_at?.toISOString() ?? null,
      })),
      total,
      totalBytes,
    };
  });
}

const readRows = (tx: TenantTransaction, projectId: string) =>
  tx
    .selectFrom("stored_caches as cache")
    .leftJoin("executions as run", (join) =>
      // A run of another project cannot have saved it.
      join
        .onRef("run.org_id", "=", "cache.org_id")
        .onRef("run.id", "=", "cache.saved_by")
        .onRef("run.project_id", "=", "cache.project_id")
        .on("run.deleted_at", "is", null),
    )
    .selectAll("cache")
    .select("run.number")
    .where("cache.org_id", "=", tx.organizationId)
    .where("cache.project_id", "=", projectId)
    .orderBy("cache.used_at", "desc")
    .orderBy("cache.id")
    .limit(listedCaches)
    .execute();

/** Shared workers belong to no organization: their name and whether they are connected is shown. */
async function findWorkers(tx: TenantTransaction, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, { name: string; connected: boolean }>();
  const found = await acrossOrganizations(tx, (system) =>
    system
      .selectFrom("workers")
      .select(["id", "name", isPresent(sql`last_seen_at`).as("connected")])
      .where("id", "in", [...new Set(ids)])
      .where((worker) => worker.or([worker("org_id", "is", null), worker("org_id", "=", tx.organizationId)]))
      .execute(),
  );
  return new Map(found.map(({ id, name, connected }) => [id, { name, connected }]));
}
