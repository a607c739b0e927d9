import { api } from "@gantry/contract/api.ts";
import type { ChangeItem, CycleStep, ItemStatus } from "@gantry/contract/test-cycles/schemas.ts";
import fc from "fast-check";
import { io } from "socket.io-client";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newId } from "../../platform/crypto/ids.ts";
import { type Person, startTestServer, type TestServer } from "../../testing/start-server.ts";
import { outcomeOf } from "./change-item.ts";
import { addMember } from "../../testing/add-member.ts";
import { newApiKey } from "../../testing/given/api-key.ts";
import { newProject } from "../../testing/given/project.ts";

let server: TestServer;
let ada: Person;
let project: string;
beforeAll(async () => {
  server = await startTestServer({ DEFAULT_PLAN: "enterprise" });
  ada = await server.signUp();
  project = await newProject(ada);
});
afterAll(() => server.close());

async function casesOf(person: Person, projectId: string, testCases: object[]): Promise<string[]> {
  return (await person.raw(api.testCases.bulkCreate, { body: { projectId, testCases } })).body.data.ids;
}

const steps = [
  { action: "Open", expectedResult: "It opens" },
  { action: "Pay", expectedResult: "Receipt" },
];

const trigger = async (key: string, projectId: string, more: object = {}) =>
  (await server.request(api.ci.trigger, { headers: { "x-api-key": key }, body: { projectId, image: "suite:1", ...more } })).body;
const update = (body: object) => server.worker(api.dispatch.update, body);
const cycleOf = async (id: string) => (await ada.call(api.testCycles.get, { params: { id } })).data;

test("a cycle is created from cases, tested step by step, and read-only when every item has a result", async () => {
  const ids = await casesOf(ada, project, [{ title: "Pays", steps }, { title: "Signs in" }, { title: "Searches", steps }]);
  const made = await ada.raw(api.testCycles.create, {
    body: { projectId: project, name: "Release 4", testCaseIds: [ids[2], ids[0], ids[1]] },
  });
  expect(made.status).toBe(201);
  const { data: cycle } = made.body;
  expect(cycle).toMatchObject({
    name: "Release 4",
    status: "PENDING",
    source: "manual",
    ciContext: null,
    completedAt: null,
    createdBy: { id: ada.id },
    summary: { total: 3, passed: 0, failed: 0, skipped: 0, pending: 3 },
  });
  expect(cycle.items.map((item: { title: string }) => item.title)).toEqual(["Searches", "Pays", "Signs in"]);
  expect(cycle.items[0]).toMatchObject({ testCaseId: ids[2], type: "MANUAL", status: "PENDING", executionId: null, comment: "" });
  const play = (place: number, change: object) =>
    ada.request(api.testCycles.changeItem, { params: { id: cycle.id, itemId: cycle.items[place]?.id ?? "" }, body: change });

  const begun = await play(0, { steps: [{ status: "PASSED", comment: "slow" }] });
  expect(begun.body.data).toMatchObject({ status: "RUNNING", summary: { pending: 3 } });
  expect(begun.body.data.items[0]).toMatchObject({
    status: "RUNNING",
    steps: [{ status: "PASSED", comment: "slow" }, { status: "PENDING" }],
  });
  expect((await ada.request(api.testCycles.delete, { params: { id: cycle.id } })).body).toMatchObject({
    success: false,
    error: "Test cycle running",
  });
  expect((await play(0, { steps: [{}, { status: "FAILED" }] })).body.data.items[0]?.status).toBe("FAILED");
  expect((await play(1, { steps: [{}, {}, {}] })).status).toBe(400);
  expect((await play(1, { status: "passed", comment: "fine" })).body.data.items[1]).toMatchObject({
    status: "PASSED",
    comment: "fine",
    resultBy: { id: ada.id },
    steps: [{ status: "PASSED" }, { status: "PASSED" }],
  });
  const done = await play(2, { status: "SKIPPED" });
  expect(done.body.data).toMatchObject({ status: "COMPLETED", summary: { total: 3, passed: 1, failed: 1, skipped: 1, pending: 0 } });
  expect(done.body.data.completedAt).toEqual(expect.any(String));
  expect((await play(2, { status: "PASSED" })).body).toMatchObject({ error: "Test cycle completed", code: "CYCLE_COMPLETED" });
  expect((await ada.request(api.testCycles.change, { params: { id: cycle.id }, body: { name: "Other" } })).status).toBe(409);
  expect(await cycleOf(cycle.id)).toEqual(done.body.data);
  expect((await ada.request(api.testCycles.delete, { params: { id: cycle.id } })).body.success).toBe(true);
  expect((await ada.request(api.testCycles.get, { params: { id: cycle.id } })).status).toBe(404);
});

