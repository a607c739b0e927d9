import { readdir } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import type { RepeatedTests } from "@gantry/contract/results/schemas.ts";
import { collectFiles } from "../testing/collect-files.ts";
import { reportFormats } from "./registry.ts";

/** Files as a run's report folder, with the end of its output, read like the worker does. */
const collect = (files: Record<string, string | Buffer>, consoleTail = "", options: { repeatedTests?: RepeatedTests } = {}) =>
  collectFiles(files, { console: { text: consoleTail, isCut: false }, ...options });

test("every folder of a format is in the registry, and vice versa", async () => {
  const folders = (await readdir(import.meta.dirname, { withFileTypes: true }))
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
  expect(folders.sort()).toEqual([...reportFormats.map((format) => format.name), "console"].sort());
});

test("JUnit: nested suites, failures, errors, skips, output, attachments and Surefire's tries", async () => {
  const { formats, tests } = await collect({
    "reports/shot.png": "png",
    "reports/junit.xml": `<?xml version="1.0" encoding="UTF-8"?>
<testsuites><testsuite name="outer" file="tests/cart.test.js"><testsuite name="inner">
<testcase classname="cart" name="adds &amp; shows" time="1,000.5"/>
<testcase classname="cart" name="pays" time="0.25"><failure message="expected 3"><![CDATA[at cart.js:3
at run.js:1]]></failure><system-out>shot: [[ATTACHMENT|/app/reports/shot.png]]</system-out></testcase>
<testcase classname="cart" name="breaks"><error type="TypeError">TypeError: x is not a function</error></testcase>
<testcase classname="cart" name="later"><skipped message="not yet"/></testcase>
<testcase classname="cart" name="wobbles"><flakyFailure message="once">trace</flakyFailure></testcase>
</testsuite></testsuite></testsuites>`,
  });
  expect(formats).toEqual(["junit"]);
  expect(tests.map(({ name, status }) => [name, status])).toEqual([
    ["adds & shows", "passed"],
    ["pays", "failed"],
    ["breaks", "failed"],
    ["later", "skipped"],
    ["wobbles", "passed"],
  ]);
  expect(tests[0]).toMatchObject({ suite: ["outer", "inner", "cart"], durationMs: 1_000_500, filePath: "tests/cart.test.js" });
  expect(tests[1]).toMatchObject({
    message: "expected 3",
    trace: "at cart.js:3\nat run.js:1",
    attachments: [{ path: "reports/shot.png", contentType: "image/png" }],
  });
  expect(tests[2]).toMatchObject({ message: "TypeError: x is not a function", trace: "TypeError: x is not a function" });
  expect(tests[4]).toMatchObject({ flaky: true, retries: 1 });
});

test("JUnit: a document that declares entities is rejected; a truncated one keeps what was read", async () => {
  const bomb = await collect({
    "junit.xml": '<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY a "aaaa">]><testsuite><testcase name="&a;"/></testsuite>',
  });
  expect(bomb.tests).toEqual([]);
  expect(bomb.notes[0]).toContain("declares entities");
  const broken = await collect({ "junit.xml": '<testsuite><testcase name="one"/><testcase name="two"/><testca' });
  expect(broken.notes).toHaveLength(1);
  const half = broken.tests.map(({ name }) => name);
  expect(["one", "two"].slice(0, half.length)).toEqual(half);
});

