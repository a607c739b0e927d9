import { Combination } from "@gantry/contract/combination.ts";
import { sql } from "kysely";
import { z } from "zod";
import type { ReportedCache } from "@gantry/contract/caches/stored-schemas.ts";
import type { CacheReport } from "@gantry/contract/dispatch/schemas.ts";
import type { Context } from "../../context.ts";
import type { Transaction } from "../../platform/db/database.ts";
import type { WorkerCaller } from "../../platform/http/caller.ts";

/**
 * Stores what a worker says about its caches. A worker of an organization can only speak of that organization's projects, and no worker of another one's caches.
 * @returns `cleared`: the ids of its caches that it must delete; `known`: `false` if it has not claimed yet
 */
export function recordCaches(ctx: Context, { workerId, report }: CacheReport, { organizationId }: WorkerCaller) {
  return ctx.db.asSystem(async (tx) => {
    // Locked, so that two reports of a worker, one of which is late, are not mixed.
    const worker = await tx
      .selectFrom("workers")
      .select("id")
      .where("id", "=", workerId)
      .where("org_id", "is not distinct from", organizationId)
      .$if(report !== undefined, (query) => query.forNoKeyUpdate())
      .executeTakeFirst();
    if (!worker) return { known: false, cleared: [] };
    if (report) await store(tx, workerId, report, organizationId);
    const cleared = await tx
      .selectFrom("stored_caches")
      .select("id")
      .where("worker_id", "=", workerId)
      .where("cleared_at", "is not", null)
      .execute();
    return { known: true, cleared: cleared.map(({ id }) => id) };
  });
}

type Report = NonNullable<CacheReport["report"]>;

async function store(tx: Transaction, workerId: string, { id, isLast, caches }: Report, organizationId: string | null): Promise<void> {
  const own = caches.filter((cache) => organizationId === null || cache.organizationId === organizationId);
  const rows = JSON.stringify(own.map((cache) => ({ ...cache, scope: scopeOf(cache) })));
  await sql`
    insert into stored_caches (org_id, id, project_id, worker_id, key, path, scope, saved_by, bytes, saved_at, used_at, report_id)
    select p.org_id, cache.id, p.id, ${workerId}, cache.key, cache.path, cache.scope, cache."taskId", cache.bytes,
      to_timestamp(cache."savedMs" / 1000.0), to_timestamp(cache."usedMs" / 1000.0), ${id}
    from (
      -- An id twice would touch a row twice.
      select distinct on ("organizationId", id) * from jsonb_to_recordset(${rows}::jsonb) as each (
        id text, "organizationId" text, "projectId" text, key text, path text, scope jsonb, "taskId" text,
        bytes bigint, "savedMs" bigint, "usedMs" bigint)
    ) cache
    join projects p on p.org_id = cache."organizationId" and p.id = cache."projectId"
    order by p.org_id, cache.id
    on conflict (org_id, id) do update set used_at = excluded.used_at, report_id = excluded.report_id, reported_at = clock_timestamp()
      where stored_caches.worker_id = excluded.worker_id and stored_caches.report_id <= excluded.report_id`.execute(tx);
  if (isLast) await tx.deleteFrom("stored_caches").where("worker_id", "=", workerId).where("report_id", "<", id).execute();
}

const Scope = z.object({ combination: Combination.optional(), pullRequest: z.string().max(400).optional() });

/** For the worker, a scope is only a name. `null` for one that no run of this version has. */
function scopeOf({ scope }: ReportedCache): unknown {
  try {
    return Scope.parse(JSON.parse(scope ?? "null"));
  } catch {
    return null;
  }
}
