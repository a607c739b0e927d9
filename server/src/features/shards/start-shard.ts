import { sql } from "kysely";
import type { StartedShard, StartShard } from "@gantry/contract/shards/schemas.ts";
import type { Context } from "../../context.ts";
import type { TenantTransaction } from "../../platform/db/database.ts";
import { invalidField } from "../../platform/errors.ts";
import { requireProject } from "../projects/record/require-project.ts";
import { addFiles } from "./add-files.ts";
import { limitIsReached } from "./stopped-queue.ts";
import { differentSettings, differentSplit, lockQueue, type Queue, replaced } from "./store.ts";

/**
 * Starts a shard, or does so again: adds its files to the queue of its key. A later attempt gives back what the earlier ones had and finished.
 * @throws 404 `Project not found`; 409 for an attempt that was replaced, a different split or setting, or too many files
 */
export async function startShard(ctx: Context, organizationId: string, start: StartShard): Promise<StartedShard> {
  if (start.total !== undefined && start.index > start.total) throw invalidField("index", "must be at most `total`");
  if (start.total !== undefined && start.stopAfterFailures !== undefined)
    throw invalidField("stopAfterFailures", "cannot be used with `total`: fixed parts do not report what failed");
  return ctx.db.withTenant(organizationId, async (tx) => {
    await createQueue(tx, ctx.newId(), start);
    const queue = await lockQueue(tx, start);
    if (queue.total !== (start.total ?? null)) throw differentSplit(queue);
    requireSettings(queue, start);
    await takeAttempt(tx, queue, start);
    await addFiles(tx, queue, start);
    return presentShard(tx, queue, start.index);
  });
}

async function createQueue(tx: TenantTransaction, id: string, { projectId, key, ...start }: StartShard): Promise<void> {
  await requireProject(tx, projectId);
  await tx
    .insertInto("shard_queues")
    .values({
      org_id: tx.organizationId,
      id,
      project_id: projectId,
      key,
      total: start.total ?? null,
      stop_after_failures: start.stopAfterFailures ?? null,
      failed_first: start.order === "failed-first",
    })
    .onConflict((at) => at.columns(["org_id", "project_id", "key"]).doNothing())
    .execute();
}

/** Shards of one pipeline must use the same settings: Gantry cannot know which ones are right. @throws 409 */
function requireSettings({ stopAfter, failedFirst }: Queue, { stopAfterFailures, order }: StartShard): void {
  if (stopAfterFailures !== undefined && stopAfterFailures !== stopAfter)
    throw differentSettings(
      `The first shard of this queue ${stopAfter === null ? "set no limit of failures" : `set the limit of failures to ${stopAfter}`}, and this one sets it to ${stopAfterFailures}. Give all shards the same limit, or use another key.`,
    );
  if (order !== undefined && (order === "failed-first") !== failedFirst)
    throw differentSettings(
      `The first shard of this queue asked for the order ${failedFirst ? "failed-first" : "longest-first"}, and this one for ${order}. Give all shards the same order, or use another key.`,
    );
}

async function takeAttempt(tx: TenantTransaction, queue: Queue, start: StartShard): Promise<void> {
  const shard = { org_id: tx.organizationId, queue_id: queue.id, index: start.index };
  const known = await tx
    .selectFrom("shards")
    .select("attempt")
    .where((row) => row.and(shard))
    .executeTakeFirst();
  if (known && known.attempt > start.attempt) throw replaced(start, known.attempt);
  if (!known)
    await tx
      .insertInto("shards")
      .values({ ...shard, attempt: start.attempt })
      .execute();
  else if (known.attempt < start.attempt) {
    await sql`
      update shards set attempt = ${start.attempt}, started_at = clock_timestamp(), last_seen_at = clock_timestamp()
      where org_id = ${shard.org_id} and queue_id = ${queue.id} and index = ${start.index}`.execute(tx);
    if (queue.total !== null) return;
    // A retry resumes a stopped queue, regardless of which of its shards' jobs is retried first.
    const again = (await limitIsReached(tx, queue)) ? sql`(shard = ${start.index} or failed)` : sql`shard = ${start.index}`;
    // Also the finished ones: a CI job is retried because of them, and its report replaces the first one's.
    await sql`
      update shard_files set failed_before = case when done_at is null then failed_before else failed end,
        shard = null, taken_at = null, lease_until = null, done_at = null, duration_ms = null, failed = false
      where org_id = ${shard.org_id} and queue_id = ${queue.id} and ${again}`.execute(tx);
  }
}

async function presentShard(tx: TenantTransaction, queue: Queue, index: number): Promise<StartedShard> {
  const inQueue = sql`org_id = ${tx.organizationId} and queue_id = ${queue.id}`;
  const { rows: counts } = await sql<{ files: number; measured: number }>`
    select count(*)::int as files, (count(*) filter (where is_measured))::int as measured from shard_files where ${inQueue}`.execute(tx);
  const { rows: part } =
    queue.total === null
      ? { rows: [] }
      : await sql<{ path: string }>`
          select path from shard_files where ${inQueue} and shard = ${index} order by failed_before desc, expected_ms desc, path`.execute(
          tx,
        );
  return {
    total: queue.total,
    files: part.map(({ path }) => path),
    allFiles: counts[0]?.files ?? 0,
    filesWithDuration: counts[0]?.measured ?? 0,
  };
}
