import { api } from "@gantry/contract/api.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type FakeWeb, startFakeWeb } from "../../testing/fake-web.ts";
import { type Person, type TestServer, startTestServer } from "../../testing/start-server.ts";
import { fakeAzure } from "./testing/fake-azure.ts";
import { fakeBitbucket } from "./testing/fake-bitbucket.ts";
import { fakeGithub } from "./testing/fake-github.ts";
import { fakeGitlab } from "./testing/fake-gitlab.ts";
import { runStories } from "./testing/run-stories.ts";
import { newApiKey } from "../../testing/given/api-key.ts";
import type { ProviderId } from "@gantry/contract/integrations/constants.ts";
import { newProject } from "../../testing/given/project.ts";

let web: FakeWeb;
let server: TestServer;
let stories: ReturnType<typeof runStories>;
let shas = 0;
const sha = () => (++shas).toString(16).padStart(40, "b");

beforeAll(async () => {
  web = await startFakeWeb();
  server = await startTestServer({ DEFAULT_PLAN: "enterprise", FRONTEND_URL: "https://gantry.test" }, { safeFetch: web.fetch });
  stories = runStories(server);
});
afterAll(async () => {
  await server.close();
  await web.close();
});

async function linked(provider: ProviderId, settings: Record<string, unknown>): Promise<{ person: Person; project: string }> {
  const person = await server.signUp();
  await link(person, provider, settings);
  return { person, project: await newProject(person, { name: "Shop" }) };
}

async function link(person: Person, provider: ProviderId, settings: Record<string, unknown>): Promise<void> {
  const answer = await person.request(api.integrations.link, { params: { provider }, body: settings });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
}

const lastError = async (person: Person, provider: ProviderId): Promise<string | null> =>
  (await person.call(api.integrations.get, { params: { provider } })).data?.lastError?.message ?? null;

const waiting = (person: Person) =>
  server.ctx.db.asSystem((tx) =>
    tx
      .selectFrom("outbox")
      .select(["due_at", "attempt"])
      .where("org_id", "=", person.organizationId)
      .where("state", "=", "waiting")
      .execute(),
  );

/** Attempts all waiting messages now, at most `times` times. */
async function letTimePass(person: Person, times: number): Promise<void> {
  await server.outbox.idle();
  for (let time = 0; time < times && (await waiting(person)).length > 0; time++) {
    await server.ctx.db.asSystem((tx) =>
      tx
        .updateTable("outbox")
        .set({ due_at: sql<Date>`clock_timestamp()` })
        .where("org_id", "=", person.organizationId)
        .where("state", "=", "waiting")
        .execute(),
    );
    await server.outbox.idle();
  }
}

