import { api } from "@gantry/contract/api.ts";
import { createTestDatabase } from "@gantry/host/postgres/testing.ts";
import type { MatrixRun } from "@gantry/contract/matrix-runs/schemas.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { z } from "zod";
import { type FakeRequest, type FakeWeb, startFakeWeb } from "../../../testing/fake-web.ts";
import { gate } from "../../../testing/gate.ts";
import { claimRun } from "../../../testing/given/claimed-run.ts";
import { newProject } from "../../../testing/given/project.ts";
import { type Person, startTestServer, type TestServer } from "../../../testing/start-server.ts";
import { runStories } from "../../integrations/testing/run-stories.ts";
import { noteEnd } from "./note-end.ts";
import { reportMatrixRun } from "./report-matrix-run.ts";
import { reportMissed } from "./report-missed.ts";

let web: FakeWeb;
let server: TestServer;
let ada: Person;
let stories: ReturnType<typeof runStories>;
beforeAll(async () => {
  web = await startFakeWeb();
  server = await startTestServer({ DEFAULT_PLAN: "enterprise", FRONTEND_URL: "https://gantry.test" }, { safeFetch: web.fetch });
  stories = runStories(server);
  ada = await server.signUp();
});
afterAll(async () => {
  await server?.close();
  await web?.close();
});

type Body = z.input<typeof api.matrixRuns.start.body>;
type Rule = z.input<typeof api.notifications.create.body>;

const browsers = { axes: { BROWSER: ["chrome", "firefox", "webkit"] } };
const start = async (body: Partial<Body>): Promise<MatrixRun> =>
  (await ada.call(api.matrixRuns.start, { body: { image: "suite:1", ...(body.shards ? {} : { matrix: browsers }), ...body } })).data;
const read = async ({ id }: MatrixRun) => (await ada.call(api.matrixRuns.get, { params: { id } })).data;
const runIds = ({ combinations }: MatrixRun) => combinations.map(({ run }) => run?.id ?? "");
const end = (id: string, result: "passed" | "failed" = "passed", status?: string) => stories.end(id, { pays: result }, status);
const endAll = async (matrixRun: MatrixRun, result: "passed" | "failed" = "passed") => {
  for (const id of runIds(matrixRun)) await end(id, result);
};

let shops = 0;
/** A project with a rule, and what its chat got. */
async function shop(rule: Partial<Rule> = {}) {
  const got: FakeRequest[] = [];
  const host = `chat-${++shops}.slack.test`;
  web.hosts.set(host, (request) => {
    got.push(request);
    return { status: 200, body: "ok" };
  });
  const projectId = await newProject(ada, { name: `Shop ${shops}` });
  const body = { channel: "slack" as const, name: "#qa", url: `https://${host}/services/T0/B0/s`, onlyChanges: false, ...rule };
  await ada.call(api.notifications.create, { params: { id: projectId }, body });
  /** The titles, without the project's name. */
  const titles = async () => {
    await server.outbox.idle();
    return got.map(({ json }) => String(json.text).replace(/Shop \d+ /, ""));
  };
  const text = (index: number): string => got[index]?.json.blocks[1]?.text.text ?? "";
  const url = (index: number): string => got[index]?.json.blocks[0].elements[0].elements[0].url;
  return { projectId, titles, text, url, got };
}

const holdMatrixRun =
  (id: string): Parameters<typeof gate>[1] =>
  (tx) =>
    tx.selectFrom("matrix_runs").select("id").where("id", "=", id).forNoKeyUpdate().executeTakeFirstOrThrow();

test("a matrix run sends one message, when its last run has ended, whatever the order of the ends", async () => {
  const { projectId, titles, text, url } = await shop();
  const second = await shop();
  const body = { channel: "slack" as const, name: "#two", url: `https://chat-${shops}.slack.test/services/T1/B1/s`, onlyChanges: false };
  await ada.call(api.notifications.create, { params: { id: projectId }, body });
  const ciContext = { repository: "acme/shop", branch: "main", commitSha: "c".repeat(40) };
  const begun = await start({ projectId, folder: "smoke", ciContext });
  const [chrome = "", firefox = "", webkit = ""] = runIds(begun);
  // A matrix run that never started has no duration.
  expect((await server.worker(api.dispatch.update, { taskId: chrome, status: "RUNNING" })).status).toBe(200);
  await end(firefox, "failed");
  await end(webkit);
  expect(await titles()).toEqual([]);
  await end(chrome);
  expect(await titles()).toEqual(["❌ #1–#3, folder “smoke”: matrix run failed, 1 of 3 runs did not pass"]);
  expect(url(0)).toBe(`https://gantry.test/matrix-runs/${begun.id}`);
  expect(text(0).split("\n")).toEqual([
    expect.stringMatching(
      /^Of 3 runs, 1 failed and 2 passed · not passed: #2 \(firefox\) · tests: 1 failed, 2 passed · \d+ s · development · main · ccccccc$/,
    ),
    "• firefox: cart › pays",
  ]);
  // The project's other rule.
  expect(await second.titles()).toHaveLength(1);
});

