import { api } from "@gantry/contract/api.ts";
import type { Route } from "@gantry/contract/route.ts";
import fc from "fast-check";
import { io } from "socket.io-client";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { callRoute, isTenantRoute, kindsIn } from "../../../testing/isolation/call-route.ts";
import { type Entry, entries } from "../../../testing/isolation/entries.ts";
import { freshIds } from "../../../testing/isolation/ids.ts";
import { type Person, startTestServer, type TestServer } from "../../../testing/start-server.ts";
import { untilNotBusy } from "../../../testing/until-not-busy.ts";
import { applyAllRetention } from "../../retention/apply-retention.ts";
import { reconcileStorage } from "../../storage/reconcile-storage.ts";
import { newProject } from "../../../testing/given/project.ts";
import { takeNext } from "../../../testing/given/claimed-run.ts";
import { queueRun } from "../../../testing/given/run.ts";
import { newApiKey } from "../../../testing/given/api-key.ts";
import type { Answer } from "../../../testing/client.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ DEFAULT_PLAN: "enterprise" });
});
afterAll(() => server?.close());

const mark = "doomed-7f3a";
const update = (body: object) => untilNotBusy(() => server.worker(api.dispatch.update, body));
const usageOf = async (who: Person) => (await who.call(api.organizations.usage)).data;
/** Analysis, history and the log's archive, each of which may start after another one. */
const settledAndMoved = () => server.ctx.background.idle();

/** What a worker reports of a run: a line of its log, and its end with a failed test and a small report. */
const logOf = (taskId: string, text: string, seq = 1) => ({
  taskId,
  attempt: 1,
  chunks: [{ seq, stream: "stdout", log: text, at: new Date().toISOString() }],
});
const endOf = (taskId: string, word: string) => ({
  taskId,
  attempt: 1,
  status: "ANALYZING",
  exitCode: 1,
  report: [{ path: "index.html", content: Buffer.from(word).toString("base64") }],
  results: {
    formats: ["junit"],
    tests: [
      {
        name: `${word} test`,
        suite: [word],
        filePath: `tests/${word}/a.test.ts`,
        status: "failed",
        durationMs: 5,
        message: `${word} broke`,
      },
      { name: "shared test", suite: ["shared"], filePath: "tests/shared.test.ts", status: "passed", durationMs: 5 },
    ],
  },
});

/** Ends a run that was just queued. */
async function ended(taskId: string, word: string): Promise<void> {
  await takeNext(server);
  await server.worker(api.dispatch.logs, logOf(taskId, `${word} was here\n`));
  expect((await update(endOf(taskId, word))).status).toBe(200);
  await settledAndMoved();
}

const routes = Object.entries(api).flatMap(([noun, of]) =>
  Object.entries<Route>(of).map(([name, route]) => ({
    name: `${noun}.${name}`,
    route,
    entry: Reflect.get(Reflect.get(entries, noun), name) as Entry,
  })),
);

