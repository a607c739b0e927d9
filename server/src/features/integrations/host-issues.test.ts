import { api } from "@gantry/contract/api.ts";
import type { IssueProvider } from "@gantry/contract/integrations/constants.ts";
import type { CiContext } from "@gantry/contract/executions/schemas.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type FakeWeb, startFakeWeb } from "../../testing/fake-web.ts";
import { newProject } from "../../testing/given/project.ts";
import { type Person, type TestServer, startTestServer } from "../../testing/start-server.ts";
import { fakeGithub } from "./testing/fake-github.ts";
import { fakeGitlab } from "./testing/fake-gitlab.ts";
import { runStories } from "./testing/run-stories.ts";

let web: FakeWeb;
let server: TestServer;
let ada: Person;
let project: string;
let stories: ReturnType<typeof runStories>;
const github = fakeGithub({ token: "gh" });
const gitlab = fakeGitlab({ token: "gl" });
const fakes = { github, gitlab };
const hosts = ["github", "gitlab"] as const;
const contexts: Record<(typeof hosts)[number], CiContext> = {
  github: { source: "github-actions", host: "github.com", repository: "acme/shop" },
  gitlab: { source: "gitlab-ci", host: "gitlab.com", repository: "acme/web/shop" },
};

beforeAll(async () => {
  web = await startFakeWeb();
  web.hosts.set("api.github.com", github.host);
  web.hosts.set("gitlab.com", gitlab.host);
  server = await startTestServer({ DEFAULT_PLAN: "enterprise", FRONTEND_URL: "https://gantry.test" }, { safeFetch: web.fetch });
  stories = runStories(server);
  ada = await server.signUp();
  project = await newProject(ada, { name: "Shop" });
  await link("github", { token: "gh" });
  await link("gitlab", { token: "gl" });
});
afterAll(async () => {
  await server.close();
  await web.close();
});

const link = (provider: IssueProvider, settings: Record<string, unknown>, person = ada) =>
  person.call(api.integrations.link, { params: { provider }, body: settings });
const failedRun = (ciContext?: CiContext, name = "pays") =>
  stories.run(ada, { project, folder: "cart", ...(ciContext ? { ciContext } : {}) }, { [name]: "failed" });
const make = (id: string, body: object, person = ada) => person.raw(api.issues.create, { params: { id }, body });
const textOf = { github: () => github.issues.at(-1).body, gitlab: () => gitlab.issues.at(-1).description };

test.each(hosts)("%s gets an issue in the run's repository, with the text as code, once", async (provider) => {
  const id = await failedRun(contexts[provider], "@team /close #1 ```");
  const before = fakes[provider].issues.length;
  const answers = await Promise.all(Array.from({ length: 4 }, () => make(id, { provider })));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
  const made = answers.find(({ status }) => status === 201)?.body.data;
  expect(fakes[provider].issues).toHaveLength(before + 1);
  const urls = {
    github: `https://github.com/acme/shop/issues/${before + 1}`,
    gitlab: `https://gitlab.com/acme/web/shop/-/issues/${before + 1}`,
  };
  expect(made).toMatchObject({ provider, key: `#${before + 1}`, url: urls[provider], executionId: id });
  expect(fakes[provider].issues.at(-1).title).toBe("Shop: 1 test fails in cart");
  const [, fence, inside] = /^(`{3,})text\n([^]*)\n\1\n/.exec(textOf[provider]()) ?? [];
  expect(fence).toBe("````");
  expect(inside).toContain("cart › @team /close #1 ```");
  expect(textOf[provider]()).toContain(`[Open the run](<https://gantry.test/runs/${id}>)`);
  expect((await ada.call(api.issues.list, { params: { id } })).data).toMatchObject([{ provider, url: urls[provider] }]);
});

test("a failure of several runs becomes one issue on GitHub", async () => {
  const own = await newProject(ada, { name: "Own" });
  const failures = async () => (await ada.call(api.failureGroups.list, { query: { project: own } })).data;
  await stories.run(ada, { project: own, ciContext: contexts.github }, { pays: "failed" });
  await expect.poll(async () => (await failures())[0]?.executions).toBe(1);
  const params = { id: (await failures())[0]?.id ?? "" };
  const ask = () => ada.raw(api.issues.createForFailure, { params, body: { provider: "github" } });
  expect((await Promise.all([ask(), ask()])).map(({ status }) => status).sort()).toEqual([201, 409]);
  expect(github.issues.at(-1).title).toBe("cart › pays fails");
  expect((await failures())[0]?.issues).toMatchObject([{ provider: "github", key: `#${github.issues.length}` }]);
});

test.each(hosts)("a lost response of %s creates no second issue", async (provider) => {
  for (const trouble of ["after", "before"] as const) {
    const id = await failedRun(contexts[provider]);
    const before = fakes[provider].issues.length;
    fakes[provider].options.trouble = trouble;
    const lost = await make(id, { provider });
    delete fakes[provider].options.trouble;
    expect([lost.status, lost.body.code]).toEqual([400, "PROVIDER_UNAVAILABLE"]);
    await server.ctx.db.asSystem((tx) =>
      tx.updateTable("tracked_issues").set({ held_until: sql<Date>`clock_timestamp()` }).where("execution_id", "=", id).execute(),
    );
    expect((await make(id, { provider })).status).toBe(201);
    expect(fakes[provider].issues, trouble).toHaveLength(before + 1);
  }
});

test("a refusal says what to do, and it can be tried again", async () => {
  const [onGithub, onGitlab] = [await failedRun(contexts.github), await failedRun(contexts.gitlab)];
  github.options.issues = "hidden";
  const hidden = await make(onGithub, { provider: "github" });
  github.options.issues = "off";
  const off = await make(onGithub, { provider: "github" });
  delete github.options.issues;
  gitlab.options.mayCreateIssues = false;
  const refused = await make(onGitlab, { provider: "gitlab" });
  delete gitlab.options.mayCreateIssues;
  expect([hidden.status, hidden.body.message]).toEqual([400, expect.stringContaining("the permission Issues (read and write)")]);
  expect([off.status, off.body.message]).toEqual([400, expect.stringContaining("Issues are switched off in acme/shop")]);
  expect([refused.status, refused.body.message]).toEqual([400, expect.stringContaining("issues must be switched on there")]);
  expect((await make(onGithub, { provider: "github" })).status).toBe(201);
  expect((await make(onGitlab, { provider: "gitlab" })).status).toBe(201);
});

test("a run of another host, or of none, needs a repository for issues", async () => {
  const ids = [await failedRun(), await failedRun(contexts.gitlab)];
  for (const id of ids) {
    const answer = await make(id, { provider: "github" });
    expect([answer.status, answer.body.message]).toEqual([400, expect.stringContaining("The run names no repository on GitHub")]);
  }
  await link("github", { token: "gh", issueRepository: "acme/bugs" });
  for (const id of ids) expect((await make(id, { provider: "github" })).status).toBe(201);
  expect(github.issues.at(-1).html_url).toBe("https://github.com/acme/bugs/issues/2");
});

test("nobody outside the organization reads its issues, makes one or uses its token", async () => {
  const id = await failedRun(contexts.github);
  const bob = await server.signUp();
  const before = github.issues.length;
  expect((await make(id, { provider: "github" }, bob)).status).toBe(404);
  const ofBob = await stories.run(
    bob,
    { project: await newProject(bob, { name: "Shop" }), ciContext: contexts.github },
    { pays: "failed" },
  );
  expect((await make(ofBob, { provider: "github" }, bob)).body.code).toBe("INTEGRATION_NOT_LINKED");
  expect(github.issues).toHaveLength(before);
});
