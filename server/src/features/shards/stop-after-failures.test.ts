import { api } from "@gantry/contract/api.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { gate } from "../../testing/gate.ts";
import { newPipeline } from "../../testing/given/pipeline.ts";
import { uploadReport } from "../../testing/given/report.ts";
import { startTestServer, type TestServer } from "../../testing/start-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ DEFAULT_PLAN: "enterprise" });
});
afterAll(() => server?.close());

const filesTo = (last: string) => [..."abcdefghijklmnopqrstuvwxyz"].filter((letter) => letter <= last).map((letter) => `${letter}.ts`);
const stopped = (message: string) => ({ status: 409, body: { code: "SHARDS_STOPPED", message } });

/** A pipeline with these files, of which shards 1 to `shards` have one each. */
async function running({ files, shards, limit }: { files: string[]; shards: number; limit: number }) {
  const pipeline = await newPipeline(server);
  const has: string[] = [];
  for (let index = 1; index <= shards; index++) {
    await pipeline.started(index, files, { stopAfterFailures: limit });
    has.push((await pipeline.file(index)).file ?? "");
  }
  return { ...pipeline, has };
}

test("no file is given out when as many have failed as the limit says; files that are being carried out still count", async () => {
  const { file, next, show } = await running({ files: filesTo("f"), shards: 2, limit: 2 });
  expect((await file(1, { failed: ["a.ts"] })).file).toBe("c.ts");
  expect(await next(1, { failed: ["c.ts"] })).toMatchObject(stopped("Stopped after 2 failures; 3 files were not run: d.ts, e.ts, f.ts."));
  expect(await show()).toMatchObject({ finished: false, failures: 2, stopAfterFailures: 2, notRun: ["d.ts", "e.ts", "f.ts"] });
  // Its answer was lost: it has the file already.
  expect((await file(2)).file).toBe("b.ts");
  expect(await next(2, { failed: ["b.ts"] })).toMatchObject(stopped("Stopped after 3 failures; 3 files were not run: d.ts, e.ts, f.ts."));
});

test("of 5 shards that report a failure at the same time, those after the limit get no file", async () => {
  const { queue, has, next, show } = await running({ files: filesTo("z"), shards: 5, limit: 3 });
  const answers = await gate(
    server.ctx.db,
    (tx) => sql`select 1 from shard_queues where project_id = ${queue.projectId} for update`.execute(tx),
    has.map((file, index) => () => next(index + 1, { failed: [file] })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409, 409]);
  expect(await show()).toMatchObject({ failures: 5, files: { done: 5, running: 2, waiting: 19 } });
});

test("a report that arrives twice counts once, and the first one decides", async () => {
  const { file, show } = await running({ files: filesTo("d"), shards: 1, limit: 2 });
  const second = await file(1, { failed: ["a.ts"] });
  expect(await file(1, { failed: ["a.ts"] })).toEqual(second);
  expect(await file(1, { failed: ["a.ts"], done: ["a.ts"] })).toEqual(second);
  expect((await file(1, { done: ["b.ts"] })).file).toBe("c.ts");
  expect((await file(1, { failed: ["b.ts"] })).file).toBe("c.ts");
  expect(await show()).toMatchObject({ failures: 1, notRun: null });
});

test("the file of a shard that was killed is not run either, once it is known to be lost", async () => {
  const { file, next, endLeases, show } = await running({ files: filesTo("b"), shards: 2, limit: 1 });
  // Shard 2 may still finish its file: then nothing is left out.
  expect(await file(1, { failed: ["a.ts"] })).toMatchObject({ file: null, finished: false });
  expect((await file(1)).retryAfterSeconds).toBeGreaterThan(0);
  expect((await show()).notRun).toBeNull();
  await endLeases();
  expect(await next(1)).toMatchObject(stopped("Stopped after 1 failure; 1 file was not run: b.ts."));
  expect((await show()).notRun).toEqual(["b.ts"]);
});

test("the limit is reached with the last file: all files have been run", async () => {
  const { file, show } = await running({ files: filesTo("b"), shards: 2, limit: 1 });
  await file(1, { failed: ["a.ts"] });
  expect(await file(2, { done: ["b.ts"] })).toMatchObject({ file: null, finished: true });
  expect(await file(1)).toMatchObject({ finished: true });
  expect(await show()).toMatchObject({ finished: true, failures: 1, notRun: null });
});

test("a shard that comes back late counts if nobody took its file, and not otherwise", async () => {
  const { started, file, endLeases, show } = await running({ files: filesTo("e"), shards: 2, limit: 2 });
  await endLeases();
  await started(3, []);
  expect((await file(3)).file).toBe("a.ts");
  expect(await file(1, { failed: ["a.ts"] })).toMatchObject({ file: "b.ts", ignored: ["a.ts"] });
  expect(await file(2, { failed: ["b.ts"] })).toMatchObject({ file: "c.ts", ignored: ["b.ts"] });
  expect((await show()).failures).toBe(0);
});

