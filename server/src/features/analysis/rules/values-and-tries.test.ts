import { describe, expect, test } from "vitest";
import { materialOf } from "../corpus/read-corpus.ts";
import { explainByRules } from "./explain-by-rules.ts";

const byLog = (log: string) => explainByRules(materialOf({ log, exitCode: 1 }));
const byReport = (message: string, trace = message, name = "works") =>
  explainByRules({
    lines: [],
    tests: [{ id: "e-0", ordinal: 0, testKey: "k", name, filePath: null, flaky: false, message, trace }],
    exitCode: 1,
    counts: null,
    sinceLastPass: null,
  });

const jest = (title: string, code: string, compared: string) =>
  `FAIL ./a.test.js\n  ✕ ${title} (90 ms)\n\n  ● ${title}\n\n    ${compared.replaceAll("\n", "\n    ")}\n\n      1 | const page = { status: 'open' };\n    > 2 | test('${title}', () => { ${code} });\n        |                        ^\n\n      at Object.<anonymous> (a.test.js:2:51)\n\nTest Suites: 1 failed, 1 total\nTests:       1 failed, 1 total\n`;

describe("a compared value that looks like a status", () => {
  const title = 'expect(received).toContain(expected) // indexOf\n\nExpected substring: "Sign in"\nReceived string:    "502 Bad Gateway"';
  const count = "expect(received).toBe(expected) // Object.is equality\n\nExpected: 401\nReceived: 403";

  test("is a text where no status was expected", () => {
    expect(byLog(jest("shows the form", "expect(page.title).toContain('Sign in')", title)).category).toBe("assertion");
    expect(byReport(title).category).toBe("assertion");
    expect(byReport('expected "503 Service Unavailable: upstream timed out" to include "Sign in"').category).toBe("assertion");
  });

  test("is a number where only a test's name or the code around it speaks of a status", () => {
    const name = "reads every row whatever its status";
    expect(byLog(jest(name, "expect(rows.length).toBe(401)", count)).category).toBe("assertion");
    expect(byReport(count, count, name).category).toBe("assertion");
  });

  test("is the answer of a server where a status was expected", () => {
    const status = count.replace("401", "200");
    expect(byLog(jest("signs in", "expect(response.status).toBe(200)", status)).category).toBe("authentication");
    expect(byReport('Error: expected 200 "OK", got 502 "Bad Gateway"').category).toBe("network");
  });
});

describe("a test of Playwright that was tried several times", () => {
  const first = "    Error: net::ERR_CONNECTION_REFUSED at http://localhost:3000/\n\n        at /app/a.spec.js:2:72\n";
  const last =
    "    Error: expect(received).toBe(expected) // Object.is equality\n\n    Expected: 4\n    Received: 3\n\n        at /app/a.spec.js:2:185\n";
  const retry = "\n    Retry #1 ───────────────────────────────────────\n\n";
  const block = (index: number, project: string, tries: string) =>
    `  ${index}) [${project}] › a.spec.js:2:1 › counts seats ─────────\n\n${tries}\n`;
  const log = (tries: string) =>
    `Running 2 tests using 1 worker\n\n${block(1, "two", tries)}${block(2, "one", first)}  1 failed\n    [two] › a.spec.js:2:1 › counts seats ─────────\n  1 flaky\n    [one] › a.spec.js:2:1 › counts seats ─────────\n`;

  test("failed for what its last try says", () => {
    const found = byLog(log(first + retry + last));
    expect(found.category).toBe("assertion");
    expect(found.rootCause).toContain("expected 4, received 3");
    expect(found.rootCause).not.toContain("other causes");
    expect(byLog(log(last + retry + first)).category).toBe("connection-refused");
  });

  test("by its report too", () => {
    const message = "Error: net::ERR_CONNECTION_REFUSED at http://localhost:3000/";
    expect(byReport(message, first + retry + last).category).toBe("assertion");
    expect(byReport("Error: expect(received).toBe(expected)", last + retry + first).category).toBe("connection-refused");
  });
});

test("an error in a group of Python is named, and not the group", () => {
  const tree =
    '  + Exception Group Traceback (most recent call last):\n  |   File "/app/test_a.py", line 2, in test_import\n  |     raise ExceptionGroup("2 rows failed", errors)\n  | ExceptionGroup: 2 rows failed (2 sub-exceptions)\n  +-+---------------- 1 ----------------\n    | ValueError: bad row 2\n    +---------------- 2 ----------------\n    | ValueError: bad row 7\n    +------------------------------------\n';
  const log = `=================================== FAILURES ===================================\n_________________________________ test_import __________________________________\n${tree}=========================== short test summary info ============================\nFAILED test_a.py::test_import - ExceptionGroup: 2 rows failed (2 sub-exceptions)\n============================== 1 failed in 19.03s ==============================\n`;
  for (const found of [byLog(log), byReport("ExceptionGroup: 2 rows failed (2 sub-exceptions)", tree)]) {
    expect(found.category).not.toBe("unknown");
    expect(found.evidence[0]?.text).toContain("ValueError: bad row 2");
  }
});

