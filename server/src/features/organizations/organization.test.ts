import { api } from "@gantry/contract/api.ts";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { unlimited } from "@gantry/contract/plans/constants.ts";
import { type Person, startTestServer, type TestServer } from "../../testing/start-server.ts";
import { modelKeyBinding } from "../../platform/db/stored-model.ts";
import { announceMembershipChange } from "../accounts/members.ts";
import { alertOf } from "./measure-usage.ts";

let server: TestServer;
let ada: Person;
let eve: Person;
beforeAll(async () => {
  server = await startTestServer({ AI_PROVIDER: "openai-compatible", AI_MODEL: "platform-model", AI_BASE_URL: "http://10.0.0.7:8080/v1" });
  [ada, eve] = [await server.signUp({ organizationName: "Harbour" }), await server.signUp({ organizationName: "Elsewhere" })];
});
afterAll(() => server.close());

const setRole = (person: Person, role: "admin" | "developer" | "viewer") =>
  server.ctx.db.asSystem(async (tx) => {
    await tx.updateTable("memberships").set({ role }).where("user_id", "=", person.id).execute();
    await announceMembershipChange(tx, person.id);
  });
const setOrganization = (organizationId: string, values: Record<string, unknown>) =>
  server.ctx.db.asSystem((tx) => tx.updateTable("organizations").set(values).where("id", "=", organizationId).execute());
/** The audit entries of the organization since it was created. */
const audited = async (organizationId: string) =>
  (
    await server.ctx.db.asSystem((tx) =>
      tx.selectFrom("audit_log").select(["action", "details"]).where("org_id", "=", organizationId).orderBy("at").execute(),
    )
  ).filter(({ action }) => action.startsWith("organization.") && action !== "organization.created");

test("a new organization shows its plan, limits and settings, and no secret", async () => {
  const { status, body } = await ada.request(api.organizations.get);
  expect(status).toBe(200);
  expect(body).toEqual({
    success: true,
    data: {
      id: ada.organizationId,
      name: "Harbour",
      plan: "free",
      limits: { maxProjects: 1, maxTestRuns: 50, maxUsers: 3, maxConcurrentRuns: 1, maxStorageBytes: 524_288_000 },
      currentStorageUsedBytes: 0,
      aiAnalysisEnabled: true,
      aiFeatures: { specToTest: true },
      ai: { provider: "openai-compatible", model: "platform-model", configured: false },
      integrations: {},
      notifications: { usageAlerts: true, billing: true },
      runLinksEnabled: false,
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    },
  });
});

test("limits stored with the organization never count: the plan's do", async () => {
  const ada = await server.signUp();
  await setOrganization(ada.organizationId, { limits: JSON.stringify({ maxProjects: 99, maxTestRuns: 1, maxStorageBytes: 1 }) });
  const shown = [(await ada.call(api.organizations.get)).data.limits, (await ada.call(api.auth.me)).data.organization.limits];
  for (const limits of shown) expect(limits).toMatchObject({ maxProjects: 1, maxTestRuns: 50, maxStorageBytes: 524_288_000 });
  expect((await ada.call(api.organizations.usage)).data.projects.limit).toBe(1);
});

test("an admin renames it; an invalid name is rejected with the reason", async () => {
  const renamed = await ada.request(api.organizations.rename, { body: { name: "  Harbour Systems " } });
  expect(renamed.body.data.name).toBe("Harbour Systems");
  expect((await ada.call(api.auth.me)).data.organization.name).toBe("Harbour Systems");
  expect((await ada.raw(api.organizations.rename, { body: {} })).body).toMatchObject({ success: false, error: "Missing required field" });
  for (const name of ["x", "y".repeat(101), "two\nlines", 7]) {
    expect(await ada.raw(api.organizations.rename, { body: { name } })).toMatchObject({
      status: 400,
      body: { error: "Validation failed" },
    });
  }
  expect((await eve.call(api.organizations.get)).data.name).toBe("Elsewhere");
});

test("only the documented field can be written through a body", async () => {
  const columns = {
    id: "0".repeat(24),
    plan: "enterprise",
    limits: {},
    current_storage_used_bytes: 0,
    billing: {},
    organizationId: eve.organizationId,
  };
  await ada.request(api.organizations.rename, { body: { name: "Harbour Systems", ...columns } });
  await ada.request(api.organizations.changeFeatures, { body: { specToTest: true, ...columns } });
  expect((await ada.call(api.organizations.get)).data).toMatchObject({ id: ada.organizationId, plan: "free" });
});