describe("a name that occurs twice", () => {
  const twice = '<testsuite name="s"><testcase name="t"><failure message="no"/></testcase><testcase name="t"/></testsuite>';

  test("is two tests, and a failure stays a failure", async () => {
    const { tests, notes } = await collect({ "a.xml": twice, "b.xml": '<testsuite name="s"><testcase name="u"/></testsuite>' });
    expect(tests).toMatchObject([
      { name: "t", status: "failed", flaky: false, retries: 0 },
      { name: "t", variant: "#2", status: "passed" },
      { name: "u" },
    ]);
    expect(notes[0]).toContain("listed as separate tests");
  });

  test("is one test with attempts if configured", async () => {
    const { tests } = await collect({ "a.xml": twice }, "", { repeatedTests: "retries" });
    expect(tests).toMatchObject([
      { name: "t", status: "passed", flaky: true, retries: 1, attempts: [{ status: "failed" }, { status: "passed" }] },
    ]);
  });

  test("is distinguished by its line if there is one", async () => {
    const { tests } = await collect({
      "a.xml": '<testsuite name="s"><testcase name="t" line="12"><failure/></testcase><testcase name="t" line="13"/></testsuite>',
    });
    expect(tests.map(({ variant, status }) => [variant, status])).toEqual([
      ["line 12", "failed"],
      ["line 13", "passed"],
    ]);
  });

  test("forty thousand times is read in no more than linear time", async () => {
    const { tests } = await collect({ "a.xml": `<testsuite>${'<testcase name="t"/>'.repeat(40_000)}</testsuite>` });
    expect(tests).toHaveLength(40_000);
    expect(tests.at(-1)?.variant).toBe("#40000");
  });

  test("is a Playwright browser, which its JUnit reporter writes as the host name", async () => {
    const suite = (project: string, inner: string) =>
      `<testsuite name="cart.spec.ts" hostname="${project}" tests="1"><testcase name="cart › pays" classname="cart.spec.ts">${inner}</testcase></testsuite>`;
    const { tests } = await collect({
      "junit.xml": `<testsuites id="" name="" tests="2" failures="1">${suite("chromium", '<failure message="no"/>')}${suite("webkit", "")}</testsuites>`,
    });
    expect(tests.map(({ variant, status, filePath }) => [variant, status, filePath])).toEqual([
      ["chromium", "failed", "cart.spec.ts"],
      ["webkit", "passed", "cart.spec.ts"],
    ]);
  });

  test("is a row of a Scenario Outline", async () => {
    const row = (number: number, status: string) => ({
      type: "scenario",
      id: `cart;pay;cards;${number}`,
      name: "pay",
      steps: [{ keyword: "Then ", name: "it pays", result: { status, duration: 1 } }],
    });
    const { tests } = await collect({
      "c.json": JSON.stringify([{ uri: "cart.feature", keyword: "Feature", name: "Cart", elements: [row(2, "failed"), row(3, "passed")] }]),
    });
    expect(tests.map(({ variant, status }) => [variant, status])).toEqual([
      ["example cards 2", "failed"],
      ["example cards 3", "passed"],
    ]);
  });
});

