import { api } from "@gantry/contract/api.ts";
import { maxLinks } from "@gantry/contract/test-cases/constants.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Transaction } from "../../../platform/db/database.ts";
import { addMember } from "../../../testing/add-member.ts";
import { gate } from "../../../testing/gate.ts";
import { newProject } from "../../../testing/given/project.ts";
import { type Person, startTestServer, type TestServer } from "../../../testing/start-server.ts";

let server: TestServer;
let ada: Person;
beforeAll(async () => {
  server = await startTestServer({ DEFAULT_PLAN: "enterprise" });
  ada = await server.signUp();
});
afterAll(() => server.close());

const newCase = async (projectId: string, title: string) => (await ada.call(api.testCases.create, { body: { projectId, title } })).data;

/** Uploads a run with these results. @returns its id */
async function report(projectId: string, results: Record<string, "passed" | "failed">): Promise<string> {
  const tests = Object.entries(results).map(([name, status]) => ({ name, status, duration: 5, message: `${name} ${status}` }));
  const body = { results: { tool: { name: "suite" }, summary: {}, tests } };
  const run = await ada.request(api.ingest.report, { query: { projectId }, body });
  return run.body.data.id;
}

async function testNamed(projectId: string, name: string): Promise<string> {
  const { data } = await ada.call(api.tests.list, { query: { project: projectId, search: name } });
  const found = data.find((each) => each.name === name);
  if (!found) throw new Error(`no test ${name}`);
  return found.id;
}

const lastOf = async (id: string) => (await ada.call(api.testCases.get, { params: { id } })).data.lastResult;
const resultsOf = async (id: string) =>
  (await ada.call(api.testCases.results, { params: { id } })).data.map(({ executionId, status }) => [executionId, status]);

test("a linked test reports its earlier and its later results to the case, and the page of a run leads there", async () => {
  const projectId = await newProject(ada);
  const pay = await newCase(projectId, "A guest pays");
  const before = await report(projectId, { "checkout works": "failed", other: "passed" });
  expect(await lastOf(pay.id)).toBeNull();
  const testId = await testNamed(projectId, "checkout works");
  const params = { id: pay.id, testId };
  const linked = await ada.call(api.testCases.linkTest, { params });
  expect(linked.data).toMatchObject([{ testId, name: "checkout works", lastStatus: "failed", link: { by: { id: ada.id } } }]);
  expect(await lastOf(pay.id)).toMatchObject({ executionId: before, status: "failed", message: "checkout works failed" });

  const after = await report(projectId, { "checkout works": "passed", other: "failed" });
  expect(await resultsOf(pay.id)).toEqual([
    [after, "passed"],
    [before, "failed"],
  ]);
  const shown = (await ada.call(api.executions.tests, { params: { id: after } })).data;
  expect(shown.map(({ name, testCaseId }) => [name, testCaseId])).toEqual([
    ["other", null],
    ["checkout works", pay.id],
  ]);
  // A second request changes nothing.
  await ada.call(api.testCases.linkTest, { params });
  const history = (await ada.call(api.testCases.history, { params })).data;
  expect(history).toMatchObject([{ by: { id: ada.id }, changes: [{ field: "tests", before: "", after: "checkout works" }] }]);
});

test("several tests report the worst result of a run, and a test that is unlinked takes its results with it", async () => {
  const projectId = await newProject(ada);
  const pay = await newCase(projectId, "A guest pays");
  const refund = await newCase(projectId, "A guest gets a refund");
  const first = await report(projectId, { one: "passed", two: "failed", [`three TC-${refund.number}`]: "passed" });
  const [one, two] = [await testNamed(projectId, "one"), await testNamed(projectId, "two")];
  for (const testId of [one, two]) for (const { id } of [pay, refund]) await ada.call(api.testCases.linkTest, { params: { id, testId } });
  expect(await resultsOf(pay.id)).toEqual([[first, "failed"]]);
  expect(await resultsOf(refund.id)).toEqual([[first, "failed"]]);
  const cases = (await ada.call(api.testCases.ofTest, { params: { id: two } })).data;
  expect(cases.map(({ title, link }) => [title, link?.by.id])).toEqual([
    ["A guest pays", ada.id],
    ["A guest gets a refund", ada.id],
  ]);

  const left = (await ada.call(api.testCases.unlinkTest, { params: { id: refund.id, testId: two } })).data;
  expect(left.map(({ name, link }) => [name, link === null])).toEqual([
    ["one", false],
    [`three TC-${refund.number}`, true],
  ]);
  expect(await resultsOf(refund.id)).toEqual([[first, "passed"]]);
  await ada.call(api.testCases.unlinkTest, { params: { id: refund.id, testId: one } });
  // The test whose name says so still reports.
  expect(await resultsOf(refund.id)).toEqual([[first, "passed"]]);
  const second = await report(projectId, { one: "failed", two: "failed", [`three TC-${refund.number}`]: "passed" });
  expect((await resultsOf(refund.id))[0]).toEqual([second, "passed"]);
  expect((await resultsOf(pay.id))[0]).toEqual([second, "failed"]);
});

