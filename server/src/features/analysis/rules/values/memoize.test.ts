import { setImmediate } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { memoize } from "./memoize.ts";

test("a text is computed once in an analysis, and forgotten behind it", async () => {
  const compute = vi.fn((text: string) => text.length);
  const lengthOf = memoize(compute);
  expect([lengthOf("one"), lengthOf("three"), lengthOf("one")]).toEqual([3, 5, 3]);
  expect(compute).toHaveBeenCalledTimes(2);
  await setImmediate();
  await setImmediate();
  expect(lengthOf("one")).toBe(3);
  expect(compute).toHaveBeenCalledTimes(3);
});

test("no more than 2,000 texts are kept, and no long one", () => {
  const compute = vi.fn((text: string) => text.length);
  const lengthOf = memoize(compute);
  for (let round = 0; round < 2; round++) lengthOf("x".repeat(1_001));
  expect(compute).toHaveBeenCalledTimes(2);
  for (let index = 0; index < 2_001; index++) lengthOf(`line ${index}`);
  lengthOf("line 2000");
  expect(compute).toHaveBeenCalledTimes(2_003);
  lengthOf("line 0");
  expect(compute).toHaveBeenCalledTimes(2_004);
});
