import { api } from "@gantry/contract/api.ts";
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, afterEach, expect, test, vi } from "vitest";
import { importImage, testDocker } from "../worker/src/engines/testing/images.ts";
import { freePort, gantry } from "./program.ts";
import { endSuite, signUp, waitForEnd } from "./stack.ts";
import { startTcpProxy } from "./tcp-proxy.ts";
import { endWithParent } from "../host/src/testing/end-with-parent.ts";
import { isAlive, waitForExit } from "../host/src/process-facts.ts";
import { clientAt } from "../server/src/testing/client.ts";
import { waitTimeoutMs } from "../host/src/testing/wait-timeout.ts";

const folder = mkdtempSync(join(tmpdir(), "gantry-up-"));
const engine = process.env["GANTRY_TEST_DOCKER"] ?? "/var/run/docker.sock";
const running = new Set<ChildProcess>();

interface Started {
  process: ChildProcess;
  output(): string;
  children(): number[];
}

function start(dataDir: string, port: number, env: NodeJS.ProcessEnv = {}): Started {
  const settings = {
    DATA_DIR: join(folder, dataDir),
    PORT: String(port),
    DOCKER_HOST: `unix://${engine}`,
    NODE_ENV: "development",
    ...env,
  };
  const child = spawn(process.execPath, [gantry, "up"], { env: { ...process.env, ...settings }, stdio: ["ignore", "pipe", "pipe"] });
  running.add(child);
  endWithParent(child);
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (output += chunk.toString("utf8")));
  const children = () =>
    (JSON.parse(readFileSync(join(folder, dataDir, "children.json"), "utf8")) as { pid: number }[]).map(({ pid }) => pid).filter(isAlive);
  return { process: child, output: () => output, children };
}

const untilReady = (started: Started) => vi.waitFor(() => expect(started.output()).toContain("is ready."), { timeout: waitTimeoutMs });
const isServing = (port: number) =>
  fetch(`http://127.0.0.1:${port}/ready`).then(
    (response) => response.ok,
    () => false,
  );

async function end(started: Started): Promise<number> {
  if (started.process.exitCode !== null) return started.process.exitCode;
  const ended = once(started.process, "close");
  started.process.kill("SIGTERM");
  const [code] = (await ended) as [number];
  return code;
}

afterEach(async () => {
  for (const child of running) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    const ended = once(child, "close");
    child.kill("SIGTERM");
    await ended;
  }
  running.clear();
});
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 20 }));

test("gantry up starts everything, prints the address, does not print secrets, and stops everything", async () => {
  const port = await freePort();
  const up = start("whole", port);
  await untilReady(up);
  expect(up.output()).toContain(`http://127.0.0.1:${port}`);
  expect(await isServing(port)).toBe(true);
  // Only the built server shows what the bundler dropped.
  for (const token of ["%E4%F6", "%"])
    expect(await clientAt(`http://127.0.0.1:${port}`).raw({ method: "GET", path: `/api/invitations/validate/${token}` })).toMatchObject({
      body: { error: "Invalid invitation token" },
    });
  expect(statSync(join(folder, "whole/secrets.json")).mode & 0o777).toBe(0o600);

  const second = start("whole", await freePort());
  const [code] = (await once(second.process, "close")) as [number];
  expect(code).toBe(1);
  expect(second.output()).toContain(`already runs`);
  expect(await isServing(port)).toBe(true);

  await vi.waitFor(() => expect(up.children()).toHaveLength(2), { timeout: waitTimeoutMs });
  const children = up.children();
  const postgres = Number(readFileSync(join(folder, "whole/postgres/data/postmaster.pid"), "utf8").split("\n")[0]);
  expect(await end(up)).toBe(0);
  expect(up.output()).toContain("Stopped.");
  expect([...children, postgres].filter(isAlive)).toEqual([]);
  expect(await isServing(port)).toBe(false);
});

test("gantry up restarts a killed server, worker or database", async () => {
  const port = await freePort();
  const up = start("killed", port);
  await untilReady(up);
  await vi.waitFor(() => expect(up.children()).toHaveLength(2), { timeout: waitTimeoutMs });
  const before = up.children();
  for (const pid of before) process.kill(pid, "SIGKILL");
  await vi.waitFor(
    async () => {
      expect(up.children().filter((pid) => !before.includes(pid))).toHaveLength(2);
      expect(await isServing(port)).toBe(true);
    },
    { timeout: waitTimeoutMs },
  );
  process.kill(Number(readFileSync(join(folder, "killed/postgres/data/postmaster.pid"), "utf8").split("\n")[0]), "SIGKILL");
  await vi.waitFor(() => expect(up.output()).toContain("PostgreSQL ended"), { timeout: waitTimeoutMs });
  await vi.waitFor(async () => expect(await isServing(port)).toBe(true), { timeout: waitTimeoutMs });
});

