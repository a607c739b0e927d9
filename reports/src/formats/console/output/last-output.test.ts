import { expect, test } from "vitest";
import { collectFiles } from "../../../testing/collect-files.ts";

const read = (text: string) => collectFiles({}, { console: { text, isCut: false }, exitCode: 0 });
const frames = "    at check (file:///app/a.mjs:3:7)\n    at async main (file:///app/a.mjs:9:3)\n";

/** Ends of real programs whose exit code was not 0. */
test.each([
  ["a handler of Node", `seed\nUnhandled: Error: seeding stopped\n- plans.csv: row 3\nusers.csv: row 9\n${frames}`, "Unhandled: Error"],
  [
    "an error of Node with its properties",
    `Unhandled rejection [Error: ENOENT: no such file, open 'x'] {\n  errno: -2,\n  code: 'ENOENT'\n}\n`,
    "ENOENT",
  ],
  ["a cause", `TypeError: fetch failed\n${frames.trimEnd()} {\n  [cause]: Error: bad port\n      at x (a:1:1)\n}\n`, "fetch failed"],
  ["a stack of Java", "java.lang.IllegalStateException: pool is closed\n\tat A.main(A.java:1)\n\t... 8 more\n", "pool is closed"],
  ["a backtrace of Ruby", "ArgumentError: bad row\na.rb:2:in `Integer'\na.rb:2:in `<main>'\n", "bad row"],
  ["confess", "key 2 has no owner\n at rot.pl line 3.\n\tmain::rot(3) called at rot.pl line 4\n", "key 2 has no owner"],
  ["confess before the output", "no key at a.pl line 1.\n\tmain::rot(1) called at a.pl line 1\nrotate\n", "no key"],
  ["an error of Perl before the output", 'Can\'t call method "run" on an undefined value at a.pl line 1.\nstart\n', "Can't call method"],
  ["a list of failures", "checking 4 feeds\n2 feeds are broken:\n  eu-1: stale\n  us-2: 401\n", "2 feeds are broken"],
  ["a logger", "2026-11-23 06:18:35 INFO loading\n2026-11-23 06:18:35 CRITICAL plan has no price\n", "CRITICAL"],
  ["Go's log", "2026/11/23 06:19:29 load state: unexpected EOF\n", "unexpected EOF"],
  ["a script", "checking\nplan.json is missing.\n", "plan.json is missing"],
  ["a script that was called wrongly", "Usage: seed <file>\n", "Usage: seed"],
  ["a connection", "000:error:8000006F:system library:BIO_connect\nconnect:errno=111\n", "errno=111"],
  ["a check", "eu-1\tok\nus-2\tdown\n\n1 of 2 regions down\n", "1 of 2 regions down"],
  ["jq", "parse error: Unfinished JSON term at EOF at line 2, column 0\n", "parse error"],
  ["awk", "awk: a.awk:1: BEGIN { print substr( }\nawk: a.awk:1:                ^ syntax error\n", "syntax error"],
  ["terraform", "╷\n│ Error: Failed to parse command-line flags\n╵\nFor more help, run:\n  terraform -help\n", "Failed to parse"],
  ["Tcl", 'no plan\n    while executing\n"error "no plan""\n    (file "a.tcl" line 2)\n', "error"],
])("the end of %s looks like a failure", async (_, text, line) => {
  const { possibleFailure, doubt } = await read(text);
  expect(possibleFailure).toContain(line);
  expect(doubt).toBeUndefined();
});

test.each([
  ["no errors", "checked 14 files\n0 errors found\n"],
  ["names of files", "error-pages: built 4 pages (404.html, denied.html, missing.html)\n"],
  ["a scan", "No leaks found\nvulnerabilities: 0 critical, 0 high\n"],
  ["counts of nothing", "Errors: 0  Failures: 0\n"],
  ["an error that was handled", "telemetry is off: fetch failed\n12 links checked\n"],
  ["a retry", "waiting for db: connection refused (3/10), retrying\n"],
  ["a result in JSON", '{"status":"ok","error":null,"failed":[]}\n'],
  ["work on failures", "removed job 17 (timed out)\n2 failed jobs removed\n"],
  ["expected answers", "GET /err/500 -> 500 Internal Server Error, as expected\n"],
  [
    "a stack that was printed on the way",
    `java.lang.RuntimeException: cache miss\n\tat A.main(A.java:1)\nserved 14 requests from the origin\n`,
  ],
  ["a warning of Perl", "old key format in keys.db at a.pl line 1.\nrotated 3 keys\n"],
  ["warnings of a linter", "a.js\n  1:1  warning  x is not used  no-unused-vars\n\n✖ 3 problems (0 errors, 3 warnings)\n"],
])("%s is not noted", async (_, text) => {
  expect(await read(text)).toMatchObject({ possibleFailure: undefined, doubt: undefined });
});

const passed = "..                 [100%]\n2 passed in 4.08s\n";

