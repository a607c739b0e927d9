import { expect, test } from "vitest";
import { progressParts } from "./progress-parts.ts";

const none = { total: 0, passed: 0, failed: 0, skipped: 0, pending: 0 };
const text = (summary: Partial<typeof none>) => progressParts({ ...none, ...summary }).map((part) => part.text);

test("a cycle with cases to do shows how many are done, and its failures", () => {
  expect(text({ total: 6, passed: 3, failed: 1, pending: 2 })).toEqual(["4 / 6", "1 failed"]);
  expect(text({ total: 6, pending: 6 })).toEqual(["0 / 6"]);
  expect(text({})).toEqual(["0 / 0"]);
});

test("a cycle without cases to do counts each result, so that skipped cases do not look like passed ones", () => {
  expect(text({ total: 6, passed: 1, failed: 1, skipped: 4 })).toEqual(["1 passed", "1 failed", "4 skipped"]);
  expect(text({ total: 6, passed: 6 })).toEqual(["6 passed"]);
  expect(text({ total: 2, skipped: 2 })).toEqual(["2 skipped"]);
});
