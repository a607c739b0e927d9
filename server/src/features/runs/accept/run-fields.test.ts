import { api } from "@gantry/contract/api.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Person, type TestServer, startTestServer } from "../../../testing/start-server.ts";
import { claimNext, reportRun } from "../../../testing/given/claimed-run.ts";
import { newProject } from "../../../testing/given/project.ts";
import { newApiKey } from "../../../testing/given/api-key.ts";
import type { ClaimedRun } from "@gantry/contract/dispatch/schemas.ts";

let server: TestServer;
let ada: Person;
let projectId: string;
let key: { "x-api-key": string };
beforeAll(async () => {
  server = await startTestServer({ DEFAULT_PLAN: "enterprise" });
  ada = await server.signUp();
  projectId = await newProject(ada, { name: "Shop" });
  key = { "x-api-key": await newApiKey(ada, { name: "ci" }) };
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
const routes = [api.executions.create, api.executions.request, api.ci.trigger] as const;
const ask = (route: (typeof routes)[number], body: object, headers: Record<string, string> = {}) =>
  server.raw(route, { body: { projectId, image, ...body }, headers: { ...key, ...headers } });

async function recorded({ body }: Awaited<ReturnType<typeof ask>>) {
  const id = "data" in body ? body.data.id : body.taskId;
  const kept = await server.ctx.db.withTenant(ada.organizationId, (tx) =>
    tx.selectFrom("executions").select(["settings", "sealed_variables"]).where("id", "=", id).executeTakeFirstOrThrow(),
  );
  return {
    ...(await ada.call(api.executions.get, { params: { id } })).data,
    settings: kept.settings,
    sealed: kept.sealed_variables !== null,
  };
}

test.each(routes)("$path takes the fields of config at the top level as well, and both when they agree", async (route) => {
  const expected = {
    environment: "staging",
    baseUrl: "https://shop.example.com",
    groupName: "nightly",
    settings: { reportFolder: "out", timeoutMinutes: 7, repeatedTests: "retries" },
    sealed: true,
  };
  for (const body of [{ config }, config, { ...config, config: { ...config, environment: "staging" } }]) {
    const answer = await ask(route, body);
    expect([200, 201]).toContain(answer.status);
    expect(answer.body.warnings).toBeUndefined();
    expect(await recorded(answer)).toMatchObject(expected);
  }
  const apart = await ask(route, {
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

test.each(routes)("$path names what it ignored, the same on a replay", async (route) => {
  const body = { colour: "red", config: { enviroment: "staging" } };
  const first = await ask(route, body, { "idempotency-key": `w${route.path}` });
  expect(first.body.warnings).toEqual([
    "`colour` is not a field of this request and was ignored.",
    "`config.enviroment` is not a field of this request and was ignored. Did you mean `config.environment`?",
  ]);
  const again = await ask(route, body, { "idempotency-key": `w${route.path}` });
  expect(again.body).toEqual(first.body);
  const plain = await ask(route, {}, { "idempotency-key": `w${route.path}` });
  // The body as sent decides, including ignored fields.
  expect(plain.status).toBe(409);
});

test("a body of ten thousand unknown fields gets a short answer", async () => {
  const many = Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`unknown${index}`, index]));
  const answer = await ask(api.executions.create, many);
  expect(answer.status).toBe(201);
  expect(answer.body.warnings).toHaveLength(21);
  expect(answer.body.warnings?.at(-1)).toBe("9,980 more unknown fields were ignored too.");
  const refused = await ada.raw(api.apiKeys.create, { body: { name: "x", ...many } });
  expect(refused).toMatchObject({ status: 400, body: { error: "Unknown field", code: "UNKNOWN_FIELD" } });
  expect(JSON.stringify(refused.body).length).toBeLessThan(6000);
});

test("an API key with unknown fields is refused and not created", async () => {
  const before = (await ada.call(api.apiKeys.list)).data.length;
  const answer = await ada.raw(api.apiKeys.create, { body: { name: "ci", role: "viewer", expiresInDays: 30, scopes: ["runs"] } });
  expect(answer).toMatchObject({
    status: 400,
    body: {
      error: "Unknown field",
      message: "`expiresInDays` is not a field of this request. Did you mean `expiresAt`? `scopes` is not a field of this request.",
      issues: [{ path: "expiresInDays" }, { path: "scopes" }],
    },
  });
  expect((await ada.call(api.apiKeys.list)).data).toHaveLength(before);
});

test("an environment may have any name and is stored in lower case", async () => {
  for (const environment of ["PRODUCTION", "moon", "EU/Prüfung"])
    expect((await ask(api.executions.create, { environment })).body).toMatchObject({ data: { environment: environment.toLowerCase() } });
  expect((await ask(api.executions.create, { environment: "a\u0000b" })).status).toBe(400);
});

test("a run keeps the repeatedTests of its project or request for its worker and its re-runs, and notes what was joined", async () => {
  const owner = await server.signUp();
  const project = await newProject(owner, { name: "Go", runSettings: { repeatedTests: "retries" } });
  expect((await owner.call(api.configuration.defaults, { query: { project } })).data.repeatedTests).toBe("retries");
  const start = (body: object) => owner.request(api.executions.create, { body: { projectId: project, image, ...body } });
  const first = (await start({ priority: 10 })).body.data.id;
  const second = (await start({ config: { repeatedTests: "separate" } })).body.data.id;
  await owner.call(api.projects.change, { params: { id: project }, body: { runSettings: { repeatedTests: "separate" } } });
  const runs = new Map<string, ClaimedRun>();
  for (let taken = 0; taken < 30 && !(runs.has(first) && runs.has(second)); taken++) {
    const run = await claimNext(server, { waitMs: 2_000 });
    if (!run) continue;
    runs.set(run.taskId, run);
    await reportRun(server, run, "RUNNING");
    if (run.taskId !== first) await reportRun(server, run, "ANALYZING");
  }
  expect([runs.get(first)?.repeatedTests, runs.get(second)?.repeatedTests]).toEqual(["retries", "separate"]);
  const test = { name: "pays", suite: [], status: "passed", durationMs: 1, flaky: true, retries: 1 };
  await server.worker(api.dispatch.update, {
    taskId: first,
    attempt: runs.get(first)?.attempt,
    status: "ANALYZING",
    exitCode: 0,
    results: { formats: ["junit"], tests: [test], joinedTests: { tests: 1, passedLater: 1 } },
  });
  expect((await owner.call(api.executions.get, { params: { id: first } })).data).toMatchObject({
    verdict: "UNSTABLE",
    notes: [{ code: "REPEATED_TESTS_JOINED" }],
  });
  const again = (await owner.call(api.executions.rerun, { params: { id: first }, body: {} })).data.id;
  const kept = await server.ctx.db.withTenant(owner.organizationId, (tx) =>
    tx.selectFrom("executions").select(["settings", "notes"]).where("id", "=", again).executeTakeFirstOrThrow(),
  );
  expect(kept).toMatchObject({ settings: { repeatedTests: "retries" }, notes: [] });
});
