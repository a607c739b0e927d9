import { api } from "@gantry/contract/api.ts";
import type { ClaimedRun } from "@gantry/contract/dispatch/schemas.ts";
import type { WorkerCall } from "../leased-calls.ts";

/** A queued run that a worker has claimed. Runs that other tests left before it in the queue end with exit code 0. */
export async function claimRun({ worker }: { worker: WorkerCall }, taskId: string, workerId = "w1"): Promise<ClaimedRun> {
  for (let turn = 0; turn < 200; turn++) {
    const { run } = (await worker(api.dispatch.claim, { workerId, name: workerId, engine: "fake", waitMs: 500 })).body;
    if (run?.taskId === taskId) return run;
    if (run) await worker(api.dispatch.update, { taskId: run.taskId, attempt: run.attempt, status: "ANALYZING", exitCode: 0 });
  }
  throw new Error(`the run ${taskId} was not handed out`);
}
