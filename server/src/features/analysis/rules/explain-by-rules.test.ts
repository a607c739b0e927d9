import { describe, expect, test } from "vitest";
import { findOccurrences } from "../find-occurrences.ts";
import { redact } from "../material/redact.ts";
import type { Material, FailedOrFlakyTest } from "../material/material.ts";
import { advice } from "./advice.ts";
import { minConfidence } from "./clues/finding.ts";
import { explainByRules } from "./explain-by-rules.ts";

const failed = (message: string, more: Partial<FailedOrFlakyTest> = {}): FailedOrFlakyTest => ({
  id: "e-0",
  ordinal: 0,
  testKey: "key",
  name: "checkout › pays",
  filePath: null,
  flaky: false,
  message,
  trace: "",
  ...more,
});
const material = (tests: FailedOrFlakyTest[], log = ""): Material => ({
  tests,
  lines: log.split("\n").map((text, index) => ({ line: index + 1, seq: 1, text })),
  exitCode: 1,
  counts: null,
  sinceLastPass: null,
});
const explained = (message: string, more: Partial<FailedOrFlakyTest> = {}) => explainByRules(material([failed(message, more)]));

test.each([
  ["Call to undefined function calc_total()", "exception"],
  ["Call to undefined function Shop\\\\calc_total()", "exception"],
  ["Call to undefined function mb_strlen()", "missing-dependency"],
  ["Call to undefined function curl_init()", "missing-dependency"],
])("a function of PHP that is missing is one of an extension or of the code: %s (%s)", (message, category) => {
  expect(explained(`Error: ${message}`).category).toBe(category);
});

test("of an assertion of Playwright that ran out of time, the values are named, and the author's words, not the time limit", () => {
  const compared = 'Locator:  getByTestId("total")\nExpected: "€29.70"\nReceived: "€26.73"';
  const error = (headline: string) => explained(`Test timeout of 15000ms exceeded.\n\nError: ${headline}\n\n${compared}`).rootCause;
  expect(error("expect(locator).toHaveText(expected) failed")).toContain('The error: “expected "€29.70", received "€26.73"”');
  expect(error("the total is discounted")).toContain('The error: “Error: the total is discounted: expected "€29.70", received "€26.73"”');
});

test("of an uploaded run, nothing is said of Gantry's containers and variables", () => {
  const refused = material([failed("Error: connect ECONNREFUSED 127.0.0.1:1")]);
  expect(explainByRules(refused).suggestions.join(" ")).toMatch(/container.*BASE_URL/);
  const { category, suggestions } = explainByRules({ ...refused, isUpload: true });
  expect(category).toBe("connection-refused");
  expect(suggestions.join(" ")).toContain("CI job");
  expect(suggestions.join(" ")).not.toMatch(/container|BASE_URL|project/);
});

test("an uploaded run with an unknown error is not told to write a report or to read its log", () => {
  const declined = { ...material([failed("card refused")]), isUpload: true };
  const { category, suggestions } = explainByRules(declined);
  expect(category).toBe("unknown");
  expect(suggestions).toEqual([
    "Read the message and the stack of the failed test, if the report has them.",
    "Read the log of the CI job for what was printed before the failure.",
  ]);
});

