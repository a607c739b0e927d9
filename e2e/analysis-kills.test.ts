import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type FakeModelServer, startFakeModelServer } from "../server/src/testing/fake-model-server.ts";
import { type Person, type Stack, startStack } from "./stack.ts";

const limitMs = 20_000;
const secret = "e2e-worker-secret-0123456789abcdef";

let stack: Stack;
let fake: FakeModelServer;
let ada: Person;
beforeAll(async () => {
  fake = await startFakeModelServer();
  stack = await startStack({
    AI_PROVIDER: "openai-compatible",
    AI_MODEL: "slow-model",
    AI_BASE_URL: `${fake.url}/v1`,
    AI_TIMEOUT_SECONDS: String(limitMs / 1000),
  });
  ada = await stack.person();
});
beforeEach(() => fake.forget());
afterAll(async () => {
  await stack?.close();
  await fake?.close();
});

const answer = JSON.stringify({
  summary: "The sum is wrong.",
  category: "assertion",
  rootCause: "41 is not 42.",
  evidence: [{ test: "T1" }],
  suggestions: [],
  confidence: 0.9,
});

/** A failed run whose server was killed while the model thought, and started again. Resolves to its id and to when its verdict was made. */
async function killedWhileAnalyzing(): Promise<{ id: string; sinceMs: number }> {
  void fake.hangs();
  const id: string = (await ada.call("POST", "/api/executions", { image: "suite:1" })).body.data.id;
  const tests = [{ name: "pays", suite: ["cart"], status: "failed", durationMs: 5, message: "expected 41 to equal 42" }];
  const response = await fetch(`${stack.url}/executions/update`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-worker-secret": secret },
    body: JSON.stringify({ taskId: id, status: "ANALYZING", exitCode: 1, results: { formats: ["junit"], tests } }),
  });
  expect(response.status).toBe(200);
  const sinceMs = Date.now();
  await fake.asked();
  await stack.server.kill("SIGKILL");
  fake.forget();
  await stack.server.start();
  expect(await ada.execution(id)).toMatchObject({ status: "ANALYZING", verdict: "FAILED", aiModel: null });
  expect((await ada.call("POST", "/api/webhooks/ci/pr", { taskId: id })).body.data.status).toBe("FAILED");
  return { id, sinceMs };
}

test("a server killed while it waits for a model asks it again after the restart, and the run ends with the model's analysis", async () => {
  const { id, sinceMs } = await killedWhileAnalyzing();
  fake.answers(answer);
  expect(await ada.ended(id, limitMs + 5_000)).toMatchObject({ status: "FAILED", hasAnalysis: true, aiModel: "slow-model" });
  expect(Date.now() - sinceMs).toBeLessThan(limitMs);
}, 60_000);

test("a model that hangs before and after a kill delays the run's end no longer than AI_TIMEOUT_SECONDS, counted from the verdict", async () => {
  const { id, sinceMs } = await killedWhileAnalyzing();
  expect(await ada.ended(id, limitMs + 5_000)).toMatchObject({ status: "FAILED", hasAnalysis: true, aiModel: "builtin-rules" });
  expect(Date.now() - sinceMs).toBeLessThan(limitMs + 1_500);
  const { missing } = (await ada.call("GET", `/api/executions/${id}/analysis`)).body.data;
  expect(["MODEL_TIMEOUT", "ANALYSIS_INTERRUPTED"]).toContain(missing.code);
}, 60_000);
