import { sql } from "kysely";
import type { LogBatch } from "@gantry/contract/worker-protocol.ts";
import type { Context } from "../../context.ts";
import type { TenantTransaction } from "../../platform/db/database.ts";
import { conflict, notFound } from "../../platform/http/errors.ts";
import { organizationOfTask } from "../executions/find-organization.ts";
import { attemptOver } from "../executions/update-execution.ts";

/**
 * Appends a worker's batch and sends it on. A batch that comes again, whole or in part, is stored once and sent once.
 * @throws 409 when the attempt is over, or when a chunk before this batch is missing.
 */
export async function appendLog(ctx: Context, batch: LogBatch): Promise<number> {
  const organizationId = await organizationOfTask(ctx, batch.taskId);
  const { fresh, lastSeq, hidden } = await ctx.db.withTenant(organizationId, async (tx) => {
    const execution = await lockLogEnd(tx, batch);
    if (!execution) throw notFound("Execution not found");
    if (!execution.holds_lease) throw attemptOver();
    const unseen = batch.chunks.filter((chunk) => chunk.seq > execution.last_seq);
    const [first] = unseen;
    if (!first) return { fresh: [], lastSeq: execution.last_seq, hidden: true };
    if (first.seq !== execution.last_seq + 1) {
      throw conflict("Log gap", {
        message: `The log ends at ${execution.last_seq}; send from ${execution.last_seq + 1}.`,
        code: "LOG_GAP",
      });
    }
    await storeChunks(tx, batch.taskId, batch.attempt, unseen);
    return { fresh: unseen, lastSeq: unseen.at(-1)?.seq ?? execution.last_seq, hidden: execution.deleted_at !== null };
  });
  if (!hidden)
    for (const { seq, stream, log, at } of fresh) ctx.channel.executionLog(organizationId, { taskId: batch.taskId, seq, stream, log, at });
  return lastSeq;
}

/** The end of the log, locked, and whether the batch's attempt still holds the run: one round trip, on the way of every line. */
async function lockLogEnd(
  tx: TenantTransaction,
  batch: LogBatch,
): Promise<{ last_seq: number; deleted_at: Date | null; holds_lease: boolean } | undefined> {
  const { rows } = await sql<{ last_seq: number; deleted_at: Date | null; holds_lease: boolean }>`
    select e.last_seq, e.deleted_at, e.attempt = ${batch.attempt} and exists (
      select 1 from run_leases lease where lease.org_id = e.org_id and lease.execution_id = e.id and lease.attempt = ${batch.attempt}
    ) as holds_lease
    from executions e where e.org_id = ${tx.organizationId} and e.id = ${batch.taskId} for no key update of e`.execute(tx);
  return rows[0];
}

/** One statement however many chunks: arrays cost less than a parameter each. */
async function storeChunks(tx: TenantTransaction, taskId: string, attempt: number, chunks: LogBatch["chunks"]): Promise<void> {
  const texts = chunks.map((chunk) => (chunk.log.includes("\0") ? chunk.log.replaceAll("\0", "\ufffd") : chunk.log));
  await sql`
    with stored as (
      insert into log_chunks (org_id, execution_id, seq, attempt, stream, at, text)
      select ${tx.organizationId}, ${taskId}, seq, ${attempt}, stream, at, text
      from unnest(${chunks.map((chunk) => chunk.seq)}::int[], ${chunks.map((chunk) => chunk.stream)}::text[],
                  ${chunks.map((chunk) => chunk.at)}::timestamptz[], ${texts}::text[]) as chunk (seq, stream, at, text)
    )
    update executions set last_seq = ${chunks.at(-1)?.seq ?? 0} where org_id = ${tx.organizationId} and id = ${taskId}`.execute(tx);
}

/** Gantry's own word in a run's log, inside a transaction that holds the execution's row. @returns the chunk to send after the commit. */
export async function noteInLog(tx: TenantTransaction, execution: { id: string; attempt: number; last_seq: number }, text: string) {
  const chunk = { seq: execution.last_seq + 1, stream: "system" as const, log: `${text}\n`, at: new Date().toISOString() };
  await storeChunks(tx, execution.id, execution.attempt, [chunk]);
  return chunk;
}
