import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { api } from "@gantry/contract/api.ts";
import type { MatrixRun } from "@gantry/contract/matrix-runs/schemas.ts";
import { waitTimeoutMs } from "@gantry/host/testing/wait-timeout.ts";
import { type Person, startTestServer, type TestServer } from "@gantry/server/testing/start-server.ts";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { newApiKey } from "../../../../server/src/testing/given/api-key.ts";
import { claimRun } from "../../../../server/src/testing/given/claimed-run.ts";
import { newProject } from "../../../../server/src/testing/given/project.ts";
import { PlanLimitReached } from "../../api/plan-limit.ts";
import { gate } from "../pipeline/gate.ts";
import { listMatrixRuns } from "./matrix-list.ts";
import { showMatrixRun } from "./matrix-show.ts";
import { run } from "./run.ts";
import { trigger } from "../pipeline/trigger.ts";
import { UsageError } from "../../options/usage-error.ts";

let server: TestServer;
let ada: Person;
const printed: string[] = [];
const progress: string[] = [];
beforeAll(async () => {
  server = await startTestServer();
  ada = await server.signUp();
  await newProject(ada, { name: "Shop" });
  vi.stubEnv("GANTRY_URL", server.url);
  vi.stubEnv("GANTRY_API_KEY", await newApiKey(ada, { name: "pipeline" }));
  vi.spyOn(console, "log").mockImplementation((text: string) => void printed.push(text));
  vi.spyOn(console, "error").mockImplementation((text: string) => void progress.push(text));
});
afterEach(() => {
  printed.splice(0);
  progress.splice(0);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  await server.close();
});

const fail = { onLimit: "fail" } as const;

async function carryOut(taskId: string, status: "passed" | "failed"): Promise<void> {
  const { attempt } = await claimRun(server, taskId);
  const results = { formats: ["junit"], tests: [{ name: "pays", suite: ["cart"], status, durationMs: 1 }] };
  const answer = await server.worker(api.dispatch.update, {
    taskId,
    attempt,
    status: "ANALYZING",
    exitCode: status === "passed" ? 0 : 1,
    results,
  });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
}

/** The command, while a worker carries out the runs that it queues. */
async function carriedOut(command: Promise<number>, outcomes: readonly ("passed" | "failed")[]): Promise<number> {
  const ids = await vi.waitFor(
    async () => {
      const { data } = await ada.call(api.executions.list, { query: { status: "PENDING" } });
      expect(data).toHaveLength(outcomes.length);
      return data.toSorted((a, b) => a.number - b.number).map(({ id }) => id);
    },
    { timeout: waitTimeoutMs },
  );
  for (const [place, outcome] of outcomes.entries()) await carryOut(ids[place] ?? "", outcome);
  return command;
}

