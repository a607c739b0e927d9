import { api } from "@gantry/contract/api.ts";
import type { ProviderId } from "@gantry/contract/integrations/constants.ts";
import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type FakeWeb, startFakeWeb } from "../../testing/fake-web.ts";
import { type Person, type TestServer, startTestServer } from "../../testing/start-server.ts";
import { addMember } from "../../testing/add-member.ts";
import { escapeMarkdown } from "./providers/markup/escape-markdown.ts";
import { escapeWikiMarkup } from "./providers/markup/wiki-markup.ts";
import { fakeJira, fakeLinear, fakeMonday } from "./testing/fake-trackers.ts";
import { runStories } from "./testing/run-stories.ts";
import { newProject } from "../../testing/given/project.ts";

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
  project = await newProject(ada, { name: "Shop" });
  const link = (provider: ProviderId, settings: Record<string, unknown>) =>
    ada.request(api.integrations.link, { params: { provider }, body: settings });
  await link("jira", { baseUrl: "https://acme.atlassian.net", email: "q@acme.test", token: "jt", projectKey: "SHOP" });
  await link("linear", { token: "lin", teamId: "ENG" });
  await link("monday", { token: "mon", boardId: "77", groupId: "topics" });
});
afterAll(async () => {
  await server.close();
  await web.close();
});

const failedRun = () => stories.run(ada, { project, folder: "cart" }, { pays: "failed", adds: "passed" });
const make = (id: string, body: object, person = ada) => person.raw(api.issues.create, { params: { id }, body });

test("creates an issue for a failed run in each tracker and lists it with the run", async () => {
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
  const listed = (await ada.call(api.issues.list, { params: { id } })).data;
  expect(listed.map(({ provider }) => provider)).toEqual(["jira", "linear", "monday"]);
});

test("an issue for one test has its location and message, with markup escaped", async () => {
  const id = await failedRun();
  const [failed] = (await ada.call(api.executions.tests, { params: { id }, query: { status: "failed" } })).data;
  expect((await make(id, { provider: "monday", testKey: failed?.testKey })).status).toBe(201);
  expect(monday.items.at(-1)?.name).toBe("cart › pays fails");
  expect(monday.items.at(-1)?.updates[0]).toContain("cart.spec.ts:1<br><br>expected 1 @team &lt;b&gt;got&lt;/b&gt; 2");
  expect((await make(id, { provider: "monday", testKey: "0".repeat(32) })).body.error).toBe("Test not found");
});

test("an issue for a run says why each test failed, and tells its variants apart", async () => {
  const spec = (projectName: string, message: string) => ({
    title: "pays",
    tests: [{ projectName, status: "unexpected", results: [{ status: "failed", duration: 5, error: { message } }] }],
  });
  const report = JSON.stringify({
    config: { rootDir: "/w/tests" },
    suites: [{ title: "a.spec.ts", file: "a.spec.ts", specs: [spec("desktop", "expected 1, received 2"), spec("phone", "first\nsecond")] }],
    errors: [],
    stats: { unexpected: 2 },
  });
  const { body } = await ada.raw(api.ingest.report, { query: { project }, body: report as never });
  expect((await make(body.data.id, { provider: "linear" })).status).toBe(201);
  const { description } = linear.issues.at(-1);
  expect(description).toMatch(/pays \\?\(desktop\\?\).*\n.*expected 1, received 2 *\n.*pays \\?\(phone\\?\).*\n.*first second/);
});

