import { expect, test } from "vitest";
import { materialOf } from "../corpus/read-corpus.ts";
import { explainByRules } from "./explain-by-rules.ts";

const passedTests = (passed: number) => ({ total: passed, passed, failed: 0, skipped: 0, flaky: 0, quarantined: 0 });
const explain = (log: string, passed?: number) =>
  explainByRules({ ...materialOf({ log, exitCode: 1 }), counts: passed === undefined ? null : passedTests(passed) });

const thrown =
  'file:///app/manifest.mjs:1\nfunction read() { throw new Error("Manifest has no version"); }\n                        ^\n\nError: Manifest has no version\n    at read (file:///app/manifest.mjs:1:25)\n    at file:///app/manifest.mjs:2:1\n\nNode.js v20.20.2\n';
const jest =
  "PASS ./a.test.js\n  ✓ a (67 ms)\n\nTest Suites: 1 passed, 1 total\nTests:       1 passed, 1 total\nSnapshots:   0 total\nTime:        4.154 s\nRan all test suites.\n";
const uvu = "•   (1 / 1)\n\n  Total:     1\n  Passed:    1\n  Skipped:   0\n  Duration:  7.83ms\n\n";
const printedByJest = "FAIL src/pay.test.js\n  ● pay › charges\n\n    TypeError: card is undefined\n\n";

test.each([
  ["Jest", `${printedByJest}${jest}${thrown}`, "exception", "Manifest has no version"],
  [
    "uvu",
    `   FAIL  "charges"\n    TypeError: card is undefined\n    at x (/a.js:1:1)\n${uvu}${thrown}`,
    "exception",
    "Manifest has no version",
  ],
  [
    "uvu, and a program that node -e runs",
    `FAIL  "cart" ReferenceError: x is not defined\n${uvu}<anonymous_script>:1\n{"a": 1,, "b": 2}\n        ^\n\nSyntaxError: Expected double-quoted property name in JSON at position 8\n    at JSON.parse (<anonymous>)\n    at [eval]:1:6\n\nNode.js v20.20.2\n`,
    "data",
    "Expected double-quoted property name",
  ],
])("a failure that a passing test of %s printed is not the cause of a later step's error", (_, log, category, cause) => {
  const explained = explain(log, 1);
  expect(explained.category).toBe(category);
  expect(explained.evidence[0]?.text).toContain(cause);
  expect(explained.rootCause).not.toMatch(/card is undefined|ReferenceError/);
});

test("a failure that the runner counts stays the cause, whatever comes behind it", () => {
  const failed = `${printedByJest}Test Suites: 1 failed, 1 total\nTests:       1 failed, 1 passed, 2 total\nSnapshots:   0 total\nTime:        4.154 s\nRan all test suites.\n`;
  expect(explain(`${failed}${jest}${thrown}`, 1).rootCause).toContain("card is undefined");
});

test.each([
  [
    "JUnit 4",
    'JUnit version 4.13.2\n.\nTime: 0.015\n\nOK (1 test)\n\njava.lang.IllegalStateException: connection pool exhausted\n\tat AT.a(AT.java:2)\n\tat org.junit.runner.JUnitCore.main(JUnitCore.java:36)\nsmoke test\nException in thread "main" java.lang.IllegalStateException: Region eu-9 is not configured\n\tat Smoke.main(Smoke.java:1)\n',
    "Region eu-9 is not configured",
  ],
  [
    "Java alone",
    'java.lang.NumberFormatException: For input string: "x"\n\tat java.base/java.lang.Integer.parseInt(Integer.java:668)\n\tat A.main(A.java:1)\ndefault 0 used\nException in thread "main" java.lang.IllegalStateException: Order 12 has no lines\n\tat A.main(A.java:2)\n',
    "Order 12 has no lines",
  ],
  [
    ".NET",
    "System.FormatException: The input string 'x' was not in a correct format.\n   at A.Parse() in /app/A.cs:line 3\ndefault 0 used\nUnhandled exception. System.InvalidOperationException: Order 12 has no lines\n   at A.Main() in /app/A.cs:line 9\n",
    "Order 12 has no lines",
  ],
  [
    "Node, of a text that it parses",
    'remote config failed: Error: connect ETIMEDOUT 10.0.0.8:443\n    at load (file:///app/a.mjs:1:33)\n    at file:///app/a.mjs:2:13\nreading local config\n<anonymous_script>:1\n{"mode": prod}\n         ^\n\nSyntaxError: Unexpected token \'p\', "{"mode": prod}" is not valid JSON\n    at JSON.parse (<anonymous>)\n    at file:///app/a.mjs:4:16\n\nNode.js v20.20.2\n',
    "Unexpected token",
  ],
])("the error that ended a program comes before one that it handled: %s", (_, log, cause) => {
  const { confidence, evidence } = explain(log);
  expect(confidence).toBeGreaterThanOrEqual(0.5);
  expect(evidence[0]?.text).toContain(cause);
});

test.each([
  ["Bats", "1..1\ncurl: (7) Failed to connect to db port 5432\nok 1 a\ncomparing snapshots\n"],
  ["busted", "lua: x.lua:3: attempt to index a nil value\n+\n1 success / 0 failures / 0 errors / 0 pending : 0.015234 seconds\n"],
])("what a passing test of %s printed does not explain a step that says nothing", (_, log) => {
  expect(explain(log, 1)).toMatchObject({ category: "unknown", confidence: 0.3 });
});

test("a plan of TAP that was not met shows no pass", () => {
  expect(explain("1..2\ncurl: (7) Failed to connect to db port 5432\nok 1 a\n").category).toBe("connection-refused");
});

const pytest = ".                 [100%]\n1 passed in 0.04s\n";
const curl = "curl: (7) Failed to connect to 127.0.0.1 port 9 after 0 ms: Couldn't connect to server\n";

test.each([
  ["alone", ""],
  ["behind pytest", pytest],
  ["behind Jest", jest],
])("an error that a step handled is not the cause of what failed then, %s", (_, above) => {
  const last = (log: string) => {
    const { category, evidence } = explain(`${above}${log}`, above === "" ? undefined : 1);
    expect(category).not.toBe("connection-refused");
    return evidence[0]?.text;
  };
  expect(last(`${curl}using local copy\ncp: cannot stat 'build/shop.conf': No such file or directory\n`)).toContain("build/shop.conf");
  expect(last(`${curl}attempt 1 failed\n${curl}attempt 2 failed\nfeed.json: missing field 'price'\n`)).toContain("feed.json");
  expect(last("checking links\ncurl: (7) Failed to connect to 127.0.0.1 port 6\nskipped one host\n5 links are broken\n")).toContain(
    "5 links",
  );
});

test("the conclusion of a script that compared files does not put the difference in doubt", () => {
  const diff =
    "--- golden.txt\t2026-11-27 03:01:17.000000000 +0000\n+++ out.txt\t2026-11-27 03:01:17.000000000 +0000\n@@ -1 +1 @@\n-version=2\n+version=3\n";
  expect(explain(`${pytest}${diff}generated files differ, run make gen\n`, 1)).toMatchObject({ category: "assertion", confidence: 0.85 });
});

test("a program of Perl that failed behind its last point shows no pass, also if its errors come first", () => {
  const log = `Can't locate object method "totals" via package "Shop" at a.t line 1.\n# Looks like your test exited with 255 just after 2.\n1..2\nok 1 - first\nok 2 - second\n`;
  expect(explain(log).evidence[0]?.text).toContain("Can't locate object method");
});
