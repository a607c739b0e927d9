import { expect, test } from "vitest";
import { materialOf } from "../corpus/read-corpus.ts";
import { explainByRules } from "./explain-by-rules.ts";

const explain = (log: string, exitCode = 1) => explainByRules(materialOf({ log, exitCode }));

test.each([
  [
    "oxlint",
    "syntax",
    "debugger",
    "  × eslint(no-debugger): `debugger` statement is not allowed\n   ╭─[a.js:1:1]\n\nFound 0 warnings and 1 error.\n",
  ],
  [
    "commitlint",
    "syntax",
    "subject may",
    "⧗   input: kiln\n✖   subject may not be empty [subject-empty]\n\n✖   found 1 problems, 0 warnings\n",
  ],
  [
    "markdownlint",
    "syntax",
    "MD022",
    "kiln.md:1 error MD022/blanks-around-headings Headings should be surrounded by blank lines [Expected: 1; Actual: 0; Below]\n",
  ],
  ["cargo's parser", "syntax", "unclosed table", "error: unclosed table, expected `]`\n --> Cargo.toml:1:9\n"],
  [
    "standard",
    "syntax",
    "semicolon",
    "standard: Use JavaScript Standard Style (https://standardjs.com)\n  /app/kiln.js:1:12: Extra semicolon. (semi)\n",
  ],
  ["pnpm", "environment", "Missing script", " ERR_PNPM_NO_SCRIPT  Missing script: fire\n"],
  ["Yarn", "environment", "YN0028", "➤ YN0028: │ The lockfile would have been modified by this install, which is explicitly forbidden.\n"],
  ["psql", "environment", "unrecognized", "psql: unrecognized option '--fire'\npsql: hint: Try \"psql --help\" for more information.\n"],
  [
    "Playwright",
    "environment",
    "not found",
    'Error: Project(s) "kiln" not found. Available projects: "oven"\n    at run (/app/node_modules/playwright/lib/runner.js:4:1)\n',
  ],
  ["TypeScript", "environment", "TS5058", "error TS5058: The specified path does not exist: '/app/tsconfig.kiln.json'.\n"],
  ["Java", "environment", "jarfile", "Error: Unable to access jarfile target/kiln.jar\n"],
  [
    "Maven",
    "missing-dependency",
    "No plugin",
    "[ERROR] No plugin found for prefix 'kiln' in the current project and in the plugin groups\n",
  ],
  [
    "AWS",
    "connection-refused",
    "endpoint",
    'upload failed: a to s3://b/a Could not connect to the endpoint URL: "http://127.0.0.1:1/b/a"\n',
  ],
])("what %s says is %s", (_tool, category, words, log) => {
  const answer = explain(log);
  expect(answer.category).toBe(category);
  expect(answer.evidence[0]?.text).toContain(words);
});

test("an error that no rule knows is judged by its words, and the answer says so", () => {
  const { category, confidence, rootCause } = explain("kilnctl: the access token was rejected by the server\n");
  expect(category).toBe("authentication");
  expect(confidence).toBeLessThanOrEqual(0.6);
  expect(rootCause).toContain("guess from the words");
});

test.each([
  ["a mark of its own", "assertion", "exceeds the budget", "✔ a.js 8 kB\n✖ kiln.js is 312 kB, exceeds the budget of 250 kB\n"],
  [
    "Ansible",
    "missing-dependency",
    "couldn't resolve",
    "ERROR! couldn't resolve module/action 'kiln'. This often indicates a misspelling.\n\nThe error appears to be in '/a/site.yml': line 5, column 7, but may\nbe elsewhere in the file depending on the exact syntax problem.\n\nThe offending line appears to be:\n\n  tasks:\n    - name: Fire\n      ^ here\n",
  ],
  [
    "behave",
    "exception",
    "I fire the kiln",
    "0 features passed, 1 failed, 0 skipped\n\nYou can implement step definitions for undefined steps with these snippets:\n\n@when(u'I fire the kiln')\ndef step_impl(context):\n    raise NotImplementedError(u'STEP: When I fire the kiln')\n",
  ],
])("the error itself is first with %s", (_tool, category, words, log) => {
  const answer = explain(log);
  expect(answer.category).toBe(category);
  expect(answer.evidence[0]?.text).toContain(words);
});

test("an error of a library that wraps another one is not in doubt", () => {
  const said = "HTTPConnectionPool(host='127.0.0.1', port=1): Read timed out. (read timeout=2)";
  const frame = '  File "/usr/lib/python3/site-packages/requests/adapters.py", line 742, in send\n    raise ReadTimeout(e)\n';
  const log = `Traceback (most recent call last):\n${frame}urllib3.exceptions.ReadTimeoutError: ${said}\n\nDuring handling of the above exception, another exception occurred:\n\nTraceback (most recent call last):\n${frame}requests.exceptions.ReadTimeout: ${said}\n`;
  const { category, confidence } = explain(log);
  expect(category).toBe("timeout");
  expect(confidence).toBeGreaterThan(0.5);
});

const parentLog = [
  "=== RUN   TestKiln",
  "    kiln_test.go:4: dial tcp 10.0.0.1:5432: connect: connection refused, retrying",
  "=== RUN   TestKiln/heat",
  "    kiln_test.go:6: heat: got 900, want 1200",
  "--- FAIL: TestKiln (0.00s)",
  "    --- FAIL: TestKiln/heat (0.00s)",
  "FAIL",
  "FAIL\tkiln\t0.002s",
  "FAIL",
  "",
].join("\n");

test("what a test of Go logs above a failed subtest is not its cause", () => {
  const answer = explain(parentLog);
  expect(answer.category).toBe("assertion");
  expect(answer.evidence[0]?.text).toContain("got 900, want 1200");
});

test("what a parent test of Go said is less certain than the error of its subtest in a report", () => {
  const failed = (name: string, message: string) => ({ name, message, trace: "", flaky: false, filePath: "" });
  const { category } = explainByRules({
    ...materialOf({ log: "", exitCode: 1 }),
    tests: [
      failed(
        "TestKiln",
        "Subtests failed: TestKiln/heat. The test itself may have failed too. Its own output:\ndial tcp: connection refused",
      ),
      failed("TestKiln/heat", "kiln_test.go:6: heat: got 900, want 1200"),
    ] as never,
    counts: { total: 2, failed: 2, passed: 0, skipped: 0, flaky: 0 } as never,
  });
  expect(category).toBe("assertion");
});

test("a command that a script runs at its exit is not surely the cause", () => {
  const crash =
    "Error: Cannot find module 'kiln'\nRequire stack:\n- /app/a.cjs\n    at load (node:internal/a:1:1) {\n  code: 'MODULE_NOT_FOUND'\n}\n\nNode.js v20.20.2\n";
  const node = explain(`${crash}curl: (7) Failed to connect to localhost port 9200: Connection refused\n`);
  expect(node.category).toBe("missing-dependency");
  const java = explain(
    'Exception in thread "main" java.lang.IllegalStateException: kiln 4 is cold\n\tat A.main(A.java:1)\npsql: error: connection to server at localhost, port 5432 failed: Connection refused\n',
  );
  expect(java.confidence).toBeLessThan(0.5);
  expect(java.evidence[0]?.text).toContain("kiln 4 is cold");
});
