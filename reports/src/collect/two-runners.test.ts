import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { rounds } from "@gantry/host/testing/rounds.ts";
import type { TestResult } from "@gantry/contract/results/schemas.ts";
import { collectFiles } from "../testing/collect-files.ts";
import { anyReportTree, type Group, type ReportTree } from "../testing/report-tree.ts";
import { twoRunners } from "../testing/two-runners.ts";
import { writeReports, writtenFormats } from "../testing/written-reports.ts";

const failedOf = ({ tests }: { tests: TestResult[] }): TestResult[] => tests.filter(({ status }) => status === "failed");

test.each([
  [{ browser: false, unit: false }, []],
  [{ browser: true, unit: false }, ["adds an item"]],
  [{ browser: false, unit: true }, ["cart adds an item"]],
  [{ browser: true, unit: true }, ["adds an item", "cart adds an item"]],
])("a test of Playwright and a test of Jest with the same suite and name are two tests: %o", async (fails, names) => {
  const read = await collectFiles(twoRunners(fails));
  expect(read.tests).toHaveLength(18);
  expect(failedOf(read).map(({ name }) => name)).toEqual(names);
});

interface Spec {
  suite: string;
  name: string;
  fails?: boolean;
  file?: string;
}

const playwright = (specs: readonly Spec[], projectName = "chromium") =>
  JSON.stringify({
    config: { rootDir: "/ci/shop" },
    suites: specs.map(({ suite, name, fails, file = "login.spec.ts" }) => ({
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
              tests: [
                {
                  projectName,
                  status: fails ? "unexpected" : "expected",
                  results: [{ status: fails ? "failed" : "passed", error: fails ? { message: "no" } : undefined }],
                },
              ],
            },
          ],
        },
      ],
    })),
    errors: [],
    stats: {},
  });
const junit = (cases: readonly (Spec & { className: string })[], suite: string, attributes = "") =>
  `<testsuites><testsuite name="${suite}" ${attributes}>${cases
    .map(
      ({ name, className, fails }) =>
        `<testcase classname="${className}" name="${name}">${fails ? "<failure>no</failure>" : ""}</testcase>`,
    )
    .join("")}</testsuite></testsuites>`;

const browser: Spec[] = [
  { suite: "login", name: "logs in", fails: true },
  { suite: "login", name: "logs out" },
  { suite: "login", name: "shows a page" },
];

describe("a failure with the same name from another runner than Playwright is a different test", () => {
  const unit = (suite: string, className: string, name = "logs in", more: readonly string[] = ["other 0", "other 1"]) =>
    junit([{ suite, className, name, fails: true }, ...more.map((other) => ({ suite, className, name: other }))], suite);
  test.each([
    ["jest-junit", { "junit.xml": unit("login", "login logs in", "login logs in") }],
    ["RSpec", { "junit.xml": unit("rspec", "spec.login") }],
    ["behave", { "junit.xml": unit("login.Login", "login.Login") }],
    ["go", { "junit.xml": unit("acme/login", "login") }],
    ["Karma", { "junit.xml": unit("Chrome Headless", "Chrome.login", "login logs in") }],
    ["a suite of the same tests", { "junit.xml": unit("login", "login", "logs in", ["logs out", "shows a page"]) }],
    ["a suite of one test", { "junit.xml": unit("login", "login", "login logs in", []) }],
    ["TAP", { "r.tap": "TAP version 13\n1..3\nnot ok 1 - logs in\nok 2 - x\nok 3 - y\n" }],
    [
      "CTRF",
      {
        "c.json": JSON.stringify({
          results: {
            tool: { name: "x" },
            summary: { tests: 2, failed: 1 },
            tests: [
              { name: "logs in", suite: ["api", "login"], status: "failed", duration: 1 },
              { name: "n", status: "passed", duration: 1 },
            ],
          },
        }),
      },
    ],
  ])("%s", async (_, files) => {
    const read = await collectFiles({ ...files, "pw.json": playwright(browser) });
    expect(failedOf(read)).toHaveLength(2);
    expect(failedOf(await collectFiles({ ...files, "pw.json": playwright(browser.slice(0, 1)) }))).toHaveLength(2);
  });
});

