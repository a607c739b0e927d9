import { api } from "@gantry/contract/api.ts";
import { maxViews } from "@gantry/contract/saved-views/constants.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addMember } from "../../testing/add-member.ts";
import { newProject } from "../../testing/given/project.ts";
import { type Person, startTestServer, type TestServer } from "../../testing/start-server.ts";

let server: TestServer;
let ada: Person;
let dev: Person;
let viewer: Person;
let projectId: string;
beforeAll(async () => {
  server = await startTestServer({ DEFAULT_PLAN: "enterprise" });
  ada = await server.signUp();
  [dev, viewer] = await Promise.all([addMember(server, ada, "developer"), addMember(server, ada, "viewer")]);
  projectId = await newProject(ada);
});
afterAll(() => server.close());

const body = (name: string, more: object = {}) => ({ page: "runs" as const, projectId, name, filters: { status: "FAILED" }, ...more });
const save = async (person: Person, name: string, more: object = {}) =>
  (await person.call(api.savedViews.create, { body: body(name, more) })).data;
const list = async (person: Person, project: string | undefined = projectId) =>
  (await person.call(api.savedViews.list, { query: { page: "runs", ...(project ? { project } : {}) } })).data;
const namesFor = async (person: Person) => (await list(person)).views.map(({ name }) => name);

test("a view is private until it is shared, and each member sees the shared ones and the own", async () => {
  const mine = await save(ada, "Ada's failures", { filters: { status: "FAILED,ERROR", branch: "main", columns: "branch,tests" } });
  const shared = await save(dev, "Nightly", { shared: true, filters: { trigger: "schedule" } });
  await save(viewer, "Mine");
  expect(await namesFor(ada)).toEqual(["Nightly", "Ada's failures"]);
  expect(await namesFor(dev)).toEqual(["Nightly"]);
  expect(await namesFor(viewer)).toEqual(["Nightly", "Mine"]);
  expect((await ada.call(api.savedViews.get, { params: { id: mine.id } })).data).toEqual(mine);
  expect(mine).toMatchObject({ shared: false, projectId, filters: { status: "FAILED,ERROR", branch: "main", columns: "branch,tests" } });
  expect((await viewer.call(api.savedViews.get, { params: { id: shared.id } })).data).toEqual(shared);
});

test("another member's private view and another organization's view are answered like one that never existed", async () => {
  const view = await save(ada, "Secret");
  const shared = await save(ada, "Open", { shared: true });
  const eve = await server.signUp();
  const missing = await dev.request(api.savedViews.get, { params: { id: "0".repeat(24) } });
  expect(missing.status).toBe(404);
  for (const [person, id] of [
    [dev, view.id],
    [viewer, view.id],
    [eve, view.id],
    [eve, shared.id],
  ] as const) {
    const params = { id };
    const answers = [
      await person.request(api.savedViews.get, { params }),
      await person.request(api.savedViews.change, { params, body: { name: "Taken" } }),
      await person.request(api.savedViews.delete, { params }),
      await person.request(api.savedViews.settings, { body: { page: "runs", defaultViewId: id } }),
    ];
    for (const { status, body } of answers) expect([status, body]).toEqual([404, missing.body]);
  }
  expect((await ada.call(api.savedViews.get, { params: { id: view.id } })).data.name).toBe("Secret");
});

test("viewers share nothing and change no shared view; only its creator makes a view private", async () => {
  const shared = await save(dev, "Team", { shared: true });
  const params = { id: shared.id };
  expect((await viewer.request(api.savedViews.create, { body: body("Shared", { shared: true }) })).status).toBe(403);
  expect((await viewer.request(api.savedViews.change, { params, body: { name: "No" } })).status).toBe(403);
  expect((await viewer.request(api.savedViews.delete, { params })).status).toBe(403);
  const own = await save(viewer, "Own");
  expect((await viewer.request(api.savedViews.change, { params: { id: own.id }, body: { shared: true } })).status).toBe(403);
  expect((await ada.request(api.savedViews.change, { params, body: { shared: false } })).status).toBe(403);
  expect((await ada.call(api.savedViews.change, { params, body: { name: "Team 2" } })).data.name).toBe("Team 2");
  expect((await dev.call(api.savedViews.change, { params, body: { shared: false } })).data.shared).toBe(false);
  expect((await ada.request(api.savedViews.delete, { params })).status).toBe(404);
  await dev.call(api.savedViews.delete, { params });
  expect((await dev.request(api.savedViews.get, { params })).status).toBe(404);
});

