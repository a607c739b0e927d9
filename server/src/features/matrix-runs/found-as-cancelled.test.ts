import { api } from "@gantry/contract/api.ts";
import type { MatrixRun } from "@gantry/contract/matrix-runs/schemas.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { queueRun } from "../../testing/given/run.ts";
import { type Person, startTestServer, type TestServer } from "../../testing/start-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ DEFAULT_PLAN: "enterprise" });
});
afterAll(() => server?.close());

const start = async (person: Person, more: object): Promise<MatrixRun> =>
  (await person.call(api.matrixRuns.start, { body: { image: "suite:1", groupName: "nightly", ...more } })).data;
const idsOf = ({ combinations }: MatrixRun) => combinations.map(({ run }) => run?.id ?? "");
const cancel = (person: Person, id: string) => person.call(api.executions.cancel, { params: { id } });
const end = (taskId: string, status: "PASSED" | "FAILED") => server.worker(api.dispatch.update, { taskId, status });

test("cancelled runs are found as such, among other statuses, and keep the status of an error", async () => {
  const ada = await server.signUp();
  const [waiting, cancelled, failed] = [await queueRun(ada), await queueRun(ada), await queueRun(ada)];
  await cancel(ada, cancelled.id);
  await end(failed.id, "FAILED");
  await server.ctx.background.idle();
  for (const together of [{}, { shards: "together" }, { matrixRuns: "together" }, { matrixRuns: "separate" }] as const) {
    const found = async (status: string) =>
      (await ada.call(api.executions.list, { query: { ...together, status } })).data.map(({ id }) => id);
    expect(await found("cancelled")).toEqual([cancelled.id]);
    expect(await found("CANCELLED,PENDING")).toEqual([cancelled.id, waiting.id]);
    // The dashboard labels it *Cancelled*, so its filter *Error* does not find it.
    expect(await found("ERROR")).toEqual("matrixRuns" in together ? [] : [cancelled.id]);
    expect(await found("INCOMPLETE")).toEqual([]);
    expect(await found("FAILED,CANCELLED")).toEqual([failed.id, cancelled.id]);
  }
  const eve = await server.signUp();
  expect((await eve.call(api.executions.list, { query: { status: "CANCELLED" } })).data).toEqual([]);
});

test.each([
  ["split suite", { shards: { total: 3 } }],
  ["matrix run", { matrix: { axes: { A: ["1", "2", "3"] } } }],
])("a %s is found as cancelled if nothing in it failed or is in progress, also in its group", async (_what, more) => {
  const ada = await server.signUp();
  const begun = await start(ada, more);
  const [one = "", two = "", three = ""] = idsOf(begun);
  const isFound = async () => {
    const query = { status: "CANCELLED" };
    const { data } = await ada.call(api.executions.list, { query: { ...query, matrixRuns: "together" } });
    const groups = (await ada.call(api.executions.groups, { query })).data;
    expect(groups.map(({ groupName, lastStatus }) => [groupName, lastStatus])).toEqual(data.length > 0 ? [["nightly", "CANCELLED"]] : []);
    if (begun.split)
      expect((await ada.call(api.executions.list, { query: { ...query, shards: "together" } })).data).toHaveLength(data.length);
    return data.map(({ matrixRunId }) => matrixRunId).includes(begun.id);
  };
  await end(one, "PASSED");
  await cancel(ada, two);
  expect(await isFound()).toBe(false);
  await cancel(ada, three);
  expect(await isFound()).toBe(true);
  // The latest run of each counts.
  const again = (await ada.call(api.executions.rerun, { params: { id: three }, body: { only: "all" } })).data.id;
  expect(await isFound()).toBe(false);
  await end(again, "FAILED");
  await server.ctx.background.idle();
  expect(await isFound()).toBe(false);
});
