import { api } from "@gantry/contract/api.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type ProviderId, providerIds, providerKind } from "@gantry/contract/integrations/constants.ts";
import { type FakeWeb, startFakeWeb } from "../../testing/fake-web.ts";
import { type Person, type TestServer, startTestServer } from "../../testing/start-server.ts";
import { fakeAzure } from "./testing/fake-azure.ts";
import { fakeBitbucket } from "./testing/fake-bitbucket.ts";
import { fakeGithub } from "./testing/fake-github.ts";
import { fakeGitlab } from "./testing/fake-gitlab.ts";
import { fakeJira, fakeLinear, fakeMonday } from "./testing/fake-trackers.ts";
import { newApiKey } from "../../testing/given/api-key.ts";

let web: FakeWeb;
let server: TestServer;
let ada: Person;
let bob: Person;

const basic = (text: string) => `Basic ${Buffer.from(text).toString("base64")}`;

/** Valid settings for each provider, and the account that it reports. */
const good: Record<ProviderId, { settings: Record<string, unknown>; account: string }> = {
  github: { settings: { token: "ghp-t0ken-A" }, account: "octo-bot" },
  gitlab: { settings: { token: "glpat-t0ken-A" }, account: "ci-bot" },
  bitbucket: { settings: { workspace: "acme", email: "ci@acme.test", token: "bb-t0ken-A" }, account: "acme" },
  azure: { settings: { organizationUrl: "https://dev.azure.com/acme", token: "az-t0ken-A" }, account: "CI Bot" },
  jira: {
    settings: { baseUrl: "https://acme.atlassian.net", email: "q@acme.test", token: "jira-t0ken-A", projectKey: "SHOP" },
    account: "Quinn Tester (Web shop)",
  },
  linear: { settings: { token: "lin-t0ken-A", teamId: "ENG" }, account: "Quinn (Engineering)" },
  monday: { settings: { token: "mon-t0ken-A", boardId: "77" }, account: "Quinn (Bugs)" },
  webhook: { settings: { url: "https://hooks.acme.test/in?key=t0ken-A" }, account: "hooks.acme.test" },
};

beforeAll(async () => {
  web = await startFakeWeb();
  web.hosts.set("api.github.com", fakeGithub({ token: "ghp-t0ken-A" }).host);
  web.hosts.set("gitlab.com", fakeGitlab({ token: "glpat-t0ken-A" }).host);
  web.hosts.set("api.bitbucket.org", fakeBitbucket({ authorization: basic("ci@acme.test:bb-t0ken-A") }).host);
  web.hosts.set("dev.azure.com", fakeAzure({ token: "az-t0ken-A" }).host);
  web.hosts.set("acme.atlassian.net", fakeJira({ authorization: basic("q@acme.test:jira-t0ken-A"), version: 3 }).host);
  web.hosts.set("api.linear.app", fakeLinear({ token: "lin-t0ken-A" }).host);
  web.hosts.set("api.monday.com", fakeMonday({ token: "mon-t0ken-A" }).host);
  web.hosts.set("hooks.acme.test", ({ query }) => ({ status: query.get("key") === "t0ken-A" ? 204 : 401 }));
  server = await startTestServer({}, { safeFetch: web.fetch });
  [ada, bob] = [await server.signUp(), await server.signUp()];
});
afterAll(async () => {
  await server.close();
  await web.close();
});

const stored = async (person: Person) =>
  server.ctx.db.asSystem((tx) =>
    tx.selectFrom("organizations").select("integrations").where("id", "=", person.organizationId).executeTakeFirstOrThrow(),
  );

describe.each(providerIds)("%s", (provider) => {
  const params = { provider };
  const { settings, account } = good[provider];

  test("is linked after its credentials were tested, shown masked, and unlinked without leftovers", async () => {
    expect((await ada.request(api.integrations.get, { params })).body).toEqual({ success: true, enabled: false, data: null });
    const linked = await ada.request(api.integrations.link, { params, body: settings });
    expect(linked.status).toBe(200);
    expect(linked.body).toMatchObject({ enabled: true, data: { provider, enabled: true, account, lastError: null } });
    const shown = await ada.request(api.integrations.get, { params });
    expect(shown.body.data).toMatchObject({ account, linkedBy: { id: ada.id } });
    expect(JSON.stringify([linked.body, shown.body, (await ada.request(api.integrations.list)).body])).not.toMatch(
      /t0ken-A|authTag|"iv"|encrypted/,
    );
    const record = (await stored(ada)).integrations[provider];
    expect(record).toMatchObject({ enabled: true, keyId: "k1" });
    expect(Object.keys(record as object)).toEqual(expect.arrayContaining(["encryptedToken", "iv", "authTag"]));
    expect(JSON.stringify(record)).not.toContain("t0ken-A");
    expect((await bob.request(api.integrations.get, { params })).body).toEqual({ success: true, enabled: false, data: null });
    expect((await bob.request(api.integrations.unlink, { params })).body).toEqual({ success: true });
    expect((await ada.request(api.integrations.get, { params })).body.enabled).toBe(true);
    expect((await ada.request(api.integrations.test, { params })).body).toEqual({ success: true, data: { account } });
    const hosts = [...web.hosts];
    web.hosts.clear();
    const failed = await ada.request(api.integrations.test, { params });
    expect(failed).toMatchObject({ status: 400, body: { message: expect.any(String) } });
    const lastError = (await ada.call(api.integrations.get, { params })).data?.lastError;
    // Issue trackers show only warnings: the person who creates an issue sees its error at once.
    expect(lastError?.message).toBe(providerKind[provider] === "tracker" ? undefined : failed.body.message);
    for (const [name, host] of hosts) web.hosts.set(name, host);
    expect((await ada.request(api.integrations.test, { params })).status).toBe(200);
    expect((await ada.call(api.integrations.get, { params })).data).toMatchObject({ lastError: null });
    expect((await ada.request(api.integrations.unlink, { params })).body).toEqual({ success: true });
    expect((await ada.request(api.integrations.get, { params })).body).toEqual({ success: true, enabled: false, data: null });
    expect((await stored(ada)).integrations).toEqual({});
  });

  test("is not linked with credentials that its provider rejects", async () => {
    const wrong = provider === "webhook" ? { url: "https://hooks.acme.test/in?key=wrong" } : { ...settings, token: "wrong" };
    const refused = await ada.request(api.integrations.link, { params, body: wrong });
    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject({
      success: false,
      error: provider === "webhook" ? "Integration check failed" : "Credentials refused",
      message: expect.any(String),
    });
    expect((await stored(ada)).integrations).toEqual({});
  });
});

