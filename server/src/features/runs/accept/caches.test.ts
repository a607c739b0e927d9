import { api } from "@gantry/contract/api.ts";
import type { ClaimedRun } from "@gantry/contract/dispatch/schemas.ts";
import type { CiContext } from "@gantry/contract/executions/schemas.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newApiKey } from "../../../testing/given/api-key.ts";
import { claimRun } from "../../../testing/given/claimed-run.ts";
import { newProject } from "../../../testing/given/project.ts";
import { queueRun } from "../../../testing/given/run.ts";
import { type Person, startTestServer, type TestServer } from "../../../testing/start-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ DEFAULT_PLAN: "business" });
});
afterAll(() => server?.close());

const npm = { key: "npm-1a2b", path: "/root/.npm", restoreKeys: ["npm-"] };
const pip = { key: "pip", path: "/root/.cache/pip" };

const create = (person: Person, caches: unknown, changes: object = {}) =>
  person.request(api.executions.create, { body: { image: "suite:1", caches, ...changes } as never });

const scopes = async (id: string) => (await claimRun(server, id)).cacheScopes.map((scope) => JSON.parse(scope));
const tests = [{ name: "pays", suite: ["cart"], filePath: "cart.js", status: "passed", durationMs: 1 }];

async function end({ taskId, attempt }: ClaimedRun): Promise<void> {
  await server.worker(api.dispatch.update, { taskId, attempt, status: "RUNNING" });
  const results = { formats: ["junit"], tests };
  const answer = await server.worker(api.dispatch.update, { taskId, attempt, status: "ANALYZING", exitCode: 0, results });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
}

/** The run of a pipeline. */
async function trigger(ada: Person, ciContext: CiContext): Promise<string> {
  const key = await newApiKey(ada);
  const body = { projectId: await newProject(ada), image: "suite:1", config: { caches: [npm] }, ciContext };
  const answer = await server.request(api.ci.trigger, { headers: { "x-api-key": key }, body });
  return answer.body.taskId;
}

