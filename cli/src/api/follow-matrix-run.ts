import { setTimeout as sleep } from "node:timers/promises";
import { executions } from "@gantry/contract/runs/routes.ts";
import { matrixRuns } from "@gantry/contract/matrix-runs/routes.ts";
import type { MatrixRun } from "@gantry/contract/matrix-runs/schemas.ts";
import { cancelOnSignal } from "./cancel-on-signal.ts";
import type { Client } from "./client.ts";
import { type Follower, textOf } from "./follow-execution.ts";
import { RequestRejected } from "./request-rejected.ts";

/** An API key may send 100 requests a minute for its whole organization. */
const pauseMs = 4_000;

export interface MatrixFollower extends Pick<Follower, "onWait"> {
  onChange: (matrixRun: MatrixRun) => void;
}

/**
 * Waits until no run is in progress, and passes on each state in between; while none is running, also why the first queued one waits.
 * Ctrl-C cancels the runs; a second one only ends the command.
 */
export async function followMatrixRun(client: Client, id: string, { onChange, onWait }: MatrixFollower): Promise<MatrixRun> {
  const cancelling = cancelOnSignal("the runs", () => client.call(matrixRuns.cancel, { params: { id }, repeatable: true }));
  try {
    for (let before = ""; ; ) {
      const { data } = await client.call(matrixRuns.get, { params: { id } });
      onChange(data);
      if (data.finishedAt !== null) return data;
      const reasons = await whyAllWait(client, data);
      if (reasons !== "" && reasons !== before) onWait(reasons);
      before = reasons;
      await sleep(pauseMs);
    }
  } finally {
    cancelling.done();
  }
}

/** Empty while a run is running, and if nothing is known. */
async function whyAllWait(client: Client, { counts, combinations }: MatrixRun): Promise<string> {
  const first = combinations.find(({ run }) => run?.status === "PENDING")?.run;
  if (counts.running > 0 || !first) return "";
  try {
    return textOf((await client.call(executions.get, { params: { id: first.id } })).data.waitReasons);
  } catch (error) {
    // Someone has deleted it since: the others go on.
    if (error instanceof RequestRejected && error.status === 404) return "";
    throw error;
  }
}
