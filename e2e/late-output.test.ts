import { afterAll, beforeAll, expect, test } from "vitest";
import { api } from "@gantry/contract/api.ts";
import { leaseOf, takeNext } from "../server/src/testing/given/claimed-run.ts";
import { workerAt } from "../server/src/testing/leased-calls.ts";
import { createServerProcess, type ServerProcess } from "./program.ts";
import { type Person, signUp } from "./stack.ts";

const workerId = "restarted-worker";

let servers: [ServerProcess, ServerProcess];
let ada: Person;
beforeAll(async () => {
  const first = await createServerProcess({ SHARED: "true", DEFAULT_PLAN: "enterprise" });
  servers = [first, await createServerProcess({ SHARED: "true", DEFAULT_PLAN: "enterprise", DATABASE_URL: first.databaseUrl })];
  for (const server of servers) await server.start();
  ada = await signUp(first.url);
});
afterAll(async () => {
  for (const server of servers ?? []) await server.close();
});

const workerOf = ({ url, workerSecret }: ServerProcess) => workerAt(url, workerSecret);

test("two servers that read a dead worker's output around its adoption store every line once, in the order of the suite", async () => {
  const run: string = (await ada.run({ image: "suite:1" })).id;
  const lease = leaseOf(await takeNext({ worker: workerOf(servers[0]) }, { workerId, waitMs: 10_000 }));
  expect(lease.taskId).toBe(run);
  const at = new Date().toISOString();
  /** What the suite prints, one line in each chunk. Two starts of a worker cut it in the same places here. */
  const chunk = (seq: number) => ({ seq, stream: "stdout", log: `line ${seq}\n`, at });
  const send = (server: ServerProcess, workerStart: number, from: number, to: number) =>
    workerOf(server)(api.dispatch.logs, {
      ...lease,
      workerStart,
      chunks: Array.from({ length: to - from + 1 }, (_, index) => chunk(from + index)),
    });
  const adopt = (server: ServerProcess, workerStart: number) => workerOf(server)(api.dispatch.adopt, { ...lease, workerId, workerStart });
  const lines = async () => (await ada.log(run)).split("\n").filter(Boolean);
  const printed = (to: number) => Array.from({ length: to }, (_, index) => `line ${index + 1}`);

  let stored = 0;
  for (let start = 1; start <= 20; start++) {
    // The dead start's output reaches both servers while its successor adopts the run on one of them.
    const [adopted, ...late] = await Promise.all([
      adopt(servers[start % 2] ?? servers[0], start + 1),
      ...servers.map((server) => send(server, start, stored + 1, stored + 3)),
      ...servers.map((server) => send(server, start, stored + 1, stored + 2)),
    ]);
    expect(adopted.status).toBe(200);
    for (const { status } of late) expect([200, 409]).toContain(status);
    // What came before the adoption is stored and counted by it; nothing came in after it.
    const { lastSeq } = adopted.body.run;
    if (late.some(({ status }) => status === 200)) expect(lastSeq).toBeGreaterThan(stored);
    else expect(lastSeq).toBe(stored);
    expect(await lines()).toEqual(printed(lastSeq));
    for (const server of servers) {
      expect((await send(server, start, lastSeq + 1, lastSeq + 2)).status).toBe(409);
      expect((await adopt(server, start)).status).toBe(409);
    }
    expect((await send(servers[(start + 1) % 2] ?? servers[0], start + 1, lastSeq + 1, lastSeq + 1)).status).toBe(200);
    stored = lastSeq + 1;
    expect(await lines()).toEqual(printed(stored));
  }
});
