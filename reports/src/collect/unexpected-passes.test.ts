import { expect, test } from "vitest";
import { collectFiles } from "../testing/collect-files.ts";

/** What runners write about a test that was expected to fail but passed. */
test("a test that passed and was expected to fail says so", async () => {
  const messages = async (path: string, text: string) =>
    (await collectFiles({ [path]: text })).tests.flatMap(({ status, message }) => (status === "failed" ? [message] : []));

  const results = [{ status: "passed", duration: 54, errors: [] }];
  const unexpected = { expectedStatus: "failed", status: "unexpected", results };
  const annotated = { ...unexpected, annotations: [{ type: "fail", description: "BUG-123" }] };
  const stays = { ...unexpected, status: "expected", results: [{ status: "failed", duration: 4, errors: [{ message: "Error: no" }] }] };
  const specs = [unexpected, annotated, stays].map((one, index) => ({ title: `t${index}`, tests: [one] }));
  const playwright = { config: { configFile: "p.ts" }, suites: [{ title: "a", specs }], errors: [], stats: { unexpected: 2 } };
  expect(await messages("r.json", JSON.stringify(playwright))).toEqual([
    "Expected to fail, but passed.",
    "Expected to fail, but passed. BUG-123",
  ]);

  const heading = "  a.spec.js:2:6 › known bug ─────────";
  const failure = `<failure message="a.spec.js:2:6 known bug" type="FAILURE"><![CDATA[${heading}\n\n    Expected to fail, but passed.\n\n    Retry #1 ───\n]]></failure>`;
  expect(await messages("r.xml", `<testsuite name="a.spec.js"><testcase name="known bug">${failure}</testcase></testsuite>`)).toEqual([
    "Expected to fail, but passed.",
  ]);

  const vitest = "Error: Expect test to fail\n    at node_modules/@vitest/runner/dist/index.js:1649:18";
  const assertionResults = [{ title: "known", status: "failed", ancestorTitles: [], failureMessages: [vitest] }];
  const json = { numTotalTests: 1, numFailedTests: 1, testResults: [{ name: "/app/a.test.js", status: "failed", assertionResults }] };
  expect(await messages("v.json", JSON.stringify(json))).toEqual(["Expected to fail, but passed."]);
});

test("Playwright's message in JUnit XML has all lines of the error", async () => {
  const body = "  a.spec.js:4:1 › throws ─────────\n\n    Error: boom\n    second line\n\n      2 | test();\n        at a.spec.js:4:36\n";
  for (const message of ["boom", "a.spec.js:4:1 throws"]) {
    const failure = `<failure message="${message}" type="FAILURE"><![CDATA[${body}]]></failure>`;
    const { tests } = await collectFiles({ "r.xml": `<testsuite name="a"><testcase name="throws">${failure}</testcase></testsuite>` });
    expect(tests[0]?.message).toMatch(/^(?:Error: )?boom\nsecond line$/);
  }
});
