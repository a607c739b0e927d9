import { api } from "@gantry/contract/api.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type FakeModelServer, startFakeModelServer } from "../server/src/testing/fake-model-server.ts";
import { createServerProcess, type ServerProcess } from "./program.ts";
import { type Person, signUp } from "./stack.ts";
import { queueRun } from "../server/src/testing/given/run.ts";
import { workerAt } from "../server/src/testing/leased-calls.ts";

let fake: FakeModelServer;
beforeAll(async () => {
  fake = await startFakeModelServer();
});
beforeEach(() => fake.clear());
afterAll(() => fake?.close());

const answer = JSON.stringify({
  summary: "The sum is wrong.",
  category: "assertion",
  rootCause: "41 is not 42.",
  evidence: [{ test: "T1" }],
  suggestions: [],
  confidence: 0.9,
});

/** A failed run whose server was killed while it waited for the model's answer. */
interface Interrupted {
  id: string;
  ada: Person;
  server: ServerProcess;
}

async function killWhileAnalyzing(timeoutSeconds: number): Promise<Interrupted> {
  const server = await createServerProcess({
    DEFAULT_PLAN: "business",
    AI_PROVIDER: "openai-compatible",
    AI_MODEL: "slow-model",
    AI_BASE_URL: `${fake.url}/v1`,
    AI_TIMEOUT_SECONDS: String(timeoutSeconds),
  });
  await server.start();
  const ada = await signUp(server.url);
  void fake.hangs();
  const id: string = (await queueRun(ada)).id;
  const tests = [{ name: "pays", suite: ["cart"], status: "failed" as const, durationMs: 5, message: "expected 41 to equal 42" }];
  const end = { taskId: id, status: "ANALYZING", exitCode: 1, results: { formats: ["junit"], tests } };
  expect((await workerAt(server.url, server.workerSecret)(api.dispatch.update, end)).status).toBe(200);
  await fake.asked();
  await server.kill("SIGKILL");
  fake.clear();
  return { id, ada, server };
}

test("a server killed while it waits for a model asks it again after the restart, and the run ends with the model's analysis", async () => {
  // The longest that can be set: the restart takes a part of it.
  const { id, ada, server } = await killWhileAnalyzing(100);
  try {
    void fake.hangs();
    await server.start();
    await fake.asked();
    expect(await ada.execution(id)).toMatchObject({ status: "ANALYZING", verdict: "FAILED", aiModel: null });
    expect((await ada.call(api.ci.gate, { body: { taskId: id } })).data.status).toBe("FAILED");
    await server.kill("SIGKILL");
    fake.answers(answer);
    await server.start();
    expect(await ada.ended(id)).toMatchObject({ status: "FAILED", hasAnalysis: true, aiModel: "slow-model" });
  } finally {
    await server.close();
  }
});

test("the time that a model has is counted from the verdict: a server that starts again after it does not ask a second time", async () => {
  const timeoutSeconds = 8;
  const { id, ada, server } = await killWhileAnalyzing(timeoutSeconds);
  try {
    // As if the time had passed meanwhile.
    const longAgo = { requested_at: new Date(Date.now() - timeoutSeconds * 1_000), held_until: new Date(0) };
    await server.db.asSystem((tx) => tx.updateTable("execution_analyses").set(longAgo).where("execution_id", "=", id).execute());
    await server.start();
    expect(await ada.ended(id)).toMatchObject({ status: "FAILED", hasAnalysis: true, aiModel: "builtin-rules" });
    const { missing } = (await ada.call(api.analysis.get, { params: { id } })).data;
    // On a very slow machine the time may be over before the kill, or before the server gets to the model.
    expect(["ANALYSIS_INTERRUPTED", "MODEL_TIMEOUT", "MODEL_NOT_ASKED"]).toContain(missing?.code);
    expect(fake.requests).toHaveLength(0);
  } finally {
    await server.close();
  }
});
