import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { afterAll, afterEach, expect, test } from "vitest";
import { ReaderPool, type ReaderPoolOptions } from "./reader-pool.ts";
import { ReadingEnded } from "./reading.ts";

interface TestReadings {
  echo: { options: unknown; item: unknown; result: unknown };
  pid: { options: unknown; item: never; result: number };
  environment: { options: unknown; item: never; result: { variables: string[]; execArgv: string[] } };
  spin: { options: unknown; item: never; result: never };
  fill: { options: "heap" | "buffers" | "json"; item: never; result: never };
  many: { options: { items: number; characters: number }; item: string; result: string };
  throws: { options: string; item: never; result: never };
  crash: { options: unknown; item: never; result: never };
  count: { options: number; item: never; result: number };
  sleep: { options: number; item: never; result: string };
  /** Writes the file, and ends only with the process. */
  hang: { options: { begun: string; busy: boolean }; item: never; result: never };
  repeat: { options: number; item: never; result: string };
}

const folder = mkdtempSync(join(tmpdir(), "gantry-readers-"));
const source = join(folder, "test.reader.ts");
writeFileSync(
  source,
  `import { writeFileSync } from "node:fs";
  import { serveReaderJobs } from ${JSON.stringify(new URL("./serve-reader-jobs.ts", import.meta.url).href)};
  serveReaderJobs<any>({
    echo: async (options: unknown, give: any) => (await give([options]), options),
    pid: async () => process.pid,
    environment: async () => ({ variables: Object.keys(process.env), execArgv: process.execArgv }),
    spin: async () => { for (;;); },
    fill: async (what: string) => {
      const kept: unknown[] = [];
      if (what === "json") kept.push(JSON.parse("[" + "[],".repeat(20_000_000) + "0]"));
      for (;;) kept.push(what === "heap" ? { kept: [] } : Buffer.alloc(1_000_000, 1));
    },
    many: async ({ items, characters }: any, give: any) => (await give(Array.from({ length: items }, () => "x".repeat(characters))), "all"),
    repeat: async (times: number) => "ü".repeat(times),
    throws: async (code: string) => { throw Object.assign(new Error("the inside of it"), { code }); },
    crash: async () => process.abort(),
    count: async (most: number, _give: any, input: any) => {
      let bytes = 0;
      for await (const piece of input) if ((bytes += piece.length) >= most) break;
      return bytes;
    },
    hang: async ({ begun, busy }: any) => {
      writeFileSync(begun, "");
      if (busy) for (;;);
      await new Promise(() => setInterval(() => {}, 1000));
    },
    sleep: async (ms: number) => (await new Promise((resolve) => setTimeout(resolve, ms)), "slept"),
  });`,
);
const program = { path: source, execArgv: ["--import", import.meta.resolve("tsx")] };
const pools: ReaderPool<TestReadings>[] = [];

function openPool(options: Partial<ReaderPoolOptions> = {}): ReaderPool<TestReadings> {
  const pool = new ReaderPool<TestReadings>({ program, warm: 1, max: 3, memoryMb: 64, ...options });
  pools.push(pool);
  return pool;
}

afterEach(async () => {
  for (const pool of pools.splice(0)) await pool.close();
});
afterAll(() => rmSync(folder, { recursive: true }));

const by = { owner: "a", deadlineMs: 30_000 };
const endOf = (reading: Promise<unknown>): Promise<ReadingEnded> =>
  reading.then(
    () => expect.unreachable("the reading came to its end"),
    (error: unknown) => {
      expect(error).toBeInstanceOf(ReadingEnded);
      return error as ReadingEnded;
    },
  );

test("a reading's options, items and result are plain data; the process is reused", async () => {
  const pool = openPool();
  const options = { text: "a\u0000b", bytes: Buffer.from([0, 255]), list: [1, undefined] };
  const { items, result } = await pool.read("echo", options, by);
  expect(result).toMatchObject({ text: "a\u0000b", list: [1, undefined] });
  expect(items).toHaveLength(1);
  const first = await pool.read("pid", 0, by);
  expect((await pool.read("pid", 0, by)).result).toBe(first.result);
});

test("a reader inherits neither the parent's variables nor its flags", async () => {
  process.env["GANTRY_TEST_SECRET"] = "hunter2";
  const { result } = await openPool().read("environment", 0, by);
  delete process.env["GANTRY_TEST_SECRET"];
  expect(result.variables).not.toContain("GANTRY_TEST_SECRET");
  expect(result.execArgv.filter((flag) => flag.startsWith("--import"))).toHaveLength(1);
});

test("an endless loop is ended at the deadline; this process and other readings continue", async () => {
  const pool = openPool();
  await pool.read("pid", 0, by);
  const spinning = endOf(pool.read("spin", 0, { owner: "a", deadlineMs: 1_500 }));
  let turns = 0;
  const timer = setInterval(() => turns++, 10);
  expect((await pool.read("echo", "of another owner", { owner: "b", deadlineMs: 30_000 })).result).toBe("of another owner");
  const ended = await spinning;
  clearInterval(timer);
  expect(turns).toBeGreaterThan(10);
  expect(ended).toMatchObject({ reason: "time", message: "it took longer than 1.5 seconds" });
  expect((await pool.read("echo", "after it", by)).result).toBe("after it");
});

test.each(["heap", "buffers", "json"] as const)("unlimited memory use (%s) ends that reading only", async (what) => {
  const pool = openPool();
  const ended = await endOf(pool.read("fill", what, { owner: "a", deadlineMs: 55_000 }));
  expect(ended).toMatchObject({ reason: "memory", message: "it needed more than 64 MB of memory" });
  expect((await pool.read("echo", "after it", by)).result).toBe("after it");
});

