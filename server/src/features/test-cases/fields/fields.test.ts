import { api } from "@gantry/contract/api.ts";
import { maxCaseFields } from "@gantry/contract/test-cases/constants.ts";
import { conditionsText } from "@gantry/contract/test-cases/field-conditions.ts";
import type { CaseField } from "@gantry/contract/test-cases/schemas.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
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

type NewField = { name: string; type: CaseField["type"]; choices?: string[] };

async function addFields(projectId: string, ...wanted: NewField[]): Promise<string[]> {
  let fields: CaseField[] = [];
  for (const body of wanted) fields = (await ada.call(api.testCases.createField, { params: { id: projectId }, body })).data;
  return wanted.map(({ name }) => fields.find((field) => field.name === name)?.id ?? "");
}
const fieldsOf = async (projectId: string) => (await ada.call(api.testCases.fields, { params: { id: projectId } })).data;
const change = (projectId: string, fieldId: string, body: object) =>
  ada.raw(api.testCases.changeField, { params: { id: projectId, fieldId }, body });
const newCase = async (projectId: string, title: string, customFields: Record<string, string | number> = {}) =>
  (await ada.call(api.testCases.create, { body: { projectId, title, customFields } })).data;
const caseOf = async (id: string) => (await ada.call(api.testCases.get, { params: { id } })).data;
const exported = async (projectId: string, format: "csv" | "json"): Promise<string> => {
  const { body } = await ada.raw(api.testCases.export, { query: { project: projectId, format } });
  return typeof body === "string" ? body : JSON.stringify(body);
};
const bring = async (projectId: string, content: string, more: object = {}) =>
  ada.raw(api.testCases.import, { body: { projectId, format: "csv", content, onDuplicate: "update", ...more } });

const kinds: NewField[] = [
  { name: "Browser", type: "choice", choices: ["Firefox", "Safari"] },
  { name: "Risk", type: "number" },
  { name: "Reviewed on", type: "date" },
  { name: "Component 🧾 <b>", type: "text" },
];

test("a case has a value of each type, by the field's id or name, and its history names the fields", async () => {
  const projectId = await newProject(ada);
  const [browser = "", risk = "", reviewed = "", component = ""] = await addFields(projectId, ...kinds);
  const made = await newCase(projectId, "Pays", { browser: " firefox ", [risk]: "2.50", "REVIEWED ON": "2026-02-28", [component]: "" });
  expect(made.customFields).toEqual({ [browser]: "Firefox", [risk]: 2.5, [reviewed]: "2026-02-28" });
  const changed = await ada.call(api.testCases.change, {
    params: { id: made.id },
    body: { customFields: { [risk]: null, [browser]: "Safari", [component]: "Cart, <i>checkout</i>" } },
  });
  expect(changed.data.customFields).toEqual({ [browser]: "Safari", [reviewed]: "2026-02-28", [component]: "Cart, <i>checkout</i>" });
  await ada.call(api.testCases.change, { params: { id: made.id }, body: { title: "Pays again" } });
  expect((await caseOf(made.id)).customFields).toEqual(changed.data.customFields);
  const [, entry] = (await ada.call(api.testCases.history, { params: { id: made.id } })).data;
  expect(entry?.changes).toEqual([
    { field: "Browser", before: "Firefox", after: "Safari" },
    { field: "Risk", before: "2.5", after: "" },
    { field: "Component 🧾 <b>", before: "", after: "Cart, <i>checkout</i>" },
  ]);
});

