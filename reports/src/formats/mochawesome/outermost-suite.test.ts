import { expect, test } from "vitest";
import { collectFiles } from "../../testing/collect-files.ts";

const failed = (title: string) => ({ title, fail: true, state: "failed", err: { message: "no" } });

test.each([
  // Mocha names the file of the first suite or test, whichever file the others are in.
  ["Mocha", "/tests/a.js", "/app/tests/a.js", undefined],
  ["Mocha without any describe", "/app/tests/a.js", "", undefined],
  ["Cypress", "cypress/e2e/a.cy.js", "cypress/e2e/a.cy.js", "cypress/e2e/a.cy.js"],
])("the file of a test outside of any describe: %s", async (_runner, file, fullFile, expected) => {
  const inner = fullFile && { title: "cart", file, fullFile, root: false, tests: [failed("adds")] };
  const outer = { title: "", file, fullFile, root: true, tests: [failed("first"), failed("second")], suites: inner ? [inner] : [] };
  const report = { stats: { testsRegistered: 2, failures: inner ? 3 : 2, passPercent: 0 }, results: [outer] };
  const { tests } = await collectFiles({ "mochawesome.json": JSON.stringify(report) });
  expect(tests.map(({ name, filePath }) => [name, filePath])).toEqual([
    ["first", expected],
    ["second", expected],
    ...(inner ? [["adds", file.replace(/^\//, "")]] : []),
  ]);
});
