import { expect, test } from "vitest";
import type { FailedOrFlakyTest } from "../../../material/material.ts";
import { explainByRules } from "../../explain-by-rules.ts";

const explained = (log: string, exitCode: number | null = 1, tests: { name?: string; message: string; trace?: string }[] = []) =>
  explainByRules({
    lines: log.split("\n").map((text, index) => ({ line: index + 1, seq: 1, text })),
    tests: tests.map(
      (each, index): FailedOrFlakyTest => ({
        id: `e-${index}`,
        ordinal: index,
        testKey: `key-${index}`,
        name: "ferry › sails",
        filePath: null,
        flaky: false,
        trace: "",
        ...each,
      }),
    ),
    exitCode,
    counts: null,
    sinceLastPass: null,
  });

const python = (error: string) => `Traceback (most recent call last):\n  File "/app/tides.py", line 9, in <module>\n    main()\n${error}\n`;
const node = (error: string) => `/app/tides.js:4\n  sail();\n  ^\n\n${error}\n    at sail (/app/tides.js:4:3)\n\nNode.js v20.20.2\n`;

test.each([
  ["broker: retry 4", "broker answers", python("AssertionError: 3 ferries, expected 4"), "assertion", "3 ferries"],
  ["flaky tests: 2 known, in quarantine", "", node("RangeError: pier 12 of 9"), "exception", "pier 12"],
  ["RETRY 1 of the chart download", "5 reruns so far", python("ValueError: tide -3"), "exception", "tide -3"],
  [
    "mirror: Retry 2, answered 503",
    "",
    "harbour.ts(3,1): error TS2322: Type 'string' is not assignable to type 'Pier'.",
    "syntax",
    "TS2322",
  ],
])("a failed run is not flaky because a line says: %s", (first, second, error, category, words) => {
  for (const exitCode of [1, 2])
    expect(explained(`${first}\n${second}\n${error}make: *** [Makefile:3: test] Error 1\n`, exitCode)).toMatchObject({
      category,
      rootCause: expect.stringContaining(words),
    });
});

test("a run whose exit code is 0 or unknown is flaky when its runner says so, and not by other words", () => {
  const summary = "shop.spec.ts passed\n  1 flaky\n    sails.spec.ts:2:5 › sails\n  4 passed (3s)\n";
  for (const exitCode of [0, null]) {
    expect(explained(summary, exitCode).category).toBe("flaky");
    expect(explained("broker: retry 4\nbroker answers\ndone\n", exitCode).category).not.toBe("flaky");
  }
  expect(explained(summary, 3).category).not.toBe("flaky");
});

const printed = [
  "pier: 503 Service Unavailable, polling\npier: 200",
  "captain: 403 Forbidden (expected)\ncaptain: on board",
  "2026/11/22 10:00:00 dial tcp 10.2.0.9:5432: connect: connection refused, trying the other pier\nat the other pier",
  "buoy: lookup buoy.example: no such host, the buoy is switched off",
];

test.each(printed)("what a program printed before the error that ended it is not the cause: %s", (before) => {
  expect(explained(`${before}\n${python("AssertionError: 3 ferries, expected 4")}`)).toMatchObject({
    category: "assertion",
    rootCause: expect.stringContaining("3 ferries"),
  });
  expect(explained(`${before}\n${node("RangeError: pier 12 of 9")}`)).toMatchObject({
    category: "exception",
    rootCause: expect.stringContaining("pier 12"),
  });
});

test("an error that only says that something failed leaves the cause to what stands above it", () => {
  expect(explained(`connect ECONNREFUSED 10.2.0.9:5432\n${python("RuntimeError: loading the charts failed")}`).category).toBe(
    "connection-refused",
  );
});

test.each(printed)("what a Go test printed before its time limit, or before it left, is not the cause: %s", (before) => {
  const limit = `${before}\npanic: test timed out after 3s\n\ngoroutine 17 [running]:\ntesting.(*M).startAlarm.func1()`;
  const didNotEnd = (output: string) => [
    { message: `The test did not end.\n${output.split("\n")[0]}`, trace: `=== RUN   TestSails\n${output}` },
  ];
  const end = "FAIL\tex.example/ferry\t0.021s\nFAIL\n";
  for (const each of [
    explained(`${limit}\n${end}`),
    explained("", 1, didNotEnd(limit)),
    explained(`${limit}\n${end}`, 1, didNotEnd(limit)),
  ])
    expect(each).toMatchObject({ category: "timeout", rootCause: expect.stringContaining("test timed out after 3s") });
  const left = `${before}\nloading 12 tides`;
  for (const each of [
    explained(`${left}\n${end}`),
    explained("", 1, didNotEnd(left)),
    explained("", 1, [{ message: before, trace: `${left}\n${end}` }]),
  ]) {
    expect(each.category).toBe("unknown");
    expect(each.confidence).toBeLessThan(0.5);
    expect(each.rootCause).toContain("loading 12 tides");
  }
  expect(explained("", 137, didNotEnd("2026/11/22 dial tcp 10.2.0.9:1: connect: connection refused, retrying")).category).toBe("unknown");
});

