import http from "node:http";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startBalancer } from "./balancer.ts";
import { answers, createServerProcess, type ServerProcess } from "./program.ts";
import { type Person, signUp } from "./stack.ts";
import { api } from "@gantry/contract/api.ts";
import { sendClaim } from "../server/src/testing/given/claimed-run.ts";
import { workerAt } from "../server/src/testing/leased-calls.ts";
import { clientAt } from "../server/src/testing/client.ts";

/** Much longer than the balancer needs to notice, also on a busy machine. */
const stopDelaySeconds = 4;

let quick: ServerProcess;
let servers: ServerProcess[];
let balancer: Awaited<ReturnType<typeof startBalancer>>;
let ada: Person;

beforeAll(async () => {
  quick = await createServerProcess({ SHARED: "true", DEFAULT_PLAN: "enterprise" });
  await quick.start();
  const settings = {
    DATABASE_URL: quick.databaseUrl,
    SHARED: "true",
    DEFAULT_PLAN: "enterprise",
    STOP_DELAY_SECONDS: String(stopDelaySeconds),
  };
  servers = [await createServerProcess(settings), await createServerProcess(settings)];
  for (const server of servers) await server.start();
  balancer = await startBalancer(servers.map(({ url }) => url));
  ada = await signUp(balancer.url);
});
afterAll(async () => {
  await balancer?.close();
  await Promise.all((servers ?? []).map((server) => server.close()));
  await quick?.close();
});

const claim = (url: string, secret: string, waitMs: number) =>
  sendClaim({ worker: workerAt(url, secret) }, { workerId: `w${Math.random()}`.replace("0.", ""), waitMs });

test("a server with waiting workers stops without waiting for them, and each of them is answered", async () => {
  const waitMs = 25_000;
  const claimsAreOver = sleep(waitMs, "the claims are over", { ref: false });
  const waiting = Array.from({ length: 5 }, () => claim(quick.url, quick.workerSecret, waitMs));
  const workers = () => quick.db.asSystem((tx) => tx.selectFrom("workers").select("id").execute());
  await expect.poll(workers).toHaveLength(5);
  const stopped = quick.kill("SIGTERM").then(() => "the server has stopped");
  expect(await Promise.race([stopped, claimsAreOver])).toBe("the server has stopped");
  for (const answer of await Promise.all(waiting)) {
    expect([answer.status, answer.headers.get("connection")]).toEqual([200, "close"]);
    expect(answer.body).toEqual({ success: true, run: null });
  }
  await quick.start();
});

test("a request in progress when the server receives SIGTERM gets its answer, even if it is sent slowly", async () => {
  const { hostname, port } = new URL(quick.url);
  const body = JSON.stringify({ image: "shop/e2e:1" });
  const asked = http.request({
    hostname,
    port,
    method: "POST",
    path: api.executions.create.path,
    headers: {
      authorization: `Bearer ${ada.token}`,
      "content-type": "application/json",
      "content-length": body.length,
      expect: "100-continue",
    },
  });
  asked.flushHeaders();
  // The server has read the head.
  await once(asked, "continue");
  asked.write(body.slice(0, 5));
  const stopped = quick.kill("SIGTERM");
  await expect.poll(() => answers(`${quick.url}/ready`)).toBe(false);
  asked.end(body.slice(5));
  const [answer] = (await once(asked, "response")) as [http.IncomingMessage];
  expect([answer.statusCode, answer.headers.connection]).toEqual([201, "close"]);
  answer.resume();
  await stopped;
  await quick.start();
});

test("no request fails during a rolling restart of two servers behind a balancer", async () => {
  let isOver = false;
  const outcomes = new Map<string, number>();
  const clients = Array.from({ length: 8 }, async (_, client) => {
    while (!isOver) {
      const [answer, created] =
        client % 4 === 0
          ? [await claim(balancer.url, quick.workerSecret, 400), 200]
          : client % 2 === 0
            ? [await ada.request(api.executions.create, { body: { image: "shop/e2e:1" } }), 201]
            : [await ada.request(api.executions.list, { query: { limit: 5 } }), 200];
      const key = answer.status === created ? "ok" : `${answer.status} ${JSON.stringify(answer.body).slice(0, 100)}`;
      outcomes.set(key, (outcomes.get(key) ?? 0) + 1);
      await sleep(5);
    }
  });
  const answered = () => outcomes.get("ok") ?? 0;
  for (const server of servers) {
    const before = answered();
    await expect.poll(answered).toBeGreaterThan(before + 20);
    await server.kill("SIGTERM");
    await server.start();
    await expect.poll(() => balancer.ready()).toBe(2);
  }
  const before = answered();
  await expect.poll(answered).toBeGreaterThan(before + 20);
  isOver = true;
  await Promise.all(clients);
  expect([...outcomes.keys()]).toEqual(["ok"]);
});

test("with STOP_DELAY_SECONDS a stopping server is not ready at once and accepts connections until the delay is over", async () => {
  const [patient] = servers as [ServerProcess];
  const ready = () => fetch(`${patient.url}/ready`);
  const stopped = patient.kill("SIGTERM");
  await expect.poll(async () => (await ready()).status).toBe(503);
  expect(await (await ready()).json()).toMatchObject({ message: "The server is stopping." });
  expect((await clientAt(patient.url, { authorization: `Bearer ${ada.token}` }).request(api.executions.list)).status).toBe(200);
  await stopped;
});
