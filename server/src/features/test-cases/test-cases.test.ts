import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { newId } from "../../platform/crypto/ids.ts";
import { api } from "@gantry/contract/api.ts";
import type { Route } from "@gantry/contract/route.ts";
import { type Person, startTestServer, type TestServer } from "../../testing/start-server.ts";
import { newProject } from "../../testing/given/project.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ DEFAULT_PLAN: "business" });
});
afterAll(() => server.close());

const bulk = (person: Person, projectId: string, testCases: object[], headers = {}) =>
  person.raw(api.testCases.bulkCreate, { body: { projectId, testCases }, headers });
const titled = (count: number, more: object = {}) => Array.from({ length: count }, (_, n) => ({ title: `Case ${n}`, ...more }));

async function everyCase(person: Person, query: string) {
  const found = [];
  for (let cursor = ""; ; ) {
    const { body } = await person.raw(api.testCases.list, {
      query: { ...Object.fromEntries(new URLSearchParams(query)), limit: 25, cursor: cursor || undefined },
    });
    found.push(...body.data);
    if (!body.pagination.nextCursor) return found;
    cursor = body.pagination.nextCursor;
  }
}

test("a case is created, read, changed in part and deleted", async () => {
  const ada = await server.signUp();
  const projectId = await newProject(ada);
  const created = await ada.request(api.testCases.create, {
    body: {
      projectId,
      title: "  Pay by card ",
      suite: "Checkout",
      priority: "high",
      steps: [{ action: "Pay", expectedResult: "Receipt" }],
    },
  });
  expect(created.status).toBe(201);
  const { data } = created.body;
  expect(data).toMatchObject({
    organizationId: ada.organizationId,
    projectId,
    title: "Pay by card",
    suite: "Checkout",
    priority: "HIGH",
    type: "MANUAL",
    steps: [{ action: "Pay", expectedResult: "Receipt" }],
    lastResult: null,
    lastVerdict: null,
  });
  const changed = await ada.request(api.testCases.change, { params: { id: data.id }, body: { type: "AUTOMATED", steps: [] } });
  expect(changed.body.data).toMatchObject({ title: "Pay by card", suite: "Checkout", type: "AUTOMATED", steps: [] });
  expect((await ada.call(api.testCases.get, { params: { id: data.id } })).data).toEqual(changed.body.data);
  expect((await ada.request(api.testCases.delete, { params: { id: data.id } })).body).toEqual({ success: true, data: { deleted: 1 } });
  expect((await ada.request(api.testCases.get, { params: { id: data.id } })).status).toBe(404);
});

test("a list without its project is rejected", async () => {
  const ada = await server.signUp();
  for (const query of [{}, { project: "" }, { projectId: "" }]) {
    const answer = await ada.raw(api.testCases.list, { query });
    expect([answer.status, answer.body.error, answer.body.data]).toEqual([400, "projectId required", undefined]);
  }
});

test("another organization's case, project and list do not exist", async () => {
  const [ada, eve] = [await server.signUp(), await server.signUp()];
  const projectId = await newProject(ada);
  const { ids } = (await bulk(ada, projectId, titled(3, { suite: "S" }))).body.data;
  const unknown = newId();
  const same = async (route: Route, body?: (foreign: string) => object) => {
    const [foreign, never] = await Promise.all(
      [ids[0], unknown].map((id) => eve.raw(route, { params: { id }, body: body?.(id === unknown ? unknown : projectId) })),
    );
    expect(foreign?.body).toEqual(never?.body);
    return foreign?.status;
  };
  expect(await same(api.testCases.get)).toBe(404);
  expect(await same(api.testCases.change, () => ({ title: "Mine" }))).toBe(404);
  expect(await same(api.testCases.delete)).toBe(404);
  expect(await same(api.testCases.bulkCreate, (id) => ({ projectId: id, testCases: titled(1) }))).toBe(404);
  expect(await same(api.testCases.suiteDelete, (id) => ({ projectId: id, suite: "S" }))).toBe(404);
  expect((await eve.request(api.testCases.list, { query: { project: projectId } })).body).toMatchObject({
    data: [],
    pagination: { total: 0 },
  });
  const evesProject = await newProject(eve);
  expect((await eve.request(api.testCases.bulkDelete, { body: { projectId: evesProject, ids } })).body).toEqual({
    success: true,
    data: { deleted: 0 },
  });
  expect((await eve.request(api.testCases.get, { params: { id: "not-an-id" } })).body.error).toBe("Invalid test case ID format");
  expect(await everyCase(ada, `project=${projectId}`)).toHaveLength(3);
});