describe("a full disk", () => {
  const note = "Gantry: The disk of the container engine was almost full while the suite ran. Its failure may come from that.";
  const failure = failed("expected 3 to equal 2");

  test.each([note, "tar: write error: No space left on device", "Error: ENOSPC: no space left on device, write"])(
    "makes every other cause doubtful, and is named: %s",
    (line) => {
      const certain = explainByRules(material([failure], "running"));
      const { category, confidence, rootCause } = explainByRules(material([failure], `running\n${line}`));
      expect(category).toBe("assertion");
      expect(certain.confidence).toBeGreaterThan(0.5);
      expect(confidence).toBeLessThanOrEqual(0.5);
      expect(rootCause).toContain(`A disk was full while the suite ran, which may be the cause: “${line.slice(0, 60)}`);
    },
  );

  test.each([
    "✓ handles ENOSPC (3 ms)",
    "--- PASS: TestNoSpace/ENOSPC (0.00s)",
    "✕ handles ENOSPC (3 ms)",
    '   2: test("writes",t=>{ t.log("ENOSPC: no space left on device, write"); t.pas…',
    '    > 12 |   throw new Error("ENOSPC: no space left on device");',
    '      8| fail("No space left on device")',
    "   → expected 'write failed' to be 'No space left on device'",
  ])("is not what the name or the source code of a test speaks of: %s", (line) => {
    const { confidence, rootCause } = explainByRules(material([failure], `running\n${line}`));
    expect(rootCause).not.toContain("disk");
    expect(confidence).toBeGreaterThan(0.5);
  });

  test("is not what the source code speaks of that pytest shows", () => {
    const log = (line: string) => `    def test_a():\n    ${line}\n>       assert 2 == 3\nE       assert 2 == 3\n`;
    const explained = (text: string) => explainByRules(material([failure], text)).rootCause;
    expect(explained(log("# OSError: [Errno 28] No space left on device"))).not.toContain("disk");
    expect(explained(`${log("pass")}\nhint = 'No space left on device'`)).not.toContain("disk");
    expect(explained(`${log("pass")}OSError: [Errno 28] No space left on device`)).toContain("A disk was full");
  });

  test("is not that of a program that succeeded beside the one that failed", () => {
    const { lines, ...rest } = material([failure], "running\nError: ENOSPC: no space left on device, write");
    const ofPassed = lines.map((line) => ({ ...line, ofPassed: true as const }));
    expect(explainByRules({ ...rest, lines: ofPassed }).rootCause).not.toContain("disk");
  });

  test("is the cause of a test that says so", () => {
    const { category, rootCause } = explainByRules(material([failed("ENOSPC: no space left on device, write")], note));
    expect(category).toBe("environment");
    expect(rootCause).not.toContain("which may be the cause");
  });
});

describe("evidence", () => {
  const log = [
    "✔ a wrong password is refused 411 ms",
    "  ✓ signs in after the token expired (3 ms)",
    "ok 3 - connection refused shows a message",
    "test_shop.py::test_timeout PASSED [ 50%]",
    "plugins: timeout-2.1.0, xdist-3.1.0",
    "timeout: 5.0s",
    "SIGN_IN_TIMEOUT=5000",
    "✖ a discount is granted 12 ms",
  ].join("\n");

  test("is the failed test's own error, regardless of output of passed tests and tools", () => {
    const message = "the discount is missing\n\n2500 !== 2250\n";
    const { category, rootCause, evidence } = explainByRules(material([failed(message)], log));
    expect(category).toBe("assertion");
    expect(rootCause).toContain("the discount is missing: expected 2250, received 2500");
    expect(evidence).toEqual([{ test: "e-0", name: "checkout › pays", text: "the discount is missing\n2500 !== 2250" }]);
  });

  test("contains both lines with the values, also when one value is a prefix of the other", () => {
    const message = "expect(received).toBeCloseTo(expected)\n\nExpected: 28.25\nReceived: 28\n";
    expect(explained(message).evidence).toMatchObject([{ text: "Expected: 28.25\nReceived: 28" }]);
  });

  test("does not contain lines of passed tests, names, headers or settings, also without results", () => {
    const { category, rootCause, evidence } = explainByRules(material([], log));
    expect(category).toBe("unknown");
    expect(rootCause).toContain("Not sure");
    expect(evidence).toEqual([]);
  });

  test("does not contain output of a passing test when the log shows failures in sections", () => {
    const { category, evidence } = explainByRules(
      material(
        [],
        `Error: connect ECONNREFUSED 127.0.0.1:5432\n✔ reconnects (3ms)\n\n✖ failing tests:\n\ntest at a.test.js:3:1\n✖ adds (1ms)\n  AssertionError [ERR_ASSERTION]: Expected values to be strictly equal:\n\n  404 !== 200\n`,
      ),
    );
    expect(category).toBe("assertion");
    expect(evidence[0]).toMatchObject({ line: 10, text: "404 !== 200" });
  });

  test.each(["a request timeout is shown", "connection refused is explained", "invalid password", "TimeoutError: is caught"])(
    "is not the test's name: %s",
    (name) => {
      const { category } = explained(`checkout\n${name}\nexpected 1 to equal 2`, { name: `checkout › ${name}` });
      expect(category).toBe("assertion");
    },
  );

  test("does not come from the text of the compared values", () => {
    for (const value of [
      "Invalid password",
      "The request timed out",
      "connection refused",
      "404 not found",
      "Out of memory: Killed process",
    ])
      expect(explained(`expect(received).toBe(expected)\n\nExpected: "Welcome"\nReceived: "${value}"`)).toMatchObject({
        category: "assertion",
      });
    expect(explained('expected no error, got "dial tcp 127.0.0.1:80: connect: connection refused"').category).toBe("connection-refused");
  });
});