describe("a temporary error", () => {
  test("waits at least a minute for GitHub's secondary rate limit, until the verdict has arrived", async () => {
    const github = fakeGithub({ token: "ghp-1" });
    web.hosts.set("api.github.com", github.host);
    const { person, project } = await linked("github", { token: "ghp-1" });
    github.limits.secondary = 6;
    const ciContext = { repository: "acme/shop", commitSha: sha() };
    const { id } = await stories.queue(person, { project, ciContext });
    await server.outbox.idle();
    for (const { due_at } of await waiting(person)) expect(due_at.getTime() - Date.now()).toBeGreaterThan(50_000);
    await stories.end(id, { a: "passed" });
    await letTimePass(person, 20);
    expect(await waiting(person)).toEqual([]);
    // The oldest status was the pending one; it did not arrive after the verdict.
    expect(github.statuses.map(({ state }) => state)).toEqual(["success"]);
    expect(await lastError(person, "github")).toBeNull();
  });

  test("waits for GitLab's lock on a commit's statuses", async () => {
    const gitlab = fakeGitlab({ token: "glpat-1" });
    web.hosts.set("gitlab.com", gitlab.host);
    const { person, project } = await linked("gitlab", { token: "glpat-1" });
    gitlab.limits.locked = 4;
    await stories.run(person, { project, ciContext: { repository: "acme/web/shop", commitSha: sha() } }, { a: "failed" });
    await letTimePass(person, 20);
    expect(gitlab.statuses.get("gantry/Shop")).toMatchObject({ state: "failed", description: "1 failed" });
    expect(await lastError(person, "gitlab")).toBeNull();
  });

  test("the verdict arrives after an outage of hours; Retry-After on a 5xx is respected", async () => {
    const github = fakeGithub({ token: "ghp-1" });
    web.hosts.set("api.github.com", github.host);
    const { person, project } = await linked("github", { token: "ghp-1" });
    web.hosts.set("api.github.com", () => ({ status: 503, headers: { "retry-after": "7200" }, body: "<html>Unicorn!" }));
    await stories.run(person, { project, ciContext: { repository: "acme/shop", commitSha: sha() } }, { a: "passed" });
    await server.outbox.idle();
    const [first] = await waiting(person);
    expect((first?.due_at.getTime() ?? 0) - Date.now()).toBeGreaterThan(7_100_000);
    expect(await lastError(person, "github")).toBe("GitHub answered 503. Gantry will retry.");
    web.hosts.set("api.github.com", () => ({ status: 502, body: "<html>" }));
    await letTimePass(person, 20);
    expect((await waiting(person)).length).toBeGreaterThan(0);
    web.hosts.set("api.github.com", github.host);
    await letTimePass(person, 5);
    expect(github.statuses.map(({ state }) => state)).toEqual(["success"]);
    expect(await lastError(person, "github")).toBeNull();
  });

  test("a state is sent again after a request with an unknown outcome, even if it has returned to the previous one", async () => {
    const github = fakeGithub({ token: "ghp-1" });
    web.hosts.set("api.github.com", github.host);
    const { person, project } = await linked("github", { token: "ghp-1" });
    const apiKey = await newApiKey(person, { name: "pipeline" });
    const ask = (taskId: string) => server.request(api.ci.gate, { headers: { "x-api-key": apiKey }, body: { taskId } });
    const id = await stories.run(person, { project, ciContext: { repository: "acme/shop", commitSha: sha() } }, { a: "failed" });
    await server.outbox.idle();
    const [failed] = (await person.call(api.executions.tests, { params: { id }, query: { status: "failed" } })).data;
    const quarantined = await person.request(api.quarantine.add, {
      body: { projectId: project, testKey: failed?.testKey, reason: "known" },
    });
    // GitHub sets the status, but its response is lost.
    web.hosts.set("api.github.com", async (request) => {
      await github.host(request);
      return { status: 504, body: "" };
    });
    await ask(id);
    await server.outbox.idle();
    expect(github.statuses.at(-1)?.state).toBe("success");
    await person.call(api.quarantine.release, { params: { id: quarantined.body.data.id } });
    web.hosts.set("api.github.com", github.host);
    await letTimePass(person, 3);
    expect(github.statuses.at(-1)?.state).toBe("failure");
  });
});

test("a renamed GitHub repository still gets its status and its comment", async () => {
  const github = fakeGithub({ token: "ghp-1" });
  web.hosts.set("api.github.com", github.host);
  const { person, project } = await linked("github", { token: "ghp-1" });
  await stories.run(person, { project, ciContext: { repository: "acme/old-shop", prNumber: 4, commitSha: sha() } }, { a: "passed" });
  await letTimePass(person, 2);
  expect(github.statuses.at(-1)?.state).toBe("success");
  expect([...github.comments.values()]).toMatchObject([{ issue: 4, body: expect.stringContaining("passed") }]);
});

