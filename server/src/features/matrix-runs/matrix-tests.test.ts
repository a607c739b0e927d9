import { api } from "@gantry/contract/api.ts";
import type { MatrixRun } from "@gantry/contract/matrix-runs/schemas.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { z } from "zod";
import { claimRun } from "../../testing/given/claimed-run.ts";
import { newProject } from "../../testing/given/project.ts";
import { type Person, startTestServer, type TestServer } from "../../testing/start-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ DEFAULT_PLAN: "enterprise" });
});
afterAll(() => server?.close());

const start = async (person: Person, body: z.input<typeof api.matrixRuns.start.body> = {}): Promise<MatrixRun> =>
  (await person.call(api.matrixRuns.start, { body: { image: "suite:1", shards: { total: 2 }, ...body } })).data;
const runIds = ({ combinations }: MatrixRun) => combinations.map(({ run }) => run?.id ?? "");

type Status = "passed" | "failed" | "skipped";
type Tests = Record<string, Status | "flaky">;

async function carryOut(taskId: string, tests: Tests): Promise<void> {
  const { attempt } = await claimRun(server, taskId);
  await server.worker(api.dispatch.update, { taskId, attempt, status: "RUNNING" });
  const results = {
    formats: ["junit"],
    tests: Object.entries(tests).map(([name, status]) => ({
      name,
      suite: ["cart"],
      filePath: "cart.js",
      durationMs: 10,
      status: status === "flaky" ? "passed" : status,
      flaky: status === "flaky",
      ...(status === "flaky" ? { retries: 1 } : {}),
    })),
  };
  const exitCode = Object.values(tests).includes("failed") ? 1 : 0;
  const answer = await server.worker(api.dispatch.update, { taskId, attempt, status: "ANALYZING", exitCode, results });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  await server.ctx.background.idle();
}

const list = (person: Person, id: string, query: z.input<typeof api.matrixRuns.tests.query> = {}) =>
  person.call(api.matrixRuns.tests, { params: { id }, query });
const shown = (data: readonly { name: string; status: string; position: number }[]) =>
  data.map(({ name, status, position }) => `${position} ${name} ${status}`);

test("the tests of all shards are one list, failed ones first, then flaky ones, page by page", async () => {
  const ada = await server.signUp();
  const begun = await start(ada, { shards: { total: 3 } });
  const [one = "", two = "", three = ""] = runIds(begun);
  expect(await list(ada, begun.id)).toMatchObject({ data: [], pagination: { total: 0 }, counts: { total: 0 } });
  await carryOut(one, { a: "passed", b: "failed", c: "flaky" });
  await carryOut(two, { d: "passed", e: "failed" });
  await carryOut(three, { f: "skipped", g: "failed", h: "flaky" });
  const expected = ["0 b failed", "1 e failed", "2 g failed", "0 c passed", "2 h passed", "0 a passed", "1 d passed", "2 f skipped"];
  const whole = await list(ada, begun.id);
  expect(shown(whole.data)).toEqual(expected);
  expect(whole).toMatchObject({
    pagination: { total: 8, nextCursor: null },
    counts: { total: 8, passed: 4, failed: 3, skipped: 1, flaky: 2, new: 3, known: 0 },
  });
  expect(whole.data[0]).toMatchObject({ executionId: one, id: `${one}-1`, filePath: "cart.js" });
  const pages: string[] = [];
  for (let cursor: string | undefined; ; ) {
    const page = await list(ada, begun.id, { limit: 3, ...(cursor ? { cursor } : {}) });
    pages.push(...shown(page.data));
    if (page.pagination.nextCursor === null) break;
    cursor = page.pagination.nextCursor;
  }
  expect(pages).toEqual(expected);
  expect(shown((await list(ada, begun.id, { status: "failed,flaky" })).data)).toEqual(expected.slice(0, 5));
  const searched = await list(ada, begun.id, { search: "g" });
  expect(shown(searched.data)).toEqual(["2 g failed"]);
  expect(searched.counts).toMatchObject({ total: 1, failed: 1 });
  for (const cursor of ["x", Buffer.from("3 0 0 0").toString("base64url")])
    expect((await ada.request(api.matrixRuns.tests, { params: { id: begun.id }, query: { cursor } })).status).toBe(400);
});