test("a bulk of 1 to 50 is created completely or not at all", async () => {
  const ada = await server.signUp();
  const projectId = await newProject(ada);
  expect((await bulk(ada, projectId, [])).status).toBe(400);
  expect((await bulk(ada, projectId, titled(51))).body).toMatchObject({ success: false, error: "Between 1 and 50 test cases per request" });
  const wrong = await bulk(ada, projectId, [...titled(49), { title: "x".repeat(301) }]);
  expect([wrong.status, wrong.body.issues?.[0]?.path]).toEqual([400, "testCases.49.title"]);
  expect(await everyCase(ada, `project=${projectId}`)).toEqual([]);
  const created = await bulk(ada, projectId, titled(50));
  expect([created.status, created.body.data.inserted, created.body.data.ids.length]).toEqual([201, 50, 50]);
  const titles = (await everyCase(ada, `project=${projectId}`)).map((found) => found.title);
  expect(titles.reverse()).toEqual(titled(50).map((given) => given.title));
});

test("ten concurrent imports with one key create the cases once", async () => {
  const ada = await server.signUp();
  const projectId = await newProject(ada);
  const answers = await Promise.all(Array.from({ length: 10 }, () => bulk(ada, projectId, titled(20), { "idempotency-key": "import-1" })));
  expect(new Set(answers.map((answer) => JSON.stringify([answer.status, answer.body]))).size).toBe(1);
  expect(answers[0]?.status).toBe(201);
  expect(await everyCase(ada, `project=${projectId}`)).toHaveLength(20);
  expect((await bulk(ada, projectId, titled(21), { "idempotency-key": "import-1" })).status).toBe(409);
});

test("filters and title words find cases, ignoring case, with partial words", async () => {
  const ada = await server.signUp();
  const projectId = await newProject(ada);
  await bulk(ada, projectId, [
    { title: "Guest pays by card", suite: "Checkout", priority: "CRITICAL" },
    { title: "Member pays by invoice", suite: "Checkout", type: "AUTOMATED" },
    { title: "Größe 100% wählen_jetzt", suite: "Shop" },
    { title: "Open shop.example.com", suite: "" },
  ]);
  const titles = async (query: string) => (await everyCase(ada, `project=${projectId}&${query}`)).map((found) => found.title).sort();
  expect(await titles("search=PAYS%20card")).toEqual(["Guest pays by card"]);
  expect(await titles("search=invo")).toEqual(["Member pays by invoice"]);
  expect(await titles("search=%C3%A4hlen_")).toEqual(["Größe 100% wählen_jetzt"]);
  expect(await titles("search=100%25")).toEqual(["Größe 100% wählen_jetzt"]);
  expect(await titles("search=example")).toEqual(["Open shop.example.com"]);
  expect(await titles("search='%20%26%20!%20%3A*%20)")).toEqual([]);
  expect(await titles("suite=Checkout&type=automated")).toEqual(["Member pays by invoice"]);
  expect(await titles("suite=")).toEqual(["Open shop.example.com"]);
  expect(await titles("priority=critical,LOW")).toEqual(["Guest pays by card"]);
  expect((await ada.request(api.testCases.list, { query: { project: projectId, type: "ODD" } })).status).toBe(400);
  expect((await ada.call(api.testCases.suites, { query: { project: projectId } })).data).toEqual([
    { suite: "", cases: 1, automated: 0 },
    { suite: "Checkout", cases: 2, automated: 1 },
    { suite: "Shop", cases: 1, automated: 0 },
  ]);
});