test("a value that does not fit its field is refused with the field's name, and nothing is written", async () => {
  const projectId = await newProject(ada);
  await addFields(projectId, ...kinds);
  const refused = async (customFields: object) => {
    const { status, body } = await ada.raw(api.testCases.create, { body: { projectId, title: "Pays", customFields } });
    return [status, body.message];
  };
  expect(await refused({ Browser: "Opera" })).toEqual([
    400,
    "`customFields.Browser` must be one of the choices of the field: Firefox, Safari.",
  ]);
  expect(await refused({ risk: "high" })).toEqual([400, "`customFields.Risk` must be a number."]);
  expect(await refused({ Risk: 1e300 })).toEqual([400, expect.stringContaining("must be between")]);
  expect(await refused({ "Reviewed on": "2026-02-30" })).toEqual([400, "`customFields.Reviewed on` must be a date such as 2026-01-31."]);
  expect(await refused({ Colour: "red" })).toEqual([400, "`customFields.Colour` is not a custom field of the project."]);
  expect(await refused({ __proto__: null, constructor: "x" })).toEqual([400, expect.stringContaining("constructor")]);
  const bulk = await ada.raw(api.testCases.bulkCreate, {
    body: { projectId, testCases: [{ title: "A" }, { title: "B", customFields: { Risk: "x" } }] },
  });
  expect([bulk.status, bulk.body.issues?.[0]?.path]).toEqual([400, "testCases.1.customFields.Risk"]);
  expect((await ada.call(api.testCases.list, { query: { project: projectId } })).data).toEqual([]);
});

test("cases are filtered by their custom fields, also in the export", async () => {
  const projectId = await newProject(ada);
  const [browser = "", risk = "", reviewed = "", component = ""] = await addFields(projectId, ...kinds);
  await newCase(projectId, "A", { Browser: "Firefox", Risk: 9, "Reviewed on": "2026-01-31", [component]: "50% of, the cart" });
  await newCase(projectId, "B", { Browser: "Safari", Risk: 10.5, "Reviewed on": "2026-02-01" });
  await newCase(projectId, "C", { Risk: -1 });
  const found = async (...conditions: [string, string][]) => {
    const fields = conditionsText(conditions.map(([fieldId, value]) => ({ fieldId, value })));
    const query = { project: projectId, fields };
    const { data, pagination } = await ada.call(api.testCases.list, { query });
    const file = await ada.raw(api.testCases.export, { query: { ...query, format: "json" } });
    expect([pagination.total, file.body.length]).toEqual([data.length, data.length]);
    return data.map(({ title }) => title).sort();
  };
  expect(await found([browser, "firefox"])).toEqual(["A"]);
  expect(await found([browser, "Firefox"], [browser, "Safari"])).toEqual(["A", "B"]);
  expect(await found([browser, ""])).toEqual(["C"]);
  expect(await found([browser, "Firefox"], [risk, "10.5"])).toEqual([]);
  expect(await found([risk, "9..10.5"])).toEqual(["A", "B"]);
  expect(await found([risk, "..0"])).toEqual(["C"]);
  expect(await found([risk, "high"])).toEqual([]);
  expect(await found([reviewed, "2026-02-01.."])).toEqual(["B"]);
  expect(await found([component, "0% OF, THE"])).toEqual(["A"]);
  expect(await found([projectId, ""])).toEqual([]);
  expect((await ada.request(api.testCases.list, { query: { project: projectId, fields: "Browser" } })).status).toBe(400);
  expect((await ada.request(api.testCases.list, { query: { project: projectId, fields: `${risk}:%` } })).status).toBe(400);
});

test("files have a column for each custom field; an empty cell clears it, a missing column keeps it", async () => {
  const projectId = await newProject(ada);
  const [browser = "", risk = "", , component = ""] = await addFields(projectId, ...kinds);
  const made = await newCase(projectId, "Pays", { Browser: "Firefox", Risk: 0.1, [component]: "=cmd" });
  const csv = await exported(projectId, "csv");
  expect(csv.split("\r\n")[0]).toContain('"requirements","Browser","Risk","Reviewed on","Component 🧾 <b>","action"');
  expect((await bring(projectId, csv)).body.data).toMatchObject({ unchanged: 1, updated: 0, ignoredColumns: [] });
  const json = await exported(projectId, "json");
  expect((await bring(projectId, json, { format: "json" })).body.data).toMatchObject({ unchanged: 1, updated: 0 });
  await bring(projectId, "title,risk\nPays,7\nShips,8\n");
  expect((await caseOf(made.id)).customFields).toEqual({ [browser]: "Firefox", [risk]: 7, [component]: "=cmd" });
  await bring(projectId, "title,Browser\nPays,\n");
  expect((await caseOf(made.id)).customFields).toEqual({ [risk]: 7, [component]: "=cmd" });
  const wrong = await bring(projectId, "title,Risk,Browser\nPays,1,Firefox\nShips,x,Opera\n");
  expect([wrong.status, wrong.body.issues?.map(({ path }: { path: string }) => path)]).toEqual([400, ["line 3: Risk", "line 3: Browser"]]);
  expect((await caseOf(made.id)).customFields[risk]).toBe(7);

  const other = await newProject(ada);
  expect((await bring(other, json, { format: "json" })).body.data).toMatchObject({
    inserted: 1,
    ignoredColumns: ["Browser", "Risk", "Component 🧾 <b>"],
  });
  const odd = await bring(other, "title,constructor,__proto__\nOdd,1,2\n");
  expect(odd.body.data).toMatchObject({ inserted: 1, ignoredColumns: ["constructor", "__proto__"] });
});