describe("what a runner counts as a failure is a failed test with a name", () => {
  const failed = async (files: Record<string, string>) => {
    const { tests, unreadFailures } = await collect(files);
    return { names: tests.filter(({ status }) => status === "failed").map(({ name, message }) => [name, message]), unreadFailures };
  };

  test("JUnit: an error of a suite", async () => {
    const xml = '<testsuite name="cart" errors="1"><error message="beforeAll: no database">at x</error><testcase name="adds"/></testsuite>';
    expect(await failed({ "j.xml": xml })).toEqual({
      names: [["Suite failed outside its tests", "beforeAll: no database"]],
      unreadFailures: undefined,
    });
  });

  test("JUnit: more failures in the totals than in the list", async () => {
    const xml = '<testsuites failures="2"><testsuite name="a" failures="2"><testcase name="adds"/></testsuite></testsuites>';
    expect(await failed({ "j.xml": xml })).toEqual({
      names: [
        ["Failures that the report counts but does not list", "The report counts 2 failures, but none could be found among its tests."],
      ],
      unreadFailures: { counted: 2, found: 0 },
    });
  });

  test("JUnit: totals of nested suites are not added up twice", async () => {
    const xml =
      '<testsuites failures="1"><testsuite name="a" failures="1"><testsuite name="b" failures="1"><testcase name="t"><failure/></testcase></testsuite></testsuite></testsuites>';
    expect((await failed({ "j.xml": xml })).unreadFailures).toBeUndefined();
  });

  test("Mochawesome: a hook", async () => {
    const hook = { title: '"before all" hook for "adds"', fail: true, err: { message: "no database" } };
    const report = {
      stats: { tests: 1, testsRegistered: 2, passPercent: 100, failures: 1 },
      results: [{ title: "", suites: [{ title: "cart", beforeHooks: [hook], tests: [{ title: "adds", skipped: true }] }] }],
    };
    expect(await failed({ "m.json": JSON.stringify(report) })).toEqual({
      names: [['"before all" hook for "adds"', "no database"]],
      unreadFailures: undefined,
    });
  });

  test("Cucumber: a step of the background, and a hook of a step", async () => {
    const step = (status: string, more: object = {}) => ({ keyword: "Given ", name: "a step", result: { status, duration: 1 }, ...more });
    const feature = (elements: object[]) => JSON.stringify([{ uri: "f.feature", keyword: "Feature", name: "F", elements }]);
    const withBackground = [
      { type: "background", steps: [{ ...step("failed"), result: { status: "failed", error_message: "no database\n    at x" } }] },
      { type: "scenario", name: "one", steps: [step("skipped")] },
    ];
    const withHook = [
      { type: "scenario", name: "two", steps: [step("passed", { after: [{ result: { status: "failed", error_message: "no shot" } }] })] },
    ];
    expect((await failed({ "a.json": feature(withBackground) })).names).toEqual([["one", "Given a step: no database"]]);
    expect((await failed({ "b.json": feature(withHook) })).names).toEqual([["two", "hook: no shot"]]);
  });

  test("Playwright: all errors of a test, what it waited for below the time-out", async () => {
    const errors = [
      { message: "Test timeout of 5000ms exceeded." },
      {
        message: "Error: locator.click: Test timeout of 5000ms exceeded.\nCall log:\n  - waiting for getByRole('button')",
        stack: "at a.spec.ts:3",
      },
    ];
    const results = [{ status: "timedOut", error: errors[0], errors }];
    const specs = [{ title: "ships", tests: [{ status: "unexpected", results }] }];
    const report = { config: { configFile: "/app/p.ts" }, suites: [{ title: "a", specs }], errors: [], stats: { unexpected: 1 } };
    const { names } = await failed({ "r.json": JSON.stringify(report) });
    expect(names).toEqual([["ships", errors.map(({ message }) => message).join("\n\n")]]);
  });

  test("Playwright: an error outside of any test", async () => {
    const report = {
      config: { configFile: "/app/playwright.config.ts" },
      suites: [],
      errors: [{ message: "SyntaxError: no", location: { file: "/app/a.spec.ts", line: 3 } }],
      stats: { unexpected: 0 },
    };
    expect((await failed({ "r.json": JSON.stringify(report) })).names).toEqual([["Error outside of any test", "SyntaxError: no"]]);
  });

  test.each([
    ["a bail-out", "TAP version 13\nok 1\nBail out! no database\n", [["Bail out!", "Bail out! no database"]]],
    ["a plan that does not match", "TAP version 13\n1..5\nok 1\nok 2\n", [["Test plan", "5 tests were planned, 2 ran."]]],
    ["a point without a description", "TAP version 13\n1..3\nok 1\nnot ok 2\nok 3\n", [["test 2", undefined]]],
    ["a point after the plan", "TAP version 13\nok 1 - a\n1..1\nnot ok 2 - late\n", [["late", undefined]]],
    [
      "a subtest whose hook failed",
      "TAP version 14\n# Subtest: s\n    ok 1 - a\n    1..1\nnot ok 1 - s\n  ---\n  error: hook\n  ...\n1..1\n",
      [["s", "hook"]],
    ],
  ])("TAP: %s", async (_what, text, names) => {
    expect((await failed({ "out.tap": text })).names).toEqual(names);
  });

  test.each([
    [
      "tape, whose next test follows",
      "TAP version 13\n# rounds\nnot ok 1 rounds\n  ---\n    operator: equal\n    expected: 3.5\n    actual:   3.45\n    stack: |-\n      Error: no\n          at x\n  ...\n# greets\nECONNREFUSED 127.0.0.1\nok 2 greets\n1..2\n",
      "equal: expected 3.5, received 3.45",
    ],
    [
      "tape, when a test throws",
      "TAP version 13\n# taxes\nnot ok 1 TypeError: x is undefined\n  ---\n    operator: error\n    stack: |-\n      TypeError: x is undefined\n          at y\n  ...\n1..1\n",
      "TypeError: x is undefined",
    ],
    [
      "AVA",
      "TAP version 13\nnot ok 1 - greets\n  ---\n    name: AssertionError\n    details:\n      'Difference (- actual, + expected):': |-\n        - 'Bye'\n        + 'Hello'\n    message: ''\n  ...\n1..1\n",
      "Difference (- actual, + expected):\n- 'Bye'\n+ 'Hello'",
    ],
  ])("TAP: the message of %s", async (_what, text, message) => {
    expect((await failed({ "out.tap": text })).names[0]?.[1]).toBe(message);
  });

  test("Allure: a tear-down", async () => {
    const report = {
      "allure-results/1-result.json": JSON.stringify({ uuid: "1", name: "adds", status: "passed", start: 1, stop: 2 }),
      "allure-results/2-container.json": JSON.stringify({
        uuid: "2",
        children: ["1"],
        afters: [{ name: "close", status: "broken", statusDetails: { message: "no" } }],
      }),
    };
    expect((await failed(report)).names).toEqual([["close", "no"]]);
  });
});

