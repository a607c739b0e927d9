import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { api } from "@gantry/contract/api.ts";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase } from "../host/src/postgres/testing.ts";
import { newProject } from "../server/src/testing/given/project.ts";
import { workerAt } from "../server/src/testing/leased-calls.ts";
import { createServerProcess, type ServerProcess } from "./program.ts";
import { type Person, signUp } from "./stack.ts";

/** Two servers of the built product on one database. Their connections have their names. */
const names = ["first", "second"] as const;
let servers: Record<(typeof names)[number], ServerProcess>;
let chat: Server;
let dataDir: string;
/** Holds locks, and sees the rows of all organizations. */
let holder: pg.Client;
/** Sees the connections of the servers. */
let observer: pg.Client;
let ada: Person;
const got: string[] = [];

beforeAll(async () => {
  chat = createServer(async (request, response) => {
    let body = "";
    for await (const piece of request) body += String(piece);
    got.push(JSON.parse(body).text);
    response.end("ok");
  }).listen(0, "127.0.0.1");
  await once(chat, "listening");
  dataDir = await mkdtemp(join(tmpdir(), "gantry-killed-"));
  const url = await createTestDatabase();
  const start = async (name: string) => {
    const database = `${url}${url.includes("?") ? "&" : "?"}application_name=${name}`;
    const shared = { DATA_DIR: dataDir, SHARED: "true", DEFAULT_PLAN: "enterprise", OUTBOUND_ALLOW: address() };
    const server = await createServerProcess({ ...shared, DATABASE_URL: database });
    await server.start();
    return server;
  };
  servers = { first: await start("first"), second: await start("second") };
  [holder, observer] = [new pg.Client(url), new pg.Client(url)];
  await Promise.all([holder.connect(), observer.connect()]);
  await holder.query("set role gantry_system");
  ada = await signUp(servers.first.url);
});
afterAll(async () => {
  await Promise.all([holder?.end(), observer?.end()]);
  for (const server of Object.values(servers ?? {})) await server.close();
  chat?.close();
  await rm(dataDir, { recursive: true, force: true, maxRetries: 20 });
});

const address = () => `127.0.0.1:${(chat.address() as AddressInfo).port}`;

/** The server that delivers a message about a matrix run waits before it has claimed it, while `beforeClaim` holds its lock. */
const claimsWait = `
  create or replace function wait_in_claim() returns trigger language plpgsql as $$
  begin
    perform pg_advisory_xact_lock_shared(4711);
    return new;
  end $$;
  create or replace trigger wait_in_claim before update of held_until on outbox
  for each row when (new.held_until is not null and new.topic = 'matrix run notification') execute function wait_in_claim()`;

const waiting = `select a.pid, a.application_name as name from pg_locks l join pg_stat_activity a on a.pid = l.pid
  where not l.granted and a.application_name = any($1) and a.datname = current_database()`;

/** A matrix run of two browsers in a project with a rule for the chat. */
async function startMatrixRun(name: string) {
  const projectId = await newProject(ada, { name });
  const room = { channel: "slack" as const, name: "#qa", url: `http://${address()}/room`, onlyChanges: false };
  await ada.call(api.notifications.create, { params: { id: projectId }, body: room });
  const matrix = { axes: { BROWSER: ["chrome", "firefox"] } };
  return (await ada.call(api.matrixRuns.start, { body: { image: "suite:1", projectId, matrix } })).data;
}

async function end(taskId: string) {
  const worker = workerAt(servers.first.url, servers.first.workerSecret);
  expect((await worker(api.dispatch.update, { taskId, status: "FAILED" })).status).toBe(200);
}

const unsent = async () =>
  (await holder.query("select 1 from outbox where state = 'waiting' and topic in ('matrix run end', 'matrix run notification')")).rowCount;

test.each<[moment: string, hold: (matrixRunId: string) => Promise<unknown>]>([
  ["decides about it", (id) => holder.query("select 1 from matrix_runs where id = $1 for no key update", [id])],
  ["claims it", () => holder.query("select pg_advisory_xact_lock(4711)")],
])("a server that is killed while it %s leaves one message about a matrix run to the other", async (moment, hold) => {
  const before = got.length;
  const name = `Shop that ${moment}`;
  const matrixRun = await startMatrixRun(name);
  if (moment === "claims it") await servers.first.db.pool.query(claimsWait);
  const [chrome = "", firefox = ""] = matrixRun.combinations.map(({ run }) => run?.id ?? "");
  await end(chrome);
  await expect.poll(unsent, { interval: 100 }).toBe(0);
  await holder.query("begin");
  await hold(matrixRun.id);
  await end(firefox);
  await expect.poll(async () => (await observer.query(waiting, [names])).rowCount).toBeGreaterThan(0);
  expect(got.slice(before)).toEqual([]);

  const { rows } = await observer.query<{ name: (typeof names)[number] }>(waiting, [names]);
  const holding = rows[0]?.name ?? "first";
  const killed = servers[holding];
  await killed.kill("SIGKILL");
  // PostgreSQL would notice the lost connections only after they had the lock.
  await observer.query("select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1", [holding]);
  await holder.query("commit");
  await expect.poll(() => got.length, { interval: 200 }).toBe(before + 1);
  await killed.start();
  // What the killed server had claimed is delivered again, without the two minutes until its claim ends.
  await holder.query("update outbox set held_until = null where state = 'waiting'");
  await expect.poll(unsent, { interval: 200 }).toBe(0);
  expect(got.slice(before)).toEqual([expect.stringContaining(name)]);
  expect((await holder.query("select 1 from matrix_run_ends")).rowCount).toBe(0);
});
