import { expect, test } from "vitest";
import type { TestResult } from "@gantry/contract/results/schemas.ts";
import { collectFiles } from "../../testing/collect-files.ts";

const idOf = ({ name, suite, filePath, variant }: TestResult) => JSON.stringify([filePath, suite, name, variant]);
const junit = (...cases: string[]) => `<testsuite name="s" tests="${cases.length}">${cases.join("")}</testsuite>`;
const long = (length: number, end: string) => `${"x".repeat(length)}${end}`;

const passed = (projectName: string) => [{ projectName, status: "expected", results: [{ status: "passed", duration: 1 }] }];
const playwright = (inFile: object) =>
  JSON.stringify({ config: { rootDir: "/app" }, suites: [{ title: "a.spec.ts", file: "a.spec.ts", ...inFile }] });
const ofProjects = (...names: string[]) => playwright({ specs: names.map((name) => ({ title: "pays", tests: passed(name) })) });
const nested = (depth: number, end: string): object =>
  depth === 0
    ? { title: end, specs: [{ title: "pays", tests: passed("chromium") }] }
    : { title: `level ${depth}`, suites: [nested(depth - 1, end)] };
const inSuites = (...ends: string[]) => playwright({ suites: ends.map((end) => nested(25, end)) });
const testng = (...values: string[]) => {
  const methods = values.map(
    (value) =>
      `<test-method name="pays" status="PASS" duration-ms="1"><params><param index="0"><value>${value}</value></param></params></test-method>`,
  );
  return `<testng-results passed="${values.length}" total="${values.length}"><suite name="s"><test name="t"><class name="a.B">${methods.join("")}</class></test></suite></testng-results>`;
};

const reports: [string, string, (...ends: string[]) => string][] = [
  ["names", "junit.xml", (...ends) => junit(...ends.map((end) => `<testcase classname="c" name="${long(1100, end)}"/>`))],
  ["a suite", "junit.xml", (...ends) => junit(...ends.map((end) => `<testcase classname="${long(600, end)}" name="pays"/>`))],
  ["a file", "junit.xml", (...ends) => junit(...ends.map((end) => `<testcase classname="c" file="${long(1100, end)}" name="pays"/>`))],
  ["the suites below the twentieth", "results.json", inSuites],
  ["variants", "results.json", (...ends) => ofProjects(...ends.map((end) => long(250, end)))],
  ["parameters of TestNG", "testng-results.xml", (...ends) => testng(...ends.map((end) => long(250, end)))],
];

test.each(reports)("tests that differ only behind the limit are two tests, in any run: %s", async (_part, path, report) => {
  const both = (await collectFiles({ [path]: report("card", "cash") })).tests;
  expect(both).toHaveLength(2);
  expect(new Set(both.map(idOf)).size).toBe(2);
  // Not numbered by their order: a run of only one of them has the same test.
  const [alone] = (await collectFiles({ [path]: report("cash") })).tests;
  expect(alone && idOf(alone)).toBe(both[1] && idOf(both[1]));
});

test("texts within the limits stay as they are, and cut ones have the length of the limit", async () => {
  const [kept, cut] = (
    await collectFiles({
      "junit.xml": junit(
        `<testcase classname="${long(500, "")}" name="${long(1000, "")}"/>`,
        `<testcase classname="${long(501, "")}" name="${long(1001, "")}"/>`,
      ),
    })
  ).tests;
  expect(kept).toMatchObject({ name: long(1000, ""), suite: ["s", long(500, "")] });
  expect(cut?.name).toMatch(/^x+… [0-9a-f]{12}$/);
  expect([cut?.name.length, cut?.suite.at(-1)?.length]).toEqual([1000, 500]);
});

test("the mark of tests with one name stays readable behind a long variant", async () => {
  const spec = (line: number) => ({ title: "pays", line, tests: passed(long(250, "card")) });
  const { tests } = await collectFiles({ "results.json": playwright({ specs: [spec(3), spec(8)] }) });
  expect(tests.map(({ variant }) => variant?.replace(/^.*, /, ""))).toEqual(["line 3", "line 8"]);
});

test("a secret is masked before a text is cut, so that its hash says nothing about it", async () => {
  const nameWith = async (secret: string) => {
    const report = junit(`<testcase classname="c" name="${long(1100, secret)}"/>`);
    return (await collectFiles({ "junit.xml": report }, { mask: (text) => text.replace(secret, "********") })).tests[0]?.name;
  };
  expect(await nameWith("first-token")).toBe(await nameWith("other-token"));
});
