import { api } from "@gantry/contract/api.ts";
import type { ClaimedRun } from "@gantry/contract/dispatch/schemas.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { claimNext, leaseOf } from "../../../testing/given/claimed-run.ts";
import { queueRun } from "../../../testing/given/run.ts";
import { startTestServer, type TestServer } from "../../../testing/start-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ DEFAULT_PLAN: "business" });
});
afterAll(() => server?.close());

const claim = (claimId: string, more: { workerId?: string; repeated?: boolean } = {}) => claimNext(server, { claimId, ...more });
const start = async (run: ClaimedRun) => (await server.worker(api.dispatch.update, { ...leaseOf(run), status: "RUNNING" })).status;

test("a claim whose answer was lost gets the same run and attempt again; only the last answer's lease token counts", async () => {
  const ada = await server.signUp();
  const [run, other] = [await queueRun(ada), await queueRun(ada)];
  const lost = await claim("one");
  if (lost?.taskId !== run.id) throw new Error("the first run was not claimed");
  let last = lost;
  for (let n = 0; n < 7; n++) {
    const again = await claim("one", { repeated: true });
    expect(again).toMatchObject({ taskId: run.id, attempt: 1 });
    if (again) last = again;
  }
  expect(last.leaseToken).not.toBe(lost.leaseToken);
  expect(await start(lost)).toBe(409);
  // No one else gets it, and another claim gets another run.
  expect(await claim("one", { repeated: true, workerId: "stranger" })).toMatchObject({ taskId: other.id });
  expect(await start(last)).toBe(200);
  // It has started: there is nothing to give again.
  expect(await claim("one", { repeated: true })).toBeNull();
});

test("of copies of one claim that come at once, one takes a run and all get it", async () => {
  const ada = await server.signUp();
  const queued = await Promise.all(Array.from({ length: 4 }, () => queueRun(ada)));
  const copies = await Promise.all([claim("copied"), claim("copied"), claim("copied"), claim("copied", { repeated: true })]);
  const taken = new Set(copies.map((copy) => copy?.taskId));
  expect(taken.size).toBe(1);
  expect(queued.map(({ id }) => id)).toContain([...taken][0]);
  const active = await server.ctx.db.asSystem((tx) =>
    tx.selectFrom("run_leases").select("execution_id").where("claim_id", "=", "copied").execute(),
  );
  expect(active).toHaveLength(1);
});
