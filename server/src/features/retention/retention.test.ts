import { api } from "@gantry/contract/api.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newProject } from "../../testing/given/project.ts";
import { type Person, startTestServer, type TestServer } from "../../testing/start-server.ts";
import { archiveLog } from "../logs/archive-log.ts";
import { reconcileStorage } from "../storage/reconcile-storage.ts";
import { applyAllRetention } from "./apply-retention.ts";
import { newApiKey } from "../../testing/given/api-key.ts";
import { uploadReport } from "../../testing/given/report.ts";

let server: TestServer;
let ada: Person;
beforeAll(async () => {
  server = await startTestServer({ DEFAULT_PLAN: "enterprise" });
  ada = await server.signUp();
});
afterAll(() => server.close());

/** Creates a run from that many days ago, with a report and a log. */
async function oldRun(project: string, daysAgo: number): Promise<string> {
  const at = new Date(Date.now() - daysAgo * 86_400_000).toISOString();
  const report = `<testsuite name="cart"><testcase name="adds"/></testsuite>`;
  const { id } = await uploadReport(ada, project, report, { startedAt: at, finishedAt: at });
  await server.ctx.db.withTenant(ada.organizationId, async (tx) => {
    await tx
      .insertInto("log_chunks")
      .values({ org_id: ada.organizationId, execution_id: id, seq: 1, stream: "stdout", at: new Date(), text: "hello\n", attempt: 1 })
      .execute();
    await tx.updateTable("executions").set({ last_seq: 1 }).where("id", "=", id).execute();
  });
  await archiveLog(server.ctx, ada.organizationId, id);
  return id;
}

const stored = async (id: string) => ({
  log: (await server.ctx.storage.stat(`logs/${ada.organizationId}/${id}.ndjson.gz`)) !== undefined,
  report: (await server.ctx.storage.list(`reports/${ada.organizationId}/${id}`)).length > 0,
});
const used = async () => {
  const { rows } = await server.ctx.db.withTenant(ada.organizationId, (tx) =>
    sql<{ used: number }>`select current_storage_used_bytes as used from organizations where id = ${ada.organizationId}`.execute(tx),
  );
  return rows[0]?.used ?? 0;
};
const run = async (id: string) => (await ada.call(api.executions.get, { params: { id } })).data;

test("a preview lists what will be deleted, applying it frees exactly that, and pinned runs stay", async () => {
  const project = await newProject(ada);
  const elsewhere = await oldRun(await newProject(ada), 400);
  const [ancient, pinned, older, recent] = [
    await oldRun(project, 100),
    await oldRun(project, 90),
    await oldRun(project, 20),
    await oldRun(project, 2),
  ];
  const sizes = async (id: string) => (await run(id)).storageBytes;
  expect((await ada.call(api.retention.pin, { params: { id: pinned } })).data.pinned).toBe(true);
  expect((await ada.call(api.retention.get, { params: { id: project } })).data).toEqual({
    logDays: null,
    reportDays: null,
    resultDays: null,
    maxResultDays: null,
  });
  expect((await ada.call(api.retention.preview, { params: { id: project } })).data).toMatchObject({ totalBytes: 0, executions: [] });

  const settings = { logDays: 10, reportDays: 60 };
  const preview = (await ada.call(api.retention.preview, { params: { id: project }, query: { logDays: 10, reportDays: 60 } })).data;
  expect(preview).toMatchObject({
    ...settings,
    logs: { executions: 2 },
    reports: { executions: 1 },
    pinned: { executions: 1, bytes: await sizes(pinned) },
  });
  expect(preview.executions.map((one) => one.id)).toEqual([ancient, older]);
  expect(await stored(ancient), "a preview removes nothing").toEqual({ log: true, report: true });

  expect((await ada.call(api.retention.change, { params: { id: project }, body: settings })).data).toMatchObject(settings);
  const before = await used();
  const { data } = await ada.call(api.retention.apply, { params: { id: project } });
  expect(data).toEqual({ logs: 2, reports: 1, results: 0, freedBytes: preview.totalBytes, remaining: 0 });
  expect(before - (await used())).toBe(preview.totalBytes);
  expect([await stored(ancient), await stored(pinned), await stored(older), await stored(recent), await stored(elsewhere)]).toEqual([
    { log: false, report: false },
    { log: true, report: true },
    { log: false, report: true },
    { log: true, report: true },
    { log: true, report: true },
  ]);
  expect(await run(ancient)).toMatchObject({
    storageBytes: 0,
    reportUrl: null,
    reportRemovedAt: expect.any(String),
    logRemovedAt: expect.any(String),
  });
  expect((await ada.call(api.executions.artifacts, { params: { id: ancient } })).data).toEqual([]);
  expect((await ada.request(api.executions.logs, { params: { id: ancient } })).body).toMatchObject({ data: [], complete: true });
  expect((await ada.call(api.executions.tests, { params: { id: ancient } })).data, "results stay").toHaveLength(1);
  expect((await ada.call(api.retention.apply, { params: { id: project } })).data).toMatchObject({
    logs: 0,
    reports: 0,
    freedBytes: 0,
  });
  expect(await reconcileStorage(server.ctx), "the counters match the disk").toEqual([]);
});

