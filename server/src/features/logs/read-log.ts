import { Readable } from "node:stream";
import type { LogChunk } from "@gantry/contract/executions/schemas.ts";
import type { Context } from "../../context.ts";
import { runNotFound } from "../../platform/http/errors.ts";
import { visible } from "../executions/find-execution.ts";
import { readArchivedLog } from "./archive-log.ts";

const mostChunksPerRead = 500;
const fewestChunksPerRead = 16;
/** About so much is read at once, so that a long log does not delay other requests. A chunk has at most 64 KiB. */
const bytesPerRead = 1024 * 1024;
/** A response is cut here even if `limit` allows more chunks. */
const maxAnswerBytes = 4 * 1024 * 1024;

interface LogPage {
  data: LogChunk[];
  lastSeq: number;
  complete: boolean;
}

/** Console output after a sequence number. @throws 404 `Run not found` */
export async function readLog(
  ctx: Context,
  organizationId: string,
  executionId: string,
  question: { after: number; limit: number },
): Promise<LogPage> {
  const execution = await logOwner(ctx, organizationId, executionId);
  const data: LogChunk[] = [];
  let sizeBytes = 0;
  for await (const chunk of chunksAfter(ctx, organizationId, executionId, question.after, question.limit)) {
    data.push(chunk);
    sizeBytes += chunk.log.length;
    if (data.length >= question.limit || sizeBytes >= maxAnswerBytes) break;
  }
  const reached = data.at(-1)?.seq ?? question.after;
  // Nothing more comes for a log that retention deleted.
  const atEnd = reached >= execution.last_seq || execution.log_removed_at !== null;
  return { data, lastSeq: execution.last_seq, complete: execution.verdict !== null && atEnd };
}

/** The whole console output as text. @throws 404 `Run not found` */
export async function streamLogText(ctx: Context, organizationId: string, executionId: string): Promise<Readable> {
  await logOwner(ctx, organizationId, executionId);
  async function* texts() {
    for await (const chunk of chunksAfter(ctx, organizationId, executionId, 0, Number.MAX_SAFE_INTEGER)) yield chunk.log;
  }
  return Readable.from(texts());
}

/** A run's output in order, wherever it is stored. The caller has checked that the run exists. */
export function logChunks(ctx: Context, organizationId: string, executionId: string): AsyncIterable<LogChunk> {
  return chunksAfter(ctx, organizationId, executionId, 0, Number.MAX_SAFE_INTEGER);
}

async function logOwner(ctx: Context, organizationId: string, executionId: string) {
  const execution = await ctx.db.withTenant(organizationId, (tx) =>
    visible(tx).select(["verdict", "last_seq", "log_removed_at"]).where("id", "=", executionId).executeTakeFirst(),
  );
  if (!execution) throw runNotFound();
  return execution;
}

/** From the table, or from the archive after the log was archived, even if that happens in between. */
async function* chunksAfter(
  ctx: Context,
  organizationId: string,
  executionId: string,
  after: number,
  limit: number,
): AsyncIterable<LogChunk> {
  let seq = after;
  let atOnce = fewestChunksPerRead;
  for (;;) {
    const from = seq;
    const { rows, archived } = await ctx.db.withTenant(organizationId, async (tx) => ({
      rows: await tx
        .selectFrom("log_chunks")
        .select(["seq", "stream", "at", "text"])
        .where("org_id", "=", organizationId)
        .where("execution_id", "=", executionId)
        .where("seq", ">", from)
        .orderBy("seq")
        .limit(Math.min(atOnce, limit))
        .execute(),
      archived: (await visible(tx).select("log_archived").where("id", "=", executionId).executeTakeFirst())?.log_archived ?? false,
    }));
    for (const row of rows) {
      yield { seq: row.seq, stream: row.stream, log: row.text, at: row.at.toISOString() };
      seq = row.seq;
    }
    atOnce = chunksOf(rows);
    if (rows.length > 0) continue;
    if (archived) yield* readArchivedLog(ctx, organizationId, executionId, seq);
    return;
  }
}

/** How many chunks of the size of these are to be read next. */
function chunksOf(rows: readonly { text: string }[]): number {
  const bytes = rows.reduce((sum, { text }) => sum + text.length, 1);
  return Math.max(fewestChunksPerRead, Math.min(mostChunksPerRead, Math.floor((bytesPerRead * rows.length) / bytes)));
}
