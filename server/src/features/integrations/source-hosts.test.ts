import { api } from "@gantry/contract/api.ts";
import type { ProviderId } from "@gantry/contract/integrations/constants.ts";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { CiContext } from "@gantry/contract/executions/schemas.ts";
import { type FakeWeb, startFakeWeb } from "../../testing/fake-web.ts";
import { newProject } from "../../testing/given/project.ts";
import { type Person, type TestServer, startTestServer } from "../../testing/start-server.ts";
import type { LinkedProvider } from "./linked/linked-providers.ts";
import { chooseHost } from "./source-hosts/choose-host.ts";
import { code } from "./source-hosts/markdown.ts";
import { fakeAzure } from "./testing/fake-azure.ts";
import { fakeBitbucket } from "./testing/fake-bitbucket.ts";
import { fakeGithub } from "./testing/fake-github.ts";
import { fakeGitlab } from "./testing/fake-gitlab.ts";
import { runStories } from "./testing/run-stories.ts";

let web: FakeWeb;
let server: TestServer;
let stories: ReturnType<typeof runStories>;
let shas = 0;
const sha = () => (++shas).toString(16).padStart(40, "a");

beforeAll(async () => {
  web = await startFakeWeb();
  server = await startTestServer({ DEFAULT_PLAN: "enterprise", FRONTEND_URL: "https://gantry.test" }, { safeFetch: web.fetch });
  stories = runStories(server);
});
afterAll(async () => {
  await server.close();
  await web.close();
});

const shop = (person: Person) => newProject(person, { name: "Shop", runSettings: { autoQuarantine: true } });

async function linked(provider: ProviderId, settings: Record<string, unknown>): Promise<{ person: Person; project: string }> {
  const person = await server.signUp();
  const answer = await person.request(api.integrations.link, { params: { provider }, body: settings });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return { person, project: await shop(person) };
}

const lastError = async (person: Person, provider: ProviderId) =>
  (await person.call(api.integrations.get, { params: { provider } })).data?.lastError;

