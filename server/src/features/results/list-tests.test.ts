import { api } from "@gantry/contract/api.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { TenantTransaction } from "../../platform/db/database.ts";
import { newProject } from "../../testing/given/project.ts";
import { type Person, startTestServer, type TestServer } from "../../testing/start-server.ts";
import { listTests } from "./list-tests.ts";
import { queueRun } from "../../testing/given/run.ts";
import type { z } from "zod";
import { waitTimeoutMs } from "@gantry/host/testing/wait-timeout.ts";

let server: TestServer;
let ada: Person;
beforeAll(async () => {
  server = await startTestServer({ DEFAULT_PLAN: "enterprise" });
  ada = await server.signUp();
});
afterAll(() => server.close());

interface Sent {
  name: string;
  status: string;
  duration: number;
  suite?: string;
  filePath?: string;
  message?: string;
  flaky?: boolean;
  retries?: number;
}

/** @returns the run's id. */
async function ingest(project: string, tests: readonly Sent[], details: z.input<typeof api.ingest.report.query> = {}): Promise<string> {
  const report = { results: { tool: { name: "suite" }, summary: { tests: tests.length, start: 0, stop: 1 }, tests } };
  const answer = await ada.request(api.ingest.report, { query: { ...details, projectId: project }, body: report });
  expect(answer.status, JSON.stringify(answer.body).slice(0, 500)).toBe(201);
  return answer.body.data.id;
}

const passed = (name: string, more: Partial<Sent> = {}): Sent => ({ name, status: "passed", duration: 10, ...more });
const failed = (name: string, more: Partial<Sent> = {}): Sent => ({
  name,
  status: "failed",
  duration: 10,
  message: "expected 1, got 2",
  ...more,
});

/** A page of a run's tests, with a query as an address has it: `status=failed&limit=1`. */
function list(run: string, query = "") {
  return ada.call(api.executions.tests, { params: { id: run }, query: Object.fromEntries(new URLSearchParams(query)) });
}
const namesOf = (body: { data: { name: string }[] }) => body.data.map(({ name }) => name);

async function everyPage(run: string, query: string): Promise<string[]> {
  const names: string[] = [];
  for (let cursor = ""; ; ) {
    const body = await list(run, `${query}${cursor && `&cursor=${cursor}`}`);
    names.push(...namesOf(body));
    if (!body.pagination.nextCursor) return names;
    cursor = body.pagination.nextCursor;
  }
}

