import { api } from "@gantry/contract/api.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newProject } from "../../../testing/given/project.ts";
import { uploadReport } from "../../../testing/given/report.ts";
import { type Person, startTestServer, type TestServer } from "../../../testing/start-server.ts";

let server: TestServer;
let ada: Person;
beforeAll(async () => {
  server = await startTestServer({ DEFAULT_PLAN: "enterprise" });
  ada = await server.signUp();
});
afterAll(() => server.close());

const report = (isFailed: boolean) => `<testsuite name="s"><testcase name="pays">${isFailed ? "<failure/>" : ""}</testcase></testsuite>`;

/** A test that passed and then failed twice. */
async function failingTest() {
  const project = await newProject(ada);
  const passed = await uploadReport(ada, project, report(false));
  const failed = await uploadReport(ada, project, report(true));
  await uploadReport(ada, project, report(true));
  const id = (await ada.call(api.tests.list, { query: { project } })).data[0]?.id ?? "";
  return { id, passed: passed.id, failed: failed.id };
}

/** So many failures after the newest outcome. */
const failAgain = (id: string, times: number) =>
  server.ctx.db.withTenant(ada.organizationId, (tx) =>
    sql`insert into test_outcomes (org_id, test_id, run_at, execution_id, ordinal, status, flaky, duration_ms, mass_failure, environment)
      select org_id, test_id, run_at + n * interval '1 s', lpad(to_hex(n), 24, '0'), 0, 'failed', false, 1, false, environment
      from (select * from test_outcomes where test_id = ${id} order by run_at desc, execution_id desc limit 1) newest, generate_series(1, ${times}::int) n`.execute(
      tx,
    ),
  );

const read = async (id: string) => (await ada.call(api.tests.get, { params: { id } })).data;

test("of a test that failed in 1,500 runs, the first failure and the last pass are exact, and up to 1,000 failures are counted", async () => {
  const { id, passed, failed } = await failingTest();
  const before = await read(id);
  expect(before.firstFailing).toMatchObject({ executionId: failed, runsSince: 2 });
  expect(before.firstFailing).not.toHaveProperty("runsSinceIsExact");
  await failAgain(id, 998);
  const atLimit = await read(id);
  expect(atLimit.firstFailing).toMatchObject({ executionId: failed, runsSince: 1000 });
  expect(atLimit.firstFailing).not.toHaveProperty("runsSinceIsExact");
  await failAgain(id, 500);
  const beyond = await read(id);
  expect(beyond.firstFailing).toMatchObject({ executionId: failed, runsSince: 1000, runsSinceIsExact: false });
  expect(beyond.lastPassing?.executionId).toBe(passed);
});

test("the last pass is found when it is not stored since when the test fails", async () => {
  const { id, passed, failed } = await failingTest();
  await failAgain(id, 1500);
  await server.ctx.db.withTenant(ada.organizationId, (tx) =>
    tx.updateTable("tests").set({ failing_since: null, failing_execution_id: null }).where("id", "=", id).execute(),
  );
  const { firstFailing, lastPassing } = await read(id);
  expect(firstFailing).toMatchObject({ executionId: failed, runsSince: 1000, runsSinceIsExact: false });
  expect(lastPassing?.executionId).toBe(passed);
});