describe("the caches of a run", () => {
  it("reach the worker, and are in the run's record", async () => {
    const run = await queueRun(await server.signUp(), { caches: [npm, pip] });
    expect(run.caches).toEqual([npm, pip]);
    const claimed = await claimRun(server, run.id);
    expect(claimed.caches).toEqual([npm, { ...pip, restoreKeys: [] }]);
    expect(claimed.cacheScopes).toEqual(['{"combination":[]}']);
  });

  it("are empty for runs without cache settings", async () => {
    const run = await queueRun(await server.signUp());
    expect(run.caches).toEqual([]);
    expect(await claimRun(server, run.id)).toMatchObject({ caches: [], cacheScopes: [] });
  });

  it("are the project's unless the run names its own, or none", async () => {
    const ada = await server.signUp();
    const projectId = await newProject(ada);
    await ada.call(api.projects.change, { params: { id: projectId }, body: { runSettings: { caches: [npm] } } });
    expect((await ada.call(api.projects.get, { params: { id: projectId } })).data.runSettings.caches).toEqual([npm]);
    const keys = async (changes: object) => (await queueRun(ada, { projectId, ...changes })).caches.map(({ key }) => key);
    expect(await keys({})).toEqual(["npm-1a2b"]);
    expect(await keys({ caches: [pip] })).toEqual(["pip"]);
    expect(await keys({ config: { caches: [] } })).toEqual([]);
  });

  it("are a schedule's, too", async () => {
    const ada = await server.signUp();
    const projectId = await newProject(ada);
    const body = { projectId, name: "Nightly", cron: "0 3 * * *", timeZone: "UTC", run: { image: "suite:1", caches: [npm] } };
    const { id } = (await ada.call(api.schedules.create, { body })).data;
    const started = (await ada.call(api.schedules.run, { params: { id } })).data;
    expect(started.caches).toEqual([npm]);
  });

  it("are the same in a re-run, and for a worker that adopts it", async () => {
    const ada = await server.signUp();
    const { id } = await queueRun(ada, { caches: [npm] });
    const first = await claimRun(server, id);
    const { taskId, attempt, caches, cacheScopes } = first;
    const { run: adopted } = (await server.worker(api.dispatch.adopt, { taskId, attempt, workerId: "w1", workerStart: 2 })).body;
    expect(adopted).toMatchObject({ caches, cacheScopes });
    await end(first);
    const again = (await ada.call(api.executions.rerun, { params: { id }, body: { only: "all" } })).data;
    expect(again.caches).toEqual([npm]);
    expect((await claimRun(server, again.id)).cacheScopes).toEqual(cacheScopes);
  });

  it("of a pull request are seen by it alone, also in its re-runs and flake checks", async () => {
    const ada = await server.signUp();
    const id = await trigger(ada, { source: "github", repository: "shop/web", prNumber: 7, branch: "fix" });
    const expected = [{ combination: [], pullRequest: "shop/web#7" }, { combination: [] }];
    const claimed = await claimRun(server, id);
    expect(claimed.cacheScopes.map((scope) => JSON.parse(scope))).toEqual(expected);
    await end(claimed);
    const again = (await ada.call(api.executions.rerun, { params: { id }, body: { only: "all" } })).data;
    expect(await scopes(again.id)).toEqual(expected);
    const [test] = (await ada.call(api.tests.list, { query: { project: claimed.projectId } })).data;
    const [check] = (await ada.call(api.flakeChecks.start, { body: { testIds: [test?.id ?? ""], times: 2 } })).data;
    // Its runs have no pipeline's context.
    expect(await scopes(check?.runs[0]?.executionId ?? "")).toEqual(expected);
  });

  it("of a branch are the project's", async () => {
    const ada = await server.signUp();
    expect(await scopes(await trigger(ada, { source: "github", repository: "shop/web", branch: "main" }))).toEqual([{ combination: [] }]);
  });

  it("of a matrix are apart for each combination", async () => {
    const ada = await server.signUp();
    const body = { projectId: await newProject(ada), image: "suite:1", caches: [npm], matrix: { axes: { NODE: ["20", "22"] } } };
    const { combinations } = (await ada.call(api.matrixRuns.start, { body })).data;
    const of = (value: string) => [{ combination: [{ axis: "NODE", value }] }];
    const found = [];
    for (const { run } of combinations) found.push(await scopes(run?.id ?? ""));
    expect(found).toEqual([of("20"), of("22")]);
  });

  it.each<[string, unknown, string]>([
    ["eleven of them", Array.from({ length: 11 }, (_, index) => ({ key: "npm", path: `/a/${index}` })), "at most 10 caches"],
    ["two for one folder", [npm, { ...pip, path: "/root/.npm/_cacache" }], "overlaps /root/.npm"],
    ["a relative path", [{ ...npm, path: ".npm" }], "absolute path"],
    ["a path with ..", [{ ...npm, path: "/root/../etc" }], "absolute path"],
    ["Gantry's own folder", [{ ...npm, path: "/run/gantry/secrets" }], "belongs to the system"],
    ["the suite's folder", [{ ...npm, path: "/app" }], "the image's own files"],
    ["a folder of reports", [{ ...npm, path: "/app/test-results" }], "where the run's report is read from"],
    ["a key with a space", [{ ...npm, key: "n pm" }], "must have 1 to 100"],
    ["six restore keys", [{ ...npm, restoreKeys: ["a", "b", "c", "d", "e", "f"] }], "at most 5 keys"],
    ["no path", [{ key: "npm" }], "path"],
    ["anything else", "npm", "caches"],
  ])("are refused with %s", async (_, caches, words) => {
    const answer = await create(await server.signUp(), caches);
    expect(answer.status).toBe(400);
    expect(JSON.stringify(answer.body)).toContain(words);
  });

  it("are refused where the run's own report would be", async () => {
    const ada = await server.signUp();
    const answer = await create(ada, [{ key: "build", path: "/app/build" }], { reportFolder: "build/junit" });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ message: "`caches` /app/build overlaps /app/build/junit, where the run's report is read from." });
  });
});
