import { expect, test } from "vitest";
import { remainingMs, waitedForProcessorMs } from "./time-limit.ts";

test("a reading has its limit, and the time in which its process waited for a processor", () => {
  expect(remainingMs(20_000, 0, 0)).toBe(20_000);
  expect(remainingMs(20_000, 20_000, 0)).toBe(0);
  expect(remainingMs(20_000, 20_000, 18_000)).toBe(18_000);
  expect(remainingMs(20_000, 38_000, 18_000)).toBe(0);
});

test("a reading is ended after four times its limit, however busy the machine is", () => {
  expect(remainingMs(20_000, 79_000, 500_000)).toBe(1_000);
  expect(remainingMs(20_000, 80_000, 500_000)).toBe(0);
});

test("the time in which a process waited for a processor only grows, and is 0 for a process that is gone", async () => {
  const before = await waitedForProcessorMs(process.pid);
  expect(await waitedForProcessorMs(process.pid)).toBeGreaterThanOrEqual(before);
  expect(await waitedForProcessorMs(undefined)).toBe(0);
});
