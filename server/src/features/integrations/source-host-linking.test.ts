import { generateKeyPairSync } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type FakeWeb, startFakeWeb } from "../../testing/fake-web.ts";
import { type Person, type TestServer, startTestServer } from "../../testing/start-server.ts";
import { fakeAzure } from "./testing/fake-azure.ts";
import { fakeBitbucket } from "./testing/fake-bitbucket.ts";
import { fakeGithub } from "./testing/fake-github.ts";
import { fakeGitlab } from "./testing/fake-gitlab.ts";
import { api } from "@gantry/contract/api.ts";
import type { ProviderId } from "@gantry/contract/integrations/constants.ts";
import { runStories } from "./testing/run-stories.ts";
import { newProject } from "../../testing/given/project.ts";

let web: FakeWeb;
let server: TestServer;
let ada: Person;

beforeAll(async () => {
  web = await startFakeWeb();
  server = await startTestServer({ DEFAULT_PLAN: "enterprise", RATE_LIMIT_STRICT: "0" }, { safeFetch: web.fetch });
  ada = await server.signUp();
});
afterAll(async () => {
  await server.close();
  await web.close();
});

const link = async (provider: ProviderId, settings: Record<string, unknown>) => {
  const { status, body } = await ada.request(api.integrations.link, { params: { provider }, body: settings });
  return { status, account: body.data?.account, message: body.message as string | undefined };
};