test("a cycle keeps its steps when the case is changed or deleted; closing it skips open items", async () => {
  const [id] = await casesOf(ada, project, [
    { title: "Old title", suite: "Closing", steps },
    { title: "Second", suite: "Closing" },
  ]);
  const { data: cycle } = (await ada.request(api.testCycles.create, { body: { projectId: project, name: "C", suite: "Closing" } })).body;
  await ada.request(api.testCases.delete, { params: { id: id ?? "" } });
  const kept = (await cycleOf(cycle.id)).items.find((item: { title: string }) => item.title === "Old title");
  expect(kept).toMatchObject({ testCaseId: null, steps: [{ action: "Open" }, { action: "Pay" }] });
  const closed = await ada.request(api.testCycles.change, { params: { id: cycle.id }, body: { status: "COMPLETED", name: "Done" } });
  expect(closed.body.data).toMatchObject({ name: "Done", status: "COMPLETED", summary: { total: 2, skipped: 2, pending: 0 } });
});

test("a cycle shows the texts of its cases as they were when it was created", async () => {
  const texts = { description: "Why it matters", preconditions: "A basket with one book", testData: "Card 4111 1111 1111 1111" };
  const [id = ""] = await casesOf(ada, project, [{ title: "Pays by card", suite: "Texts", steps, ...texts }]);
  const { data: cycle } = await ada.call(api.testCycles.create, { body: { projectId: project, name: "Texts", suite: "Texts" } });
  await ada.call(api.testCases.change, { params: { id }, body: { description: "Later", preconditions: "Later", testData: "Later" } });
  expect((await cycleOf(cycle.id)).items).toMatchObject([texts]);
  // An item without copies, as servers before this version create them during an upgrade, shows the case's texts.
  const none = { description: null, preconditions: null, test_data: null };
  await server.ctx.db.withTenant(ada.organizationId, (tx) =>
    tx.updateTable("test_cycle_items").set(none).where("org_id", "=", ada.organizationId).where("cycle_id", "=", cycle.id).execute(),
  );
  expect((await cycleOf(cycle.id)).items).toMatchObject([{ description: "Later", preconditions: "Later", testData: "Later" }]);
  await ada.call(api.testCases.delete, { params: { id } });
  expect((await cycleOf(cycle.id)).items).toMatchObject([{ description: "", preconditions: "", testData: "" }]);
});

test("a completed cycle takes comments, but no results, and keeps who entered the result", async () => {
  await casesOf(ada, project, [{ title: "Last one", suite: "Comments", steps }]);
  const { data: cycle } = await ada.call(api.testCycles.create, { body: { projectId: project, name: "Comments", suite: "Comments" } });
  const params = { id: cycle.id, itemId: cycle.items[0]?.id ?? "" };
  const failed = await ada.call(api.testCycles.changeItem, { params, body: { steps: [{ status: "FAILED" }] } });
  expect(failed.data).toMatchObject({ status: "COMPLETED" });
  const grace = await addMember(server, ada, "developer");
  const said = { comment: "On staging only", steps: [{ comment: "A blank page" }] };
  const commented = await grace.call(api.testCycles.changeItem, { params, body: said });
  expect(commented.data).toMatchObject({
    status: "COMPLETED",
    completedAt: failed.data.completedAt,
    items: [
      {
        status: "FAILED",
        comment: "On staging only",
        resultBy: { id: ada.id },
        steps: [{ status: "FAILED", comment: "A blank page" }, {}],
      },
    ],
  });
  expect((await ada.raw(api.testCycles.changeItem, { params, body: { ...said, status: "PASSED" } })).body.code).toBe("CYCLE_COMPLETED");
});