describe("a mismatch of two values", () => {
  const cases: [runner: string, message: string, cause: string][] = [
    [
      "Playwright",
      'Error: expect(locator).toHaveText(expected) failed\n\nLocator:  locator(\'#status\')\nExpected: "Order placed"\nReceived: "Payment declined (code 402)"\nTimeout:  5000ms\n\nCall log:\n  - Expect "toHaveText" with timeout 5000ms\n  - waiting for locator(\'#status\')\n',
      'expected "Order placed", received "Payment declined (code 402)"',
    ],
    [
      "Playwright, older",
      "Error: Timed out 5000ms waiting for expect(locator).toHaveText(expected)\n\nLocator: locator('#status')\nExpected string: \"Order placed\"\nReceived string: \"Declined\"\nCall log:\n  - waiting for locator('#status')\n",
      'expected "Order placed", received "Declined"',
    ],
    [
      "Playwright toBeVisible",
      "Error: expect(locator).toBeVisible() failed\n\nLocator:  locator('#pay')\nExpected: visible\nReceived: hidden\nTimeout:  5000ms\n",
      "expected visible, received hidden",
    ],
    ["Jest", "expect(received).toBe(expected) // Object.is equality\n\nExpected: 42\nReceived: 41", "expected 42, received 41"],
    [
      "Jest, objects",
      'expect(received).toEqual(expected) // deep equality\n\n- Expected  - 1\n+ Received  + 1\n\n  Object {\n-   "total": 42,\n+   "total": 41,\n  }',
      'expected "total": 42, received "total": 41',
    ],
    [
      "Jest, contents",
      'expect(received).toContain(expected) // indexOf\n\nExpected value: "tea"\nReceived array: ["milk"]',
      'expected "tea", received ["milk"]',
    ],
    [
      "Vitest",
      "AssertionError: expected 41 to be 42 // Object.is equality\n\n- Expected\n+ Received\n\n- 42\n+ 41\n",
      "expected 42, received 41",
    ],
    ["node:test", "Expected values to be strictly equal:\n\n2500 !== 2250\n", "expected 2250, received 2500"],
    [
      "node:test, objects",
      "Expected values to be strictly deep-equal:\n+ actual - expected\n\n  {\n+   count: 2\n-   count: 3\n  }\n",
      "expected count: 3, received count: 2",
    ],
    ["AVA", "Difference (- actual, + expected):\n\n- 2\n+ 3\n", "expected 3, received 2"],
    ["tape", "operator: equal\nexpected: 3\nactual:   2", "expected 3, received 2"],
    ["tape, blocks", "expected: |-\n  { a: 1 }\nactual: |-\n  { a: 2 }", "expected { a: 1 }, received { a: 2 }"],
    [
      "uvu",
      "Expected values to be strictly equal:  (is)\n\n        ++3    (Expected)\n        --2    (Actual)\n",
      "expected 3, received 2",
    ],
    ["Mocha and chai", "AssertionError: expected 2 to equal 3\n+ expected - actual\n\n-2\n+3\n", "expected 3, received 2"],
    [
      "Cypress",
      "AssertionError: Timed out retrying after 4000ms: expected '<h1>' to have text 'Order placed', but the text was 'Declined'",
      "expected 'Order placed', received 'Declined'",
    ],
    ["pytest", "AssertionError: assert 41 == 42\n  +  where 41 = total()", "expected 42, received 41"],
    [
      "pytest, text",
      "def test_total():\n>   assert timeout() == 42\nE   assert 41 == 42\nE    +  where 41 = timeout()",
      "expected 42, received 41",
    ],
    ["unittest", "AssertionError: 41 != 42", "expected 42, received 41"],
    ["Go", "    x_test.go:3: area = 12, want 13", "expected 13, received 12"],
    [
      "Go, testify",
      "Error Trace: x_test.go:3\n\tError:      \tNot equal: \n\t            \texpected: 13\n\t            \tactual  : 12",
      "expected 13, received 12",
    ],
    ["RSpec", "\n       expected: 13\n            got: 12\n\n       (compared using ==)", "expected 13, received 12"],
    ["PHPUnit", "Failed asserting that 12 matches expected 13.", "expected 13, received 12"],
    [
      "PHPUnit, texts",
      "Failed asserting that two strings are identical.\n--- Expected\n+++ Actual\n@@ @@\n-'paid'\n+'open'",
      "expected 'paid', received 'open'",
    ],
    ["JUnit", "org.opentest4j.AssertionFailedError: expected: <13> but was: <12>", "expected 13, received 12"],
    ["JUnit 4", "java.lang.AssertionError: expected:<13> but was:<12>", "expected 13, received 12"],
    ["AssertJ", "Expecting actual:\n  12\nto be equal to:\n  13\n", "expected 13, received 12"],
    ["xUnit", "Assert.Equal() Failure: Values differ\nExpected: 13\nActual:   12", "expected 13, received 12"],
    ["NUnit", "  Expected: 13\n  But was:  12\n", "expected 13, received 12"],
    ["Rust", "assertion `left == right` failed\n  left: 12\n right: 13", "expected 13, received 12"],
  ];
  test.each(cases)("of %s is an assertion, and its cause contains both values", (_, message, cause) => {
    for (const parts of [
      { message, trace: "" },
      { message: message.split("\n").find((line) => line.trim()) ?? "", trace: message },
    ]) {
      const { category, rootCause, evidence } = explained(parts.message, { trace: parts.trace });
      expect(rootCause).toContain(cause);
      expect(category).toBe("assertion");
      // The evidence is what the runner wrote.
      const written = `${parts.message}\n${parts.trace}`.split("\n").map((line) => line.trim());
      const cited = evidence[0]?.text.split("\n") ?? [];
      expect(cited.filter((line) => !written.includes(line))).toEqual([]);
      expect(cited.join(" ")).toMatch(/\d|Order placed|hidden|paid|tea/);
    }
  });

  test("is not an assertion when the element never existed", () => {
    const message =
      "Error: expect(locator).toHaveText(expected) failed\n\nLocator: locator('#gone')\nExpected: \"a\"\nTimeout: 5000ms\nError: element(s) not found\n";
    expect(explained(message).category).toBe("element-not-found");
  });
});