test.each([
  ["GoogleTest", '<testcase name="t" status="notrun" result="suppressed" time="0"/>', "skipped"],
  ["Check", '<testcase name="t" status="disabled"/>', "skipped"],
  ["GoogleTest", '<testcase name="t" status="run" result="completed"/>', "passed"],
  ["CTest", '<testcase name="t" status="notrun"><skipped message="SKIP_RETURN_CODE=77"/></testcase>', "skipped"],
  ["CTest", '<testcase name="t" status="disabled"><skipped message="Disabled"/></testcase>', "skipped"],
  ["CTest", '<testcase name="t" status="notrun"><skipped message="Unable to find executable"/></testcase>', "failed"],
  [
    "Catch2",
    '<testcase name="t" status="run"><skipped message="TEST_CASE tagged with !mayfail"/><failure message="1==2" type="CHECK"/></testcase>',
    "pending",
  ],
  ["Catch2", '<testcase name="t" status="run"><skipped message="TEST_CASE tagged with !shouldfail"/></testcase>', "failed"],
  ["a runner that writes a status only", '<testcase name="t" status="failed"/>', "failed"],
])("JUnit of %s: %s is %s", async (_runner, testcase, status) => {
  expect((await collect({ "j.xml": `<testsuite name="s">${testcase}</testsuite>` })).tests).toMatchObject([{ status }]);
});

test.each([
  [
    "node:test",
    '<failure type="testCodeFailure" message="the discount is missing2500 !== 2250">[Error: the discount is missing\n\n2500 !== 2250] {\n}</failure>',
    "the discount is missing\n\n2500 !== 2250",
  ],
  [
    "PHPUnit",
    '<failure type="PHPUnit\\Framework\\ExpectationFailedException">CartTest::pays\nFailed asserting that 3 matches expected 4.\n\n/app/CartTest.php:12</failure>',
    "Failed asserting that 3 matches expected 4.",
  ],
  [
    "gotestsum",
    '<failure message="Failed" type="">=== RUN   pays\n    x_test.go:3: area = 12, want 13\n--- FAIL: pays (0.00s)\n</failure>',
    "x_test.go:3: area = 12, want 13",
  ],
  [
    "testify",
    '<failure message="Failed">=== RUN   pays\n    x_test.go:9: \n\tError Trace:\t/src/x_test.go:9\n\tError:      \tNot equal: \n\t            \texpected: 1\n\t            \tactual  : 2\n\tTest:       \tpays\n</failure>',
    "Not equal:\nexpected: 1\nactual  : 2",
  ],
  ["bats", '<failure type="failure">(in test file a.bats, line 3)\n  `[ 1 -eq 2 ]\' failed</failure>', "`[ 1 -eq 2 ]' failed"],
  ["pytest with colors", '<failure message="#x1B[31mE   assert 3 == 4#x1B[0m">x</failure>', "E   assert 3 == 4"],
])("the message of %s is the sentence to show", async (_runner, failure, message) => {
  const { tests } = await collect({
    "j.xml": `<testsuite name="s"><testcase classname="CartTest" name="pays">${failure}</testcase></testsuite>`,
  });
  expect(tests[0]?.message).toBe(message);
});

test("JUnit of pytest: file and class come from the module, and a re-run can name the test", async () => {
  const { tests } = await collect({
    "j.xml":
      '<testsuites><testsuite name="pytest"><testcase classname="tests.api.test_orders.TestCancel" name="test_late[7]"/></testsuite></testsuites>',
  });
  expect(tests).toMatchObject([{ name: "test_late[7]", suite: ["TestCancel"], filePath: "tests/api/test_orders.py" }]);
});

