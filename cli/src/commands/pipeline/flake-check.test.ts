import { api } from "@gantry/contract/api.ts";
import { type Person, startTestServer, type TestServer } from "@gantry/server/testing/start-server.ts";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { PlanLimitReached } from "../../api/plan-limit.ts";
import { flakeCheck } from "./flake-check.ts";
import { UsageError } from "../../options/usage-error.ts";
import { newApiKey } from "../../../../server/src/testing/given/api-key.ts";
import { claimRun } from "../../../../server/src/testing/given/claimed-run.ts";
import { newProject } from "../../../../server/src/testing/given/project.ts";
import { queueRun } from "../../../../server/src/testing/given/run.ts";
import { waitTimeoutMs } from "@gantry/host/testing/wait-timeout.ts";

let server: TestServer;
let ada: Person;
let projectId: string;
const printed: string[] = [];
beforeAll(async () => {
  server = await startTestServer();
  ada = await server.signUp();
  projectId = await newProject(ada, { name: "Shop" });
  vi.stubEnv("GANTRY_URL", server.url);
  vi.stubEnv("GANTRY_API_KEY", await newApiKey(ada, { name: "pipeline" }));
  vi.spyOn(console, "log").mockImplementation((text: string) => void printed.push(text));
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => printed.splice(0));
afterAll(async () => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  await server.close();
});

type Outcome = "passed" | "failed" | "missing" | "error";

async function carryOut(taskId: string, outcomes: Record<string, Outcome>): Promise<void> {
  const { attempt } = await claimRun(server, taskId);
  const tests = Object.entries(outcomes)
    .filter(([, outcome]) => outcome === "passed" || outcome === "failed")
    .map(([name, status]) => ({ name, suite: ["cart"], status, durationMs: 1 }));
  const hasError = Object.values(outcomes).includes("error");
  const end = hasError
    ? { exitCode: null, error: { code: "ENGINE_FAILED", message: "The engine is gone." } }
    : { exitCode: 0, results: { formats: ["junit"], tests: [...tests, { name: "other", suite: [], status: "passed", durationMs: 1 }] } };
  const answer = await server.worker(api.dispatch.update, { taskId, attempt, status: "ANALYZING", ...end });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
}

async function runOf(outcomes: Record<string, Outcome>): Promise<string> {
  const { id } = await queueRun(ada, { projectId });
  await carryOut(id, outcomes);
  return id;
}

const options = { times: 2, timeout: 1 };

/** The command, while a worker carries out the runs of its check. */
async function checked(command: Promise<number>, outcomes: readonly Record<string, Outcome>[]): Promise<number> {
  const ids = await vi.waitFor(
    async () => {
      const { data } = await ada.call(api.executions.list, { query: { trigger: "flake-check", status: "PENDING" } });
      expect(data).toHaveLength(outcomes.length);
      return data.map(({ id }) => id).reverse();
    },
    { timeout: waitTimeoutMs },
  );
  for (const [place, each] of outcomes.entries()) await carryOut(ids[place] ?? "", each);
  return command;
}

test("the exit code says whether the new tests of a run always passed, and the output how often", async () => {
  await runOf({});
  const id = await runOf({ pays: "passed" });
  expect(await checked(flakeCheck([], { ...options, new: id }), [{ pays: "passed" }, { pays: "passed" }])).toBe(0);
  const [{ id: testId = "" } = {}] = (await ada.call(api.tests.list, { query: { search: "pays" } })).data;
  expect(printed.pop()).toBe(`2 of 2 passed\n  cart > pays  ${testId}`);
  expect(await checked(flakeCheck([testId], options), [{ pays: "failed" }, { pays: "passed" }])).toBe(1);
  expect(printed.pop()).toContain("1 of 2 failed: flaky\n");
  expect(await checked(flakeCheck([testId], { ...options, json: true }), [{ pays: "failed" }, { pays: "failed" }])).toBe(1);
  expect(JSON.parse(printed.pop() ?? "")).toMatchObject([{ status: "ended", tests: [{ testId, outcome: "failing" }] }]);
  expect(await checked(flakeCheck([testId], options), [{ pays: "missing" }, { pays: "error" }])).toBe(3);
  expect(printed.pop()).toContain("0 of 2 passed; not run in 1, 1 run ended with an error\n");
});

test("a run without new tests is fine, one without results is not", async () => {
  expect(await flakeCheck([], { ...options, new: await runOf({ pays: "passed" }) })).toBe(0);
  expect(printed.pop()).toBe("The run has no new tests.");
  const broken = await runOf({ pays: "error" });
  await expect(flakeCheck([], { ...options, new: broken })).rejects.toThrow("The run ended with an error, so it has no results");
});

test("without a choice, or with two, and above the plan's limit nothing is started", async () => {
  await expect(flakeCheck([], options)).rejects.toThrow(UsageError);
  const id = await runOf({ refunds: "passed" });
  await expect(flakeCheck(["0123456789abcdef01234567"], { ...options, new: id })).rejects.toThrow(UsageError);
  await server.ctx.db.withTenant(ada.organizationId, (tx) =>
    tx.updateTable("usage_months").set({ test_runs: 49 }).where("org_id", "=", ada.organizationId).execute(),
  );
  await expect(flakeCheck([], { ...options, new: id })).rejects.toThrow(PlanLimitReached);
});
