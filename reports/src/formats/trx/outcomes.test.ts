import { expect, test } from "vitest";
import { collectFiles, statusesOf } from "../../testing/collect-files.ts";

const trx = (results: string, counters: string, outcome = "Completed") => ({
  "results.trx": `<TestRun><Results>${results}</Results><ResultSummary outcome="${outcome}"><Counters ${counters}/></ResultSummary></TestRun>`,
});
const result = (outcome: string, name = "pays") => `<UnitTestResult testName="${name}" outcome="${outcome}"/>`;

/** https://learn.microsoft.com/dotnet/api/microsoft.visualstudio.testtools.common.testoutcome */
test.each([
  ["Passed", "passed"],
  ["passed", "passed"],
  ["Warning", "passed"],
  ["Completed", "skipped"],
  ["Inconclusive", "skipped"],
  ["NotExecuted", "skipped"],
  ["Pending", "pending"],
  ["Failed", "failed"],
  ["Error", "failed"],
  ["Timeout", "failed"],
  ["Aborted", "failed"],
  ["NotRunnable", "failed"],
  ["Disconnected", "failed"],
  ["InProgress", "failed"],
  ["PassedButRunAborted", "failed"],
  ["Blocked", "failed"],
])("a result with the outcome %s is %s", async (outcome, status) => {
  expect(statusesOf(await collectFiles(trx(result(outcome), 'total="1"')))).toEqual([`pays: ${status}`]);
});

test("an outcome without a message is the message", async () => {
  const { tests } = await collectFiles(trx(result("Timeout") + result("Failed", "adds"), 'total="2"', "Failed"));
  expect(tests.map(({ message }) => message)).toEqual(["Its outcome is Timeout.", undefined]);
});

test.each(["failed", "error", "timeout", "aborted", "disconnected", "passedButRunAborted", "notRunnable", "inProgress"])(
  "a result that only the counter %s has is a failure",
  async (counter) => {
    const read = await collectFiles(trx(result("Passed"), `total="2" passed="1" ${counter}="1"`));
    expect(read.unreadFailures).toEqual({ counted: 1, found: 0 });
  },
);

test("the total is compared with the results, and may include a test in addition to its rows", async () => {
  const missing = await collectFiles(trx(result("Passed"), 'total="3" passed="3"'));
  expect(missing.notes.join()).toContain("The report counts 3 tests, but only 1 could be found in it");
  const rows = `<UnitTestResult testName="rows" outcome="Failed"><InnerResults>${result("Passed", "1")}${result("Failed", "2")}</InnerResults></UnitTestResult>`;
  for (const counters of ['total="3" passed="1" failed="2"', 'total="2" passed="1" failed="1"']) {
    const read = await collectFiles(trx(rows, counters, "Failed"));
    expect(statusesOf(read)).toEqual(["1: passed", "2: failed"]);
    expect([read.unreadFailures, read.notes]).toEqual([undefined, []]);
  }
});

test("a run that did not start is no pass, unless its tests are pending", async () => {
  expect(statusesOf(await collectFiles(trx(result("Passed"), 'total="1"', "Pending")))).toContain("Error outside of any test: failed");
  expect(statusesOf(await collectFiles(trx(result("Passed") + result("Pending", "by hand"), 'total="2"', "Pending")))).toEqual([
    "pays: passed",
    "by hand: pending",
  ]);
});

test.each(["Aborted", "PassedButRunAborted", "Disconnected", "InProgress"])(
  "a run that is %s is a failure of its own, beside failed tests, too",
  async (outcome) => {
    const { tests } = await collectFiles(trx(result("Failed") + result("Passed", "ships"), 'total="2" passed="1" failed="1"', outcome));
    expect(tests.filter(({ kind }) => kind === "outside")).toMatchObject([
      { name: "Error outside of any test", status: "failed", message: `The run's outcome is ${outcome}.` },
    ]);
    expect(tests).toHaveLength(3);
  },
);
