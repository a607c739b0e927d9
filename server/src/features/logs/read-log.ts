import { Readable } from "node:stream";
import type { LogChunk } from "@gantry/contract/executions/schemas.ts";
import type { Context } from "../../context.ts";
import type { TenantTransaction } from "../../platform/db/database.ts";
import { notFound, runNotFound } from "../../platform/errors.ts";
import { visible } from "../executions/record/find-execution.ts";
import { readArchivedLog } from "./archive-log.ts";

const maxChunksPerRead = 500;
const fewestChunksPerRead = 16;
/** About this much is read at once, so that a long log does not delay other requests. A chunk has at most 64 KiB. */
const bytesPerRead = 1024 * 1024;
/** A response is cut here even if `limit` allows more chunks. */
const maxAnswerBytes = 4 * 1024 * 1024;

interface LogPage {
  data: LogChunk[];
  lastSeq: number;
  complete: boolean;
}

interface Question {
  after: number;
  limit: number;
  /** Without it: the suite. */
  service?: string | undefined;
}

/** Output of the suite or of a service after a sequence number. @throws 404 `Run not found`, `Service not found` */
export async function readLog(ctx: Context, organizationId: string, executionId: string, question: Question): Promise<LogPage> {
  const execution = await logOwner(ctx, organizationId, executionId, question.service);
  const data: LogChunk[] = [];
  let sizeBytes = 0;
  const isFull = () => data.length >= question.limit || sizeBytes >= maxAnswerBytes;
  if (question.service !== undefined) {
    let lastSeq = question.after;
    // The record does not have the end of a service's output, which is short: look at all of it.
    for await (const chunk of chunksAfter(ctx, organizationId, executionId, { ...question, limit: Number.MAX_SAFE_INTEGER })) {
      lastSeq = chunk.seq;
      if (isFull()) continue;
      data.push(chunk);
      sizeBytes += chunk.log.length;
    }
    return { data, lastSeq, complete: execution.verdict !== null && (data.at(-1)?.seq ?? question.after) >= lastSeq };
  }
  for await (const chunk of chunksAfter(ctx, organizationId, executionId, question)) {
    data.push(chunk);
    sizeBytes += chunk.log.length;
    if (isFull()) break;
  }
  const reached = data.at(-1)?.seq ?? question.after;
  // A log that retention deleted gets no more chunks.
  const atEnd = reached >= execution.last_seq || execution.log_removed_at !== null;
  return { data, lastSeq: execution.last_seq, complete: execution.verdict !== null && atEnd };
}

const everything = { after: 0, limit: Number.MAX_SAFE_INTEGER };

/** The whole output of the suite or of a service as text. @throws 404 `Run not found`, `Service not found` */
export async function streamLogText(
  ctx: Context,
  organizationId: string,
  executionId: string,
  service: string | undefined,
): Promise<Readable> {
  await logOwner(ctx, organizationId, executionId, service);
  async function* texts() {
    for await (const chunk of chunksAfter(ctx, organizationId, executionId, { ...everything, service })) yield chunk.log;
  }
  return Readable.from(texts());
}

/** The output of a run's suite in order, wherever it is stored. The caller has checked that the run exists. */
export function logChunks(ctx: Context, organizationId: string, executionId: string): AsyncIterable<LogChunk> {
  return chunksAfter(ctx, organizationId, executionId, everything);
}

async function logOwner(ctx: Context, organizationId: string, executionId: string, service: string | undefined) {
  const execution = await ctx.db.withTenant(organizationId, (tx) =>
    visible(tx).select(["verdict", "last_seq", "log_removed_at", "services"]).where("id", "=", executionId).executeTakeFirst(),
  );
  if (!execution) throw runNotFound();
  if (service !== undefined && !execution.services.some(({ name }) => name === service))
    throw notFound("Service not found", { message: "This run has no service with this name.", code: "SERVICE_NOT_FOUND" });
  return execution;
}

/** From the table, or from the archive after the log was archived, even if that happens in between. */
async function* chunksAfter(
  ctx: Context,
  organizationId: string,
  executionId: string,
  { after, limit, service }: Question,
): AsyncIterable<LogChunk> {
  let seq = after;
  let atOnce = fewestChunksPerRead;
  for (;;) {
    const from = seq;
    const { rows, archived } = await ctx.db.withTenant(organizationId, async (tx) => ({
      rows: await storedRows(tx, executionId, { after: from, limit: Math.min(atOnce, limit), service }),
      archived: (await visible(tx).select("log_archived").where("id", "=", executionId).executeTakeFirst())?.log_archived ?? false,
    }));
    for (const row of rows) {
      yield { seq: row.seq, stream: row.stream, log: row.text, at: row.at.toISOString() };
      seq = row.seq;
    }
    atOnce = chunksOf(rows);
    if (rows.length > 0) continue;
    if (archived) yield* readArchivedLog(ctx, organizationId, executionId, { after: seq, service });
    return;
  }
}

function storedRows(tx: TenantTransaction, executionId: string, { after, limit, service }: Question) {
  const columns = ["seq", "stream", "at", "text"] as const;
  if (service === undefined)
    return tx
      .selectFrom("log_chunks")
      .select(columns)
      .where("org_id", "=", tx.organizationId)
      .where("execution_id", "=", executionId)
      .where("seq", ">", after)
      .orderBy("seq")
      .limit(limit)
      .execute();
  return tx
    .selectFrom("service_log_chunks")
    .select(columns)
    .where("org_id", "=", tx.organizationId)
    .where("execution_id", "=", executionId)
    .where("service", "=", service)
    .where("seq", ">", after)
    .orderBy("seq")
    .limit(limit)
    .execute();
}

/** How many chunks of the size of these are to be read next. */
function chunksOf(rows: readonly { text: string }[]): number {
  const bytes = rows.reduce((sum, { text }) => sum + text.length, 1);
  return Math.max(fewestChunksPerRead, Math.min(maxChunksPerRead, Math.floor((bytesPerRead * rows.length) / bytes)));
}
