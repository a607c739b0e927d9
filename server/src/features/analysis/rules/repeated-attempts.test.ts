import { describe, expect, test } from "vitest";
import { materialOf } from "../corpus/read-corpus.ts";
import { explainByRules } from "./explain-by-rules.ts";

const byLog = (log: string) => explainByRules(materialOf({ log, exitCode: 1 }));

const rule = "⎯".repeat(28);
const refused = "Error: connect ECONNREFUSED 127.0.0.1:6379";
const gateway = "Error: 502 Bad Gateway";
const compared = "AssertionError: expected 3 to be 4 // Object.is equality\n\n- Expected\n+ Received\n\n- 4\n+ 3\n";

/** What Vitest prints: its list of tests, and each error below the titles of the tests that have it. */
const vitest = (list: string, tests: number, sections: readonly [titles: string[], error: string][]) =>
  `\n RUN  v3.2.7 /app\n\n${list}\n⎯⎯⎯⎯⎯⎯⎯ Failed Tests ${tests} ⎯⎯⎯⎯⎯⎯⎯\n\n${sections
    .map(
      ([titles, error], index) =>
        `${titles.map((title) => ` FAIL  a.test.js > ${title}\n`).join("")}${error}\n ❯ a.test.js:${index + 2}:42\n\n${rule}[${index + 1}/${sections.length}]⎯\n\n`,
    )
    .join("")} Test Files  1 failed (1)\n      Tests  ${tests} failed (${tests})\n   Duration  2.92s\n`;

const listOf = (...tests: [title: string, mark: string, errors: string[]][]) =>
  ` ❯ a.test.js (${tests.length} tests | ${tests.length} failed) 71ms\n${tests
    .map(([title, mark, errors]) => `   × ${title} 70ms${mark}\n${errors.map((error) => `     → ${error.split("\n")[0]}\n`).join("")}`)
    .join("")}`;

const said = (error: string) => error.replace(/^\w*Error: /, "").split("\n")[0] ?? "";

describe("a test of Vitest that was tried several times", () => {
  test.each([refused, gateway])("failed for what its last attempt says, and not for %s", (early) => {
    const errors = [said(early), said(early), said(compared)];
    const found = byLog(
      vitest(listOf(["a", " (retry x2)", errors]), 1, [
        [["a", "a"], early],
        [["a"], compared],
      ]),
    );
    expect(found.category).toBe("assertion");
    expect(found.rootCause).toContain("expected 4, received 3");
    expect(`${found.summary} ${found.rootCause}`).not.toContain("other cause");
    expect(found.evidence.map(({ text }) => text).join()).not.toContain(said(early));
  });

  test("may fail in the end for what it failed for at first, which Vitest prints only once", () => {
    const errors = [said(compared), said(gateway), said(compared)];
    const found = byLog(
      vitest(listOf(["cart > a", " (retry x2)", errors]), 1, [
        [["cart > a", "cart > a"], compared],
        [["cart > a"], gateway],
      ]),
    );
    expect(found.category).toBe("assertion");
    expect(found.rootCause).not.toContain("other cause");
  });

  test("is one of several failed tests", () => {
    const list = listOf(["a", " (retry x1)", [said(refused), said(compared)]], ["b", "", [said(gateway)]], ["c", "", [said(refused)]]);
    const found = byLog(
      vitest(list, 3, [
        [["a", "c"], refused],
        [["a"], compared],
        [["b"], gateway],
      ]),
    );
    expect(found.summary).toContain("2 other causes");
    expect(found.rootCause).toContain("1 × assertion");
    expect(found.rootCause).not.toContain("2 ×");
  });

  test("is not clear if the reporter has no list, and the errors have different causes", () => {
    const log = (error: string) =>
      vitest("x\n", 1, [
        [["a"], error],
        [["a"], compared],
      ]);
    const found = byLog(log(refused));
    expect(found.category).toBe("unknown");
    expect(found.rootCause).not.toContain("other cause");
    expect(found.evidence).toHaveLength(2);
    expect(byLog(log("AssertionError: expected 1 to be 2 // Object.is equality")).category).toBe("assertion");
  });
});

describe("a reporter of Vitest that does not name retries", () => {
  const verbose = (errors: string[]) => ` × a.test.js > a 38ms\n${errors.map((error) => `   → ${said(error)}\n`).join("")}`;
  const sections: [string[], string][] = [
    [["a", "a"], refused],
    [["a"], compared],
  ];

  test("shows them by an error that comes twice, and the last one decides", () => {
    const found = byLog(vitest(verbose([refused, refused, compared]), 1, sections));
    expect(found.category).toBe("assertion");
    expect(found.rootCause).not.toContain("other cause");
    expect(found.evidence.map(({ text }) => text).join()).not.toContain(said(refused));
  });

  test("may print its list after the failures", () => {
    const log = vitest("", 1, sections);
    const list = verbose([refused, refused, compared]);
    expect(byLog(log.replace(" Test Files", `${list}\n Test Files`)).category).toBe("assertion");
  });

  test("leaves two different errors open, also in the list of version 2", () => {
    const two = (log: string) => byLog(log).category;
    const list = listOf(["a", "", [said(refused), said(compared)]]);
    const log = vitest(list, 1, [
      [["a"], refused],
      [["a"], compared],
    ]);
    expect(two(log.replace("v3.2.7", "v2.1.9"))).toBe("unknown");
    // Since version 3, a retry would be named.
    expect(two(log)).not.toBe("unknown");
  });

  test("lets a test count for each cause that it may have, if others have as many failures", () => {
    const malformed = "SyntaxError: Expected property name or '}' in JSON at position 1";
    const found = byLog(
      vitest("xxx\n", 3, [
        [["a"], refused],
        [["a"], compared],
        [["b"], compared.replaceAll("3", "5")],
        [["c"], malformed],
      ]),
    );
    expect(found.category).toBe("assertion");
    expect(found.rootCause).toContain("1 × not sure");
    expect(found.rootCause).toContain("1 × data");
  });
});