test("a bulk delete counts only its own project's cases, also concurrently and with invalid ids, and rejects 101 ids", async () => {
  const [ada, eve] = [await server.signUp(), await server.signUp()];
  const [projectId, otherProject, evesProject] = [await newProject(ada), await newProject(ada), await newProject(eve)];
  const own = [...(await bulk(ada, projectId, titled(50))).body.data.ids, ...(await bulk(ada, projectId, titled(10))).body.data.ids];
  const foreign = (await bulk(eve, evesProject, titled(20))).body.data.ids;
  const elsewhere = (await bulk(ada, otherProject, titled(10))).body.data.ids;
  const ids = [...own, ...foreign, ...elsewhere, "junk", "'; drop table", "", own[0], own[1]?.toUpperCase(), newId(), "x", "y", "z", "0"];
  expect(ids).toHaveLength(100);
  const tooMany = await ada.raw(api.testCases.bulkDelete, { body: { projectId, ids: [...ids, newId()] } });
  expect([tooMany.status, tooMany.body.error]).toEqual([400, "Between 1 and 100 ids per request"]);
  expect(await everyCase(ada, `project=${projectId}`)).toHaveLength(60);
  const answers = await Promise.all([0, 1].map(() => ada.raw(api.testCases.bulkDelete, { body: { projectId, ids } })));
  expect(answers.map((answer) => answer.status)).toEqual([200, 200]);
  expect(answers.reduce((sum, answer) => sum + answer.body.data.deleted, 0)).toBe(60);
  expect(await everyCase(eve, `project=${evesProject}`)).toHaveLength(20);
  expect(await everyCase(ada, `project=${otherProject}`)).toHaveLength(10);
});

test("deleting a suite while cases are created in it: each case is counted, or still exists", async () => {
  const ada = await server.signUp();
  const projectId = await newProject(ada);
  const deletes: number[] = [];
  let made = 0;
  for (let round = 0; round < 5; round++) {
    const answers = await Promise.all([
      bulk(ada, projectId, titled(50, { suite: "S" })),
      ada.request(api.testCases.suiteDelete, { body: { projectId, suite: "S" } }),
      bulk(ada, projectId, titled(50, { suite: "S" })),
      ada.request(api.testCases.suiteDelete, { body: { projectId, suite: "S" } }),
    ]);
    expect(answers.map((answer) => answer.status)).toEqual([201, 200, 201, 200]);
    deletes.push(answers[1].body.data.deleted + answers[3].body.data.deleted);
    made += 100;
  }
  const left = await everyCase(ada, `project=${projectId}`);
  expect(deletes.reduce((sum, one) => sum + one, 0) + left.length).toBe(made);
  expect((await ada.request(api.testCases.suiteDelete, { body: { projectId, suite: " " } })).status).toBe(400);
});

test("text that the database cannot store is rejected with 400", async () => {
  const ada = await server.signUp();
  const projectId = await newProject(ada);
  for (const content of [
    { title: "a\u0000b" },
    { title: "a", steps: [{ action: "\ud800" }] },
    { title: "a", source: { at: "\udfff" } },
    { title: " " },
  ]) {
    expect((await bulk(ada, projectId, [content])).status, JSON.stringify(content)).toBe(400);
  }
});

test("exports cases as CSV and JSON and imports them unchanged, into the same project and another", async () => {
  const ada = await server.signUp();
  const [projectId, otherProject] = [await newProject(ada), await newProject(ada)];
  const given = [
    {
      title: "=1+1",
      suite: "A",
      description: 'two\nlines, "quoted"',
      steps: [
        { action: "Open", expectedResult: "Opens" },
        { action: "Pay", expectedResult: "" },
      ],
    },
    { title: "Größe", suite: "", type: "AUTOMATED", priority: "LOW" },
  ];
  await bulk(ada, projectId, given);
  const content = async (project: string) =>
    (await everyCase(ada, `project=${project}`)).map(({ id: _id, projectId: _p, createdAt: _c, updatedAt: _u, ...rest }) => rest);
  const bring = (project: string, more: object) => ada.raw(api.testCases.import, { body: { projectId: project, ...more } });
  const before = await content(projectId);
  for (const format of ["csv", "json"]) {
    const file = await ada.raw(api.testCases.export, { query: { project: projectId, format } });
    expect([file.status, file.headers.get("content-disposition")]).toEqual([200, `attachment; filename="test-cases.${format}"`]);
    const text = typeof file.body === "string" ? file.body : JSON.stringify(file.body);
    expect((await bring(projectId, { format, content: text })).body.data).toMatchObject({
      inserted: 0,
      updated: 0,
      unchanged: 2,
      skipped: 0,
    });
    const edited = text.replace("Größe", `Größe ${format}`);
    expect((await bring(projectId, { format, content: edited })).body.data).toMatchObject({ updated: 1, unchanged: 1 });
    await bring(projectId, { format, content: text });
    expect(await content(projectId)).toEqual(before);
    const dry = await bring(otherProject, { format, content: text, dryRun: true });
    const inserted = format === "csv" ? 2 : 0;
    expect(dry.body.data).toEqual({ inserted, updated: 0, unchanged: 0, skipped: 2 - inserted, ignoredColumns: [], dryRun: true });
    await bring(otherProject, { format, content: text });
    expect(await content(otherProject)).toEqual(before);
    expect((await bring(otherProject, { format, content: text, onDuplicate: "update" })).body.data).toMatchObject({
      updated: 0,
      unchanged: 2,
    });
  }
});

