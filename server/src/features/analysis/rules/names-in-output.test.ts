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
  expect(category).not.toBe("exception");
  expect(evidence[0]?.text).toBe("error: the licence of 2 files is old");
});

const tsc = "src/a.ts(3,7): error TS2322: Type 'string' is not assignable to type 'number'.\n";
test.each([
  [
    "GitHub Actions",
    `${tsc}Error: Process completed with exit code 2.\nPost job cleanup.\ngit version 2.43.2\nCleaning up orphan processes\n`,
  ],
  ["Azure Pipelines", `${tsc}##[error]Bash exited with code '2'.\nFinishing: npm run build\n`],
  ["GitLab", `${tsc}Cleaning up project directory and file based variables\nERROR: Job failed: exit code 1\n`],
  ["Jenkins", `${tsc}script returned exit code 2\n[Pipeline] }\n[Pipeline] // stage\n[Pipeline] End of Pipeline\nFinished: FAILURE\n`],
])("what %s says below the step that failed is no cause", (_, log) => {
  const { category, evidence } = explain(log);
  expect(category).toBe("syntax");
  expect(evidence[0]?.text).toContain("TS2322");
});

test("a hook of Mocha that cleans up says less than the test", () => {
  const log = `  shop\n    1) pays\n    2) "after all" hook for "pays"\n\n  0 passing (1s)\n  2 failing\n\n  1) shop\n       pays:\n\n      AssertionError: expected 'open' to equal 'paid'\n      at Context.<anonymous> (a.js:3:1)\n\n  2) shop\n       "after all" hook for "pays":\n     Error: connect ECONNREFUSED 127.0.0.1:5432\n      at TCPConnectWrap.afterConnect (node:net:1595:16)\n`;
  expect(explain(log).category).toBe("assertion");
});

test.each([
  [
    "Ansible",
    'fatal: [web1]: FAILED! => {"changed": false, "msg": "No package matching \'redis-9\' is available"}\n',
    "missing-dependency",
  ],
  ["gcloud", "ERROR: (gcloud.run.deploy) The required property [project] is not currently set.\n", "environment"],
  ["gRPC", 'level=fatal msg="rpc error: code = PermissionDenied desc = permission denied: applications, sync"\n', "authentication"],
  [
    "Gradle",
    "   > Could not resolve org.example:a:1.\n         > Could not GET 'https://m.example.com/a.pom'. Received status code 429 from server: Too Many Requests\n",
    "network",
  ],
  ["hadolint", "Dockerfile:3 DL3006 warning: Always tag the version of an image explicitly\n", "syntax"],
  ["WebdriverIO", 'Error: element ("#pay") still not displayed after 5000ms\n', "element-not-found"],
  ["kubectl", "error: timed out waiting for the condition on deployments/api\n", "timeout"],
  ["Angular", "bundle initial exceeded maximum budget. Budget 1.00 MB was not met by 112.43 kB with a total of 1.11 MB.\n", "assertion"],
])("the words of %s are known", (_, log, category) => {
  expect(explain(`started\n${log}`).category).toBe(category);
});
