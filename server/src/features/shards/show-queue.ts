import { sql } from "kysely";
import type { ShardQueue, ShardQueueQuery } from "@gantry/contract/shards/schemas.ts";
import type { Context } from "../../context.ts";
import type { TenantTransaction } from "../../platform/db/database.ts";
import { requireProject } from "../projects/record/require-project.ts";
import { queueNotFound } from "./store.ts";

/** @throws 404 `Project not found`, `Shard queue not found` */
export async function showQueue(ctx: Context, organizationId: string, { projectId, key }: ShardQueueQuery): Promise<ShardQueue> {
  return ctx.db.withTenant(
    organizationId,
    async (tx) => {
      await requireProject(tx, projectId);
      const queue = await tx
        .selectFrom("shard_queues")
        .select(["id", "total", "files", "stop_after_failures as stopAfter", "failed_first", "created_at"])
        .where("org_id", "=", organizationId)
        .where("project_id", "=", projectId)
        .where("key", "=", key)
        .executeTakeFirst();
      if (!queue) throw queueNotFound();
      const { done, running, failures } = await countFiles(tx, queue.id);
      return {
        projectId,
        key,
        total: queue.total,
        createdAt: queue.created_at.toISOString(),
        files: { all: queue.files, waiting: queue.files - running - done, running, done },
        finished: queue.total === null && queue.files === done,
        failures,
        stopAfterFailures: queue.stopAfter,
        order: queue.failed_first ? "failed-first" : "longest-first",
        notRun: queue.stopAfter !== null && failures >= queue.stopAfter ? await listWaiting(tx, queue.id) : null,
        shards: await listShards(tx, queue.id),
      };
    },
    { snapshot: "one" },
  );
}

async function countFiles(tx: TenantTransaction, queueId: string): Promise<{ done: number; running: number; failures: number }> {
  const { rows } = await sql<{ done: number; running: number; failures: number }>`
    select count(done_at)::int as done, (count(*) filter (where failed))::int as failures, (count(*) filter (where done_at is null and lease_until > clock_timestamp()))::int as running
    from shard_files where org_id = ${tx.organizationId} and queue_id = ${queueId}`.execute(tx);
  return rows[0] ?? { done: 0, running: 0, failures: 0 };
}

async function listWaiting(tx: TenantTransaction, queueId: string): Promise<string[] | null> {
  const { rows } = await sql<{ path: string }>`
    select path from shard_files where org_id = ${tx.organizationId} and queue_id = ${queueId} and done_at is null
      and (lease_until is null or lease_until <= clock_timestamp()) order by path`.execute(tx);
  return rows.length === 0 ? null : rows.map(({ path }) => path);
}

interface ShardRow {
  index: number;
  attempt: number;
  started_at: Date;
  last_seen_at: Date;
  files: number;
  running: string[];
  duration_ms: number;
}

async function listShards(tx: TenantTransaction, queueId: string): Promise<ShardQueue["shards"]> {
  const { rows } = await sql<ShardRow>`
    select shard.index, shard.attempt, shard.started_at, shard.last_seen_at, work.*
    from shards shard
    join shard_queues queue on queue.org_id = shard.org_id and queue.id = shard.queue_id
    cross join lateral (
      select (count(*) filter (where done_at is not null or queue.total is not null))::int as files,
        coalesce(array_agg(path order by path) filter (where done_at is null and lease_until > clock_timestamp()), '{}') as running,
        coalesce(sum(case when queue.total is null then duration_ms else expected_ms end), 0)::float8 as duration_ms
      from shard_files file where file.org_id = shard.org_id and file.queue_id = shard.queue_id and file.shard = shard.index
    ) work
    where shard.org_id = ${tx.organizationId} and shard.queue_id = ${queueId} order by shard.index`.execute(tx);
  return rows.map(({ started_at, last_seen_at, duration_ms, ...row }) => ({
    ...row,
    startedAt: started_at.toISOString(),
    lastSeenAt: last_seen_at.toISOString(),
    durationMs: duration_ms,
  }));
}