test("cases follow a renamed choice, and lose one that is removed; a moved field changes its place", async () => {
  const projectId = await newProject(ada);
  const [browser = "", risk = ""] = await addFields(projectId, ...kinds);
  const [firefox, safari, none] = [
    await newCase(projectId, "A", { Browser: "Firefox" }),
    await newCase(projectId, "B", { Browser: "Safari" }),
    await newCase(projectId, "C", { Risk: 1 }),
  ];
  const values = async () => Promise.all([firefox, safari, none].map(async ({ id }) => (await caseOf(id)).customFields[browser]));
  const swapped = await change(projectId, browser, {
    choices: ["Firefox", "Safari", "Chrome"],
    renamedChoices: [
      { from: "Firefox", to: "Safari" },
      { from: "Safari", to: "Firefox" },
    ],
  });
  expect(swapped.body.data[0]).toMatchObject({ cases: 2, choices: [{ cases: 1 }, { cases: 1 }, { name: "Chrome", cases: 0 }] });
  expect(await values()).toEqual(["Safari", "Firefox", undefined]);
  expect((await change(projectId, browser, { choices: ["Firefox"] })).status).toBe(200);
  expect(await values()).toEqual([undefined, "Firefox", undefined]);
  expect((await change(projectId, browser, { choices: [] })).status).toBe(400);
  expect((await change(projectId, risk, { choices: ["1"] })).status).toBe(400);
  expect((await change(projectId, browser, { choices: ["A", "a"] })).status).toBe(400);
  expect((await change(projectId, browser, { choices: ["X"], renamedChoices: [{ from: "Y", to: "X" }] })).status).toBe(400);
  await change(projectId, risk, { position: 0, name: "Risk (1 to 5)" });
  expect((await fieldsOf(projectId)).map(({ name }) => name)).toEqual(["Risk (1 to 5)", "Browser", "Reviewed on", "Component 🧾 <b>"]);
});

test("a deleted field takes its values along; a cycle keeps its copies", async () => {
  const projectId = await newProject(ada);
  const [browser = "", risk = ""] = await addFields(projectId, ...kinds);
  const made = await newCase(projectId, "Pays", { Browser: "Safari", Risk: 3 });
  expect((await fieldsOf(projectId)).map(({ cases }) => cases)).toEqual([1, 1, 0, 0]);
  const cycle = (await ada.call(api.testCycles.create, { body: { projectId, name: "Release" } })).data;
  const left = await ada.call(api.testCases.deleteField, { params: { id: projectId, fieldId: browser } });
  expect(left.data.map(({ name }) => name)).toEqual(["Risk", "Reviewed on", "Component 🧾 <b>"]);
  expect((await caseOf(made.id)).customFields).toEqual({ [risk]: 3 });
  const copy = (await ada.call(api.testCycles.get, { params: { id: cycle.id } })).data.items[0];
  expect(copy?.customFields).toEqual([
    { name: "Browser", value: "Safari" },
    { name: "Risk", value: 3 },
  ]);
  const { data } = await ada.call(api.audit.list, { query: { action: "project.case_field_deleted" } });
  expect(data[0]).toMatchObject({ targetId: projectId, details: { name: "Browser", cases: 1 } });
});

