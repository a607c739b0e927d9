import { setTimeout as sleep } from "node:timers/promises";
import type { LogPiece } from "../engine.ts";
import type { Cluster } from "./cluster/cluster.ts";
import type { ExecStream } from "./cluster/exec.ts";
import type { RunMonitor } from "./pod/run-monitor.ts";
import { readerProgram } from "./pod/spool.ts";

export interface SpoolReading {
  cluster: Cluster;
  name: string;
  end: RunMonitor;
  unwatched: AbortSignal;
  /** What a run may print. The suite can make the spool endless, or replace it by something that is. */
  mostBytes: number;
  onTooMuch: () => void;
}

const retryMs = 300;
/** How long to retry reading a run's output after it has ended. */
const maxTriesMs = 120_000;
/** After the run has ended, its remaining output is available. If nothing arrives for this long, the connection is broken. */
const silentAfterEndMs = 20_000;

/** A run's output from its first byte. After a break it continues where it stopped. It is complete when its length is what the suite's container counted. */
export async function* readSpool(reading: SpoolReading): AsyncGenerator<LogPiece> {
  const { end, unwatched, mostBytes, onTooMuch } = reading;
  const read = { stdout: 0, stderr: 0 };
  let isWhole = false;
  let vainSince: number | undefined;
  while (!isWhole && !unwatched.aborted) {
    const before = read.stdout + read.stderr;
    isWhole = yield* readOnce(reading, read);
    if (read.stdout + read.stderr > mostBytes) return onTooMuch();
    if (isWhole || unwatched.aborted) break;
    if (end.isUnreadable) break;
    if (read.stdout + read.stderr > before || !end.over.aborted) vainSince = undefined;
    else vainSince ??= performance.now();
    if (vainSince !== undefined && performance.now() - vainSince > maxTriesMs) break;
    await sleep(retryMs, undefined, { signal: unwatched }).catch(() => {});
  }
  if (unwatched.aborted) return;
  await end.exit;
  const counted = end.counted;
  if (!isWhole || counted?.outBytes !== read.stdout || counted.errBytes !== read.stderr) yield { stream: "lost" };
}

/** @returns whether the reader came to the end of the output */
async function* readOnce(reading: SpoolReading, read: { stdout: number; stderr: number }): AsyncGenerator<LogPiece, boolean> {
  const stream = await open(reading, read);
  if (stream === undefined) return false;
  const silence = watchSilence(stream, reading.end);
  try {
    for await (const { stream: name, bytes } of stream) {
      silence.stop();
      read[name] += bytes.length;
      yield { stream: name, bytes };
      if (read.stdout + read.stderr > reading.mostBytes) return false;
      silence.begin();
    }
    return stream.code === 0;
  } finally {
    silence.close();
  }
}

async function open(
  { cluster, name, end, unwatched }: SpoolReading,
  read: { stdout: number; stderr: number },
): Promise<ExecStream | undefined> {
  try {
    const stream = await cluster.exec(name, end.readable, end.commandFor(readerProgram, String(read.stdout), String(read.stderr)));
    if (unwatched.aborted) stream.close();
    else unwatched.addEventListener("abort", () => stream.close(), { once: true });
    return stream;
  } catch {
    return undefined;
  }
}

/** Ends a stream that says nothing for long after the run's end. */
function watchSilence(stream: ExecStream, end: RunMonitor): { begin(): void; stop(): void; close(): void } {
  let since: number | undefined;
  const timer = setInterval(() => {
    if (!end.over.aborted) return;
    since ??= performance.now();
    if (since !== reading && performance.now() - since > silentAfterEndMs) stream.close();
  }, 1_000);
  return { begin: () => (since = undefined), stop: () => (since = reading), close: () => clearInterval(timer) };
}

/** A chunk was delivered, and the consumer has not requested the next one. */
const reading = Number.POSITIVE_INFINITY;
