import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../testing/start-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test("twenty parallel creations at one below the limit create one project", async () => {
  const ada = await server.signUp();
  const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => ada.send("POST", "/api/projects", { name: `P${n}` })));
  expect(answers.filter((answer) => answer.status === 201)).toHaveLength(1);
  expect(answers.find((answer) => answer.status === 429)?.body).toMatchObject({
    success: false,
    error: "Project limit reached",
    code: "PROJECT_LIMIT_REACHED",
  });
  expect((await ada.get("/api/projects")).body.data).toHaveLength(1);
});

test("a project is read, changed in part, and deleted with its runs", async () => {
  const ada = await server.signUp();
  const { data: project } = (await ada.send("POST", "/api/projects", { name: "Shop" })).body;
  expect(project.runSettings).toMatchObject({ folder: "all", timeoutMinutes: 30, maxRetries: 1, autoQuarantine: false });
  const changed = await ada.send("PATCH", `/api/projects/${project.id}`, {
    runSettings: { image: "shop/e2e:2", baseUrls: { staging: "https://staging.example" } },
  });
  expect(changed.body.data).toMatchObject({
    name: "Shop",
    runSettings: { image: "shop/e2e:2", folder: "all", baseUrls: { development: "", staging: "https://staging.example" } },
  });
  expect((await ada.get(`/config/defaults?project=${project.id}`)).body.data).toMatchObject({
    image: "shop/e2e:2",
    folder: "all",
    environment: "development",
  });
  const run = await ada.send("POST", "/api/executions", { image: "shop/e2e:2", environment: "Staging", projectId: project.id });
  expect(run.body.data.baseUrl).toBe("https://staging.example");
  expect((await ada.send("DELETE", `/api/projects/${project.id}`)).status).toBe(200);
  expect((await ada.get(`/api/projects/${project.id}`)).status).toBe(404);
  expect((await ada.get("/api/executions")).body.data).toEqual([]);
});

test("a secret is encrypted, returned masked, cannot be made plain, and cannot be decrypted in another row", async () => {
  const ada = await server.signUp();
  const { data: project } = (await ada.send("POST", "/api/projects", { name: "Shop" })).body;
  const path = `/api/projects/${project.id}/variables`;
  expect((await ada.send("PUT", `${path}/API_TOKEN`, { value: "sup3r-s3cret", secret: true })).body.data).toMatchObject({
    value: "********",
    secret: true,
  });
  expect((await ada.send("PUT", `${path}/API_TOKEN`, { value: "an0ther-s3cret", secret: false })).body.data).toMatchObject({
    value: "********",
    secret: true,
  });
  expect((await ada.send("PUT", `${path}/PLAIN`, { value: "seen" })).body.data.value).toBe("seen");
  expect((await ada.send("PUT", `${path}/TINY`, { value: "abc", secret: true })).status).toBe(400);
  expect((await ada.send("PUT", `${path}/1BAD`, { value: "x" })).status).toBe(400);
  expect((await ada.send("PUT", `${path}/TASK_ID`, { value: "x" })).status).toBe(400);
  const stored = await server.ctx.db.asSystem((tx) =>
    tx.selectFrom("project_variables").selectAll().where("project_id", "=", project.id).execute(),
  );
  expect(JSON.stringify(stored)).not.toContain("s3cret");
  const sealed = stored.find((row) => row.name === "API_TOKEN")?.sealed;
  expect(() => sealed && server.ctx.secrets.open(sealed, [ada.organizationId, "project", project.id, "OTHER"])).toThrow();
  expect((await ada.send("DELETE", `${path}/PLAIN`)).status).toBe(200);
  expect((await ada.get(path)).body.data.map((variable: { name: string }) => variable.name)).toEqual(["API_TOKEN"]);
});

test("a misspelt setting is rejected when a project is created or changed", async () => {
  const ada = await server.signUp();
  const answer = await ada.send("POST", "/api/projects", { name: "Shop", runSettings: { autoQuarantin: true } });
  expect([answer.status, answer.body.code, answer.body.issues[0].path]).toEqual([400, "UNKNOWN_FIELD", "runSettings.autoQuarantin"]);
  expect((await ada.get("/api/projects")).body.data).toEqual([]);
});

test("a variable's name in the body must be the one in the path", async () => {
  const ada = await server.signUp();
  const { data: project } = (await ada.send("POST", "/api/projects", { name: "Shop" })).body;
  const path = `/api/projects/${project.id}/variables`;
  expect((await ada.send("PUT", `${path}/AA`, { name: "BB", value: "x" })).status).toBe(400);
  expect((await ada.get(path)).body.data).toEqual([]);
  expect((await ada.send("PUT", `${path}/AA`, { name: "AA", value: "x" })).status).toBe(200);
});

test.each(["\u202e", "\u200b\u200d", "\u3164", "\u2800 \u2800", "\u0301"])("%j is invisible and rejected as a name", async (name) => {
  const ada = await server.signUp();
  const answers = [
    await ada.send("POST", "/api/projects", { name: name.repeat(3) }),
    await ada.send("PATCH", "/api/organization", { name: name.repeat(3) }),
    await ada.send("PATCH", "/api/auth/me", { name: name.repeat(3) }),
  ];
  for (const { status, body } of answers) expect([status, body.message]).toEqual([400, "`name` must contain a visible character."]);
});

test("names are unique within an organization, ignoring case", async () => {
  const rich = await startTestServer({ DEFAULT_PLAN: "team" });
  try {
    const [ada, bob] = [await rich.signUp(), await rich.signUp()];
    expect((await ada.send("POST", "/api/projects", { name: "Shop" })).status).toBe(201);
    expect((await ada.send("POST", "/api/projects", { name: "SHOP" })).status).toBe(409);
    expect((await bob.send("POST", "/api/projects", { name: "Shop" })).status).toBe(201);
  } finally {
    await rich.close();
  }
});