test("foreign cases, none, or too many are rejected", async () => {
  const eve = await server.signUp();
  const evesProject = await newProject(eve);
  const [mine] = await casesOf(ada, project, [{ title: "Mine" }]);
  const make = (body: object) => eve.request(api.testCycles.create, { body: { name: "C", projectId: evesProject, ...body } });
  expect((await make({ testCaseIds: [mine] })).body.error).toBe("Test case not found");
  expect((await make({ projectId: project })).body).toEqual((await make({ projectId: newId() })).body);
  expect((await make({})).body).toMatchObject({ error: "No test cases", code: "NO_TEST_CASES" });
  expect((await make({ testCaseIds: [] })).status).toBe(400);
  expect((await eve.call(api.testCycles.list, { query: { project: evesProject } })).data).toEqual([]);
  expect((await eve.call(api.testCycles.list, { query: { project } })).data).toEqual([]);
});

test("a list of cycles includes their items, ends early before it gets too large, and can leave them out", async () => {
  const eve = await server.signUp();
  const projectId = await newProject(eve);
  const titles = Array.from({ length: 1000 }, (_, place) => ({ title: `Case ${place}`, steps: place === 0 ? steps : [] }));
  const ids: string[] = [];
  for (let from = 0; from < titles.length; from += 50) ids.push(...(await casesOf(eve, projectId, titles.slice(from, from + 50))));
  const make = async (name: string, testCaseIds: string[]) =>
    (await eve.call(api.testCycles.create, { body: { projectId, name, testCaseIds } })).data;
  const large = await Promise.all(Array.from({ length: 6 }, (_, place) => make(`Large ${place}`, ids)));
  const small = await make("Small", ids.slice(0, 2));
  const list = async (query: string) =>
    (await eve.raw(api.testCycles.list, { query: { project: projectId, ...Object.fromEntries(new URLSearchParams(query)) } })).body;

  const first = await list("");
  expect(first.data[0]).toEqual(await (await eve.call(api.testCycles.get, { params: { id: small.id } })).data);
  expect(first.data[0]?.items).toMatchObject([{ title: "Case 0", steps: [{ action: "Open" }, { action: "Pay" }] }, { title: "Case 1" }]);
  expect(first.data.map((cycle) => cycle.items?.length)).toEqual([2, 1000, 1000, 1000, 1000, 1000]);
  expect(first.pagination).toMatchObject({ limit: 25, total: 7, nextCursor: expect.any(String) });
  const second = await list(`cursor=${first.pagination.nextCursor}`);
  expect(second).toMatchObject({ data: [{ summary: { total: 1000 } }], pagination: { nextCursor: null } });
  expect(second.data[0]?.items?.map((item) => item.title)).toEqual(titles.map(({ title }) => title));
  const listed = [...first.data, ...second.data].map((cycle) => cycle.id);
  expect(new Set(listed)).toEqual(new Set([small.id, ...large.map((cycle) => cycle.id)]));

  const without = await list("items=false");
  expect(without).toMatchObject({ data: { length: 7 }, pagination: { nextCursor: null } });
  expect(without.data.some((cycle: object) => "items" in cycle)).toBe(false);
  expect((await eve.request(api.testCycles.list, { query: { items: "maybe" } })).status).toBe(400);
});

