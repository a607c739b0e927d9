import { setTimeout as sleep } from "node:timers/promises";
import { usageEveryMs } from "@gantry/contract/timeline/constants.ts";
import type { Logger } from "pino";
import type { Running, UsageReading } from "../engines/engine.ts";
import type { RunControl } from "./run-control.ts";
import { type ServerClient, ServerRefusal } from "../api/server-client.ts";
import { UsageRecorder } from "./usage-recorder.ts";

/** Readings of an engine that takes longer are skipped. */
const readingTimeoutMs = 4_000;
const firstSentAfterMs = 5_000;
const maxPauseMs = 60_000;
const lastTries = 3;

export interface RecordedRun {
  server: ServerClient;
  running: Running;
  isAdopted: boolean;
  control: RunControl;
  log: Logger;
  /** Aborts when there is nothing more to read. */
  stop: AbortSignal;
}

/**
 * Reads once a second what a run's container uses, and sends it to the server from time to time and at the end. Resolves when the last of it was sent or
 * given up. Never rejects, and nothing waits for it: usage is only shown to people.
 */
export async function recordUsage(run: RecordedRun): Promise<void> {
  try {
    const recorder = new UsageRecorder(run.isAdopted ? Date.now() : run.running.startedAt.getTime(), !run.isAdopted);
    await readUntilStopped(run, recorder);
    await sendLast(run, recorder);
  } catch (error) {
    run.log.debug({ ...run.control.attempt, err: error }, "the resource usage of the run could not be recorded");
  }
}

async function readUntilStopped(run: RecordedRun, recorder: UsageRecorder): Promise<void> {
  const startMs = performance.now();
  let dueMs = firstSentAfterMs;
  let sending: Promise<void> | undefined;
  while (!run.stop.aborted) {
    await sleep(usageEveryMs, undefined, { signal: run.stop }).catch(() => {});
    if (run.stop.aborted) break;
    const reading = await readOnce(run);
    if (reading) recorder.add(reading);
    const ranMs = performance.now() - startMs;
    if (ranMs < dueMs || sending) continue;
    // A long run is sent less often, because each call contains the whole series.
    dueMs = ranMs + Math.min(Math.max(firstSentAfterMs, ranMs / 10), maxPauseMs);
    sending = send(run, recorder).then(
      () => (sending = undefined),
      (error) => {
        sending = undefined;
        // An older server does not know the call, or the attempt is over.
        if (error instanceof ServerRefusal) dueMs = Number.POSITIVE_INFINITY;
      },
    );
  }
  await sending;
}

/** `undefined` when the engine does not respond in time: the next reading includes what the counters rose until then. */
function readOnce({ running, stop }: RecordedRun): Promise<UsageReading | undefined> {
  const late = sleep(readingTimeoutMs, undefined, { signal: stop, ref: false }).catch(() => undefined);
  return Promise.race([running.usage().catch(() => undefined), late]);
}

async function sendLast(run: RecordedRun, recorder: UsageRecorder): Promise<void> {
  if (run.control.isLost) return;
  for (let tries = 1; tries <= lastTries; tries += 1) {
    try {
      return await send(run, recorder);
    } catch (error) {
      if (error instanceof ServerRefusal) return;
      await sleep(tries * 1_000, undefined, { ref: false });
    }
  }
}

async function send({ server, control }: RecordedRun, recorder: UsageRecorder): Promise<void> {
  const series = recorder.series();
  if (series) await server.sendUsage(control.lease, series, AbortSignal.timeout(15_000));
}
