import { api } from "@gantry/contract/api.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addMember } from "../../testing/add-member.ts";
import { newApiKey } from "../../testing/given/api-key.ts";
import { newProject } from "../../testing/given/project.ts";
import { type Person, startTestServer, type TestServer } from "../../testing/start-server.ts";

let server: TestServer;
let ada: Person;
beforeAll(async () => {
  server = await startTestServer({ DEFAULT_PLAN: "enterprise" });
  ada = await server.signUp();
});
afterAll(() => server.close());

const create = async (projectId: string, fields: object) =>
  (await ada.raw(api.testCases.create, { body: { projectId, title: "Pays", ...fields } })).body.data;
const find = async (project: string, query: object) =>
  (await ada.call(api.testCases.list, { query: { project, ...query } })).data.map(({ title }) => title).toSorted();

test("cases created at the same time get the numbers of their project without a gap, and no number is used twice", async () => {
  const [first, second] = [await newProject(ada), await newProject(ada)];
  const made = await Promise.all(Array.from({ length: 12 }, (_, at) => create(at % 2 ? first : second, {})));
  const numbersIn = (projectId: string) => made.filter((one) => one.projectId === projectId).map((one) => one.number);
  for (const project of [first, second]) expect(numbersIn(project).toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6]);
  const last = made.find((one) => one.projectId === first && one.number === 6);
  await ada.call(api.testCases.delete, { params: { id: last?.id ?? "" } });
  expect((await create(first, {})).number).toBe(7);
});

test("a case is found by its number, suite, tag, owner and requirement", async () => {
  const project = await newProject(ada);
  await create(project, {
    title: "Pays by card",
    suite: "Shop/Checkout",
    tags: ["smoke", "smoke"],
    owner: "Payments",
    requirements: ["REQ-1"],
  });
  const other = await create(project, { title: "Signs in", tags: ["TC"] });
  expect(await find(project, { search: `tc-${other.number}` })).toEqual(["Signs in"]);
  for (const search of ["checkout", "SMOKE", "payments", "card shop"]) expect(await find(project, { search })).toEqual(["Pays by card"]);
  expect(await find(project, { tag: "smoke" })).toEqual(["Pays by card"]);
  expect(await find(project, { requirement: "REQ-1" })).toEqual(["Pays by card"]);
  for (const search of ["TC-99999999999999", "tc-0", "%"]) expect(await find(project, { search })).toEqual([]);
});

test("the history says who changed what, also by a file, and only what changed", async () => {
  const project = await newProject(ada);
  const { id } = await create(project, { steps: [{ action: "Pay", expectedResult: "Thank you" }], tags: ["smoke"], testData: "4111" });
  const grace = await addMember(server, ada, "developer");
  await grace.call(api.testCases.change, { params: { id }, body: { title: "Pays by card", priority: "MEDIUM", steps: [] } });
  const history = async () => (await ada.call(api.testCases.history, { params: { id } })).data;
  expect(await history()).toMatchObject([
    {
      by: { id: grace.id },
      changes: [
        { field: "title", before: "Pays", after: "Pays by card" },
        { field: "steps", before: "1. Pay => Thank you", after: "" },
      ],
    },
  ]);
  // A file of an older version has no tags and no test data: they are kept.
  const content = `id,title,owner\n${id},Pays by card,Payments\n`;
  await ada.call(api.testCases.import, { body: { projectId: project, format: "csv", content } });
  expect((await history())[0]).toMatchObject({ by: { id: ada.id }, changes: [{ field: "owner", before: "", after: "Payments" }] });
  expect((await ada.call(api.testCases.get, { params: { id } })).data).toMatchObject({ tags: ["smoke"], testData: "4111" });
  const again = await ada.call(api.testCases.import, { body: { projectId: project, format: "csv", content } });
  expect(again.data).toMatchObject({ updated: 0, unchanged: 1 });
  const eve = await server.signUp();
  expect((await eve.raw(api.testCases.history, { params: { id } })).status).toBe(404);
});

