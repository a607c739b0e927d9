import { sql } from "kysely";
import type { LogBatch } from "@gantry/contract/dispatch/schemas.ts";
import type { Context } from "../../context.ts";
import type { TenantTransaction } from "../../platform/db/database.ts";
import { conflict, runNotFound } from "../../platform/errors.ts";
import { organizationOfTask } from "../executions/record/find-organization.ts";
import { attemptOver, holdsLease } from "../executions/record/holds-lease.ts";

/**
 * Appends a worker's batch and sends it to clients. A repeated batch, or part of one, is stored and sent once.
 * @throws 409 when the attempt is over, or when a chunk before this batch is missing.
 */
export async function appendLog(ctx: Context, batch: LogBatch): Promise<number> {
  const organizationId = await organizationOfTask(ctx, batch.taskId);
  const options = { lock: { execution: batch.taskId }, plans: "generic" } as const;
  const { service } = batch;
  const log = await ctx.db.withTenant(
    organizationId,
    (tx) => (service === undefined ? append(tx, batch) : appendOfService(tx, batch, service)),
    options,
  );
  if (!log) throw runNotFound();
  if (!log.holds_lease) throw attemptOver();
  const fresh = batch.chunks.filter((chunk) => chunk.seq > log.last_seq);
  const [first] = fresh;
  if (!first) return log.last_seq;
  if (!log.follows) {
    throw conflict("Log gap", {
      message: `The log ends at ${log.last_seq}; send from ${log.last_seq + 1}.`,
      code: "LOG_GAP",
    });
  }
  // Pages ask for the output of a service while they show it.
  if (!log.deleted_at && service === undefined)
    for (const { seq, stream, log: text, at } of fresh)
      ctx.channel.executionLog(organizationId, { taskId: batch.taskId, seq, stream, log: text, at });
  return fresh.at(-1)?.seq ?? log.last_seq;
}

/** The log's state before the batch. */
interface LogEnd {
  last_seq: number;
  deleted_at: Date | null;
  /** The batch's attempt still holds the run. */
  holds_lease: boolean;
  /** The new part of the batch starts where the log ended. */
  follows: boolean | null;
}

/** With the run's row locked: checks and stores in one round trip, because it delays every line. Invalid chunks are not stored. */
async function append(tx: TenantTransaction, batch: LogBatch): Promise<LogEnd | undefined> {
  const { rows } = await sql<LogEnd>`
    with run as (
      select last_seq, deleted_at, attempt = ${batch.attempt} and ${holdsLease(batch)} as holds_lease
      from executions where org_id = ${tx.organizationId} and id = ${batch.taskId}
    ), fresh as (
      select chunk.* from ${unnested(batch.chunks)}, run where chunk.seq > run.last_seq and run.holds_lease
    ), added as (
      select min(fresh.seq) as first, max(fresh.seq) as last from fresh
    ), moved as (
      update executions set last_seq = added.last from added, run
      where org_id = ${tx.organizationId} and id = ${batch.taskId} and added.first = run.last_seq + 1
      returning executions.last_seq
    ), stored as (
      insert into log_chunks (org_id, execution_id, seq, attempt, stream, at, text)
      select ${tx.organizationId}, ${batch.taskId}, seq, ${batch.attempt}, stream, at, text from fresh where exists (select 1 from moved)
    )
    select run.*, added.first = run.last_seq + 1 as follows from run, added`.execute(tx.commitWithNext());
  return rows[0];
}

/** The same for the output of a service, whose end is not in the run's row. Output of a service that the run does not have is not stored. */
async function appendOfService(tx: TenantTransaction, batch: LogBatch, service: string): Promise<LogEnd | undefined> {
  const { rows } = await sql<LogEnd>`
    with run as (
      select deleted_at, attempt = ${batch.attempt} and ${holdsLease(batch)} and services @> ${JSON.stringify([{ name: service }])}::jsonb as holds_lease,
        coalesce((
          select max(c.seq) from service_log_chunks c
          where c.org_id = ${tx.organizationId} and c.execution_id = ${batch.taskId} and c.service = ${service}
        ), 0) as last_seq
      from executions where org_id = ${tx.organizationId} and id = ${batch.taskId}
    ), fresh as (
      select chunk.* from ${unnested(batch.chunks)}, run where chunk.seq > run.last_seq and run.holds_lease
    ), added as (
      select min(fresh.seq) as first from fresh
    ), stored as (
      insert into service_log_chunks (org_id, execution_id, service, seq, attempt, stream, at, text)
      select ${tx.organizationId}, ${batch.taskId}, ${service}, fresh.seq, ${batch.attempt}, stream, at, text from fresh, added, run
      where added.first = run.last_seq + 1
    )
    select run.*, added.first = run.last_seq + 1 as follows from run, added`.execute(tx.commitWithNext());
  return rows[0];
}

/** For any number of chunks: arrays are cheaper than a parameter each. */
function unnested(chunks: LogBatch["chunks"]) {
  // PostgreSQL's text cannot contain NUL.
  const texts = chunks.map((chunk) => (chunk.log.includes("\0") ? chunk.log.replaceAll("\0", "\ufffd") : chunk.log));
  return sql`unnest(${chunks.map((chunk) => chunk.seq)}::int[], ${chunks.map((chunk) => chunk.stream)}::text[],
    ${chunks.map((chunk) => chunk.at)}::timestamptz[], ${texts}::text[]) as chunk (seq, stream, at, text)`;
}

/** Appends Gantry's own note to a run's log, inside a transaction that holds the execution's row. @returns the chunk to send after the commit. */
export async function noteInLog(tx: TenantTransaction, execution: { id: string; attempt: number; last_seq: number }, text: string) {
  const chunk = { seq: execution.last_seq + 1, stream: "system" as const, log: `${text}\n`, at: new Date().toISOString() };
  await sql`
    with stored as (
      insert into log_chunks (org_id, execution_id, seq, attempt, stream, at, text)
      select ${tx.organizationId}, ${execution.id}, seq, ${execution.attempt}, stream, at, text from ${unnested([chunk])}
    )
    update executions set last_seq = ${chunk.seq} where org_id = ${tx.organizationId} and id = ${execution.id}`.execute(tx);
  return chunk;
}