describe("a run of 50,000 tests", () => {
  let run: string;
  const total = 50_000;
  beforeAll(async () => {
    const project = await newProject(ada);
    const tests = Array.from({ length: total }, (_, index): Sent => {
      const place = { suite: `Area ${Math.floor(index / 20)}`, filePath: `src/part-${Math.floor(index / 500)}/spec.ts` };
      if (index % 700 === 699) return failed(`basket number ${index}`, place);
      if (index % 5000 === 11) return passed(`basket number ${index}`, { ...place, flaky: true, retries: 1 });
      return index % 100 === 50
        ? passed(`basket number ${index}`, { ...place, status: "skipped" })
        : passed(`basket number ${index}`, place);
    });
    run = await ingest(project, tests);
  });

  test("failed tests come first, then flaky ones, and the counts are those of the run", async () => {
    const body = await list(run, "limit=200&details=false");
    const statuses = body.data.map((each: { status: string; flaky: boolean }) => (each.flaky ? "flaky" : each.status));
    expect(statuses.slice(0, 71)).toEqual(Array.from({ length: 71 }, () => "failed"));
    expect(statuses.slice(71, 81)).toEqual(Array.from({ length: 10 }, () => "flaky"));
    expect(statuses.slice(81)).not.toContain("failed");
    const record = (await ada.call(api.executions.get, { params: { id: run } })).data.tests;
    expect(record).toMatchObject({ total, failed: 71, flaky: 10, skipped: 500 });
    expect(body.tests).toEqual(record);
    expect(body.counts).toEqual({ ...record, other: 0, new: 71, known: 0 });
    expect(body.pagination).toMatchObject({ total, limit: 200 });
    expect(body.data[0]).not.toHaveProperty("message");
  });

  test("finds a test near the end, and counts only what a search finds", async () => {
    const body = await list(run, "search=BASKET+number+4969");
    expect(body.pagination.total).toBe(11);
    expect(namesOf(body)[0]).toBe("basket number 49699");
    expect(body.counts).toMatchObject({ total: 11, failed: 1, passed: 10 });
    expect(body.tests?.total).toBe(total);
    expect(namesOf(await list(run, "search=basket+number+4969&status=failed"))).toEqual(["basket number 49699"]);
  });

  test("counts the suites, those with failed tests first, and each can be listed", async () => {
    const { body } = await ada.request(api.executions.testSuites, { params: { id: run }, query: { limit: 5000 } });
    expect(body.pagination).toMatchObject({ total: 2500, nextCursor: null });
    const sums = { total: 0, failed: 0 };
    for (const { tests } of body.data) {
      sums.total += tests.total;
      sums.failed += tests.failed;
    }
    expect(sums).toEqual({ total, failed: 71 });
    expect(body.data.slice(0, 71).every(({ tests }) => tests.failed === 1)).toBe(true);
    const [first] = body.data;
    expect(first).toMatchObject({ filePath: "src/part-1/spec.ts", suite: ["Area 34"] });
    const inside = await list(run, `suiteOf=${first?.firstTestId}`);
    expect(inside.pagination.total).toBe(20);
    expect(namesOf(inside)[0]).toBe("basket number 699");
    expect((await list(run, "file=src/part-1&limit=1")).pagination.total).toBe(500);
  });

  test("one test names the previous and next failed test", async () => {
    const of = async (ordinal: number, query = {}) =>
      (await ada.call(api.executions.test, { params: { id: run, test: `${run}-${ordinal}` }, query })).data;
    const last = await of(49_699);
    expect(last.test).toMatchObject({ name: "basket number 49699", status: "failed", message: "expected 1, got 2" });
    expect(last.failures).toEqual({ position: 71, total: 71, previousTestId: `${run}-48999`, nextTestId: null });
    const between = await of(1500);
    expect(between.failures).toEqual({ position: null, total: 71, previousTestId: `${run}-1399`, nextTestId: `${run}-2099` });
    expect(await of(1399, { search: "4969" })).toMatchObject({ matches: false, failures: { total: 1, nextTestId: `${run}-49699` } });
  });

  test("a page is returned without reading all 50,000", async () => {
    await vi.waitFor(async () => expect((await list(run, "limit=1")).historyPending).toBe(false), {
      timeout: waitTimeoutMs,
      interval: 500,
    });
    // As PostgreSQL does by itself within a minute.
    await sql`analyze test_results`.execute(server.ctx.db.owner);
    const page = { limit: 50, details: false, order: "report" } as const;
    // A search reads every test; the first page and the failed tests must not.
    expect(await rowsRead(run, { ...page, search: "not there" })).toBeGreaterThanOrEqual(total);
    expect(await rowsRead(run, { ...page, order: "failed" })).toBeLessThan(1_000);
    expect(await rowsRead(run, { ...page, status: ["failed"] })).toBeLessThan(1_000);
  });
});

/** How many rows of tests the database reads for a list. */
async function rowsRead(run: string, query: Parameters<typeof listTests>[3]): Promise<number> {
  const { ctx } = server;
  let read: number | undefined;
  const withTenant: typeof ctx.db.withTenant = (organizationId, work, options) =>
    ctx.db.withTenant(
      organizationId,
      async (tx) => {
        // The figure may include earlier transactions of the connection.
        const before = await rowsReadUntilNow(tx);
        const result = await work(tx);
        read = (await rowsReadUntilNow(tx)) - before;
        return result;
      },
      options,
    );
  await listTests({ ...ctx, db: { ...ctx.db, withTenant } }, ada.organizationId, run, query);
  if (read === undefined) throw new Error("nothing was counted");
  return read;
}

async function rowsReadUntilNow(tx: TenantTransaction): Promise<number> {
  const { rows } = await sql<{ read: number }>`
    select (seq_tup_read + idx_tup_fetch)::int as read from pg_stat_xact_user_tables where relname = 'test_results'`.execute(tx);
  return rows[0]?.read ?? 0;
}

