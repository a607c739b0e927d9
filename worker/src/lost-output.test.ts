import { afterAll, beforeAll, expect, it } from "vitest";
import { openBench, type WorkerBench } from "./testing/worker.ts";

let bench: WorkerBench;
beforeAll(async () => {
  bench = await openBench(undefined, { CONTAINER_ENGINE: "fake" });
  await bench.start();
});
afterAll(() => bench.close());

async function endOf(variables: Readonly<Record<string, string>>) {
  const named = Object.entries(variables).map(([name, value]) => ({ name, value, secret: false }));
  return bench.server.queue({ image: "any", variables: named }).ended;
}

const lost = "Output of this run may be missing: the container engine was interrupted, or could not store it.";

it.each([
  ["whose suite ended with 0 and left no report is not passed", { EXIT_CODE: "0" }, "REPORT_INCOMPLETE"],
  ["whose console counts passes only is not passed", { EXIT_CODE: "0", PRINT: "Tests:       3 passed, 3 total" }, "REPORT_INCOMPLETE"],
  ["whose suite failed keeps its exit code", { EXIT_CODE: "3" }, undefined],
])("a run whose output may be incomplete says so, and one %s", async (_, variables, code) => {
  const { error, exitCode, results } = await endOf({ ...variables, LOSE_OUTPUT: "1" });
  expect({ code: error?.code, exitCode }).toEqual({ code, exitCode: Number(variables.EXIT_CODE) });
  expect(results).toMatchObject({ notes: [lost], outputIncomplete: true });
});

it("a run whose output is complete has no such note", async () => {
  const { error, results } = await endOf({ EXIT_CODE: "0" });
  expect({ error, notes: results?.notes, possibleFailure: results?.possibleFailure }).toEqual({ error: null, notes: [] });
});

it("a run that passes without a report names the line that looks like a failure", async () => {
  const PRINT = "0|shop | 2 failed, 3 passed in 5.20s";
  const passed = await endOf({ EXIT_CODE: "0", PRINT });
  expect(passed).toMatchObject({ error: null, results: { tests: [], possibleFailure: PRINT } });
  expect((await endOf({ EXIT_CODE: "1", PRINT })).results?.possibleFailure).toBeUndefined();
});
