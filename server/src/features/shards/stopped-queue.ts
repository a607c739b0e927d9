import { sql } from "kysely";
import type { TenantTransaction } from "../../platform/db/database.ts";
import { conflict } from "../../platform/errors.ts";
import type { Queue } from "./store.ts";

/** A queue that gives out no more files because too many have failed. */
export interface Stopped {
  failures: number;
  /** How many files were not run, and some of them. */
  notRun: number;
  some: readonly string[];
}

type Limited = Pick<Queue, "id" | "stopAfter">;

/** How many files a message names. The queue has them all. */
const maxNamed = 10;
const maxNameLength = 150;

/** A failure is in the row of its file: a report that arrives twice is counted once. */
export async function limitIsReached(tx: TenantTransaction, queue: Limited): Promise<boolean> {
  return (await tooManyFailures(tx, queue)) !== undefined;
}

/**
 * `undefined` while the limit of failures is not reached. Files that are in progress may still be finished: without a waiting one,
 * nothing is left out.
 */
export async function findStopped(tx: TenantTransaction, queue: Limited): Promise<Stopped | undefined> {
  const failures = await tooManyFailures(tx, queue);
  if (failures === undefined) return undefined;
  const { rows } = await sql<{ path: string; count: number }>`
    select path, count(*) over ()::int as count from shard_files
    where org_id = ${tx.organizationId} and queue_id = ${queue.id} and done_at is null and (lease_until is null or lease_until <= clock_timestamp())
    order by path limit ${maxNamed}`.execute(tx);
  if (rows.length === 0) return undefined;
  return { failures, notRun: rows[0]?.count ?? 0, some: rows.map(({ path }) => path) };
}

/** How many files have failed, if the limit is reached. */
async function tooManyFailures(tx: TenantTransaction, { id, stopAfter }: Limited): Promise<number | undefined> {
  if (stopAfter === null) return undefined;
  const { rows } = await sql<{ failures: number }>`
    select count(*)::int as failures from shard_files where org_id = ${tx.organizationId} and queue_id = ${id} and failed`.execute(tx);
  const failures = rows[0]?.failures ?? 0;
  return failures >= stopAfter ? failures : undefined;
}

/** `Stopped after 3 failures; 2 files were not run: a.ts, b.ts.` */
export function describeStopped({ failures, notRun, some }: Stopped): string {
  const names = some.map((path) => (path.length > maxNameLength ? `…${path.slice(-maxNameLength)}` : path)).join(", ");
  const more = notRun > some.length ? ` and ${notRun - some.length} more` : "";
  const files = notRun === 1 ? "1 file was" : `${notRun} files were`;
  return `Stopped after ${failures} ${failures === 1 ? "failure" : "failures"}; ${files} not run: ${names}${more}.`;
}

/** An error, so that no client takes it for the end of the files. */
export const queueStopped = (stopped: Stopped) =>
  conflict("Stopped after failures", { message: describeStopped(stopped), code: "SHARDS_STOPPED" });