describe("a GitHub App", () => {
  const { publicKey, privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const pem = privateKey.export({ type: "pkcs1", format: "pem" }).toString();
  const permissions = { statuses: "write", pull_requests: "write", metadata: "read" };
  const app = (granted: Record<string, string>) => ({ id: "4711", publicKey, installationId: "99", permissions: granted });
  const settings = { appId: "4711", installationId: "99", privateKey: pem };

  test("is linked with its key and sets statuses with installation tokens", async () => {
    const github = fakeGithub({ token: "none", app: app(permissions) });
    web.hosts.set("api.github.com", github.host);
    // Forms remove line breaks, environment variables escape them.
    for (const privateKeyText of [pem, pem.replaceAll("\n", ""), pem.replaceAll("\n", "\\n"), pem.replaceAll("\n", " ")])
      expect(await link("github", { ...settings, privateKey: privateKeyText })).toMatchObject({
        status: 200,
        account: "Gantry CI (GitHub App)",
      });
    const shown = (await ada.request(api.integrations.get, { params: { provider: "github" } })).body;
    expect(shown.data?.settings).toMatchObject({ appId: "4711", installationId: "99", privateKey: "********" });
    expect(JSON.stringify(shown)).not.toContain("PRIVATE KEY");
    const project = await newProject(ada, { name: "Shop" });
    const ciContext = { repository: "acme/shop", prNumber: 5, commitSha: "c".repeat(40) };
    await runStories(server).run(ada, { project, ciContext }, { a: "passed" });
    await server.outbox.idle();
    expect(github.statuses.at(-1)?.state).toBe("success");
    expect(github.comments.size).toBe(1);
    // A key that is left out is kept, and goes to no other host.
    expect(await link("github", { appId: "4711", installationId: "99" })).toMatchObject({ status: 200 });
    const moved = await link("github", { appId: "4711", installationId: "99", baseUrl: "https://evil.test/api/v3" });
    expect(moved).toMatchObject({ status: 400, message: expect.stringContaining("enter the GitHub App: private key again") });
    expect(web.requests.some(({ host }) => host === "evil.test")).toBe(false);
  });

  test("is rejected with the cause: permission, installation, key, or what is missing", async () => {
    web.hosts.set("api.github.com", fakeGithub({ token: "none", app: app({ ...permissions, pull_requests: "read" }) }).host);
    expect((await link("github", settings)).message).toContain("lacks the repository permissions Pull requests (read and write)");
    web.hosts.set("api.github.com", fakeGithub({ token: "none", app: app(permissions) }).host);
    expect((await link("github", { ...settings, installationId: "7" })).message).toContain("no installation 7");
    const other = generateKeyPairSync("rsa", { modulusLength: 2048 }).privateKey.export({ type: "pkcs8", format: "pem" }).toString();
    expect((await link("github", { ...settings, privateKey: other })).message).toContain("401");
    const curve = generateKeyPairSync("ec", { namedCurve: "P-256" }).privateKey.export({ type: "pkcs8", format: "pem" }).toString();
    expect((await link("github", { ...settings, privateKey: curve })).message).toContain("not an RSA key");
    expect((await link("github", { ...settings, privateKey: "secret" })).message).toContain("the whole .pem file");
    await ada.request(api.integrations.unlink, { params: { provider: "github" } });
    expect((await link("github", { appId: "4711" })).message).toMatch(/`installationId` is required.*`privateKey` is required/);
    expect((await link("github", {})).message).toContain("`token` is required, unless you link a GitHub App");
  });

  test("replaces a token, and a token replaces it", async () => {
    web.hosts.set("api.github.com", fakeGithub({ token: "ghp-1", app: app(permissions) }).host);
    expect((await link("github", { token: "ghp-1" })).account).toBe("octo-bot");
    expect((await link("github", settings)).account).toBe("Gantry CI (GitHub App)");
    expect((await ada.call(api.integrations.get, { params: { provider: "github" } })).data?.settings).not.toHaveProperty("token");
    expect((await link("github", { token: "ghp-1" })).account).toBe("octo-bot");
    expect((await ada.call(api.integrations.get, { params: { provider: "github" } })).data?.settings).toEqual({
      baseUrl: "https://api.github.com",
      token: "********",
    });
  });
});

test("a GitHub installation token such as GITHUB_TOKEN is linked without a user", async () => {
  web.hosts.set("api.github.com", fakeGithub({ token: "ghs_1", isInstallation: true }).host);
  expect((await link("github", { token: "ghs_1" })).account).toBe("Installation token for acme/shop and 1 more, valid for an hour at most");
});

test("a classic GitHub token with repo:status and public_repo is enough for public repositories", async () => {
  web.hosts.set("api.github.com", fakeGithub({ token: "ghp-1", scopes: "repo:status, public_repo" }).host);
  expect((await link("github", { token: "ghp-1" })).account).toBe("octo-bot (public repositories only)");
  web.hosts.set("api.github.com", fakeGithub({ token: "ghp-1", scopes: "repo:status" }).host);
  expect((await link("github", { token: "ghp-1" })).message).toContain(
    "scope repo (for public repositories only: repo:status and public_repo)",
  );
});

test("an address that is not GitHub's API is rejected with the correct one", async () => {
  const page = () => ({ status: 404, body: "<html>Not Found</html>" });
  const signIn = () => ({ status: 302, headers: { location: "https://git.acme.test/login" }, body: "" });
  for (const host of ["github.com", "octo.ghe.com", "code.acme.test"]) web.hosts.set(host, page);
  web.hosts.set("git.acme.test", signIn);
  const messageFor = async (baseUrl: string) => (await link("github", { token: "ghp-1", baseUrl })).message;
  expect(await messageFor("https://github.com")).toContain("Use https://api.github.com.");
  expect(await messageFor("https://octo.ghe.com/")).toContain("Use https://api.octo.ghe.com.");
  expect(await messageFor("https://code.acme.test")).toContain("Use https://code.acme.test/api/v3 (GitHub Enterprise Server)");
  expect(await messageFor("https://git.acme.test")).toContain("Use https://git.acme.test/api/v3");
  web.hosts.set("git.acme.test", ({ path }) => (path === "/api/v3/user" ? { body: { login: "octo-bot" } } : { status: 404 }));
  expect((await link("github", { token: "ghp-1", baseUrl: "https://git.acme.test/api/v3" })).account).toBe("octo-bot");
});

test("a GitLab token needs the scope api and the role Developer in some project", async () => {
  web.hosts.set("gitlab.com", fakeGitlab({ token: "glpat-1", scopes: ["read_api"] }).host);
  expect((await link("gitlab", { token: "glpat-1" })).message).toContain("scope api");
  web.hosts.set("gitlab.com", fakeGitlab({ token: "glpat-1", accessLevel: 20 }).host);
  expect((await link("gitlab", { token: "glpat-1" })).message).toMatch(
    /role Developer or more in no project.*protected branches Maintainer/,
  );
  web.hosts.set("gitlab.com", fakeGitlab({ token: "glpat-1", accessLevel: 30 }).host);
  expect((await link("gitlab", { token: "glpat-1" })).account).toBe("ci-bot");
});

test("Bitbucket and Azure DevOps tokens without a needed scope are rejected, and the scope is named", async () => {
  web.hosts.set("api.bitbucket.org", fakeBitbucket({ authorization: "Bearer bb", scopes: "repository:write, pullrequest" }).host);
  expect((await link("bitbucket", { workspace: "acme", token: "bb" })).message).toContain("may not write pull requests");
  for (const scopes of ["repository:write, pullrequest:write", "read:repository:bitbucket write:pullrequest:bitbucket", ""]) {
    web.hosts.set("api.bitbucket.org", fakeBitbucket({ authorization: "Bearer bb", scopes }).host);
    expect((await link("bitbucket", { workspace: "acme", token: "bb" })).status, scopes).toBe(200);
  }
  const settings = { organizationUrl: "https://dev.azure.com/acme", token: "az" };
  web.hosts.set("dev.azure.com", fakeAzure({ token: "az", mayReadCode: false }).host);
  expect((await link("azure", settings)).message).toContain("needs Code (read), Code (status) and Pull Request Threads");
  web.hosts.set("dev.azure.com", fakeAzure({ token: "az" }).host);
  expect((await link("azure", settings)).account).toBe("CI Bot");
});
