import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { api } from "@gantry/contract/api.ts";
import { type Person, startTestServer, type TestServer } from "@gantry/server/testing/start-server.ts";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { RequestRejected } from "../../api/request-rejected.ts";
import { shardFiles } from "./shard-files.ts";
import { shardNext } from "./shard-next.ts";
import { shardRun } from "./shard-run.ts";
import { runCli } from "../../run-cli.ts";
import { UsageError } from "../../options/usage-error.ts";
import { newApiKey } from "../../../../server/src/testing/given/api-key.ts";
import { newProject } from "../../../../server/src/testing/given/project.ts";

let server: TestServer;
let ada: Person;
let folder: string;
/** With the suite's files: a.ts to f.ts. */
let filesFrom: string;
let project: string;
const printed: string[] = [];
const notices: string[] = [];
const files = ["a.ts", "b.ts", "c.ts", "d.ts", "e.ts", "f.ts"];
beforeAll(async () => {
  server = await startTestServer({ DEFAULT_PLAN: "enterprise" });
  ada = await server.signUp();
  folder = await mkdtemp(join(tmpdir(), "gantry-shards-"));
  filesFrom = join(folder, "files.txt");
  await writeFile(filesFrom, `${files.join("\r\n")}\n\n`);
  vi.stubEnv("GANTRY_URL", server.url);
  vi.stubEnv("GANTRY_API_KEY", await newApiKey(ada, { role: "developer" }));
  vi.spyOn(console, "log").mockImplementation((text: string) => void printed.push(text));
  vi.spyOn(console, "error").mockImplementation((text: string) => void notices.push(text));
});
beforeEach(async () => {
  project = await newProject(ada);
});
afterEach(() => {
  printed.splice(0);
  notices.splice(0);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  await server?.close();
  await rm(folder, { recursive: true, force: true });
});

const shard = (index: number) => ({ project, key: "build-1", index, filesFrom });
const show = async () => (await ada.call(api.shards.get, { query: { projectId: project, key: "build-1" } })).data;

/** A command that writes its file's path into `log`, and fails for `b.ts`. */
const noting = (log: string) => [
  process.execPath,
  "-e",
  `const { SHARD_INDEX, SHARD_FILE_NUMBER } = process.env;
   require("node:fs").appendFileSync(process.argv[1], [SHARD_INDEX, SHARD_FILE_NUMBER, process.argv[2]].join(" ") + "\\n");
   process.exit(process.argv[2] === "b.ts" ? 3 : 0);`,
  log,
];

test("three shards carry out each file once; the one with a failure exits with 1", async () => {
  const log = join(folder, "three.log");
  const codes = await Promise.all([1, 2, 3].map((index) => shardRun(noting(log), shard(index))));
  expect(codes.sort()).toEqual([0, 0, 1]);
  const lines = (await readFile(log, "utf8")).trim().split("\n");
  expect(lines.map((line) => line.split(" ")[2]).sort()).toEqual(files);
  expect(lines.filter((line) => line.split(" ")[1] === "1")).toHaveLength(Math.min(3, new Set(lines.map((line) => line[0])).size));
  expect(notices.join("\n")).toContain("b.ts failed with exit code 3.");
  expect(await show()).toMatchObject({ finished: true, files: { done: 6 } });
});

test("a shard that is started again carries out its files again", async () => {
  const log = join(folder, "again.log");
  expect(await shardRun([...noting(log), "{}"], shard(1))).toBe(1);
  expect(await shardRun([...noting(log), "{}"], shard(1))).toBe(1);
  expect((await readFile(log, "utf8")).trim().split("\n")).toHaveLength(12);
});

test("a shard waits for the files of a lost one, and carries them out", async () => {
  const log = join(folder, "lost.log");
  // It takes a file and is never heard of again.
  expect(await shardNext({ ...shard(2), lease: 30, wait: true })).toBe(0);
  expect(printed.pop()).toBe("a.ts");
  const rest = shardRun(noting(log), shard(1));
  await expect.poll(async () => (await show()).files.done).toBe(5);
  await server.ctx.db.asSystem((tx) =>
    tx
      .updateTable("shard_files")
      .set({ lease_until: new Date(0) })
      .where("done_at", "is", null)
      .execute(),
  );
  expect(await rest).toBe(1);
  expect((await readFile(log, "utf8")).trim().split("\n").at(-1)).toContain("a.ts");
});

