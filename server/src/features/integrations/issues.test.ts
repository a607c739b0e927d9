import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type FakeWeb, startFakeWeb } from "../../testing/fake-web.ts";
import { type Person, type TestServer, startTestServer } from "../../testing/start-server.ts";
import { fakeJira, fakeLinear, fakeMonday } from "./testing/fake-trackers.ts";
import { runStories } from "./testing/run-stories.ts";

let web: FakeWeb;
let server: TestServer;
let ada: Person;
let project: string;
let stories: ReturnType<typeof runStories>;
const jira = fakeJira({ authorization: `Basic ${Buffer.from("q@acme.test:jt").toString("base64")}`, version: 3 });
const linear = fakeLinear({ token: "lin" });
const monday = fakeMonday({ token: "mon" });

beforeAll(async () => {
  web = await startFakeWeb();
  web.hosts.set("acme.atlassian.net", jira.host);
  web.hosts.set("api.linear.app", linear.host);
  web.hosts.set("api.monday.com", monday.host);
  server = await startTestServer({ DEFAULT_PLAN: "enterprise", FRONTEND_URL: "https://gantry.test" }, { safeFetch: web.fetch });
  stories = runStories(server);
  ada = await server.signUp();
  project = (await ada.send("POST", "/api/projects", { name: "Shop" })).body.data.id;
  const link = (provider: string, settings: object) => ada.send("PUT", `/api/integrations/${provider}`, settings);
  await link("jira", { baseUrl: "https://acme.atlassian.net", email: "q@acme.test", token: "jt", projectKey: "SHOP" });
  await link("linear", { token: "lin", teamId: "ENG" });
  await link("monday", { token: "mon", boardId: "77", groupId: "topics" });
});
afterAll(async () => {
  await server.close();
  await web.close();
});

const failedRun = () => stories.run(ada, { project, folder: "cart" }, { pays: "failed", adds: "passed" });
const make = (id: string, body: object, person = ada) => person.send("POST", `/api/executions/${id}/issues`, body);

test("an issue is made from a failed run in each tracker, and listed with the run", async () => {
  const id = await failedRun();
  expect((await make(id, { provider: "jira" })).body.data).toMatchObject({
    provider: "jira",
    key: "SHOP-1",
    url: "https://acme.atlassian.net/browse/SHOP-1",
    executionId: id,
    testKey: null,
    createdBy: { id: ada.id },
  });
  expect((await make(id, { provider: "linear", title: "Cart is broken" })).body.data.key).toBe("ENG-1");
  expect((await make(id, { provider: "monday" })).body.data.url).toBe("https://acme.monday.com/boards/77/pulses/1");
  expect(jira.issues[0]).toMatchObject({ project: { key: "SHOP" }, issuetype: { name: "Bug" }, summary: "Shop: 1 test fails in cart" });
  expect(JSON.stringify(jira.issues[0].description)).toContain(`https://gantry.test/runs/${id}`);
  expect(linear.issues[0]).toMatchObject({
    teamId: "team-uuid",
    title: "Cart is broken",
    description: expect.stringContaining("cart › pays"),
  });
  expect(monday.items[0]).toMatchObject({ board: "77", group: "topics", updates: [expect.stringContaining("cart › pays")] });
  const listed = (await ada.get(`/api/executions/${id}/issues`)).body.data;
  expect(listed.map(({ provider }: { provider: string }) => provider)).toEqual(["jira", "linear", "monday"]);
});

test("an issue of one test says its place and message, and nothing in it becomes markup", async () => {
  const id = await failedRun();
  const [failed] = (await ada.get(`/api/executions/${id}/tests?status=failed`)).body.data;
  expect((await make(id, { provider: "monday", testKey: failed.testKey })).status).toBe(201);
  expect(monday.items.at(-1)?.name).toBe("cart › pays fails");
  expect(monday.items.at(-1)?.updates[0]).toContain("cart.spec.ts:1<br><br>expected 1 @team &lt;b&gt;got&lt;/b&gt; 2");
  expect((await make(id, { provider: "monday", testKey: "0".repeat(32) })).body.error).toBe("Test not found");
});

test("however many ask at once, one issue is made; a refusal leaves room for another try", async () => {
  const id = await failedRun();
  const before = linear.issues.length;
  const answers = await Promise.all(Array.from({ length: 5 }, () => make(id, { provider: "linear" })));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe("ISSUE_EXISTS");
  expect(linear.issues.length).toBe(before + 1);
  const another = await failedRun();
  linear.options.limited = true;
  const refused = await make(another, { provider: "linear" });
  expect([refused.status, refused.body.code]).toEqual([400, "PROVIDER_BUSY"]);
  linear.options.limited = false;
  expect((await ada.get(`/api/executions/${another}/issues`)).body.data).toEqual([]);
  expect((await make(another, { provider: "linear" })).status).toBe(201);
});

describe("no issue is made", () => {
  test("from a run that passed, of another organization, or without a tracker", async () => {
    const passed = await stories.run(ada, { project }, { adds: "passed" });
    expect((await make(passed, { provider: "jira" })).body.code).toBe("EXECUTION_NOT_FAILED");
    const bob = await server.signUp();
    const id = await failedRun();
    const [foreign, never] = [await make(id, { provider: "jira" }, bob), await make("0".repeat(24), { provider: "jira" }, bob)];
    expect(foreign.status).toBe(404);
    expect(foreign.body).toEqual(never.body);
    expect((await bob.get(`/api/executions/${id}/issues`)).status).toBe(404);
    const shop = (await bob.send("POST", "/api/projects", { name: "Shop" })).body.data.id;
    const ofBob = await stories.run(bob, { project: shop }, { pays: "failed" });
    expect((await make(ofBob, { provider: "jira" }, bob)).body.code).toBe("INTEGRATION_NOT_LINKED");
    expect((await make(id, { provider: "github" })).status).toBe(400);
  });

  test("by a viewer", async () => {
    const { apiKey } = (await ada.send("POST", "/api/auth/api-keys", { name: "look", role: "viewer" })).body;
    const answer = await server.call("POST", `/api/executions/${await failedRun()}/issues`, {
      body: { provider: "jira" },
      headers: { "x-api-key": apiKey },
    });
    expect([answer.status, answer.body.error]).toEqual([403, "Insufficient permissions"]);
  });
});

test("Jira Data Center takes a personal access token and plain descriptions", async () => {
  const own = fakeJira({ authorization: "Bearer pat", version: 2 });
  web.hosts.set("jira.acme.test", own.host);
  const person = await server.signUp();
  const settings = { baseUrl: "https://jira.acme.test", token: "pat", projectKey: "SHOP", issueType: "Task" };
  expect((await person.send("PUT", "/api/integrations/jira", { ...settings, issueType: "Epic" })).body.message).toContain(
    "no issue type Epic",
  );
  expect((await person.send("PUT", "/api/integrations/jira", settings)).status).toBe(200);
  const shop = (await person.send("POST", "/api/projects", { name: "Shop" })).body.data.id;
  const id = await stories.run(person, { project: shop }, { pays: "failed" });
  expect((await make(id, { provider: "jira" }, person)).body.data.key).toBe("SHOP-1");
  expect(own.issues[0]).toMatchObject({
    issuetype: { name: "Task" },
    description: expect.stringContaining(`https://gantry.test/runs/${id}`),
  });
});
