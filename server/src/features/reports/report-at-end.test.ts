import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { packArchive } from "@gantry/worker/reports/archive.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Person, startTestServer, type TestServer } from "../../testing/start-server.ts";

let server: TestServer;
let ada: Person;
beforeAll(async () => {
  server = await startTestServer({ DEFAULT_PLAN: "enterprise" });
  ada = await server.signUp();
});
afterAll(() => server.close());

async function tarOf(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "gantry-report-"));
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
  const listed = Object.entries(files).map(([path, content]) => ({ path, sizeBytes: Buffer.byteLength(content) }));
  const tar = await buffer(packArchive(folder, listed));
  await rm(folder, { recursive: true });
  return tar.toString("base64");
}

async function claimed(): Promise<string> {
  const { id } = (await ada.send("POST", "/api/executions", { image: "team/suite:1" })).body.data;
  await server.worker("/executions/claim", { workerId: "w", name: "w", engine: "fake", waitMs: 2000 });
  return id;
}

const end = (taskId: string, more: object) =>
  server.worker("/executions/update", { taskId, attempt: 1, status: "ANALYZING", exitCode: 0, ...more });
const runOf = async (id: string) => (await ada.get(`/api/executions/${id}`)).body.data;
const filesOf = async (id: string) =>
  (await ada.get(`/api/executions/${id}/artifacts`)).body.data.map(({ path }: { path: string }) => path).sort();
const storedBytes = async () => (await ada.get("/api/organization/usage")).body.data.storage.used;
const scratch = () => readdir(join(server.ctx.config.dataDir, "storage", "scratch")).catch(() => []);

test("a report that comes with the facts is there with the verdict, once, and its bytes are booked", async () => {
  const id = await claimed();
  const before = await storedBytes();
  const report = await tarOf({ "index.html": "<h1>All well</h1>", "data.json": "{}" });
  const answers = [await end(id, { report }), await end(id, { report })];
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await runOf(id)).toMatchObject({ status: "PASSED", reportUrl: expect.any(String), storageBytes: 19 });
  expect(await filesOf(id)).toEqual(["data.json", "index.html"]);
  const { url } = (await ada.get(`/api/executions/${id}/report-link`)).body.data;
  expect(await (await fetch(new URL(url, server.url))).text()).toContain("All well");
  expect(await storedBytes()).toBe(before + 19);
  await expect.poll(scratch).toEqual([]);
});

test("whatever is wrong with such a report, the run has its verdict and its log says what", async () => {
  const id = await claimed();
  expect((await end(id, { report: Buffer.from("no archive at all".repeat(99)).toString("base64") })).status).toBe(200);
  expect(await runOf(id)).toMatchObject({ status: "PASSED", reportUrl: null });
  expect((await ada.get(`/api/executions/${id}/logs`)).body.data.map(({ log }: { log: string }) => log)).toEqual([
    expect.stringMatching(/^Gantry: The report is unavailable: The report's archive could not be read/),
  ]);
  await expect.poll(scratch).toEqual([]);
});

test("an attempt that is over leaves nothing of the report it brings", async () => {
  const id = await claimed();
  const report = await tarOf({ "index.html": "late" });
  expect((await end(id, { attempt: 2, report })).status).toBe(409);
  expect((await server.worker("/executions/update", { taskId: id, attempt: 1, status: "PENDING" })).status).toBe(200);
  expect((await end(id, { report })).status).toBe(409);
  expect(await runOf(id)).toMatchObject({ status: "PENDING", reportUrl: null });
  expect(await filesOf(id)).toEqual([]);
  await expect.poll(scratch).toEqual([]);
});
