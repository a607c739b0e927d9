import { expect, test } from "vitest";
import type { FoundTest } from "../../formats/format.ts";
import { compareTexts, isSameFailure } from "./same-failure.ts";

const failure = (message: string, more: Partial<FoundTest> = {}): FoundTest => ({
  name: "pays",
  suite: ["cart"],
  status: "failed",
  durationMs: 0,
  ...(message === "" ? {} : { message }),
  ...more,
});
const inTrace = (trace: string) => failure("", { trace });

test.each<[FoundTest, FoundTest, "equal" | "differ" | "unknown"]>([
  [failure("expected 2, got 1"), inTrace("Assertion failed: expected 2, got 1\n    at pays (a.js:3:1)"), "equal"],
  [failure("expected 2, got 5"), failure("expected 2, got 500"), "differ"],
  [
    failure("AssertionError [ERR_ASSERTION]: false == true", { trace: "AssertionError [ERR_ASSERTION]: false == true" }),
    failure("false == true", { trace: "AssertionError: false == true\n\n- Expected\n+ Received\n\n- true\n+ false" }),
    "equal",
  ],
  [failure("AssertionError [ERR_ASSERTION]: 1 == 2"), failure("AssertionError: 1 == 3"), "differ"],
  [failure("TypeError [ERR_INVALID_URL]: no"), failure("TypeError: no"), "differ"],
  [failure("expected 200, got 500"), failure("expected 500, got 200"), "differ"],
  [failure("got -5"), failure("Error: got -5"), "equal"],
  [failure("got 5"), failure("got -5 of 5"), "differ"],
  [failure('When I do "pays": boom'), inTrace('Scenario: x\n\nWhen I do "pays"\n\nMessage:\n\nboom'), "differ"],
  [failure('When I do "pays": boom', { trace: "boom" }), inTrace('When I do "pays"\n\nMessage:\n\nboom'), "equal"],
  [failure("\u001b[31mno\u001b[0m database"), failure("[31mno[0m  database\n"), "equal"],
  [failure("'500' !== '200'"), failure("&apos;500&apos; !== &apos;200&apos;"), "equal"],
  [failure("request failed"), failure("request failed: 500"), "unknown"],
  [failure("Failed"), failure("no database"), "unknown"],
  [failure(""), failure(""), "unknown"],
  [inTrace("no\n    at /ci/a/x.js:3:1"), inTrace("no\n    at /ci/b/x.js:3:1"), "differ"],
  [inTrace("no\n    at /ci/a/x.js:3:1"), inTrace("no\n ❯ x.js:3:1"), "equal"],
  [inTrace("no\n    at /ci/a/x.js:3:1"), inTrace("no\n ❯ x.js:4:1"), "differ"],
])("texts of two formats: %#", (one, other, result) => {
  expect([compareTexts(one, other), compareTexts(other, one)]).toEqual([result, result]);
});

test.each<[Partial<FoundTest>, Partial<FoundTest>, boolean, boolean]>([
  [{ durationMs: 29.418_199, clock: "vitest" }, { durationMs: 29.418_199_000_000_186, clock: "vitest" }, true, true],
  [{ durationMs: 29, clock: "vitest" }, { durationMs: 6, clock: "vitest" }, false, false],
  [{ durationMs: 1.842_832, clock: "node" }, { durationMs: 1.843, clock: "node" }, true, true],
  [{ durationMs: 1.842_832, clock: "node" }, { durationMs: 1.844, clock: "node" }, false, false],
  [{ durationMs: 70, clock: "mocha" }, { durationMs: 71, clock: "mocha" }, false, false],
  // A retried test: some formats have the sum, some the last attempt.
  [{ durationMs: 444, clock: "playwright" }, { durationMs: 259, clock: "playwright", retries: 1 }, true, false],
  // Equal by chance.
  [{ durationMs: 1, clock: "mocha" }, { durationMs: 1, clock: "mocha" }, true, false],
  // Measured by two, or by an unknown one.
  [{ durationMs: 2 }, { durationMs: 4 }, true, false],
  [{ durationMs: 20, clock: "mocha" }, { durationMs: 20 }, true, false],
  [{ durationMs: 120 }, { durationMs: 120 }, true, true],
])("durations, with equal texts and without: %#", (one, other, withText, without) => {
  expect(isSameFailure(failure("no", one), failure("no", other))).toBe(withText);
  expect(isSameFailure(failure("no", one), failure("", other))).toBe(without);
});
