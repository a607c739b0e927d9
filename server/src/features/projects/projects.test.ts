import { afterAll, beforeAll, expect, test } from "vitest";
import { api } from "@gantry/contract/api.ts";
import { startTestServer, type TestServer } from "../../testing/start-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test("twenty parallel creations at one below the limit create one project", async () => {
  const ada = await server.signUp();
  const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => ada.request(api.projects.create, { body: { name: `P${n}` } })));
  expect(answers.filter((answer) => answer.status === 201)).toHaveLength(1);
  expect(answers.find((answer) => answer.status === 429)?.body).toMatchObject({
    success: false,
    error: "Project limit reached",
    code: "PROJECT_LIMIT_REACHED",
  });
  expect((await ada.call(api.projects.list)).data).toHaveLength(1);
});

test("a project is read, changed in part, and deleted with its runs", async () => {
  const ada = await server.signUp();
  const { data: project } = (await ada.request(api.projects.create, { body: { name: "Shop" } })).body;
  expect(project.runSettings).toMatchObject({ folder: "all", timeoutMinutes: 30, maxRetries: 1, autoQuarantine: false });
  const changed = await ada.request(api.projects.change, {
    params: { id: project.id },
    body: {
      runSettings: { image: "shop/e2e:2", baseUrls: { staging: "https://staging.example" } },
    },
  });
  expect(changed.body.data).toMatchObject({
    name: "Shop",
    runSettings: { image: "shop/e2e:2", folder: "all", baseUrls: { development: "", staging: "https://staging.example" } },
  });
  expect((await ada.call(api.configuration.defaults, { query: { project: project.id } })).data).toMatchObject({
    image: "shop/e2e:2",
    folder: "all",
    environment: "development",
  });
  const run = await ada.request(api.executions.create, { body: { image: "shop/e2e:2", environment: "Staging", projectId: project.id } });
  expect(run.body.data.baseUrl).toBe("https://staging.example");
  expect((await ada.request(api.projects.delete, { params: { id: project.id } })).status).toBe(200);
  expect((await ada.request(api.projects.get, { params: { id: project.id } })).status).toBe(404);
  expect((await ada.call(api.executions.list)).data).toEqual([]);
});

test("a secret is encrypted, returned masked, cannot be made plain, and cannot be decrypted in another row", async () => {
  const ada = await server.signUp();
  const { data: project } = (await ada.request(api.projects.create, { body: { name: "Shop" } })).body;
  expect(
    (
      await ada.call(api.projects.setVariable, {
        params: { id: project.id, name: "API_TOKEN" },
        body: { value: "sup3r-s3cret", secret: true },
      })
    ).data,
  ).toMatchObject({
    value: "********",
    secret: true,
  });
  expect(
    (
      await ada.call(api.projects.setVariable, {
        params: { id: project.id, name: "API_TOKEN" },
        body: { value: "an0ther-s3cret", secret: false },
      })
    ).data,
  ).toMatchObject({
    value: "********",
    secret: true,
  });
  expect(
    (await ada.call(api.projects.setVariable, { params: { id: project.id, name: "PLAIN" }, body: { value: "seen" } })).data.value,
  ).toBe("seen");
  // Written back as it was read, it would replace the secret.
  expect(
    await ada.request(api.projects.setVariable, { params: { id: project.id, name: "API_TOKEN" }, body: { value: "********" } }),
  ).toMatchObject({ status: 400, body: { code: "MASKED_VALUE" } });
  expect(
    (await ada.request(api.projects.setVariable, { params: { id: project.id, name: "TINY" }, body: { value: "abc", secret: true } }))
      .status,
  ).toBe(400);
  expect((await ada.request(api.projects.setVariable, { params: { id: project.id, name: "1BAD" }, body: { value: "x" } })).status).toBe(
    400,
  );
  expect((await ada.request(api.projects.setVariable, { params: { id: project.id, name: "TASK_ID" }, body: { value: "x" } })).status).toBe(
    400,
  );
  const stored = await server.ctx.db.asSystem((tx) =>
    tx.selectFrom("project_variables").selectAll().where("project_id", "=", project.id).execute(),
  );
  expect(JSON.stringify(stored)).not.toContain("s3cret");
  const sealed = stored.find((row) => row.name === "API_TOKEN")?.sealed;
  expect(() => sealed && server.ctx.secrets.decrypt(sealed, [ada.organizationId, "project", project.id, "OTHER"])).toThrow();
  expect((await ada.request(api.projects.deleteVariable, { params: { id: project.id, name: "PLAIN" } })).status).toBe(200);
  expect((await ada.call(api.projects.variables, { params: { id: project.id } })).data.map((variable) => variable.name)).toEqual([
    "API_TOKEN",
  ]);
});

