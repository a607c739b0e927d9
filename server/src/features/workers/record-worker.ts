import { sql } from "kysely";
import type { Claim } from "@gantry/contract/dispatch/schemas.ts";
import { maxOwnWorkers } from "@gantry/contract/workers/constants.ts";
import type { Context } from "../../context.ts";
import type { Transaction } from "../../platform/db/database.ts";
import type { WorkerCaller } from "../../platform/http/caller.ts";
import { conflict } from "../../platform/errors.ts";
import { joinLabels } from "../executions/record/worker-labels.ts";
import { lockOrganizationAsSystem } from "../organizations/lock-organization.ts";

const recordEveryMs = 5_000;
const maxCached = 10_000;

/**
 * Records that a worker is present, at most every five seconds.
 * @throws 409 when another organization, or the installation, has a worker with this id; 409 at two hundred workers of an organization
 */
export async function recordWorker(ctx: Context, claim: Claim, caller: WorkerCaller): Promise<void> {
  const { recordedAt } = ctx.workers;
  // A restarted worker may have other settings.
  const key = [caller.organizationId, caller.tokenId, claim.workerId, claim.workerStart, claim.slots, joinLabels(claim.labels)].join(" ");
  const before = recordedAt.get(key);
  if (before !== undefined && performance.now() - before < recordEveryMs) return;
  await ctx.db.asSystem(async (tx) => {
    if (caller.organizationId !== null) await requireRoom(tx, caller.organizationId, claim.workerId);
    if (!(await writeWorker(tx, claim, caller))) throw idTaken();
  });
  if (recordedAt.size >= maxCached) recordedAt.clear();
  recordedAt.set(key, performance.now());
}

/** A heartbeat of a worker came. Leases are renewed in the same transaction: no one sees one without the other. */
export async function noteHeartbeat(tx: Transaction, workerId: string, organizationId: string | null): Promise<void> {
  await tx
    .updateTable("workers")
    .set({ last_seen_at: sql<Date>`now()`, heartbeat_at: sql<Date>`now()` })
    .where("id", "=", workerId)
    .where("org_id", "is not distinct from", organizationId)
    .execute();
}

/** When a worker that was killed has started again, a claim of its earlier start may still be open, because a proxy keeps its connection open. */
const newest = {
  start: sql<number | null>`greatest(workers.start, excluded.start)`,
  stopped_start: sql<number | null>`case when excluded.start > workers.start then workers.start else workers.stopped_start end`,
};

/** `false` when the id belongs to a worker of someone else. */
async function writeWorker(tx: Transaction, claim: Claim, { organizationId, tokenId }: WorkerCaller): Promise<boolean> {
  const row = {
    org_id: organizationId,
    token_id: tokenId,
    // As a machine's name may be anything, it is cleaned rather than refused.
    name: claim.name.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, "").trim() || claim.workerId,
    engine: claim.engine,
    labels: claim.labels,
    slots: claim.slots ?? null,
    machine: claim.machine ? JSON.stringify(claim.machine) : null,
    last_seen_at: sql<Date>`now()`,
  };
  const written = await tx
    .insertInto("workers")
    .values({ id: claim.workerId, ...row, start: claim.workerStart ?? null })
    .onConflict((at) =>
      at
        .column("id")
        .doUpdateSet({ ...row, ...newest })
        .where("workers.org_id", "is not distinct from", organizationId),
    )
    .returning("id")
    .executeTakeFirst();
  return written !== undefined;
}

/** For a new worker of an organization. Workers that were not seen for a day make room for it. */
async function requireRoom(tx: Transaction, organizationId: string, workerId: string): Promise<void> {
  const own = tx.selectFrom("workers").where("org_id", "=", organizationId);
  if (await own.select("id").where("id", "=", workerId).executeTakeFirst()) return;
  await lockOrganizationAsSystem(tx, organizationId);
  await sql`
    with gone as (
      delete from workers w where w.org_id = ${organizationId} and w.last_seen_at < now() - interval '1 day'
        and (select count(*) from workers every where every.org_id = ${organizationId}) >= ${maxOwnWorkers}
        and not exists (select 1 from run_leases lease where lease.org_id = w.org_id and lease.worker_id = w.id)
      returning w.id
    )
    delete from worker_runs r using gone where r.org_id = ${organizationId} and r.worker_id = gone.id`.execute(tx);
  const { count } = await own.select((column) => column.fn.countAll<number>().as("count")).executeTakeFirstOrThrow();
  if (count >= maxOwnWorkers)
    throw conflict("Too many workers", {
      message: `An organization has at most ${maxOwnWorkers} workers. Remove those that are gone, on the page Workers.`,
      code: "TOO_MANY_WORKERS",
    });
}

function idTaken() {
  return conflict("Worker ID taken", {
    message:
      "This worker's ID belongs to a worker of another organization or of the installation. Give this worker another DATA_DIR, and it gets an ID of its own.",
    code: "WORKER_ID_TAKEN",
  });
}
