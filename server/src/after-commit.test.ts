import { api } from "@gantry/contract/api.ts";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { DatabaseUnavailable } from "./platform/db/database-down.ts";
import { StorageUnavailable } from "./platform/storage/storage-unavailable.ts";
import { newProject } from "./testing/given/project.ts";
import { queueRun } from "./testing/given/run.ts";
import { password, type Person, startTestServer, type TestServer } from "./testing/start-server.ts";

// What is stored is answered as stored, whatever fails after the commit: a client that is told otherwise repeats the request.

let server: TestServer;
let ada: Person;
beforeAll(async () => {
  server = await startTestServer({ DEFAULT_PLAN: "enterprise" });
  ada = await server.signUp();
});
afterEach(() => void vi.restoreAllMocks());
afterAll(() => server?.close());

/** From now on, the database cannot be used. */
function loseDatabase(): void {
  const away = () => Promise.reject(new DatabaseUnavailable("The database does not respond."));
  vi.spyOn(server.ctx.db, "withTenant").mockImplementation(away);
  vi.spyOn(server.ctx.db, "asSystem").mockImplementation(away);
}

const junit = '<testsuites><testsuite name="s"><testcase name="pays"><failure message="expected 3"/></testcase></testsuite></testsuites>';
const upload = (projectId: string, key?: string) =>
  ada.raw(api.ingest.report, {
    query: { project: projectId },
    body: junit,
    headers: { "content-type": "application/xml", ...(key === undefined ? {} : { "idempotency-key": key }) },
  });
const runsOf = async (project: string) => (await ada.call(api.executions.list, { query: { project } })).data.map(({ id }) => id);

test("an upload that is stored is answered with its run, although the database is lost right after the commit", async () => {
  const project = await newProject(ada);
  // Called after the commit.
  vi.spyOn(server.ctx.channel, "executionUpdated").mockImplementationOnce(loseDatabase);
  const answer = await upload(project, "one");
  vi.restoreAllMocks();
  expect(answer, JSON.stringify(answer.body)).toMatchObject({
    status: 201,
    body: { format: "junit", data: { verdict: "FAILED", tests: { total: 1, failed: 1 } } },
  });
  expect(await runsOf(project)).toEqual([answer.body.data.id]);
  const again = await upload(project, "one");
  expect([again.status, again.body.data.id]).toEqual([201, answer.body.data.id]);
  expect(await runsOf(project)).toHaveLength(1);
});

test("an upload that is repeated with its key is answered with its run, although the run cannot be read again", async () => {
  const project = await newProject(ada);
  const first = await upload(project, "two");
  const { db, storage } = server.ctx;
  const { withTenant } = db;
  const stage = storage.stageDirectory.bind(storage);
  // The next transaction finds the stored response.
  vi.spyOn(storage, "stageDirectory").mockImplementationOnce(async (...given) => {
    vi.spyOn(db, "withTenant").mockImplementationOnce(async (...work) => {
      const done = await withTenant(...work);
      loseDatabase();
      return done as never;
    });
    return stage(...given);
  });
  const again = await upload(project, "two");
  vi.restoreAllMocks();
  expect([again.status, again.body.data?.id]).toEqual([201, first.body.data.id]);
});

test("a changed password is answered with a session, although the database is lost right after the commit", async () => {
  const bob = await server.signUp();
  // Called after the commit.
  vi.spyOn(server.ctx, "evictMember").mockImplementationOnce(loseDatabase);
  const changed = await bob.request(api.auth.changePassword, { body: { currentPassword: password, newPassword: "New-password-7" } });
  vi.restoreAllMocks();
  expect(changed).toMatchObject({ status: 200, body: { success: true, user: { id: bob.id, organizationId: bob.organizationId } } });
  expect((await server.request(api.auth.login, { body: { email: bob.email, password: "New-password-7" } })).status).toBe(200);
});

const pixel = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

/** A project with a run, a test case that has an attachment, and a test cycle with a screenshot. */
async function projectWithFiles() {
  const id = await newProject(ada);
  const run = await queueRun(ada, { projectId: id });
  const testCase = (await ada.raw(api.testCases.create, { body: { projectId: id, title: "Pays" } })).body.data.id;
  await ada.raw(api.testCases.addAttachment, { params: { id: testCase }, body: { name: "a.png", content: pixel } });
  const cycle = (await ada.raw(api.testCycles.create, { body: { projectId: id, name: "Release", testCaseIds: [testCase] } })).body.data;
  const params = { id: cycle.id, itemId: cycle.items[0]?.id };
  const shown = await ada.raw(api.testCycles.addScreenshot, { params, body: { name: "a.png", content: pixel } });
  return { id, runId: run.id, cycleId: cycle.id, screenshotId: shown.body.data.items[0]?.screenshots[0]?.id ?? "" };
}

test("a screenshot and a project are deleted although the storage cannot be used", async () => {
  const { id, cycleId, screenshotId, runId } = await projectWithFiles();
  const remove = vi.spyOn(server.ctx.storage, "remove").mockRejectedValue(new StorageUnavailable("away", { writing: false }));
  const deleted = await ada.request(api.testCycles.deleteScreenshot, { params: { id: cycleId, screenshotId } });
  expect(deleted, JSON.stringify(deleted.body)).toMatchObject({ status: 200, body: { data: { items: [{ screenshots: [] }] } } });
  expect((await ada.request(api.projects.delete, { params: { id } })).status).toBe(200);
  expect(remove).toHaveBeenCalledTimes(2);
  expect((await ada.request(api.executions.get, { params: { id: runId } })).status).toBe(404);
});

test("a deletion of a project that failed before its runs were deleted is continued by a repeated request", async () => {
  const { id, runId } = await projectWithFiles();
  const remove = () => ada.request(api.projects.delete, { params: { id } });
  // Called after the commit that deletes the project.
  vi.spyOn(server.ctx.storage, "remove").mockImplementationOnce(async () => {
    loseDatabase();
    return 0;
  });
  expect((await remove()).status).toBe(503);
  vi.restoreAllMocks();
  expect((await ada.request(api.projects.get, { params: { id } })).status).toBe(404);
  expect((await remove()).status).toBe(200);
  expect((await ada.request(api.executions.get, { params: { id: runId } })).status).toBe(404);
  expect((await remove()).status).toBe(404);
});