describe("GitLab", () => {
  test("on a protected branch the missing role is named, and Maintainer is enough", async () => {
    const report = async (accessLevel: number, isProtected: boolean) => {
      const gitlab = fakeGitlab({ token: "glpat-1", accessLevel, isProtected });
      web.hosts.set("gitlab.com", gitlab.host);
      const { person, project } = await linked("gitlab", { token: "glpat-1" });
      await stories.run(person, { project, ciContext: { repository: "acme/web/shop", commitSha: sha() } }, { a: "passed" });
      await letTimePass(person, 2);
      return { state: gitlab.statuses.get("gantry/Shop")?.state, error: await lastError(person, "gitlab") };
    };
    expect(await report(30, false)).toEqual({ state: "success", error: null });
    expect(await report(40, true)).toEqual({ state: "success", error: null });
    const { state, error } = await report(30, true);
    expect(state).toBeUndefined();
    expect(error).toMatch(/403 Forbidden\. acme\/web\/shop: The token has the role Developer.*protected branch.*Maintainer/);
  });

  test("a rejected status of one branch is shown until that branch works, and the gate of its commit says why", async () => {
    const [onMain, later] = [sha(), sha()];
    const refusedShas = new Set([onMain]);
    const gitlab = fakeGitlab({ token: "glpat-1", accessLevel: 30, isProtected: refusedShas });
    web.hosts.set("gitlab.com", gitlab.host);
    const { person, project } = await linked("gitlab", { token: "glpat-1" });
    const apiKey = await newApiKey(person, { name: "pipeline" });
    const gateOf = async (question: object) => {
      const answer = await server.request(api.ci.gate, { headers: { "x-api-key": apiKey }, body: question });
      expect(answer.status, JSON.stringify(answer.body)).toBe(200);
      return answer.body.data.sourceHost;
    };
    const report = async (commitSha: string, where: object) => {
      const id = await stories.run(person, { project, ciContext: { repository: "acme/web/shop", commitSha, ...where } }, { a: "passed" });
      await letTimePass(person, 2);
      return id;
    };
    const refused = /A commit status could not be set \(acme\/web\/shop, branch main\): GitLab answered 403.*protected branch/;
    const first = await report(onMain, { branch: "main" });
    for (const where of [{ branch: "cart" }, { branch: "cart", prNumber: 5 }, {}]) {
      await report(sha(), where);
      expect(await lastError(person, "gitlab"), JSON.stringify(where)).toMatch(refused);
    }
    // The repository's URL finds the run of its path.
    for (const question of [{ taskId: first }, { repository: "https://gitlab.com/Acme/web/shop.git", commitSha: onMain }])
      expect(await gateOf(question)).toEqual({ provider: "gitlab", reason: expect.stringMatching(refused) });
    const second = await report(later, { branch: "main" });
    expect(await lastError(person, "gitlab")).toBeNull();
    expect(await gateOf({ taskId: second })).toEqual({ provider: "gitlab", reason: null });
    // That commit still has no status.
    expect(await gateOf({ taskId: first })).toMatchObject({ reason: expect.stringMatching(refused) });
    await server.outbox.idle();
  });

  test("a successful test ends errors about the token, not about a branch; so does a successful status", async () => {
    const onMain = sha();
    const gitlab = fakeGitlab({ token: "glpat-1", accessLevel: 30, isProtected: new Set([onMain]) });
    web.hosts.set("gitlab.com", gitlab.host);
    const { person, project } = await linked("gitlab", { token: "glpat-1" });
    const report = async (commitSha: string, branch: string) => {
      await stories.run(person, { project, ciContext: { repository: "acme/web/shop", commitSha, branch } }, { a: "passed" });
      await letTimePass(person, 2);
    };
    const passTest = async () => expect((await person.request(api.integrations.test, { params: { provider: "gitlab" } })).status).toBe(200);
    const refusedToken = /branch cart\): GitLab answered 401: 401 Unauthorized\.$/;
    await report(onMain, "main");
    gitlab.replaceToken("glpat-2");
    await report(sha(), "cart");
    expect(await lastError(person, "gitlab")).toMatch(refusedToken);
    const failed = await person.request(api.integrations.test, { params: { provider: "gitlab" } });
    expect([failed.status, await lastError(person, "gitlab")]).toEqual([400, failed.body.message]);
    gitlab.replaceToken("glpat-1");
    await passTest();
    expect(await lastError(person, "gitlab")).toMatch(/branch main\): GitLab answered 403/);
    gitlab.replaceToken("glpat-2");
    await report(sha(), "cart");
    expect(await lastError(person, "gitlab")).toMatch(refusedToken);
    gitlab.replaceToken("glpat-1");
    await report(sha(), "checkout");
    expect(await lastError(person, "gitlab")).toMatch(/branch main\): GitLab answered 403/);
    await passTest();
    expect(await lastError(person, "gitlab")).toMatch(/branch main\): GitLab answered 403/);
  });

  test("a merge request from a fork: the comment is in the target project, the status where the pipeline runs", async () => {
    const report = async (mayWriteFork: boolean) => {
      const gitlab = fakeGitlab({ token: "glpat-1", mayWriteFork });
      web.hosts.set("gitlab.com", gitlab.host);
      const { person, project } = await linked("gitlab", { token: "glpat-1" });
      const ciContext = { source: "gitlab", repository: "acme/web/shop", headRepository: "eve/shop", prNumber: 5, commitSha: sha() };
      await stories.run(person, { project, ciContext }, { a: "passed" });
      await letTimePass(person, 2);
      expect([...gitlab.notes.values()]).toMatchObject([{ merge: 5, body: expect.stringContaining("passed") }]);
      return gitlab.statuses.get("gantry/Shop");
    };
    expect(await report(true)).toMatchObject({ project: "eve/shop", state: "success" });
    // The token is for the target project only: the commit is there too, through the merge request's ref.
    expect(await report(false)).toMatchObject({ project: "acme/web/shop", state: "success" });
  });
});

