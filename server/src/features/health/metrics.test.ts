import { api } from "@gantry/contract/api.ts";
import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase } from "@gantry/host/postgres/testing.ts";
import { startTestServer, type TestServer } from "../../testing/start-server.ts";
import { claimNext } from "../../testing/given/claimed-run.ts";
import { queueRun } from "../../testing/given/run.ts";

let databaseUrl: string;
let first: TestServer;
let second: TestServer;
beforeAll(async () => {
  databaseUrl = await createTestDatabase();
  const shared = { DATABASE_URL: databaseUrl, SHARED: "true", METRICS_TOKEN: "metrics-token-0123456789" };
  first = await startTestServer(shared);
  second = await startTestServer(shared);
});
afterAll(async () => {
  await second.close();
  await first.close();
});

const servers = () => [first, second];

/** The lines of one scrape, without comments. */
async function scrape(server: TestServer): Promise<Map<string, number>> {
  const { status, body } = await server.request(api.health.metrics);
  expect(status).toBe(200);
  const lines = String(body).split("\n");
  const samples = lines.filter((line) => line !== "" && !line.startsWith("#")).map((line) => line.split(/ (?=[^ ]+$)/));
  return new Map(samples.map(([name = "", value]) => [name, Number(value)]));
}

test("every scrape of every server shows the current workers and runs, also the first one", async () => {
  await claimNext(first, { workerId: "one" });
  await claimNext(second, { workerId: "two" });
  for (const server of servers()) expect((await scrape(server)).get("gantry_workers")).toBe(2);

  const ada = await first.signUp();
  await queueRun(ada);
  for (const server of servers()) expect((await scrape(server)).get('gantry_runs{status="PENDING"}')).toBe(1);
  await first.ctx.db.asSystem(async (tx) => {
    await tx
      .updateTable("run_queue")
      .set({ enqueued_at: new Date(Date.now() - 90_000) })
      .execute();
    await tx
      .updateTable("workers")
      .set({ last_seen_at: new Date(Date.now() - 31_000) })
      .where("id", "=", "one")
      .execute();
    await tx.updateTable("organizations").set({ current_storage_used_bytes: 4321 }).execute();
  });
  for (const server of servers()) {
    const samples = await scrape(server);
    expect(samples.get("gantry_workers")).toBe(1);
    expect((await server.request(api.health.ready)).body.data.workers).toBe(1);
    expect(samples.get("gantry_queue_oldest_seconds")).toBeGreaterThanOrEqual(90);
    expect(samples.get("gantry_storage_bytes")).toBe(4321);
    expect(samples.get("gantry_database_up")).toBe(1);
  }

  await claimNext(first, { workerId: "two" });
  for (const server of servers()) {
    const samples = await scrape(server);
    expect(samples.get('gantry_runs{status="PENDING"}')).toBe(1);
    expect(samples.get("gantry_queue_oldest_seconds")).toBe(0);
  }
});

test("requests, queue times and ends of runs are measured once each, without tenant data", async () => {
  const before = await scrape(first);
  const ada = await first.signUp({ organizationName: "Zanzibar Metrics" });
  const { body } = await ada.request(api.executions.create, { body: { image: "zanzibar/suite:1" } });
  const taskId = body.data.id;
  await claimNext(first, { workerId: "two" });
  const update = (facts: object) => first.worker(api.dispatch.update, { taskId, ...facts });
  await update({ attempt: 1, status: "RUNNING", startedAt: new Date(Date.now() - 61_000).toISOString() });
  await update({ attempt: 1, status: "ANALYZING", exitCode: 1 });
  await expect.poll(async () => (await ada.call(api.executions.get, { params: { id: taskId } })).data.status).toBe("FAILED");
  // The specification's callback may repeat an end.
  await update({ status: "FAILED" });
  await ada.request(api.executions.get, { params: { id: "0".repeat(24) } });
  await first.raw({ method: "GET", path: "/zanzibar/nowhere" });

  const after = await scrape(first);
  const grown = (name: string) => (after.get(name) ?? 0) - (before.get(name) ?? 0);
  expect(grown('gantry_runs_ended_total{status="FAILED",trigger="dashboard"}')).toBe(1);
  expect(grown('gantry_run_duration_seconds_count{status="FAILED"}')).toBe(1);
  expect(grown('gantry_run_duration_seconds_bucket{le="60",status="FAILED"}')).toBe(0);
  expect(grown('gantry_run_duration_seconds_bucket{le="120",status="FAILED"}')).toBe(1);
  expect(grown("gantry_run_queue_seconds_count")).toBe(1);
  const requests = (route: string, status: string) =>
    grown(`gantry_http_request_duration_seconds_count{method="GET",route="${route}",status="${status}"}`);
  expect(requests("/api/executions/:id", "2xx")).toBeGreaterThanOrEqual(1);
  expect(requests("/api/executions/:id", "4xx")).toBe(1);
  expect(requests("unmatched", "4xx")).toBe(1);
  expect(after.get('gantry_database_connections{state="active"}')).toBeDefined();
  expect([...after.keys()].filter((name) => /zanzibar|[0-9a-f]{24}/i.test(name))).toEqual([]);
});

