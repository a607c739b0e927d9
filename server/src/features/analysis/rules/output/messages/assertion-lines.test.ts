import { describe, expect, test } from "vitest";
import { createLineChooser } from "../../../material/choose-lines.ts";
import type { Material } from "../../../material/material.ts";
import { explainByRules } from "../../explain-by-rules.ts";

const ofLog = (log: string): Material => {
  const chooser = createLineChooser();
  for (const line of log.split("\n")) chooser.add(line, 1);
  return { lines: chooser.lines(), tests: [], exitCode: 1, counts: null, sinceLastPass: null };
};
const ofReport = (message: string, trace = ""): Material => ({
  ...ofLog(""),
  tests: [{ id: "e-0", ordinal: 0, testKey: "k", name: "shows the message", filePath: null, flaky: false, message, trace }],
});

/** Words of every kind of trouble, as a page or a message may hold them. */
const words = [
  "Connection refused by host db1 (timeout 30s)",
  "No space left on device",
  "ModuleNotFoundError: No module named shop",
  "getaddrinfo ENOTFOUND mail.example.com",
  "Detail: 401 Unauthorized: token expired",
  "Permission denied",
  "The request timed out",
  "JavaScript heap out of memory",
  "Segmentation fault",
  "ECONNRESET",
  "SyntaxError: invalid syntax",
  "certificate has expired",
];

describe.each(words)("an assertion about the text %j", (text) => {
  test.each([
    ["pytest, a text", `AssertionError: assert 'Saved' == '${text}'\n  \n  - ${text}\n  + Saved`],
    ["pytest, a dict", `AssertionError: assert {'a': 'ok'} == {'a': '${text}'}\n  \n  Differing items:\n  {'a': 'ok'} != {'a': '${text}'}`],
    ["unittest, a message", `AssertionError: False is not true : the user must see: ${text}`],
    ["node, a message", `AssertionError [ERR_ASSERTION]: the banner should be shown after ${text}`],
    [
      "Jest, a diff",
      `expect(received).toBe(expected) // Object.is equality\n\n- Expected  - 1\n+ Received  + 1\n\n  Title\n- ${text}\n+ Saved`,
    ],
    ["Playwright", `Error: expect(locator).toHaveText(expected) failed\n\nExpected: "Saved"\nReceived: "${text}"\nTimeout:  700ms`],
    ["behave", `Assertion Failed: banner is 'Welcome', should be '${text}'`],
    ["PHPUnit", `after ${text}\nFailed asserting that two strings are identical.\n--- Expected\n+++ Actual\n-'Saved'\n+'${text}'`],
    ["XCTest", `XCTAssertEqual failed: ("Saved") is not equal to ("${text}") - ${text}`],
  ])("of %s is an assertion, by report and log", (_, message) => {
    for (const material of [ofReport(message), ofLog(`  1) shows the message\n${message}\n`)])
      expect(explainByRules(material)).toMatchObject({ category: "assertion" });
  });

  test("of pytest and RSpec, in the sections of their logs, is an assertion", () => {
    const pytest = `=== FAILURES ===\n_____ test_a _____\n\n    def test_a():\n>       assert a() == '${text}'\nE       AssertionError: assert 'Saved' == '${text}'\nE         \nE         - ${text}\nE         + Saved\n\ntest_a.py:4: AssertionError\n=== 1 failed in 0.1s ===\n`;
    const rspec = `Failures:\n\n  1) Notice text\n     Failure/Error: expect(notice).to eq("Saved\\n")\n\n       expected: "Saved"\n            got: "${text}"\n\n       Diff:\n       @@ -1 +1 @@\n       -Saved\n       +${text}\n     # ./a_spec.rb:1:in \`block'\n\nFinished in 0.1 seconds\n`;
    expect([pytest, rspec].map((log) => explainByRules(ofLog(log)).category)).toEqual(["assertion", "assertion"]);
  });

  test("is an assertion, regardless of what the application logged in the meantime", () => {
    const go = `2026/11/22 07:33:20 dial tcp: ${text}, using sqlite\n--- FAIL: TestMsg (0.00s)\n    a_test.go:3: message mismatch (-want +got):\n        -"one"\n        +"two"\nFAIL\n`;
    const playwright = `Running 1 test using 1 worker\nbrowser: ${text}\n\n  1) a.spec.js:3:5 › count ───\n\n    Error: expect(locator).toHaveCount(expected) failed\n\n    Expected: 2\n    Received: 1\n\n  1 failed\n`;
    expect([go, playwright].map((log) => explainByRules(ofLog(log)).category)).toEqual(["assertion", "assertion"]);
  });
});