test.each([
  ["chromium", "chromium", 1],
  ["chromium", "webkit", 2],
  ["chromium", "mobile chromium", 2],
  ["chromium", "", 2],
  ["", "webkit", 2],
])("Playwright's JSON of the project %j and its JUnit of %j have %i failed tests", async (project, host, count) => {
  const written = browser.map((spec) => ({ ...spec, name: `${spec.suite} › ${spec.name}`, className: "login.spec.ts" }));
  const xml = junit(written, "login.spec.ts", `hostname="${host}"`).replace("<testsuites>", '<testsuites id="" name="">');
  const read = await collectFiles({ "a/results.json": playwright(browser, project), "b/results.xml": xml });
  expect(failedOf(read)).toHaveLength(count);
  expect(read.tests).toHaveLength(count * 3);
});

test("rows of a table are told apart by their numbers", async () => {
  const jest = (failing: number) =>
    JSON.stringify({
      numTotalTests: 2,
      testResults: [
        {
          name: "/app/a.test.js",
          assertionResults: [1, 2].map((row) => ({
            ancestorTitles: [],
            title: `adds [${row}]`,
            status: row === failing ? "failed" : "passed",
            failureMessages: row === failing ? ["no"] : [],
          })),
        },
      ],
    });
  const xml = (failing: number) =>
    junit(
      [1, 2].map((row) => ({ suite: "", className: "", name: `adds [${row}]`, fails: row === failing })),
      "",
    );
  expect(failedOf(await collectFiles({ "j.json": jest(1), "j.xml": xml(1) }))).toHaveLength(1);
  expect(failedOf(await collectFiles({ "j.json": jest(1), "j.xml": xml(2) }))).toHaveLength(2);
});

test("failures with different reasons are two", async () => {
  const jest = JSON.stringify({
    numTotalTests: 1,
    testResults: [
      {
        name: "/app/cart.test.js",
        status: "failed",
        assertionResults: [{ ancestorTitles: ["cart"], title: "pays", status: "failed", failureMessages: ["Error: no database"] }],
      },
    ],
  });
  const xml = (message: string) =>
    `<testsuite name="cart"><testcase classname="cart" name="pays"><failure message="${message}">at x</failure></testcase></testsuite>`;
  expect(failedOf(await collectFiles({ "j.json": jest, "j.xml": xml("no database") }))).toHaveLength(1);
  expect(failedOf(await collectFiles({ "j.json": jest, "j.xml": xml("timed out after 5 s") }))).toHaveLength(2);
});

describe("files of one folder are compared one by one", () => {
  const unit = (fails: boolean) =>
    junit(
      [
        { suite: "login", className: "login logs in", name: "login logs in", fails },
        { suite: "login", className: "login counts", name: "login counts" },
      ],
      "login",
    );
  const written = browser.map((spec) => ({ ...spec, name: `${spec.suite} › ${spec.name}`, className: "login.spec.ts" }));
  const ofPlaywright = junit(written, "login.spec.ts", 'hostname="chromium"').replace("<testsuites>", '<testsuites id="" name="">');

  test("one describes Playwright's run and the other is Jest's", async () => {
    const read = await collectFiles({ "pw.json": playwright(browser), "pw.xml": ofPlaywright, "unit.xml": unit(true) });
    expect(read.tests.map(({ name }) => name)).toEqual(["logs in", "logs out", "shows a page", "login logs in", "login counts"]);
    expect(failedOf(read)).toHaveLength(2);
  });

  test("a file for each class describes the run of one file", async () => {
    const ofClass = (name: string, fails: boolean) =>
      `<testsuite name="shop.${name}"><testcase classname="shop.${name}" name="pays">${fails ? '<failure message="no"/>' : ""}</testcase></testsuite>`;
    const testng = `<testng-results failed="1"><suite name="s"><test name="t">${["A", "B"]
      .map(
        (name) =>
          `<class name="shop.${name}"><test-method name="pays" signature="pays()" status="${name === "A" ? "FAIL" : "PASS"}"><exception class="E"><message>no</message></exception></test-method></class>`,
      )
      .join("")}</test></suite></testng-results>`;
    const files = { "testng-results.xml": testng, "TEST-a.xml": ofClass("A", true) };
    expect((await collectFiles({ ...files, "TEST-b.xml": ofClass("B", false) })).tests).toHaveLength(2);
    expect((await collectFiles({ ...files, "TEST-b.xml": ofClass("B", true) })).tests).toHaveLength(4);
  });
});

