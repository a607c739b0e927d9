import { api } from "@gantry/contract/api.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newProject } from "../../../testing/given/project.ts";
import { queueRun } from "../../../testing/given/run.ts";
import { type Person, startTestServer, type TestServer } from "../../../testing/start-server.ts";

let server: TestServer;
let ada: Person;
beforeAll(async () => {
  server = await startTestServer({ DEFAULT_PLAN: "enterprise" });
  ada = await server.signUp();
});
afterAll(() => server.close());

const startedAt = "2026-01-01T10:00:00.000Z";

test("the expected duration of a run is the median of the last passed runs of its suite, or of failed ones", async () => {
  const projectId = await newProject(ada);
  const queue = async (more: Parameters<typeof queueRun>[1] = {}) =>
    (await queueRun(ada, { projectId, image: "team/suite:2", command: "npm test", ...more })).id;
  const ran = async (seconds: number, status: "PASSED" | "FAILED" = "PASSED", more: Parameters<typeof queueRun>[1] = {}) => {
    const taskId = await queue(more);
    const finishedAt = new Date(Date.parse(startedAt) + seconds * 1000).toISOString();
    const failed = { formats: ["junit"], tests: [{ name: "pays", suite: [], status: "failed", durationMs: 5 }] };
    const update = { taskId, status, startedAt, finishedAt, ...(status === "FAILED" ? { exitCode: 1, results: failed } : {}) };
    expect((await server.worker(api.dispatch.update, update)).status).toBe(200);
    return taskId;
  };
  const expectedOf = async (id: string) => (await ada.call(api.executions.get, { params: { id } })).data.expectedDurationMs;

  const first = await queue();
  expect(await expectedOf(first)).toBeNull();
  // Another suite is no measure.
  await ran(900, "PASSED", { command: "npm run load" });
  await ran(900, "PASSED", { folder: "checkout" });
  await ran(900, "PASSED", { image: "team/other:2" });
  expect(await expectedOf(await queue())).toBeNull();
  // A suite that never passed takes as long as its failed runs. Once it passed, a failure that ended early is no measure.
  const red = await ran(1, "FAILED");
  await ran(31, "FAILED");
  expect(await expectedOf(await queue())).toBe(16_000);

  for (const seconds of [200, 100, 120]) await ran(seconds, "PASSED", { image: "team/suite:1" });
  expect(await expectedOf(await queue())).toBe(120_000);
  // Runs after it do not count, and only the newest ten do.
  expect(await expectedOf(first)).toBeNull();
  for (let run = 0; run < 10; run++) await ran(60);
  expect(await expectedOf(await queue())).toBe(60_000);

  const { data: some } = await ada.call(api.executions.rerun, { params: { id: red }, body: { only: "failed" } });
  expect(await expectedOf(some.id)).toBeNull();
  const list = (await ada.call(api.executions.list, { query: { project: projectId } })).data;
  expect(new Set(list.map((run) => run.expectedDurationMs))).toEqual(new Set([null]));
});