test("run --matrix waits for all combinations, prints a table, and exits with the verdict", async () => {
  const matrix = ["BROWSER=chrome,firefox", "NODE=20,22"];
  const command = run("suite:1", { ...fail, matrix, exclude: ["BROWSER=firefox,NODE=20"], wait: true });
  expect(await carriedOut(command, ["passed", "failed", "passed"])).toBe(1);
  const lines = (printed.pop() ?? "").trim().split("\n");
  expect(lines.map((line) => line.replace(/#\d+/, "#n").replace(/ +(\d+\.\d s)?$/, ""))).toEqual([
    "BROWSER  NODE  RUN  RESULT  TESTS          TOOK",
    "chrome   20    #n   PASSED  1 of 1 passed",
    "chrome   22    #n   FAILED  0 of 1 passed",
    "firefox  22    #n   PASSED  1 of 1 passed",
    "",
    "FAILED: Of 3 runs, 1 failed and 2 passed.",
    expect.stringMatching(new RegExp(`^${server.url}/matrix-runs/[0-9a-f]{24}$`)),
  ]);
  expect(progress[0]).toContain("Queued 3 runs of matrix run ");
  expect(progress.some((line) => /^chrome, 22: #\d+ FAILED$/.test(line))).toBe(true);
  expect(await carriedOut(run("suite:1", { ...fail, matrix: ["BROWSER=chrome"], wait: true, json: true }), ["passed"])).toBe(0);
  expect(JSON.parse(printed.pop() ?? "")).toMatchObject({ status: "PASSED", counts: { total: 1 } });
});

test("without --wait the runs are queued, also without an image of their own", async () => {
  expect(await run(undefined, { ...fail, matrix: ["image=suite:1,suite:2"], json: true })).toBe(0);
  const queued = JSON.parse(printed.pop() ?? "") as MatrixRun;
  expect(queued.combinations.map(({ run: queuedRun }) => queuedRun?.image)).toEqual(["suite:1", "suite:2"]);
  await ada.call(api.matrixRuns.cancel, { params: { id: queued.id } });
  expect(await gate(undefined, { matrixRun: queued.id })).toBe(1);
  expect(printed.pop()).toContain("ended without a verdict (CANCELLED)");
  await expect(run(undefined, fail)).rejects.toThrow(UsageError);
  await expect(gate(undefined, { matrixRun: queued.id, cycle: queued.id })).rejects.toThrow("--matrix-run");
  await expect(run("suite:1", { ...fail, matrix: ["no name=a"] })).rejects.toThrow(
    "--matrix no name must be a name of letters, digits and _",
  );
  await expect(run("suite:1", { ...fail, matrix: ["A=1,2"], exclude: ["B=1"] })).rejects.toThrow(
    "B in --exclude is not an axis of the matrix: A.",
  );
});

test("trigger --matrix runs it for a pipeline's commit, and exits with the gate's result", async () => {
  const options = { project: "Shop", repository: "shop/web", commit: "a1b2c3d4", matrix: ["BROWSER=chrome,firefox"] };
  expect(await carriedOut(trigger("suite:1", { ...options, wait: true }), ["passed", "passed"])).toBe(0);
  expect(printed.pop()).toContain("Gate PASSED: Nothing failed that counts.");
  expect(await gate(undefined, { repository: "shop/web", commit: "a1b2c3d4" })).toBe(0);
  expect(await carriedOut(trigger("suite:1", { ...options, wait: true, json: true }), ["failed", "passed"])).toBe(1);
  const answer = JSON.parse(printed.pop() ?? "");
  expect(answer).toMatchObject({ status: "FAILED", failedTests: [{ name: "pays" }] });
  expect(answer.executions).toHaveLength(2);
});

test("a plan's limit refuses all runs of a matrix", async () => {
  const many = Array.from({ length: 50 }, (_, index) => `v${index}`).join(",");
  await expect(run("suite:1", { ...fail, matrix: [`A=${many}`] })).rejects.toBeInstanceOf(PlanLimitReached);
  expect(await run("suite:1", { onLimit: "skip", matrix: [`A=${many}`] })).toBe(0);
  expect(progress.at(-1)).toContain("This needs 50 runs");
  expect((await ada.call(api.executions.list, { query: { status: "PENDING" } })).data).toEqual([]);
});

test("run --matrix --wait says why the first run waits while none is running, and nothing with --json", async () => {
  const waiting = () => progress.filter((line) => line.startsWith("Waiting: "));
  const command = run("suite:1", { ...fail, matrix: ["BROWSER=chrome,firefox"], workerLabel: ["gpu"], wait: true });
  const all = () => ada.call(api.matrixRuns.list, { query: { limit: 1 } });
  await vi.waitFor(() => expect(waiting()).toEqual([expect.stringMatching(/^Waiting: (No worker|No connected worker) /)]), {
    timeout: waitTimeoutMs,
  });
  await ada.call(api.matrixRuns.cancel, { params: { id: (await all()).data[0]?.id ?? "" } });
  expect(await command).toBe(1);
  expect(waiting()).toHaveLength(1);
  progress.splice(0);
  const silent = run("suite:1", { ...fail, matrix: ["BROWSER=chrome"], workerLabel: ["gpu"], wait: true, json: true });
  await vi.waitFor(async () => expect((await all()).data[0]?.status).toBe("QUEUED"), { timeout: waitTimeoutMs });
  await ada.call(api.matrixRuns.cancel, { params: { id: (await all()).data[0]?.id ?? "" } });
  expect(await silent).toBe(1);
  expect(progress).toEqual([]);
});

const files = ["tests/a.spec.ts", "tests/b b.spec.ts", "tests/c.spec.ts"];
const listOf = async (folder: string) => {
  const path = join(folder, "files.txt");
  await writeFile(path, `${files.join("\n")}\n`);
  return path;
};

test("run --shards splits the files of a list, says what was queued, and shows each shard", async () => {
  const folder = await mkdtemp(join(tmpdir(), "gantry-shards-"));
  const command = run("suite:1", { ...fail, shards: 2, filesFrom: await listOf(folder), wait: true });
  expect(await carriedOut(command, ["passed", "failed"])).toBe(1);
  await rm(folder, { recursive: true });
  expect(progress[0]).toMatch(/^Queued 2 runs of matrix run [0-9a-f]{24}\n0 of 3 files have known durations\.\nhttp/);
  expect(progress.join("\n")).toMatch(/shard 2\/2: #\d+ FAILED/);
  const lines = (printed.pop() ?? "").trim().split("\n");
  expect(lines.map((line) => line.replace(/#\d+ +/, "#n   ").replace(/ +(\d+\.\d s)?$/, ""))).toEqual([
    "SHARD  EXPECTED  RUN  RESULT  TESTS          TOOK",
    "1/2              #n   PASSED  1 of 1 passed",
    "2/2              #n   FAILED  0 of 1 passed",
    "",
    "FAILED: Of 2 runs, 1 failed and 1 passed.",
    expect.stringContaining("/matrix-runs/"),
  ]);
});

test("matrix list names the newest first, and matrix show prints one again", async () => {
  for (const shards of [2, 3]) await run("suite:1", { ...fail, shards });
  printed.splice(0);
  const { data } = await ada.call(api.matrixRuns.list, { query: {} });
  expect(await listMatrixRuns({ limit: 2 })).toBe(0);
  const lines = (printed.pop() ?? "").split("\n");
  expect(lines).toHaveLength(3);
  expect(lines[0]).toMatch(/^ID +STARTED +RUNS +RESULT +WHAT$/);
  expect(lines[1]).toMatch(new RegExp(`^${data[0]?.id} +\\S+ \\S+ UTC +\\d+ +[A-Z]+ `));
  expect(await showMatrixRun(data[0]?.id ?? "", {})).toBe(0);
  expect(printed.pop()).toContain(`${server.url}/matrix-runs/${data[0]?.id}`);
  await expect(listMatrixRuns({ limit: 2, project: "Nowhere" })).rejects.toThrow("Nowhere");
});

test("options that miss another one are refused before anything is sent", async () => {
  const mistakes: [Parameters<typeof run>[1], string][] = [
    [{ ...fail, filesFrom: "files.txt" }, "--files-from is for a suite that is split: it needs --shards"],
    [{ ...fail, shards: 2, shardTime: 60 }, "--shard-time chooses the number of shards: it needs --shards auto"],
    [{ ...fail, shards: 2, maxShards: 9 }, "--max-shards chooses the number of shards: it needs --shards auto"],
    [{ ...fail, shards: "auto" }, "--shards auto needs --shard-time"],
    [{ ...fail, shards: "auto", shardTime: 60 }, "and --files-from"],
  ];
  for (const [options, message] of mistakes) await expect(run("suite:1", options), message).rejects.toThrow(message);
});