describe("what Vitest prints to stdout between two failures, which it prints to stderr,", () => {
  const log = vitest(listOf(["a", "", [said(compared)]], ["b", "", [said(refused)]]), 2, [
    [["a"], compared],
    [["b"], refused],
  ]);
  const summary = log.slice(log.indexOf(" Test Files"));
  const withoutSummary = log.slice(0, -summary.length);
  const list = log.slice(log.indexOf(" ❯ a.test.js (2"), log.indexOf("⎯"));

  test.each([
    ["the summary after the first failure", withoutSummary.replace(/\[1\/2\]⎯\n/, (end) => `${end}${summary}`)],
    ["the summary below a title", withoutSummary.replace(/ > b\n(?=Error)/, (title) => `${title}${summary}`)],
    ["the list after the first failure", log.replace(list, "").replace(/\[1\/2\]⎯\n/, (end) => `${end}${list}`)],
  ])("hides none of them: %s", (_, mixed) => {
    expect(mixed).not.toBe(log);
    const found = byLog(mixed);
    expect(found).toEqual({ ...byLog(log), evidence: expect.anything() });
    expect(found.rootCause).toContain("has another cause: assertion (“");
    expect(found.evidence.map(({ text }) => text)).toEqual(byLog(log).evidence.map(({ text }) => text));
  });
});

test("a test of Vitest that also failed in a hook is one failed test, and its own error decides", () => {
  const found = byLog(
    vitest(listOf(["a", "", [said(compared), said(refused)]]), 1, [
      [["a"], compared],
      [["a"], refused],
    ]),
  );
  expect(found.category).toBe("assertion");
  expect(found.rootCause).not.toContain("other cause");
});

test("attempts that cucumber-js repeated are no failures", () => {
  const scenario = (number: number, attempt: string, error: string) =>
    `${number}) Scenario: counts (attempt ${attempt}) # features/a.feature:2\n   ✔ Given a cart # features/steps.cjs:2\n   ✖ Then the count is 4 # features/steps.cjs:3\n       ${error}\n           at World.<anonymous> (/app/features/steps.cjs:3:50)\n\n`;
  const found = byLog(
    `.F.F\n\nFailures:\n\n${scenario(1, "2", "AssertionError [ERR_ASSERTION]: Expected values to be strictly equal:\n\n       3 !== 4\n")}Warnings:\n\n${scenario(1, "1, retried", refused)}1 scenario (1 failed)\n2 steps (1 failed, 1 passed)\n`,
  );
  expect(found.category).toBe("assertion");
  expect(found.rootCause).not.toContain("other cause");
});

test.each([
  [
    "pytest-rerunfailures",
    `=================================== FAILURES ===================================\n____________________________________ test_a ____________________________________\n\n>       assert 3==4\nE       assert 3 == 4\n\ntest_a.py:6: AssertionError\n=========================== rerun test summary info ============================\nRERUN test_a.py::test_a - ConnectionError: connect ECONNREFUSED 127.0.0.1:6379\n=========================== short test summary info ============================\nFAILED test_a.py::test_a - assert 3 == 4\n========================= 1 failed, 2 rerun in 0.03s ===========================\n`,
  ],
  [
    "Surefire",
    "[INFO] Running demo.ATest\n[ERROR] demo.ATest.counts -- Time elapsed: 0.007 s <<< ERROR!\njava.net.ConnectException: Connection refused\n\tat demo.ATest.counts(ATest.java:10)\n\n[INFO] Running demo.ATest\n[ERROR] demo.ATest.counts -- Time elapsed: 0.001 s <<< FAILURE!\norg.opentest4j.AssertionFailedError: expected: <4> but was: <3>\n\tat demo.ATest.counts(ATest.java:12)\n\n[INFO] Results:\n[INFO] \n[ERROR] Errors: \n[ERROR] demo.ATest.counts\n[ERROR]   Run 1: ATest.counts:10 » Connect Connection refused\n[ERROR]   Run 2: ATest.counts:12 expected: <4> but was: <3>\n[INFO] \n[ERROR] Tests run: 1, Failures: 0, Errors: 1, Skipped: 0\n[INFO] BUILD FAILURE\n",
  ],
])("the last attempt decides in the output of %s", (_, log) => {
  const found = byLog(log);
  expect(found.category).toBe("assertion");
  expect(found.rootCause).not.toContain("other cause");
});
