import { setTimeout as sleep } from "node:timers/promises";
import { isDiskFull } from "@gantry/host/file-problem.ts";
import type { Logger } from "pino";

/** As long as for a full disk of the server: a report is worth waiting for, but not at the cost of the verdict. */
export const diskFullMs = 5 * 60_000;
const firstPauseMs = 500;
const maxPauseMs = 10_000;

/** Repeats work that failed because this machine's disk or quota is full. The work removes what its last try left. */
export type RetryWhileDiskFull = <T>(work: () => Promise<T>) => Promise<T>;

/** All work of one report shares the time limit, which begins when the disk is first found full. When it is over, or at `stop`, the disk's error is thrown. */
export function retryWhileDiskFull(stop: AbortSignal, log: Logger, forMs = diskFullMs): RetryWhileDiskFull {
  let until: number | undefined;
  return async (work) => {
    for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(2 * pauseMs, maxPauseMs)) {
      try {
        return await work();
      } catch (error) {
        if (!isDiskFull(error)) throw error;
        if (until === undefined) log.warn({ err: error }, `the disk is full; trying for ${forMs / 1000} s to store the report`);
        until ??= Date.now() + forMs;
        const leftMs = until - Date.now();
        if (leftMs <= 0 || stop.aborted) throw error;
        await sleep(Math.min(pauseMs, leftMs), undefined, { signal: stop }).catch(() => {});
      }
    }
  };
}
