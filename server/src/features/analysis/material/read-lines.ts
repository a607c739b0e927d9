import { Readable } from "node:stream";
import type { Context } from "../../../context.ts";
import { logChunks } from "../../logs/read-log.ts";
import { uploadTimeoutMs } from "../../uploads/upload-reader-jobs.ts";
import { type Chunk, createLogSplitter, frameOf } from "./log-splitter.ts";
import type { LogLine } from "./material.ts";

/** A log of this size takes less time than sending it to another process. */
const atOnceBytes = 512 * 1024;
/** Small chunks are sent to the reader process together. */
const pieceBytes = 256 * 1024;
const maxAnswerBytes = 64 * 1024 * 1024;

/**
 * The lines of a run's log that an explanation may need, numbered over the whole log. A reader process chooses them from a long log: a suite can print
 * hundreds of megabytes, which take seconds.
 * @throws ReadingEnded when the reader process was ended; the analysis is then tried again.
 */
export async function readLines(ctx: Context, organizationId: string, executionId: string): Promise<LogLine[]> {
  const chunks = logChunks(ctx, organizationId, executionId)[Symbol.asyncIterator]();
  const start: Chunk[] = [];
  for (let bytes = 0; bytes <= atOnceBytes; bytes += start.at(-1)?.log.length ?? 0) {
    const next = await chunks.next();
    if (next.done) return linesOf(start);
    start.push(next.value);
  }
  const options = { owner: organizationId, deadlineMs: uploadTimeoutMs, maxAnswerBytes, signal: ctx.background.closing };
  const { items } = await ctx.uploadReaders.read("log", null, { ...options, input: Readable.from(pieces(start, chunks)) });
  return items;
}

function linesOf(chunks: readonly Chunk[]): LogLine[] {
  const splitter = createLogSplitter();
  for (const chunk of chunks) splitter.add(chunk);
  return splitter.lines();
}

async function* pieces(start: readonly Chunk[], rest: AsyncIterator<Chunk>): AsyncGenerator<Buffer> {
  let frames: Buffer[] = start.map(frameOf);
  let bytes = atOnceBytes;
  for (let next = await rest.next(); !next.done; next = await rest.next()) {
    if (bytes >= pieceBytes) {
      yield Buffer.concat(frames);
      frames = [];
      bytes = 0;
    }
    const frame = frameOf(next.value);
    frames.push(frame);
    bytes += frame.length;
  }
  yield Buffer.concat(frames);
}