describe("another bot account", () => {
  const run = async (person: Person, project: string, ciContext: object, outcome: "passed" | "failed") => {
    await stories.run(person, { project, ciContext: { ...ciContext, prNumber: 5, commitSha: sha() } }, { a: outcome });
    await letTimePass(person, 2);
  };

  test("GitLab: creates its own comment and keeps it up to date", async () => {
    const gitlab = fakeGitlab({ token: "old", accessLevel: 30 });
    web.hosts.set("gitlab.com", gitlab.host);
    const { person, project } = await linked("gitlab", { token: "old" });
    const ciContext = { repository: "acme/web/shop" };
    await run(person, project, ciContext, "failed");
    gitlab.replaceToken("new");
    await link(person, "gitlab", { token: "new" });
    for (const outcome of ["passed", "failed", "passed"] as const) await run(person, project, ciContext, outcome);
    expect([...gitlab.notes.values()].map(({ author, body }) => [author, body.includes("passed (1 passed)")])).toEqual([
      ["old", false],
      ["new", true],
    ]);
    expect(await lastError(person, "gitlab")).toBeNull();
    // After relinking the remembered id is gone: its own comment is found after the old one.
    await person.call(api.integrations.unlink, { params: { provider: "gitlab" } });
    await link(person, "gitlab", { token: "new" });
    await run(person, project, ciContext, "failed");
    expect(gitlab.notes.size).toBe(2);
    expect([...gitlab.notes.values()].at(-1)?.body).toContain("1 new failure");
  });

  test("Bitbucket and Azure DevOps: the same", async () => {
    const authorization = (token: string) => `Bearer ${token}`;
    const bitbucket = fakeBitbucket({ authorization: authorization("old") });
    web.hosts.set("api.bitbucket.org", bitbucket.host);
    const { person, project } = await linked("bitbucket", { workspace: "acme", token: "old" });
    const azure = fakeAzure({ token: "old" });
    web.hosts.set("dev.azure.com", azure.host);
    await link(person, "azure", { organizationUrl: "https://dev.azure.com/acme", token: "old" });
    const contexts = [
      { source: "bitbucket", repository: "acme/shop" },
      { source: "azure", repository: "Web shop/shop" },
    ];
    for (const ciContext of contexts) await run(person, project, ciContext, "failed");
    bitbucket.replaceAuthorization(authorization("new"));
    azure.replaceToken("new");
    await link(person, "bitbucket", { workspace: "acme", token: "new" });
    await link(person, "azure", { organizationUrl: "https://dev.azure.com/acme", token: "new" });
    for (const ciContext of contexts)
      for (const outcome of ["passed", "failed", "passed"] as const) await run(person, project, ciContext, outcome);
    expect([...bitbucket.comments.values()].map(({ author }) => author)).toEqual([authorization("old"), authorization("new")]);
    expect([...bitbucket.comments.values()].at(-1)?.content.raw).toContain("passed (1 passed)");
    expect([...azure.threads.values()].map(({ author }) => author)).toEqual(["old", "new"]);
    expect([...azure.threads.values()].at(-1)?.comments[0]?.content).toContain("passed (1 passed)");
  });
});

