import { expect, test } from "vitest";
import { collectFiles } from "../testing/collect-files.ts";

const read = async (path: string, text: string) =>
  (await collectFiles({ [path]: text })).tests.map(({ name, status, filePath, message }) => ({ name, status, filePath, message }));

test("pytest: a test that started and did not end has no name", async () => {
  // As pytest 9 writes it after pytest.exit(), and after Ctrl-C.
  const text = `<testsuites name="pytest tests"><testsuite name="pytest" errors="0" failures="0" skipped="0" tests="1"><testcase classname="test_a" name="test_ok" time="0.015" /><testcase time="0.000" /></testsuite></testsuites>`;
  const { tests, unreadFailures } = await collectFiles({ "junit.xml": text });
  expect(unreadFailures).toBeUndefined();
  expect(tests).toMatchObject([
    { name: "test_ok", status: "passed" },
    { name: "Run failed outside its tests", status: "failed", message: expect.stringContaining("pytest was stopped while a test ran") },
  ]);
  // Other tests do not compensate for it.
  const more = await collectFiles({ "junit.xml": text.replace('failures="0"', 'failures="1"') });
  expect(more.unreadFailures).toEqual({ counted: 1, found: 0 });
});

test("pytest: a module that could not be imported is a failure of its file", async () => {
  const error = (text: string) =>
    `<error message="collection failure">importlib/__init__.py:126: in import_module\n    import x\n${text}</error>`;
  for (const [more, file] of [
    ["", "tests/api/test_c.py"],
    ['file="tests/api/test_c.py"', "tests/api/test_c.py"],
  ])
    expect(
      await read(
        "junit.xml",
        `<testsuite name="pytest" errors="1"><testcase classname="" name="tests.api.test_c" ${more}>${error("E     File &quot;x&quot;\nE   SyntaxError: invalid syntax")}</testcase></testsuite>`,
      ),
    ).toEqual([
      { name: "Test file failed outside its tests", status: "failed", filePath: file, message: 'File "x"\nSyntaxError: invalid syntax' },
    ]);
});

test("Vitest: a file whose process was killed has failed, although the report calls the run successful", async () => {
  // As Vitest 4.1 writes it.
  const file = (name: string, statuses: string[]) => ({
    name: `/app/${name}`,
    status: statuses.includes("failed") ? "failed" : "passed",
    message: "",
    assertionResults: statuses.map((status, index) => ({ title: `t${index}`, status, ancestorTitles: [], failureMessages: [] })),
  });
  const report = (counts: object, ...testResults: object[]) =>
    JSON.stringify({
      numTotalTests: 4,
      numPassedTests: 0,
      numFailedTests: 0,
      numPendingTests: 0,
      numTodoTests: 0,
      success: true,
      ...counts,
      testResults,
    });
  const killed = [file("a.test.js", ["pending", "pending", "pending"]), file("b.test.js", ["passed"])];
  expect((await read("v.json", report({ numPassedTests: 1 }, ...killed))).filter(({ status }) => status === "failed")).toEqual([
    {
      name: "Test file failed outside its tests",
      status: "failed",
      filePath: "a.test.js",
      message: "3 of its tests did not end: the process that ran them was killed, or the run was stopped.",
    },
  ]);
  const bailed = file("a.test.js", ["passed", "failed", "pending", "pending"]);
  expect((await read("v.json", report({ numPassedTests: 1, numFailedTests: 1 }, bailed))).map(({ status }) => status)).toEqual([
    "passed",
    "failed",
    "pending",
    "pending",
    "failed",
  ]);
  const skipped = file("a.test.js", ["passed", "pending", "pending", "pending"]);
  expect((await read("v.json", report({ numPassedTests: 1, numPendingTests: 3 }, skipped))).map(({ status }) => status)).not.toContain(
    "failed",
  );
});

test("Cucumber's JUnit XML: a step that is not defined is named", async () => {
  const steps = "Given base......................passed\nGiven nothing here..........................undefined";
  const text = `<testsuite name="Cucumber"><testcase classname="F" name="undef"><failure/><system-out><![CDATA[${steps}]]></system-out></testcase></testsuite>`;
  expect(await read("c.xml", text)).toMatchObject([{ status: "failed", message: "Given nothing here: the step is not defined" }]);
});

test("behave's JUnit XML: the step that is not defined is the reason", async () => {
  const body = "Failing step: Given nobody wrote this ... undefined in 0.000s\nLocation: features/a.feature:5\nNone";
  const text = `<testsuite name="a.F"><testcase classname="a.F" name="undefined" status="failed"><failure type="NoneType" message="None"><![CDATA[\n${body}]]></failure></testcase></testsuite>`;
  expect(await read("b.xml", text)).toMatchObject([{ message: body.replace("\nNone", "") }]);
});

test("Mocha's message is not repeated", async () => {
  const text = "TAP version 13\n1..1\nnot ok 1 adds\n  before broke\n  Error: before broke\n      at Context.<anonymous> (a.js:1:52)\n";
  expect(await read("m.tap", text)).toMatchObject([{ message: "before broke" }]);
});
