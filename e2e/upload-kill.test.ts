import { api } from "@gantry/contract/api.ts";
import { once } from "node:events";
import { mkdir, readdir, writeFile } from "node:fs/promises";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createServerProcess, type ServerProcess } from "./program.ts";
import { type Person, signUp } from "./stack.ts";
import { newProject } from "../server/src/testing/given/project.ts";

let server: ServerProcess;
let ada: Person;
beforeAll(async () => {
  server = await createServerProcess({ DEFAULT_PLAN: "enterprise" });
  await server.start();
  ada = await signUp(server.url);
});
afterAll(() => server?.close());

const scratch = () => join(server.dataDir, "storage/scratch");

async function beginUpload(projectId: string, contentType: string): Promise<Socket> {
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  socket.on("error", () => {});
  await once(socket, "connect");
  socket.write(
    `POST /api/ingest?projectId=${projectId} HTTP/1.1\r\nhost: ${hostname}\r\nauthorization: Bearer ${ada.token}\r\ncontent-type: ${contentType}\r\ncontent-length: 9000000\r\n\r\n`,
  );
  socket.write(Buffer.alloc(1_000_000, "x"));
  return socket;
}

test("a server killed during uploads removes what is left of them at its next start", async () => {
  const projectId = await newProject(ada, { name: "shop" });
  const sockets = await Promise.all(["application/xml", "application/x-tar"].map((type) => beginUpload(projectId, type)));
  await expect.poll(async () => (await readdir(scratch())).length).toBe(2);
  // As left by a process on another machine that is still writing it.
  const elsewhere = "0123abcd-4026531836-17-4711.report-elsewhere";
  await mkdir(join(scratch(), elsewhere));
  await writeFile(join(scratch(), elsewhere, "body"), "x");
  await server.kill("SIGKILL");
  expect((await readdir(scratch())).length).toBe(3);
  await server.start();
  expect(await readdir(scratch())).toEqual([elsewhere]);
  for (const socket of sockets) socket.destroy();
  const stored = await readdir(join(server.dataDir, "storage/objects"), { recursive: true }).catch(() => []);
  expect(stored.filter((path) => path.startsWith("reports"))).toEqual([]);
  const answer = await ada.request(api.ingest.report, {
    query: { projectId },
    body: '<testsuite><testcase name="t"/></testsuite>',
    headers: {
      "content-type": "application/xml",
    },
  });
  expect(answer.status).toBe(201);
  expect(await readdir(scratch())).toEqual([elsewhere]);
});

test("a server killed between a verdict and its record shows the run in history right after its next start", async () => {
  const projectId = await newProject(ada, { name: "history" });
  const [holder, observer] = [new pg.Client(server.databaseUrl), new pg.Client(server.databaseUrl)];
  await Promise.all([holder.connect(), observer.connect()]);
  await holder.query("begin");
  await holder.query("set local role gantry_system");
  const { rows } = await holder.query("select pg_backend_pid() as pid from projects where id = $1 for no key update", [projectId]);
  const answer = await ada.request(api.ingest.report, {
    query: { projectId },
    body: '<testsuite><testcase name="pays"/></testsuite>',
    headers: {
      "content-type": "application/xml",
    },
  });
  expect(answer.body.data.status).toBe("PASSED");
  await server.kill("SIGKILL");
  const others = "datname = current_database() and pid not in (pg_backend_pid(), $1)";
  await observer.query(`select pg_terminate_backend(pid) from pg_stat_activity where ${others}`, [rows[0].pid]);
  await server.start();
  const read = ada.request(api.tests.list, { query: { project: projectId } });
  // The answer waits for the record, which waits for the project.
  const waiting = `select 1 from pg_stat_activity where wait_event_type = 'Lock' and ${others}`;
  await expect.poll(async () => (await observer.query(waiting, [rows[0].pid])).rowCount).toBeGreaterThan(0);
  await Promise.all([holder.end(), observer.end()]);
  expect((await read).body.data).toMatchObject([{ name: "pays" }]);
});
