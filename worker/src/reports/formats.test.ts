import { mkdtemp, mkdir, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { collectResults } from "./collect.ts";
import { reportFormats } from "./registry.ts";

/** Files as a run's report folder, read the way the worker reads them. */
async function collect(files: Record<string, string>, consoleTail = "") {
  const root = await mkdtemp(join(tmpdir(), "gantry-formats-"));
  try {
    const listed = [];
    for (const [path, content] of Object.entries(files)) {
      await mkdir(dirname(join(root, path)), { recursive: true });
      await writeFile(join(root, path), content);
      listed.push({ path, sizeBytes: (await stat(join(root, path))).size });
    }
    return await collectResults({ root, files: listed, consoleTail });
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}

test("every folder of a format is in the registry, and the other way round", async () => {
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
  expect(tests[2]).toMatchObject({ message: "TypeError", trace: "TypeError: x is not a function" });
  expect(tests[4]).toMatchObject({ flaky: true, retries: 1 });
});

test("JUnit: a document type is refused, a broken end keeps what came before it", async () => {
  const bomb = await collect({
    "junit.xml": '<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY a "aaaa">]><testsuite><testcase name="&a;"/></testsuite>',
  });
  expect(bomb.tests).toEqual([]);
  expect(bomb.notes[0]).toContain("document type");
  const broken = await collect({ "junit.xml": '<testsuite><testcase name="one"/><testcase name="two"/><testca' });
  expect(broken.notes).toHaveLength(1);
  const half = broken.tests.map(({ name }) => name);
  expect(["one", "two"].slice(0, half.length)).toEqual(half);
});

test("the same test twice is a retry: the last decides, failed then passed is flaky", async () => {
  const { tests } = await collect({
    "a.xml": '<testsuite name="s"><testcase name="t"><failure message="no"/></testcase><testcase name="t"/></testsuite>',
    "b.xml": '<testsuite name="s"><testcase name="u"/></testsuite>',
  });
  expect(tests).toMatchObject([
    { name: "t", status: "passed", flaky: true, retries: 1, attempts: [{ status: "failed" }, { status: "passed" }] },
    { name: "u" },
  ]);
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
    { status: "other", durationMs: 0 },
  ]);
});

test("Playwright JSON: projects, tries, attachments; and its JUnit beside it is not counted again", async () => {
  const result = (status: string, more: object = {}) => ({ status, duration: 100, attachments: [], ...more });
  const { formats, tests } = await collect({
    "test-results/cart-chromium/shot.png": "png",
    "test-results/junit.xml": '<testsuite><testcase name="adds"/></testsuite>',
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
                          error: { message: "\u001b[31mexpected\u001b[39m 3", stack: "Error: at 9", snippet: "> 9 | expect" },
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
                { title: "later", file: "cart.spec.ts", line: 30, tests: [{ projectName: "chromium", status: "skipped", results: [] }] },
              ],
            },
          ],
        },
      ],
    }),
  });
  expect(formats).toEqual(["playwright-json"]);
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
    "allure-results/2-result.json": JSON.stringify(one("2", { status: "passed" })),
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
            steps: [step("it pays", "failed", { error_message: "AssertionError: no\nat 3" }), step("it ships", "skipped")],
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

test.each([
  [
    "pytest",
    "tests/test_cart.py::test_adds PASSED [ 50%]\ntests/test_cart.py::test_pays FAILED [100%]\nFAILED tests/test_cart.py::test_pays - assert 3 == 4\n=== 1 failed, 1 passed in 0.12s ===",
    [
      ["test_adds", "passed"],
      ["test_pays", "failed"],
    ],
  ],
  [
    "go test",
    "=== RUN   TestAdds\n--- PASS: TestAdds (0.01s)\n--- FAIL: TestPays (0.20s)\nFAIL",
    [
      ["TestAdds", "passed"],
      ["TestPays", "failed"],
    ],
  ],
  [
    "cargo",
    "test cart::adds ... ok\ntest cart::pays ... FAILED\ntest result: FAILED. 1 passed; 1 failed",
    [
      ["cart::adds", "passed"],
      ["cart::pays", "failed"],
    ],
  ],
  [
    "jest",
    "  \u001b[32m✓\u001b[39m adds (3 ms)\n  ✕ pays (4 ms)\n  ○ skipped later\nTests:       1 failed, 1 skipped, 1 passed, 3 total",
    [
      ["adds", "passed"],
      ["pays", "failed"],
      ["skipped later", "skipped"],
    ],
  ],
  [
    "node:test",
    "✔ adds (1.2ms)\n✖ pays (3.4ms)\nℹ tests 2\nℹ pass 1",
    [
      ["adds", "passed"],
      ["pays", "failed"],
    ],
  ],
  [
    "Playwright",
    "  ✓  1 [chromium] › cart.spec.ts:3:1 › cart › adds (1.2s)\n  ✘  2 [chromium] › cart.spec.ts:9:1 › cart › pays (300ms)\n  1 failed",
    [
      ["adds", "passed"],
      ["pays", "failed"],
    ],
  ],
])("the console of %s names its tests when nothing else does", async (_runner, output, expected) => {
  const { formats, tests } = await collect({}, output);
  expect(formats).toEqual(["console"]);
  expect(tests.map(({ name, status }) => [name, status])).toEqual(expected);
});

test("other files are no results: package.json, a coverage report, an empty file, plain talk", async () => {
  expect(
    await collect(
      { "package.json": '{"name":"x","results":{"a":1}}', "coverage.xml": "<coverage/>", "empty.json": "", "a.txt": "ok then" },
      "all good\n✓ done\n",
    ),
  ).toEqual({ formats: [], tests: [], notes: [], unread: [] });
});

test("whatever a suite wrote is cut to the contract's limits", async () => {
  const long = "x".repeat(100_000);
  const { tests } = await collect({
    "j.xml": `<testsuite name="${long}"><testcase name="${long}" time="NaN"><failure message="${long}">${long}</failure></testcase></testsuite>`,
  });
  expect(tests[0]?.name).toHaveLength(1000);
  expect(tests[0]?.trace?.length).toBeLessThanOrEqual(50_000);
});
