import { expect, test } from "vitest";
import { explainByRules } from "../../explain-by-rules.ts";

/** How node:test writes an error that a test threw. */
const inBrackets = (thrown: string, message: string) =>
  `[Error [ERR_TEST_FAILURE]: ${message}] {\n  code: 'ERR_TEST_FAILURE',\n  failureType: 'testCodeFailure',\n  cause: ${thrown}: ${message}\n      at TestContext.<anonymous> (/app/cards.test.js:2:45)\n      at Test.run (node:internal/test_runner/test:796:25)\n}`;
const withStack = (thrown: string, message: string) =>
  `Error [ERR_TEST_FAILURE]: ${message}\n    at AsyncResource.runInAsyncScope (node:async_hooks:206:9) {\n  code: 'ERR_TEST_FAILURE',\n  failureType: 'testCodeFailure',\n  cause: ${thrown}: ${message}\n      at TestContext.<anonymous> (/app/cards.test.js:2:45)\n}`;

const explain = (message: string, trace: string) =>
  explainByRules({
    lines: [],
    tests: [{ id: "e-0", ordinal: 0, testKey: "k", name: "lists cards", filePath: null, flaky: false, message, trace }],
    exitCode: 1,
    counts: null,
    sinceLastPass: null,
  });

test.each([
  ["in brackets", inBrackets],
  ["with a stack", withStack],
])("a TypeError that node:test wraps %s is no guess", (_how, wrapped) => {
  const said = "Cannot read properties of undefined (reading 'cards')";
  for (const [message, trace] of [
    [said, wrapped("TypeError [Error]", said)],
    [wrapped("TypeError [Error]", said), ""],
  ] as const) {
    const found = explain(message, trace);
    expect(found).toMatchObject({ category: "exception", isGuess: false });
    expect(found.summary).not.toContain("probably");
    expect(found.evidence[0]?.text).toBe(message === said ? said : `TypeError [Error]: ${said}`);
  }
});

test.each([
  ["in brackets", inBrackets],
  ["with a stack", withStack],
])("the words of another error that node:test wraps %s decide as a guess, and are the evidence", (_how, wrapped) => {
  const said = "ledger entry 12 has been booked twice";
  const found = explain(said, wrapped("Error", said));
  expect(found).toMatchObject({ category: "data", isGuess: true });
  expect(found.evidence[0]?.text).toMatch(/^(?:Error: )?ledger entry 12 has been booked twice$/);
});

test("without a cause, what node:test says is the evidence", () => {
  const found = explain("[Error [ERR_TEST_FAILURE]: till 4 refused the coin] {\n  code: 'ERR_TEST_FAILURE'\n}", "");
  expect(found.evidence[0]?.text).toMatch(/^till 4 refused the coin/);
});