test("a re-run of failed tests replaces their results, and the other results of its shard stay", async () => {
  const ada = await server.signUp();
  const begun = await start(ada);
  const [one = "", two = ""] = runIds(begun);
  await carryOut(one, { a: "passed", b: "failed", c: "failed" });
  await carryOut(two, { d: "passed" });
  const rerun = (await ada.call(api.executions.rerun, { params: { id: one }, body: { only: "failed" } })).data;
  // The runner lists the test that it was not asked for as skipped.
  await carryOut(rerun.id, { a: "skipped", b: "passed", c: "failed" });
  const { data, counts } = await list(ada, begun.id);
  expect(shown(data)).toEqual(["0 c failed", "0 a passed", "0 b passed", "1 d passed"]);
  expect(data.map(({ executionId }) => executionId)).toEqual([rerun.id, one, rerun.id, two]);
  expect(counts).toMatchObject({ total: 4, passed: 3, failed: 1 });
  // A new run of the whole shard replaces all of them.
  const again = (await ada.call(api.executions.rerun, { params: { id: one }, body: {} })).data;
  await carryOut(again.id, { a: "passed", b: "passed" });
  expect(shown((await list(ada, begun.id)).data)).toEqual(["0 a passed", "0 b passed", "1 d passed"]);
  await ada.call(api.executions.delete, { params: { id: again.id } });
  expect(shown((await list(ada, begun.id)).data)).toEqual(["1 d passed"]);
});

test("50,000 tests of 10 shards are read page by page, and each is on one page", async () => {
  const ada = await server.signUp();
  const begun = await start(ada, { shards: { total: 10 } });
  for (const [shard, id] of runIds(begun).entries())
    await carryOut(
      id,
      Object.fromEntries(
        Array.from({ length: 5_000 }, (_, at) => [`${shard}-${at}`, at === 4_999 ? ("failed" as const) : ("passed" as const)]),
      ),
    );
  const names = new Set<string>();
  let pages = 0;
  for (let cursor: string | undefined; ; pages++) {
    const page = await list(ada, begun.id, { limit: 1000, ...(cursor ? { cursor } : {}) });
    for (const { name } of page.data) names.add(name);
    expect(page).toMatchObject({ pagination: { total: 50_000 }, counts: { total: 50_000, failed: 10 } });
    if (pages === 0)
      expect(page.data.slice(0, 11).map(({ status }) => status)).toEqual([...Array.from({ length: 10 }, () => "failed"), "passed"]);
    if (page.pagination.nextCursor === null) break;
    cursor = page.pagination.nextCursor;
  }
  expect([names.size, pages]).toEqual([50_000, 49]);
});

test("matrix runs are listed newest first with their verdicts, by project and page by page", async () => {
  const ada = await server.signUp();
  const [shop, other] = [await newProject(ada), await newProject(ada)];
  const begun: MatrixRun[] = [];
  for (const projectId of [shop, shop, other]) begun.push(await start(ada, { projectId }));
  const [first, second, third] = begun;
  for (const id of first ? runIds(first) : []) await carryOut(id, { a: "passed" });
  const [broken = ""] = second ? runIds(second) : [];
  await carryOut(broken, { a: "failed" });
  const page = (query: z.input<typeof api.matrixRuns.list.query>) => ada.call(api.matrixRuns.list, { query });
  const all = await page({});
  expect(all.data.map(({ id, status }) => [id, status])).toEqual([
    [third?.id, "QUEUED"],
    [second?.id, "FAILED"],
    [first?.id, "PASSED"],
  ]);
  expect(all.data[1]).toMatchObject({ counts: { total: 2, failed: 1, queued: 1 }, split: { total: 2 }, numbers: { first: 3, last: 4 } });
  expect(all.pagination).toMatchObject({ total: 3, nextCursor: null });
  expect((await page({ project: shop })).data.map(({ id }) => id)).toEqual([second?.id, first?.id]);
  const newest = await page({ limit: 1 });
  expect(newest.data.map(({ id }) => id)).toEqual([third?.id]);
  const rest = await page({ limit: 5, cursor: newest.pagination.nextCursor ?? "" });
  expect(rest.data.map(({ id }) => id)).toEqual([second?.id, first?.id]);
  const eve = await server.signUp();
  expect((await eve.call(api.matrixRuns.list, { query: {} })).data).toEqual([]);
  expect((await eve.request(api.matrixRuns.tests, { params: { id: first?.id ?? "" } })).status).toBe(404);
});