describe("a filter of a run's tests", () => {
  let project: string;
  let run: string;
  beforeAll(async () => {
    project = await newProject(ada);
    await ingest(project, [passed("starts failing"), failed("keeps failing"), passed("fine")], { groupName: "nightly" });
    run = await ingest(
      project,
      [
        passed("fine", { duration: 900 }),
        passed("100% off_er", { filePath: "src/shop/cart.ts", suite: "Cart" }),
        passed("1000 offer", { filePath: "src/shop-old/cart.ts" }),
        passed("a back\\slash"),
        passed("ÄRGER mit Größe 🎈", { suite: "Übersicht" }),
        failed("keeps failing", { message: "the total is wrong\n2500 !== 2250" }),
        passed("unsteady", { flaky: true, retries: 1 }),
        failed("starts failing", { duration: 3000 }),
        { name: "not today", status: "skipped", duration: 0 },
        { name: "some day", status: "pending", duration: 0 },
      ],
      { groupName: "nightly" },
    );
  });

  test.each([
    [
      "",
      [
        "keeps failing",
        "starts failing",
        "unsteady",
        "fine",
        "100% off_er",
        "1000 offer",
        "a back\\slash",
        "ÄRGER mit Größe 🎈",
        "not today",
        "some day",
      ],
    ],
    ["status=failed", ["keeps failing", "starts failing"]],
    ["status=new", ["starts failing"]],
    ["status=known", ["keeps failing"]],
    ["status=new,known", ["keeps failing", "starts failing"]],
    ["status=flaky,new", ["starts failing", "unsteady"]],
    ["status=skipped,pending", ["not today", "some day"]],
    ["status=skipped", ["not today"]],
    ["status=other", []],
    ["status=quarantined", []],
    ["search=100%25", ["100% off_er"]],
    ["search=f_e", ["100% off_er"]],
    ["search=back%5Cs", ["a back\\slash"]],
    ["search=ärger%20mit%20GRÖSSE", []],
    ["search=ärger%20mit%20GRÖ", ["ÄRGER mit Größe 🎈"]],
    ["search=%F0%9F%8E%88", ["ÄRGER mit Größe 🎈"]],
    ["search=übersicht", ["ÄRGER mit Größe 🎈"]],
    ["search=total+is+WRONG", ["keeps failing"]],
    ["search=failing&status=new", ["starts failing"]],
    ["search='%20or%201%3D1", []],
    ["file=src/shop", ["100% off_er"]],
    ["file=src/shop-old/cart.ts", ["1000 offer"]],
    ["suite=Cart", ["100% off_er"]],
    ["order=report&status=failed,flaky", ["keeps failing", "unsteady", "starts failing"]],
    ["order=duration&status=failed,passed&search=f", ["starts failing", "fine", "100% off_er", "1000 offer", "keeps failing"]],
  ])("%s", async (query, names) => {
    const whole = await list(run, query);
    expect(namesOf(whole)).toEqual(names);
    expect(whole.pagination).toMatchObject({ total: names.length, nextCursor: null });
    expect(await everyPage(run, `${query}&limit=1`)).toEqual(names);
    const brief = await list(run, `${query}&details=false`);
    expect(namesOf(brief)).toEqual(names);
    for (const [index, row] of brief.data.entries()) expect(whole.data[index]).toMatchObject(row);
  });

  test("each count matches what its filter lists, with and without a search", async () => {
    for (const search of ["", "&search=a"]) {
      const { counts, tests } = await list(run, search);
      const listed = async (status: string) => (await list(run, `status=${status}${search}`)).pagination.total;
      for (const kind of ["passed", "failed", "flaky", "quarantined", "new", "known", "other"] as const)
        expect([kind, counts?.[kind]]).toEqual([kind, await listed(kind)]);
      expect(counts?.skipped).toBe(await listed("skipped,pending"));
      expect(tests).toEqual((await ada.call(api.executions.get, { params: { id: run } })).data.tests);
    }
  });

  test("an invalid cursor, kind, order or test id is rejected with a message, and another organization's run does not exist", async () => {
    const first = await list(run, "limit=1");
    const listed = async (query: object) => (await ada.raw(api.executions.tests, { params: { id: run }, query: { ...query } })).status;
    expect(await listed({ order: "duration", cursor: first.pagination.nextCursor })).toBe(400);
    expect(await listed({ cursor: "nonsense" })).toBe(400);
    expect(await listed({ status: "broken" })).toBe(400);
    expect(await listed({ order: "name" })).toBe(400);
    expect(await listed({ suiteOf: "first" })).toBe(400);
    expect(await listed({ search: "\0" })).toBeLessThan(500);
    const read = async (test: string) => (await ada.request(api.executions.test, { params: { id: run, test } })).status;
    expect(await read("first")).toBe(400);
    expect(await read(`${run}-999`)).toBe(404);
    expect(await read(`${"0".repeat(24)}-1`)).toBe(404);
    expect((await list(run, `suiteOf=${"0".repeat(24)}-1`)).pagination.total).toBe(0);
    const eve = await server.signUp();
    for (const route of [api.executions.tests, api.executions.testSuites, api.executions.test])
      expect((await eve.raw(route, { params: { id: run, test: `${run}-0` } })).status).toBe(404);
  });
});

