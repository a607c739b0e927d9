import { expect, test } from "vitest";
import { findOwnLimits } from "./own-limits.ts";

test.each([
  ["await expect.poll(status, { timeout: 60_000, interval: 500 }).toBe(200);", "timeout: 60_000"],
  ['describe("a page", { timeout: 300_000 }, () => {', "timeout: 300_000"],
  ["}, 600_000);", "}, 600_000);"],
])("%s has a limit", (source, text) => {
  expect(findOwnLimits(`const before = 1;\n${source}`)).toEqual([{ line: 2, text }]);
});

test.each([
  ["await expect.poll(status, { interval: 500 }).toBe(200);"],
  ["await vi.waitFor(check, { timeout: waitTimeoutMs });"],
  ['await button.dispatchEvent("click", {}, { timeout: 500 });'],
  ['[CreateExecution, { timeout: 3 }, "timeout", "timeoutMinutes"],'],
])("%s has none", (source) => {
  expect(findOwnLimits(source)).toEqual([]);
});