test("a failure gets one issue, also with concurrent requests, about its latest run and test; the list of failures shows it", async () => {
  const own = await newProject(ada, { name: "Own" });
  const failures = async () => (await ada.call(api.failureGroups.list, { query: { project: own } })).data;
  await stories.run(ada, { project: own, folder: "cart" }, { pays: "failed" });
  const last = await stories.run(ada, { project: own, folder: "cart" }, { pays: "failed" });
  await expect.poll(async () => (await failures())[0]?.executions).toBe(2);
  const [failure] = await failures();
  const params = { id: failure?.id ?? "" };
  const ask = () => ada.raw(api.issues.createForFailure, { params, body: { provider: "linear" } });
  const answers = await Promise.all([ask(), ask(), ask()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  const created = answers.find(({ status }) => status === 201)?.body.data;
  expect(created).toMatchObject({ provider: "linear", executionId: last });
  expect(linear.issues.at(-1)).toMatchObject({ title: "cart › pays fails" });
  await stories.run(ada, { project: own, folder: "cart" }, { pays: "failed" });
  await expect.poll(async () => (await failures())[0]?.executions).toBe(3);
  expect((await ask()).body.code).toBe("ISSUE_EXISTS");
  const { provider, key, url } = created ?? {};
  expect((await failures())[0]?.issues).toEqual([{ provider, key, url }]);
  const unknown = await ada.raw(api.issues.createForFailure, { params: { id: "f".repeat(24) }, body: { provider: "linear" } });
  expect([unknown.status, unknown.body.error]).toEqual([404, "Failure not found"]);
});

test("concurrent requests create one issue; after a rejection it can be tried again", async () => {
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
  expect((await ada.call(api.issues.list, { params: { id: another } })).data).toEqual([]);
  expect((await make(another, { provider: "linear" })).status).toBe(201);
});

describe("no issue is created", () => {
  test("from a run that passed, of another organization, or without a tracker", async () => {
    const passed = await stories.run(ada, { project }, { adds: "passed" });
    expect((await make(passed, { provider: "jira" })).body.code).toBe("EXECUTION_NOT_FAILED");
    const bob = await server.signUp();
    const id = await failedRun();
    const [foreign, never] = [await make(id, { provider: "jira" }, bob), await make("0".repeat(24), { provider: "jira" }, bob)];
    expect(foreign.status).toBe(404);
    expect(foreign.body).toEqual(never.body);
    expect((await bob.request(api.issues.list, { params: { id } })).status).toBe(404);
    const shop = await newProject(bob, { name: "Shop" });
    const ofBob = await stories.run(bob, { project: shop }, { pays: "failed" });
    expect((await make(ofBob, { provider: "jira" }, bob)).body.code).toBe("INTEGRATION_NOT_LINKED");
    expect((await make(id, { provider: "bitbucket" })).status).toBe(400);
  });

  test("by a viewer", async () => {
    const { apiKey } = (await ada.request(api.apiKeys.create, { body: { name: "look", role: "viewer" } })).body;
    const answer = await server.request(api.issues.create, {
      params: { id: await failedRun() },
      body: { provider: "jira" },
      headers: { "x-api-key": apiKey },
    });
    expect([answer.status, answer.body.error]).toEqual([403, "Insufficient permissions"]);
  });
});

test("Jira Data Center accepts a personal access token and plain text descriptions", async () => {
  const own = fakeJira({ authorization: "Bearer pat", version: 2 });
  web.hosts.set("jira.acme.test", own.host);
  const person = await server.signUp();
  const settings = { baseUrl: "https://jira.acme.test", token: "pat", projectKey: "SHOP", issueType: "Task" };
  expect(
    (await person.request(api.integrations.link, { params: { provider: "jira" }, body: { ...settings, issueType: "Epic" } })).body.message,
  ).toContain("no issue type Epic");
  expect((await person.request(api.integrations.link, { params: { provider: "jira" }, body: settings })).status).toBe(200);
  const shop = await newProject(person, { name: "Shop" });
  const id = await stories.run(person, { project: shop }, { pays: "failed" });
  expect((await make(id, { provider: "jira" }, person)).body.data.key).toBe("SHOP-1");
  expect(own.issues[0]).toMatchObject({
    issuetype: { name: "Task" },
    description: expect.stringContaining(`https://gantry.test/runs/${id}`),
  });
});

const released = (provider: string) =>
  server.ctx.db.asSystem((tx) =>
    tx
      .updateTable("tracked_issues")
      .set({ held_until: sql<Date>`clock_timestamp()` })
      .where("provider", "=", provider as "jira")
      .where("held_until", "is not", null)
      .execute(),
  );

describe("no duplicate is created after", () => {
  const fakes = { jira, linear, monday };
  const countOf = { jira: () => jira.issues.length, linear: () => linear.issues.length, monday: () => monday.items.length };

  test.each(["jira", "linear", "monday"] as const)("a lost response of %s and a crash", async (provider) => {
    for (const end of ["answer lost", "process died"]) {
      const id = await failedRun();
      const before = countOf[provider]();
      fakes[provider].options.trouble = "after";
      const lost = await make(id, { provider });
      fakes[provider].options.trouble = undefined;
      expect([lost.status, lost.body.code]).toEqual([400, "PROVIDER_UNAVAILABLE"]);
      expect(lost.body.message).toContain("the next attempt finds it");
      expect(countOf[provider]()).toBe(before + 1);
      expect((await ada.call(api.issues.list, { params: { id } })).data).toEqual([]);
      // Its response may still be on its way.
      expect((await make(id, { provider })).body.code).toBe("ISSUE_EXISTS");
      await released(provider);
      const answers = await Promise.all([make(id, { provider }), make(id, { provider })]);
      expect(answers.map(({ status }) => status).sort(), end).toEqual([201, 409]);
      expect(countOf[provider]()).toBe(before + 1);
      const [issue] = (await ada.call(api.issues.list, { params: { id } })).data;
      expect(issue?.key).toMatch(new RegExp(`(^|-)${before + 1}$`));
    }
  });

  test.each(["jira", "linear", "monday"] as const)("a request that never reached %s: the next one creates the issue", async (provider) => {
    const id = await failedRun();
    const before = countOf[provider]();
    fakes[provider].options.trouble = "before";
    expect((await make(id, { provider })).status).toBe(400);
    fakes[provider].options.trouble = undefined;
    await released(provider);
    expect((await make(id, { provider })).status).toBe(201);
    expect(countOf[provider]()).toBe(before + 1);
  });

  test("a failure of monday.com's second step: the item is listed and its text added later", async () => {
    const id = await failedRun();
    const before = monday.items.length;
    monday.options.noUpdates = true;
    const half = await make(id, { provider: "monday" });
    expect(half.body.message).toContain(`The issue ${before + 1} was created, but without its text.`);
    const listed = (await ada.call(api.issues.list, { params: { id } })).data;
    expect(listed).toMatchObject([{ key: String(before + 1) }]);
    expect((await make(id, { provider: "monday" })).status).toBe(400);
    monday.options.noUpdates = false;
    expect((await make(id, { provider: "monday" })).body.data.key).toBe(String(before + 1));
    expect(monday.items).toHaveLength(before + 1);
    expect(monday.items.at(-1)?.updates).toHaveLength(1);
    expect((await make(id, { provider: "monday" })).body.code).toBe("ISSUE_EXISTS");
  });

  test("a lost response of monday.com, where others have items with the same name", async () => {
    const [first, second] = [await failedRun(), await failedRun()];
    expect((await make(first, { provider: "monday", title: "Same" })).status).toBe(201);
    monday.options.me = "8";
    monday.options.trouble = "before";
    await make(second, { provider: "monday", title: "Same" });
    monday.items.push({ name: "Same", board: "77", group: null, updates: [], createdAt: new Date().toISOString(), creator: "someone" });
    monday.items.push({ name: "Same", board: "77", group: null, updates: ["text"], createdAt: new Date().toISOString(), creator: "8" });
    monday.items.push({ name: "Same", board: "77", group: null, updates: [], createdAt: "2026-01-01T00:00:00Z", creator: "8" });
    monday.options.trouble = undefined;
    await released("monday");
    const before = monday.items.length;
    expect((await make(second, { provider: "monday", title: "Same" })).body.data.key).toBe(String(before + 1));
    delete monday.options.me;
  });
});

describe("Jira is found", () => {
  const cloudId = "11223344-a1b2-4b33-8444-def123456789";
  const authorization = `Basic ${Buffer.from("bot@acme.test:scoped").toString("base64")}`;
  const scoped = fakeJira({ authorization, version: 3, cloudId, site: "https://scoped.atlassian.net" });
  const link = (person: Person, settings: object) =>
    person.request(api.integrations.link, {
      params: { provider: "jira" },
      body: { email: "bot@acme.test", token: "scoped", projectKey: "SHOP", ...settings },
    });
  beforeAll(() => {
    web.hosts.set("scoped.atlassian.net", scoped.host);
    web.hosts.set("api.atlassian.com", scoped.gateway);
  });

  test.each(["https://scoped.atlassian.net", `https://api.atlassian.com/ex/jira/${cloudId}`])(
    "with a token with scopes, by %s; links lead to the site",
    async (baseUrl) => {
      const person = await server.signUp();
      const linked = await link(person, { baseUrl });
      expect(linked.body.data).toMatchObject({ account: "Quinn Tester (Web shop)" });
      const shop = await newProject(person, { name: "Shop" });
      const id = await stories.run(person, { project: shop }, { pays: "failed" });
      const { key, url } = (await make(id, { provider: "jira" }, person)).body.data;
      expect(url).toBe(`https://scoped.atlassian.net/browse/${key}`);
    },
  );

  test("and errors name the cause: a wrong token, scopes, a missing permission", async () => {
    const person = await server.signUp();
    const wrong = await link(person, { baseUrl: "https://scoped.atlassian.net", token: "other" });
    expect(wrong.body).toMatchObject({ error: "Credentials refused", message: expect.stringContaining("read:jira-work, write:jira-work") });
    // A token goes only to the site and to Atlassian's gateway, and not with the public request.
    expect(web.requests.filter(({ path }) => path === "/_edge/tenant_info").every(({ headers }) => !headers.authorization)).toBe(true);
    scoped.options.mayCreate = false;
    const reader = await link(person, { baseUrl: "https://scoped.atlassian.net" });
    scoped.options.mayCreate = true;
    expect(reader.body.message).toContain('lacks the permission "Create issues"');
    web.hosts.set("plain.atlassian.test", jira.host);
    expect((await link(person, { baseUrl: "https://plain.atlassian.test" })).body.error).toBe("Credentials refused");
  });

  test("below 8.14 with a user name and password, and writes wiki markup there", async () => {
    const old = fakeJira({
      authorization: `Basic ${Buffer.from("quinn:pw").toString("base64")}`,
      version: 2,
      site: "https://old.acme.test",
    });
    web.hosts.set("old.acme.test", old.host);
    const person = await server.signUp();
    expect((await link(person, { baseUrl: "https://old.acme.test", email: "quinn", token: "pw" })).status).toBe(200);
    const shop = await newProject(person, { name: "Shop" });
    const id = await stories.run(person, { project: shop }, { "{code} [a|b] *bold* -x-": "failed" });
    expect((await make(id, { provider: "jira" }, person)).status).toBe(201);
    expect(old.issues[0].description).toContain("\\{code\\} \\[a\\|b\\] \\*bold\\* \\-x\\-");
  });
});

test("linking monday.com warns when its API version is no longer supported", async () => {
  const aged = fakeMonday({ token: "mon", version: { kind: "current", value: "2027-04" } });
  const person = await server.signUp();
  web.hosts.set("api.monday.com", aged.host);
  expect(
    (await person.request(api.integrations.link, { params: { provider: "monday" }, body: { token: "mon", boardId: "77" } })).status,
  ).toBe(200);
  expect((await person.call(api.integrations.get, { params: { provider: "monday" } })).data?.lastError?.message).toMatch(
    /no longer supports .* answers with 2027-04/,
  );
  aged.options.version = { kind: "maintenance", value: aged.options.version?.value ?? "" };
  expect((await person.request(api.integrations.test, { params: { provider: "monday" } })).status).toBe(200);
  web.hosts.set("api.monday.com", monday.host);
  expect((await person.request(api.integrations.test, { params: { provider: "monday" } })).status).toBe(200);
  expect((await person.call(api.integrations.get, { params: { provider: "monday" } })).data?.lastError).toBeNull();
});

describe("text from suites is shown literally", () => {
  const words = fc.stringMatching(/^[ \t\na-c1h.{}[\]()|!*^~_+\-?:;#&\\q=<>`@/)]*$/);

  test("in Jira's wiki markup", () => {
    expect(escapeWikiMarkup("a-b snake_case (file.ts:1) 1 + 1 C:\\x")).toBe("a-b snake_case (file.ts:1) 1 \\+ 1 C:&#92;x");
    expect(escapeWikiMarkup("h1. big\nbq. said\n# one\n- two\n:) (x) &amp; ??who??")).toBe(
      "&#104;1. big\n&#98;q. said\n&#35; one\n\\- two\n&#58;) &#40;x) &#38;amp; \\?\\?who\\?\\?",
    );
    fc.assert(
      fc.property(words, (text) => {
        const escaped = escapeWikiMarkup(text);
        const shown = escaped.replace(/\\(.)|&#(\d+);/g, (_all, mark?: string, code?: string) => mark ?? String.fromCharCode(Number(code)));
        expect(shown).toBe(text);
        const bare = escaped.replace(/\\.|&#\d+;/g, "");
        expect(bare).not.toMatch(/[{}[\]|!*^~\\]|\?\?|^[ \t]*(h[1-6]\.|bq\.|#+[ \t])/m);
        expect(bare).not.toMatch(/(?<![a-z0-9])[-_+]|[-_+](?![a-z0-9])/i);
      }),
    );
  });

  test("in Markdown", async () => {
    expect(escapeMarkdown("**b** [x](y) <i>\n- one\n2. two\n    code\n===")).toBe(
      "\\*\\*b\\*\\* \\[x\\]\\(y\\) \\<i\\>  \n\\- one  \n2\\. two  \n\u00a0\u00a0\u00a0\u00a0code  \n\\===",
    );
    const id = await stories.run(ada, { project, folder: "cart" }, { "**b** [x](http://y.test)": "failed" });
    await make(id, { provider: "linear" });
    expect(linear.issues.at(-1).description).toContain("\\*\\*b\\*\\* \\[x\\]\\(http\\://y.test\\)");
  });
});

describe("issues of test cycles", () => {
  /** A cycle of one case with three steps. */
  async function newCycle() {
    const steps = ["Open the cart", "Pay @team <b>now</b>", "Sign out"].map((action) => ({ action, expectedResult: `${action} works` }));
    const projectId = await newProject(ada);
    const content = { title: "A guest pays", suite: "Checkout", preconditions: "The cart is full", testData: "4111", steps };
    await ada.call(api.testCases.create, { body: { projectId, ...content } });
    const body = { projectId, name: "Release 7", configuration: "Firefox" };
    const { id, items } = (await ada.call(api.testCycles.create, { body })).data;
    return { id, itemId: items[0]?.id ?? "" };
  }
  type At = Awaited<ReturnType<typeof newCycle>>;
  const record = (params: At, steps: object[], comment = "") =>
    ada.call(api.testCycles.changeItem, { params, body: { steps, ...(comment ? { comment } : {}) } });
  const makeFor = (params: At, body: object, person = ada) => person.raw(api.issues.createForItem, { params, body });
  const issuesOf = async ({ id }: At) => (await ada.call(api.testCycles.get, { params: { id } })).data.items[0]?.issues;

  test("a failed step makes one issue, also with concurrent requests, with what the tester saw, and the item shows it", async () => {
    const at = await newCycle();
    await record(at, [{ status: "PASSED" }, { status: "FAILED", comment: "a blank page" }], "Twice in a row");
    const picture = { name: "blank.gif", step: 1, content: "R0lGODlhAQABAAAAACwAAAAAAQABAAA=" };
    await ada.call(api.testCycles.addScreenshot, { params: at, body: picture });
    const before = linear.issues.length;
    const answers = await Promise.all(Array.from({ length: 4 }, () => makeFor(at, { provider: "linear", step: 1 })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe("ISSUE_EXISTS");
    expect(linear.issues).toHaveLength(before + 1);
    const { title, description } = linear.issues.at(-1);
    expect(title).toBe("A guest pays: step 2 fails");
    for (const text of [
      "TC-1",
      "Checkout",
      "Release 7",
      "Firefox",
      "The cart is full",
      "4111",
      "a blank page",
      "Twice in a row",
      "blank.gif",
    ])
      expect(description).toContain(escapeMarkdown(text));
    expect(description).toContain(`[Open the case in its cycle](<https://gantry.test/test-cycles/${at.id}?item=${at.itemId}>)`);
    // What comes after the failed step, and markup of the tester, is not in it.
    expect(description).not.toContain("Sign out");
    expect(description).not.toContain("<b>");
    const { key, url } = answers.find(({ status }) => status === 201)?.body.data ?? {};
    expect(await issuesOf(at)).toMatchObject([{ provider: "linear", key, url, step: 1, createdBy: { id: ada.id } }]);
    expect((await makeFor(at, { provider: "linear", step: 1 })).body.code).toBe("ISSUE_EXISTS");

    // The case as a whole, and another tracker, have issues of their own.
    expect((await makeFor(at, { provider: "linear", title: "No payments" })).body.data).toMatchObject({ step: null });
    expect((await makeFor(at, { provider: "jira", step: 1 })).status).toBe(201);
    expect((await issuesOf(at))?.map(({ provider, step }) => [provider, step])).toEqual([
      ["linear", 1],
      ["linear", null],
      ["jira", 1],
    ]);
    const csv = (await ada.request(api.testCycles.export, { params: { id: at.id } })).body;
    expect(csv).toContain(String(url));
  });

  test("only a failed case or step of the organization makes an issue, and only for writers", async () => {
    const at = await newCycle();
    expect((await makeFor(at, { provider: "linear" })).body.code).toBe("ITEM_NOT_FAILED");
    await record(at, [{ status: "PASSED" }, { status: "FAILED" }]);
    expect((await makeFor(at, { provider: "linear", step: 0 })).body.code).toBe("ITEM_NOT_FAILED");
    expect((await makeFor(at, { provider: "linear", step: 3 })).body.code).toBe("UNKNOWN_STEP");
    expect((await makeFor(at, { provider: "github", step: 1 })).status).toBe(409);
    expect((await makeFor(at, { provider: "slack" })).body.error).toBe("Provider not supported");
    const viewer = await addMember(server, ada, "viewer");
    expect((await makeFor(at, { provider: "linear" }, viewer)).status).toBe(403);
    const eve = await server.signUp();
    expect((await makeFor(at, { provider: "linear" }, eve)).body.error).toBe("Test cycle not found");
    expect(await issuesOf(at)).toEqual([]);
  });

  test("an issue whose response was lost is found by the next attempt instead of being created twice", async () => {
    const at = await newCycle();
    await record(at, [{ status: "FAILED" }]);
    const before = jira.issues.length;
    jira.options.trouble = "after";
    expect((await makeFor(at, { provider: "jira" })).status).toBe(400);
    jira.options.trouble = undefined;
    expect(await issuesOf(at)).toEqual([]);
    await server.ctx.db.asSystem((tx) =>
      tx.updateTable("test_cycle_issues").set({ held_until: null }).where("item_id", "=", at.itemId).execute(),
    );
    expect((await makeFor(at, { provider: "jira" })).body.data).toMatchObject({ key: `SHOP-${before + 1}` });
    expect(jira.issues).toHaveLength(before + 1);
    await ada.call(api.testCycles.delete, { params: { id: at.id } });
  });
});