test("the default view and the columns are each member's own, for each list", async () => {
  const shared = await save(ada, "Default", { shared: true });
  const all = await save(ada, "All projects", { projectId: null });
  const settings = (person: Person, more: object) =>
    person.request(api.savedViews.settings, { body: { page: "runs", projectId, ...more } });
  expect((await settings(dev, { defaultViewId: shared.id })).body.data).toMatchObject({ defaultViewId: shared.id, columns: null });
  await settings(dev, { columns: ["branch", "when", "branch"] });
  expect(await list(dev)).toMatchObject({ defaultViewId: shared.id, columns: ["branch", "when"] });
  expect(await list(viewer)).toMatchObject({ defaultViewId: null, columns: null });
  expect(await list(dev, "")).toMatchObject({ defaultViewId: null, columns: null });
  // A view of another list is no default.
  expect((await settings(ada, { defaultViewId: all.id })).status).toBe(404);
  expect((await settings(ada, { page: "tests", columns: ["branch"] })).status).toBe(400);
  expect((await settings(dev, { columns: [] })).body.data).toMatchObject({ columns: [] });
  // Made private, it is no one else's default any more.
  await ada.call(api.savedViews.change, { params: { id: shared.id }, body: { shared: false } });
  expect((await list(dev)).defaultViewId).toBeNull();
  await settings(ada, { defaultViewId: shared.id });
  await ada.call(api.savedViews.delete, { params: { id: shared.id } });
  expect((await list(ada)).defaultViewId).toBeNull();
});

test("names are unique in a list, ignoring case, and filters of other lists are refused", async () => {
  await save(ada, "Straße 🚦", { shared: true });
  const again = await dev.request(api.savedViews.create, { body: body("straße 🚦", { shared: true }) });
  expect([again.status, again.body]).toMatchObject([409, { code: "VIEW_NAME_IN_USE" }]);
  await save(dev, "Straße 🚦");
  for (const wrong of [
    { filters: { mark: "flaky" } },
    { filters: { unknown: "x" } },
    { filters: { text: "" } },
    { filters: { text: "x".repeat(1001) } },
    { filters: { text: "a\u0000b" } },
    { name: "" },
    { name: "\u200b" },
    { name: "x".repeat(81) },
    { page: "projects" },
  ])
    expect((await ada.raw(api.savedViews.create, { body: body("Wrong", wrong) })).status, JSON.stringify(wrong).slice(0, 80)).toBe(400);
  expect((await ada.request(api.savedViews.create, { body: body("No project", { projectId: "0".repeat(24) }) })).status).toBe(404);
});

test("a list has a limited number of views, also with many requests at the same time", async () => {
  const person = await server.signUp();
  const create = (index: number) =>
    person.request(api.savedViews.create, { body: { page: "tests", name: `View ${index}`, filters: { mark: "flaky" } } });
  const answers = await Promise.all(Array.from({ length: maxViews + 10 }, (_, index) => create(index)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(maxViews);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(10);
  expect((await person.call(api.savedViews.list, { query: { page: "tests" } })).data.views).toHaveLength(maxViews);
});

test("private views end with the membership, and views of a deleted project are gone", async () => {
  const member = await addMember(server, ada, "developer");
  const kept = await save(member, "Kept", { shared: true });
  await save(member, "Lost");
  await ada.call(api.users.remove, { params: { id: member.id } });
  expect((await ada.call(api.savedViews.get, { params: { id: kept.id } })).data.createdBy.name).toBe("Mel developer");
  const left = await server.ctx.db.asSystem((tx) =>
    tx.selectFrom("saved_views").select("name").where("private_of", "=", member.id).execute(),
  );
  expect(left).toEqual([]);
  const project = await newProject(ada);
  const view = await save(ada, "Of it", { projectId: project });
  await ada.call(api.projects.delete, { params: { id: project } });
  expect((await ada.request(api.savedViews.get, { params: { id: view.id } })).status).toBe(404);
  expect((await ada.request(api.savedViews.list, { query: { page: "runs", project } })).status).toBe(404);
});

test("the CSV file of runs has only the columns that are asked for", async () => {
  const file = await ada.request(api.executions.export, { query: { columns: "status,number" } });
  expect(String(file.body).trim().replace("\uFEFF", "")).toBe('"number","status"');
  expect((await ada.raw(api.executions.export, { query: { columns: "status,secret" } })).status).toBe(400);
});

test("an API key changes shared views with the rights of its role, and nothing of its owner's own", async () => {
  const keyOf = async (person: Person) => {
    const { apiKey } = (await person.request(api.apiKeys.create, { body: { name: "Script" } })).body;
    return { "x-api-key": apiKey };
  };
  for (const person of [viewer, dev]) {
    const headers = await keyOf(person);
    const mine = await save(person, `Only mine ${person.id}`);
    const params = { id: mine.id };
    const refused = [
      await server.request(api.savedViews.create, { headers, body: body("By a key") }),
      await server.request(api.savedViews.change, { headers, params, body: { name: "Changed" } }),
      await server.request(api.savedViews.delete, { headers, params }),
      await server.request(api.savedViews.settings, { headers, body: { page: "runs", projectId, columns: [] } }),
    ];
    for (const { status, body } of refused) expect([status, body]).toMatchObject([403, { code: "TOKEN_REQUIRED" }]);
    expect((await person.call(api.savedViews.get, { params })).data).toEqual(mine);
  }
  const headers = await keyOf(dev);
  const shared = (await server.request(api.savedViews.create, { headers, body: body("From a script", { shared: true }) })).body.data;
  const params = { id: shared.id };
  expect((await server.request(api.savedViews.change, { headers, params, body: { shared: false } })).body.code).toBe("TOKEN_REQUIRED");
  expect((await server.request(api.savedViews.change, { headers, params, body: { name: "Renamed" } })).status).toBe(200);
  expect((await server.request(api.savedViews.delete, { headers, params })).status).toBe(200);
});
