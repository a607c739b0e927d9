import { api } from "@gantry/contract/api.ts";
import type { ClaimedRun } from "@gantry/contract/dispatch/schemas.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { claimNext, leaseOf, reportRun } from "../../../testing/given/claimed-run.ts";
import { newProject } from "../../../testing/given/project.ts";
import { queueRun } from "../../../testing/given/run.ts";
import { type Person, startTestServer, type TestServer } from "../../../testing/start-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ DEFAULT_PLAN: "business", OUTSIDE_CALLBACKS: "false" });
});
afterAll(() => server?.close());
beforeEach(() =>
  server.ctx.db.asSystem(async (tx) => {
    await tx.deleteFrom("run_queue").execute();
    await tx.deleteFrom("run_leases").execute();
    await tx.deleteFrom("workers").execute();
  }),
);

const repository = "https://github.com/acme/app";
const source = { repository, ref: "main", path: "e2e" };
const command = "npm test";
const sourcesNoWorkerFetches = [
  { repository: "https://github.com" },
  { repository: "https://github.com//" },
  { repository: "http://github.com/acme/app", tokenVariable: "GIT_TOKEN" },
];
const [first, second] = ["a".repeat(40), "b".repeat(40)];

const claim = (abilities: string[] = ["source"]) =>
  claimNext(server, { workerId: abilities.join() || "old", slots: 50, labels: ["gpu"], abilities });

async function claimed(): Promise<ClaimedRun> {
  const run = await claim();
  if (run === null) throw new Error("nothing was claimed");
  return run;
}

const resolve = (run: ClaimedRun, commit: string) => server.worker(api.dispatch.source, { ...leaseOf(run), commit });

const create = (person: Person, body: object) => person.request(api.executions.create, { body: { image: "node:20", ...body } as never });

