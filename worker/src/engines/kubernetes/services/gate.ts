import { setTimeout as sleep } from "node:timers/promises";
import type { Cluster } from "../cluster/cluster.ts";
import type { RunMonitor } from "../pod/run-monitor.ts";
import { releaseProgram, releasedAtProgram } from "../pod/spool.ts";
import { runProgram } from "./run-program.ts";

const retryMs = 300;
const closedCode = 1;

/** Lets a suite start whose services are ready. Idempotent, and retried until it succeeds or is aborted. */
export async function openGate(cluster: Cluster, pod: string, end: RunMonitor, signal: AbortSignal): Promise<void> {
  for (;;) {
    signal.throwIfAborted();
    const ran = await runProgram(cluster, pod, end.readable, end.commandFor(releaseProgram), signal).catch(() => undefined);
    if (ran?.code === 0) return;
    await sleep(retryMs, undefined, { signal });
  }
}

/** When the suite of a pod was allowed to start; `undefined`: it was not. Retried until the pod responds or is gone. */
export async function openedAt(cluster: Cluster, pod: string, end: RunMonitor): Promise<Date | undefined> {
  const never = new AbortController().signal;
  while (!end.isUnreadable && !end.isForbidden) {
    const ran = await runProgram(cluster, pod, end.readable, end.commandFor(releasedAtProgram), never).catch(() => undefined);
    if (ran?.code === closedCode) return undefined;
    const seconds = ran?.code === 0 ? Number(ran.stdout) : Number.NaN;
    if (Number.isSafeInteger(seconds)) return new Date(seconds * 1000);
    await sleep(retryMs);
  }
  return undefined;
}