test("a snapshot that CI may not write is no value, and its name is not the cause", () => {
  const written =
    "expect(received).toMatchSnapshot()\n\nSnapshot name: `menu 1`\n\nNew snapshot was not written. The update flag must be explicitly passed to write a new snapshot.";
  const found = byLog(jest("menu", "expect(menu).toMatchSnapshot()", written));
  expect(found.category).toBe("assertion");
  expect(found.rootCause).toContain("New snapshot was not written");
});

test("an element that Playwright did not find is named with its locator", () => {
  const error =
    "    Error: expect(locator).toBeVisible() failed\n\n    Locator: getByRole('button', { name: 'Pay now' })\n    Expected: visible\n    Timeout: 1000ms\n    Error: element(s) not found\n\n    Call log:\n      - waiting for getByRole('button', { name: 'Pay now' })\n";
  const log = `Running 1 test using 1 worker\n\n  1) a.spec.ts:2:1 › pays ─────────\n\n${error}\n        at /app/a.spec.ts:2:9\n\n  1 failed\n    a.spec.ts:2:1 › pays ─────────\n`;
  for (const found of [byLog(log), byReport(error)]) {
    expect(found.category).toBe("element-not-found");
    expect(found.rootCause).toContain("getByRole('button', { name: 'Pay now' }): ");
    expect(found.evidence[0]?.text).toContain("Locator: getByRole('button', { name: 'Pay now' })");
  }
});

test("a check that found no problem is not used as evidence", () => {
  const log =
    "No syntax errors detected in src/a.php\nPHP Parse error:  Unclosed '[' does not match '}' in src/b.php on line 2\nErrors parsing src/b.php\n";
  expect(byLog(log)).toMatchObject({ category: "syntax", evidence: [{ line: 2 }] });
});

test("exit code 124 is a time-out if nothing else says why, and only then", () => {
  const begun = "test_sync.py::test_sync waiting for the queue\n";
  expect(explainByRules(materialOf({ log: begun, exitCode: 124 })).category).toBe("timeout");
  expect(explainByRules(materialOf({ log: `${begun}Error: connect ECONNREFUSED 127.0.0.1:5432\n`, exitCode: 124 })).category).toBe(
    "connection-refused",
  );
  expect(explainByRules(materialOf({ log: begun, exitCode: 3 })).category).toBe("unknown");
});

test("the last line before the end of a process is no error", () => {
  const log = "collecting\nstarting import\n";
  for (const exitCode of [124, 137, 139]) {
    const { rootCause, evidence } = explainByRules(materialOf({ log, exitCode }));
    expect(rootCause).not.toContain("The error");
    expect(rootCause).toContain(`Only the exit code ${exitCode} says so. The last line of the output: “starting import”`);
    expect(evidence).toMatchObject([{ line: 2 }]);
    expect(explainByRules(materialOf({ log: "", exitCode })).rootCause).toContain("there is no output");
  }
});

test("a flaky test without a message is shown by the runner's line about its retry", () => {
  const line = "  ✓  2 race.spec.ts:2:1 › second attempt (retry #1) (107ms)";
  const material = materialOf({ log: `  ✘  1 race.spec.ts:2:1 › second attempt (106ms)\n${line}\n`, exitCode: 0 });
  const flaky = { id: "e-0", ordinal: 0, testKey: "k", name: "second attempt", filePath: null, flaky: true, message: "", trace: "" };
  const counts = { total: 1, passed: 1, failed: 0, skipped: 0, flaky: 1, quarantined: 0 };
  expect(explainByRules({ ...material, tests: [flaky], counts })).toMatchObject({ category: "flaky", evidence: [{ line: 2 }] });
});

test("a step of Cucumber that is not defined is named, and nothing is said to be thrown", () => {
  const log =
    "1) Scenario: a discount # features/cart.feature:2\n   ✔ Given a basket # features/steps.cjs:2\n   ? Then the discount is 5 percent\n       Undefined. Implement with the following snippet:\n\n         Then('the discount is {int} percent', function (int) {\n";
  const { summary, rootCause, evidence } = byLog(log);
  expect(`${summary} ${rootCause}`).not.toContain("thrown");
  expect(rootCause).toContain("Then the discount is 5 percent: the step is not defined");
  expect(evidence[0]).toMatchObject({ line: 3 });
});