test("the last words of a Go program that left may be the cause, and are never certain", () => {
  const { category, confidence } = explained(
    "loading\ndial tcp 10.2.0.9:5432: connect: connection refused\nFAIL\tex.example/ferry\t0.021s\n",
  );
  expect(category).toBe("connection-refused");
  expect(confidence).toBeLessThanOrEqual(0.6);
});

test("of a killed process the exit code says what happened, unless the end of its log does", () => {
  const began = "collected 1 item\n\ntest_ferry.py POST /tickets 403 Forbidden\nconnect ECONNREFUSED 10.2.0.9:1\n";
  for (const exitCode of [137, 143])
    expect(explained(`${began}boarding\n`, exitCode)).toMatchObject({
      category: "crash",
      confidence: 0.6,
      rootCause: expect.stringContaining("boarding"),
    });
  expect(explained(began, 137).category).toBe("connection-refused");
  expect(explained(`${began}java.lang.OutOfMemoryError: Java heap space\nending\n`, 137).category).toBe("out-of-memory");
});

test("the log gives the cause that a report leaves out, when it is certain whose it is", () => {
  const failure = (cause: string) => ` FAIL  quay.test.js > sails\nTypeError: fetch failed\n ❯ quay.test.js:3:13\n\nCaused by: ${cause}\n`;
  const tests = [{ message: "TypeError: fetch failed", trace: "TypeError: fetch failed\n    at quay.test.js:3:13" }];
  const missing = failure("Error: getaddrinfo ENOTFOUND quay.example");
  expect(explained(missing, 1, tests)).toMatchObject({ category: "dns", rootCause: expect.stringContaining("quay.example") });
  expect(explained(missing + failure("SocketError: other side closed"), 1, tests).category).toBe("network");
  const closed =
    "  1) quay\n       sails:\n     TypeError: terminated\n      at Socket.emit (node:events:1:2)\n     Caused by: SocketError: other side closed\n";
  expect(
    explained(closed, 1, [{ message: "terminated", trace: "TypeError: terminated\n    at Socket.emit (node:events:1:2)" }]).category,
  ).toBe("network");
});

test.each([
  "return 1",
  "exit 3",
  "false",
  "return $code",
  'setup_file() { echo "no needle" >&2; false; }',
  'setup() { have anchor || { echo "the anchor is missing here"; exit 1; }; }',
])("a set-up of bats that ends with `%s` expects nothing: its own words are shown", (code) => {
  const shown = `(from function \`setup' in test file quay.bats, line 4)\n  \`${code}' failed\nthe compass has no needle`;
  const log = `1..1\nnot ok 1 sails failed\n${shown.replace(/^/gm, "# ")}\n`;
  for (const each of [explained(log), explained("", 1, [{ message: `\`${code}' failed`, trace: shown }])])
    expect(each).toMatchObject({ category: "unknown", rootCause: expect.stringContaining("the compass has no needle") });
});

test("a command that fails in a set-up of bats is no assertion", () => {
  const failed = (place: string) =>
    `(from function \`${place}' in test file quay.bats, line 4)\n  \`weigh_anchor' failed\nthe chain is stuck`;
  for (const place of ["setup", "setup_file", "teardown_suite"])
    expect(explained("", 1, [{ message: "`weigh_anchor' failed", trace: failed(place) }]).category).toBe("unknown");
});

test("Playwright's own words are not said in passing", () => {
  const log =
    '  1) quay.spec.ts:2:1 › sails ───\n\n    Test timeout of 5000ms exceeded.\n\n    Error: expect(locator).toHaveText(expected) failed\n\n    - Expected  - 1\n    + Received  + 1\n\n      Array [\n    -   "Tern",\n    +   "Gull",\n      ]\n\n    Error Context: test-results/quay/error-context.md\n\n  1 failed\n';
  expect(explained(log)).toMatchObject({ category: "assertion", rootCause: expect.stringContaining("Gull") });
});

test("a database file that cannot be opened is of the environment", () => {
  expect(explained(python("sqlite3.OperationalError: unable to open database file")).category).toBe("environment");
});
