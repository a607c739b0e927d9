import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Person, startTestServer, type TestServer } from "../../../testing/start-server.ts";

let server: TestServer;
let ada: Person;
beforeAll(async () => {
  server = await startTestServer({ DEFAULT_PLAN: "enterprise" });
  ada = await server.signUp();
});
afterAll(() => server.close());

let projects = 0;
async function newProject(person: Person): Promise<string> {
  const answer = await person.send("POST", "/api/projects", { name: `large ${++projects}` });
  return answer.body.data.id;
}

/** A report that names one test so many times. @returns the run's id. */
async function ingest(person: Person, projectId: string, tests: number): Promise<string> {
  const body = `<testsuites><testsuite name="s">${'<testcase name="same" classname="c"/>'.repeat(tests)}</testsuite></testsuites>`;
  const answer = await person.send("POST", `/api/ingest?projectId=${projectId}`, body, { "content-type": "application/xml" });
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body.data.id;
}

const totalOf = async (projectId: string) => (await ada.get(`/api/tests?project=${projectId}`)).body.pagination.total;

test("a report of 10,000 tests enters and leaves history in seconds, in an organization that the statistics do not know", async () => {
  for (let other = 0; other < 6; other++) {
    const person = await server.signUp();
    const project = await newProject(person);
    await ingest(person, project, 20);
    expect((await person.get(`/api/tests?project=${project}`)).body.pagination.total).toBe(20);
  }
  await sql`analyze`.execute(server.ctx.db.owner);
  const project = await newProject(ada);
  const started = performance.now();
  const run = await ingest(ada, project, 10_000);
  // A list counts to 1,000.
  expect(await totalOf(project)).toBe(1000);
  expect((await ada.send("DELETE", `/api/executions/${run}`)).status).toBe(200);
  expect(performance.now() - started).toBeLessThan(20_000);
  expect((await ada.get(`/api/insights?project=${project}`)).status).toBe(200);
}, 120_000);

test("a deletion that finds the project's history busy answers 503 with Retry-After, and works afterwards", async () => {
  const project = await newProject(ada);
  const run = await ingest(ada, project, 3);
  expect(await totalOf(project)).toBe(3);
  const refused = await server.ctx.db.withTenant(ada.organizationId, async (tx) => {
    await tx.selectFrom("projects").select("id").where("id", "=", project).forNoKeyUpdate().execute();
    return ada.send("DELETE", `/api/executions/${run}`);
  });
  expect(refused.status).toBe(503);
  expect(refused.headers.get("retry-after")).toBe("5");
  expect(refused.body.message).toMatch(/try again/i);
  expect((await ada.get(`/api/executions/${run}`)).status).toBe(200);
  expect((await ada.send("DELETE", `/api/executions/${run}`)).status).toBe(200);
}, 60_000);