test("a failure is known if the test failed in the run before, in whatever order runs end, are replaced and are deleted", async () => {
  const project = await newProject(ada);
  const runs: string[] = [];
  for (let turn = 0; turn < 3; turn++) runs.push((await queueRun(ada, { projectId: project, image: "suite:1" })).id);
  const [first = "", second = "", third = ""] = runs;
  const end = async (taskId: string, status: string) => {
    const test = { name: "pays", suite: ["cart"], status, durationMs: 1 };
    const sent = { taskId, status: status === "failed" ? "FAILED" : "PASSED", results: { formats: ["junit"], tests: [test] } };
    expect((await server.worker(api.dispatch.update, sent)).status).toBe(200);
  };
  const known = async () => {
    const counts = await Promise.all(
      runs.map(async (run) => (await ada.request(api.executions.tests, { params: { id: run } })).body.counts?.known),
    );
    expect((await list(third, "status=known")).pagination.total).toBe(counts[2]);
    return counts;
  };
  await end(third, "failed");
  expect(await known()).toEqual([0, 0, 0]);
  await end(first, "failed");
  expect(await known()).toEqual([0, 0, 1]);
  await end(second, "passed");
  expect(await known()).toEqual([0, 0, 0]);
  await end(second, "failed");
  expect(await known()).toEqual([0, 1, 1]);
  await end(first, "passed");
  expect(await known()).toEqual([0, 0, 1]);
  await end(second, "skipped");
  expect(await known()).toEqual([0, 0, 0]);
  await Promise.all([end(first, "failed"), end(second, "failed"), end(third, "failed")]);
  await server.ctx.background.idle();
  expect(await known()).toEqual([0, 1, 1]);
  expect((await ada.request(api.executions.bulkDelete, { body: { taskIds: [first, second] } })).status).toBe(200);
  expect(await known()).toEqual([undefined, undefined, 0]);
});

test("while a run is deleted or its results are replaced, a response is never partial", async () => {
  const project = await newProject(ada);
  const run = await ingest(
    project,
    Array.from({ length: 300 }, (_, index) => (index % 3 ? passed : failed)(`test ${index}`)),
  );
  const reading = Array.from({ length: 30 }, async (_, round) => {
    const answer = await ada.request(api.executions.tests, {
      params: { id: run },
      query: { details: "false", limit: 1000, ...(round % 2 && { search: "test" }) },
    });
    if (answer.status === 404) return;
    const { data, pagination, counts, tests } = answer.body;
    expect([data.length, pagination.total, counts?.total, tests?.total]).toEqual([300, 300, 300, 300]);
    expect(data.filter((each) => each.status === "failed")).toHaveLength(counts?.failed ?? 0);
  });
  const deleting = ada.request(api.executions.delete, { params: { id: run } });
  await Promise.all([...reading, deleting]);
  expect((await ada.request(api.executions.tests, { params: { id: run } })).status).toBe(404);
});

test("while callbacks replace the results, every response shows one of them completely", async () => {
  const project = await newProject(ada);
  const { id: taskId } = (await ada.call(api.executions.request, { body: { projectId: project, image: "suite:1" } })).data;
  const sizes = { apples: { total: 300, failed: 30 }, pears: { total: 120, failed: 7 } };
  const say = async (kind: keyof typeof sizes) => {
    const { total, failed } = sizes[kind];
    const tests = Array.from({ length: total }, (_, index) => ({
      name: `${kind} ${index}`,
      suite: [kind],
      durationMs: 1,
      ...(index < failed ? { status: "failed", message: "no" } : { status: "passed" }),
    }));
    const answer = await server.worker(api.dispatch.update, {
      taskId,
      status: "FAILED",
      exitCode: 1,
      results: { formats: ["junit"], tests },
    });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  };
  await say("apples");
  let isReplacing = true;
  const replacing = (async () => {
    for (let round = 0; round < 6; round++) await say(round % 2 === 0 ? "pears" : "apples");
    isReplacing = false;
  })();
  while (isReplacing) {
    for (const query of ["limit=1000&details=false", "limit=1000&details=false&search=s"]) {
      const body = await list(taskId, query);
      const kind = body.data[0]?.suite[0] as keyof typeof sizes;
      const { total, failed } = sizes[kind];
      expect(body.data.map((each: { suite: string[] }) => each.suite[0])).toEqual(Array.from({ length: total }, () => kind));
      expect(body).toMatchObject({ pagination: { total }, counts: { total, failed }, tests: { total, failed } });
      expect(body.data.filter(({ status }: { status: string }) => status === "failed")).toHaveLength(failed);
    }
    const { body: suites } = await ada.request(api.executions.testSuites, { params: { id: taskId } });
    const [suite, ...others] = suites.data;
    expect(others).toEqual([]);
    expect(suite?.tests).toMatchObject(sizes[suite?.suite[0] as keyof typeof sizes]);
  }
  await replacing;
});
