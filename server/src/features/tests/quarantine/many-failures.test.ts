import { api } from "@gantry/contract/api.ts";
import { tarOf } from "@gantry/reports/testing/tar-of.ts";
import type { KyselyPlugin } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Database, openDatabase } from "../../../platform/db/database.ts";
import { newProject } from "../../../testing/given/project.ts";
import { createMigratedDatabase } from "../../../testing/migrated-database.ts";
import { type Person, startTestServer, type TestServer } from "../../../testing/start-server.ts";
import { findUncovered } from "./find-uncovered.ts";

let server: TestServer;
let database: Database;
let ada: Person;
beforeAll(async () => {
  const url = await createMigratedDatabase();
  server = await startTestServer({ DEFAULT_PLAN: "enterprise", DATABASE_URL: url });
  database = openDatabase(url, { poolSize: 2, statementTimeoutMs: 60_000, onError: () => {} });
  ada = await server.signUp();
});
afterAll(async () => {
  await server?.close();
  await database?.close();
});

const cases = (count: number, fails: boolean, name: (index: number) => string) =>
  `<testsuite name="App">${Array.from(
    { length: count },
    (_, index) => `<testcase classname="App" name="${name(index)}">${fails ? '<failure message="no"/>' : ""}</testcase>`,
  ).join("")}</testsuite>`;

/** Uploads these reports one after the other. @returns the last run, and the gate's answer about it. */
async function uploadAll(uploads: Record<string, string>[]) {
  const projectId = await newProject(ada, { runSettings: { autoQuarantine: true } });
  let id = "";
  for (const files of uploads) {
    const body = await tarOf(Object.entries({ ...files, "x.txt": "" }).map(([name, content]) => ({ name, content })));
    const headers = { "content-type": "application/x-tar" };
    id = (await ada.call(api.ingest.report, { query: { projectId, groupName: "nightly" }, body, headers })).data.id;
    await expect.poll(async () => (await ada.call(api.ci.gate, { body: { taskId: id } })).data.status).not.toBe("PENDING");
  }
  return { id, gate: (await ada.call(api.ci.gate, { body: { taskId: id } })).data };
}

/** How many statements it takes to find the failures of a run that quarantine does not excuse, and how many these are. */
async function statementsFor(id: string) {
  let statements = 0;
  const counter: KyselyPlugin = {
    transformQuery: ({ node }) => {
      statements++;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const { org_id } = await database.asSystem((tx) =>
    tx.selectFrom("executions").select("org_id").where("id", "=", id).executeTakeFirstOrThrow(),
  );
  const found = await database.withTenant(org_id, (tx) =>
    findUncovered(
      Object.assign(tx.withPlugin(counter), {
        organizationId: org_id,
        commitWithNext: () => tx.commitWithNext(),
        executeAndCommit: tx.executeAndCommit.bind(tx),
        setResponseTimeout: (ms: number) => tx.setResponseTimeout(ms),
      }),
      [id],
    ),
  );
  return { statements, uncovered: found.length };
}

test("many failures in other folders take no more statements than one", async () => {
  const seen = [];
  for (const count of [1, 40]) {
    const report = cases(count, true, (index) => `pays ${index}`);
    const { id, gate } = await uploadAll([1, 2, 3, 4].map((run) => ({ [`tmp-${run}/junit.xml`]: report })));
    expect(gate).toMatchObject({ status: "PASSED" });
    seen.push(await statementsFor(id));
  }
  expect(seen[1]).toEqual(seen[0]);
});

test("many tests of one name in another report than the failures before their quarantine count", async () => {
  const count = 40;
  const [failed, passed] = [cases(count, true, () => "pays"), cases(count, false, () => "pays")];
  const both = { "out/a.xml": failed, "out/b.xml": passed };
  const { id, gate } = await uploadAll([both, both, both, { "out/b.xml": failed }]);
  expect(gate).toMatchObject({ status: "FAILED", quarantinedTests: [] });
  expect(gate.failedTests).toHaveLength(count);
  expect(await statementsFor(id)).toMatchObject({ uncovered: count });
});