describe("an error outside an assertion", () => {
  test.each([
    [
      "expect(received).resolves.toBe()\n\nReceived promise rejected instead of resolved\nRejected to value: [Error: connect ECONNREFUSED 127.0.0.1:5432]",
      "connection-refused",
    ],
    ["AssertionError: expected promise to be fulfilled but it was rejected with 'Error: getaddrinfo ENOTFOUND db'", "dns"],
    ["Error: connect ECONNREFUSED 127.0.0.1:5432", "connection-refused"],
    ["Error: expect(locator).toBeVisible() failed\n\nLocator: locator('#pay')\nError: element(s) not found", "element-not-found"],
    ["expected status 200, received 401", "authentication"],
  ])("decides: %j", (message, category) => {
    expect(explainByRules(ofReport(message)).category).toBe(category);
  });
});

describe("several failed tests in one log", () => {
  const failure = (name: string, error: string) =>
    `  ● ${name}\n\n    ${error.replaceAll("\n", "\n    ")}\n\n      at Object.<anonymous> (a.test.js:2:28)\n\n`;
  const compared = "expect(received).toBe(expected) // Object.is equality\n\nExpected: 3\nReceived: 2";
  const lost = "getaddrinfo ENOTFOUND users.svc";
  const log = (...errors: string[]) =>
    ofLog(`FAIL ./a.test.js\n${errors.map((error, index) => failure(`test ${index}`, error)).join("")}Test Suites: 1 failed, 1 total\n`);

  test("have the category of most of them, and the other categories are named too", () => {
    const mostly = explainByRules(log(compared, compared, lost));
    expect(mostly.category).toBe("assertion");
    expect(mostly.rootCause).toContain("Another failed test has another cause: DNS (“");
    const other = explainByRules(log(lost, compared, lost));
    expect(other.category).toBe("dns");
    expect(other.rootCause).toContain("Another failed test has another cause: assertion (“");
  });
});

describe("the cause of an assertion", () => {
  test.each([
    [
      "GoogleTest",
      "/src/a_test.cc:12: Failure\nExpected equality of these values:\n  total(cart)\n    Which is: 30\n  27",
      "expected 27, received 30",
    ],
    ["Catch2", "/src/cart.cpp:10: FAILED:\n  REQUIRE( total(c) == 27 )\nwith expansion:\n  30 == 27\n", "expected 27, received 30"],
    ["Swift Testing", "Expectation failed: (cart.total → 30.0) == 27.5", "expected 27.5, received 30.0"],
    ["XCTest", 'XCTAssertEqual failed: ("30.0") is not equal to ("27.5") - no coupon', "expected 27.5, received 30.0"],
  ])("of %s names both values", (_, message, cause) => {
    expect(explainByRules(ofReport(message)).rootCause).toContain(cause);
    expect(explainByRules(ofLog(message)).rootCause).toContain(cause);
  });

  test("is complete when pytest shortens it in the middle", () => {
    const message =
      "AssertionError: assert 'No answer' == 'Could not ...r gave up)'\n  \n  - Could not pay (the provider gave up)\n  + No answer";
    for (const material of [ofReport(message), ofLog(message)])
      expect(explainByRules(material).rootCause).toContain("expected Could not pay (the provider gave up), received No answer");
  });

  test("is the text below a class name that Ruby prints on its own line", () => {
    const log =
      "Failures:\n\n  1) Invoices lists\n     Failure/Error: find('#nav')\n\n     Capybara::ElementNotFound:\n       Unable to find css \"#nav\"\n     # ./a_spec.rb:3\n";
    expect(explainByRules(ofLog(log))).toMatchObject({
      category: "element-not-found",
      rootCause: expect.stringContaining('Unable to find css "#nav"'),
    });
  });
});

