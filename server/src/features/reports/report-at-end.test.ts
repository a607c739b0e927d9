import { api } from "@gantry/contract/api.ts";
import { readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type Person, startTestServer, type TestServer } from "../../testing/start-server.ts";
import { queueRun } from "../../testing/given/run.ts";
import { claimRun } from "../../testing/given/claimed-run.ts";

let server: TestServer;
let ada: Person;
beforeAll(async () => {
  server = await startTestServer({ DEFAULT_PLAN: "enterprise" });
  ada = await server.signUp();
});
afterAll(() => server.close());

const reportOf = (files: Readonly<Record<string, string>>) =>
  Object.entries(files).map(([path, content]) => ({ path, content: Buffer.from(content).toString("base64") }));

async function claimed(): Promise<string> {
  const { id } = await queueRun(ada);
  await claimRun(server, id);
  return id;
}

const end = (taskId: string, more: object) =>
  server.worker(api.dispatch.update, { taskId, attempt: 1, status: "ANALYZING", exitCode: 0, ...more });
const runOf = async (id: string) => (await ada.call(api.executions.get, { params: { id } })).data;
const filesOf = async (id: string) => (await ada.call(api.executions.artifacts, { params: { id } })).data.map(({ path }) => path).sort();
const storedBytes = async () => (await ada.call(api.organizations.usage)).data.storage.used;
const scratch = () => readdir(join(server.ctx.config.dataDir, "storage", "scratch")).catch(() => []);

test("a report sent with the results is stored with the verdict, once, and its bytes are counted", async () => {
  const id = await claimed();
  const before = await storedBytes();
  const report = reportOf({ "index.html": "<h1>All well</h1>", "data.json": "{}" });
  // Twice concurrently, and again afterwards.
  const answers = [...(await Promise.all([end(id, { report }), end(id, { report })])), await end(id, { report })];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await runOf(id)).toMatchObject({ status: "PASSED", reportUrl: expect.any(String), storageBytes: 19 });
  expect(await filesOf(id)).toEqual(["data.json", "index.html"]);
  const { url } = (await ada.call(api.executions.reportLink, { params: { id } })).data;
  expect(await (await fetch(new URL(url, server.url))).text()).toContain("All well");
  expect(await storedBytes()).toBe(before + 19);
  await expect.poll(scratch).toEqual([]);
});

test("invalid files of such a report are skipped, and the run's log says so", async () => {
  const id = await claimed();
  const report = reportOf({
    "fine.txt": "fine",
    "../../climbs.txt": "x",
    "/absolute": "x",
    "deep/Name.txt": "one",
    "deep/name.TXT": "two",
  });
  expect((await end(id, { report })).status).toBe(200);
  expect(await runOf(id)).toMatchObject({ status: "PASSED", storageBytes: 7 });
  expect(await filesOf(id)).toEqual(["deep/Name.txt", "fine.txt"]);
  const [note] = (await ada.call(api.executions.logs, { params: { id } })).data;
  expect(note?.log.split("\n")).toEqual([
    "Gantry: ../../climbs.txt was left out: its name leads outside the report",
    "Gantry: /absolute was left out: its name is absolute",
    "Gantry: deep/name.TXT was left out: another file or folder has this name",
    "",
  ]);
});

test("a report that cannot be stored costs the run neither its verdict nor its results", async () => {
  const id = await claimed();
  const folder = join(server.ctx.config.dataDir, "storage", "objects", "reports", ada.organizationId);
  await rm(folder, { recursive: true, force: true });
  await writeFile(folder, "in the way");
  try {
    expect((await end(id, { report: reportOf({ "index.html": "lost" }) })).status).toBe(200);
    expect(await runOf(id)).toMatchObject({ status: "PASSED", reportUrl: null, storageBytes: 0 });
    expect((await ada.call(api.executions.logs, { params: { id } })).data[0]?.log).toBe(
      "Gantry: The report is unavailable: the server could not store it.\n",
    );
  } finally {
    await rm(folder, { force: true });
  }
  await expect.poll(scratch).toEqual([]);
});

test("the report of an attempt that is over is not stored", async () => {
  const id = await claimed();
  const report = reportOf({ "index.html": "late" });
  expect((await end(id, { attempt: 2, report })).status).toBe(409);
  expect((await server.worker(api.dispatch.update, { taskId: id, attempt: 1, status: "PENDING" })).status).toBe(200);
  expect((await end(id, { report })).status).toBe(409);
  expect(await runOf(id)).toMatchObject({ status: "PENDING", reportUrl: null });
  expect(await filesOf(id)).toEqual([]);
  await expect.poll(scratch).toEqual([]);
});

test("while the disk is full such a report is refused as a whole, and stored when it is sent again", async () => {
  const unhandled = vi.fn();
  process.on("unhandledRejection", unhandled);
  const disk = vi
    .spyOn(server.ctx.storage, "scratch")
    .mockRejectedValueOnce(Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC" }));
  try {
    const id = await claimed();
    const report = reportOf({ "index.html": "kept" });
    expect(await end(id, { report })).toMatchObject({ status: 507, body: { code: "DISK_FULL" } });
    expect(await runOf(id)).toMatchObject({ exitCode: null, reportUrl: null });
    expect((await end(id, { report })).status).toBe(200);
    expect(await runOf(id)).toMatchObject({ status: "PASSED", reportUrl: expect.any(String) });
    expect(unhandled).not.toHaveBeenCalled();
  } finally {
    disk.mockRestore();
    process.off("unhandledRejection", unhandled);
  }
});