describe("a comment stays within its host's limit and keeps the totals", () => {
  const nameOf = (index: number) => `${index} ${"Ünïcødé 試験 🧪🚀 `|<".repeat(20)}`.slice(0, 199).replace(/[\uD800-\uDBFF]$/, "");
  const failures = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, index) => [nameOf(index), "failed" as const]));

  test.each([200, 5000])("with %i failing tests", async (count) => {
    const github = fakeGithub({ token: "ghp-1" });
    const gitlab = fakeGitlab({ token: "glpat-1" });
    const bitbucket = fakeBitbucket({ authorization: "Bearer bb" });
    const azure = fakeAzure({ token: "az" });
    web.hosts.set("api.github.com", github.host);
    web.hosts.set("gitlab.com", gitlab.host);
    web.hosts.set("api.bitbucket.org", bitbucket.host);
    web.hosts.set("dev.azure.com", azure.host);
    const { person, project } = await linked("github", { token: "ghp-1" });
    await link(person, "gitlab", { token: "glpat-1" });
    await link(person, "bitbucket", { workspace: "acme", token: "bb" });
    await link(person, "azure", { organizationUrl: "https://dev.azure.com/acme", token: "az" });
    const repositories = { github: "acme/shop", gitlab: "acme/web/shop", bitbucket: "acme/shop", azure: "Web shop/shop" };
    const texts = {
      github: () => [...github.comments.values()].at(-1)?.body,
      gitlab: () => [...gitlab.notes.values()].at(-1)?.body,
      bitbucket: () => [...bitbucket.comments.values()].at(-1)?.content.raw,
      azure: () => [...azure.threads.values()].at(-1)?.comments[0]?.content,
    };
    const results = failures(count);
    for (const [source, repository] of Object.entries(repositories)) {
      const id = await stories.run(person, { project, ciContext: { source, repository, prNumber: 5 } }, results);
      await letTimePass(person, 2);
      const text = texts[source as keyof typeof texts]() ?? "";
      // On the other hosts the same tests have failed before, so only the first host's are new.
      const listed = source === "github" ? `${count} new failures` : "known failures only";
      expect(text.split("\n")[0], source).toContain(listed);
      expect(text).toContain(`${count} failed`);
      expect(text).toContain(`more: [see the run](https://gantry.test/runs/${id})`);
      expect(text).toContain(`gantry-report:${person.organizationId}`);
      const listedLines = text.split("\n").filter((line) => line.startsWith("- [")).length;
      const hidden = [...text.matchAll(/…and (\d+) more: \[see/g)].reduce((sum, [, number]) => sum + Number(number), 0);
      expect(listedLines + hidden, source).toBe(count);
      expect(listedLines, source).toBeGreaterThan(4);
    }
    expect(await lastError(person, "bitbucket")).toBeNull();
    expect(await lastError(person, "github")).toBeNull();
  });
});
