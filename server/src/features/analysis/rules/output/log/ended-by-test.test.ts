import { expect, test } from "vitest";
import { materialOf } from "../../../corpus/read-corpus.ts";
import { explainByRules } from "../../explain-by-rules.ts";

const explained = (log: string, exitCode: number) => explainByRules(materialOf({ log, exitCode }));

/** Real output of suites of which a test left the process; most printed "Connection refused, using memory" before. */
test.each([
  [
    "node:test, TAP",
    1,
    "TAP version 13\n# cache: Connection refused, using memory\n# Subtest: /app/a.test.js\nnot ok 1 - /app/a.test.js\n  ---\n  duration_ms: 129.831275\n  location: '/app/a.test.js:1:1'\n  failureType: 'testCodeFailure'\n  exitCode: 5\n  signal: ~\n  error: 'test failed'\n  code: 'ERR_TEST_FAILURE'\n  ...\n1..1\n# tests 1\n# suites 0\n# pass 0\n# fail 1\n",
    "exit code 5",
    "exitCode: 5",
  ],
  [
    "node:test, spec",
    1,
    "✖ /app/a.test.js (132.981895ms)\n  'test failed'\n\nℹ tests 1\nℹ suites 0\nℹ pass 0\nℹ fail 1\n\n✖ failing tests:\n\ntest at a.test.js:1:1\n✖ /app/a.test.js (132.981895ms)\n  'test failed'\n",
    "process.exit",
    "✖ /app/a.test.js (132.981895ms)",
  ],
  [
    "Jest",
    4,
    '  ●  process.exit called with "4"\n\n      at Object.exit (a.spec.js:1:139)\n',
    "exit code 4",
    '●  process.exit called with "4"',
  ],
  [
    "RSpec",
    4,
    ".cache: Connection refused, using memory\n\n\nFinished in 0.0046 seconds (files took 0.11085 seconds to load)\n2 examples, 0 failures\n\n",
    "exit code 4",
    "2 examples, 0 failures",
  ],
  [
    "Mocha",
    4,
    "\n\n  d\n    ✔ one\nconnect ECONNREFUSED 127.0.0.1:6379, using memory\n",
    "exit code 4",
    "connect ECONNREFUSED 127.0.0.1:6379, using memory",
  ],
  ["minitest", 4, "Run options: --seed 4\n\n# Running:\n\n.", "exit code 4", "."],
  [
    "cargo",
    4,
    "running 3 tests\ntest a_one ... ok\nerror: test failed, to rerun pass `--lib`\n\nCaused by:\n  process didn't exit successfully: `/app/target/debug/deps/depot-abd54e928b41cdc4` (exit status: 4)\n",
    "exit code 4",
    "process didn't exit successfully",
  ],
])("a test that ended the process is named and not sure: %s", (_runner, exitCode, log, cause, line) => {
  const { category, rootCause, evidence } = explained(log, exitCode);
  expect(category).toBe("unknown");
  expect(rootCause).toContain("ended the process");
  expect(rootCause).toContain(cause);
  expect(evidence[0]?.text).toContain(line);
});

test("a test without an end in gotestsum is not explained by what it printed", () => {
  const log =
    "✖  . (8ms)\n\n=== Failed\n=== FAIL: . TestP (unknown)\nmail: no such host, mail is switched off\n\nDONE 1 tests, 1 failure in 1.134s\n";
  expect(explained(log, 1)).toMatchObject({ category: "unknown", rootCause: expect.stringContaining("TestP (unknown)") });
});

test("a printed error, a time limit or a summary does not count as such an end", () => {
  const thrown =
    "# /app/a.test.js:1\n# Error: scale is locked\n#     at Object.<anonymous> (/app/a.test.js:1:7)\n# Node.js v20.20.2\n# Subtest: /app/a.test.js\nnot ok 1 - /app/a.test.js\n  ---\n  failureType: 'testCodeFailure'\n  exitCode: 1\n  error: 'test failed'\n  ...\n1..1\n";
  expect(explained(thrown, 1).rootCause).toContain("scale is locked");
  for (const [log, exitCode] of [
    ["  ✔ one\n", 124],
    ["  ✔ one\n\n  1 passing (3ms)\n", 3],
    ["building\n", 3],
  ] as const)
    expect(explained(log, exitCode).rootCause).not.toContain("ended the process");
});

test("an error printed before the test ended the process is the cause, also as a TAP comment", () => {
  const log =
    "TAP version 13\n# Error: connect ECONNREFUSED 127.0.0.1:45999\n#     at TCPConnectWrap.afterConnect [as oncomplete] (node:net:1611:16) {\n#   errno: -111,\n#   code: 'ECONNREFUSED',\n# }\n# Subtest: /app/a.test.js\nnot ok 1 - /app/a.test.js\n  ---\n  duration_ms: 500.5\n  failureType: 'testCodeFailure'\n  exitCode: 1\n  signal: ~\n  error: 'test failed'\n  ...\n1..1\n# tests 1\n# pass 0\n# fail 1\n";
  expect(explained(log, 1)).toMatchObject({
    category: "connection-refused",
    evidence: expect.arrayContaining([expect.objectContaining({ line: 2, text: "# Error: connect ECONNREFUSED 127.0.0.1:45999" })]),
  });
});

test("a frame of node:test's stack in TAP, which has no `at`, is not the error", () => {
  const log =
    "TAP version 13\n# Subtest: b\nnot ok 1 - b\n  ---\n  duration_ms: 87.4\n  location: '/app/a.test.js:1:44'\n  failureType: 'testCodeFailure'\n  error: 'z'\n  code: 'ERR_TEST_FAILURE'\n  stack: |-\n    TestContext.<anonymous> (/app/a.test.js:1:61)\n    Test.runInAsyncScope (node:async_hooks:206:9)\n    async Test.run (node:internal/test_runner/test:796:25)\n  ...\n1..1\n# tests 1\n# fail 1\n";
  expect(explained(log, 1).rootCause).not.toContain("TestContext");
  const trace = log.slice(log.indexOf("    TestContext"), log.indexOf("  ...\n"));
  const test = { id: "e-0", ordinal: 0, testKey: "k", name: "b", filePath: null, flaky: false, message: "z", trace };
  const { rootCause } = explainByRules({ lines: [], tests: [test], exitCode: 1, counts: null, sinceLastPass: null });
  expect(rootCause).toContain("The error: “z”");
});