test.each([
  // The folder v1.2 and one that is written like a class: only the attribute `file` tells the first from a folder in a folder.
  ['classname="tests.v1.2.test_a.TestB" file="tests/v1.2/test_a.py"', "tests/v1.2/test_a.py", ["TestB"]],
  ['classname="Tests.Api.test_a.TestB.TestC"', "Tests/Api/test_a.py", ["TestB", "TestC"]],
  // Inherited from a class of another module: it runs in the module of the class.
  ['classname="tests.test_a.TestB" file="tests/base.py"', "tests/test_a.py", ["TestB"]],
  ['classname="checks.shop.Cart"', "checks/shop.py", ["Cart"]],
])("JUnit of pytest: %s", async (attributes, filePath, suite) => {
  const { tests } = await collect({
    "j.xml": `<testsuites><testsuite name="pytest"><testcase ${attributes} name="x"/></testsuite></testsuites>`,
  });
  expect(tests).toMatchObject([{ filePath, suite }]);
});

test("JUnit of PHPUnit: a class is named once, as in the filter", async () => {
  const { tests } = await collect({
    "j.xml":
      '<testsuites><testsuite name="Shop\\CartTest"><testcase class="Shop\\CartTest" classname="Shop.CartTest" name="testAdds"/></testsuite></testsuites>',
  });
  expect(tests).toMatchObject([{ suite: ["Shop\\CartTest"] }]);
});

test("cucumber-js: a row of an outline is the same test when it runs alone", async () => {
  const row = (line: number) => ({ id: "cart;pays", name: "pays", line, steps: [{ line: 9, result: { status: "passed" } }] });
  const variants = async (...rows: object[]) => {
    const { tests } = await collect({ "c.json": JSON.stringify([{ uri: "a.feature", keyword: "Feature", name: "Cart", elements: rows }]) });
    return tests.map(({ variant }) => variant);
  };
  expect(await variants(row(12), row(13))).toEqual(["line 12", "line 13"]);
  expect(await variants(row(13))).toEqual(["line 13"]);
  expect(await variants(row(8))).toEqual([undefined]);
});

test.each([
  [
    "ISO-8859-1",
    Buffer.from('<?xml version="1.0" encoding="ISO-8859-1"?><testsuite><testcase name="Gr\u00fc\u00dfe"/></testsuite>', "latin1"),
  ],
  [
    "UTF-16",
    Buffer.from('\ufeff<?xml version="1.0" encoding="UTF-16"?><testsuite><testcase name="Gr\u00fc\u00dfe"/></testsuite>', "utf16le"),
  ],
  ["UTF-8 with a mark", Buffer.from('\ufeff<testsuite><testcase name="Gr\u00fc\u00dfe"/></testsuite>')],
])("a report in %s is read", async (_encoding, bytes) => {
  expect((await collect({ "j.xml": bytes })).tests).toMatchObject([{ name: "Gr\u00fc\u00dfe" }]);
});

test("quotes and dashes of windows-1252 are read, also under the name of ISO-8859-1", async () => {
  for (const encoding of ["windows-1252", "ISO-8859-1"]) {
    const head = `<?xml version="1.0" encoding="${encoding}"?><testsuite><testcase name="`;
    const bytes = Buffer.concat([Buffer.from(head), Buffer.from([0x93, 0x61, 0x94, 0x96, 0x80]), Buffer.from('"/></testsuite>')]);
    expect((await collect({ "j.xml": bytes })).tests).toMatchObject([{ name: "\u201ca\u201d\u2013\u20ac" }]);
  }
});

test("a document type without entities, and characters that XML does not allow, are read", async () => {
  const { tests, notes } = await collect({
    "j.xml": '<!DOCTYPE testsuite><testsuite><testcase name="t"><failure message="&#x1b;[31mno"/></testcase></testsuite>',
  });
  expect(notes).toEqual([]);
  expect(tests).toMatchObject([{ name: "t", status: "failed" }]);
});