describe("the category", () => {
  test.each([
    ["exception", "E       fixture 'db_session' not found\n>       available fixtures: cache, capfd, seed_data"],
    [
      "missing-dependency",
      "ImportError while importing test module '/app/test_a.py'.\nE   ModuleNotFoundError: No module named 'pandas_ledger'",
    ],
    ["syntax", "Must use import to load ES Module: /app/shop.js"],
    ["syntax", "The module '/app/shop.js' could not be executed as CommonJS"],
    ["network", "Error: Connection is closed."],
    ["exception", "Undefined. Implement with the following snippet:\n\n  Given('a basket', function () {});"],
    ["timeout", "Error: locator.click: Timeout 5000ms exceeded."],
    ["data", "yaml.parser.ParserError: while parsing a block mapping"],
    ["data", 'shop_test.go:4: read number: strconv.Atoi: parsing "x7": invalid syntax'],
    ["exception", "java.util.NoSuchElementException: No value present"],
    ["element-not-found", "org.openqa.selenium.NoSuchElementException: no such element: Unable to locate element: #pay"],
  ])("is %s for: %s", (category, message) => {
    expect(explained(message).category).toBe(category);
  });

  test("of a missing module is cited with the module's name", () => {
    const message = "ImportError while importing test module '/app/test_a.py'.\nE   ModuleNotFoundError: No module named 'pandas_ledger'";
    expect(explained(message).evidence[0]?.text).toContain("pandas_ledger");
  });

  test("is that of most failed tests, and the others are named", () => {
    const tests = [
      failed("Error: connect ECONNREFUSED 127.0.0.1:1"),
      failed("expected 1 to equal 2", { id: "e-1", ordinal: 1 }),
      failed("expected 3 to equal 4", { id: "e-2", ordinal: 2 }),
    ];
    const { category, rootCause } = explainByRules(material(tests));
    expect(category).toBe("assertion");
    expect(rootCause).toContain("Another failed test has another cause: connection refused (“");
  });

  test("is the same in the run's analysis and on the list of failures", () => {
    const messages = [
      "2500 !== 2250",
      "Something odd",
      "Failed",
      "Timeout of 300ms exceeded",
      "fixture 'x' not found",
      "Error: getaddrinfo ENOTFOUND a",
    ];
    for (const message of messages) {
      const of = material([failed(message)], "✔ a wrong password is refused\nError: connect ECONNREFUSED 127.0.0.1:80\n");
      expect(findOccurrences(of, null).map(({ category }) => category)).toEqual([explainByRules(of).category]);
    }
  });
});