test("a deleted run is in no answer of any route but the audit log's, and nothing can be done to it", async () => {
  const ada = await server.signUp();
  const project = await newProject(ada, { name: "Shop" });
  const key = await newApiKey(ada, { name: "pipeline" });
  const { data: testCase } = await ada.call(api.testCases.create, {
    body: { projectId: project, title: "shared test", type: "AUTOMATED" },
  });
  const run = (word: string) => ({
    projectId: project,
    image: `${word}/suite:1`,
    groupName: word,
    folder: word,
    baseUrl: `https://${word}.example`,
  });
  const kept = await queueRun(ada, run("kept"));
  await ended(kept.id, "kept");
  const pullRequest = { repository: "shop/web", prNumber: 7, branch: "main" };
  const inCycle = await server.as({ "x-api-key": key }).call(api.ci.trigger, {
    body: { projectId: project, image: "pipeline/suite:1", ciContext: pullRequest },
  });
  await ended(inCycle.taskId, mark);
  const doomed = await queueRun(ada, run(mark));
  await ended(doomed.id, mark);
  const read = async (ids: ReturnType<typeof freshIds>) => {
    const answers = new Map<string, { status: number; text: string }>();
    for (const { name, route, entry } of routes)
      if (isTenantRoute(route) && route.method === "GET")
        answers.set(name, await callRoute(server.url, route, entry.ask(ids), { authorization: `Bearer ${ada.token}` }));
    const metrics = await ada.request(api.configuration.imageMetrics, { params: { image: `${mark}/suite:1` } });
    answers.set("metrics of its image", { status: metrics.status, text: JSON.stringify({ ...metrics.body.data, image: "" }) });
    return answers;
  };
  const failures = (await ada.call(api.analysis.clusters, { query: { project } })).data;
  const tests = (await ada.call(api.tests.list, { query: { project } })).data;
  const ids = {
    ...freshIds(),
    organization: ada.organizationId,
    user: ada.id,
    project,
    execution: doomed.id,
    otherExecution: kept.id,
    cycle: inCycle.cycleId,
    testCase: testCase.id,
    test: tests.find(({ name }) => name === "shared test")?.id ?? "",
    fingerprint: failures.find(({ message }) => message.includes(mark))?.fingerprint ?? failures[0]?.fingerprint ?? "",
  };
  const shows = (answers: Awaited<ReturnType<typeof read>>) =>
    [...answers].filter(([, { text }]) => [mark, doomed.id, inCycle.taskId].some((word) => text.includes(word))).map(([name]) => name);
  const before = shows(await read(ids));
  // Visible before the deletion: otherwise the test would prove nothing.
  expect(before).toEqual(
    expect.arrayContaining([
      "executions.list",
      "executions.groups",
      "executions.tests",
      "tests.list",
      "tests.history",
      "analysis.clusters",
    ]),
  );
  const stored = (await usageOf(ada)).storage.used;

  expect((await ada.call(api.executions.bulkDelete, { body: { taskIds: [doomed.id, inCycle.taskId] } })).data).toEqual({
    deleted: 2,
  });
  const after = await read(ids);
  expect(shows(after).filter((name) => !name.startsWith("audit."))).toEqual([]);
  for (const { name, route, entry } of routes) {
    if (
      !kindsIn(entry, ids).includes("execution") ||
      !isTenantRoute(route) ||
      ["bulkGroup", "bulkDelete"].some((bulk) => name.endsWith(bulk))
    )
      continue;
    const person = { authorization: `Bearer ${ada.token}` };
    const answer = await callRoute(
      server.url,
      route,
      entry.ask(ids),
      route.credential === "token" ? person : { ...person, "x-api-key": key },
    );
    expect([name, answer.status]).toEqual([name, 404]);
  }
  expect((await ada.call(api.executions.bulkGroup, { body: { taskIds: [doomed.id], groupName: "again" } })).data).toEqual({
    modified: 0,
  });
  expect((await ada.call(api.executions.bulkDelete, { body: { taskIds: [doomed.id] } })).data).toEqual({ deleted: 0 });
  expect(await usageOf(ada)).toMatchObject({ testRuns: { used: 3 }, storage: { used: stored } });
});

