import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { rounds } from "@gantry/host/testing/rounds.ts";
import { describe, expect, test } from "vitest";
import { nearlyGreenReportTree, greenReportTree } from "../testing/report-tree.ts";
import { writeReports, writtenFormats } from "../testing/written-reports.ts";
import fc from "fast-check";
import { collectResults } from "./collect.ts";

async function collect(files: Record<string, string>, options: Partial<Parameters<typeof collectResults>[0]> = {}) {
  const root = await mkdtemp(join(tmpdir(), "gantry-several-"));
  try {
    const listed = [];
    for (const [path, text] of Object.entries(files)) {
      await mkdir(dirname(join(root, path)), { recursive: true });
      await writeFile(join(root, path), text);
      listed.push({ path, sizeBytes: Buffer.byteLength(text) });
    }
    return await collectResults({ root, files: listed, ...options });
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}

interface Case {
  suite: string;
  name: string;
  file?: string;
  failed?: boolean;
}

const attr = (text: string) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
const outcome = ({ failed }: Case) => (failed ? '<failure message="no">at x</failure>' : "");
const junit = (cases: Case[], of: (one: Case) => { classname: string; name: string; file?: string }, suite = "unit") =>
  `<testsuites><testsuite name="${suite}" tests="${cases.length}" failures="${cases.filter(({ failed }) => failed).length}">${cases
    .map((one) => {
      const { classname, name, file } = of(one);
      return `<testcase classname="${attr(classname)}" name="${attr(name)}"${file ? ` file="${file}"` : ""}>${outcome(one)}</testcase>`;
    })
    .join("")}</testsuite></testsuites>`;
const jest = (cases: Case[]) =>
  JSON.stringify({
    numTotalTests: cases.length,
    numFailedTests: cases.filter(({ failed }) => failed).length,
    testResults: [...new Set(cases.map(({ file }) => file))].map((file) => ({
      name: `/app/${file}`,
      status: cases.some((one) => one.file === file && one.failed) ? "failed" : "passed",
      assertionResults: cases
        .filter((one) => one.file === file)
        .map(({ suite, name, failed }) => ({
          ancestorTitles: suite ? [suite] : [],
          title: name,
          fullName: `${suite} ${name}`.trim(),
          status: failed ? "failed" : "passed",
          failureMessages: failed ? ["no"] : [],
        })),
    })),
  });
const playwright = (cases: Case[]) =>
  JSON.stringify({
    config: { configFile: "/app/playwright.config.ts", rootDir: "/app" },
    suites: cases.map(({ suite, name, file, failed }) => ({
      title: file,
      file,
      suites: [
        {
          title: suite,
          file,
          specs: [
            {
              title: name,
              file,
              line: 3,
              tests: [
                {
                  projectName: "chromium",
                  status: failed ? "unexpected" : "expected",
                  results: [{ status: failed ? "failed" : "passed", ...(failed ? { error: { message: "no" } } : {}) }],
                },
              ],
            },
          ],
        },
      ],
    })),
    errors: [],
    stats: { unexpected: cases.filter(({ failed }) => failed).length },
  });
const ctrf = (cases: Case[], nameOf: (one: Case) => string) =>
  JSON.stringify({
    results: {
      tool: { name: "x" },
      summary: { tests: cases.length, failed: cases.filter(({ failed }) => failed).length },
      tests: cases.map((one) => ({
        name: nameOf(one),
        status: one.failed ? "failed" : "passed",
        message: one.failed ? "no" : undefined,
        duration: 1,
      })),
    },
  });
const allure = (cases: Case[], labels: (one: Case) => object[]) =>
  Object.fromEntries(
    cases.map((one, index) => [
      `allure-results/${index}-result.json`,
      JSON.stringify({
        uuid: String(index),
        historyId: `h${index}`,
        name: one.name,
        status: one.failed ? "failed" : "passed",
        statusDetails: one.failed ? { message: "no" } : undefined,
        start: 1,
        stop: 2,
        labels: labels(one),
      }),
    ]),
  );
const goTests = (names: [string, string][]) =>
  names
    .flatMap(([name, action]) => [
      { Action: "run", Package: "shop/cart", Test: name },
      { Action: action, Package: "shop/cart", Test: name, Elapsed: 0.1 },
    ])
    .concat([{ Action: names.some(([, action]) => action === "fail") ? "fail" : "pass", Package: "shop/cart", Test: "", Elapsed: 1 }])
    .map(({ Test, ...event }) => JSON.stringify(Test === "" ? event : { ...event, Test }))
    .join("\n");

const own: Case[] = [
  { suite: "cart", name: "adds an item", file: "tests/cart.test.js" },
  { suite: "cart", name: "pays", file: "tests/cart.test.js", failed: true },
  { suite: "account", name: "signs in", file: "tests/account.test.js" },
  { suite: "account", name: "pays", file: "tests/account.test.js" },
];

describe("a run reported in two formats lists each test once", () => {
  test.each<[string, Record<string, string>]>([
    [
      "Playwright JSON and its JUnit",
      {
        "results.json": playwright(own),
        "junit.xml": `<testsuites id="" name="" tests="4" failures="1">${own
          .map(
            (one) =>
              `<testsuite name="${one.file}" hostname="chromium" tests="1"><testcase name="${one.suite} › ${one.name}" classname="${one.file}">${outcome(one)}</testcase></testsuite>`,
          )
          .join("")}</testsuites>`,
      },
    ],
    [
      "Jest JSON and jest-junit, which names no file and puts the suite into both names",
      {
        "jest.json": jest(own),
        "junit.xml": junit(own, ({ suite, name }) => ({ classname: `${suite} ${name}`, name: `${suite} ${name}` }), "undefined"),
      },
    ],
    [
      "Jest JSON without suites, and jest-junit",
      {
        "jest.json": jest(own.slice(0, 3).map((one) => ({ ...one, suite: "" }))),
        "junit.xml": junit(own.slice(0, 3), ({ name }) => ({ classname: ` ${name}`, name: ` ${name}` }), "undefined"),
      },
    ],
    [
      "Allure and JUnit of pytest",
      {
        ...allure(
          own.map((one) => ({ ...one, name: `test_${one.name.replaceAll(" ", "_")}` })),
          ({ suite }) => [
            { name: "parentSuite", value: "tests" },
            { name: "suite", value: `test_${suite}` },
          ],
        ),
        "junit.xml": junit(
          own,
          ({ suite, name }) => ({ classname: `tests.test_${suite}`, name: `test_${name.replaceAll(" ", "_")}` }),
          "pytest",
        ),
      },
    ],
    [
      "CTRF and JUnit of pytest",
      {
        "ctrf.json": ctrf(own, ({ suite, name }) => `tests/test_${suite}.py::test_${name.replaceAll(" ", "_")}`),
        "junit.xml": junit(
          own,
          ({ suite, name }) => ({ classname: `tests.test_${suite}`, name: `test_${name.replaceAll(" ", "_")}` }),
          "pytest",
        ),
      },
    ],
  ])("%s", async (_, files) => {
    const { formats, tests, unreadFailures } = await collect(files);
    expect(formats).toHaveLength(2);
    expect(tests.filter(({ status }) => status === "failed")).toHaveLength(1);
    expect(tests).toHaveLength("jest.json" in files ? JSON.parse(files["jest.json"] ?? "").numTotalTests : 4);
    expect(unreadFailures).toBeUndefined();
  });

  test("a retry that one format joins is a failure in a format that lists each attempt as a test", async () => {
    const result = (uuid: string, status: string, start: number, parameters: object[] = []) =>
      JSON.stringify({
        uuid,
        historyId: "h",
        name: "pays",
        status,
        start,
        stop: start + 1,
        parameters,
        labels: [{ name: "suite", value: "cart" }],
      });
    const files = {
      "a-result.json": result("a", "failed", 1),
      "b-result.json": result("b", "passed", 5, [{ name: "Retry", value: "1", excluded: true }]),
    };
    const junitOf = (first: string) => `<testsuite name="cart">${first}<testcase classname="cart" name="pays"/></testsuite>`;
    expect((await collect({ ...files, "junit.xml": junitOf("") })).tests).toMatchObject([{ name: "pays", status: "passed", flaky: true }]);
    const both = await collect({ ...files, "junit.xml": junitOf('<testcase classname="cart" name="pays"><failure/></testcase>') });
    expect(both.tests.map(({ status }) => status)).toEqual(["passed", "failed", "passed"]);
  });
});

describe("results in only one of several formats are separate tests", () => {
  const green: Case[] = [{ suite: "home", name: "opens", file: "tests/home.spec.js" }];
  const red =
    '<testsuite name="unit" failures="1"><testcase classname="c" name="n"/><testcase classname="c" name="m"><failure message="no"/></testcase></testsuite>';
  const pytest = junit(
    [
      { suite: "c", name: "opens", failed: true },
      { suite: "c", name: "works" },
    ],
    ({ name }) => ({ classname: "tests.test_home", name }),
    "pytest",
  );
  const cucumber = JSON.stringify([
    {
      uri: "f",
      keyword: "Feature",
      name: "F",
      elements: [
        { type: "scenario", name: "s", keyword: "Scenario", steps: [{ name: "x", keyword: "Given ", result: { status: "passed" } }] },
      ],
    },
  ]);
  const trx =
    '<TestRun><Results><UnitTestResult testName="ok" outcome="Passed"/></Results><ResultSummary outcome="Completed"><Counters total="1" passed="1"/></ResultSummary></TestRun>';

  test.each<[string, Record<string, string>, number]>([
    ["Jest JSON and pytest", { "js/jest.json": jest(green), "py/junit.xml": pytest }, 3],
    ["CTRF and JUnit", { "e2e/ctrf.json": ctrf(green, ({ name }) => name), "unit/junit.xml": red }, 3],
    ["Allure and JUnit", { ...allure(green, () => []), "junit.xml": red }, 3],
    ["Cucumber and Jest", { "c.json": cucumber, "jest.json": jest(own.slice(1, 2)) }, 2],
    [
      "JUnit and TAP",
      { "junit.xml": junit(green, ({ name }) => ({ classname: "c", name })), "x.tap": "TAP version 13\n1..1\nnot ok 1 - perl thing\n" },
      2,
    ],
    ["TRX and JUnit", { "a.trx": trx, "junit.xml": red }, 3],
  ])("%s", async (_, files, count) => {
    const { tests, notes } = await collect(files);
    expect(tests).toHaveLength(count);
    expect(tests.filter(({ status }) => status === "failed")).toHaveLength(1);
    expect(notes.join()).toMatch(/of (?:its|their) own/);
  });

  test("Playwright JSON and go test", async () => {
    const go = goTests([
      ["TestAdds", "pass"],
      ["TestPays", "fail"],
    ]);
    const { tests } = await collect({ "e2e/results.json": playwright(green), "go.json": go });
    expect(tests.map(({ name }) => name)).toEqual(expect.arrayContaining(["opens", "TestAdds", "TestPays"]));
    expect(tests.find(({ name }) => name === "TestPays")?.status).toBe("failed");
  });

  test("a failure of a test that the other format calls passed", async () => {
    const { tests } = await collect({
      "jest.json": jest(own.map((one) => ({ ...one, failed: false }))),
      "junit.xml": junit(own, ({ suite, name }) => ({ classname: `${suite} ${name}`, name: `${suite} ${name}` }), "undefined"),
    });
    expect(tests).toHaveLength(8);
    expect(tests.filter(({ status }) => status === "failed")).toMatchObject([{ name: "cart pays" }]);
  });

  const flakyInPlaywright = JSON.stringify({
    config: {},
    suites: [
      {
        title: "a.spec.js",
        file: "a.spec.js",
        specs: ["pays", "opens"].map((title) => ({
          title,
          file: "a.spec.js",
          tests: [
            title === "pays"
              ? { projectName: "c", status: "flaky", results: [{ status: "failed", errors: [{ message: "no" }] }, { status: "passed" }] }
              : { projectName: "c", status: "expected", results: [{ status: "passed" }] },
          ],
        })),
      },
    ],
    errors: [],
    stats: { unexpected: 0, flaky: 1 },
  });
  const inJunit = (host: string) =>
    `<testsuites tests="2" failures="1"><testsuite name="a.spec.js" hostname="${host}" tests="2" failures="1"><testcase name="pays" classname="a.spec.js"><failure message="second run"/></testcase><testcase name="opens" classname="a.spec.js"/></testsuite></testsuites>`;
  const flakyInCtrf = JSON.stringify({
    results: {
      tool: { name: "x" },
      summary: { tests: 1, failed: 0 },
      tests: [{ name: "pays", status: "passed", duration: 1, flaky: true, retries: 1, retryAttempts: [{ attempt: 1, status: "failed" }] }],
    },
  });

  test.each([
    ["Playwright JSON, the same project", { "pw.json": flakyInPlaywright, "junit.xml": inJunit("c") }],
    ["Playwright JSON, another project", { "pw.json": flakyInPlaywright, "junit.xml": inJunit("webkit") }],
    ["Playwright JSON, no project", { "pw.json": flakyInPlaywright, "junit.xml": inJunit("") }],
    [
      "CTRF",
      {
        "ctrf.json": flakyInCtrf,
        "junit.xml": `<testsuite name="pytest" failures="1"><testcase classname="tests.test_api" name="pays"><failure/></testcase></testsuite>`,
      },
    ],
  ])("a final failure in one format of a test that is flaky in another: %s", async (_, files) => {
    const { tests } = await collect(files);
    expect(tests.filter(({ status }) => status === "failed").map(({ name }) => name)).toEqual(["pays"]);
    expect(tests.some(({ flaky }) => flaky)).toBe(true);
  });

  test("a failure of the same name in another file", async () => {
    const failing = { suite: "cart", name: "pays", failed: true };
    const { tests } = await collect({
      "jest.json": jest([{ ...failing, file: "tests/cart.test.js" }]),
      "junit.xml": junit([failing], ({ suite, name }) => ({ classname: suite, name, file: "tests/test_cart.py" })),
    });
    expect(tests.filter(({ status }) => status === "failed")).toHaveLength(2);
  });

  test("a failure outside tests is listed once, although each format describes it differently", async () => {
    const file = (name: string, message: string, title = "works") => ({
      name: `/app/${name}`,
      status: message ? "failed" : "passed",
      message,
      assertionResults: [{ ancestorTitles: [], title, fullName: title, status: "passed" }],
    });
    const vitest = (files: object[]) => JSON.stringify({ numTotalTests: 3, numFailedTests: 0, success: false, testResults: files });
    const files = [
      file("a.test.mjs", " ● Test suite failed to run\n\n after boom"),
      { ...file("b.test.mjs", "Cannot find module './nowhere.mjs'"), assertionResults: [] },
      file("c.test.mjs", ""),
    ];
    const passed = '<testcase classname="a.test.mjs" name="works"/><testcase classname="c.test.mjs" name="works"/>';
    const written = {
      vitest: `<testcase classname="a.test.mjs" name="s"><failure message="after boom"/></testcase><testcase classname="b.test.mjs" name="b.test.mjs"><failure message="Error"/></testcase>`,
      "jest-junit": `<testcase classname="Test suite failed to run" name="/app/a.test.mjs"><error/></testcase><testcase classname="Test suite failed to run" name="/app/b.test.mjs"><error>Cannot</error></testcase>`,
      another: `<testcase classname="d.test.mjs" name="d.test.mjs"><failure message="other step"/></testcase>`,
    };
    const names = async (junitCases: string) =>
      (await collect({ "r.json": vitest(files), "junit.xml": `<testsuite name="x">${passed}${junitCases}</testsuite>` })).tests
        .filter(({ status }) => status === "failed")
        .map(({ filePath, suite }) => filePath ?? suite.join())
        .toSorted();
    const own = ["a.test.mjs", "b.test.mjs"];
    expect(await names(written.vitest)).toEqual(own);
    expect(await names(written["jest-junit"])).toEqual(own);
    expect(await names(written.another)).toHaveLength(3);
  });

  test("a package that go could not build is listed once together with gotestsum's report", async () => {
    const go = `${goTests([["TestPays", "pass"]])}\n{"Action":"output","Package":"shop/bad","Output":"bad.go:3: undefined: x\\n"}\n{"Action":"fail","Package":"shop/bad"}`;
    const gotestsum = `<testsuites><testsuite name="shop/cart"><testcase classname="shop/cart" name="TestPays"/></testsuite><testsuite name="shop/bad" failures="1"><testcase classname="shop/bad" name="TestMain"><failure message="Failed">=== undefined</failure></testcase></testsuite></testsuites>`;
    const { tests } = await collect({ "go.json": go, "junit.xml": gotestsum });
    expect(tests.filter(({ status }) => status === "failed")).toHaveLength(1);
  });

  test("no pair of formats hides the failures of the other", async () => {
    const formats = fc.constantFrom(...writtenFormats);
    await fc.assert(
      fc.asyncProperty(formats, formats, greenReportTree, nearlyGreenReportTree, async (one, other, green, red) => {
        const failing = writeReports(other, [red]);
        const { tests } = await collect({
          ...prefixed("one", writeReports(one, [green]).files),
          ...prefixed("other", failing.files),
        });
        expect(tests.some(({ status }) => status === "failed")).toBe(failing.failures > 0);
      }),
      { numRuns: Number(process.env["GENERATED_REPORTS"] ?? rounds(30, 100)) },
    );
  });

  test("fifty thousand tests of one name in two formats are compared in linear time", async () => {
    const count = 25_000;
    const { tests } = await collect({
      "ctrf.json": JSON.stringify({
        results: { tool: { name: "x" }, tests: Array.from({ length: count }, () => ({ name: "t", status: "passed", duration: 1 })) },
      }),
      "junit.xml": `<testsuite>${'<testcase name="t"/>'.repeat(count - 1)}<testcase name="t"><failure/></testcase></testsuite>`,
    });
    expect(tests.filter(({ status }) => status === "failed")).toHaveLength(1);
  });
});

function prefixed(folder: string, files: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(files).map(([path, text]) => [`${folder}/${path}`, text]));
}
