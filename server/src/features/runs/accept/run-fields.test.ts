import { afterAll, beforeAll, expect, test } from "vitest";
import { type Person, type TestServer, startTestServer } from "../../../testing/start-server.ts";

let server: TestServer;
let ada: Person;
let projectId: string;
let key: { "x-api-key": string };
beforeAll(async () => {
  server = await startTestServer({ DEFAULT_PLAN: "enterprise" });
  ada = await server.signUp();
  projectId = (await ada.send("POST", "/api/projects", { name: "Shop" })).body.data.id;
  key = { "x-api-key": (await ada.send("POST", "/api/auth/api-keys", { name: "ci" })).body.apiKey };
});
afterAll(() => server?.close());

const image = "suite:1";
const config = {
  environment: "Staging",
  baseUrl: "https://shop.example.com",
  envVars: { A: "1" },
  reportFolder: "out",
  timeoutMinutes: 7,
  groupName: "nightly",
  repeatedTests: "retries",
};
const paths = ["/api/executions", "/api/execution-request", "/api/ci/trigger"] as const;
const ask = (path: string, body: object, headers: Record<string, string> = {}) =>
  server.call("POST", path, { body: { projectId, image, ...body }, headers: { ...key, ...headers } });

async function recorded(answer: { body: { taskId?: string; data?: { id: string } } }) {
  const id = answer.body.taskId ?? answer.body.data?.id ?? "";
  const kept = await server.ctx.db.withTenant(ada.organizationId, (tx) =>
    tx.selectFrom("executions").select(["settings", "sealed_variables"]).where("id", "=", id).executeTakeFirstOrThrow(),
  );
  return { ...(await ada.get(`/api/executions/${id}`)).body.data, settings: kept.settings, sealed: kept.sealed_variables !== null };
}

test.each(paths)("%s takes the fields of config at the top level as well, and both when they agree", async (path) => {
  const expected = {
    environment: "staging",
    baseUrl: "https://shop.example.com",
    groupName: "nightly",
    settings: { reportFolder: "out", timeoutMinutes: 7, repeatedTests: "retries" },
    sealed: true,
  };
  for (const body of [{ config }, config, { ...config, config: { ...config, environment: "staging" } }]) {
    const answer = await ask(path, body);
    expect([200, 201]).toContain(answer.status);
    expect(answer.body.warnings).toBeUndefined();
    expect(await recorded(answer)).toMatchObject(expected);
  }
  const apart = await ask(path, {
    environment: "staging",
    config: { environment: "production", envVars: { B: "2" } },
    envVars: { B: "3" },
  });
  expect(apart).toMatchObject({
    status: 400,
    body: { error: "Validation failed", issues: [{ path: "environment" }, { path: "envVars" }] },
  });
  expect(apart.body.message).toContain("`environment` differs from `config.environment`. Send one of the two.");
});

test.each(paths)("%s names what it ignored, the same on a replay", async (path) => {
  const body = { workerLabels: ["gpu"], config: { enviroment: "staging" } };
  const first = await ask(path, body, { "idempotency-key": `w${path}` });
  expect(first.body.warnings).toEqual([
    "`workerLabels` is not a field of this request and was ignored.",
    "`config.enviroment` is not a field of this request and was ignored. Did you mean `config.environment`?",
  ]);
  const again = await ask(path, body, { "idempotency-key": `w${path}` });
  expect(again.body).toEqual(first.body);
  const plain = await ask(path, {}, { "idempotency-key": `w${path}` });
  // The body as it was sent decides, ignored fields included.
  expect(plain.status).toBe(409);
});

test("a body of ten thousand unknown fields gets a short answer", async () => {
  const many = Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`unknown${index}`, index]));
  const answer = await ask("/api/executions", many);
  expect(answer.status).toBe(201);
  expect(answer.body.warnings).toHaveLength(21);
  expect(answer.body.warnings.at(-1)).toBe("9,980 more unknown fields were ignored too.");
  const refused = await ada.send("POST", "/api/auth/api-keys", { name: "x", ...many });
  expect(refused).toMatchObject({ status: 400, body: { error: "Unknown field", code: "UNKNOWN_FIELD" } });
  expect(JSON.stringify(refused.body).length).toBeLessThan(6000);
});