test("a test with TC-12 in its name reports to that case, and requirements show their coverage", async () => {
  const projectId = await newProject(ada);
  const one = await create(projectId, { title: "One", type: "AUTOMATED", requirements: ["REQ-1", "REQ-2"] });
  const two = await create(projectId, { title: "Two", requirements: ["REQ-2"] });
  const key = await newApiKey(ada);
  const run = await server.request(api.ci.trigger, { headers: { "x-api-key": key }, body: { projectId, image: "suite:1" } });
  const tests = [`pays by card (TC-${one.number})`, `XTC-${two.number} is another word`].map((name) => ({
    name,
    suite: [],
    status: "failed" as const,
    durationMs: 5,
  }));
  const { taskId } = run.body;
  const results = { formats: ["junit"], tests };
  await server.worker(api.dispatch.update, { taskId, status: "ANALYZING", exitCode: 1, results });
  const lastOf = async (id: string) => (await ada.call(api.testCases.get, { params: { id } })).data.lastResult;
  expect(await lastOf(one.id)).toMatchObject({ executionId: taskId, status: "failed" });
  expect(await lastOf(two.id)).toBeNull();
  const shown = (await ada.call(api.executions.tests, { params: { id: taskId } })).data;
  expect(shown.map((each) => each.testCaseId).toSorted()).toEqual([one.id, null]);
  const coverage = (await ada.call(api.testCases.coverage, { query: { project: projectId } })).data;
  expect(coverage).toMatchObject([
    { requirement: "REQ-1", cases: [{ number: one.number, result: "failed" }] },
    {
      requirement: "REQ-2",
      cases: [
        { title: "One", result: "failed" },
        { title: "Two", result: null },
      ],
    },
  ]);
});