test("a pipeline's cycle follows its run: waiting, running, completed; other organizations cannot see it", async () => {
  const eve = await server.signUp();
  const { cycleId, taskId } = await trigger(await newApiKey(ada), project, { ciContext: { repository: "shop/web", prNumber: 7 } });
  const waiting = await cycleOf(cycleId);
  expect(waiting).toMatchObject({
    name: "shop/web PR #7",
    status: "PENDING",
    source: "ci",
    ciContext: { prNumber: 7 },
    summary: { total: 1, pending: 1 },
  });
  expect(waiting.items).toMatchObject([{ type: "AUTOMATED", executionId: taskId, status: "PENDING" }]);
  await update({ taskId, status: "RUNNING" });
  expect(await cycleOf(cycleId)).toMatchObject({ status: "RUNNING", items: [{ status: "RUNNING" }] });
  for (const [route, body] of [[api.testCycles.get], [api.testCycles.delete], [api.testCycles.change, { name: "Mine" }]] as const) {
    const [foreign, never] = [
      await eve.raw(route, { params: { id: cycleId }, body }),
      await eve.raw(route, { params: { id: newId() }, body }),
    ];
    expect([foreign.status, foreign.body]).toEqual([404, never.body]);
  }
  const refused = await ada.request(api.testCycles.delete, { params: { id: cycleId } });
  expect([refused.status, refused.body.code]).toEqual([409, "CYCLE_RUNNING"]);
  expect((await ada.request(api.testCycles.change, { params: { id: cycleId }, body: { status: "COMPLETED" } })).status).toBe(409);
  expect(
    (
      await ada.request(api.testCycles.changeItem, {
        params: { id: cycleId, itemId: waiting.items[0]?.id ?? "" },
        body: { status: "PASSED" },
      })
    ).body.code,
  ).toBe("ITEM_OF_RUN");
  expect((await cycleOf(cycleId)).status).toBe("RUNNING");
  await update({ taskId, status: "PASSED" });
  expect(await cycleOf(cycleId)).toMatchObject({
    status: "COMPLETED",
    summary: { total: 1, passed: 1, pending: 0 },
    items: [{ status: "PASSED" }],
  });
  expect(
    (await ada.call(api.testCycles.list, { query: { project, source: "ci", status: "completed", search: "pr #7" } })).data,
  ).toMatchObject([{ id: cycleId, status: "COMPLETED" }]);
  expect((await ada.request(api.testCycles.delete, { params: { id: cycleId } })).status).toBe(200);
  expect((await ada.call(api.executions.get, { params: { id: taskId } })).data.cycleId).toBeNull();
});

test("for any order of callbacks the cycle matches its run", async () => {
  const key = await newApiKey(ada);
  const status = fc.constantFrom("PENDING", "RUNNING", "ANALYZING", "PASSED", "FAILED", "UNSTABLE", "ERROR");
  await fc.assert(
    fc.asyncProperty(fc.array(status, { minLength: 1, maxLength: 6 }), async (callbacks) => {
      const { cycleId, taskId } = await trigger(key, project);
      for (const callback of callbacks) await update({ taskId, status: callback });
      const [cycle, { data: run }] = [await cycleOf(cycleId), (await ada.request(api.executions.get, { params: { id: taskId } })).body];
      const expected = {
        PENDING: ["PENDING", "PENDING"],
        RUNNING: ["RUNNING", "RUNNING"],
        ANALYZING: ["RUNNING", "RUNNING"],
        PASSED: ["COMPLETED", "PASSED"],
        UNSTABLE: ["COMPLETED", "PASSED"],
        FAILED: ["COMPLETED", "FAILED"],
        ERROR: ["COMPLETED", "FAILED"],
      }[run.status as "PENDING"];
      expect([cycle.status, cycle.items[0]?.status], callbacks.join(" ")).toEqual(expected);
    }),
    { numRuns: 15 },
  );
});

test("deleting a cycle while its run starts: exactly one of them succeeds", async () => {
  const key = await newApiKey(ada);
  for (let round = 0; round < 12; round++) {
    const { cycleId, taskId } = await trigger(key, project);
    const [deleted, started] = await Promise.all([
      ada.request(api.testCycles.delete, { params: { id: cycleId } }),
      update({ taskId, status: "RUNNING" }),
    ]);
    expect(started.status).toBe(200);
    const after = await ada.request(api.testCycles.get, { params: { id: cycleId } });
    const run = (await ada.call(api.executions.get, { params: { id: taskId } })).data;
    expect(run.status).toBe("RUNNING");
    if (deleted.status === 409) expect([after.body.data.status, run.cycleId]).toEqual(["RUNNING", cycleId]);
    else expect([deleted.status, after.status, run.cycleId]).toEqual([200, 404, null]);
    await update({ taskId, status: "PASSED" });
  }
});