test("a misspelled setting is rejected when a project is created or changed", async () => {
  const ada = await server.signUp();
  const answer = await ada.raw(api.projects.create, { body: { name: "Shop", runSettings: { autoQuarantin: true } } });
  expect([answer.status, answer.body.code, answer.body.issues?.[0]?.path]).toEqual([400, "UNKNOWN_FIELD", "runSettings.autoQuarantin"]);
  expect((await ada.call(api.projects.list)).data).toEqual([]);
});

test("a variable's name in the body must be the one in the path", async () => {
  const ada = await server.signUp();
  const { data: project } = (await ada.request(api.projects.create, { body: { name: "Shop" } })).body;
  expect(
    (await ada.request(api.projects.setVariable, { params: { id: project.id, name: "AA" }, body: { name: "BB", value: "x" } })).status,
  ).toBe(400);
  expect((await ada.call(api.projects.variables, { params: { id: project.id } })).data).toEqual([]);
  expect(
    (await ada.request(api.projects.setVariable, { params: { id: project.id, name: "AA" }, body: { name: "AA", value: "x" } })).status,
  ).toBe(200);
});

test.each(["\u202e", "\u200b\u200d", "\u3164", "\u2800 \u2800", "\u0301"])("%j is invisible and rejected as a name", async (name) => {
  const ada = await server.signUp();
  const answers = [
    await ada.request(api.projects.create, { body: { name: name.repeat(3) } }),
    await ada.request(api.organizations.rename, { body: { name: name.repeat(3) } }),
    await ada.request(api.auth.changeMe, { body: { name: name.repeat(3) } }),
  ];
  for (const { status, body } of answers) expect([status, body.message]).toEqual([400, "`name` must contain a visible character."]);
});

test.each(["\u202egnp.exe", "a\u2066b", "ab\u202a"])("%j reads differently than it is and is rejected as a name", async (name) => {
  const ada = await server.signUp();
  const { data: project } = (await ada.request(api.projects.create, { body: { name: "مشروع\u200f (1)" } })).body;
  const answers = [
    await ada.request(api.projects.create, { body: { name } }),
    await ada.request(api.organizations.rename, { body: { name } }),
    await ada.request(api.auth.changeMe, { body: { name } }),
    await ada.request(api.apiKeys.create, { body: { name } }),
    await ada.request(api.testCases.create, { body: { projectId: project.id, title: name } }),
  ];
  for (const { status, body } of answers)
    expect([status, body.message]).toEqual([400, expect.stringContaining("turn the direction of writing")]);
});

test("names are unique within an organization, ignoring case", async () => {
  const rich = await startTestServer({ DEFAULT_PLAN: "team" });
  try {
    const [ada, bob] = [await rich.signUp(), await rich.signUp()];
    expect((await ada.request(api.projects.create, { body: { name: "Shop" } })).status).toBe(201);
    expect((await ada.request(api.projects.create, { body: { name: "SHOP" } })).status).toBe(409);
    expect((await bob.request(api.projects.create, { body: { name: "Shop" } })).status).toBe(201);
  } finally {
    await rich.close();
  }
});