test("the coverage, the list and the page of a case show its latest verdict, in a cycle or by an automated test", async () => {
  const projectId = await newProject(ada);
  const pay = await create(projectId, { title: "Pay", requirements: ["REQ-1", "=REQ-2"] });
  const refund = await create(projectId, { title: "Refund", requirements: ["=REQ-2"] });
  const idle = await create(projectId, { title: "Export", requirements: ["REQ-3"] });
  const query = { project: projectId };
  const coverage = async () => (await ada.call(api.testCases.coverage, { query })).data;
  const states = async () => (await coverage()).map(({ requirement, state }) => `${requirement} ${state}`);
  expect(await states()).toEqual(["=REQ-2 untested", "REQ-1 untested", "REQ-3 untested"]);

  const record = async (status: "PASSED" | "FAILED") => {
    const body = { projectId, name: "Release", testCaseIds: [pay.id] };
    const { id, items } = (await ada.call(api.testCycles.create, { body })).data;
    await ada.call(api.testCycles.changeItem, { params: { id, itemId: items[0]?.id ?? "" }, body: { status } });
    return id;
  };
  /** As the list shows it, and the page: the same. */
  const verdict = async () => {
    const { data: cases } = await ada.call(api.testCases.list, { query });
    const { data: one } = await ada.call(api.testCases.get, { params: { id: pay.id } });
    expect(cases.find(({ id }) => id === pay.id)?.lastVerdict).toEqual(one.lastVerdict);
    return one.lastVerdict;
  };
  expect(await verdict()).toBeNull();
  const failed = await record("FAILED");
  expect(await verdict()).toMatchObject({ status: "failed", executionId: null, cycle: { id: failed, name: "Release" } });
  expect(await states()).toEqual(["=REQ-2 failing", "REQ-1 failing", "REQ-3 untested"]);
  const ctrf = (status: "passed" | "failed" | "skipped") => ({
    results: { tool: { name: "suite" }, summary: {}, tests: [{ name: `pays (TC-${pay.number})`, status, duration: 5 }] },
  });
  const report = async (status: "passed" | "failed" | "skipped") =>
    (await ada.request(api.ingest.report, { query: { projectId }, body: ctrf(status) })).body.data.id;
  const green = await report("passed");
  expect(await verdict()).toMatchObject({ status: "passed", executionId: green, cycle: null });
  expect(await coverage()).toMatchObject([
    {
      requirement: "=REQ-2",
      state: "partial",
      caseCount: 2,
      cases: [
        {
          number: pay.number,
          result: "passed",
          manual: { status: "FAILED", cycleId: failed, at: expect.stringMatching(/T.*Z$/) },
          automated: { status: "passed", executionId: green, at: expect.stringMatching(/T.*Z$/) },
        },
        { number: refund.number, result: null, manual: null, automated: null },
      ],
    },
    { requirement: "REQ-1", state: "passing", caseCount: 1 },
    { requirement: "REQ-3", state: "untested", cases: [{ id: idle.id }] },
  ]);
  await record("FAILED");
  expect(await states()).toEqual(["=REQ-2 failing", "REQ-1 failing", "REQ-3 untested"]);
  expect(await verdict()).toMatchObject({ status: "failed", cycle: { name: "Release" } });
  const passed = await record("PASSED");
  expect(await states()).toEqual(["=REQ-2 partial", "REQ-1 passing", "REQ-3 untested"]);
  const { headers, body: file } = await ada.request(api.testCases.coverageExport, { query });
  expect(headers.get("content-type")).toBe("text/csv; charset=utf-8");
  const lines = file.trimEnd().split("\r\n");
  expect(lines).toHaveLength(5);
  // A spreadsheet shows the name and evaluates nothing.
  expect(lines[1]).toContain(`"'=REQ-2","partial","TC-${pay.number}","Pay","MANUAL","passed",`);
  expect(lines[1]).toContain(`"${passed}","passed",`);
  expect(lines[4]).toBe(`"REQ-3","untested","TC-${idle.number}","Export","MANUAL",,,,,,`);
  await report("failed");
  expect((await states())[1]).toBe("REQ-1 failing");
  expect(await verdict()).toMatchObject({ status: "failed", cycle: null });
  // A test that was skipped says nothing about the case.
  await record("PASSED");
  await report("skipped");
  expect((await states())[1]).toBe("REQ-1 passing");
  expect(await verdict()).toMatchObject({ status: "passed", cycle: { name: "Release" } });
  const eve = await server.signUp();
  expect((await eve.raw(api.testCases.coverageExport, { query })).body).not.toContain("REQ-1");
});

test("a file that changes many cases writes each of them with its own history, and a case that is in it twice both times", async () => {
  const project = await newProject(ada);
  const bring = async (lines: string[]) =>
    (
      await ada.call(api.testCases.import, {
        body: { projectId: project, format: "csv", content: lines.join("\n"), onDuplicate: "update" },
      })
    ).data;
  const titles = Array.from({ length: 1100 }, (_, index) => `Case ${index} 😀`);
  await bring(["title,tags,dataTable", ...titles.map((title, index) => `${title},"a,b","n\n${index}"`)]);
  const report = await bring(["title,owner", ...titles.map((title, index) => `${title},Team ${index}`), "Case 7 😀,Ada"]);
  expect(report).toMatchObject({ inserted: 0, updated: 1101, unchanged: 0 });
  for (const index of [0, 7, 499, 500, 1099]) {
    const [found] = (await ada.call(api.testCases.list, { query: { project, search: `TC-${index + 1}` } })).data;
    const owner = index === 7 ? "Ada" : `Team ${index}`;
    expect(found).toMatchObject({ title: titles[index], tags: ["a", "b"], owner, dataTable: { columns: ["n"], rows: [[`${index}`]] } });
    const history = (await ada.call(api.testCases.history, { params: { id: found?.id ?? "" } })).data;
    const changes = history.flatMap((entry) => entry.changes);
    const first = { field: "owner", before: "", after: `Team ${index}` };
    expect(changes).toEqual(index === 7 ? [{ field: "owner", before: "Team 7", after: "Ada" }, first] : [first]);
  }
});