describe("a run with a source", () => {
  it("goes to workers that can fetch it, and says why it waits for one", async () => {
    const ada = await server.signUp();
    const { id, workerLabels } = await queueRun(ada, { command, source, workerLabels: ["gpu"] });
    expect(workerLabels).toEqual(["gpu"]);
    expect(await claim([])).toBeNull();
    expect(await claim(["juggling"])).toBeNull();
    const waiting = (await ada.call(api.executions.get, { params: { id } })).data;
    expect(waiting.workerLabels).toEqual(["gpu"]);
    expect(waiting.waitReasons).toMatchObject([{ code: "NO_MATCHING_WORKER", message: expect.stringContaining("git 2.37") }]);
    const run = await claimed();
    expect(run).toMatchObject({ taskId: id, source: { repository, ref: "main", path: "e2e", commit: null, token: null } });
  });

  it("is found by its repository, branch and commit, and a later commit is named as a difference", async () => {
    const ada = await server.signUp();
    const ids: string[] = [];
    for (const commit of [first, second]) {
      ids.push((await queueRun(ada, { command, source, groupName: "nightly" })).id);
      const run = await claimed();
      await resolve(run, commit);
      const results = { formats: ["junit"], tests: [{ name: "pays", suite: [], status: "passed", durationMs: 1 }] };
      await reportRun(server, run, "ANALYZING", { results });
    }
    const found = async (search: string) =>
      (await ada.call(api.executions.list, { query: { search } })).data.map(({ id }) => id).toReversed();
    expect(await found("ACME/app")).toEqual(ids);
    expect(await found("main")).toEqual(ids);
    expect(await found(second.slice(0, 7))).toEqual(ids.slice(1));
    const { differences } = (await ada.call(api.tests.compare, { params: { id: ids[1] ?? "" }, query: { with: "previous" } })).data;
    expect(differences).toEqual([{ what: "sourceCommit", before: first, now: second }]);
  });

  it("knows a commit's hash in capital letters", async () => {
    const ada = await server.signUp();
    const made = await create(ada, { command, source: { repository, ref: first.toUpperCase() } });
    expect(made.body).toMatchObject({ data: { source: { commit: first } } });
  });

  it("refuses a branch with invisible characters, which would be shown as another one", async () => {
    const ada = await server.signUp();
    const refused = await create(ada, { command, source: { repository, ref: "release\u202enimda" } });
    expect(refused.status).toBe(400);
  });

  it("keeps the first commit that its worker reports", async () => {
    const ada = await server.signUp();
    const { id } = await queueRun(ada, { command, source });
    const run = await claimed();
    expect((await resolve({ ...run, leaseToken: "another" }, second)).status).toBe(409);
    expect((await resolve(run, first)).body).toEqual({ success: true, commit: first });
    expect((await resolve(run, second)).body).toEqual({ success: true, commit: first });
    expect((await ada.call(api.executions.get, { params: { id } })).data.source).toEqual({ ...source, tokenVariable: null, commit: first });
    await ada.call(api.executions.cancel, { params: { id } });
    await reportRun(server, run, "ANALYZING", { exitCode: 1 });
    await expect.poll(async () => (await ada.call(api.executions.get, { params: { id } })).data.status).not.toBe("ANALYZING");
    const again = (await ada.call(api.executions.rerun, { params: { id }, body: { only: "all" } })).data;
    expect(again.source?.commit).toBe(first);
    expect(again.workerLabels).toEqual([]);
    expect(await claim([])).toBeNull();
    expect((await claimed()).source?.commit).toBe(first);
    // A run that has no source has no commit either.
    const without = await queueRun(ada, {});
    const other = await claimed();
    expect(other.taskId).toBe(without.id);
    expect((await resolve(other, first)).status).toBe(409);
  });

  it("has the same commit as all runs of its matrix, whichever worker asked first", async () => {
    const ada = await server.signUp();
    const body = { image: "node:20", command, source, matrix: { axes: { PART: ["a", "b", "c"] } } };
    await ada.call(api.matrixRuns.start, { body });
    const runs = [await claimed(), await claimed(), await claimed()];
    const commits = ["1", "2", "3"].map((digit) => digit.repeat(40));
    const answers = await Promise.all(runs.map((run, index) => resolve(run, commits[index] ?? "")));
    const agreed = answers.map((answer) => answer.body.commit);
    expect(new Set(agreed).size).toBe(1);
    expect(commits).toContain(agreed[0]);
  });

  it("gives its worker the token of a secret variable, and its suite not", async () => {
    const ada = await server.signUp();
    const projectId = await newProject(ada);
    const withToken = { repository, tokenVariable: "GIT_TOKEN" };
    const set = (body: { value: string; secret: boolean }) =>
      ada.call(api.projects.setVariable, { params: { id: projectId, name: "GIT_TOKEN" }, body });
    await queueRun(ada, { projectId, command, source: withToken });
    expect((await claimed()).source).toMatchObject({ token: null, missingToken: "GIT_TOKEN" });
    await set({ value: "readable", secret: false });
    await queueRun(ada, { projectId, command, source: withToken });
    expect((await claimed()).source).toMatchObject({ token: null, missingToken: "GIT_TOKEN" });
    await set({ value: "hidden", secret: true });
    await queueRun(ada, { projectId, command, source: withToken, envVars: { GIT_TOKEN: "of the run", MODE: "x" } });
    const run = await claimed();
    expect(run.source).toMatchObject({ token: "hidden", missingToken: null });
    expect(run.variables).toEqual([{ name: "MODE", value: "x", secret: false }]);
  });

  it("is the project's unless it names another or none", async () => {
    const ada = await server.signUp();
    const projectId = await newProject(ada);
    await ada.call(api.projects.change, { params: { id: projectId }, body: { runSettings: { source } } });
    const started = async (body: object) => (await create(ada, { projectId, command, ...body })).body.data.source?.repository;
    expect(await started({})).toBe(repository);
    expect(await started({ source: { repository: "https://gitlab.com/acme/other" } })).toBe("https://gitlab.com/acme/other");
    expect(await started({ source: null })).toBeUndefined();
    expect(await started({ config: { source: null } })).toBeUndefined();
  });

  it("needs a command, and takes a full hash as its commit", async () => {
    const ada = await server.signUp();
    const refused = await create(ada, { source });
    expect(refused.status).toBe(400);
    expect(JSON.stringify(refused.body)).toContain("`source: null`");
    expect((await queueRun(ada, { command, source: { repository, ref: first } })).source?.commit).toBe(first);
  });

  it("is refused with an address, reference or path that cannot be", async () => {
    const ada = await server.signUp();
    const wrong = [
      ...[
        "git@github.com:acme/app.git",
        "file:///etc",
        "ext::sh -c id",
        "https://me:secret@github.com/acme/app",
        "--upload-pack=id",
        "https://",
      ].map((address) => ({ repository: address })),
      ...["--upload-pack=id", "a..b", "a b", "a:b", "^main", ".hidden", "a.lock", "refs/heads/", "a@{1}"].map((ref) => ({
        repository,
        ref,
      })),
      ...["../up", "/etc", "a/../../b", ".git/hooks", "a/.GIT", "a\\b", "a//b"].map((path) => ({ repository, path })),
      { repository, tokenVariable: "not a name" },
      ...sourcesNoWorkerFetches,
    ];
    for (const one of wrong) expect({ one, status: (await create(ada, { command, source: one })).status }).toEqual({ one, status: 400 });
    for (const path of ["./e2e/", ".", "e2e/web", ""])
      expect({ path, status: (await create(ada, { command, source: { repository, path } })).status }).toEqual({ path, status: 201 });
  });

  it("is rejected by settings and schedules if no worker would fetch it, and one that was stored earlier still starts", async () => {
    const ada = await server.signUp();
    const projectId = await newProject(ada);
    const run = { image: "node:20", command };
    for (const one of sourcesNoWorkerFetches) {
      const settings = await ada.request(api.projects.change, { params: { id: projectId }, body: { runSettings: { source: one } } });
      const schedule = await ada.request(api.schedules.create, {
        body: { projectId, name: "nightly", cron: "@daily", run: { ...run, source: one } },
      });
      expect([settings.status, settings.body.message]).toEqual([400, expect.stringMatching(/^`runSettings\.source\.repository` must /)]);
      expect([schedule.status, schedule.body.message]).toEqual([400, expect.stringMatching(/^`run\.source\.repository` must /)]);
    }
    // Workers may allow a host with http.
    const allowed = { repository: "http://git.internal/acme/app" };
    await ada.call(api.projects.change, { params: { id: projectId }, body: { runSettings: { source: allowed } } });
    await server.ctx.db.asSystem((tx) =>
      tx
        .updateTable("projects")
        .set({ run_settings: sql`jsonb_set(run_settings, '{source}', '{"repository": "https://github.com"}')` })
        .where("id", "=", projectId)
        .execute(),
    );
    expect((await ada.call(api.projects.get, { params: { id: projectId } })).data.runSettings.source?.repository).toBe(
      "https://github.com",
    );
    expect((await create(ada, { projectId, command })).status).toBe(201);
  });
});
