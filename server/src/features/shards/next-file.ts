import { sql } from "kysely";
import type { FileToRun, NextFile } from "@gantry/contract/shards/schemas.ts";
import type { Context } from "../../context.ts";
import type { TenantTransaction } from "../../platform/db/database.ts";
import { findStopped, queueStopped } from "./stopped-queue.ts";
import { lockShard, type Queue } from "./store.ts";

/**
 * Marks files as finished and gives the shard the longest one that waits. A shard that has a file gets this one again: a request whose response was lost
 * is repeated without losing a file.
 * @throws 404; 409 for a shard that was not started or was replaced, for a queue with fixed parts, and `Stopped after failures` with the files marked
 */
export async function nextFile(ctx: Context, organizationId: string, asked: NextFile): Promise<FileToRun> {
  const answer = await ctx.db.withTenant(organizationId, async (tx) => {
    const queue = await lockShard(tx, asked);
    const ignored = await finishFiles(tx, queue, asked);
    const kept = await keptFile(tx, queue, asked);
    const stopped = kept === undefined ? await findStopped(tx, queue) : undefined;
    if (stopped) return { stopped };
    const file = kept ?? (await takeFile(tx, queue, asked));
    if (file !== undefined) return { file, finished: false, retryAfterSeconds: null, ignored };
    const retryAfterSeconds = await secondsUntilRetry(tx, queue);
    return { file: null, finished: retryAfterSeconds === null, retryAfterSeconds, ignored };
  });
  // After the commit: what the shard has reported counts.
  if ("stopped" in answer) throw queueStopped(answer.stopped);
  return answer;
}

/** Marks only files that are assigned to the shard. @returns the others */
async function finishFiles(tx: TenantTransaction, queue: Queue, { projectId, index, failed, ...asked }: NextFile): Promise<string[]> {
  const done = [...new Set([...asked.done, ...failed])];
  if (done.length === 0) return [];
  const named = sql`org_id = ${tx.organizationId} and queue_id = ${queue.id} and path = any(${done}::text[]) and shard = ${index}`;
  await sql`
    with finished as (
      update shard_files set done_at = clock_timestamp(), lease_until = null, failed = (path = any(${failed}::text[])),
        duration_ms = least(86400000, greatest(0, extract(epoch from clock_timestamp() - taken_at) * 1000))::int
      where ${named} and done_at is null and taken_at is not null
      returning path, duration_ms, failed
    )
    insert into file_durations (org_id, project_id, path, duration_ms, failed)
    select ${tx.organizationId}, ${projectId}, path, duration_ms, failed from finished order by path
    on conflict (org_id, project_id, path) do update
    set duration_ms = (file_durations.duration_ms + excluded.duration_ms) / 2, measured_at = excluded.measured_at,
      failed = excluded.failed`.execute(tx);
  const { rows } = await sql<{ path: string }>`select path from shard_files where ${named} and done_at is not null`.execute(tx);
  const finished = new Set(rows.map(({ path }) => path));
  return done.filter((path) => !finished.has(path));
}

async function keptFile(tx: TenantTransaction, queue: Queue, { index, leaseSeconds }: NextFile): Promise<string | undefined> {
  const { rows } = await sql<{ path: string }>`
    update shard_files set taken_at = clock_timestamp(), lease_until = ${after(leaseSeconds)}
    where org_id = ${tx.organizationId} and queue_id = ${queue.id} and shard = ${index} and done_at is null and lease_until > clock_timestamp()
    returning path`.execute(tx);
  return rows[0]?.path;
}

async function takeFile(tx: TenantTransaction, queue: Queue, { index, leaseSeconds }: NextFile): Promise<string | undefined> {
  const inQueue = sql`org_id = ${tx.organizationId} and queue_id = ${queue.id}`;
  const { rows } = await sql<{ path: string }>`
    update shard_files set shard = ${index}, taken_at = clock_timestamp(), lease_until = ${after(leaseSeconds)}
    where ${inQueue} and path = (
      select path from shard_files
      where ${inQueue} and done_at is null and (lease_until is null or lease_until <= clock_timestamp())
      order by ${queue.failedFirst ? sql`failed_before desc, ` : sql``}expected_ms desc, path limit 1
    )
    returning path`.execute(tx);
  return rows[0]?.path;
}

const after = (seconds: number) => sql`clock_timestamp() + ${seconds}::int * interval '1 second'`;

/** Shards that wait for the last files ask less often the more of them there are. `null`: all files are finished. */
async function secondsUntilRetry(tx: TenantTransaction, queue: Queue): Promise<number | null> {
  const { rows } = await sql<{ seconds: number | null; shards: number }>`
    select extract(epoch from min(lease_until) - clock_timestamp())::float8 as seconds,
      (select count(*)::int from shards where org_id = ${tx.organizationId} and queue_id = ${queue.id}) as shards
    from shard_files where org_id = ${tx.organizationId} and queue_id = ${queue.id} and done_at is null`.execute(tx);
  const { seconds, shards } = rows[0] ?? { seconds: null, shards: 0 };
  return seconds === null ? null : Math.max(1, Math.min(Math.ceil(seconds), 2 + Math.floor(shards / 5), 30));
}
