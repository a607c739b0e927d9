import { api } from "@gantry/contract/api.ts";
import type { Claim, ClaimedRun, Lease } from "@gantry/contract/dispatch/schemas.ts";
import { expect } from "vitest";
import type { z } from "zod";
import type { WorkerCall } from "../leased-calls.ts";

/** A test server, or another server with the calls of one worker. */
interface Server {
  worker: WorkerCall;
}

type Claiming = Partial<z.input<typeof Claim>>;

/** The response to a claim of the next run. The claim waits for a run only if `claiming` says so. */
export const sendClaim = ({ worker }: Server, { workerId = "w1", ...claiming }: Claiming = {}) =>
  worker(api.dispatch.claim, { workerId, name: workerId, engine: "fake", waitMs: 0, ...claiming });

/** Claims the next run in the queue; `null` if there is none for this worker. */
export async function claimNext(server: Server, claiming: Claiming = {}): Promise<ClaimedRun | null> {
  const { status, body } = await sendClaim(server, claiming);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.run;
}

/** The next run in the queue. Fails if there is none for this worker. */
export async function takeNext(server: Server, claiming: Claiming = {}): Promise<ClaimedRun> {
  const run = await claimNext(server, { waitMs: 5_000, ...claiming });
  if (!run) throw new Error("no run was claimed");
  return run;
}

/** A queued run that a worker has claimed. Runs that other tests left before it in the queue end with exit code 0. */
export async function claimRun(server: Server, taskId: string, workerId = "w1"): Promise<ClaimedRun> {
  for (let turn = 0; turn < 200; turn++) {
    const { run } = (await sendClaim(server, { workerId, waitMs: 500 })).body;
    if (run?.taskId === taskId) return run;
    if (run) await server.worker(api.dispatch.update, { ...leaseOf(run), status: "ANALYZING", exitCode: 0 });
  }
  throw new Error(`the run ${taskId} was not handed out`);
}

/** Reports the status of a claimed run as its worker does. A run ends with exit code 0 unless `facts` say otherwise. */
export async function reportRun(
  { worker }: Server,
  run: ClaimedRun | null,
  status: "PENDING" | "RUNNING" | "ANALYZING",
  facts: object = {},
): Promise<void> {
  if (!run) throw new Error("no run was claimed");
  const end = status === "ANALYZING" ? { exitCode: 0 } : {};
  const answer = await worker(api.dispatch.update, { ...leaseOf(run), status, ...end, ...facts });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
}

/** What a worker sends with each call about a claimed run. */
export const leaseOf = ({ taskId, attempt, leaseToken }: ClaimedRun): Lease => ({ taskId, attempt, leaseToken });
