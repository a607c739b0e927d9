import { api } from "@gantry/contract/api.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newApiKey } from "../../testing/given/api-key.ts";
import { newProject } from "../../testing/given/project.ts";
import { type Person, startTestServer, type TestServer } from "../../testing/start-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ DEFAULT_PLAN: "enterprise" });
});
afterAll(() => server.close());

const find = async (person: Person, q: string) =>
  (await person.call(api.search.find, { query: { q } })).data.map(({ kind, number, title }) => ({ kind, number, title }));

/** A project with a failed run on a branch, a case and a cycle of it. */
async function busyProject(person: Person) {
  const projectId = await newProject(person, { name: "Shop" });
  const pipeline = server.as({ "x-api-key": await newApiKey(person, { name: "CI" }) });
  const report = `<testsuite name="Checkout"><testcase name="pays by card" file="tests/pay.spec.ts"><failure message="card_declined 100%"/></testcase></testsuite>`;
  const query = { projectId, branch: "fix/vat", image: "team/suite" };
  const upload = await pipeline.request(api.ingest.report, { query, body: report, headers: { "content-type": "application/xml" } });
  expect(upload.status, JSON.stringify(upload.body)).toBe(201);
  const runId: string = upload.body.data.id;
  const { data: testCase } = await person.call(api.testCases.create, { body: { projectId, title: "Refund an order", suite: "Orders" } });
  await person.call(api.testCycles.create, { body: { projectId, name: "Release 2.1", testCaseIds: [testCase.id] } });
  await expect.poll(async () => (await find(person, "card_declined")).length).toBe(1);
  return { projectId, runId };
}

test("runs, tests, cases, cycles and failures are found by words and by their numbers, in one organization", async () => {
  const [ada, eve] = [await server.signUp(), await server.signUp()];
  const { projectId, runId } = await busyProject(ada);
  const run = { kind: "run", number: 1, title: "fix/vat" };
  const refund = { kind: "testCase", number: 1, title: "Refund an order" };
  const pays = { kind: "test", number: null, title: "pays by card" };
  expect(await find(ada, "#1")).toEqual([run]);
  expect(await find(ada, "VAT")).toEqual([run]);
  expect(await find(ada, "card pay.spec")).toEqual([pays]);
  const found = (await ada.call(api.search.find, { query: { q: "card pay.spec" } })).data;
  expect(found).toMatchObject([{ kind: "test", status: "failed", branch: "fix/vat" }]);
  expect(await find(ada, "tc-1")).toEqual([refund]);
  expect(await find(ada, "order REFUND")).toEqual([refund]);
  expect(await find(ada, "release")).toEqual([{ kind: "testCycle", number: null, title: "Release 2.1" }]);
  expect(await find(ada, "declined 100%")).toMatchObject([{ kind: "failure", number: null }]);
  for (const absent of ["tc-2", "#2", "card%declined", "pays nothing", "refund_"]) expect(await find(ada, absent), absent).toEqual([]);

  for (const q of ["#1", "VAT", "card", "tc-1", "refund", "release", "card_declined"]) expect(await find(eve, q), q).toEqual([]);
  for (const q of ["", "x", " x ", "x".repeat(201)]) expect((await ada.request(api.search.find, { query: { q } })).status).toBe(400);

  await ada.call(api.executions.delete, { params: { id: runId } });
  expect(await find(ada, "card_declined")).toEqual([]);
  await ada.call(api.projects.delete, { params: { id: projectId } });
  for (const q of ["VAT", "card", "tc-1", "refund", "release"]) expect(await find(ada, q), q).toEqual([]);
});

test("two variants of a test are told apart", async () => {
  const ada = await server.signUp();
  const projectId = await newProject(ada, { name: "Shop" });
  const pipeline = server.as({ "x-api-key": await newApiKey(ada, { name: "CI" }) });
  const tests = ["chrome", "firefox"].map((variant) => ({ name: "pays", status: "passed", duration: 1, browser: variant }));
  const body = JSON.stringify({ results: { tool: { name: "playwright" }, summary: {}, tests } });
  await pipeline.request(api.ingest.report, { query: { projectId }, body, headers: { "content-type": "application/json" } });
  const variants = async () => (await ada.call(api.search.find, { query: { q: "pays" } })).data.map(({ variant }) => variant);
  await expect.poll(async () => (await variants()).toSorted()).toEqual(["chrome", "firefox"]);
});

test("at most five of each kind are found, the newest first", async () => {
  const ada = await server.signUp();
  const projectId = await newProject(ada, { name: "Shop" });
  const testCases = Array.from({ length: 8 }, (_, n) => ({ title: `Search number ${n}` }));
  await ada.call(api.testCases.bulkCreate, { body: { projectId, testCases } });
  expect(await find(ada, "search number")).toHaveLength(5);
});