describe("GitHub", () => {
  const settings = { token: "ghp-1" };

  test("shows a commit as pending while a run is in progress, and then its verdict, named after the project", async () => {
    const github = fakeGithub({ token: "ghp-1" });
    web.hosts.set("api.github.com", github.host);
    const { person, project } = await linked("github", settings);
    const commitSha = sha();
    const { id } = await stories.queue(person, { project, ciContext: { source: "github-actions", repository: "acme/shop", commitSha } });
    await server.outbox.idle();
    expect(github.statuses).toMatchObject([
      { sha: commitSha, state: "pending", context: "gantry/Shop", target_url: `https://gantry.test/runs/${id}` },
    ]);
    await stories.end(id, { pays: "failed", adds: "passed", waits: "flaky" });
    await server.outbox.idle();
    expect(github.statuses.slice(1)).toMatchObject([{ state: "failure", description: "1 failed, 2 passed, 1 flaky" }]);
    expect((await person.call(api.integrations.get, { params: { provider: "github" } })).data).toMatchObject({
      lastUsedAt: expect.any(String),
      lastError: null,
    });
  });

  test("combines the runs of a commit: pending while one is in progress, then the worst; a re-run replaces its result", async () => {
    const github = fakeGithub({ token: "ghp-1" });
    web.hosts.set("api.github.com", github.host);
    const { person, project } = await linked("github", settings);
    const ciContext = { source: "github", repository: "https://github.com/acme/shop.git", commitSha: sha() };
    const first = await stories.queue(person, { project, ciContext, folder: "a" });
    const second = await stories.queue(person, { project, ciContext, folder: "b" });
    await stories.end(first.id, { a: "failed" });
    await server.outbox.idle();
    expect(github.statuses.at(-1)).toMatchObject({ state: "pending", description: "1 of 2 runs in progress" });
    await stories.end(second.id, { b: "passed" });
    await server.outbox.idle();
    expect(github.statuses.at(-1)).toMatchObject({ state: "failure", description: "1 failed, 1 passed" });
    const again = await person.raw(api.executions.rerun, { params: { id: first.id } });
    await server.outbox.idle();
    expect(github.statuses.at(-1)?.state).toBe("pending");
    await stories.end(again.body.data.id, { a: "passed" });
    await server.outbox.idle();
    expect(github.statuses.at(-1)).toMatchObject({ state: "success", description: "2 passed" });
  });

  test("passes a commit whose only failures are quarantined", async () => {
    const github = fakeGithub({ token: "ghp-1" });
    web.hosts.set("api.github.com", github.host);
    const { person, project } = await linked("github", settings);
    for (let run = 0; run < 3; run++) await stories.run(person, { project, groupName: "nightly" }, { pays: "failed", adds: "passed" });
    await stories.run(person, { project, ciContext: { repository: "acme/shop", commitSha: sha() } }, { pays: "failed", adds: "passed" });
    await server.outbox.idle();
    expect(github.statuses.at(-1)).toMatchObject({ state: "success", description: "1 passed, 1 quarantined" });
  });

  test("matches the gate: after re-running failures, and after manual quarantine once the gate is asked", async () => {
    const github = fakeGithub({ token: "ghp-1" });
    web.hosts.set("api.github.com", github.host);
    const { person, project } = await linked("github", settings);
    const { apiKey } = (await person.request(api.apiKeys.create, { body: { name: "pipeline" } })).body;
    const headers = { "x-api-key": apiKey };
    const ciContext = { source: "github", repository: "acme/shop", prNumber: 3, commitSha: sha() };
    const body = { projectId: project, image: "shop/e2e:1", ciContext };
    const { taskId } = (await server.request(api.ci.trigger, { headers, body })).body;
    await stories.end(taskId, { pays: "failed", adds: "failed", looks: "passed" });
    await server.outbox.idle();
    expect(github.statuses.at(-1)).toMatchObject({ state: "failure", description: "2 failed, 1 passed" });
    const again = (await person.call(api.executions.rerun, { params: { id: taskId }, body: { only: "failed" } })).data;
    await stories.end(again.id, { pays: "failed", adds: "passed" });
    await server.outbox.idle();
    expect(github.statuses.at(-1)).toMatchObject({ state: "failure", description: "1 failed, 2 passed" });
    expect([...github.comments.values()].map((comment) => comment.body)).toEqual([expect.stringContaining("1 new failure")]);
    // A run is called by its number.
    expect([...github.comments.values()][0]?.body).toMatch(/\| \[Shop #\d+\]\(https:\/\/gantry\.test\/runs\/[0-9a-f]{24}\)/);
    const failed = (await person.call(api.executions.tests, { params: { id: again.id }, query: { status: "failed" } })).data;
    const added = await person.request(api.quarantine.add, { body: { projectId: project, testKey: failed[0]?.testKey, reason: "known" } });
    expect(added.status, JSON.stringify(added.body)).toBe(201);
    const gate = await server.request(api.ci.gate, { headers, body: { taskId } });
    expect(gate.body.data.status).toBe("PASSED");
    await server.outbox.idle();
    expect(github.statuses.at(-1)).toMatchObject({ state: "success", description: "2 passed, 1 quarantined" });
  });

  test("keeps one comment up to date: new failures first, then known ones, flaky and quarantined folded", async () => {
    const github = fakeGithub({ token: "ghp-1", perPage: 2 });
    web.hosts.set("api.github.com", github.host);
    for (let index = 0; index < 5; index++) github.say(7, `remark ${index}`);
    const { person, project } = await linked("github", settings);
    await stories.run(person, { project }, { known: "failed", fresh: "passed" });
    const pull = { source: "github", repository: "acme/shop", prNumber: 7 };
    await stories.run(person, { project, ciContext: { ...pull, commitSha: sha() } }, { known: "failed", fresh: "failed", shaky: "flaky" });
    await server.outbox.idle();
    const ours = () => [...github.comments.values()].filter(({ body }) => body.includes("gantry-report:"));
    expect(ours()).toHaveLength(1);
    const [comment] = ours();
    expect(comment?.body).toContain("1 new failure");
    expect(comment?.body.indexOf("New failures")).toBeLessThan(comment?.body.indexOf("Still failing") ?? 0);
    expect(comment?.body).toMatch(
      /New failures\*\*\n\n- \[`cart › fresh`\]\(https:\/\/gantry\.test\/runs\/(\w+)\?tab=overview&test=\1-1\) `cart\.spec\.ts:2`/,
    );
    expect(comment?.body).toContain("<details><summary>1 flaky</summary>");
    expect(comment?.body).toContain("`expected 1 @team <b>got</b> 2`");
    await stories.run(person, { project, ciContext: { ...pull, commitSha: sha() } }, { known: "passed", fresh: "passed" });
    await server.outbox.idle();
    expect(ours()).toHaveLength(1);
    expect(ours()[0]?.id).toBe(comment?.id);
    expect(ours()[0]?.body).toContain("✅ Gantry: passed (2 passed)");
  });

  test("recreates a deleted comment, finds its own on a later page, and leaves a stranger's with the marker alone", async () => {
    const github = fakeGithub({ token: "ghp-1", perPage: 2 });
    web.hosts.set("api.github.com", github.host);
    const { person, project } = await linked("github", settings);
    const marker = `<!-- gantry-report:${person.organizationId} -->`;
    for (let index = 0; index < 3; index++) github.say(8, `remark ${index}`);
    const ours = github.say(8, `of an earlier link ${marker}`);
    const run = (results: Record<string, "passed" | "failed">) =>
      stories.run(person, { project, ciContext: { repository: "acme/shop", prNumber: 8, commitSha: sha() } }, results);
    await run({ a: "passed" });
    await server.outbox.idle();
    expect(github.comments.get(ours)?.body).toContain("1 passed");
    github.comments.delete(ours);
    await run({ a: "failed" });
    await server.outbox.idle();
    expect([...github.comments.values()].filter(({ body }) => body.includes("1 new failure"))).toHaveLength(1);
  });

  test("shows the newest state in one comment when many runs of a pull request end at once", async () => {
    const github = fakeGithub({ token: "ghp-1" });
    web.hosts.set("api.github.com", github.host);
    const { person, project } = await linked("github", settings);
    const ciContext = { repository: "acme/shop", prNumber: 9, commitSha: sha() };
    const queued = await Promise.all(Array.from({ length: 6 }, (_, n) => stories.queue(person, { project, ciContext, folder: `f${n}` })));
    await Promise.all(queued.map(({ id }, n) => stories.end(id, { [`t${n}`]: n === 3 ? "failed" : "passed" })));
    await expect.poll(() => waiting(person), { interval: 200 }).toBe(0);
    expect(github.comments.size).toBe(1);
    expect([...github.comments.values()][0]?.body).toContain("1 new failure");
    expect(github.statuses.at(-1)).toMatchObject({ state: "failure", description: "1 failed, 5 passed" });
  });

  test("waits for GitHub's rate limit as long as asked, and delays no run", async () => {
    const github = fakeGithub({ token: "ghp-1" });
    const { person, project } = await (async () => {
      web.hosts.set("api.github.com", github.host);
      return linked("github", settings);
    })();
    const resetAt = Math.floor(Date.now() / 1000) + 120;
    web.hosts.set("api.github.com", () => ({
      status: 403,
      headers: { "x-ratelimit-remaining": "0", "x-ratelimit-reset": String(resetAt) },
      body: { message: "API rate limit exceeded for user ID 7." },
    }));
    const id = await stories.run(person, { project, ciContext: { repository: "acme/shop", commitSha: sha() } }, { a: "passed" });
    expect((await person.call(api.executions.get, { params: { id } })).data.status).toBe("PASSED");
    await server.outbox.idle();
    const messages = await server.ctx.db.asSystem((tx) =>
      tx
        .selectFrom("outbox")
        .select(["due_at", "state"])
        .where("org_id", "=", person.organizationId)
        .where("topic", "=", "commit-status")
        .execute(),
    );
    // The second may have left its work to the first, which waits.
    const waits = messages.filter(({ state }) => state === "waiting");
    expect(waits.length).toBeGreaterThan(0);
    for (const message of waits) expect(message.due_at.getTime() - Date.now()).toBeGreaterThan(90_000);
    // Asking the gate sends nothing sooner.
    for (let time = 0; time < 2; time++) {
      const { body } = await person.request(api.ci.gate, { body: { taskId: id } });
      expect(body.data.sourceHost?.reason).toContain("takes no more requests");
    }
    const count = await server.ctx.db.asSystem((tx) =>
      tx.selectFrom("outbox").select("id").where("org_id", "=", person.organizationId).where("topic", "=", "commit-status").execute(),
    );
    expect(count).toHaveLength(messages.length);
    expect(github.statuses).toEqual([]);
  });

  test("shows in the settings why a status could not be set, and does not retry", async () => {
    const github = fakeGithub({ token: "ghp-1" });
    web.hosts.set("api.github.com", github.host);
    const { person, project } = await linked("github", settings);
    const report = (ciContext: object) => stories.run(person, { project, ciContext }, { a: "passed" });
    await report({ repository: "acme/shop", commitSha: "abc1234" });
    await server.outbox.idle();
    expect((await lastError(person, "github"))?.message).toMatch(/abc1234 is not the whole commit hash/);
    await report({ repository: "acme/../secrets", commitSha: sha() });
    await server.outbox.idle();
    expect((await lastError(person, "github"))?.message).toMatch(/GitHub names a repository owner\/name/);
    await report({ repository: "acme/other", commitSha: sha() });
    await server.outbox.idle();
    expect((await lastError(person, "github"))?.message).toMatch(/GitHub answered 404: Not Found/);
    // Another repository's success does not hide it.
    await report({ repository: "acme/shop", commitSha: sha() });
    await server.outbox.idle();
    expect((await lastError(person, "github"))?.message).toMatch(/acme\/other.*GitHub answered 404: Not Found/);
    expect(web.requests.some(({ path }) => path.includes("secrets"))).toBe(false);
  });

  test("is not linked with a classic token that lacks the scope", async () => {
    web.hosts.set("api.github.com", fakeGithub({ token: "ghp-1", scopes: "read:user, gist" }).host);
    const person = await server.signUp();
    const refused = await person.request(api.integrations.link, { params: { provider: "github" }, body: settings });
    expect(refused.body).toMatchObject({ error: "Credentials refused", message: expect.stringContaining("scope repo") });
  });
});

test("GitLab: sets a status twice, finds notes across pages, supports nested groups", async () => {
  const gitlab = fakeGitlab({ token: "glpat-1", perPage: 2 });
  web.hosts.set("gitlab.com", gitlab.host);
  const { person, project } = await linked("gitlab", { token: "glpat-1" });
  for (let index = 0; index < 3; index++) gitlab.say(5, `remark ${index}`);
  const ours = gitlab.say(5, `<!-- gantry-report:${person.organizationId} -->`);
  const ciContext = { source: "gitlab-ci", repository: "acme/web/shop", prNumber: 5, commitSha: sha() };
  const [first, second] = [
    await stories.queue(person, { project, ciContext, folder: "a" }),
    await stories.queue(person, { project, ciContext, folder: "b" }),
  ];
  await server.outbox.idle();
  expect(gitlab.statuses.get("gantry/Shop")?.state).toBe("running");
  await stories.end(first.id, { a: "passed" });
  await stories.end(second.id, { b: "passed" });
  await expect.poll(() => waiting(person), { interval: 100 }).toBe(0);
  expect(gitlab.statuses.get("gantry/Shop")).toMatchObject({ state: "success", sha: ciContext.commitSha, description: "2 passed" });
  expect(gitlab.notes.get(ours)?.body).toContain("passed (2 passed)");
  expect(gitlab.notes.size).toBe(4);
  expect(await lastError(person, "gitlab")).toBeNull();
});

test("GitLab: requests the next page from the linked address, also when the server returns another host name", async () => {
  const gitlab = fakeGitlab({ token: "glpat-1", perPage: 1, origin: "https://evil.test" });
  web.hosts.set("gitlab.com", gitlab.host);
  const { person, project } = await linked("gitlab", { token: "glpat-1" });
  for (let index = 0; index < 3; index++) gitlab.say(5, `remark ${index}`);
  await stories.run(person, { project, ciContext: { repository: "acme/web/shop", prNumber: 5 } }, { a: "passed" });
  await server.outbox.idle();
  expect(await lastError(person, "gitlab")).toBeNull();
  expect([...gitlab.notes.values()].at(-1)?.body).toContain("passed (1 passed)");
  expect(web.requests.some(({ host }) => host === "evil.test")).toBe(false);
});

test("Bitbucket: sets a build status by key, finds comments across pages, writes no HTML", async () => {
  const authorization = `Basic ${Buffer.from("ci@acme.test:bb").toString("base64")}`;
  const bitbucket = fakeBitbucket({ authorization, pagelen: 2 });
  web.hosts.set("api.bitbucket.org", bitbucket.host);
  const { person, project } = await linked("bitbucket", { workspace: "acme", email: "ci@acme.test", token: "bb" });
  for (let index = 0; index < 3; index++) bitbucket.say(5, `remark ${index}`);
  const ciContext = { source: "bitbucket-pipelines", repository: "acme/shop", prNumber: 5, commitSha: sha() };
  await stories.run(person, { project, ciContext }, { a: "failed", b: "flaky" });
  await server.outbox.idle();
  expect([...bitbucket.statuses.values()]).toMatchObject([{ state: "FAILED", sha: ciContext.commitSha, name: "gantry/Shop" }]);
  const said = [...bitbucket.comments.values()].at(-1)?.content.raw ?? "";
  expect(said).toContain("1 new failure");
  expect(said).toContain("**1 flaky**");
  expect(said).not.toContain("<details>");
  await stories.run(person, { project, ciContext: { ...ciContext, commitSha: sha() } }, { a: "passed" });
  await server.outbox.idle();
  expect(bitbucket.comments.size).toBe(4);
  expect([...bitbucket.comments.values()].at(-1)?.content.raw).toContain("passed (1 passed)");
});

describe("Azure DevOps", () => {
  const settings = { organizationUrl: "https://dev.azure.com/acme/", token: "az" };
  const context = { source: "azure-pipelines", repository: "https://dev.azure.com/acme/Web%20shop/_git/shop", prNumber: 5 };

  test("sets a status in the genre gantry, and keeps one closed thread without HTML", async () => {
    const azure = fakeAzure({ token: "az" });
    web.hosts.set("dev.azure.com", azure.host);
    const { person, project } = await linked("azure", settings);
    azure.open("remark", "active");
    const [first, second] = [sha(), sha()];
    azure.iterations.set(5, [first]);
    await stories.run(person, { project, ciContext: { ...context, commitSha: first } }, { a: "failed", b: "flaky" });
    await server.outbox.idle();
    expect([...azure.threads.values()].at(-1)?.comments[0]?.content).not.toMatch(/<details|<!--/);
    azure.iterations.set(5, [first, second]);
    await stories.run(person, { project, ciContext: { ...context, commitSha: second } }, { a: "passed" });
    await expect.poll(() => waiting(person), { interval: 100 }).toBe(0);
    // A branch policy stores genre and name separately, and shows them as gantry/Shop.
    expect(azure.statuses.at(-1)).toMatchObject({
      state: "succeeded",
      sha: second,
      repository: "Web shop/shop",
      context: { genre: "gantry", name: "Shop" },
    });
    const ours = [...azure.threads.values()].slice(1);
    expect(ours).toMatchObject([{ status: "closed", comments: [{ content: expect.stringContaining("passed (1 passed)") }] }]);
    expect(await lastError(person, "azure")).toBeNull();
  });

  test("sets the status of the pull request for the tested iteration, for each push", async () => {
    const azure = fakeAzure({ token: "az" });
    web.hosts.set("dev.azure.com", azure.host);
    const { person, project } = await linked("azure", settings);
    const [first, second] = [sha(), sha()];
    azure.iterations.set(5, [first]);
    const { id } = await stories.queue(person, { project, ciContext: { ...context, repository: "Web shop/shop", commitSha: first } });
    await server.outbox.idle();
    expect(azure.verdictOf(5)).toBe("pending");
    await stories.end(id, { a: "passed" });
    await server.outbox.idle();
    expect(azure.verdictOf(5)).toBe("succeeded");
    // After a push the previous iteration's verdict does not apply.
    azure.iterations.set(5, [first, second]);
    expect(azure.verdictOf(5)).toBeUndefined();
    await stories.run(person, { project, ciContext: { ...context, commitSha: second } }, { a: "failed" });
    await server.outbox.idle();
    expect(azure.verdictOf(5)).toBe("failed");
    expect(azure.pullStatuses.at(-1)).toMatchObject({
      iterationId: 2,
      repository: "Web shop/shop",
      context: { genre: "gantry", name: "Shop" },
    });
  });

  test("a commit without an iteration sets no status of the pull request, and the error says so", async () => {
    const azure = fakeAzure({ token: "az" });
    web.hosts.set("dev.azure.com", azure.host);
    const { person, project } = await linked("azure", settings);
    azure.iterations.set(5, [sha()]);
    await stories.run(person, { project, ciContext: { ...context, commitSha: sha() } }, { a: "passed" });
    await server.outbox.idle();
    expect(azure.statuses.at(-1)?.state).toBe("succeeded");
    expect(azure.pullStatuses).toEqual([]);
    const errors = await server.ctx.db.asSystem((tx) =>
      tx.selectFrom("outbox").select("last_error").where("org_id", "=", person.organizationId).where("state", "=", "given_up").execute(),
    );
    expect(errors.map(({ last_error }) => last_error)).toContainEqual(expect.stringContaining("has no iteration that ends in the commit"));
  });

  test("accepts each form of a repository's name, in its own project", async () => {
    const azure = fakeAzure({ token: "az" });
    web.hosts.set("dev.azure.com", azure.host);
    const { person, project } = await linked("azure", settings);
    const forms = {
      "Web shop/api": "Web shop/api",
      "git@ssh.dev.azure.com:v3/acme/Web%20shop/api": "Web shop/api",
      "https://acme@dev.azure.com/acme/Tools/_git/Tools": "Tools/Tools",
      "https://dev.azure.com/acme/_git/Tools": "Tools/Tools",
      "acme/Web shop/_git/shop": "Web shop/shop",
    };
    for (const [repository, expected] of Object.entries(forms)) {
      await stories.run(person, { project, ciContext: { source: "azure", repository, commitSha: sha() } }, { a: "passed" });
      await server.outbox.idle();
      expect(azure.statuses.at(-1)?.repository, repository).toBe(expected);
    }
  });
});

test("an organization's runs never reach another one's source host", async () => {
  const github = fakeGithub({ token: "ghp-1" });
  web.hosts.set("api.github.com", github.host);
  const { person } = await linked("github", { token: "ghp-1" });
  const other = await server.signUp();
  await stories.run(
    other,
    { project: await shop(other), ciContext: { source: "github", repository: "acme/shop", commitSha: sha() } },
    { a: "passed" },
  );
  await server.outbox.idle();
  expect(github.statuses).toEqual([]);
  await person.request(api.integrations.unlink, { params: { provider: "github" } });
  const left = await server.ctx.db.asSystem((tx) =>
    tx.selectFrom("source_host_posts").selectAll().where("org_id", "=", person.organizationId).execute(),
  );
  expect(left).toEqual([]);
});

test("a repository's host comes from its URL or CI system, or is the only linked one", () => {
  const github = { id: "github" as const, address: "https://api.github.com" };
  const gitlab = { id: "gitlab" as const, address: "https://gitlab.com" };
  const own = { id: "gitlab" as const, address: "https://code.acme.test/gitlab" };
  const azure = { id: "azure" as const, address: "https://dev.azure.com/acme" };
  const bitbucket = { id: "bitbucket" as const, address: null };
  const others = [
    { id: "jira" as const, address: "https://acme.atlassian.net" },
    { id: "webhook" as const, address: null },
  ];
  const chosen = (context: CiContext, ...linkedHosts: LinkedProvider[]) => chooseHost(context, [...linkedHosts, ...others]).provider;
  const both = [github, gitlab];
  expect(chosen({ source: "GitHub-Actions" }, ...both)).toBe("github");
  expect(chosen({ source: "jenkins", repository: "git@gitlab.com:acme/shop.git" }, ...both)).toBe("gitlab");
  expect(chosen({ source: "jenkins", host: "GitHub.com", repository: "acme/shop" }, ...both)).toBe("github");
  expect(chosen({ source: "jenkins", host: "code.acme.test", repository: "acme/shop" }, github, own)).toBe("gitlab");
  expect(chosen({ source: "azure-pipelines", repository: "https://github.com/acme/shop" }, github, azure)).toBe("github");
  expect(chosen({ source: "azure", host: "acme.visualstudio.com" }, github, azure)).toBe("azure");
  expect(chosen({ source: "github", host: "git.acme.test" }, { id: "github", address: "https://git.acme.test/api/v3" }, gitlab)).toBe(
    "github",
  );
  expect(chosen({ host: "octo.ghe.com" }, { id: "github", address: "https://api.octo.ghe.com" }, gitlab)).toBe("github");
  expect(chosen({ source: "jenkins", repository: "acme/shop" }, bitbucket)).toBe("bitbucket");
  // An internal host name or an ssh alias is not a reason to doubt the only linked host.
  expect(chosen({ source: "gitlab", host: "git.acme.test" }, { id: "gitlab", address: "http://10.0.0.5" }, github)).toBe("gitlab");
  expect(chosen({ source: "jenkins", host: "ssh.acme.test" }, own)).toBe("gitlab");

  const reason = (context: CiContext, ...linkedHosts: LinkedProvider[]) => chooseHost(context, [...linkedHosts, ...others]).reason;
  expect(reason({ source: "gitlab" }, github)).toMatch(/on GitLab, which is not linked\. Linked: GitHub \(github\.com\)\./);
  // A host of one's own is never replaced by another one of the same kind, nor by the only one that is linked.
  for (const context of [
    { source: "github-actions", host: "git.corp" },
    { source: "github", repository: "https://git.corp/acme/shop" },
    { source: "jenkins", repository: "git@git.corp:acme/shop.git" },
  ])
    expect(reason(context, github), JSON.stringify(context)).toMatch(/git\.corp\)?, which is not linked\. Linked: GitHub \(github\.com\)/);
  expect(reason({ source: "azure", host: "tfs.corp" }, { id: "azure", address: "https://devops.corp/tfs/Main" })).toMatch(
    /Azure DevOps \(tfs\.corp\), which is not linked\. Linked: Azure DevOps \(devops\.corp\)/,
  );
  for (const other of [
    github,
    { id: "github" as const, address: "https://api.octo.ghe.com" },
    { id: "gitlab" as const, address: "http://10.0.0.5" },
  ])
    expect(reason({ source: "jenkins", host: "acme.ghe.com" }, other)).toMatch(/on GitHub \(acme\.ghe\.com\), which is not linked/);
  expect(reason({ source: "gitlab", host: "gitlab.com" }, own)).toMatch(/on GitLab \(gitlab\.com\), which is not linked/);
  expect(reason({ source: "azure", host: "github.com" }, azure)).toMatch(
    /on GitHub \(github\.com\), which is not linked\. Linked: Azure DevOps/,
  );
  expect(reason({ source: "jenkins", repository: "acme/shop" }, ...both)).toMatch(/Several source hosts are linked \(GitHub, GitLab\)/);
  expect(reason({})).toBeNull();
});

test("trigger and gate say why no status is set", async () => {
  const github = fakeGithub({ token: "ghp-1" });
  web.hosts.set("api.github.com", github.host);
  const { person, project } = await linked("github", { token: "ghp-1" });
  const { apiKey } = (await person.request(api.apiKeys.create, { body: { name: "pipeline" } })).body;
  const headers = { "x-api-key": apiKey };
  const trigger = async (ciContext?: object) =>
    (await server.request(api.ci.trigger, { headers, body: { projectId: project, image: "shop/e2e:1", ciContext } })).body;
  const full = { repository: "acme/shop", commitSha: sha() };
  expect((await trigger(full)).sourceHost).toEqual({ provider: "github", reason: null });
  const elsewhere = await trigger({ source: "gitlab", ...full });
  expect(elsewhere.sourceHost).toEqual({ provider: null, reason: expect.stringContaining("on GitLab, which is not linked") });
  expect((await trigger({ repository: "acme/shop", commitSha: "abc1234" })).sourceHost?.reason).toContain("not the whole commit hash");
  expect((await trigger({ repository: "acme/shop", prNumber: 5 })).sourceHost?.reason).toContain("names no commit");
  expect((await trigger({ branch: "main" })).sourceHost?.reason).toContain("names no repository");
  expect((await trigger()).sourceHost?.reason).toContain("names no repository");
  const gate = await server.request(api.ci.gate, { headers, body: { taskId: elsewhere.taskId } });
  expect(gate.body.data.sourceHost).toEqual(elsewhere.sourceHost);
  await person.request(api.integrations.unlink, { params: { provider: "github" } });
  expect(await trigger(full)).not.toHaveProperty("sourceHost");
});

test("any suite name stays inside its code span", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[`|<@\n ]{0,12}$/)), (text) => {
      const span = code(text);
      const fence = /^`+/.exec(span)?.[0] ?? "";
      expect(span.endsWith(fence)).toBe(true);
      const inside = span.slice(fence.length, -fence.length || undefined);
      expect(inside).not.toMatch(/[\n\r|]/);
      expect([...inside.matchAll(/`+/g)].every(([row]) => row.length !== fence.length)).toBe(true);
    }),
  );
});

async function waiting(person: Person): Promise<number> {
  await server.outbox.idle();
  const rows = await server.ctx.db.asSystem((tx) =>
    tx.selectFrom("outbox").select("id").where("org_id", "=", person.organizationId).where("state", "=", "waiting").execute(),
  );
  return rows.length;
}
