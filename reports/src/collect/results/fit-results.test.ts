import { TestResult } from "@gantry/contract/results/schemas.ts";
import { expect, test } from "vitest";
import { fitResults } from "./fit-results.ts";

test("results that do not fit are counted, and passed ones are left out first", () => {
  const tests = ["passed", "failed", "passed", "failed"].map((status, index) =>
    TestResult.parse({ name: `t${index}`, status, suite: [], durationMs: 0 }),
  );
  const sizeBytes = Buffer.byteLength(JSON.stringify(tests[1]));
  const one = fitResults(tests, sizeBytes + 10);
  expect(one.tests.map(({ name }) => name)).toEqual(["t1"]);
  expect(one.leftOut).toEqual({ tests: 3, failed: 1 });
  expect(fitResults(tests).leftOut).toBeUndefined();
});
