import { api } from "@gantry/contract/api.ts";
import { leaseSeconds, maxShardFiles, maxShardFilesInAll } from "@gantry/contract/shards/constants.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runAllJobs } from "../../jobs.ts";
import { addMember } from "../../testing/add-member.ts";
import { gate } from "../../testing/gate.ts";
import { newPipeline } from "../../testing/given/pipeline.ts";
import { uploadReport } from "../../testing/given/report.ts";
import { type Person, startTestServer, type TestServer } from "../../testing/start-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ DEFAULT_PLAN: "enterprise" });
});
afterAll(() => server?.close());

const pipeline = (asked: Parameters<typeof newPipeline>[1] = {}) => newPipeline(server, asked);

/** An uploaded run with one test for each file, of so many seconds. */
async function uploadDurations(ada: Person, projectId: string, seconds: Record<string, number>): Promise<void> {
  const cases = Object.entries(seconds).map(([file, time]) => `<testcase name="works" file="${file}" time="${time}"/>`);
  await uploadReport(ada, projectId, `<testsuites><testsuite name="all">${cases.join("")}</testsuite></testsuites>`);
  await server.ctx.background.idle();
}

test("shards take one file after the other, the longest first, until all are finished", async () => {
  const { ada, queue, started, file, show } = await pipeline();
  await uploadDurations(ada, queue.projectId, { "tests/short.ts": 1, "tests/long.ts": 9, "tests/middle.ts": 3 });
  const list = ["tests/middle.ts", "tests/short.ts", "tests/long.ts", "tests/new.ts"];
  expect(await started(1, list)).toEqual({ total: null, files: [], allFiles: 4, filesWithDuration: 3 });
  await started(2, list);
  expect((await file(1)).file).toBe("tests/long.ts");
  // A file without a duration gets the median of the others.
  expect((await file(2)).file).toBe("tests/middle.ts");
  expect((await file(2, { done: ["tests/middle.ts"] })).file).toBe("tests/new.ts");
  expect((await file(2, { done: ["tests/new.ts"] })).file).toBe("tests/short.ts");
  const idle = await file(2, { done: ["tests/short.ts"] });
  expect(idle).toMatchObject({ file: null, finished: false, ignored: [] });
  expect(idle.retryAfterSeconds).toBeGreaterThan(0);
  expect(await show()).toMatchObject({
    files: { all: 4, waiting: 0, running: 1, done: 3 },
    finished: false,
    shards: [
      { index: 1, files: 0, running: ["tests/long.ts"] },
      { index: 2, files: 3, running: [] },
    ],
  });
  expect(await file(1, { done: ["tests/long.ts"] })).toEqual({ file: null, finished: true, retryAfterSeconds: null, ignored: [] });
  expect((await file(2)).finished).toBe(true);
  expect(await show()).toMatchObject({ finished: true, files: { done: 4 } });
});

test("each file is given to one of 5 shards that ask at the same time, and none is lost", async () => {
  const { queue, started, next } = await pipeline();
  const list = Array.from({ length: 4 }, (_, index) => `tests/${index}.ts`);
  for (let index = 1; index <= 5; index++) await started(index, list);
  const hold = (tx: Parameters<Parameters<typeof gate>[1]>[0]) =>
    sql`select 1 from shard_queues where project_id = ${queue.projectId} for update`.execute(tx);
  const shards = Array.from({ length: 5 }, (_, index) => () => next(index + 1));
  const given = (await gate(server.ctx.db, hold, shards)).map(({ body }) => body.data.file);
  expect(given.filter((path) => path !== null).sort()).toEqual(list);
});

test("the first shard's list counts; another list adds the files that it does not have, once", async () => {
  const { ada, queue, started } = await pipeline();
  const request = (index: number, files: string[]) => ada.request(api.shards.start, { body: { ...queue, index, files } });
  await started(1, ["a.ts", "b.ts", "a.ts"]);
  expect((await started(1, ["a.ts", "b.ts"])).allFiles).toBe(2);
  const answers = await Promise.all([2, 3, 4].map((index) => request(index, ["b.ts", "c.ts"])));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await started(5, [])).allFiles).toBe(3);
});

test("a repeated request gets the same file, because its answer may have been lost", async () => {
  const { started, file } = await pipeline();
  await started(1, ["a.ts", "b.ts"]);
  const first = await file(1);
  expect(await file(1)).toEqual(first);
  const second = await file(1, { done: [first.file ?? ""] });
  expect(second.file).not.toBe(first.file);
  expect(await file(1, { done: [first.file ?? ""] })).toEqual(second);
});

