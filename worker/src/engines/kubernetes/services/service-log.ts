import { setTimeout as sleep } from "node:timers/promises";
import type { LogPiece } from "../../engine.ts";
import { type Cluster, statusOf } from "../cluster.ts";

export interface ServiceLogReading {
  cluster: Cluster;
  pod: string;
  container: string;
  /** Resolves to whether there is something to read. */
  started: Promise<boolean>;
  /** The service has ended, or is not followed any longer: what it has printed up to now is read to its end. */
  over: AbortSignal;
  unwatched: AbortSignal;
}

const retryMs = 300;
const mostTriesAfterEnd = 5;
/** The node keeps 10 MiB, by default, and then begins a new file. Only that one can be read. */
const mostStoredBytes = 8 * 1024 * 1024;
/** What the node writes before each line: a time, the stream, and whether the line is whole. */
const bytesBeforeLine = 48;
const newline = 10;

/**
 * The output of a service from its first byte, in the node's log of its container: without the worker's program around it, there is no other place. The
 * node does not tell standard output from standard error. After a break it is read again from its first byte, and what was read before is left out.
 */
export async function* readServiceLog(reading: ServiceLogReading): AsyncGenerator<LogPiece> {
  const { started, over, unwatched } = reading;
  if (!(await started)) return;
  const read = { bytes: 0, storedBytes: 0 };
  let tries = 0;
  while (!unwatched.aborted) {
    const isLast = over.aborted;
    if (read.storedBytes > mostStoredBytes) {
      if (!isLast) yield { stream: "lost" };
      return;
    }
    let failure: unknown;
    try {
      yield* readOnce(reading, read, isLast ? "present" : "follow");
    } catch (error) {
      failure = error;
    }
    if (isLast) tries += 1;
    if (isLast && failure === undefined) return;
    if (statusOf(failure) === 404 || tries === mostTriesAfterEnd) {
      yield { stream: "lost" };
      return;
    }
    await sleep(retryMs, undefined, { signal: isLast ? unwatched : AbortSignal.any([over, unwatched]) }).catch(() => {});
  }
}

async function* readOnce(
  { cluster, pod, container, over, unwatched }: ServiceLogReading,
  read: { bytes: number; storedBytes: number },
  until: "present" | "follow",
): AsyncGenerator<LogPiece> {
  const ends = until === "follow" ? AbortSignal.any([over, unwatched]) : unwatched;
  const log = await cluster.openLog(pod, container, until, ends);
  let known = read.bytes;
  for await (const bytes of log as AsyncIterable<Buffer>) {
    const fresh = bytes.subarray(known);
    known = Math.max(0, known - bytes.length);
    if (fresh.length === 0) continue;
    read.bytes += fresh.length;
    read.storedBytes += fresh.length + bytesBeforeLine * countLines(fresh);
    yield { stream: "stdout", bytes: fresh };
  }
}

function countLines(bytes: Buffer): number {
  let lines = 0;
  for (let at = bytes.indexOf(newline); at >= 0; at = bytes.indexOf(newline, at + 1)) lines += 1;
  return lines;
}
