import { readFile } from "node:fs/promises";

/** How many times its limit a reading may wait for a processor. */
const maxWaits = 3;

/**
 * How long a reading may still take, in milliseconds; 0 or less: its time is over. The time in which its process was ready to run and other processes
 * had the processors does not count, up to three times the limit: a busy machine says nothing about the content.
 */
export function remainingMs(limitMs: number, elapsedMs: number, waitedMs: number): number {
  return limitMs + Math.min(waitedMs, maxWaits * limitMs) - elapsedMs;
}

/** How long the process has waited for a processor since its start, in milliseconds. 0 where the system does not say. */
export async function waitedForProcessorMs(pid: number | undefined): Promise<number> {
  // https://docs.kernel.org/scheduler/sched-stats.html: the second number is the time on a run queue, in nanoseconds.
  const schedstat = await readFile(`/proc/${pid}/schedstat`, "latin1").catch(() => "");
  return Number(schedstat.split(" ")[1] ?? 0) / 1e6;
}
