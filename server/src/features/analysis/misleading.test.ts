import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { FailureCategory } from "@gantry/contract/analysis/schemas.ts";
import { expect, test } from "vitest";
import { toMaterials } from "./corpus/judge.ts";
import { explainByRules } from "./rules/explain-by-rules.ts";

/** What a program printed that was written to mislead: something else than the failure sounds like its cause. */
interface MisleadingRun {
  id: string;
  right: FailureCategory[];
  /** The named error contains one of these. */
  causes: string[];
  exitCode: number | null;
  log: string;
  tests: { name: string; message: string; trace: string }[];
}

const plain = (text: string) => text.replace(/\s+/g, " ").replace(/['`‘’“”]/g, '"');

/** Programs whose answer is wrong although it is not "not sure". */
function wrongWithConfidence(runs: readonly MisleadingRun[]): string[] {
  return runs.flatMap(({ id, right, causes, ...run }) =>
    toMaterials(run).flatMap(({ from, material }) => {
      const { category, rootCause } = explainByRules(material);
      if (category === "unknown") return [];
      const isRight = right.includes(category) && causes.some((words) => plain(rootCause).includes(plain(words)));
      return isRight ? [] : [`${id}, by the ${from}: ${category}: ${rootCause.slice(0, 200)}`];
    }),
  );
}

/**
 * Real output of runners and their reporters. In each program one test fails, and something else prints errors, or the name of the test quotes one:
 * `nameAssert`, `nameThrow`: the name of the failed test; `passingThrow`: tests that pass; `caughtThrow`: the failed test, before it fails;
 * `nestedThrow`: a passing test prints the output of a runner that failed.
 */
test("what others print is not stated as the cause of a failed test", () => {
  const runs: MisleadingRun[] = JSON.parse(readFileSync(join(import.meta.dirname, "corpus/misleading/runners.json"), "utf8"));
  expect(runs.length).toBeGreaterThanOrEqual(200);
  // Bats prints what a failed test printed together with the failure.
  expect(wrongWithConfidence(runs).filter((wrong) => !wrong.startsWith("bats"))).toEqual([]);
});