test("automated results are shown at the case with their title or id, the worst of several, and decide its item", async () => {
  const own = await newProject(ada);
  const [byTitle, byId, other] = await casesOf(ada, own, [
    { title: "Pays by CARD", type: "AUTOMATED" },
    { title: "Named by id", type: "AUTOMATED" },
    { title: "Nobody's" },
  ]);
  const { cycleId, taskId } = await trigger(await newApiKey(ada), own);
  const result = (name: string, status: string, variant?: string) => ({
    name,
    suite: [],
    status,
    durationMs: 5,
    ...(variant ? { variant } : {}),
  });
  await update({
    taskId,
    status: "ANALYZING",
    exitCode: 1,
    results: {
      formats: ["junit"],
      tests: [
        result("pays by card", "passed", "firefox"),
        result("pays by card", "failed", "webkit"),
        result(`searches [${byId}]`, "passed"),
      ],
    },
  });
  expect((await cycleOf(cycleId)).status).toBe("COMPLETED");
  const tests = (await ada.call(api.executions.tests, { params: { id: taskId } })).data;
  expect(tests.map((one) => one.testCaseId)).toEqual([byTitle, byTitle, byId]);
  const lastOf = async (id: string | undefined) => (await ada.call(api.testCases.get, { params: { id: id ?? "" } })).data.lastResult;
  expect(await lastOf(byTitle)).toMatchObject({ executionId: taskId, executionStatus: "FAILED", status: "failed" });
  expect(await lastOf(byId)).toMatchObject({ executionId: taskId, status: "passed" });
  expect(await lastOf(other)).toBeNull();
  expect((await ada.call(api.testCases.results, { params: { id: byTitle ?? "" } })).data).toHaveLength(1);
  const rerun = (await ada.call(api.executions.rerun, { params: { id: taskId }, body: { only: "failed" } })).data;
  await update({
    taskId: rerun.id,
    status: "ANALYZING",
    exitCode: 0,
    results: { formats: ["junit"], tests: [result("pays by card", "passed", "webkit"), result(`searches [${byId}]`, "skipped")] },
  });
  expect(await lastOf(byTitle)).toMatchObject({ executionId: rerun.id, status: "passed" });
  expect(await lastOf(byId)).toMatchObject({ executionId: taskId, status: "passed" });
  for (const id of [taskId, rerun.id]) await ada.request(api.executions.delete, { params: { id } });
  expect(await lastOf(byTitle)).toBeNull();
});

test("an item's steps decide it in any order of clicks: a failed one fails it, all passed ones pass it", () => {
  const stepStatus = fc.constantFrom<CycleStep["status"]>("PENDING", "PASSED", "FAILED", "SKIPPED");
  const clicks = fc.array(fc.record({ place: fc.nat({ max: 2 }), status: stepStatus }), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(clicks, (made) => {
      let item: { steps: CycleStep[]; status: ItemStatus } = {
        status: "PENDING",
        steps: [0, 1, 2].map(() => ({ action: "a", expectedResult: "b", status: "PENDING", comment: "" })),
      };
      for (const { place, status } of made) {
        const change: ChangeItem = { steps: Array.from({ length: place + 1 }, (_, at) => (at === place ? { status } : {})) };
        item = outcomeOf(item, change);
      }
      const words = item.steps.map((step) => step.status);
      if (words.includes("FAILED")) expect(item.status).toBe("FAILED");
      else if (words.every((word) => word === "PASSED")) expect(item.status).toBe("PASSED");
      else if (words.every((word) => word === "PENDING")) expect(item.status).toBe("PENDING");
      else if (words.includes("PENDING")) expect(item.status).toBe("RUNNING");
      else expect(item.status).toBe(words.includes("PASSED") ? "PASSED" : "SKIPPED");
    }),
  );
});

test("a change in a cycle is sent to the organization with the changed item, and to no other", async () => {
  const bob = await server.signUp();
  const heard: { by: string; name: string; status: string; item: string | undefined }[] = [];
  const sockets = [ada, bob].map((person) => {
    const socket = io(server.url, { path: "/socket.io/", transports: ["websocket"], auth: { token: person.token }, forceNew: true });
    socket.on("test-cycle-updated", ({ name, status, item }) =>
      heard.push({ by: person === ada ? "ada" : "bob", name, status, item: item?.status }),
    );
    return socket;
  });
  try {
    await Promise.all(sockets.map((socket) => new Promise((resolve) => socket.once("auth-success", resolve))));
    const projectId = await newProject(ada);
    await casesOf(ada, projectId, [{ title: "Pays" }, { title: "Returns" }]);
    const cycle = (await ada.call(api.testCycles.create, { body: { projectId, name: "Heard" } })).data;
    await ada.request(api.testCycles.changeItem, {
      params: { id: cycle.id, itemId: cycle.items[1]?.id ?? "" },
      body: { status: "FAILED" },
    });
    await ada.request(api.testCycles.change, { params: { id: cycle.id }, body: { status: "COMPLETED" } });
    await expect
      .poll(() => heard)
      .toEqual([
        { by: "ada", name: "Heard", status: "PENDING", item: undefined },
        { by: "ada", name: "Heard", status: "RUNNING", item: "FAILED" },
        { by: "ada", name: "Heard", status: "COMPLETED", item: undefined },
      ]);
  } finally {
    for (const socket of sockets) socket.close();
  }
});