test("a shard that comes back after the queue has stopped is told so, and its file counts", async () => {
  const { next, endLeases, show } = await running({ files: filesTo("e"), shards: 3, limit: 1 });
  await endLeases();
  expect(await next(1, { failed: ["a.ts"] })).toMatchObject(
    stopped("Stopped after 1 failure; 4 files were not run: b.ts, c.ts, d.ts, e.ts."),
  );
  expect(await next(2, { failed: ["b.ts"] })).toMatchObject(stopped("Stopped after 2 failures; 3 files were not run: c.ts, d.ts, e.ts."));
  expect(await next(3)).toMatchObject(stopped("Stopped after 2 failures; 3 files were not run: c.ts, d.ts, e.ts."));
  expect(await show()).toMatchObject({ failures: 2, files: { done: 2, running: 0, waiting: 3 } });
});

test("a retry of any shard goes on with the queue: what failed is carried out again", async () => {
  const { started, file, next, show } = await running({ files: filesTo("d"), shards: 2, limit: 1 });
  await next(1, { failed: ["a.ts"] });
  expect((await next(2, { done: ["b.ts"] })).status).toBe(409);
  // As long as no one retries, repeating changes nothing.
  await started(2, []);
  expect((await next(2)).status).toBe(409);
  await started(2, filesTo("d"), { attempt: 2, stopAfterFailures: 1 });
  expect(await show()).toMatchObject({ failures: 0, files: { waiting: 4, done: 0 }, notRun: null });
  for (const [path, index] of filesTo("d").entries())
    expect((await file(2, { attempt: 2, done: filesTo("d").slice(0, path) })).file).toBe(index);
  expect((await file(2, { attempt: 2, done: filesTo("d") })).finished).toBe(true);
  expect((await file(1, { failed: ["a.ts"] })).ignored).toEqual(["a.ts"]);
  expect((await show()).failures).toBe(0);
});

test("the first shard's limit and order count; another shard gives the same or none", async () => {
  const { started, start } = await newPipeline(server);
  await started(1, ["a.ts"], { stopAfterFailures: 3, order: "failed-first" });
  await started(2, ["a.ts"], { stopAfterFailures: 3, order: "failed-first" });
  await started(3, ["a.ts"]);
  const other = await start(4, ["a.ts"], { stopAfterFailures: 2 });
  expect(other).toMatchObject({
    status: 409,
    body: { code: "SHARD_SETTINGS_DIFFER", message: expect.stringContaining("to 3, and this one sets it to 2") },
  });
  expect((await start(4, ["a.ts"], { order: "longest-first" })).body.code).toBe("SHARD_SETTINGS_DIFFER");
  const without = await newPipeline(server);
  await without.started(1, ["a.ts"]);
  expect((await without.start(2, ["a.ts"], { stopAfterFailures: 2 })).body.message).toContain("set no limit of failures");
  await without.started(2, ["a.ts"], { order: "longest-first" });
  for (const invalid of [{ stopAfterFailures: 0 }, { stopAfterFailures: 1.5 }, { stopAfterFailures: 1, total: 2 }])
    expect((await (await newPipeline(server)).start(1, ["a.ts"], invalid)).status).toBe(400);
});

const report = (cases: readonly (readonly [file: string, seconds: number, failed: boolean])[]) =>
  `<testsuites><testsuite name="all">${cases
    .map(
      ([file, time, failed]) =>
        `<testcase name="works" file="${file}" time="${time}">${failed ? '<failure message="no"/>' : ""}</testcase>`,
    )
    .join("")}</testsuite></testsuites>`;

test("files that failed last time come first, the longest of them before the others", async () => {
  const { ada, queue, started, file, show } = await newPipeline(server);
  await uploadReport(
    ada,
    queue.projectId,
    report([
      ["tests/a.ts", 1, true],
      ["tests/b.ts", 5, false],
      ["tests/c.ts", 9, true],
      ["tests/d.ts", 20, false],
    ]),
  );
  await server.ctx.background.idle();
  const files = ["a", "b", "c", "d", "new"].map((name) => `tests/${name}.ts`);
  await started(1, files, { order: "failed-first" });
  expect(await show()).toMatchObject({ order: "failed-first" });
  const given: string[] = [];
  for (
    let next = await file(1);
    next.file !== null;
    next = await file(1, next.file === "tests/b.ts" ? { failed: [next.file] } : { done: [next.file] })
  )
    given.push(next.file);
  expect(given.slice(0, 3)).toEqual(["tests/c.ts", "tests/a.ts", "tests/d.ts"]);
  // What the shards reported counts as well as the results.
  await server.ctx.db.asSystem((tx) => sql`update file_durations set duration_ms = 20000 where path = 'tests/d.ts'`.execute(tx));
  const second = await newPipeline(server, { ada, projectId: queue.projectId, key: "build-2" });
  await second.started(1, ["tests/b.ts", "tests/d.ts"], { order: "failed-first" });
  expect((await second.file(1)).file).toBe("tests/b.ts");
  const fixed = await newPipeline(server, { ada, projectId: queue.projectId, key: "build-3" });
  const part = await fixed.started(1, ["tests/a.ts", "tests/d.ts"], { order: "failed-first", total: 1 });
  expect(part.files).toEqual(["tests/a.ts", "tests/d.ts"]);
  const usual = await newPipeline(server, { ada, projectId: queue.projectId, key: "build-4" });
  expect((await usual.started(1, ["tests/a.ts", "tests/d.ts"], { total: 1 })).files).toEqual(["tests/d.ts", "tests/a.ts"]);
  // A retry of the job begins with what failed in this queue.
  await second.file(1, { done: ["tests/b.ts"] });
  await second.file(1, { failed: ["tests/d.ts"] });
  await second.started(1, ["tests/b.ts", "tests/d.ts"], { order: "failed-first", attempt: 2 });
  expect((await second.file(1, { attempt: 2 })).file).toBe("tests/d.ts");
});

