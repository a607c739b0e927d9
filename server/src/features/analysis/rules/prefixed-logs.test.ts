import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { materialOf } from "../corpus/read-corpus.ts";
import { explainByRules } from "./explain-by-rules.ts";

const explained = (log: string, exitCode = 1) => explainByRules(materialOf({ log, exitCode }));
const samples = join(import.meta.dirname, "../../../../../reports/src/formats/console/prefixed");
const real = (name: string) => readFileSync(join(samples, `${name}.txt`), "utf8");

const pytest = [
  "============================= test session starts ==============================",
  "plugins: timeout-2.4.0, cov-7.1.0",
  "collected 2 items",
  "",
  "test_a.py F.                                                             [100%]",
  "",
  "=================================== FAILURES ===================================",
  "___________________________________ test_may ___________________________________",
  "",
  ">   def test_may(): assert days(5) == 31",
  "E   assert 30 == 31",
  "E    +  where 30 = days(5)",
  "",
  "test_a.py:2: AssertionError",
  "=========================== short test summary info ============================",
  "FAILED test_a.py::test_may - assert 30 == 31",
  "========================= 1 failed, 1 passed in 0.05s ==========================",
];

describe("a log whose lines have the prefix of a tool", () => {
  test.each([
    ["docker compose", "tests-1  | "],
    ["concurrently", "[0] "],
    ["npm-run-all", "[api] "],
    ["pnpm", "packages/shop test: "],
    ["a CI system", "2026-11-22T18:00:00.1234567Z "],
  ])("of %s is explained as without it, with the same lines", (_name, prefix) => {
    const bare = explained(pytest.join("\n"));
    expect(bare.rootCause).toContain("expected 31, received 30");
    expect(explained(pytest.map((line) => `${prefix}${line}`).join("\n"))).toEqual(bare);
  });

  test.each([
    ["concurrently", 14],
    ["concurrently-names", 14],
    ["pnpm", 15],
    ["run-p", 25],
  ])("%s: what another program printed in passing is not a cause", (name, line) => {
    const { category, rootCause, evidence } = explained(real(name));
    expect(category).toBe("assertion");
    expect(rootCause).toContain("expected 31, received 30");
    expect(evidence[0]).toMatchObject({ line, text: "E   assert 30 == 31" });
  });

  test("a program that ended well says nothing of one that was stopped", () => {
    expect(explained(real("pnpm-stopped")).category).toBe("unknown");
  });
});
