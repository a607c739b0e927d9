import { sql } from "kysely";
import { maxShardFiles, maxShardFilesInAll } from "@gantry/contract/shards/constants.ts";
import type { StartShard } from "@gantry/contract/shards/schemas.ts";
import type { TenantTransaction } from "../../platform/db/database.ts";
import { conflict } from "../../platform/errors.ts";
import { expectedDurations } from "./expected-durations.ts";
import { failedLastTime } from "./failed-last-time.ts";
import { splitFiles } from "./split-files.ts";
import type { Queue } from "./store.ts";

/** Adds the files that the queue does not have yet. Call under the queue's lock. @throws 409 `Too many files` */
export async function addFiles(tx: TenantTransaction, queue: Queue, { projectId, index, files }: StartShard): Promise<void> {
  const paths = await newPaths(tx, queue, files);
  if (paths.length === 0) return;
  await requireRoom(tx, queue.files + paths.length, paths.length);
  const expected = await expectedDurations(tx, projectId, paths);
  const failed = queue.failedFirst ? await failedLastTime(tx, projectId, paths) : new Set<string>();
  const partOf = new Map<string, number>();
  if (queue.total !== null && queue.files === 0)
    for (const [part, split] of splitFiles(expected, queue.total).entries()) for (const { path } of split) partOf.set(path, part + 1);
  // The other shards have their parts already: a file that only this one lists would be lost in any other part.
  else if (queue.total !== null) for (const path of paths) partOf.set(path, index);
  await sql`
    insert into shard_files (org_id, queue_id, path, expected_ms, is_measured, failed_before, shard)
    select ${tx.organizationId}, ${queue.id}, file.* from unnest(
      ${paths}::text[], ${expected.map(({ ms }) => ms)}::int[], ${expected.map(({ isMeasured }) => isMeasured)}::boolean[],
      ${paths.map((path) => failed.has(path))}::boolean[],
      ${paths.map((path) => partOf.get(path) ?? null)}::smallint[]) as file`.execute(tx);
  await sql`
    update shard_queues set files = files + ${paths.length} where org_id = ${tx.organizationId} and id = ${queue.id}`.execute(tx);
}

async function newPaths(tx: TenantTransaction, queue: Queue, files: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ path: string }>`
    select path from unnest(${[...new Set(files)]}::text[]) as listed (path)
    where not exists (
      select 1 from shard_files known where known.org_id = ${tx.organizationId} and known.queue_id = ${queue.id} and known.path = listed.path
    )`.execute(tx);
  return rows.map(({ path }) => path);
}

async function requireRoom(tx: TenantTransaction, inQueue: number, added: number): Promise<void> {
  if (inQueue > maxShardFiles)
    throw tooManyFiles(
      `The shards of this key list ${inQueue} files. A queue has at most ${maxShardFiles}: split folders instead of files.`,
    );
  // Its own lock, not the organization's row: runs must not wait for it. It is always taken after a queue's, so there is no deadlock.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`shard files ${tx.organizationId}`}, 0))`.execute(tx);
  const { rows } = await sql<{ files: number }>`
    select coalesce(sum(files), 0)::int as files from shard_queues where org_id = ${tx.organizationId}`.execute(tx);
  if ((rows[0]?.files ?? 0) + added > maxShardFilesInAll)
    throw tooManyFiles(
      `The queues of the organization have ${rows[0]?.files} files, of at most ${maxShardFilesInAll}. A queue is deleted seven days after its last use.`,
    );
}

const tooManyFiles = (message: string) => conflict("Too many files", { message, code: "TOO_MANY_SHARD_FILES" });
