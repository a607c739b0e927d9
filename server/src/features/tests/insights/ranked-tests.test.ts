import { api } from "@gantry/contract/api.ts";
import fc from "fast-check";
import { sql } from "kysely";
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

const dayMs = 86_400_000;
const today = new Date().toISOString().slice(0, 10);
const daysBack = (days: number) => new Date(Date.parse(today) - days * dayMs).toISOString().slice(0, 10);
const maxDaysBack = 45;

interface GivenRun {
  project: number;
  daysAgo: number;
  isDeleted: boolean;
  tests: { name: string; status: "passed" | "failed" | "skipped"; flaky: boolean; durationMs: number }[];
}

const givenRun: fc.Arbitrary<GivenRun> = fc.record({
  project: fc.integer({ min: 0, max: 2 }),
  daysAgo: fc.integer({ min: 0, max: maxDaysBack }),
  isDeleted: fc.boolean(),
  tests: fc.uniqueArray(
    fc.record({
      name: fc.integer({ min: 1, max: 15 }).map((number) => `test ${number}`),
      status: fc.constantFrom("passed", "passed", "failed", "skipped"),
      flaky: fc.boolean(),
      durationMs: fc.integer({ min: 0, max: 20 }),
    }),
    { selector: ({ name }) => name, minLength: 1 },
  ),
});

/** A run of an earlier day enters history through the worker's report; some are deleted again. */
async function addRun(projects: readonly string[], { project, daysAgo, isDeleted, tests }: GivenRun): Promise<void> {
  const { id } = await queueRun(ada, { projectId: projects[project] ?? "" });
  const createdAt = new Date(`${daysBack(daysAgo)}T12:00:00Z`);
  await server.ctx.db.asSystem((tx) => tx.updateTable("executions").set({ created_at: createdAt }).where("id", "=", id).execute());
  const status = tests.some((one) => one.status === "failed") ? "FAILED" : "PASSED";
  const results = { formats: ["junit"], tests: tests.map((one) => ({ ...one, suite: ["s"], filePath: "a.test.js" })) };
  const answer = await server.worker(api.dispatch.update, { taskId: id, status, results });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  if (isDeleted) await ada.call(api.executions.delete, { params: { id } });
}

/** The same rankings from the outcomes themselves. */
async function rankedByOutcomes(projects: readonly string[], from: string, to: string) {
  return server.ctx.db.withTenant(ada.organizationId, async (tx) => {
    const ranking = async (by: "average_ms" | "failures" | "flaky") => {
      const { rows } = await sql`
        with s as (
          select o.test_id as "testId", count(*)::int as runs, count(*) filter (where o.status = 'failed')::int as failures,
            count(*) filter (where o.flaky)::int as flaky, sum(o.duration_ms::float8) / count(*) as average_ms
          from test_outcomes o join tests t on t.id = o.test_id
          where t.project_id = any(${projects as string[]}) and o.status in ('passed', 'failed')
            and (o.run_at at time zone 'utc')::date between ${from}::date and ${to}::date
          group by 1
        )
        select "testId", runs, failures, flaky as "flakyRuns", average_ms as "averageDurationMs" from s where ${sql.ref(by)} > 0
        order by ${sql.ref(by)} desc, runs desc, "testId" limit 10`.execute(tx);
      return rows;
    };
    return { slowest: await ranking("average_ms"), mostFailing: await ranking("failures"), flakiest: await ranking("flaky") };
  });
}

test("the ranked tests of any days are those that their outcomes give", async () => {
  const projects = [await newProject(ada), await newProject(ada), await newProject(ada)];
  for (const run of fc.sample(givenRun, 40)) await addRun(projects, run);
  await ada.call(api.insights.get, {});
  const day = fc.integer({ min: -8, max: maxDaysBack + 1 });
  const question = fc.record({ days: fc.tuple(day, day), project: fc.option(fc.nat({ max: 2 }), { nil: undefined }) });
  await fc.assert(
    fc.asyncProperty(question, async ({ days, project }) => {
      const [from, to] = [daysBack(Math.max(...days)), daysBack(Math.min(...days))];
      const asked = project === undefined ? undefined : projects[project];
      const { data } = await ada.call(api.insights.get, { query: { from, to, project: asked } });
      const shown = (tests: typeof data.slowest) =>
        tests.map(({ testId, runs, failures, flakyRuns, averageDurationMs }) => ({ testId, runs, failures, flakyRuns, averageDurationMs }));
      const got = { slowest: shown(data.slowest), mostFailing: shown(data.mostFailing), flakiest: shown(data.flakiest) };
      expect(got).toEqual(await rankedByOutcomes(asked === undefined ? projects : [asked], from, to));
    }),
    { numRuns: 80, examples: [[{ days: [29, 0], project: undefined }]] },
  );
});

test("the first and the last days of the calendar are answered", async () => {
  for (const query of [
    { from: "0000-01-01", to: "0000-01-02" },
    { to: "0000-01-01" },
    { to: "0001-01-15" },
    { to: "1970-01-01" },
    { to: "9990-12-31" },
    { from: "9999-12-01", to: "9999-12-31" },
    { from: "9999-12-31" },
  ]) {
    const answer = await ada.request(api.insights.get, { query });
    expect([200, 400], JSON.stringify({ query, body: answer.body })).toContain(answer.status);
  }
});