test("a lost shard's file goes to another one; what it reports late does not count", async () => {
  const { ada, queue, started, file, endLeases, show } = await pipeline();
  await started(1, ["a.ts"]);
  await started(2, ["a.ts"]);
  await file(1);
  expect(await file(2)).toMatchObject({ file: null, finished: false });
  await endLeases();
  expect((await file(2)).file).toBe("a.ts");
  expect(await file(1, { done: ["a.ts"] })).toMatchObject({ file: null, finished: false, ignored: ["a.ts"] });
  expect((await ada.call(api.shards.renew, { body: { ...queue, index: 1 } })).data.files).toEqual([]);
  expect((await file(2, { done: ["a.ts"] })).finished).toBe(true);
  expect((await show()).shards).toMatchObject([{ files: 0 }, { files: 1 }]);
});

test("a late report counts as long as no other shard took the file, and so does a renewal", async () => {
  const { ada, queue, started, file, endLeases } = await pipeline();
  await started(1, ["a.ts", "b.ts"]);
  await started(2, []);
  const first = (await file(1)).file ?? "";
  await endLeases();
  expect((await ada.call(api.shards.renew, { body: { ...queue, index: 1, leaseSeconds: leaseSeconds.min } })).data.files).toEqual([first]);
  expect((await file(2)).file).not.toBe(first);
  await endLeases();
  expect((await file(1, { done: [first] })).ignored).toEqual([]);
});

test("a shard that is started again carries out its files again; the earlier attempt is refused", async () => {
  const { ada, queue, started, start, file, next, show } = await pipeline();
  await started(1, ["a.ts", "b.ts"]);
  await started(2, ["a.ts", "b.ts"]);
  expect((await file(1)).file).toBe("a.ts");
  expect((await file(2)).file).toBe("b.ts");
  await file(2, { done: ["b.ts"] });
  await file(1, { done: ["a.ts"] });
  expect((await show()).finished).toBe(true);
  await started(1, ["a.ts", "b.ts"], { attempt: 2 });
  // Repeating the start changes nothing.
  await started(1, ["a.ts", "b.ts"], { attempt: 2 });
  expect(await show()).toMatchObject({ finished: false, files: { waiting: 1, done: 1 } });
  for (const late of [
    await next(1, { attempt: 1, done: ["a.ts"] }),
    await start(1, ["a.ts"]),
    await ada.request(api.shards.renew, { body: { ...queue, index: 1 } }),
  ])
    expect(late).toMatchObject({ status: 409, body: { code: "SHARD_REPLACED" } });
  expect((await file(1, { attempt: 2 })).file).toBe("a.ts");
  expect((await file(1, { attempt: 2, done: ["a.ts"] })).finished).toBe(true);
});

test("a shard that was not started is told so", async () => {
  const { started, next } = await pipeline();
  expect(await next(1)).toMatchObject({ status: 404, body: { code: "SHARD_QUEUE_NOT_FOUND" } });
  await started(1, ["a.ts"]);
  expect(await next(2)).toMatchObject({ status: 409, body: { code: "SHARD_NOT_STARTED" } });
  expect(await next(1, { attempt: 2 })).toMatchObject({ status: 409, body: { code: "SHARD_NOT_STARTED" } });
});

test("how long a file took decides its place in the next pipeline", async () => {
  const first = await pipeline();
  await first.started(1, ["a.ts", "b.ts"]);
  expect((await first.file(1)).file).toBe("a.ts");
  await server.ctx.db.asSystem((tx) =>
    sql`update shard_files set taken_at = now() - interval '10 seconds' where path = 'a.ts'`.execute(tx),
  );
  expect((await first.file(1, { done: ["a.ts"] })).file).toBe("b.ts");
  await server.ctx.db.asSystem((tx) =>
    sql`update shard_files set taken_at = now() - interval '20 seconds' where path = 'b.ts'`.execute(tx),
  );
  await first.file(1, { done: ["b.ts"] });
  const second = await pipeline({ ada: first.ada, projectId: first.queue.projectId, key: "build-2" });
  expect(await second.started(1, ["a.ts", "b.ts", "c.ts"])).toMatchObject({ filesWithDuration: 2 });
  expect((await second.file(1)).file).toBe("b.ts");
});

test("fixed parts are split by duration, stay the same, and no file is lost", async () => {
  const { ada, queue, started, start, next } = await pipeline();
  await uploadDurations(ada, queue.projectId, { "long.ts": 9, "a.ts": 3, "b.ts": 3, "c.ts": 3 });
  const list = ["a.ts", "b.ts", "c.ts", "long.ts"];
  expect((await started(1, list, { total: 2 })).files).toEqual(["long.ts"]);
  await uploadDurations(ada, queue.projectId, { "a.ts": 50 });
  // A file that the first shard did not list is in the part of the one that did.
  expect((await started(2, [...list, "new.ts"], { total: 2 })).files.sort()).toEqual(["a.ts", "b.ts", "c.ts", "new.ts"]);
  expect((await started(1, [...list, "new.ts"], { total: 2, attempt: 2 })).files).toEqual(["long.ts"]);
  expect(await start(1, list, { total: 3, attempt: 2 })).toMatchObject({ status: 409, body: { code: "SHARD_SPLIT_DIFFERS" } });
  expect(await next(2)).toMatchObject({ status: 409, body: { code: "SHARD_SPLIT_DIFFERS" } });
  expect(await start(3, list, { total: 2 })).toMatchObject({ status: 400, body: { message: "`index` must be at most `total`." } });
});

