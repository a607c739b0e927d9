import { describe, expect, test } from "vitest";
import { collectFiles } from "../testing/collect-files.ts";

/** `pays` failed and `ships` passed in each; what the report says of the suite or the run as a whole is none of them. */
const outsideIn = async (files: Record<string, string>) =>
  (await collectFiles(files)).tests.filter(({ kind }) => kind === "outside").map(({ name, message, status }) => [name, status, message]);

test("a run of Jest that was interrupted is a failure beside a failed test", async () => {
  const jest = (wasInterrupted: boolean) => ({
    "jest.json": JSON.stringify({
      numTotalTests: 2,
      numFailedTests: 1,
      numFailedTestSuites: 1,
      numRuntimeErrorTestSuites: 0,
      success: false,
      wasInterrupted,
      testResults: [
        {
          name: "/app/a.test.js",
          status: "failed",
          assertionResults: ["pays", "ships"].map((title) => ({
            ancestorTitles: [],
            title,
            status: title === "pays" ? "failed" : "passed",
          })),
        },
      ],
    }),
  });
  expect(await outsideIn(jest(false))).toEqual([]);
  expect(await outsideIn(jest(true))).toEqual([
    ["Run failed outside its tests", "failed", "The run was interrupted: tests may not have run."],
  ]);
});

describe("a suite of Robot Framework whose set-up or tear-down failed", () => {
  const robot = (message: string, reason: string) => ({
    "output.xml": `<robot generator="Robot 7"><suite id="s1" name="Cart"><test id="t1" name="pays"><status status="FAIL">${reason}</status></test><test id="t2" name="ships"><status status="PASS"/></test><status status="FAIL">${message}</status></suite><statistics><total><stat pass="1" fail="1" skip="0">All</stat></total></statistics></robot>`,
  });
  test("is a failure beside a failed test that does not say so", async () => {
    expect(await outsideIn(robot("Suite teardown failed:\nboom", "known"))).toEqual([
      ["Tear-down", "failed", "Suite teardown failed:\nboom"],
    ]);
    expect(await outsideIn(robot("Suite setup failed:\nboom", "known"))).toEqual([
      ["Suite failed outside its tests", "failed", "Suite setup failed:\nboom"],
    ]);
    const { unreadFailures } = await collectFiles(robot("Suite teardown failed:\nboom", "known"));
    expect(unreadFailures).toBeUndefined();
  });
  test("is in the tests that say so", async () => {
    expect(await outsideIn(robot("Suite teardown failed:\nboom", "Parent suite teardown failed:\nboom"))).toEqual([]);
    expect(await outsideIn(robot("", "known"))).toEqual([]);
  });
});

describe("a set-up that failed in NUnit", () => {
  const nunit = (site: string, ofTest = "") => ({
    "n.xml": `<test-run result="Failed" total="2" passed="1" failed="1"><test-suite type="TestFixture" name="F" fullname="F" result="Failed" ${site}><failure><message>OneTimeSetUp: db</message></failure><test-case name="pays" fullname="F.pays" result="Failed" ${ofTest}/><test-case name="ships" fullname="F.ships" result="Passed"/></test-suite></test-run>`,
  });
  test("is a failure beside a failed test with another reason", async () => {
    expect(await outsideIn(nunit('site="SetUp"'))).toEqual([["Suite failed outside its tests", "failed", "OneTimeSetUp: db"]]);
  });
  test("is in the tests that failed because of it", async () => {
    expect(await outsideIn(nunit('site="SetUp"', 'site="Parent"'))).toEqual([]);
    expect(await outsideIn(nunit('site="Child"'))).toEqual([]);
  });
});
