import { expect, test } from "vitest";
import { findFixedSleeps } from "./fixed-sleeps.ts";

test.each([
  ["await sleep(500);"],
  ["for (; beating; await pause(1_000)) await beat();"],
  ["await new Promise((resolve) => setTimeout(resolve, 20));"],
  ["const pause = () => new Promise<void>((resolve) => void setTimeout(resolve, 20));"],
  ["await page.waitForTimeout(350);"],
])("%s is a fixed sleep", (source) => {
  expect(findFixedSleeps(`const before = 1;\n${source}`)).toEqual([{ line: 2, text: source }]);
});

test.each([
  ["await expect.poll(status, { interval: 500 }).toBe(200);"],
  ['const isOver = sleep(25_000, "the claims are over", { ref: false });'],
  ['const run = shell("echo up; sleep 60");'],
  ["setTimeout(() => proxy.cut(), 1_000);"],
])("%s is none", (source) => {
  expect(findFixedSleeps(source)).toEqual([]);
});
