import type { GeneratedTestCase } from "@gantry/contract/spec-to-tests/schemas.ts";
import { expect, test } from "vitest";
import { planImport } from "./import-cases.ts";

const testCase = (title: string): GeneratedTestCase => ({
  title,
  description: "",
  suite: "Shop",
  preconditions: "",
  steps: [{ action: "open", expectedResult: "it is open" }],
  priority: "MEDIUM",
  type: "MANUAL",
  source: { heading: "Shop", paragraph: 1, quote: "The shop opens." },
});

test("cases go fifty at a time, in order, each chunk with a key of its own", () => {
  const cases = Array.from({ length: 120 }, (_, index) => testCase(`case ${index}`));
  let keys = 0;
  const plan = planImport(cases, () => `key ${(keys += 1)}`);
  expect(plan.chunks.map((chunk) => chunk.cases.length)).toEqual([50, 50, 20]);
  expect(plan.chunks.flatMap((chunk) => chunk.cases)).toEqual(cases);
  expect(new Set(plan.chunks.map((chunk) => chunk.idempotencyKey)).size).toBe(3);
});
