import { sql } from "kysely";
import type { TenantTransaction } from "../../platform/db/database.ts";
import { conflict, notFound } from "../../platform/errors.ts";
import { requireProject } from "../projects/record/require-project.ts";

/** Which shard of which queue. */
export interface Shard {
  projectId: string;
  key: string;
  index: number;
  attempt: number;
}

export interface Queue {
  id: string;
  total: number | null;
  files: number;
  /** No more files are given out when this many have failed; null: no limit. */
  stopAfter: number | null;
  /** Files that failed last time are given out before the others. */
  failedFirst: boolean;
}

export const queueNotFound = () =>
  notFound("Shard queue not found", {
    message: "There is no queue with this key in this project. The first shard that starts creates it; it is deleted after seven days.",
    code: "SHARD_QUEUE_NOT_FOUND",
  });

/**
 * Locks the queue until the transaction ends: all changes to its shards and files take this lock first.
 * @throws 404 `Project not found`, `Shard queue not found`
 */
export async function lockQueue(tx: TenantTransaction, { projectId, key }: { projectId: string; key: string }): Promise<Queue> {
  await requireProject(tx, projectId);
  const { rows } = await sql<Queue>`
    update shard_queues set last_seen_at = clock_timestamp()
    where org_id = ${tx.organizationId} and project_id = ${projectId} and key = ${key}
    returning id, total, files, stop_after_failures as "stopAfter", failed_first as "failedFirst"`.execute(tx);
  const [queue] = rows;
  if (!queue) throw queueNotFound();
  return queue;
}

/**
 * Locks the queue of a shard that was started, which must be this attempt's.
 * @throws 404; 409 `Shard not started`, `Shard replaced`, and for a queue with fixed parts
 */
export async function lockShard(tx: TenantTransaction, shard: Shard): Promise<Queue> {
  const queue = await lockQueue(tx, shard);
  const { rows } = await sql<{ attempt: number }>`
    update shards set last_seen_at = case when attempt = ${shard.attempt} then clock_timestamp() else last_seen_at end
    where org_id = ${tx.organizationId} and queue_id = ${queue.id} and index = ${shard.index} returning attempt`.execute(tx);
  const [started] = rows;
  if (!started || started.attempt < shard.attempt) throw notStarted(shard);
  if (started.attempt > shard.attempt) throw replaced(shard, started.attempt);
  if (queue.total !== null) throw differentSplit(queue);
  return queue;
}

const notStarted = ({ index, attempt }: Shard) =>
  conflict("Shard not started", {
    message: `Attempt ${attempt} of shard ${index} was not started. Send its list of files to POST /api/shards/start first.`,
    code: "SHARD_NOT_STARTED",
  });

export const replaced = ({ index, attempt }: Shard, current: number) =>
  conflict("Shard replaced", {
    message: `Shard ${index} was started again: attempt ${attempt} is over, attempt ${current} runs its files.`,
    code: "SHARD_REPLACED",
  });

export const differentSplit = ({ total }: Pick<Queue, "total">) =>
  conflict("Different split", {
    message:
      total === null
        ? "The shards of this queue ask for one file after the other: leave out `total`, or use another key."
        : `The files of this queue are split into ${total} fixed parts: start each shard with \`total\` ${total}, or use another key.`,
    code: "SHARD_SPLIT_DIFFERS",
  });

export const differentSettings = (message: string) => conflict("Different settings", { message, code: "SHARD_SETTINGS_DIFFER" });