test("two last runs that end at the same moment, and several checks, send one message", async () => {
  for (const last of [
    [0, 1],
    [1, 2],
    [2, 0],
  ] as const) {
    const { projectId, titles } = await shop();
    const begun = await start({ projectId });
    const ids = runIds(begun);
    const [one = "", other = ""] = last.map((index) => ids[index]);
    await end(ids.find((id) => id !== one && id !== other) ?? "", "failed");
    await server.outbox.idle();
    // The checks wait for the matrix run's row, and go on together.
    await gate<unknown>(
      server.ctx.db,
      holdMatrixRun(begun.id),
      [
        () => Promise.all([end(one), end(other, "failed")]),
        ...Array.from({ length: 6 }, () => () => reportMatrixRun(server.ctx, ada.organizationId, begun.id)),
      ],
      "one after the other",
    );
    expect(await titles()).toEqual(["❌ #1–#3: matrix run failed, 2 of 3 runs did not pass"]);
    await reportMatrixRun(server.ctx, ada.organizationId, begun.id);
    expect(await titles()).toHaveLength(1);
  }
});

test("a run that ends while its matrix run is being reported is reported exactly once", async () => {
  const { projectId, titles } = await shop();
  const begun = await start({ projectId });
  const [chrome = "", firefox = "", webkit = ""] = runIds(begun);
  await end(chrome);
  await end(firefox);
  await server.outbox.idle();
  const { db } = server.ctx;
  const setStatus = (status: string) =>
    sql`update executions set status = ${status}, verdict = ${status}, finished_at = now() where id = ${webkit}`;
  await db.asSystem((tx) => setStatus("PASSED").execute(tx));
  await gate<unknown>(
    db,
    // The report has read the runs and waits for their failed tests.
    (tx) => sql`lock table test_results in access exclusive mode`.execute(tx),
    [
      () => reportMatrixRun(server.ctx, ada.organizationId, begun.id),
      () =>
        db.withTenant(ada.organizationId, async (tx) => {
          await setStatus("FAILED").execute(tx);
          await noteEnd(server.ctx, tx, { id: webkit, project_id: projectId, matrix_run_id: begun.id });
        }),
    ],
    "one after the other",
  );
  expect(await titles()).toEqual(["❌ #1–#3: matrix run failed, 1 of 3 runs did not pass"]);
});

test("a server that dies between the last end and its message leaves it to the next one", async () => {
  const env = { DATABASE_URL: await createTestDatabase(), DEFAULT_PLAN: "enterprise", SHARED: "true" };
  const got: string[] = [];
  web.hosts.set("survivor.slack.test", ({ json }) => {
    got.push(String(json.text));
    return { status: 200, body: "ok" };
  });
  const one = await startTestServer(env, { safeFetch: web.fetch });
  const bob = await one.signUp();
  const projectId = await newProject(bob);
  const url = "https://survivor.slack.test/services/T0/B0/s";
  await bob.call(api.notifications.create, { params: { id: projectId }, body: { channel: "slack", name: "#qa", url, onlyChanges: false } });
  const begun = (await bob.call(api.matrixRuns.start, { body: { image: "suite:1", projectId, matrix: browsers } })).data;
  const [chrome = "", ...others] = runIds(begun);
  for (const id of others) await runStories(one).end(id, { pays: "passed" });
  await one.outbox.idle();
  await one.outbox.stop();
  await runStories(one).end(chrome, { pays: "failed" });
  await one.close();
  expect(got).toEqual([]);
  const two = await startTestServer(env, { safeFetch: web.fetch });
  try {
    await two.outbox.idle();
    expect(got).toEqual([expect.stringContaining("matrix run failed, 1 of 3 runs did not pass")]);
  } finally {
    await two.close();
  }
});

test("webhooks are still sent for each run", async () => {
  const events: string[] = [];
  web.hosts.set("hook.test", ({ json }) => {
    if (json.type.startsWith("execution.")) events.push(json.type);
    return { status: 200 };
  });
  const { projectId, titles } = await shop();
  const body = { url: "https://hook.test/", events: ["execution.finished" as const] };
  await ada.call(api.integrations.link, { params: { provider: "webhook" }, body });
  try {
    await endAll(await start({ projectId }));
    expect(await titles()).toHaveLength(1);
    expect(events).toEqual(Array.from({ length: 3 }, () => "execution.finished"));
  } finally {
    await ada.call(api.integrations.unlink, { params: { provider: "webhook" } });
  }
});