test.each([
  ["an upload", `${passed}uploading\nupload failed: 403 Forbidden\n`, "403 Forbidden"],
  ["a script", `.\n-----\nRan 1 test in 0.001s\n\nOK\nbash: line 1: ./publish.sh: No such file or directory\n`, "publish.sh"],
  ["make", `${passed}make: *** No rule to make target 'dist/shop.tar', needed by 'package'.  Stop.\n`, "No rule to make target"],
  [
    "a program of Rust",
    `${passed}thread 'main' panicked at src/bin/ship.rs:1:83:\nno version\nnote: run with \`RUST_BACKTRACE=1\` environment variable to display a backtrace\n`,
    "panicked at",
  ],
  [
    "CMake",
    `${passed}CMake Error at CMakeLists.txt:3 (message):\n  Could NOT find Protobuf\nCall Stack (most recent call first):\n  CMakeLists.txt:3 (find_package)\n`,
    "CMake Error",
  ],
  ["a database", `${passed}psql: error: connection refused\n\tIs the server running?\n`, "psql: error"],
])("%s that failed after the tests is noted", async (_, text, line) => {
  const { possibleFailure, doubt } = await read(text);
  expect(possibleFailure).toContain(line);
  expect(doubt).toBeUndefined();
});

test.each([
  ["a threshold", `${passed}no coverage threshold is missing\n`],
  ["words above the summary", `upload failed: 403 Forbidden\n${passed}`],
  ["a summary that is the last line", "TAP version 13\nok 1 - a\n1..1\n# tests 1\n# pass 1\n# fail 0\n"],
  ["known failures", "  ✔ adds\n  ─\n\n  1 test passed\n  1 known failure\n"],
])("of tests that passed, %s is not noted", async (_, text) => {
  expect((await read(text)).possibleFailure).toBeUndefined();
});

test("the end of a long output of hostile lines is read in linear time", async () => {
  const lines = [
    " ".repeat(900),
    "}".repeat(900),
    "a ".repeat(450),
    "no ".repeat(300),
    `${"x:1:in `".repeat(120)}'`,
    `\t${" called at".repeat(90)}`,
  ];
  await read(`${lines.join("\n")}\n`.repeat(200));
  await read(`${"[SQL: x]\n]\n".repeat(5_000)}`);
});

test("jq's error is noted", async () => {
  for (const text of [
    "parse error: Expected another key-value pair at line 1, column 8\n",
    "jq: error (at <stdin>:1): null (null) has no keys\n",
  ])
    expect((await collectFiles({}, { console: { text, isCut: false }, exitCode: 0 })).possibleFailure).toBe(text.trim());
});

const summaries = {
  pytest: ".                                                                        [100%]\n1 passed in 0.04s\n",
  Jest: "PASS ./a.test.js\n  ✓ a (1 ms)\n\nTest Suites: 1 passed, 1 total\nTests:       1 passed, 1 total\nSnapshots:   0 total\nTime:        0.884 s\nRan all test suites.\n",
  Mocha: "\n\n  ✔ a\n\n  1 passing (5ms)\n\n",
  "node:test":
    "TAP version 13\n# Subtest: x\nok 1 - x\n  ---\n  duration_ms: 1.9\n  ...\n1..1\n# tests 1\n# suites 0\n# pass 1\n# fail 0\n# cancelled 0\n# skipped 0\n# todo 0\n# duration_ms 252.5\n",
  unittest: ".\n----------------------------------------------------------------------\nRan 1 test in 0.001s\n\nOK\n",
  Bats: "1..1\nok 1 a\n",
};
const errorsOfSteps: [string, string][] = [
  ["d.sh: line 1: syntax error near unexpected token `fi'\nd.sh: line 1: `if [ 1 = 1 ] then echo x; fi'\n", "d.sh: line 1: syntax error"],
  ['d.sh: 1: Syntax error: "fi" unexpected\n', "Syntax error"],
  ["run.sh: line 3: TARGET: unbound variable\n", "TARGET: unbound variable"],
  ['Exception in thread "main" java.lang.IllegalStateException: Order 12 has no lines\n\tat A.main(A.java:1)\n', "Order 12 has no lines"],
  ["Unhandled exception. System.InvalidOperationException: no plan\n   at Program.Main() in /app/Program.cs:line 3\n", "no plan"],
  ["--- a\t2026-11-27 03:44:29.000000000 +0000\n+++ b\t2026-11-27 03:44:29.000000000 +0000\n@@ -1 +1 @@\n-x\n+y\n", "--- a"],
  ["2c2\n< version=2\n---\n> version=3\n", "2c2"],
  ["npm error code ELIFECYCLE\nnpm error errno 1\n", "npm error"],
];

test.each(
  Object.entries(summaries).flatMap(([runner, summary]) => errorsOfSteps.map(([error, line]) => [line, runner, summary, error] as const)),
)("%s behind the summary of %s is noted although other words follow", async (line, _, summary, error) => {
  const { possibleFailure, tests, counts, doubt } = await read(`${summary}${error}pipeline finished\n`);
  expect(doubt ?? possibleFailure).toContain(line);
  expect(tests.filter(({ status }) => status === "failed")).toEqual([]);
  expect(counts?.failed ?? 0).toBe(0);
  expect((await read(`${error}${summary}`)).possibleFailure).toBeUndefined();
});
