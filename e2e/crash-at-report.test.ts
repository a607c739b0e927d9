import { api } from "@gantry/contract/api.ts";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { clearLeftovers } from "../server/src/features/storage/clear-leftovers.ts";
import { reconcileStorage } from "../server/src/features/storage/reconcile-storage.ts";
import { createLog } from "../server/src/platform/log.ts";
import { openFileStore } from "../server/src/platform/storage/file-store.ts";
import { reportRun, takeNext } from "../server/src/testing/given/claimed-run.ts";
import { type WorkerCall, workerAt } from "../server/src/testing/leased-calls.ts";
import { type Person, signUp } from "./stack.ts";
import { createServerProcess, type ServerProcess } from "./program.ts";

let server: ServerProcess;
let worker: WorkerCall;
beforeAll(async () => {
  server = await createServerProcess({ DEFAULT_PLAN: "business" });
  await server.start();
  worker = workerAt(server.url, server.workerSecret);
});
afterAll(() => server?.close());

const store = (path: string) => join(server.dataDir, "storage", path);
const namesIn = (path: string) => readdir(store(path)).catch(() => []);
const content = "<h1>All well</h1>";
const endOf = (taskId: string) => ({
  taskId,
  attempt: 1,
  status: "ANALYZING",
  exitCode: 0,
  report: [{ path: "index.html", content: Buffer.from(content).toString("base64") }],
  results: { formats: ["junit"], tests: [{ name: "pays", suite: ["cart"], filePath: "cart.test.ts", status: "passed", durationMs: 5 }] },
});

async function claimed(person: Person): Promise<string> {
  const { id } = await person.run({ image: "shop/e2e:1" });
  const run = await takeNext({ worker });
  expect(run.taskId).toBe(id);
  await reportRun({ worker }, run, "RUNNING");
  return id;
}

/** Kills the server when the run's report is in its place and the statement that would end the run waits for a lock that the test holds. */
async function killBeforeCommit(person: Person, taskId: string): Promise<void> {
  const dying = await server.db.asSystem(async (tx) => {
    await tx.selectFrom("run_leases").select("attempt").where("execution_id", "=", taskId).forUpdate().executeTakeFirstOrThrow();
    const answer = worker(api.dispatch.update, endOf(taskId)).then(
      ({ status }) => status,
      () => "cut",
    );
    await expect.poll(() => namesIn(`objects/reports/${person.organizationId}`)).toContain(taskId);
    await server.kill("SIGKILL");
    return { answer };
  });
  expect(await dying.answer).toBe("cut");
  // Wait until the database has noticed the lost connection and rolled back the transaction.
  await expect
    .poll(
      async () =>
        (await server.db.pool.query("select 1 from pg_stat_activity where datname = current_database() and state <> 'idle'")).rowCount,
    )
    .toBe(1);
}

async function booked(taskId: string) {
  return server.db.asSystem((tx) =>
    tx.selectFrom("storage_entries").select(["kind", "bytes"]).where("execution_id", "=", taskId).execute(),
  );
}

async function cleared() {
  const log = createLog("silent", "test");
  const ctx = { db: server.db, log, storage: await openFileStore(store("")) };
  return { leftovers: await clearLeftovers(ctx), corrections: await reconcileStorage(ctx) };
}

test("a server killed between moving a report into place and the commit stores and counts the report once when it is sent again", async () => {
  const ada = await signUp(server.url);
  const id = await claimed(ada);
  await killBeforeCommit(ada, id);
  expect(await booked(id)).toEqual([]);
  await server.start();
  expect(await ada.execution(id)).toMatchObject({ status: "RUNNING", reportUrl: null, storageBytes: 0 });
  // The worker got no response, so it repeats the call.
  for (let turn = 0; turn < 3; turn++) expect((await worker(api.dispatch.update, endOf(id))).status).toBe(200);
  expect(await ada.execution(id)).toMatchObject({
    status: "PASSED",
    attempt: 1,
    reportUrl: expect.any(String),
    storageBytes: content.length,
    tests: { total: 1, passed: 1 },
  });
  expect(await booked(id)).toEqual([{ kind: "report", bytes: content.length }]);
  expect((await ada.call(api.organizations.usage)).data).toMatchObject({
    storage: { used: content.length },
    testRuns: { used: 1 },
  });
  expect(await readFile(store(`objects/reports/${ada.organizationId}/${id}/index.html`), "utf8")).toBe(content);
  await expect.poll(() => namesIn("scratch")).toEqual([]);
  expect(await cleared()).toEqual({ leftovers: { scratch: 0, attachments: 0, reports: 0, screenshots: 0 }, corrections: [] });
});

test("if it is not sent again, the run ends without a report and the sweep removes the files", async () => {
  const eve = await signUp(server.url);
  const id = await claimed(eve);
  await killBeforeCommit(eve, id);
  await server.start();
  // Not while the worker may still send the run's end.
  expect(await cleared()).toEqual({ leftovers: { scratch: 0, attachments: 0, reports: 0, screenshots: 0 }, corrections: [] });
  expect(await namesIn(`objects/reports/${eve.organizationId}`)).toEqual([id]);
  const error = { code: "INFRASTRUCTURE", message: "The worker's machine is gone." };
  expect((await worker(api.dispatch.update, { taskId: id, attempt: 1, status: "ANALYZING", exitCode: null, error })).status).toBe(200);
  expect(await eve.execution(id)).toMatchObject({ status: "ERROR", reportUrl: null, storageBytes: 0 });
  expect(await cleared()).toEqual({ leftovers: { scratch: 0, attachments: 0, reports: 1, screenshots: 0 }, corrections: [] });
  expect(await namesIn(`objects/reports/${eve.organizationId}`)).toEqual([]);
  expect((await eve.call(api.organizations.usage)).data.storage.used).toBe(0);
});
