import { expect, it } from "vitest";
import { chooseVictims } from "./choose-victims.ts";

const MB = 1024 * 1024;
const limits = { maxBytes: 100 * MB, projectBytes: 10 * MB, totalBytes: 20 * MB, unusedMs: 1000 };
const cache = (project: string, mb: number, usedMs: number, readers = 0) => ({ project, bytes: mb * MB, usedMs, readers });

it("removes what nobody used for too long", () => {
  const [old, recent] = [cache("a", 1, 0), cache("a", 1, 500)];
  expect(chooseVictims([old, recent], limits, 1_200)).toEqual([old]);
});

it("removes a project's least recently used caches, and none of another project", () => {
  const caches = [cache("a", 4, 3), cache("a", 4, 1), cache("a", 4, 2), cache("b", 4, 0)];
  expect(chooseVictims(caches, limits, 10)).toEqual([caches[1]]);
});

it("removes the least recently used of all projects when all together have too much", () => {
  const caches = [cache("a", 9, 5), cache("b", 9, 2), cache("c", 9, 3), cache("d", 1, 1)];
  expect(chooseVictims(caches, limits, 10)).toEqual([caches[3], caches[1]]);
});

it("never removes one that is being restored", () => {
  const caches = [cache("a", 9, 1, 1), cache("a", 9, 2), cache("a", 9, 3)];
  expect(chooseVictims(caches, limits, 10)).toEqual([caches[1], caches[2]]);
  expect(chooseVictims([cache("a", 30, 0, 2)], limits, 5_000)).toEqual([]);
});

it("counts a small cache as a megabyte", () => {
  const caches = Array.from({ length: 12 }, (_, usedMs) => cache("a", 0, usedMs));
  expect(chooseVictims(caches, limits, 10)).toEqual(caches.slice(0, 2));
});
