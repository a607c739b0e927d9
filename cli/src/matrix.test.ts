import { api } from "@gantry/contract/api.ts";
import type { MatrixRun } from "@gantry/contract/matrix-runs/schemas.ts";
import { patienceMs } from "@gantry/host/testing/patience.ts";
import { type Person, startTestServer, type TestServer } from "@gantry/server/testing/start-server.ts";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { newApiKey } from "../../server/src/testing/given/api-key.ts";
import { claimRun } from "../../server/src/testing/given/claimed-run.ts";
import { newProject } from "../../server/src/testing/given/project.ts";
import { PlanLimitReached } from "./api/plan-limit.ts";
import { gate } from "./commands/gate.ts";
import { run } from "./commands/run.ts";
import { trigger } from "./commands/trigger.ts";
import { UsageError } from "./usage-error.ts";

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
    { timeout: patienceMs },
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
  await expect(run("suite:1", { ...fail, matrix: ["no name=a"] })).rejects.toThrow("must be a POSIX name");
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
