import { expect, test } from "vitest";
import { type CacheText, cacheProblems, cachesIn, newCache, textOfCaches } from "./cache-text.ts";

const problemsOf = (...rows: Partial<CacheText>[]) =>
  Object.fromEntries(
    cacheProblems({ origin: "own", rows: rows.map((row) => ({ ...newCache(), key: "npm", path: "/root/.npm", ...row })) }),
  );

test("the project's list, none and own caches stay the same", () => {
  for (const caches of [
    undefined,
    [],
    [
      { key: "a", path: "/a", restoreKeys: ["b", "c"] },
      { key: "d", path: "/d" },
    ],
  ])
    expect(cachesIn(textOfCaches(caches))).toEqual(caches);
});

test("a new cache needs a key and a path", () => {
  expect(problemsOf({ key: "", path: " " })).toEqual({
    "0.key": "Enter a key such as npm-1a2b.",
    "0.path": "Enter the path of a folder such as /root/.npm.",
  });
  expect(problemsOf({})).toEqual({});
});

test.each<[Partial<CacheText>, string, string]>([
  [{ key: "a b" }, "0.key", "Must have 1 to 100 letters"],
  [{ path: "root" }, "0.path", "Must be the absolute path of a folder"],
  [{ path: "/proc/self" }, "0.path", "It is in /proc"],
  [{ restoreKeys: "a, ä" }, "0.restoreKeys", "Must have 1 to 100 letters"],
  [{ restoreKeys: "a b c d e f" }, "0.restoreKeys", "Must contain at most 5 keys."],
])("%j is refused at its field", (row, field, words) => {
  expect(problemsOf(row)[field]).toContain(words);
});

test("two caches need folders apart", () => {
  expect(problemsOf({ path: "/a" }, { path: "/a/b" })["1.path"]).toBe("It overlaps /a, the path of another cache of the run.");
});
