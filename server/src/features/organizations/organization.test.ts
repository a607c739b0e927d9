import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { unlimited } from "@gantry/contract/plans/constants.ts";
import { type Person, startTestServer, type TestServer } from "../../testing/start-server.ts";
import { modelKeyBinding } from "../../platform/models/stored-model.ts";
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
  const { status, body } = await ada.get("/api/organization");
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
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    },
  });
});

test("limits stored with the organization never count: the plan's do", async () => {
  const { organizationId, get } = await server.signUp();
  await setOrganization(organizationId, { limits: JSON.stringify({ maxProjects: 99, maxTestRuns: 1, maxStorageBytes: 1 }) });
  const shown = [(await get("/api/organization")).body.data.limits, (await get("/api/auth/me")).body.data.organization.limits];
  for (const limits of shown) expect(limits).toMatchObject({ maxProjects: 1, maxTestRuns: 50, maxStorageBytes: 524_288_000 });
  expect((await get("/api/organization/usage")).body.data.projects.limit).toBe(1);
});

test("an admin renames it; an invalid name is rejected with the reason", async () => {
  const renamed = await ada.send("PATCH", "/api/organization", { name: "  Harbour Systems " });
  expect(renamed.body.data.name).toBe("Harbour Systems");
  expect((await ada.get("/api/auth/me")).body.data.organization.name).toBe("Harbour Systems");
  expect((await ada.send("PATCH", "/api/organization", {})).body).toMatchObject({ success: false, error: "Missing required field" });
  for (const name of ["x", "y".repeat(101), "two\nlines", 7]) {
    expect(await ada.send("PATCH", "/api/organization", { name })).toMatchObject({ status: 400, body: { error: "Validation failed" } });
  }
  expect((await eve.get("/api/organization")).body.data.name).toBe("Elsewhere");
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
  await ada.send("PATCH", "/api/organization", { name: "Harbour Systems", ...columns });
  await ada.send("PATCH", "/api/organization/features", { specToTest: true, ...columns });
  expect((await ada.get("/api/organization")).body.data).toMatchObject({ id: ada.organizationId, plan: "free" });
});

test("settings are stored under both names, and each change is in the audit log once", async () => {
  const person = await server.signUp();
  expect((await person.send("PATCH", "/api/organization/ai-analysis", { enabled: false })).body.data.aiAnalysisEnabled).toBe(false);
  expect((await person.send("PATCH", "/api/organization/ai-analysis", { aiAnalysisEnabled: false })).status).toBe(200);
  expect((await person.send("PATCH", "/api/organization/ai-analysis", {})).body.error).toBe("Missing required field");
  expect((await person.send("PATCH", "/api/organization/ai-analysis", { enabled: "no" })).status).toBe(400);
  expect((await person.get("/api/auth/me")).body.data.organization.aiAnalysisEnabled).toBe(false);
  expect((await person.send("PATCH", "/api/organization/features", { specToTest: false })).body.data.aiFeatures).toEqual({
    specToTest: false,
  });
  expect((await person.send("PATCH", "/api/organization/notifications", { usageAlerts: false })).body.data.notifications).toEqual({
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
    for (const path of ["", "/usage", "/usage/alerts"]) {
      await expect.poll(async () => (await person.get(`/api/organization${path}`)).status).toBe(200);
    }
    expect((await person.get("/api/plans")).status).toBe(200);
    const changes = [
      ["PATCH", "", { name: "Mine" }],
      ["PATCH", "/ai-analysis", { enabled: false }],
      ["PATCH", "/ai", { provider: "builtin" }],
      ["DELETE", "/ai", undefined],
      ["PATCH", "/features", { specToTest: false }],
      ["PATCH", "/notifications", { billing: false }],
    ] as const;
    for (const [method, path, body] of changes) {
      await expect
        .poll(() => person.send(method, `/api/organization${path}`, body))
        .toMatchObject({ status: 403, body: { success: false, error: "Insufficient permissions" } });
    }
  }
  expect(await audited(person.organizationId)).toEqual([]);
  expect((await server.call("GET", "/api/organization")).status).toBe(401);
});

describe("a model of the organization's own", () => {
  const choose = (person: Person, body: unknown) => person.send("PATCH", "/api/organization/ai", body);
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
      server.ctx.secrets.open(sealed, modelKeyBinding(organizationId, { provider: "openai-compatible", baseUrl }));
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
    expect((await person.get("/api/organization")).body.data.ai).toMatchObject({ provider: "openai", model: "gpt", hasKey: true });
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
    expect((await ada.get("/api/organization")).body.data.ai.model).toBe("llama");
  });

  test("removing it restores the platform's model", async () => {
    expect((await choose(ada, { provider: "builtin" })).body.data.ai).toEqual({
      provider: "builtin",
      model: "builtin-rules",
      configured: true,
      hasKey: false,
    });
    expect((await ada.send("DELETE", "/api/organization/ai")).body.data.ai).toMatchObject({ model: "platform-model", configured: false });
    expect(await stored(ada)).toEqual({});
  });
});

describe("usage", () => {
  test("is counted per organization, deleted runs included", async () => {
    const person = await server.signUp();
    const { data: project } = (await person.send("POST", "/api/projects", { name: "Shop" })).body;
    for (let index = 0; index < 3; index++) {
      const run = await person.send("POST", "/api/executions", { image: "shop/e2e", projectId: project.id });
      if (index === 0) await person.send("DELETE", `/api/executions/${run.body.data.id}`);
    }
    const { body } = await person.get("/api/organization/usage");
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
    expect((await eve.get("/api/organization/usage")).body.data).toMatchObject({ projects: { used: 0 }, testRuns: { used: 0 } });
  });

  test("an unlimited plan reports the constant", async () => {
    const person = await server.signUp();
    await setOrganization(person.organizationId, { plan: "team" });
    expect((await person.get("/api/organization/usage")).body.data.projects).toEqual({ used: 0, limit: unlimited });
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
      const { body } = await person.get("/api/organization/usage/alerts");
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
  const { body } = await eve.get("/api/plans");
  expect(body.data.map(({ name, isCurrent }: { name: string; isCurrent: boolean }) => [name, isCurrent])).toEqual([
    ["free", true],
    ["starter", false],
    ["team", false],
    ["business", false],
    ["enterprise", false],
  ]);
  expect(body.data[1].limits).toEqual({
    maxProjects: 3,
    maxTestRuns: 250,
    maxUsers: 5,
    maxConcurrentRuns: 2,
    maxStorageBytes: 2 * 1024 ** 3,
  });
});