test("5 shards that start at the same time get parts that contain each file once", async () => {
  const { queue, start } = await pipeline();
  const list = Array.from({ length: 40 }, (_, index) => `tests/${index}.ts`);
  const hold = (tx: Parameters<Parameters<typeof gate>[1]>[0]) =>
    sql`select 1 from projects where id = ${queue.projectId} for update`.execute(tx);
  const answers = await gate(
    server.ctx.db,
    hold,
    Array.from({ length: 5 }, (_, index) => () => start(index + 1, list, { total: 5 })),
  );
  const parts = answers.map(({ body }) => body.data.files);
  expect(parts.flat().sort()).toEqual([...list].sort());
  expect(parts.map((part) => part.length)).toEqual(Array.from({ length: 5 }, () => 8));
});

test("a list that is too long, or contains what is no path, is refused", async () => {
  const { start, started } = await pipeline();
  const many = (count: number, name: string) => Array.from({ length: count }, (_, index) => `${name}/${index}.ts`);
  await started(1, many(maxShardFiles, "a"));
  expect(await start(2, ["one-more.ts"])).toMatchObject({ status: 409, body: { code: "TOO_MANY_SHARD_FILES" } });
  expect((await start(2, many(maxShardFiles + 1, "b"))).status).toBe(400);
  expect((await start(2, ["a\nb.ts"])).status).toBe(400);
  expect((await start(2, [""])).status).toBe(400);
  expect((await start(0, ["a.ts"])).status).toBe(400);
});

test("the queues of an organization have room for a number of files, exactly, also when many start at the same time", async () => {
  const ada = await server.signUp();
  const full = await pipeline({ ada });
  await full.started(1, ["a.ts"]);
  const { projectId } = full.queue;
  await server.ctx.db.asSystem((tx) =>
    sql`update shard_queues set files = ${maxShardFilesInAll - 2} where project_id = ${projectId}`.execute(tx),
  );
  const others = await Promise.all(Array.from({ length: 8 }, (_, index) => pipeline({ ada, projectId, key: `build-${index + 2}` })));
  const answers = await gate(
    server.ctx.db,
    (tx) => sql`select 1 from projects where id = ${projectId} for update`.execute(tx),
    others.map(
      ({ start }) =>
        () =>
          start(1, ["b.ts"]),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, ...Array.from({ length: 6 }, () => 409)]);
  const refused = answers.find(({ status }) => status === 409);
  expect(refused?.body).toMatchObject({
    code: "TOO_MANY_SHARD_FILES",
    message: expect.stringContaining(`have ${maxShardFilesInAll} files, of at most ${maxShardFilesInAll}`),
  });
});

test("viewers see a pipeline and do not run it; other organizations do not see it", async () => {
  const { ada, queue, started, show } = await pipeline();
  await started(1, ["a.ts"]);
  const viewer = await addMember(server, ada, "viewer");
  expect((await viewer.call(api.shards.get, { query: queue })).data).toEqual(await show());
  expect((await viewer.request(api.shards.next, { body: { ...queue, index: 1 } })).status).toBe(403);
  const eve = await server.signUp();
  expect((await eve.request(api.shards.get, { query: queue })).status).toBe(404);
  expect((await eve.request(api.shards.start, { body: { ...queue, index: 1, files: ["b.ts"] } })).status).toBe(404);
  await ada.call(api.projects.delete, { params: { id: queue.projectId } });
  expect((await ada.request(api.shards.next, { body: { ...queue, index: 1 } })).status).toBe(404);
});

test("a queue is deleted a week after its last use, and durations after 90 days", async () => {
  const { ada, queue, started, file, show } = await pipeline();
  await started(1, ["a.ts"]);
  await file(1);
  await file(1, { done: ["a.ts"] });
  await runAllJobs(server.ctx);
  expect((await show()).finished).toBe(true);
  await server.ctx.db.asSystem(async (tx) => {
    await sql`update shard_queues set last_seen_at = now() - interval '8 days' where project_id = ${queue.projectId}`.execute(tx);
    await sql`update file_durations set measured_at = now() - interval '91 days' where project_id = ${queue.projectId}`.execute(tx);
  });
  await runAllJobs(server.ctx);
  expect((await ada.request(api.shards.get, { query: queue })).status).toBe(404);
  const left = await server.ctx.db.asSystem((tx) => sql`select 1 from file_durations where project_id = ${queue.projectId}`.execute(tx));
  expect(left.rows).toEqual([]);
});