test("metrics are for this machine and for holders of the token, not for clients behind a proxy", async () => {
  const proxied = await startTestServer({ DATABASE_URL: databaseUrl, TRUST_PROXY: "127.0.0.1" });
  const status = async (server: TestServer, headers: Record<string, string>) => (await get(server.url, headers)).statusCode;
  const own = { host: "127.0.0.1:3000" };
  try {
    expect(await status(first, own)).toBe(200);
    expect(await status(first, { host: "localhost:3000" })).toBe(200);
    expect(await status(first, { host: "gantry.example.com", authorization: "Bearer metrics-token-0123456789" })).toBe(200);
    expect(await status(first, { ...own, authorization: "Bearer wrong" })).toBe(200);

    expect(await status(first, { host: "gantry.example.com" })).toBe(401);
    for (const name of ["x-forwarded-for", "x-real-ip", "x-forwarded-proto", "x-forwarded-host", "forwarded", "via"])
      expect([name, await status(first, { ...own, [name]: "127.0.0.1" })]).toEqual([name, 401]);

    expect(await status(proxied, { ...own, "x-forwarded-for": "203.0.113.9" })).toBe(401);
    expect(await status(proxied, { ...own, "x-forwarded-for": "127.0.0.1, 203.0.113.9" })).toBe(401);
    expect(await status(proxied, { ...own, "x-forwarded-for": "203.0.113.9, 127.0.0.1" })).toBe(401);
    expect(await status(proxied, { ...own, "x-forwarded-for": "127.0.0.1" })).toBe(200);
    expect(await oldProtocol(first.url)).toMatch(/^HTTP\/1\.1 401/);
  } finally {
    await proxied.close();
  }
});

test("a scrape responds while the database hangs or is down, and shows no old counts", async () => {
  const link = await openLink(databaseUrl);
  const server = await startTestServer({ DATABASE_URL: link.url });
  try {
    expect((await scrape(server)).get("gantry_workers")).toBeDefined();
    for (const outage of [link.freeze, link.cut]) {
      outage();
      const samples = await scrape(server);
      expect(samples.get("gantry_database_up")).toBe(0);
      expect(samples.has("gantry_workers")).toBe(false);
      expect(samples.has('gantry_runs{status="PENDING"}')).toBe(false);
      expect(samples.get("process_cpu_seconds_total")).toBeGreaterThan(0);
      link.mend();
      await expect.poll(async () => (await scrape(server)).get("gantry_database_up")).toBe(1);
    }
  } finally {
    await server.close();
    link.close();
  }
});

async function get(url: string, headers: Record<string, string>): Promise<IncomingMessage> {
  const asked = request(`${url}/metrics`, { headers });
  asked.end();
  const [response] = (await once(asked, "response")) as [IncomingMessage];
  response.resume();
  return response;
}

/** Sends a request like a proxy with only `proxy_pass` configured. */
async function oldProtocol(url: string): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.end(`GET /metrics HTTP/1.0\r\nHost: 127.0.0.1:${port}\r\n\r\n`);
  return text(socket);
}

/** A TCP proxy to PostgreSQL that a test can disturb. */
async function openLink(target: string) {
  const url = new URL(target);
  const path = `${url.searchParams.get("host")}/.s.PGSQL.${url.port || 5432}`;
  const pairs = new Set<[Socket, Socket]>();
  let state: "open" | "frozen" | "cut" = "open";
  const server = createServer((near) => {
    if (state === "cut") return void near.destroy();
    const far = connect(path);
    const pair: [Socket, Socket] = [near, far];
    pairs.add(pair);
    for (const [from, to] of [pair, [far, near] as const]) {
      from.on("data", (data) => state === "open" && to.write(data));
      from.on("error", () => to.destroy());
      from.on("close", () => {
        to.destroy();
        pairs.delete(pair);
      });
    }
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  url.searchParams.delete("host");
  url.hostname = "127.0.0.1";
  url.port = String((server.address() as AddressInfo).port);
  const drop = () => pairs.forEach(([near]) => near.destroy());
  return {
    url: url.href,
    freeze: () => void (state = "frozen"),
    cut: () => {
      state = "cut";
      drop();
    },
    mend: () => {
      state = "open";
      drop();
    },
    close: () => {
      drop();
      server.close();
    },
  };
}
