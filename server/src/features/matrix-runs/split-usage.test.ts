import { api } from "@gantry/contract/api.ts";
import type { MatrixRun } from "@gantry/contract/matrix-runs/schemas.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { z } from "zod";
import { gate, lockOrganization } from "../../testing/gate.ts";
import { type Person, startTestServer, type TestServer } from "../../testing/start-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ DEFAULT_PLAN: "free" });
});
afterAll(() => server?.close());

type Body = z.input<typeof api.matrixRuns.start.body>;

const request = (person: Person, body: Body) => person.request(api.matrixRuns.start, { body: { image: "suite:1", ...body } });
const start = async (person: Person, body: Body): Promise<MatrixRun> =>
  (await person.call(api.matrixRuns.start, { body: { image: "suite:1", ...body } })).data;
const runIds = ({ combinations }: MatrixRun) => combinations.map(({ run }) => run?.id ?? "");
const rerun = (person: Person, id = "") => person.request(api.executions.rerun, { params: { id }, body: { only: "all" } });

/** The month's counter and the entries behind it, which must never differ. */
async function usedBy(person: Person): Promise<number> {
  const entries = await server.ctx.db.asSystem((tx) =>
    tx.selectFrom("usage_events").select("execution_id").where("org_id", "=", person.organizationId).execute(),
  );
  const { testRuns } = (await person.call(api.organizations.usage)).data;
  expect(entries).toHaveLength(testRuns.used);
  return testRuns.used;
}

test("a split suite is one run of the month; with a matrix, each combination is one", async () => {
  const ada = await server.signUp();
  await start(ada, { shards: { total: 4 } });
  expect(await usedBy(ada)).toBe(1);
  await start(ada, { shards: { total: 4 }, matrix: { axes: { BROWSER: ["chrome", "firefox"] } } });
  expect(await usedBy(ada)).toBe(3);
  await start(ada, { matrix: { axes: { BROWSER: ["chrome", "firefox"] } } });
  expect(await usedBy(ada)).toBe(5);
});

test("the last run of a month is enough for all shards, and two requests at once get it once", async () => {
  const ada = await server.signUp();
  await start(ada, { matrix: { axes: { A: Array.from({ length: 49 }, (_, index) => `v${index}`) } } });
  const send = () => request(ada, { shards: { total: 5 } });
  const answers = await gate(server.ctx.db, lockOrganization(ada.organizationId), [send, send]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 429]);
  expect(answers.find(({ status }) => status === 429)?.body.message).toContain("This needs 1 run and 0 are left, so none was started.");
  expect(await usedBy(ada)).toBe(50);
  expect((await ada.call(api.executions.list, { query: { limit: 1 } })).pagination.total).toBe(54);
});

test("a request that is refused half-way counts nothing", async () => {
  const ada = await server.signUp();
  const labels = Array.from({ length: 25 }, (_, index) => ({ value: `v${index}`, workerLabels: [`label${index}`] }));
  expect((await request(ada, { shards: { total: 2 }, matrix: { axes: { A: labels } } })).status).toBe(409);
  expect(await usedBy(ada)).toBe(0);
});

test("shards that are re-run are one run together, and one that is re-run again is another", async () => {
  const ada = await server.signUp();
  const begun = await start(ada, { shards: { total: 3 } });
  await ada.call(api.matrixRuns.cancel, { params: { id: begun.id } });
  const again = await ada.call(api.matrixRuns.rerunFailed, { params: { id: begun.id } });
  expect(again.data.counts.queued).toBe(3);
  expect(await usedBy(ada)).toBe(2);
  const [one, two] = runIds(again.data);
  expect((await rerun(ada, one)).status).toBe(201);
  expect(await usedBy(ada)).toBe(3);
  expect((await rerun(ada, two)).status).toBe(201);
  expect(await usedBy(ada)).toBe(3);
  expect((await rerun(ada, one)).status).toBe(201);
  expect(await usedBy(ada)).toBe(4);
});

test("re-runs at the same time are counted like re-runs one after the other", async () => {
  const ada = await server.signUp();
  const [one, two, three] = runIds(await start(ada, { shards: { total: 3 } }));
  const others = [one, two, three].map((id) => () => rerun(ada, id));
  const answers = await gate(server.ctx.db, lockOrganization(ada.organizationId), others);
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(await usedBy(ada)).toBe(2);
  await gate(server.ctx.db, lockOrganization(ada.organizationId), [() => rerun(ada, one), () => rerun(ada, one)]);
  expect(await usedBy(ada)).toBe(4);
});

test("when the month is full, a shard can be re-run for a run that was counted, and no other", async () => {
  const ada = await server.signUp();
  const [one, two] = runIds(await start(ada, { shards: { total: 2 } }));
  await start(ada, { matrix: { axes: { A: Array.from({ length: 48 }, (_, index) => `v${index}`) } } });
  expect((await rerun(ada, one)).status).toBe(201);
  expect(await usedBy(ada)).toBe(50);
  expect((await rerun(ada, one)).body).toMatchObject({ code: "RUN_LIMIT_REACHED" });
  expect((await rerun(ada, two)).status).toBe(201);
  expect(await usedBy(ada)).toBe(50);
});

test("a deleted shard stays counted, so that deleting it makes no re-run free", async () => {
  const ada = await server.signUp();
  const [one, two] = runIds(await start(ada, { shards: { total: 2 } }));
  const { data: second } = (await rerun(ada, one)).body;
  await ada.call(api.executions.delete, { params: { id: second.id } });
  expect((await rerun(ada, one)).status).toBe(201);
  expect(await usedBy(ada)).toBe(3);
  expect((await rerun(ada, two)).status).toBe(201);
  expect(await usedBy(ada)).toBe(3);
});