test("settings are stored under both names, and each change is in the audit log once", async () => {
  const person = await server.signUp();
  expect((await person.call(api.organizations.switchAnalysis, { body: { enabled: false } })).data.aiAnalysisEnabled).toBe(false);
  expect((await person.request(api.organizations.switchAnalysis, { body: { aiAnalysisEnabled: false } })).status).toBe(200);
  expect((await person.request(api.organizations.switchAnalysis, { body: {} })).body.error).toBe("Missing required field");
  expect((await person.raw(api.organizations.switchAnalysis, { body: { enabled: "no" } })).status).toBe(400);
  expect((await person.call(api.auth.me)).data.organization.aiAnalysisEnabled).toBe(false);
  expect((await person.call(api.organizations.changeFeatures, { body: { specToTest: false } })).data.aiFeatures).toEqual({
    specToTest: false,
  });
  expect((await person.call(api.organizations.changeNotifications, { body: { usageAlerts: false } })).data.notifications).toEqual({
    usageAlerts: false,
    billing: true,
  });
  expect(await audited(person.organizationId)).toEqual([
    { action: "organization.ai_analysis_changed", details: { enabled: false } },
    { action: "organization.features_changed", details: { specToTest: false } },
    { action: "organization.notifications_changed", details: { usageAlerts: false, billing: true } },
  ]);
});

test("developers and viewers read everything and change nothing", async () => {
  const person = await server.signUp();
  for (const role of ["developer", "viewer"] as const) {
    await setRole(person, role);
    for (const route of [api.organizations.get, api.organizations.usage, api.organizations.alerts]) {
      await expect.poll(async () => (await person.raw(route)).status).toBe(200);
    }
    expect((await person.request(api.organizations.plans)).status).toBe(200);
    const changes = [
      [api.organizations.rename, { name: "Mine" }],
      [api.organizations.switchAnalysis, { enabled: false }],
      [api.organizations.chooseModel, { provider: "builtin" }],
      [api.organizations.removeModel, undefined],
      [api.organizations.changeFeatures, { specToTest: false }],
      [api.organizations.changeNotifications, { billing: false }],
    ] as const;
    for (const [route, body] of changes) {
      await expect
        .poll(() => person.raw(route, { body }))
        .toMatchObject({ status: 403, body: { success: false, error: "Insufficient permissions" } });
    }
  }
  expect(await audited(person.organizationId)).toEqual([]);
  expect((await server.request(api.organizations.get)).status).toBe(401);
});

describe("a model of the organization's own", () => {
  const choose = (person: Person, body: unknown) => person.raw(api.organizations.chooseModel, { body });
  const stored = async (person: Person) =>
    (
      await server.ctx.db.asSystem((tx) =>
        tx.selectFrom("organizations").select("ai").where("id", "=", person.organizationId).executeTakeFirst(),
      )
    )?.ai;

  test("its key is encrypted, never shown, and can be decrypted only for its organization and address", async () => {
    const { status, body } = await choose(ada, {
      provider: "openai-compatible",
      model: "llama",
      baseUrl: "https://models.example.com/v1",
      apiKey: "sk-very-secret",
    });
    expect(status).toBe(200);
    expect(body.data.ai).toEqual({
      provider: "openai-compatible",
      model: "llama",
      configured: true,
      baseUrl: "https://models.example.com/v1",
      hasKey: true,
    });
    const row = await stored(ada);
    expect(JSON.stringify([row, await audited(ada.organizationId), body])).not.toContain("sk-very-secret");
    const sealed = row?.sealedKey;
    if (!row || !sealed) throw new Error("no key was stored");
    expect(sealed.keyId).toBe("k1");
    const open = (organizationId: string, baseUrl: string) =>
      server.ctx.secrets.decrypt(sealed, modelKeyBinding(organizationId, { provider: "openai-compatible", baseUrl }));
    expect(open(ada.organizationId, "https://models.example.com/v2")).toBe("sk-very-secret");
    expect(() => open(eve.organizationId, "https://models.example.com/v1")).toThrow();
    expect(() => open(ada.organizationId, "https://evil.example/v1")).toThrow();
  });

  test("a stored key is never sent to another address", async () => {
    const person = await server.signUp();
    await choose(person, { provider: "openai-compatible", model: "a", baseUrl: "https://one.example/v1", apiKey: "key-one" });
    const kept = await choose(person, { provider: "openai-compatible", model: "b", baseUrl: "https://one.example/v2" });
    expect(kept.body.data.ai).toMatchObject({ model: "b", hasKey: true });
    const moved = await choose(person, { provider: "openai-compatible", model: "b", baseUrl: "https://two.example/v1" });
    expect(moved.body.data.ai).toMatchObject({ baseUrl: "https://two.example/v1", hasKey: false });
    expect((await stored(person))?.sealedKey).toBeUndefined();
    await choose(person, { provider: "openai", model: "gpt", apiKey: "key-two" });
    const elsewhere = await choose(person, { provider: "openai", model: "gpt", baseUrl: "https://proxy.example/v1" });
    expect(elsewhere).toMatchObject({ status: 400, body: { error: "API key required", code: "MODEL_KEY_REQUIRED" } });
    expect((await person.call(api.organizations.get)).data.ai).toMatchObject({ provider: "openai", model: "gpt", hasKey: true });
  });

  test("an address that is not allowed, or incomplete settings, are rejected", async () => {
    for (const baseUrl of [
      "http://models.example.com/v1",
      "https://127.0.0.1/v1",
      "https://169.254.169.254/",
      "https://u:p@models.example.com",
    ]) {
      expect(await choose(ada, { provider: "openai-compatible", model: "x", baseUrl })).toMatchObject({ status: 400 });
    }
    expect(await choose(ada, { provider: "openai-compatible", model: "x" })).toMatchObject({
      status: 400,
      body: { issues: [{ path: "baseUrl" }] },
    });
    expect(await choose(ada, { provider: "anthropic", apiKey: "k" })).toMatchObject({ status: 400, body: { issues: [{ path: "model" }] } });
    expect(await choose(await server.signUp(), { provider: "anthropic", model: "claude" })).toMatchObject({
      status: 400,
      body: { error: "API key required" },
    });
    expect(await choose(ada, { provider: "own", model: "x" })).toMatchObject({ status: 400 });
    expect((await ada.call(api.organizations.get)).data.ai.model).toBe("llama");
  });

  test("removing it restores the platform's model", async () => {
    expect((await choose(ada, { provider: "builtin" })).body.data.ai).toEqual({
      provider: "builtin",
      model: "builtin-rules",
      configured: true,
      hasKey: false,
    });
    expect((await ada.call(api.organizations.removeModel)).data.ai).toMatchObject({ model: "platform-model", configured: false });
    expect(await stored(ada)).toEqual({});
  });
});

