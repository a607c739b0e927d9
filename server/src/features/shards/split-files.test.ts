import { expect, test } from "vitest";
import { longestFirst, splitFiles } from "./split-files.ts";

const files = (...durations: number[]) => durations.map((ms, index) => ({ path: `tests/${String(index).padStart(3, "0")}.ts`, ms }));
const durationsOf = (parts: { ms: number }[][]) => parts.map((part) => part.reduce((sum, { ms }) => sum + ms, 0));

test("a long file gets a part of its own, the short ones share the other", () => {
  expect(durationsOf(splitFiles(files(60, 10, 20, 15, 15), 2))).toEqual([60, 60]);
});

test("each file is in exactly one part, also when there are more parts than files", () => {
  const all = files(3, 1, 2);
  const parts = splitFiles(all, 5);
  expect(parts).toHaveLength(5);
  expect(parts.flat().sort((a, b) => a.ms - b.ms)).toEqual([...all].sort((a, b) => a.ms - b.ms));
});

test("files of equal or no duration are split by count", () => {
  expect(splitFiles(files(5, 5, 5, 5, 5, 5), 3).map((part) => part.length)).toEqual([2, 2, 2]);
  expect(splitFiles(files(0, 0, 0, 0), 2).map((part) => part.length)).toEqual([2, 2]);
});

test("the order is by duration, then by path, whatever the order of the list", () => {
  const [a, b, c] = [{ path: "a", ms: 1 }, { path: "b", ms: 9 }, { path: "c", ms: 1 }]; // biome-ignore format: short
  expect(longestFirst([c, a, b]).map(({ path }) => path)).toEqual(["b", "a", "c"]);
  expect(splitFiles([c, a, b], 2)).toEqual(splitFiles([a, b, c], 2));
});
