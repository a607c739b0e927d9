import { describe, expect, test } from "vitest";
import { collectFiles } from "../../testing/collect-files.ts";
import type { Case, ReportTree } from "../../testing/report-tree.ts";
import { writeReports, writtenFormats } from "../../testing/written-reports.ts";

const testCase = (title: string, outcome: Case["outcome"]): Case => ({
  title,
  outcome,
  triesBefore: 0,
  variant: undefined,
  hasMessage: true,
});
const treeOf = (...cases: Case[]): ReportTree => ({
  groups: [{ title: "shop", cases, groups: [], setUpFails: false, tearDownFails: false, isBroken: false }],
  unlisted: 0,
});
const read = (text: string, exitCode = 0) => collectFiles({}, { console: { text, isCut: false }, exitCode });

// Allure writes many files, and TAP on the console is read line by line.
describe.each(writtenFormats.filter((format) => format !== "allure" && format !== "tap"))("a report printed as %s", (format) => {
  const printed = (tree: ReportTree) => `building\n${Object.values(writeReports(format, [tree]).files)[0]?.trimEnd()}\nfinished\n`;

  test("is read like a file of it", async () => {
    const tree = treeOf(testCase("adds", "pass"), testCase("pays", "fail"));
    const inFile = await collectFiles(writeReports(format, [tree]).files, { exitCode: 0 });
    const { formats, tests, doubt } = await read(printed(tree));
    expect(tests.map(({ name, status, message }) => [name, status, message])).toEqual(
      inFile.tests.map(({ name, status, message }) => [name, status, message]),
    );
    expect(tests.some(({ status }) => status === "failed")).toBe(true);
    expect(formats).toEqual(["console"]);
    expect(doubt).toBeUndefined();
  });

  test("without failures is a pass", async () => {
    const { tests, doubt } = await read(printed(treeOf(testCase("adds", "pass"))));
    expect(tests.map(({ status }) => status)).toEqual(["passed"]);
    expect(doubt).toBeUndefined();
  });
});

describe("the results of several programs whose lines have a prefix", () => {
  test("are joined", async () => {
    const events = (name: string, end: string) =>
      ["start", "run", end].map((Action) =>
        JSON.stringify({ Time: "2026-11-22T18:00:00Z", Action, Package: name, Test: Action === "start" ? undefined : "TestA" }),
      );
    const lines = [...events("hall", "pass"), JSON.stringify({ Action: "pass", Package: "hall" })].map((line) => `[hall] ${line}`);
    const others = [...events("shop", "fail"), JSON.stringify({ Action: "fail", Package: "shop" })].map((line) => `[shop] ${line}`);
    const { tests } = await read(`${lines.flatMap((line, index) => [line, others[index]]).join("\n")}\n`);
    expect(tests.filter(({ name }) => name === "TestA").map(({ status }) => status)).toEqual(["passed", "failed"]);
  });
});

test("of an output whose start is missing, only the failures are listed", async () => {
  const events = ["pass", "fail"].flatMap((Action) =>
    ["run", Action].map((each) => JSON.stringify({ Action: each, Package: "hall", Test: `Test_${Action}` })),
  );
  const cut = (lines: readonly string[]) => collectFiles({}, { console: { text: `${lines.join("\n")}\n`, isCut: true }, exitCode: 0 });
  const names = (await cut(events)).tests.map(({ name }) => name);
  expect(names).toContain("Test_fail");
  expect(names).not.toContain("Test_pass");
  const passed = await cut([...events.slice(0, 2), JSON.stringify({ Action: "pass", Package: "hall" })]);
  expect([passed.formats, passed.tests]).toEqual([[], []]);
});

describe("JSON that is no report format here", () => {
  const mocha = (failures: number) =>
    `{\n  "stats": {\n    "suites": 1,\n    "tests": 2,\n    "passes": 1,\n    "pending": 0,\n    "failures": ${failures},\n    "duration": 40\n  },\n  "tests": []\n}\n`;
  const rspec = (words: string) => `{"version":"3.12.0","examples":[],"summary":{"example_count":2},"summary_line":"${words}"}\n`;
  test.each([
    ["Mocha", mocha(1)],
    ["RSpec", rspec("2 examples, 1 failure")],
    ["RSpec, outside of the examples", rspec("0 examples, 0 failures, 1 error occurred outside of examples")],
  ])("%s: failures are no pass", async (_name, text) => {
    expect((await read(text)).doubt).toContain("The output says that the run failed");
  });

  test.each([
    ["Mocha", mocha(0)],
    ["RSpec", rspec("2 examples, 0 failures")],
    ["a document of another kind", '{\n  "name": "shop",\n  "failures": 3\n}\n'],
    ["a report that was cut off", '<?xml version="1.0"?>\n<testsuite tests="1"><testcase name="a"\n'],
  ])("%s without failures is no doubt", async (_name, text) => {
    const { tests, doubt } = await read(text);
    expect([tests, doubt]).toEqual([[], undefined]);
  });
});