test("a case with a data table is carried out once for each row, and its worst row counts for the coverage", async () => {
  const project = await newProject(ada);
  const dataTable = {
    columns: ["browser", "amount"],
    rows: [
      ["Firefox", "10"],
      ["Safari 🧭", "=1+1"],
      ["", ""],
    ],
  };
  const content = { title: "Pays", testData: "Card 4111", requirements: ["REQ-1"], steps: [{ action: "Pay" }], dataTable };
  const pays = (await ada.call(api.testCases.create, { body: { projectId: project, ...content } })).data;
  expect(pays.dataTable).toEqual(dataTable);
  const cycle = (await ada.call(api.testCycles.create, { body: { projectId: project, name: "Round" } })).data;
  expect(cycle.items.map(({ title }) => title)).toEqual(["Pays (Firefox, 10)", "Pays (Safari 🧭, =1+1)", "Pays (3)"]);
  expect(cycle.items[1]).toMatchObject({
    testCaseId: pays.id,
    testData: "Card 4111\nRow 2 of 3\nbrowser: Safari 🧭\namount: =1+1",
    steps: [{ action: "Pay", status: "PENDING" }],
  });
  for (const [index, status] of (["FAILED", "PASSED", "PASSED"] as const).entries())
    await ada.call(api.testCycles.changeItem, { params: { id: cycle.id, itemId: cycle.items[index]?.id ?? "" }, body: { status } });
  const coverage = async () => (await ada.call(api.testCases.coverage, { query: { project } })).data;
  expect(await coverage()).toMatchObject([{ state: "failing", cases: [{ result: "failed", manual: { status: "FAILED" } }] }]);

  // Exported and imported unchanged; a file without the column keeps the table, an empty cell removes it.
  const query = { project, format: "csv" as const };
  const file = (await ada.request(api.testCases.export, { query })).body;
  const bring = async (content: string) =>
    (await ada.call(api.testCases.import, { body: { projectId: project, format: "csv", content } })).data;
  expect(await bring(file)).toMatchObject({ updated: 0, unchanged: 1 });
  const tableNow = async () => (await ada.call(api.testCases.get, { params: { id: pays.id } })).data.dataTable;
  await bring(`id,title\n${pays.id},Pays\n`);
  expect(await tableNow()).toEqual(dataTable);
  await bring(`id,title,Data table\n${pays.id},Pays,"browser | amount\nOpera | 5"\n`);
  expect(await tableNow()).toEqual({ columns: ["browser", "amount"], rows: [["Opera", "5"]] });
  const history = (await ada.call(api.testCases.history, { params: { id: pays.id } })).data;
  expect(history[0]?.changes).toContainEqual({
    field: "dataTable",
    before: "| browser | amount |\n| Firefox | 10 |\n| Safari 🧭 | =1+1 |\n|  |  |",
    after: "| browser | amount |\n| Opera | 5 |",
  });
  await bring(`id,title,dataTable\n${pays.id},Pays,\n`);
  expect(await tableNow()).toBeNull();
  const wrong = { projectId: project, format: "csv", content: 'title,dataTable\nBad,"a | a\n1 | 2"\n' };
  const refused = await ada.raw(api.testCases.import, { body: wrong });
  expect([refused.status, refused.body.issues]).toEqual([
    400,
    [{ path: "line 3: dataTable", message: "`dataTable` is not a valid table. Two columns have the same name." }],
  ]);
});