test("a repeated callback sends nothing; one that changes a status sends the new result", async () => {
  const { projectId, titles, text } = await shop();
  const begun = await start({ projectId });
  const [chrome = ""] = runIds(begun);
  await endAll(begun);
  await end(chrome);
  await end(chrome);
  expect(await titles()).toEqual(["✅ #1–#3: matrix run passed"]);
  await end(chrome, "failed");
  await end(chrome, "failed");
  expect(await titles()).toEqual(["✅ #1–#3: matrix run passed", "❌ #1–#3: matrix run failed, 1 of 3 runs did not pass"]);
  expect(text(1)).toContain("previous result: passed");
  // Also when it was in progress in between, as for a single run.
  await server.worker(api.dispatch.update, { taskId: chrome, status: "RUNNING" });
  expect(await titles()).toHaveLength(2);
  await end(chrome, "failed");
  expect(await titles()).toHaveLength(3);
});

test("re-running what failed sends the new result when all have ended again, with the result before", async () => {
  const { projectId, titles, text } = await shop();
  const changes = await shop();
  await ada.call(api.notifications.create, {
    params: { id: projectId },
    body: { channel: "slack", name: "#changes", url: `https://chat-${shops}.slack.test/services/T1/B1/s` },
  });
  const begun = await start({ projectId });
  const [chrome = "", firefox = "", webkit = ""] = runIds(begun);
  await end(chrome, "failed");
  await end(webkit, "failed");
  await end(firefox);
  expect(await titles()).toHaveLength(1);
  const rerun = async () => {
    await ada.call(api.matrixRuns.rerunFailed, { params: { id: begun.id } });
    return runIds(await read(begun));
  };
  const [again = "", , other = ""] = await rerun();
  await end(other);
  expect(await titles()).toHaveLength(1);
  await end(again, "failed");
  expect(await titles()).toHaveLength(2);
  expect(text(1)).toMatch(/^Of 3 runs, 1 failed and 2 passed · not passed: #4 \(chrome\)/);
  expect(text(1)).not.toContain("previous result");
  const [third = ""] = await rerun();
  await end(third);
  expect((await titles())[2]).toBe("✅ #1–#3: matrix run passed");
  expect(text(2)).toContain("previous result: failed");
  // Rules for changes: failed at first, still failed, passed.
  expect((await changes.titles()).map((title) => title.slice(0, 1))).toEqual(["❌", "✅"]);
  // An earlier run of a combination changes nothing any more.
  await end(again, "passed");
  expect(await titles()).toHaveLength(3);
});

test("a combination that is re-run before the others have ended is waited for", async () => {
  const { projectId, titles, text } = await shop();
  const [chrome = "", ...others] = runIds(await start({ projectId }));
  await end(chrome, "failed");
  const { id } = (await ada.call(api.executions.rerun, { params: { id: chrome }, body: {} })).data;
  for (const other of others) await end(other);
  expect(await titles()).toEqual([]);
  await end(id);
  expect(await titles()).toEqual(["✅ #1–#3: matrix run passed"]);
  expect(text(0)).not.toContain("previous result");
});

test("rules for changes compare with the previous matrix run of the same suite and branch", async () => {
  const { projectId, titles, text } = await shop({ onlyChanges: true });
  const go = async (result: "passed" | "failed", more: Partial<Body> = {}) => {
    await endAll(
      await start({ projectId, ciContext: { repository: "acme/shop", branch: "main", commitSha: "c".repeat(40) }, ...more }),
      result,
    );
    return (await titles()).map((title) => title.replace(/: matrix run.*/, ""));
  };
  expect(await go("passed")).toEqual([]);
  expect(await go("passed")).toEqual([]);
  expect(await go("failed", { image: "suite:2" })).toEqual(["❌ #7–#9"]);
  expect(text(0)).toContain("previous result: passed");
  expect(await go("failed")).toHaveLength(1);
  // Others say nothing about it: another branch, folder, image, other axes, a single run.
  const ciContext = { repository: "acme/shop", branch: "fix", commitSha: "c".repeat(40) };
  for (const more of [{ ciContext }, { folder: "smoke" }, { image: "other:1" }, { matrix: { axes: { NODE: ["20", "22"] } } }])
    expect(await go("passed", more)).toHaveLength(1);
  await stories.run(ada, { project: projectId }, { pays: "passed" });
  // One more browser is the same suite.
  expect(await go("passed", { matrix: { axes: { BROWSER: ["chrome", "firefox", "webkit", "edge"] } } })).toHaveLength(2);
  expect(text(1)).toContain("previous result: failed");
});

test("shards that never start: a cancelled suite is an error, and one that failed before is failed", async () => {
  const errors = await shop({ statuses: ["ERROR"] });
  const begun = await start({ projectId: errors.projectId, shards: { total: 4 } });
  await end(runIds(begun)[2] ?? "");
  expect(await errors.titles()).toEqual([]);
  await ada.call(api.matrixRuns.cancel, { params: { id: begun.id } });
  expect(await errors.titles()).toEqual(["⚠️ #1–#4: split suite ended without a verdict"]);
  expect(errors.text(0)).toMatch(
    /^Of 4 runs, 3 were cancelled and 1 passed · not passed: #1 \(shard 1\/4\), #2 \(shard 2\/4\), #4 \(shard 4\/4\)/,
  );
  const failed = await start({ projectId: errors.projectId, shards: { total: 4 } });
  await end(runIds(failed)[3] ?? "", "failed");
  await ada.call(api.matrixRuns.cancel, { params: { id: failed.id } });
  // The rule selects errors only.
  expect(await errors.titles()).toHaveLength(1);
});

test("the worst run gives the status: failed, then unstable, then error", async () => {
  const { projectId, titles } = await shop();
  const statuses = [
    ["PASSED", "UNSTABLE", "ERROR"],
    ["ERROR", "FAILED", "UNSTABLE"],
    ["ERROR", "PASSED", "PASSED"],
  ];
  for (const of of statuses) {
    const ids = runIds(await start({ projectId }));
    for (const [index, status] of of.entries()) await end(ids[index] ?? "", "passed", status);
    await server.outbox.idle();
  }
  expect((await titles()).map((title) => title.replace(/.*: /, ""))).toEqual([
    "matrix run unstable, 2 of 3 runs did not pass",
    "matrix run failed, 3 of 3 runs did not pass",
    "matrix run ended without a verdict",
  ]);
});

test("deleted runs: the last one in progress, one that was reported, and all of them", async () => {
  const { projectId, titles, text } = await shop();
  const begun = await start({ projectId });
  const [chrome = "", firefox = "", webkit = ""] = runIds(begun);
  await end(chrome);
  await end(firefox);
  await ada.call(api.executions.delete, { params: { id: webkit } });
  expect(await titles()).toEqual(["⚠️ #1–#3: matrix run ended without a verdict"]);
  expect(text(0)).toContain("Of 3 runs, 1 was deleted and 2 passed");
  await ada.call(api.executions.delete, { params: { id: chrome } });
  expect(await titles()).toHaveLength(1);
  for (const id of runIds(await start({ projectId }))) await ada.call(api.executions.delete, { params: { id } });
  expect(await titles()).toHaveLength(1);
});

test("a failed run counts when its analysis has its terminal status, and up to five failed tests are named, of each combination first", async () => {
  const { projectId, titles, text } = await shop();
  const begun = await start({ projectId, matrix: { axes: { BROWSER: ["chrome", "firefox"] } } });
  for (const id of runIds(begun)) {
    const { attempt } = await claimRun(server, id);
    await server.worker(api.dispatch.update, { taskId: id, attempt, status: "RUNNING" });
    const tests = ["pays", "ships", "adds", "counts"].map((name) => ({ name, suite: ["cart"], status: "failed" as const, durationMs: 5 }));
    const results = { formats: ["junit"], tests };
    await server.worker(api.dispatch.update, { taskId: id, attempt, status: "ANALYZING", exitCode: 1, results });
  }
  await server.ctx.background.idle();
  expect(await titles()).toEqual(["❌ #1–#2: matrix run failed, 2 of 2 runs did not pass"]);
  expect(text(0).split("\n").slice(1)).toEqual([
    "• chrome: cart › pays",
    "• chrome: cart › ships",
    "• chrome: cart › adds",
    "• firefox: cart › pays",
    "• firefox: cart › ships",
    "…and 3 more",
  ]);
});

test("an end whose check was lost, or that an older server wrote, is reported within minutes", async () => {
  const { projectId, titles } = await shop();
  const begun = await start({ projectId });
  const [chrome = "", firefox = "", webkit = ""] = runIds(begun);
  await end(chrome, "failed");
  await end(firefox);
  await server.outbox.idle();
  const asSystem = (statement: ReturnType<typeof sql>) => server.ctx.db.asSystem((tx) => statement.execute(tx));
  await reportMissed(server.ctx);
  // As a server of the release before ends a run: nothing is recorded.
  await asSystem(
    sql`update executions set status = 'PASSED', verdict = 'PASSED', started_at = now(), finished_at = now() where id = ${webkit}`,
  );
  await reportMissed(server.ctx);
  expect(await titles()).toEqual([]);
  await asSystem(sql`update matrix_run_ends set ended_at = ended_at - interval '2 minutes' where matrix_run_id = ${begun.id}`);
  await Promise.all(Array.from({ length: 4 }, () => reportMissed(server.ctx)));
  expect(await titles()).toEqual(["❌ #1–#3: matrix run failed, 1 of 3 runs did not pass"]);
  await reportMissed(server.ctx);
  expect(await titles()).toHaveLength(1);
});
