import { setTimeout as sleep } from "node:timers/promises";
import type { Execution, LogChunk } from "@gantry/contract/executions/schemas.ts";
import { executions } from "@gantry/contract/runs/routes.ts";
import { hasVerdict, isTerminal } from "@gantry/contract/executions/constants.ts";
import type { Client } from "./client.ts";

/** The built-in rules have finished by then, so the printed record has its terminal status. A model is not waited for. */
const rulesMs = 300;

/** An API key may send 100 requests a minute for its whole organization: poll quickly while there is output, more slowly while there is none. */
const quickMs = 700;
const slowestMs = 4_000;

export interface Follower {
  onChunk: (chunk: LogChunk) => void;
  /** Called with why a queued run waits, and again when that has changed. */
  onWait: (reasons: string) => void;
}

/**
 * Passes on why a queued run waits, and the log of a run from the first byte to the last. Resolves to the execution as soon as it has a verdict; the
 * analysis of a failure may still be in progress.
 */
export async function followExecution(client: Client, id: string, { onChunk, onWait }: Follower): Promise<Execution> {
  await untilStarted(client, id, onWait);
  let after = 0;
  let pauseMs = quickMs;
  for (;;) {
    const { data, complete } = await client.call(executions.logs, { params: { id }, query: { after, limit: 5_000 } });
    for (const chunk of data) onChunk(chunk);
    after = data.at(-1)?.seq ?? after;
    if (complete) break;
    if (data.length >= 5_000) continue;
    pauseMs = data.length > 0 ? quickMs : Math.min(slowestMs, pauseMs * 1.5);
    await sleep(pauseMs);
  }
  return await untilEnded(client, id);
}

/** A queued run has no log, so its record is read instead of it. */
async function untilStarted(client: Client, id: string, onWait: Follower["onWait"]): Promise<void> {
  let before = "";
  for (let pauseMs = quickMs; ; pauseMs = Math.min(slowestMs, pauseMs * 1.5)) {
    const { status, waitReasons } = (await client.call(executions.get, { params: { id } })).data;
    if (status !== "PENDING") return;
    const reasons = textOf(waitReasons);
    if (reasons !== "" && reasons !== before) onWait(reasons);
    before = reasons;
    await sleep(pauseMs);
  }
}

export const textOf = (reasons: Execution["waitReasons"]): string => reasons.map(({ message }) => message).join(" ");

/** The verdict may come shortly after the log's end. */
async function untilEnded(client: Client, id: string): Promise<Execution> {
  for (let pauseMs = 200; ; pauseMs = Math.min(slowestMs, pauseMs * 1.5)) {
    const { data } = await client.call(executions.get, { params: { id } });
    if (isTerminal(data.status)) return data;
    if (hasVerdict(data)) {
      await sleep(rulesMs);
      const later = (await client.call(executions.get, { params: { id } })).data;
      return hasVerdict(later) ? later : data;
    }
    await sleep(pauseMs);
  }
}