test("cucumber-js: keys in its own order, after a long description, with an embedded picture", async () => {
  const picture = Buffer.from("\x89PNG\r\n");
  const { formats, tests, added } = await collect({
    "reports/cucumber.json": JSON.stringify([
      {
        description: "x".repeat(10_000),
        elements: [
          {
            name: "pays",
            type: "scenario",
            steps: [
              {
                keyword: "Then ",
                name: "it pays",
                result: { status: "failed", error_message: "no", duration: 1 },
                embeddings: [{ data: picture.toString("base64"), mime_type: "image/png" }],
              },
            ],
          },
        ],
        id: "cart",
        keyword: "Feature",
        name: "Cart",
        uri: "features/cart.feature",
      },
    ]),
  });
  expect(formats).toEqual(["cucumber-json"]);
  expect(added).toEqual([{ path: "gantry-attachments/1.png", sizeBytes: picture.length }]);
  expect(tests).toMatchObject([{ name: "pays", attachments: [{ contentType: "image/png", path: "gantry-attachments/1.png" }] }]);
});

test("Playwright: an attachment with an inline body is kept", async () => {
  const attachments = [{ name: "state", contentType: "application/json", body: Buffer.from("{}").toString("base64") }];
  const tests = [{ projectName: "chromium", status: "unexpected", results: [{ status: "failed", duration: 1, attachments }] }];
  const report = { config: { rootDir: "/app" }, suites: [{ title: "a.spec.ts", file: "a.spec.ts", specs: [{ title: "t", tests }] }] };
  const { tests: found } = await collect({ "r.json": JSON.stringify(report) });
  expect(found).toMatchObject([{ attachments: [{ name: "state", path: "gantry-attachments/1.json" }] }]);
});

test("CTRF", async () => {
  const { formats, tests } = await collect({
    "ctrf/ctrf-report.json": JSON.stringify({
      results: {
        tool: { name: "jest" },
        summary: {},
        tests: [
          { name: "adds", status: "passed", duration: 5, suite: "cart > sums", flaky: true, retries: 1 },
          { name: "pays", status: "failed", duration: 7, message: "no", trace: "at x", filePath: "a.js" },
          { name: "odd", status: "whatever", duration: -1 },
        ],
      },
    }),
  });
  expect(formats).toEqual(["ctrf"]);
  expect(tests).toMatchObject([
    { suite: ["cart", "sums"], flaky: true, retries: 1 },
    { status: "failed", message: "no", filePath: "a.js" },
    { status: "failed", durationMs: 0, message: "The report gives this test no result that Gantry knows." },
  ]);
});

test("Playwright JSON: projects, tries, attachments; and its JUnit beside it is not counted again", async () => {
  const result = (status: string, more: object = {}) => ({ status, duration: 100, attachments: [], ...more });
  const { formats, tests } = await collect({
    "test-results/cart-chromium/shot.png": "png",
    "test-results/junit.xml": `<testsuites id="" name=""><testsuite name="cart.spec.ts" hostname="chromium" tests="4" failures="1">${[
      ["adds", ""],
      ["checkout › pays", '<failure message="cart.spec.ts:9:1 pays">Error: expected 3</failure>'],
      ["checkout › wobbles", ""],
      ["checkout › later", '<properties><property name="skip" value=""/></properties><skipped/>'],
    ]
      .map(([name, outcome]) => `<testcase name="${name}" classname="cart.spec.ts">${outcome}</testcase>`)
      .join("")}</testsuite></testsuites>`,
    "test-results/results.json": JSON.stringify({
      config: { configFile: "/app/playwright.config.ts", rootDir: "/app/tests" },
      suites: [
        {
          title: "cart.spec.ts",
          file: "cart.spec.ts",
          specs: [
            {
              title: "adds",
              file: "cart.spec.ts",
              line: 3,
              tags: ["smoke"],
              tests: [{ projectName: "chromium", status: "expected", results: [result("passed")] }],
            },
          ],
          suites: [
            {
              title: "checkout",
              specs: [
                {
                  title: "pays",
                  file: "cart.spec.ts",
                  line: 9,
                  tests: [
                    {
                      projectName: "chromium",
                      status: "unexpected",
                      results: [
                        result("failed", {
                          error: {
                            message: "\u001b[31mexpected\u001b[39m 3",
                            stack: "Error: expected 3\n    at cart.spec.ts:9:1",
                            snippet: "> 9 | expect",
                          },
                          attachments: [
                            { name: "screenshot", contentType: "image/png", path: "/app/test-results/cart-chromium/shot.png" },
                            { name: "gone", contentType: "x", path: "/tmp/gone" },
                          ],
                        }),
                      ],
                    },
                  ],
                },
                {
                  title: "wobbles",
                  file: "cart.spec.ts",
                  line: 20,
                  tests: [
                    {
                      projectName: "chromium",
                      status: "flaky",
                      results: [result("failed", { error: { message: "once" } }), result("passed")],
                    },
                  ],
                },
                {
                  title: "later",
                  file: "cart.spec.ts",
                  line: 30,
                  tests: [{ projectName: "chromium", status: "skipped", annotations: [{ type: "skip" }], results: [result("skipped")] }],
                },
              ],
            },
          ],
        },
      ],
    }),
  });
  expect(formats).toEqual(["playwright-json", "junit"]);
  expect(tests).toMatchObject([
    { name: "adds", suite: [], filePath: "cart.spec.ts", line: 3, variant: "chromium", status: "passed", tags: ["smoke"] },
    {
      name: "pays",
      suite: ["checkout"],
      status: "failed",
      message: "expected 3",
      snippet: "> 9 | expect",
      attachments: [{ path: "test-results/cart-chromium/shot.png" }],
    },
    { name: "wobbles", status: "passed", flaky: true, retries: 1, attempts: [{ status: "failed", message: "once" }, { status: "passed" }] },
    { name: "later", status: "skipped" },
  ]);
});