test.each([
  ["csv", "lines", `title\n${"a\n".repeat(200_000)}`, "this one contains 200000"],
  ["csv", "columns", `title${",a".repeat(1_000_000)}\nCase\n`, "200 columns; this one has 1000001"],
  ["csv", "empty columns", ",".repeat(4_000_000), "The file is empty"],
  [
    "json",
    "custom fields",
    JSON.stringify([{ title: "Case", customFields: Object.fromEntries(Array.from({ length: 100_000 }, (_, at) => [at, 1])) }]),
    "200 custom fields; this one names 100000",
  ],
] as const)("a %s file of test cases with very many %s is read in a reader process and refused", async (format, _what, content, words) => {
  const ada = await server.signUp();
  const projectId = await newProject(ada);
  const read = vi.spyOn(server.ctx.uploadReaders, "read");
  try {
    const answer = await ada.request(api.testCases.import, { body: { projectId, format, content } });
    expect(answer.status).toBe(400);
    expect(JSON.stringify(answer.body)).toContain(words);
    expect(read).toHaveBeenCalledOnce();
  } finally {
    read.mockRestore();
  }
});

test("an import with an error names the line and imports nothing; a foreign project does not exist", async () => {
  const [ada, eve] = [await server.signUp(), await server.signUp()];
  const projectId = await newProject(ada);
  const csv = (content: string, person = ada) => person.request(api.testCases.import, { body: { projectId, format: "csv", content } });
  const wrong = await csv(`title,priority\nGood,HIGH\nBad,SOON\n${"x".repeat(301)},LOW\n`);
  expect(wrong.body).toMatchObject({
    error: "Invalid test case file",
    code: "INVALID_CASE_FILE",
    issues: [{ path: "line 3: priority" }, { path: "line 4: title" }],
  });
  expect((await csv(`title\n${"case\n".repeat(5001)}`)).status).toBe(400);
  expect((await csv("title\nGood\n", eve)).status).toBe(404);
  expect((await eve.request(api.testCases.export, { query: { project: projectId, format: "json" } })).body).toEqual([]);
  expect((await ada.raw({ method: "GET", path: api.testCases.export.path })).body.error).toBe("projectId required");
  expect(await everyCase(ada, `project=${projectId}`)).toEqual([]);
});

test("two concurrent imports of one file create its 2,000 cases once", async () => {
  const ada = await server.signUp();
  const projectId = await newProject(ada);
  const content = `title,suite\n${Array.from({ length: 2000 }, (_, n) => `Case ${n},S${n % 7}`).join("\n")}\n`;
  const answers = await Promise.all([0, 1].map(() => ada.request(api.testCases.import, { body: { projectId, format: "csv", content } })));
  expect(answers.map((answer) => answer.body.data.inserted).sort()).toEqual([0, 2000]);
  const file = (await ada.request(api.testCases.export, { query: { project: projectId, suite: "S3" } })).body;
  expect(file.trim().split("\n")).toHaveLength(1 + Array.from({ length: 2000 }, (_, n) => n).filter((n) => n % 7 === 3).length);
});
