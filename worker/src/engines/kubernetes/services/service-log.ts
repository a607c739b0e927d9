import { setTimeout as sleep } from "node:timers/promises";
import type { LogPiece } from "../../engine.ts";
import { type Cluster, statusOf } from "../cluster/cluster.ts";

export interface ServiceLogReading {
  cluster: Cluster;
  pod: string;
  container: string;
  /** Resolves to whether there is something to read. */
  started: Promise<boolean>;
  /** The service has ended, or is not followed any longer: what it has printed up to now is read to its end. */
  over: AbortSignal;
  /** It has not ended, and is not followed any longer. The output of one that has ended comes to its end. */
  cut: AbortSignal;
  unwatched: AbortSignal;
}

const retryMs = 300;
const maxTriesAfterEnd = 5;
/** More than is kept of the beginning of a service's output, and of its end. */
const beginningBytes = 5 * 1024 * 1024;
const endBytes = 1280 * 1024;
/** When the reading is so far behind, the end is more important than what is before it. */
const lateMs = 4_000;
const lastLines = { least: 100, most: 50_000 };
/** Enough to recognize the beginning, and where the reading stopped. */
const knownBytes = 4096;
const newline = 10;

interface Read {
  bytes: number;
  lines: number;
  start: Buffer;
  end: Buffer;
  /** What follows is not read before the end. */
  isCut: boolean;
  /** When nothing was to follow any more. */
  overAt: number | undefined;
}

/**
 * The output of a service from its first byte, in the node's log of its container: without the worker's program around it, there is no other place. The
 * node does not tell standard output from standard error. After a break it is read again from its first byte, and what was read before is left out. When the
 * reading is behind at the end, the middle is left out, which no one keeps. The node begins a new file after 10 MiB, by default, and then gives only that one
 * to a new request: after a break, its end is all that can be read.
 */
export async function* readServiceLog(reading: ServiceLogReading): AsyncGenerator<LogPiece> {
  const { started, over, unwatched } = reading;
  if (!(await started)) return;
  const read: Read = { bytes: 0, lines: 0, start: Buffer.alloc(0), end: Buffer.alloc(0), isCut: false, overAt: undefined };
  let tries = 0;
  while (!unwatched.aborted) {
    const isLast = over.aborted;
    if (isLast) read.overAt ??= performance.now();
    let failure: unknown;
    try {
      if (!read.isCut) yield* readOnce(reading, read, isLast ? "present" : "follow");
      if (read.isCut && isLast) yield* readEnd(reading, read);
      else if (read.isCut) await aborted(AbortSignal.any([over, unwatched]));
    } catch (error) {
      failure = error;
    }
    if (isLast) tries += 1;
    if (isLast && failure === undefined) return;
    if (statusOf(failure) === 404 || tries === maxTriesAfterEnd) {
      yield { stream: "lost" };
      return;
    }
    await sleep(retryMs, undefined, { signal: isLast ? unwatched : AbortSignal.any([over, unwatched]) }).catch(() => {});
  }
}

const aborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener("abort", () => resolve(), { once: true });
  });

async function* readOnce(
  { cluster, pod, container, over, cut, unwatched }: ServiceLogReading,
  read: Read,
  until: "present" | "follow",
): AsyncGenerator<LogPiece> {
  const ends = until === "follow" ? AbortSignal.any([cut, unwatched]) : unwatched;
  const log = await cluster.openLog(pod, container, until, ends);
  let at = 0;
  for await (const bytes of log as AsyncIterable<Buffer>) {
    const [begin, known] = [at, read.start.subarray(at, at + bytes.length)];
    at += bytes.length;
    if (!bytes.subarray(0, known.length).equals(known)) {
      read.isCut = true;
      return;
    }
    const fresh = bytes.subarray(Math.max(0, read.bytes - begin));
    if (fresh.length === 0) continue;
    note(read, fresh);
    yield { stream: "stdout", bytes: fresh };
    if (over.aborted) read.overAt ??= performance.now();
    const isLate = read.overAt !== undefined && performance.now() - read.overAt > lateMs;
    if (isLate || (until === "present" && read.bytes > beginningBytes)) {
      read.isCut = true;
      return;
    }
  }
}

function note(read: Read, bytes: Buffer): void {
  read.bytes += bytes.length;
  read.lines += countLines(bytes);
  if (read.start.length < knownBytes) read.start = Buffer.concat([read.start, bytes]).subarray(0, knownBytes);
  read.end = Buffer.concat([read.end, bytes.subarray(-knownBytes)]).subarray(-knownBytes);
}

/** The end of much output: what follows on what was read, or as much as the node still has of it. */
async function* readEnd({ cluster, pod, container, unwatched }: ServiceLogReading, read: Read): AsyncGenerator<LogPiece> {
  const lines = Math.ceil(endBytes / (read.bytes / Math.max(1, read.lines)));
  const wanted = Math.max(lastLines.least, Math.min(lines, lastLines.most));
  const log = await cluster.openLog(pod, container, { lastLines: wanted }, unwatched);
  let end = Buffer.alloc(0);
  for await (const bytes of log as AsyncIterable<Buffer>) end = Buffer.concat([end, bytes]).subarray(-endBytes);
  const overlap = end.lastIndexOf(read.end);
  if (overlap >= 0) return yield { stream: "stdout", bytes: end.subarray(overlap + read.end.length) };
  yield { stream: "lost" };
  // Whole lines only: a part of a secret would not be masked.
  yield { stream: "stdout", bytes: Buffer.concat([Buffer.of(newline), end.subarray(end.indexOf(newline) + 1 || end.length)]) };
}

function countLines(bytes: Buffer): number {
  let lines = 0;
  for (let at = bytes.indexOf(newline); at >= 0; at = bytes.indexOf(newline, at + 1)) lines += 1;
  return lines;
}
