import { expect, test } from "vitest";
import { materialOf } from "../corpus/read-corpus.ts";
import { explainByRules } from "./explain-by-rules.ts";

const explain = (log: string, exitCode = 1) => explainByRules(materialOf({ log, exitCode }));

test.each([
  [
    "SwiftLint",
    "Linting 'ConnectionRefused.swift' (1/1)\n/app/Sources/ConnectionRefused.swift:3:9: error: Force Try Violation: Force tries should be avoided (force_try)\nDone linting! Found 1 violation, 1 serious in 1 file.\n",
    "syntax",
    "Force Try",
  ],
  [
    "Deno, an error",
    "running 1 test from ./a_test.ts\nsays ECONNRESET ... FAILED (2ms)\n\n ERRORS \n\nsays ECONNRESET => ./a_test.ts:1:6\nerror: TypeError: db.end is not a function\n    at file:///app/a.ts:9:10\n\n FAILURES \n\nsays ECONNRESET => ./a_test.ts:1:6\n\nFAILED | 0 passed | 1 failed (9ms)\n\nerror: Test failed\n",
    "exception",
    "db.end is not a function",
  ],
  [
    "busted",
    "◼\n0 successes / 1 failure / 0 errors / 0 pending : 0.01 seconds\n\nFailure → spec/a_spec.lua @ 3\nanswers 401 Unauthorized\nspec/a_spec.lua:5: Expected objects to be equal.\nPassed in:\n(number) 8\nExpected:\n(number) 9\n",
    "assertion",
    "(number) 8",
  ],
])("the name of a file or a test is no cause: %s", (_, log, category, words) => {
  const found = explain(log);
  expect(found.category).toBe(category);
  expect(found.evidence[0]?.text).toContain(words);
});

test("a list of changed files names no cause", () => {
  expect(explain("Changed files:\n  src/net/UnknownHostException.java\n  src/TimeoutError.kt\n").category).toBe("unknown");
});

test.each([
  ["Serilog's file", "2026-11-02T09:30:0%+00:00 [INF] ", "2026-11-02T09:30:0%+00:00 [WRN] ", "2026-11-02T09:30:0%+00:00 [ERR] "],
  ["Serilog's console", "[09:30:0% INF] ", "[09:30:0% WRN] ", "[09:30:0% ERR] "],
])("a retried warning is not the cause, the logged error is cited: %s", (_, info, warning, error) => {
  const lines = [
    `${info}Sync started`,
    `${warning}Upload failed: timeout, retry 1`,
    `${info}Upload done`,
    `${error}Seats left: none of 40`,
    `${info}Sync ended`,
  ];
  const { category, evidence } = explain(`${lines.map((line, at) => line.replace("%", `${at}.120`)).join("\n")}\n`);
  expect(category).toBe("unknown");
  expect(evidence[0]?.text).toContain("Seats left");
});

test.each([
  ["Symfony", "\nIn LegacyThing.php line 7:\n\n  The gadget has three wheels\n\n", "unknown", "three wheels"],
  ["Laravel", "\nIn Provider.php line 83:\n\n  No application encryption key has been specified.\n\n", "environment", "encryption key"],
  [
    "Cargo, linker",
    "   Compiling a v0.1.0\nerror: linker `clang` not found\n\nerror: could not compile `a` due to 1 previous error\n",
    "missing-dependency",
    "linker",
  ],
  [
    "Cargo, library",
    "error: failed to run custom build command for `b v1.0.0`\n\n  thread 'main' panicked at build.rs:3:5:\n\n  The system library `zstd` required by crate `b` was not found.\n",
    "missing-dependency",
    "zstd",
  ],
  [
    "Swift",
    "Shop/Cart.swift:9: Fatal error: Index out of range\nerror: Exited with unexpected signal code 4\n",
    "crash",
    "Index out of range",
  ],
  ["bun", "bun install v1.1.0\nerror: GET https://npm.example.com/a - 502\nerror: a@1 failed to resolve\n", "network", "502"],
  ["a check", "12 rows read\nrow count must be 500 but is 498\n", "assertion", "498"],
])("the tool's own words decide: %s", (_, log, category, words) => {
  const found = explain(log);
  expect(found.category).toBe(category);
  expect(found.evidence[0]?.text).toContain(words);
});

test("the word error in front of a script's own words is no exception", () => {
  const { category, evidence } = explain("12 files checked\nerror: the licence of 2 files is old\n");
  expect([category, evidence[0]?.text]).toEqual(["unknown", "error: the licence of 2 files is old"]);
});