test("a loop in a shell gets one file after the other, and nothing at the end", async () => {
  const next = async (done: string) => {
    await shardNext({ ...shard(1), lease: 30, wait: true, done: [done] });
    return printed.pop();
  };
  const got: string[] = [];
  for (let file = await next(""); file !== undefined; file = await next(file)) got.push(file);
  expect(got).toEqual(files);
  await shardNext({ ...shard(1), lease: 30, wait: false, json: true });
  expect(JSON.parse(printed.pop() ?? "")).toEqual({ file: null, finished: true, retryAfterSeconds: null, ignored: [] });
  // Another key has no shard that could have finished the file.
  const other = shardNext({ ...shard(1), key: "build-2", lease: 30, wait: true, done: ["a.ts"] });
  await expect(other).rejects.toThrow(RequestRejected);
});

test("too many failures end with 7 and a sentence, also as JSON", async () => {
  const next = (...more: string[]) =>
    runCli(["shard", "next", "--project", project, "--key", "build-1", "--index", "1", "--files-from", filesFrom, ...more]);
  vi.stubEnv("SHARD_STOP_AFTER_FAILURES", "2");
  expect(await next("--done", "")).toBe(0);
  vi.stubEnv("SHARD_STOP_AFTER_FAILURES", undefined);
  expect(await next("--failed", "a.ts")).toBe(0);
  expect(await next("--done", "b.ts")).toBe(0);
  expect(printed.splice(0)).toEqual(["a.ts", "b.ts", "c.ts"]);
  const sentence = "Stopped after 2 failures; 3 files were not run: d.ts, e.ts, f.ts.";
  expect(await next("--failed", "c.ts")).toBe(7);
  expect(notices.splice(0).join("").trim()).toBe(sentence);
  // The answer was lost, and the shell asks again.
  expect(await next("--failed", "c.ts", "--json", "--no-wait")).toBe(7);
  expect(JSON.parse(notices.splice(0).join(""))).toEqual({ error: { message: sentence, status: 409, code: "SHARDS_STOPPED" } });
  expect(printed).toEqual([]);
  expect(await next("--stop-after-failures", "0")).toBe(4);
  expect(await next("--order", "shortest-first")).toBe(4);
});

test("a shard that is stopped reports what it has carried out", async () => {
  const stopped = shardRun(noting(join(folder, "stopped.log")), { ...shard(1), stopAfterFailures: 1, order: "failed-first" });
  await expect(stopped).rejects.toThrow("Stopped after 1 failure; 4 files were not run: c.ts, d.ts, e.ts, f.ts.");
  expect(notices.slice(-2)).toEqual(["Shard 1: b.ts failed with exit code 3.", "Shard 1: ran 2 files, 1 failed."]);
  const other = shardRun(noting(join(folder, "stopped.log")), { ...shard(2), stopAfterFailures: 2 });
  await expect(other).rejects.toThrow("set the limit of failures to 1, and this one sets it to 2");
  const late = shardRun(noting(join(folder, "stopped.log")), shard(2));
  await expect(late).rejects.toThrow("Stopped after 1 failure");
});

test("fixed parts contain each file once", async () => {
  for (const index of [1, 2]) expect(await shardFiles({ ...shard(index), total: 2 })).toBe(0);
  expect([...printed].sort()).toEqual(files);
  expect(notices.at(-1)).toBe("Shard 2 of 2 has 3 of 6 files. 0 of 6 files have known durations.");
});

test("a missing list and a command that cannot be started are named", async () => {
  await expect(shardFiles({ project, key: "k", index: 1, total: 2 })).rejects.toThrow(UsageError);
  const empty = join(folder, "empty.txt");
  await writeFile(empty, "\n");
  await expect(shardFiles({ ...shard(1), filesFrom: empty, total: 2 })).rejects.toThrow("lists no file");
  await expect(shardFiles({ ...shard(1), filesFrom: join(folder, "none.txt"), total: 2 })).rejects.toThrow("Cannot read");
  await expect(shardRun([join(folder, "no-program")], shard(1))).rejects.toThrow("Cannot start");
});
