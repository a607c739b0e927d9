import { describe, expect, test } from "vitest";
import { readResults } from "./record-results.ts";
import { count, type Outcome, withSecond } from "./run-vitest.ts";

const passed = (file: string, ...names: string[]) => ({ file, errors: [], tests: names.map((name) => ({ name, state: "passed" })) });
const lines = (...values: object[]) => values.map((value) => `${JSON.stringify(value)}\n`).join("");

function outcome(text: string, code = 0): Outcome {
  const results = readResults(text);
  const done = results.files.map(({ file }) => file);
  return { results, missed: results.planned.filter((file) => !done.includes(file)), code };
}

describe("totals of a run", () => {
  test("counts tests that passed and failed", () => {
    const failed = { file: "b", errors: [], tests: [{ name: "two", state: "failed", error: "no" }] };
    expect(count(outcome(lines({ planned: ["a", "b"] }, passed("a", "one"), failed), 1))).toEqual({ passed: 1, failed: 1 });
  });

  test("counts a file without a result as failed", () => {
    expect(count(outcome(lines({ planned: ["a", "b"] }, passed("a", "one"))))).toEqual({ passed: 1, failed: 1 });
  });

  test("reads what was written before the run was killed", () => {
    expect(count(outcome(`${lines({ planned: ["a", "b"] }, passed("a", "one"))}{"file":"b","tests":[{"na`))).toEqual({
      passed: 1,
      failed: 1,
    });
  });

  test("fails when Vitest failed without a failed test", () => {
    expect(count(outcome(lines({ planned: ["a"] }, passed("a", "one")), 1))).toEqual({ passed: 1, failed: 1 });
    expect(count(outcome("", 1))).toEqual({ passed: 0, failed: 1 });
  });

  test("fails when a file did not load or a hook failed", () => {
    expect(count(outcome(lines({ planned: ["a"] }, { file: "a", errors: ["no module"], tests: [] }), 1))).toEqual({ passed: 0, failed: 1 });
  });

  test("takes the second result of a file that failed", () => {
    const failed = {
      file: "b",
      errors: [],
      tests: [
        { name: "two", state: "failed" },
        { name: "three", state: "passed" },
      ],
    };
    const first = outcome(lines({ planned: ["a", "b"] }, passed("a", "one"), failed), 1);
    expect(withSecond(first, outcome(lines({ planned: ["b"] }, passed("b", "two", "three"))))).toEqual({ passed: 3, failed: 0 });
    expect(withSecond(first, outcome(lines({ planned: ["b"] })))).toEqual({ passed: 1, failed: 1 });
  });
});