test("only writers link, and only tests and cases of one project of their organization", async () => {
  const [projectId, otherProject] = [await newProject(ada), await newProject(ada)];
  const pay = await newCase(projectId, "A guest pays");
  await report(projectId, { here: "passed" });
  await report(otherProject, { there: "passed" });
  const [here, there] = [await testNamed(projectId, "here"), await testNamed(otherProject, "there")];
  const link = (person: Person, testId: string) => person.raw(api.testCases.linkTest, { params: { id: pay.id, testId } });
  expect(await link(ada, there)).toMatchObject({ status: 404, body: { error: "Test not found" } });
  const viewer = await addMember(server, ada, "viewer");
  expect((await link(viewer, here)).status).toBe(403);
  const eve = await server.signUp();
  expect(await link(eve, here)).toMatchObject({ status: 404, body: { error: "Test case not found" } });
  await link(ada, here);
  expect((await viewer.call(api.testCases.linkedTests, { params: { id: pay.id } })).data).toHaveLength(1);
  expect((await eve.raw(api.testCases.ofTest, { params: { id: here } })).status).toBe(404);
  await ada.call(api.testCases.delete, { params: { id: pay.id } });
  expect((await ada.call(api.testCases.ofTest, { params: { id: here } })).data).toEqual([]);
});

test("two people who link at the same time never get past the limit, and the same link is made once", async () => {
  const projectId = await newProject(ada);
  const pay = await newCase(projectId, "A guest pays");
  const names = Array.from({ length: maxLinks + 1 }, (_, index) => `test ${index}`);
  await report(projectId, Object.fromEntries(names.map((name) => [name, "passed" as const])));
  const all = await Promise.all(names.map((name) => testNamed(projectId, name)));
  const grace = await addMember(server, ada, "developer");
  const link = (person: Person, testId: string) => person.request(api.testCases.linkTest, { params: { id: pay.id, testId } });
  for (const testId of all.slice(0, maxLinks - 1)) await link(ada, testId);
  const free = all.slice(maxLinks - 1);
  const requests = free.flatMap((testId) => [ada, grace].map((person) => () => link(person, testId)));
  const hold = (tx: Transaction) => sql`select 1 from test_cases where id = ${pay.id} for update`.execute(tx);
  const statuses = (await gate(server.ctx.db, hold, requests)).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([200, 200, 409, 409]);
  expect((await ada.call(api.testCases.linkedTests, { params: { id: pay.id } })).data).toHaveLength(maxLinks);
  const history = (await ada.call(api.testCases.history, { params: { id: pay.id } })).data;
  expect(history).toHaveLength(maxLinks);
});

test("a run that ends while its test is unlinked leaves no result behind, in any order", async () => {
  for (const isRunFirst of [true, false]) {
    const projectId = await newProject(ada);
    const pay = await newCase(projectId, "A guest pays");
    await report(projectId, { one: "passed" });
    const params = { id: pay.id, testId: await testNamed(projectId, "one") };
    await ada.call(api.testCases.linkTest, { params });
    const hold = (tx: Transaction) => sql`select 1 from test_cases where id = ${pay.id} for update`.execute(tx);
    const unlink = () => ada.call(api.testCases.unlinkTest, { params });
    const run = () => report(projectId, { one: "failed" });
    await gate<unknown>(server.ctx.db, hold, isRunFirst ? [run, unlink] : [unlink, run], "one after the other");
    expect(await resultsOf(pay.id)).toEqual([]);
  }
});