test("an API key with unknown fields is refused and not created", async () => {
  const before = (await ada.get("/api/auth/api-keys")).body.data.length;
  const answer = await ada.send("POST", "/api/auth/api-keys", { name: "ci", role: "viewer", expiresInDays: 30, scopes: ["runs"] });
  expect(answer).toMatchObject({
    status: 400,
    body: {
      error: "Unknown field",
      message: "`expiresInDays` is not a field of this request. Did you mean `expiresAt`? `scopes` is not a field of this request.",
      issues: [{ path: "expiresInDays" }, { path: "scopes" }],
    },
  });
  expect((await ada.get("/api/auth/api-keys")).body.data).toHaveLength(before);
});

test("an environment may have any name and is stored in lower case", async () => {
  for (const environment of ["PRODUCTION", "moon", "EU/Prüfung"])
    expect((await ask("/api/executions", { environment })).body.data.environment).toBe(environment.toLowerCase());
  expect((await ask("/api/executions", { environment: "a\u0000b" })).status).toBe(400);
});

test("a run keeps the repeatedTests of its project or request for its worker and its re-runs, and notes what was joined", async () => {
  const owner = await server.signUp();
  const project = (await owner.send("POST", "/api/projects", { name: "Go", runSettings: { repeatedTests: "retries" } })).body.data.id;
  expect((await owner.get(`/config/defaults?project=${project}`)).body.data.repeatedTests).toBe("retries");
  const start = (body: object) => owner.send("POST", "/api/executions", { projectId: project, image, ...body });
  const first = (await start({ priority: 10 })).body.data.id;
  const second = (await start({ config: { repeatedTests: "separate" } })).body.data.id;
  await owner.send("PATCH", `/api/projects/${project}`, { runSettings: { repeatedTests: "separate" } });
  const runs = new Map<string, { attempt: number; repeatedTests: string }>();
  for (let taken = 0; taken < 30 && !(runs.has(first) && runs.has(second)); taken++) {
    const { run } = (await server.worker("/executions/claim", { workerId: "w", name: "w", engine: "fake", waitMs: 2000 })).body;
    runs.set(run.taskId, run);
    await server.worker("/executions/update", { taskId: run.taskId, attempt: run.attempt, status: "RUNNING" });
    if (run.taskId === first) continue;
    await server.worker("/executions/update", { taskId: run.taskId, attempt: run.attempt, status: "ANALYZING", exitCode: 0 });
  }
  expect([runs.get(first)?.repeatedTests, runs.get(second)?.repeatedTests]).toEqual(["retries", "separate"]);
  const test = { name: "pays", suite: [], status: "passed", durationMs: 1, flaky: true, retries: 1 };
  await server.worker("/executions/update", {
    taskId: first,
    attempt: runs.get(first)?.attempt,
    status: "ANALYZING",
    exitCode: 0,
    results: { formats: ["junit"], tests: [test], joinedTests: { tests: 1, passedLater: 1 } },
  });
  expect((await owner.get(`/api/executions/${first}`)).body.data).toMatchObject({
    verdict: "UNSTABLE",
    notes: [{ code: "REPEATED_TESTS_JOINED" }],
  });
  const again = (await owner.send("POST", `/api/executions/${first}/rerun`, {})).body.data.id;
  const kept = await server.ctx.db.withTenant(owner.organizationId, (tx) =>
    tx.selectFrom("executions").select(["settings", "notes"]).where("id", "=", again).executeTakeFirstOrThrow(),
  );
  expect(kept).toMatchObject({ settings: { repeatedTests: "retries" }, notes: [] });
});