test("the rows of all data tables together count towards the limit of a cycle", async () => {
  const projectId = await newProject(ada);
  const rows = Array.from({ length: 100 }, (_, index) => [String(index)]);
  const testCases = Array.from({ length: 11 }, (_, index) => ({ title: `Case ${index}`, dataTable: { columns: ["n"], rows } }));
  const { ids } = (await ada.call(api.testCases.bulkCreate, { body: { projectId, testCases } })).data;
  const start = (testCaseIds: string[]) => ada.raw(api.testCycles.create, { body: { projectId, name: "Round", testCaseIds } });
  expect((await start(ids)).body.code).toBe("TOO_MANY_TEST_CASES");
  expect((await start(ids.slice(1))).body.data.summary.total).toBe(1000);
  const tooMany = { title: "x", dataTable: { columns: ["n"], rows: [...rows, ["100"]] } };
  expect((await ada.raw(api.testCases.create, { body: { projectId, ...tooMany } })).status).toBe(400);
});

test("one request starts the same cases for each configuration, all or none, and once for its key", async () => {
  const ada = await server.signUp();
  const projectId = await newProject(ada);
  const titles = ["Pays", "Ships"];
  for (const title of titles) await ada.call(api.testCases.create, { body: { projectId, title } });
  const body = { projectId, name: "Release", configurations: ["Firefox 🦊", "Safari <b>"], assigneeId: ada.id, dueOn: "2026-12-01" };
  const start = (more: object = {}, headers = {}) => ada.raw(api.testCycles.createSeveral, { body: { ...body, ...more }, headers });
  const answers = await Promise.all([1, 2, 3].map(() => start({}, { "idempotency-key": "release" })));
  expect(new Set(answers.map((answer) => JSON.stringify([answer.status, answer.body]))).size).toBe(1);
  const [first, second] = answers[0]?.body.data ?? [];
  expect(first).toMatchObject({ name: "Release", configuration: "Firefox 🦊", dueOn: "2026-12-01", assignee: { id: ada.id } });
  expect(first?.summary).toMatchObject({ total: 2, pending: 2 });
  expect(second).toMatchObject({ configuration: "Safari <b>", groupId: first?.groupId });
  const other = (await ada.call(api.testCycles.create, { body: { projectId, name: "Alone", configuration: "Safari" } })).data;
  expect(other.groupId).toBeNull();
  const inGroup = (await ada.call(api.testCycles.list, { query: { project: projectId, group: first?.groupId ?? "" } })).data;
  expect(inGroup.map(({ id }) => id).sort()).toEqual([first?.id, second?.id].sort());

  const { items } = (await ada.call(api.testCycles.get, { params: { id: first?.id ?? "" } })).data;
  expect(items.map(({ title }) => title)).toEqual(titles);
  await ada.call(api.testCycles.changeItem, { params: { id: first?.id ?? "", itemId: items[0]?.id ?? "" }, body: { status: "FAILED" } });
  expect((await ada.call(api.testCycles.get, { params: { id: second?.id ?? "" } })).data.summary.failed).toBe(0);

  for (const configurations of [[], [""], ["a", "A"], Array.from({ length: 21 }, (_, index) => `${index}`)])
    expect((await start({ configurations })).status).toBe(400);
  expect((await start({ suite: "None" })).body.code).toBe("NO_TEST_CASES");
  const eve = await server.signUp();
  expect((await eve.raw(api.testCycles.createSeveral, { body })).status).toBe(404);
  expect((await eve.call(api.testCycles.list, { query: { group: first?.groupId ?? "" } })).data).toEqual([]);
  expect((await ada.call(api.testCycles.list, { query: { project: projectId } })).data).toHaveLength(3);
});

test("the cases of all configurations together are limited, and a refused request leaves no cycle", async () => {
  const ada = await server.signUp();
  const projectId = await newProject(ada);
  const content = ["title", ...Array.from({ length: 600 }, (_, index) => `Case ${index}`)].join("\n");
  await ada.call(api.testCases.import, { body: { projectId, format: "csv", content } });
  const start = (count: number) =>
    ada.raw(api.testCycles.createSeveral, {
      body: { projectId, name: "Large", configurations: Array.from({ length: count }, (_, index) => `Browser ${index}`) },
    });
  expect((await start(9)).body.code).toBe("TOO_MANY_TEST_CASES");
  expect((await ada.call(api.testCycles.list, { query: { project: projectId, items: "false" } })).data).toEqual([]);
  expect((await start(8)).body.data.map(({ summary }) => summary.total)).toEqual(Array(8).fill(600));
});