const runs = { numRuns: Number(process.env["GENERATED_REPORTS"] ?? rounds(40, 150)) };
const formats = fc.constantFrom(...writtenFormats);
const inFolder = (folder: string, files: Record<string, string>) =>
  Object.fromEntries(Object.entries(files).map(([path, text]) => [`${folder}/${path}`, text]));
const words = ({ filePath = "", suite, name }: TestResult) =>
  new Set(
    [filePath, ...suite, name]
      .join(" ")
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu),
  );
const isSubset = (one: ReadonlySet<string>, other: ReadonlySet<string>) => [...one].every((word) => other.has(word));

describe("two reports in one folder", () => {
  test("no failure of one is lost in the other", async () => {
    await fc.assert(
      fc.asyncProperty(formats, formats, anyReportTree, anyReportTree, fc.boolean(), async (one, other, first, second, isSameRun) => {
        const files = [
          inFolder("one", writeReports(one, [first]).files),
          inFolder("other", writeReports(other, [isSameRun ? first : second]).files),
        ];
        const [a, b] = [await collectFiles(files[0] ?? {}), await collectFiles(files[1] ?? {})].map(failedOf);
        const both = failedOf(await collectFiles({ ...files[0], ...files[1] }));
        expect(both.length).toBeGreaterThanOrEqual(Math.max(a?.length ?? 0, b?.length ?? 0));
        for (const failed of [...(a ?? []), ...(b ?? [])]) {
          const own = words(failed);
          expect(both.some((each) => isSubset(own, words(each)) || isSubset(words(each), own) || each.kind === "outside")).toBe(true);
        }
      }),
      runs,
    );
  });

  const withTest = (tree: ReportTree, title: string): ReportTree => {
    const extra: Group["cases"] = [{ title, outcome: "pass", triesBefore: 0, variant: undefined, hasMessage: false }];
    // One failed test stands for all that the totals of a folder count and its reports do not list.
    return {
      unlisted: 0,
      groups: [...tree.groups, { title: "more", cases: extra, groups: [], setUpFails: false, tearDownFails: false, isBroken: false }],
    };
  };

  test("that differ in one test are those of two runs, so all failures of both are there", async () => {
    const different = formats.chain((one) => formats.filter((other) => other !== one).map((other) => [one, other] as const));
    await fc.assert(
      fc.asyncProperty(different, anyReportTree, anyReportTree, fc.boolean(), async ([one, other], tree, another, isNearlySame) => {
        const files = [
          inFolder("one", writeReports(one, [withTest(tree, "only in one")]).files),
          inFolder("other", writeReports(other, [withTest(isNearlySame ? tree : another, "only elsewhere")]).files),
        ];
        const [a, b] = [await collectFiles(files[0] ?? {}), await collectFiles(files[1] ?? {})].map((each) => failedOf(each).length);
        expect(failedOf(await collectFiles({ ...files[0], ...files[1] })).length).toBe((a ?? 0) + (b ?? 0));
      }),
      runs,
    );
  });
});