test("a field that is deleted while a value of it is written leaves no value", async () => {
  const projectId = await newProject(ada);
  const [risk = ""] = await addFields(projectId, { name: "Risk", type: "number" });
  const { id } = await newCase(projectId, "Pays");
  const answers = await gate(
    server.ctx.db,
    (tx) => sql`select 1 from test_cases where id = ${id} for update`.execute(tx),
    [
      async () => (await ada.raw(api.testCases.change, { params: { id }, body: { customFields: { Risk: 5 } } })).status,
      async () => (await ada.raw(api.testCases.deleteField, { params: { id: projectId, fieldId: risk } })).status,
    ],
    "one after the other",
  );
  expect(answers).toEqual([200, 200]);
  expect((await caseOf(id)).customFields).toEqual({});
});

test("names are unique in a project and differ from the fields that every case has; concurrent requests exceed no limit", async () => {
  const projectId = await newProject(ada);
  await addFields(projectId, { name: "Größe", type: "text" });
  const add = (name: string) => ada.raw(api.testCases.createField, { params: { id: projectId }, body: { name, type: "text" } });
  expect((await add("gRÖSSE")).status).toBe(201);
  expect((await add("größe")).body.code).toBe("CUSTOM_FIELD_NAME_IN_USE");
  for (const name of ["Title", "test data", "tests", "Expected", " ", "x".repeat(61), "a\nb"]) expect((await add(name)).status).toBe(400);
  const answers = await Promise.all(Array.from({ length: maxCaseFields }, (_, index) => add(`Field ${index}`)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(maxCaseFields - 2);
  expect(answers.find(({ status }) => status !== 201)?.body.code).toBe("TOO_MANY_CUSTOM_FIELDS");
  expect(await fieldsOf(projectId)).toHaveLength(maxCaseFields);
  expect((await newCase(await newProject(ada), "Pays")).customFields).toEqual({});
});

test("only admins change the fields; nobody reaches those of another organization or project", async () => {
  const projectId = await newProject(ada);
  const [fieldId = ""] = await addFields(projectId, { name: "Risk", type: "number" });
  const [dev, viewer, eve] = [await addMember(server, ada, "developer"), await addMember(server, ada, "viewer"), await server.signUp()];
  for (const person of [dev, viewer]) {
    expect((await person.call(api.testCases.fields, { params: { id: projectId } })).data).toHaveLength(1);
    expect((await person.raw(api.testCases.createField, { params: { id: projectId }, body: { name: "X", type: "text" } })).status).toBe(
      403,
    );
    expect((await person.raw(api.testCases.changeField, { params: { id: projectId, fieldId }, body: { name: "X" } })).status).toBe(403);
    expect((await person.raw(api.testCases.deleteField, { params: { id: projectId, fieldId } })).status).toBe(403);
  }
  expect((await eve.raw(api.testCases.fields, { params: { id: projectId } })).status).toBe(404);
  const [mine, elsewhere] = [await newProject(eve), await newProject(ada)];
  expect((await eve.raw(api.testCases.deleteField, { params: { id: mine, fieldId } })).body.error).toBe("Custom field not found");
  expect((await ada.raw(api.testCases.deleteField, { params: { id: elsewhere, fieldId } })).status).toBe(404);
  const refused = await eve.raw(api.testCases.create, { body: { projectId: mine, title: "X", customFields: { [fieldId]: 1 } } });
  expect(refused.status).toBe(400);
  expect(await fieldsOf(projectId)).toMatchObject([{ name: "Risk" }]);
});

test.each(["\u200b", "\u2800 ", "__proto__"])("a field is not named %j", async (name) => {
  const projectId = await newProject(ada);
  const answer = await ada.raw(api.testCases.createField, { params: { id: projectId }, body: { name, type: "text" } });
  expect(answer.status).toBe(400);
  expect(await fieldsOf(projectId)).toEqual([]);
});

test("a file with two columns of one custom field is refused, and repeated columns of no field are ignored", async () => {
  const projectId = await newProject(ada);
  await addFields(projectId, ...kinds);
  const twice = await bring(projectId, "title,Risk,risk\nPays,1,2\n");
  expect([twice.status, twice.body]).toMatchObject([
    400,
    { code: "INVALID_CASE_FILE", issues: [{ message: "Two columns are the custom field `Risk`." }] },
  ]);
  const others = await bring(projectId, "title,Comment,Comment,Risk\nPays,a,b,1\n");
  expect(others.body.data).toMatchObject({ inserted: 1, ignoredColumns: ["Comment"] });
});