test("a statement that still runs after its database was killed does not prevent the database's restart", async () => {
  const port = await freePort();
  const up = start("statement", port);
  await untilReady(up);
  const cluster = join(folder, "statement/postgres");
  const pid = () => Number(readFileSync(join(cluster, "data/postmaster.pid"), "utf8").split("\n")[0]);
  const connect = async () => {
    const client = new pg.Client({
      host: join(cluster, "data"),
      port: 5432,
      user: "gantry",
      database: "gantry",
      password: readFileSync(join(cluster, "password"), "utf8").trim(),
    });
    client.on("error", () => {});
    await client.connect();
    return client;
  };
  const [client, observer] = [await connect(), await connect()];
  // A backend that computes does not check whether the postmaster is still running.
  const statement = client.query("select count(*) from generate_series(1, 100000) a, generate_series(1, 100000) b").catch(() => {});
  const running = async () =>
    (await observer.query("select from pg_stat_activity where state = 'active' and query like '%generate_series(1%'")).rowCount;
  await vi.waitFor(async () => expect(await running()).toBe(2), { timeout: waitTimeoutMs, interval: 100 });
  process.kill(pid(), "SIGKILL");
  await vi.waitFor(() => expect(up.output()).toContain("PostgreSQL ended"), { timeout: waitTimeoutMs });
  await vi.waitFor(async () => expect(await isServing(port)).toBe(true), { timeout: waitTimeoutMs });
  await statement;
});

test("after kill -9 of gantry up its programs exit, and the next start works", async () => {
  const port = await freePort();
  const first = start("orphans", port);
  await untilReady(first);
  await vi.waitFor(() => expect(first.children()).toHaveLength(2), { timeout: waitTimeoutMs });
  const orphans = first.children();
  first.process.kill("SIGKILL");
  for (const pid of orphans) expect(await waitForExit(pid, 200_000)).toBe(true);
  const second = start("orphans", port);
  await untilReady(second);
});

test("stopping gantry up names the running suites; they continue, and the next start finishes them", async () => {
  const { docker } = await testDocker();
  const image = "gantry-up/slow:1";
  await importImage(docker, image, {
    entrypoint: `#!/bin/sh\nfor i in 1 2 3 4; do echo line $i; done\n${waitForEnd}\nfor i in 5 6 7 8; do echo line $i; done\nexit 1\n`,
  });
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const first = start("suites", port);
  await untilReady(first);
  const ada = await signUp(url);
  const { id } = await ada.run({ image });
  await vi.waitFor(async () => expect(await ada.log(id)).toContain("line 1"), { timeout: waitTimeoutMs });
  expect(await end(first)).toBe(0);
  expect(first.output()).toContain(`1 suite is still running: ${image} (${id})`);

  await untilReady(start("suites", port));
  await endSuite(docker, id);
  const ended = await ada.ended(id);
  expect(ended).toMatchObject({ status: "FAILED", exitCode: 1, attempt: 1 });
  expect((await ada.log(id)).match(/line \d/g)).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map((number) => `line ${number}`));
});

test("a document is turned into test cases", async () => {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  await untilReady(start("documents", port));
  const ada = await signUp(url);
  const { id } = (await ada.call(api.projects.create, { body: { name: "Shop" } })).data;
  const form = new FormData();
  form.set("projectId", id);
  form.set("testStyle", "bdd");
  form.set("file", new Blob(["# Login\n\nThe system must lock the account after 5 failed attempts.\n"]), "login.md");
  const { body } = await ada.request(api.specToTests.generate, { body: form });
  const events = [...body.matchAll(/^event: (\w+)/gm)].map(([, event]) => event);
  expect(events).toEqual(["progress", "progress", "progress", "progress", "complete"]);
});

test("gantry up stops while its server waits for a database that cannot be reached", async () => {
  const up = start("waiting", await freePort(), { DATABASE_URL: `postgres://gantry@127.0.0.1:${await freePort()}/gantry` });
  await vi.waitFor(() => expect(up.output()).toContain("migrating the database"), { timeout: waitTimeoutMs });
  expect(await end(up)).toBe(0);
});

test("an occupied port is named in the error, and nothing is left running", async () => {
  const taken = createServer().listen(0, "127.0.0.1");
  await once(taken, "listening");
  const address = taken.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  const up = start("port", port);
  const [code] = (await once(up.process, "close")) as [number];
  taken.close();
  expect(code).toBe(4);
  expect(up.output()).toContain(`Port ${port} on 127.0.0.1 is in use by another program.`);
});

const weak = ": in production it must be at least 32 random characters";
test.each([
  ["JWT_SECRET", "changeme", weak],
  ["JWT_SECRET", "0123456789abcdef", weak],
  ["WORKER_SECRET", "secretsecretsecretsecretsecretsecret", weak],
  ["RUN_EGRESS_ALLOW", "169.254.169.254:80", " cannot be read: 169.254.169.254:80 is an address"],
  ["WORKER_SLOTS", "many", " must be a whole number."],
])("production refuses %s=%s, before anything is started", async (name, value, sentence) => {
  const up = start("production", await freePort(), { NODE_ENV: "production", [name]: value });
  const [code] = (await once(up.process, "close")) as [number];
  expect(code).toBe(4);
  expect(up.output()).toContain(`${name}${sentence}`);
  expect(existsSync(join(folder, "production/postgres"))).toBe(false);
});

test("gantry up exits with the reason when the worker cannot enforce its settings on this engine", async () => {
  // The networks of an engine at a TCP address cannot be limited.
  const relay = await startTcpProxy(() => [{ path: engine }]);
  const port = await freePort();
  const up = start("unusable", port, { DOCKER_HOST: `tcp://127.0.0.1:${relay.port}`, RUN_EGRESS: "public" });
  const [code] = (await once(up.process, "close")) as [number];
  await relay.close();
  expect(up.output()).toMatch(/RUN_EGRESS[^]*The worker cannot work with these settings[^]*Stopped\./);
  expect([code, up.children(), await isServing(port)]).toEqual([4, [], false]);
});