describe("an error that another one caused", () => {
  const trace = "TypeError: fetch failed\n    at a.js:1:1 {\n  [cause]: Error: bad port\n      at b.js:1:1\n}";
  const messageOf = (test: FailedOrFlakyTest, log = "") => findOccurrences(material([test], log), null)[0]?.message;

  test("is shown with its cause, from the report or the log", () => {
    expect(messageOf(failed("fetch failed", { trace }))).toBe("fetch failed\n[cause]: Error: bad port");
    expect(messageOf(failed("TypeError: fetch failed"), `✖ pays\n${trace}\n`)).toBe("TypeError: fetch failed\n[cause]: Error: bad port");
    expect(messageOf(failed("TypeError: fetch failed"))).toBe("TypeError: fetch failed");
  });

  test("of several causes, the innermost is shown, once, and also below a long message", () => {
    const nested = `${trace}\n    [cause]: SocketError: other side closed {\n`;
    expect(messageOf(failed("fetch failed", { trace: nested }))).toBe("fetch failed\n[cause]: SocketError: other side closed");
    expect(messageOf(failed(trace, { trace }))).toBe(trace);
    const long = messageOf(failed(`fetch failed ${"x".repeat(900)}`, { trace }));
    expect(long).toMatch(/x\n\[cause\]: Error: bad port$/);
    expect(long?.length).toBeLessThanOrEqual(600);
  });
});

describe("tests of which only the names are known", () => {
  test("are separate failures, shown with their names", () => {
    const log = "✖ pays (3 ms)\n✖ ships (2 ms)\n  AssertionError [ERR_ASSERTION]: 1 == 2\n";
    const tests = ["pays", "ships"].map((name, ordinal) => failed("", { id: `e-${ordinal}`, ordinal, name, testKey: name }));
    const [one, other] = findOccurrences(material(tests, log), "p");
    expect([one?.message, other?.message]).toEqual(["pays", "ships"]);
    expect(one?.fingerprint).not.toBe(other?.fingerprint);
    // Of a single one, the error in the log is certainly its own.
    const [only] = findOccurrences(material(tests.slice(1), log), "p");
    expect(only).toMatchObject({ message: "AssertionError [ERR_ASSERTION]: 1 == 2", fingerprint: other?.fingerprint });
    expect(findOccurrences(material(tests, log), "p")[0]?.fingerprint).toBe(one?.fingerprint);
    expect(findOccurrences(material(tests, log), "q")[0]?.fingerprint).not.toBe(one?.fingerprint);
  });
});

describe("when the rules are not sure", () => {
  test("they say so, with the error itself on top", () => {
    for (const message of ["The moon was in the wrong phase", "3 problems"]) {
      const { category, confidence, rootCause, evidence } = explained(message);
      expect(category).toBe("unknown");
      expect(confidence).toBeLessThan(minConfidence);
      expect(rootCause).toMatch(/^Not sure\. .*“.+”/);
      expect(evidence).toMatchObject([{ test: "e-0", text: message }]);
    }
  });

  test("output that is not about the failure is not a cause", () => {
    const { category } = explainByRules(material([], "WARN connection refused, retrying\nDEBUG token expired, falling back\n"));
    expect(category).toBe("unknown");
  });
});

describe("advice", () => {
  test("is shown as it is written", () => {
    for (const { headline, cause, suggestions } of Object.values(advice))
      for (const text of [headline, cause, ...suggestions]) expect(redact(text)).toBe(text);
  });
  test("names variables", () => {
    for (const text of ["Set the credentials: SHOP_API_TOKEN and SHOP_USER", "missing secret: DB_PASSWORD", "token: API_TOKEN is not set"])
      expect(redact(text)).toBe(text);
    expect(redact("password: hunter2hunter2")).toBe("password: ****");
    expect(redact("token: A1B2C3D4E5F6")).toBe("token: ****");
    for (const said of [
      "unbound variable",
      "parameter null or not set",
      "is not set",
      "must be set for releases",
      "command not found",
      "missing",
    ])
      expect(redact(`./cmd.sh: line 1: API_TOKEN: ${said}`)).toBe(`./cmd.sh: line 1: API_TOKEN: ${said}`);
    expect(redact("API_TOKEN: unbound1234")).toBe("API_TOKEN: ****");
  });
  test("keeps sentences about a variable, and no value", () => {
    for (const said of ["secret is not configured for this job", "the value cannot be empty", "invalid signature", "no value was given"])
      expect(redact(`DEPLOY_PASSWORD: ${said}`)).toBe(`DEPLOY_PASSWORD: ${said}`);
    for (const value of ["correct horse battery", "secret", "Secret1 x", "invalid9 x", "token-abc is"])
      expect(redact(`password: ${value}`)).toMatch(/^password: \*{4}/);
  });
});