test("all eight are listed, linked or not", async () => {
  const { data } = await ada.call(api.integrations.list);
  expect(data.map((entry) => entry.provider)).toEqual(providerIds);
  expect(data.every((entry) => !entry.enabled && entry.integration === null)).toBe(true);
});

test("an unknown provider is rejected before anything is stored", async () => {
  for (const [route, provider] of [
    [api.integrations.link, "svn"],
    [api.integrations.unlink, "svn"],
    [api.integrations.get, "__proto__"],
    [api.integrations.test, "constructor"],
  ] as const) {
    const answer = await ada.raw(route, { params: { provider }, ...(route.method === "GET" ? {} : { body: {} }) });
    expect([answer.status, answer.body.error]).toEqual([400, "Provider not supported"]);
  }
});

test("only admins can change integrations", async () => {
  await ada.call(api.integrations.link, { params: { provider: "linear" }, body: good.linear.settings });
  const key = await newApiKey(ada, { name: "ci", role: "developer" });
  const headers = { "x-api-key": key };
  const before = (await stored(ada)).integrations;
  for (const route of [api.integrations.link, api.integrations.unlink]) {
    const answer = await server.raw(route, { params: { provider: "linear" }, headers, body: {} });
    expect([answer.status, answer.body.error]).toEqual([403, "Insufficient permissions"]);
  }
  expect((await stored(ada)).integrations).toEqual(before);
  expect(before).toMatchObject({ linear: { teamId: "ENG" } });
});

test("settings can be changed without the secret, but a stored token is never sent to another host", async () => {
  web.hosts.set("ghe.acme.test", fakeGithub({ token: "ghp-t0ken-A" }).host);
  await ada.call(api.integrations.link, { params: { provider: "github" }, body: good.github.settings });
  const masked = { token: "********", baseUrl: "https://ghe.acme.test/api/v3" };
  const asked = web.requests.length;
  expect((await ada.request(api.integrations.link, { params: { provider: "github" }, body: masked })).body).toMatchObject({
    error: "Token required",
  });
  expect(web.requests.length).toBe(asked);
  expect(
    (await ada.request(api.integrations.link, { params: { provider: "github" }, body: { baseUrl: "https://api.github.com/" } })).status,
  ).toBe(200);
});

test("an encrypted token moved to another organization cannot be decrypted", async () => {
  await ada.call(api.integrations.link, { params: { provider: "github" }, body: good.github.settings });
  const { integrations } = await stored(ada);
  await server.ctx.db.asSystem((tx) =>
    tx
      .updateTable("organizations")
      .set({ integrations: JSON.stringify(integrations) })
      .where("id", "=", bob.organizationId)
      .execute(),
  );
  const asked = web.requests.length;
  const answer = await bob.request(api.integrations.test, { params: { provider: "github" } });
  expect([answer.status, answer.body.code]).toEqual([409, "INTEGRATION_UNREADABLE"]);
  expect((await bob.request(api.integrations.link, { params: { provider: "github" }, body: {} })).status).toBe(400);
  expect(web.requests.length).toBe(asked);
  expect((await bob.request(api.integrations.link, { params: { provider: "github" }, body: good.github.settings })).status).toBe(200);
});

test("linking and unlinking are audited, without the secret", async () => {
  const entries = await server.ctx.db.asSystem((tx) =>
    tx.selectFrom("audit_log").select(["action", "target_id", "details"]).where("org_id", "=", ada.organizationId).orderBy("at").execute(),
  );
  expect(entries.filter((entry) => entry.target_id === "gitlab").map((entry) => entry.action)).toEqual([
    "integration.linked",
    "integration.unlinked",
  ]);
  expect(JSON.stringify(entries)).not.toContain("t0ken-A");
});

test.each(["https://[fe80::1%25eth0]:8443/", "https://", "http://a:99999", "https://a b", "https://exa mple"])(
  "%j is no address, and a provider's settings say so",
  async (baseUrl) => {
    const ada = await server.signUp();
    for (const [provider, more] of [
      ["gitlab", { token: "xxxxxxxxxx" }],
      ["jira", { token: "xxxxxxxxxx", email: "a@acme.test", projectKey: "SHOP" }],
      ["github", { token: "xxxxxxxxxx" }],
    ] as const) {
      const { status, body } = await ada.request(api.integrations.link, { params: { provider }, body: { baseUrl, ...more } });
      expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining("baseUrl")]);
    }
  },
);