test("runs that end while they are deleted: none is seen again, all are counted, their storage until retention takes it", async () => {
  const ada = await server.signUp();
  const heard: string[] = [];
  const socket = io(server.url, { auth: { token: ada.token }, transports: ["websocket"], reconnection: false });
  await new Promise<void>((resolve) => socket.once("auth-success", () => resolve()));
  for (const event of ["execution-updated", "execution-log"]) socket.on(event, (said: { taskId: string }) => void heard.push(said.taskId));
  const ids: string[] = [];
  for (let index = 0; index < 24; index++) ids.push((await queueRun(ada, { image: `${mark}/suite:1` })).id);
  for (const _ of ids) await takeNext(server);
  // Each run is reported twice while it is deleted, and deleted twice.
  const words = ids.flatMap((id) => [
    untilNotBusy(() => server.worker(api.dispatch.logs, logOf(id, "a line\n"))),
    update(endOf(id, mark)),
    update(endOf(id, mark)),
    update({ taskId: id, attempt: 1, status: "RUNNING" }),
  ]);
  const deletions = [ids, [...ids].reverse()].map((taskIds) =>
    untilNotBusy(() => ada.request(api.executions.bulkDelete, { body: { taskIds } })),
  );
  const answers = await Promise.all(words);
  expect(answers.filter(({ status }) => status !== 200 && status !== 409).map(({ status }) => status)).toEqual([]);
  const deleted = (await Promise.all(deletions)).map(({ body }) => body.data.deleted);
  expect(deleted.reduce((sum, count) => sum + count)).toBe(24);
  // Events from before the deletion may still arrive, before this one.
  const nextRun = async () => {
    const id: string = (await queueRun(ada, { image: "shop/e2e:1" })).id;
    await expect.poll(() => heard.at(-1)).toBe(id);
    return id;
  };
  const next = await nextRun();

  // Events after the deletion reach no client.
  for (const id of ids) {
    await server.worker(api.dispatch.logs, logOf(id, "a late line\n", 2));
    await update(endOf(id, mark));
  }
  for (const status of ["RUNNING", "PENDING", "ANALYZING", "FAILED"]) await update({ taskId: ids[0], status });
  await settledAndMoved();
  const last = await nextRun();
  socket.close();
  expect(heard.slice(heard.indexOf(next) + 1)).toEqual([last]);

  for (const route of [api.executions.list, api.tests.list, api.analysis.clusters, api.insights.get]) {
    const body = JSON.stringify(await ada.call(route));
    expect([route.path, ids.some((id) => body.includes(id)), body.includes(mark)]).toEqual([route.path, false, false]);
  }
  expect((await ada.call(api.configuration.imageMetrics, { params: { image: `${mark}/suite:1` } })).data.runs).toBe(0);
  expect((await usageOf(ada)).testRuns.used).toBe(26);

  const booked = async () =>
    server.ctx.db.asSystem(async (tx) => {
      const { rows } = await sql<{ bytes: number }>`
        select coalesce(sum(bytes), 0) as bytes from storage_entries where org_id = ${ada.organizationId}`.execute(tx);
      return Number(rows[0]?.bytes);
    });
  const stored = (await usageOf(ada)).storage.used;
  expect(stored).toBeGreaterThan(0);
  expect(await booked()).toBe(stored);
  expect(await reconcileStorage(server.ctx)).toEqual([]);

  const project = (await ada.call(api.projects.list)).data[0]?.id ?? "";
  await ada.call(api.retention.change, { params: { id: project }, body: { logDays: 1, reportDays: 1 } });
  await server.ctx.db.asSystem((tx) =>
    sql`update executions set finished_at = now() - interval '3 days' where org_id = ${ada.organizationId} and finished_at is not null`.execute(
      tx,
    ),
  );
  await applyAllRetention(server.ctx);
  expect((await usageOf(ada)).storage.used).toBe(0);
  expect(await booked()).toBe(0);
});

test("groups, deletions, cancellations and ends of the same runs at once, in whatever order: nothing waits in a circle", async () => {
  const ada = await server.signUp();
  const ids: string[] = [];
  for (let index = 0; index < 60; index++) ids.push((await queueRun(ada, { image: "shop/e2e:1" })).id);
  const orders = fc.sample(fc.shuffledSubarray(ids, { minLength: ids.length }), 20);
  const shuffled = () => orders.pop() ?? ids;
  // The order of written rows on disk differs from that of their ids.
  for (const taskId of shuffled().slice(0, 30)) await update({ taskId, status: "RUNNING" });
  const ending = { status: "FAILED", storageBytes: 5, results: endOf("x", "shared").results };
  const deeds: (() => Promise<Answer<unknown>>)[] = [
    ...Array.from(
      { length: 8 },
      (_, n) => () => ada.request(api.executions.bulkGroup, { body: { taskIds: shuffled(), groupName: `group ${n}` } }),
    ),
    ...Array.from({ length: 4 }, () => () => ada.request(api.executions.bulkDelete, { body: { taskIds: shuffled().slice(0, 20) } })),
    ...shuffled()
      .slice(0, 30)
      .map((taskId) => () => update({ taskId, ...ending })),
    ...shuffled()
      .slice(0, 10)
      .map((id) => () => ada.request(api.executions.cancel, { params: { id } })),
  ];
  const answers = await Promise.all(
    fc.sample(fc.shuffledSubarray(deeds, { minLength: deeds.length }), 1)[0]?.map((deed) => untilNotBusy(deed)) ?? [],
  );
  expect(answers.filter(({ status }) => status >= 500).map(({ status, body }) => [status, body])).toEqual([]);
});