test("the job does the same, deletes an unpinned run in its next round, and recovers from a crash before the counter was updated", async () => {
  const project = await newProject(ada);
  const [pinned, crashed] = [await oldRun(project, 30), await oldRun(project, 30)];
  await ada.call(api.retention.pin, { params: { id: pinned } });
  await ada.call(api.retention.change, { params: { id: project }, body: { logDays: 7, reportDays: 7 } });
  // The server died after deleting the files and before updating the counter.
  await server.ctx.storage.remove(`reports/${ada.organizationId}/${crashed}`);
  await applyAllRetention(server.ctx);
  expect(await run(crashed)).toMatchObject({ storageBytes: 0 });
  expect(await stored(pinned)).toEqual({ log: true, report: true });
  expect((await ada.call(api.retention.unpin, { params: { id: pinned } })).data.pinned).toBe(false);
  await applyAllRetention(server.ctx);
  expect(await stored(pinned)).toEqual({ log: false, report: false });
  expect(await reconcileStorage(server.ctx)).toEqual([]);
});

test("only admins change retention, and another organization finds neither project nor run", async () => {
  const project = await newProject(ada);
  const id = await oldRun(project, 30);
  const eve = await server.signUp();
  const none = "0".repeat(24);
  for (const [route, target, options] of [
    [api.retention.get, project, {}],
    [api.retention.preview, project, { query: { logDays: 1 } }],
    [api.retention.change, project, { body: { logDays: 1, reportDays: 1 } }],
    [api.retention.apply, project, {}],
    [api.retention.pin, id, {}],
    [api.retention.unpin, id, {}],
  ] as const) {
    const foreign = await eve.raw(route, { ...options, params: { id: target } });
    expect(foreign.status, route.path).toBe(404);
    expect(foreign.body).toEqual((await eve.raw(route, { ...options, params: { id: none } })).body);
  }
  expect(await stored(id)).toEqual({ log: true, report: true });
  expect((await ada.request(api.retention.change, { params: { id: project }, body: { logDays: 0, reportDays: null } })).status).toBe(400);
  expect(
    (await ada.call(api.retention.preview, { params: { id: project }, query: { logDays: "never", reportDays: 1 } })).data,
  ).toMatchObject({
    logDays: null,
    logs: { executions: 0 },
    reports: { executions: 1 },
  });

  const apiKey = await newApiKey(ada, { name: "pipeline", role: "developer" });
  const developer = server.as({ "x-api-key": apiKey });
  const ofProject = { params: { id: project } };
  expect((await developer.request(api.retention.change, { ...ofProject, body: { logDays: 1, reportDays: 1 } })).status).toBe(403);
  expect((await developer.request(api.retention.apply, ofProject)).status).toBe(403);
  expect((await developer.request(api.retention.pin, { params: { id } })).status).toBe(200);
});