test("results of a stopped queue fail run and gate, although all its failures are quarantined", async () => {
  const { ada, queue, next } = await running({ files: filesTo("d"), shards: 1, limit: 1 });
  const results = report([["a.ts", 1, true]]);
  const details = { repository: "acme/shop", commitSha: "0123abc", shardKey: queue.key };
  const before = await uploadReport(ada, queue.projectId, results, details);
  expect(before).toMatchObject({ error: null });
  const failed = (await ada.call(api.executions.tests, { params: { id: before.id }, query: { status: "failed" } })).data;
  await ada.call(api.quarantine.add, { body: { projectId: queue.projectId, testKey: failed[0]?.testKey ?? "", reason: "known" } });
  const judge = async (taskId: string) => (await ada.call(api.ci.gate, { body: { taskId } })).data;
  expect(await judge(before.id)).toMatchObject({ status: "PASSED" });
  expect((await next(1, { failed: ["a.ts"] })).status).toBe(409);
  const message = "Stopped after 1 failure; 3 files were not run: b.ts, c.ts, d.ts.";
  for (const exitCode of [0, 1, 7]) {
    const run = await uploadReport(ada, queue.projectId, results, { ...details, exitCode });
    expect(run).toMatchObject({ verdict: "FAILED", error: { code: "STOPPED_AFTER_FAILURES", message } });
    const answer = await judge(run.id);
    expect(answer).toMatchObject({ status: "FAILED", failedTests: [] });
    expect(answer.reason).toContain(message);
  }
  // Of the other shards, also one whose tests all passed.
  const green = await uploadReport(ada, queue.projectId, report([["z.ts", 1, false]]), { ...details, image: "e2e-2" });
  expect(green).toMatchObject({ verdict: "FAILED", error: { message } });
  const unreadable = await uploadReport(
    ada,
    queue.projectId,
    '<testsuites failures="3"><testsuite name="a"><testcase name="x"/></testsuite></testsuites>',
    details,
  );
  expect(unreadable.error).toMatchObject({ code: "REPORT_INCOMPLETE", message: expect.stringContaining(message) });
});

test("an upload with a key that no queue has is refused, because nothing would say what was not run", async () => {
  const { ada, queue } = await newPipeline(server);
  const headers = { "content-type": "application/xml" };
  const body = report([["a.ts", 1, false]]);
  const answer = await ada.request(api.ingest.report, { query: { projectId: queue.projectId, shardKey: "none" }, body, headers });
  expect(answer).toMatchObject({ status: 404, body: { code: "SHARD_QUEUE_NOT_FOUND" } });
  const eve = await newPipeline(server);
  await eve.started(1, ["a.ts"]);
  expect(
    (await ada.request(api.ingest.report, { query: { projectId: queue.projectId, shardKey: eve.queue.key }, body, headers })).status,
  ).toBe(404);
  // A variable that the pipeline did not set.
  const unset = await ada.request(api.ingest.report, { query: { projectId: queue.projectId, shardKey: "" }, body, headers });
  expect(unset).toMatchObject({ status: 400, body: { message: "`shardKey` must not be empty." } });
});

test("a message names ten files and counts the others", async () => {
  const long = Array.from({ length: 400 }, (_, index) => `${"x".repeat(400)}/${String(index).padStart(3, "0")}.ts`);
  const { next, show } = await running({ files: long, shards: 1, limit: 1 });
  const { message = "" } = (await next(1, { failed: [long[0] ?? ""] })).body;
  expect(message).toMatch(/^Stopped after 1 failure; 399 files were not run: …x.*\/001\.ts, .*\/010\.ts and 389 more\.$/);
  expect(message.length).toBeLessThan(2000);
  expect((await show()).notRun).toEqual(long.slice(1));
});