/** `[runner, what its log says, what its report says]`; `%` is a text that names another cause. */
const ownWords: readonly [string, log: string, report: string][] = [
  [
    "RSpec",
    "Failures:\n\n  1) a\n     Failure/Error: expect(x).to be(false), m\n       %, yet it went through\n     # ./a_spec.rb:1\n\nFinished in 1 seconds\n",
    "%, yet it went through\nFailure/Error: expect(x).to be(false), m",
  ],
  [
    "Playwright",
    "  1) a.spec.js:2:1 › a ───\n\n    Error: %\n\n    expect(received).toBe(expected) // Object.is equality\n\n    Expected: 3\n    Received: 2\n\n  1 failed\n",
    "Error: %\n\nexpect(received).toBe(expected) // Object.is equality\n\nExpected: 3\nReceived: 2",
  ],
  ["JUnit", "└─ a() ✘ %: ==> expected: <true> but was: <false>\n", "%: ==> expected: <true> but was: <false>"],
  ["Go", "--- FAIL: TestA (0.00s)\n    a_test.go:3: %: this page must be shown\nFAIL\n", "a_test.go:3: %: this page must be shown"],
  [
    "Rust",
    "---- a stdout ----\nthread 'a' panicked at src/lib.rs:1:43:\n% must lead to Offline\n",
    "thread 'a' panicked at src/lib.rs:1:43:\n% must lead to Offline",
  ],
  [
    "AVA",
    "  ✘ [fail]: a\n\n  a\n\n  the dialog must open: %\n\n  Value is not `true`:\n\n  false\n",
    "the dialog must open: %\nValue is not `true`:\nfalse",
  ],
  ["minitest", "  1) Failure:\nATest#test_a [a.rb:3]:\nmust rescue %\n\n1 runs, 1 assertions, 1 failures\n", "1) Failure:\nmust rescue %"],
  [
    "tape",
    "not ok 1 user sees %\n  ---\n    operator: ok\n    expected: true\n    actual:   false\n",
    "ok: expected true, received false\nError: user sees %",
  ],
  ["bats", 'not ok 1 a\n# (in test file a.bats, line 4)\n#   `[ "$n" -eq 3 ]\' failed\n# %\n', '`[ "$n" -eq 3 ]\' failed\n%'],
  [
    "behave",
    "Assertion Failed: page says 'Sign in', not '%'\n",
    "Failing step: Then the page says \"%\" ... failed in 0.0s\nAssertion Failed: page says 'Sign in', not '%'",
  ],
  ["Cucumber", '   Error: I see "Loading" instead of "%"\n       at World.a (steps.js:1:1)\n', 'Error: I see "Loading" instead of "%"'],
  [
    "node:test, an equal element",
    "not ok 1 - a\n  error: |-\n    Expected values to be loosely deep-equal:\n    [\n      '%',\n      'Killed'\n    ]\n    should loosely deep-equal\n",
    "Expected values to be loosely deep-equal:\n\n[\n  '%',\n  'Killed'\n]\n\nshould loosely deep-equal\n",
  ],
  [
    "AVA's throws",
    "  Returned promise rejected with unexpected exception:\n\n  TypeError {\n    message: '%',\n  }\n\n  Expected instance of:\n\n  Function RangeError {}\n",
    "Returned promise rejected with unexpected exception:\nTypeError {\n  message: '%',\n}\nExpected instance of:\nFunction RangeError {}",
  ],
  [
    "uvu, below what it printed",
    '%\n   FAIL  "a"\n    Expected values to be strictly equal:  (is)\n\n        ++4    (Expected)\n        --3    (Actual)\n',
    "Expected values to be strictly equal:  (is)\n++4    (Expected)\n--3    (Actual)\n%",
  ],
];

describe.each(words)("the words %j", (text) => {
  test.each(ownWords)("in an assertion of %s name no other cause", (_, log, report) => {
    for (const material of [ofLog(log.replaceAll("%", text)), ofReport(report.replaceAll("%", text))])
      expect(explainByRules(material)).toMatchObject({ category: "assertion" });
  });
});

describe("a refused status", () => {
  const jest = (code: string) => `expect(received).toBe(expected)\n\nExpected: 200\nReceived: 401\n\n> 3 | expect(${code}).toBe(200);\n`;

  test("is the cause only where a status was compared", () => {
    const category = (message: string) => explainByRules(ofReport(message)).category;
    expect([category(jest("res.status")), category(jest("words.length"))]).toEqual(["authentication", "assertion"]);
    expect(category("E       assert 403 == 400\nE        +  where 403 = pages()")).toBe("assertion");
    expect(category("codes ==> array contents differ at index [1], expected: <403> but was: <404>")).toBe("assertion");
  });
});

test("the received status is named with the expected one", () => {
  const message = "expect(received).toBe(expected)\n\nExpected: 200\nReceived: 403\n\n> 2 | expect(response.status()).toBe(200);";
  for (const material of [ofReport(message), ofLog(`  1) a.spec.js:2:1 › api ───\n\n${message}\n\n  1 failed\n`)])
    expect(explainByRules(material)).toMatchObject({
      category: "authentication",
      rootCause: expect.stringContaining("expected 200, received 403"),
    });
});

test("the analysis is not sure when neither the report nor the log explains a failure", () => {
  for (const message of ["Error: STACK_TRACE_ERROR", "test did not finish before its parent and was cancelled"])
    expect(explainByRules(ofReport(message)).category).toBe("unknown");
});

test("names in the code are not causes", () => {
  expect(explainByRules(ofReport("AttributeError: 'C' object has no attribute 'permission_denied'")).category).toBe("exception");
  expect(explainByRules(ofReport("NameError: uninitialized constant ATest::Timeout")).category).toBe("exception");
});

test("an assertion whose code raised an error did not fail: the error is the cause", () => {
  const log = `=== FAILURES ===
_____ test_label _____
test_a.py:7: in test_label
    assert label(Person("Ana", 20)) == "Ana (20 min)"
           ^^^^^^^^^^^^^^^^^^^^^^^^
a.py:9: in label
    return f"{a.nmae} ({a.minutes} min)"
              ^^^^^^
E   AttributeError: 'Person' object has no attribute 'nmae'
=== short test summary info ===
FAILED test_a.py::test_label - AttributeError: 'Person' object has no attribute 'nmae'
=== 1 failed in 0.1s ===
`;
  expect(explainByRules(ofLog(log))).toMatchObject({
    category: "exception",
    evidence: [{ text: expect.stringContaining("E   AttributeError") }],
  });
});