test("Allure results: labels, broken, attachments beside the file, two tries of one test", async () => {
  const one = (uuid: string, more: object) => ({
    uuid,
    historyId: "pays",
    name: "pays",
    fullName: "tests/cart.spec.ts:3:1",
    labels: [
      { name: "suite", value: "cart" },
      { name: "tag", value: "smoke" },
    ],
    start: 1000,
    stop: 1250,
    ...more,
  });
  const { formats, tests } = await collect({
    "allure-results/1-result.json": JSON.stringify(
      one("1", {
        status: "broken",
        statusDetails: { message: "boom", trace: "at" },
        attachments: [{ name: "log", source: "1-attachment.txt", type: "text/plain" }],
      }),
    ),
    "allure-results/2-result.json": JSON.stringify(
      one("2", { status: "passed", start: 2000, stop: 2250, parameters: [{ name: "Retry", value: "1", excluded: true }] }),
    ),
    "allure-results/1-attachment.txt": "hello",
  });
  expect(formats).toEqual(["allure"]);
  expect(tests).toMatchObject([
    {
      name: "pays",
      suite: ["cart"],
      status: "passed",
      flaky: true,
      retries: 1,
      durationMs: 250,
      filePath: "tests/cart.spec.ts",
      attempts: [{ status: "failed", attachments: [{ path: "allure-results/1-attachment.txt" }] }, { status: "passed" }],
    },
  ]);
});

test("Mochawesome", async () => {
  const { formats, tests } = await collect({
    "mochawesome-report/mochawesome.json": JSON.stringify({
      stats: { suites: 1, tests: 3, testsRegistered: 3, passPercent: 33, hasOther: false },
      results: [
        {
          title: "",
          file: "/cypress/e2e/cart.cy.js",
          suites: [
            {
              title: "cart",
              tests: [
                { title: "adds", duration: 3, pass: true, fail: false, pending: false },
                {
                  title: "pays",
                  duration: 4,
                  pass: false,
                  fail: true,
                  pending: false,
                  err: { message: "AssertionError: no", estack: "at 3" },
                },
                { title: "later", pending: true },
              ],
            },
          ],
        },
      ],
    }),
  });
  expect(formats).toEqual(["mochawesome"]);
  expect(tests).toMatchObject([
    { name: "adds", suite: ["cart"], filePath: "cypress/e2e/cart.cy.js", status: "passed" },
    { status: "failed", message: "AssertionError: no", trace: "at 3" },
    { status: "pending" },
  ]);
});

test("Cucumber JSON: a failed step names itself, an undefined one fails the scenario, durations are nanoseconds", async () => {
  const step = (name: string, status: string, more: object = {}) => ({
    keyword: "Then ",
    name,
    result: { status, duration: 2_000_000, ...more },
  });
  const { formats, tests } = await collect({
    "cucumber.json": JSON.stringify([
      {
        uri: "features/cart.feature",
        keyword: "Feature",
        name: "Cart",
        elements: [
          { type: "background", steps: [] },
          { type: "scenario", name: "adds", line: 3, tags: [{ name: "@smoke" }], steps: [step("it adds", "passed")] },
          {
            type: "scenario",
            name: "pays",
            steps: [step("it pays", "failed", { error_message: "AssertionError: no\n    at 3" }), step("it ships", "skipped")],
          },
          { type: "scenario", name: "dreams", steps: [step("nobody wrote", "undefined")] },
        ],
      },
    ]),
  });
  expect(formats).toEqual(["cucumber-json"]);
  expect(tests).toMatchObject([
    { name: "adds", suite: ["Cart"], durationMs: 2, tags: ["@smoke"] },
    { status: "failed", message: "Then it pays: AssertionError: no" },
    { status: "failed" },
  ]);
});