describe("usage", () => {
  test("is counted per organization, deleted runs included", async () => {
    const person = await server.signUp();
    const { data: project } = (await person.request(api.projects.create, { body: { name: "Shop" } })).body;
    for (let index = 0; index < 3; index++) {
      const run = await person.request(api.executions.create, { body: { image: "shop/e2e", projectId: project.id } });
      if (index === 0) await person.request(api.executions.delete, { params: { id: run.body.data.id } });
    }
    const { body } = await person.request(api.organizations.usage);
    expect(body).toEqual({
      success: true,
      data: {
        period: { start: expect.stringMatching(/-01T00:00:00\.000Z$/), end: expect.stringMatching(/-01T00:00:00\.000Z$/) },
        projects: { used: 1, limit: 1 },
        testRuns: { used: 3, limit: 50 },
        users: { used: 1, limit: 3, openInvitations: 0 },
        storage: { used: 0, limit: 524_288_000 },
        concurrentRuns: { used: 0, limit: 1 },
      },
    });
    const { start, end } = body.data.period;
    expect(Date.parse(start)).toBeLessThanOrEqual(Date.now());
    expect(Date.parse(end)).toBeGreaterThan(Date.now());
    expect((await eve.call(api.organizations.usage)).data).toMatchObject({ projects: { used: 0 }, testRuns: { used: 0 } });
  });

  test("an unlimited plan reports the constant", async () => {
    const person = await server.signUp();
    await setOrganization(person.organizationId, { plan: "team" });
    expect((await person.call(api.organizations.usage)).data.projects).toEqual({ used: 0, limit: unlimited });
  });

  test("the alert's level is exact to the byte", async () => {
    const person = await server.signUp();
    const most = 524_288_000;
    const levels = [
      [0, "none"],
      [most * 0.8 - 1, "none"],
      [most * 0.8, "warning"],
      [most * 0.9 - 1, "warning"],
      [most * 0.9, "critical"],
      [most - 1, "critical"],
      [most, "exceeded"],
      [most + 1, "exceeded"],
    ] as const;
    for (const [used, level] of levels) {
      await setOrganization(person.organizationId, { current_storage_used_bytes: used });
      const { body } = await person.request(api.organizations.alerts);
      expect(body.data.storage).toEqual({ level, percentUsed: expect.any(Number), used, limit: most });
      expect(body.data.projects).toEqual({ level: "none", percentUsed: 0, used: 0, limit: 1 });
    }
  });

  test("a level never falls as usage grows, and only a full limit says exceeded", () => {
    const order = ["none", "warning", "critical", "exceeded"];
    fc.assert(
      fc.property(fc.nat(2 ** 40), fc.nat(2 ** 40), fc.nat(2 ** 40), (one, other, limit) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)].map((used) => alertOf({ used, limit }));
        expect(order.indexOf(less?.level ?? "")).toBeLessThanOrEqual(order.indexOf(more?.level ?? ""));
        expect(more?.level === "exceeded").toBe(Math.max(one, other) >= limit);
        expect((more?.percentUsed ?? 0) >= 100).toBe(more?.level === "exceeded");
      }),
    );
  });
});

test("the plans are listed with the current one", async () => {
  const { body } = await eve.request(api.organizations.plans);
  expect(body.data.map(({ name, isCurrent }) => [name, isCurrent])).toEqual([
    ["free", true],
    ["starter", false],
    ["team", false],
    ["business", false],
    ["enterprise", false],
  ]);
  expect(body.data[1]?.limits).toEqual({
    maxProjects: 3,
    maxTestRuns: 250,
    maxUsers: 5,
    maxConcurrentRuns: 2,
    maxStorageBytes: 2 * 1024 ** 3,
  });
});
