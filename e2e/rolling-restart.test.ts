import http from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { workerProtocolVersion } from "@gantry/contract/dispatch/constants.ts";
import { createServerProcess, type ServerProcess } from "./program.ts";
import { type Person, signUp } from "./stack.ts";

let first: ServerProcess;
let second: ServerProcess;
let balancer: Awaited<ReturnType<typeof startBalancer>>;
let ada: Person;

beforeAll(async () => {
  first = await createServerProcess({ SHARED: "true", DEFAULT_PLAN: "enterprise" });
  await first.start();
  const { databaseUrl } = first;
  second = await createServerProcess({ DATABASE_URL: databaseUrl, SHARED: "true", DEFAULT_PLAN: "enterprise" });
  await second.start();
  balancer = await startBalancer([first.url, second.url]);
  ada = await signUp(balancer.url);
});
afterAll(async () => {
  await balancer?.close();
  await second?.close();
  await first?.close();
});

/** Round robin over kept connections. It tries the next server when one refuses the connection, and never otherwise. */
async function startBalancer(targets: string[]) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 20 });
  let turn = 0;
  const server = http.createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on("data", (piece: Buffer) => pieces.push(piece));
    const firstTarget = turn++;
    request.on("end", () => forward(Buffer.concat(pieces), 0));
    function forward(body: Buffer, refusals: number) {
      const asked = http.request(new URL(request.url ?? "/", targets[(firstTarget + refusals) % targets.length]), {
        method: request.method ?? "GET",
        headers: { ...request.headers, connection: "keep-alive" },
        agent,
      });
      asked.on("response", (answer) => {
        const { connection: _ours, "keep-alive": _theirs, ...headers } = answer.headers;
        response.writeHead(answer.statusCode ?? 502, headers);
        answer.pipe(response);
        answer.on("error", () => response.destroy());
      });
      asked.on("error", (error: NodeJS.ErrnoException) => {
        if (error.code === "ECONNREFUSED" && refusals + 1 < targets.length) return forward(body, refusals + 1);
        response.writeHead(502, { "content-type": "text/plain" });
        response.end(`${error.code ?? ""} ${error.message}`);
      });
      asked.end(body);
    }
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      agent.destroy();
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

const claim = (url: string, secret: string, waitMs: number) =>
  fetch(`${url}/executions/claim`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-worker-secret": secret },
    body: JSON.stringify({
      workerId: `w${Math.random()}`.replace("0.", ""),
      name: "w",
      engine: "fake",
      waitMs,
      protocolVersion: workerProtocolVersion,
    }),
  });

test("a server with waiting workers stops within a second, and each of them is answered", async () => {
  const waiting = Array.from({ length: 5 }, () => claim(second.url, second.workerSecret, 25_000));
  await sleep(700);
  const began = performance.now();
  await second.kill("SIGTERM");
  const tookMs = performance.now() - began;
  for (const answer of await Promise.all(waiting)) {
    expect([answer.status, answer.headers.get("connection")]).toEqual([200, "close"]);
    expect(await answer.json()).toEqual({ success: true, run: null });
  }
  expect(tookMs).toBeLessThan(1_000);
  await second.start();
});

test("a request in progress when the server receives SIGTERM gets its answer, even if it is sent slowly", async () => {
  const { hostname, port } = new URL(second.url);
  const body = JSON.stringify({ image: "shop/e2e:1" });
  const asked = http.request({
    hostname,
    port,
    method: "POST",
    path: "/api/executions",
    headers: { authorization: `Bearer ${ada.token}`, "content-type": "application/json", "content-length": body.length },
  });
  asked.write(body.slice(0, 5));
  await once(asked, "socket");
  await sleep(300);
  const stopped = second.kill("SIGTERM");
  await sleep(1_000);
  asked.end(body.slice(5));
  const [answer] = (await once(asked, "response")) as [http.IncomingMessage];
  expect([answer.statusCode, answer.headers.connection]).toEqual([201, "close"]);
  answer.resume();
  await stopped;
  await second.start();
});

test("no request fails during a rolling restart of two servers behind a balancer", async () => {
  const ask = (method: string, path: string, body?: unknown) =>
    fetch(balancer.url + path, {
      method,
      headers: { authorization: `Bearer ${ada.token}`, "content-type": "application/json" },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  let isOver = false;
  const answers = new Map<string, number>();
  const clients = Array.from({ length: 8 }, async (_, client) => {
    while (!isOver) {
      const [answer, created] =
        client % 4 === 0
          ? [await claim(balancer.url, first.workerSecret, 400), 200]
          : client % 2 === 0
            ? [await ask("POST", "/api/executions", { image: "shop/e2e:1" }), 201]
            : [await ask("GET", "/api/executions?limit=5"), 200];
      const text = await answer.text();
      const key = answer.status === created ? "ok" : `${answer.status} ${text.slice(0, 100)}`;
      answers.set(key, (answers.get(key) ?? 0) + 1);
      await sleep(5);
    }
  });
  for (const server of [first, second]) {
    await sleep(500);
    await server.kill("SIGTERM");
    await server.start();
  }
  await sleep(500);
  isOver = true;
  await Promise.all(clients);
  expect([...answers.keys()]).toEqual(["ok"]);
  expect(answers.get("ok")).toBeGreaterThan(50);
}, 120_000);

test("with STOP_DELAY_SECONDS a stopping server is not ready at once and accepts connections until the delay is over", async () => {
  const patient = await createServerProcess({ DATABASE_URL: first.databaseUrl, STOP_DELAY_SECONDS: "2" });
  await patient.start();
  const stopped = patient.kill("SIGTERM");
  await sleep(300);
  const ready = await fetch(`${patient.url}/ready`);
  expect([ready.status, ((await ready.json()) as { message: string }).message]).toEqual([503, "The server is stopping."]);
  expect((await fetch(`${patient.url}/api/executions`, { headers: { authorization: `Bearer ${ada.token}` } })).status).toBe(200);
  await stopped;
  await patient.close();
});