test("TAP: subtests are suites, directives and diagnostics are read", async () => {
  const { formats, tests } = await collect({
    "out.tap":
      "TAP version 13\n# Subtest: cart\n    ok 1 - adds\n      ---\n      duration_ms: 12.5\n      ...\n    not ok 2 - pays\n      ---\n      error: 'expected 3'\n      ...\n    ok 3 - later # SKIP not yet\n    1..3\nnot ok 1 - cart\nok 2 - plain # TODO some day\n1..2\n",
  });
  expect(formats).toEqual(["tap"]);
  expect(tests).toMatchObject([
    { name: "adds", suite: ["cart"], status: "passed", durationMs: 12.5 },
    { name: "pays", status: "failed", message: "expected 3" },
    { name: "later", status: "skipped" },
    { name: "plain", suite: [], status: "pending" },
  ]);
});

test("other files are not read as results: package.json, a coverage report, an empty file, plain text", async () => {
  expect(
    await collect(
      { "package.json": '{"name":"x","results":{"a":1}}', "coverage.xml": "<coverage/>", "empty.json": "", "a.txt": "ok then" },
      "all good\n✓ done\n",
    ),
  ).toEqual({
    formats: [],
    tests: [],
    unreadFailures: undefined,
    joinedTests: undefined,
    times: {},
    counts: undefined,
    notes: [],
    unread: [],
    added: [],
  });
});

test("all content from suites is cut to the contract's limits", async () => {
  const long = "x".repeat(100_000);
  const { tests } = await collect({
    "j.xml": `<testsuite name="${long}"><testcase name="${long}" time="NaN"><failure message="${long}">${long}</failure></testcase></testsuite>`,
  });
  expect(tests[0]?.name).toHaveLength(1000);
  expect(tests[0]?.trace?.length).toBeLessThanOrEqual(50_000);
});

describe("failures that only the totals count", () => {
  const flaky = {
    title: "wobbles",
    file: "a.spec.ts",
    tests: [{ status: "flaky", results: [{ status: "failed" }, { status: "passed" }] }],
  };
  const playwright = (unexpected: number, specs: object[]) =>
    JSON.stringify({ config: { configFile: "/app/p.ts" }, suites: [{ title: "a", specs }], errors: [], stats: { unexpected } });

  test("are not compensated by attempts of another test", async () => {
    const { tests, unreadFailures } = await collect({ "report.json": playwright(1, [flaky]) });
    expect(unreadFailures).toEqual({ counted: 1, found: 0 });
    expect(tests[0]).toMatchObject({ status: "failed" });
  });

  test("are not compensated by tests of another file", async () => {
    const failing = '<testsuites><testsuite name="b"><testcase name="t"><failure/></testcase></testsuite></testsuites>';
    const { unreadFailures } = await collect({
      "a.xml": '<testsuites failures="1"><testsuite name="a"><testcase name="t"/></testsuite></testsuites>',
      "b.xml": failing,
    });
    expect(unreadFailures).toEqual({ counted: 2, found: 1 });
  });
});

test("Allure: a set-up that failed is a failure when its tests were skipped, and only then", async () => {
  const container = JSON.stringify({ uuid: "c", children: ["r"], befores: [{ name: "beforeClass", status: "broken" }], afters: [] });
  const result = (status: string) => JSON.stringify({ uuid: "r", name: "pays", status, start: 1, stop: 2 });
  const names = async (status: string) => {
    const { tests } = await collect({ "c-container.json": container, "r-result.json": result(status) });
    return tests.filter((one) => one.status === "failed").map(({ name }) => name);
  };
  expect(await names("skipped")).toEqual(["beforeClass"]);
  expect(await names("broken")).toEqual(["pays"]);
});