test("a large result arrives in pieces, and is rejected above its limit", async () => {
  const pool = openPool();
  const { items, result } = await pool.read("many", { items: 5_000, characters: 1_000 }, by);
  expect([items.length, result]).toEqual([5_000, "all"]);
  const ended = await endOf(pool.read("many", { items: 5_000, characters: 1_000 }, { ...by, maxAnswerBytes: 1_000_000 }));
  expect(ended).toMatchObject({ reason: "size" });
  // "ü" has two bytes, and the quotes count.
  expect((await pool.read("repeat", 499, { ...by, maxAnswerBytes: 1_000 })).result).toHaveLength(499);
  expect(await endOf(pool.read("repeat", 500, { ...by, maxAnswerBytes: 1_000 }))).toMatchObject({ reason: "size" });
});

test("a stream is read as it arrives, and only as far as needed", async () => {
  const pool = openPool();
  const pieces = () => Readable.from(Array.from({ length: 100 }, () => Buffer.alloc(10_000)));
  expect((await pool.read("count", 1e9, { ...by, input: pieces() })).result).toBe(1_000_000);
  const some = pieces();
  expect((await pool.read("count", 50_000, { ...by, input: some })).result).toBe(50_000);
  expect(some.destroyed).toBe(true);
  const broken = Readable.from(
    (async function* () {
      yield Buffer.alloc(10);
      throw new Error("the connection was cut");
    })(),
  );
  await expect(pool.read("count", 1e9, { ...by, input: broken })).rejects.toThrow("the connection was cut");
  expect((await pool.read("count", 1e9, by)).result).toBe(0);
});

test("an unexpected error, a crash and a killed process fail only that reading; the cause is logged", async () => {
  const pool = openPool();
  expect(await endOf(pool.read("throws", "ENOSPC", by))).toMatchObject({
    reason: "failure",
    code: "ENOSPC",
    detail: expect.stringContaining("the inside of it"),
  });
  expect(await endOf(pool.read("crash", 0, by))).toMatchObject({ reason: "failure", detail: expect.stringContaining("SIGABRT") });
  const { result: pid } = await pool.read("pid", 0, by);
  const begun = join(folder, "begun-to-be-killed");
  const hanging = endOf(pool.read("hang", { begun, busy: false }, by));
  await expect.poll(() => existsSync(begun)).toBe(true);
  process.kill(pid, "SIGKILL");
  expect(await hanging).toMatchObject({ reason: "failure", detail: expect.stringContaining("SIGKILL") });
  expect((await pool.read("echo", "after it", by)).result).toBe("after it");
});

test("an aborted reading ends at once with the signal's reason, also while queued", async () => {
  const pool = openPool({ max: 1 });
  const over = new AbortController();
  const begun = join(folder, "begun-to-be-aborted");
  const first = pool.read("hang", { begun, busy: false }, { ...by, signal: over.signal });
  const second = pool.read("sleep", 20_000, { ...by, signal: over.signal });
  await expect.poll(() => existsSync(begun)).toBe(true);
  over.abort(new Error("the attempt is over"));
  await expect(first).rejects.toThrow("the attempt is over");
  await expect(second).rejects.toThrow("the attempt is over");
});

test("one owner's readings leave a process to others, and queue behind each other", async () => {
  const pool = openPool({ max: 2, warm: 2 });
  pool.prepare();
  const order: string[] = [];
  const over = new AbortController();
  const first = pool.read("sleep", 600_000, { ...by, deadlineMs: 600_000, signal: over.signal });
  const later = [2, 3].map((number) => pool.read("sleep", 1, by).then(() => order.push(`a${number}`)));
  await pool.read("sleep", 1, { owner: "b", deadlineMs: 600_000 }).then(() => order.push("b"));
  over.abort(new Error("the attempt is over"));
  await expect(first).rejects.toThrow("the attempt is over");
  await Promise.all(later);
  expect(order).toEqual(["b", "a2", "a3"]);
});

test("a program that does not start is an error and does not hang", async () => {
  const broken = join(folder, "broken.mjs");
  writeFileSync(broken, "throw new Error('no such module')");
  const pool = openPool({ program: { path: broken, execArgv: [] } });
  expect(await endOf(pool.read("pid", 0, by))).toMatchObject({
    reason: "failure",
    message: "its reader could not be started",
    detail: expect.stringContaining("no such module"),
  });
});

test("no process starts before it is asked for; one that was prepared does the first reading", async () => {
  const marks = mkdtempSync(join(folder, "started-"));
  const path = join(marks, "program.mjs");
  writeFileSync(
    path,
    `import { writeFileSync } from "node:fs"; writeFileSync(new URL("./" + process.pid + ".pid", import.meta.url), ""); await import(${JSON.stringify(source)});`,
  );
  const started = () => readdirSync(marks).filter((name) => name.endsWith(".pid"));
  openPool({ program: { ...program, path } });
  const prepared = openPool({ program: { ...program, path } });
  prepared.prepare();
  await expect.poll(started).toHaveLength(1);
  const { result: pid } = await prepared.read("pid", 0, by);
  expect(started()).toEqual([`${pid}.pid`]);
});

test("closing ends every process", async () => {
  const pool = openPool();
  const { result: pid } = await pool.read("pid", 0, by);
  const begun = join(folder, "begun-to-be-closed");
  const spinning = endOf(pool.read("hang", { begun, busy: true }, by));
  await expect.poll(() => existsSync(begun)).toBe(true);
  await pool.close();
  await spinning;
  expect(() => process.kill(pid, 0)).toThrow("ESRCH");
});
