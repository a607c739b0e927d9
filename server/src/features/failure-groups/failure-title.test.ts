import { expect, test } from "vitest";
import { failureTitle } from "./failure-title.ts";

const compared = `Error: expect(locator).toHaveText(expected) failed

Locator:  getByTestId('total')
Expected: "€29.70"
Received: "€26.73"`;

test.each([
  ["assertion", `Test timeout of 15000ms exceeded.\n\n${compared}`, 'expected "€29.70", received "€26.73"'],
  ["assertion", compared, 'expected "€29.70", received "€26.73"'],
  ["assertion", "AssertionError [ERR_ASSERTION]: Expected values to be strictly equal:\n\n1 !== 2\n", "expected 2, received 1"],
  ["assertion", "AssertionError: expected 2500 to equal 2250", "AssertionError: expected 2500 to equal 2250"],
  ["timeout", "Test timeout of 15000ms exceeded.\n\nError: page.goto: Test ended.", "Test timeout of 15000ms exceeded."],
  ["exception", "fetch failed\n[cause]: Error: bad port", "fetch failed: bad port"],
  [
    "network",
    "TypeError: fetch failed\n    at a.js:1:1 {\n  [cause]: AggregateError [ECONNREFUSED]: \n",
    "TypeError: fetch failed: AggregateError [ECONNREFUSED]",
  ],
  ["exception", "java.lang.IllegalStateException: shop\nCaused by: java.net.ConnectException: x", "java.lang.IllegalStateException: shop"],
  ["assertion", "AssertionError: expected no error\n[cause]: Error: bad port", "AssertionError: expected no error"],
  ["unknown", "\n", ""],
] as const)("the title of a failure (%s) says what tells it apart: %#", (category, message, title) => {
  expect(failureTitle(category, message)).toBe(title);
});
