import { describe, expect, test } from "vitest";
import { isElsewhere, type Location } from "./locations.ts";

const place = (known: Partial<Location> = {}): Location => ({
  failureFile: null,
  line: null,
  folder: null,
  report: null,
  checkout: null,
  ...known,
});
const inFolders = (...folders: (string | null)[]) => folders.map((folder) => place({ folder }));
const mine = place({ folder: "packages/b" });

describe("a failure in another folder is another test", () => {
  test("if most failures before the quarantine were in one folder", () => {
    expect(isElsewhere(mine, inFolders("packages/a", "packages/a", "packages/a"), [])).toBe(true);
    expect(isElsewhere(mine, inFolders("packages/a", "packages/b", "packages/a"), [])).toBe(true);
    expect(isElsewhere(place({ folder: "." }), inFolders("packages/a", "packages/a", "packages/a"), [])).toBe(true);
  });

  test("if one of these runs has a test of its name there", () => {
    expect(isElsewhere(mine, inFolders("tmp-1", "tmp-2", "tmp-3"), [mine])).toBe(true);
    expect(isElsewhere(mine, inFolders("packages/a"), [mine])).toBe(true);
  });

  test("but not if folders have another name each time, are not known, or most failures were in this one", () => {
    expect(isElsewhere(mine, inFolders("tmp-1", "tmp-2", "tmp-3"), [])).toBe(false);
    expect(isElsewhere(mine, inFolders("packages/a"), [])).toBe(false);
    expect(isElsewhere(mine, inFolders("packages/a", null, null), [])).toBe(false);
    expect(isElsewhere(mine, inFolders(null, null, null), inFolders(null))).toBe(false);
    expect(isElsewhere(place(), inFolders("packages/a", "packages/a", "packages/a"), [])).toBe(false);
    expect(isElsewhere(mine, inFolders("packages/b", "packages/b", "packages/a"), [mine])).toBe(false);
    expect(isElsewhere(mine, [], [])).toBe(false);
  });
});

test.each([
  ["failureFile", { failureFile: "b.test.js" }, { failureFile: "a.test.js" }],
  ["checkout", { checkout: "store" }, { checkout: "shop" }],
] as const)("another %s is another test", (_field, one, other) => {
  expect(isElsewhere(place(one), [place(other), place(other)], [])).toBe(true);
  expect(isElsewhere(place(one), [place(one), place(other), place(one)], [])).toBe(false);
  expect(isElsewhere(place(one), [place(), place(), place()], [])).toBe(false);
});

test.each([
  ["report file", { folder: "out", report: "b.xml" }, { folder: "out", report: "a.xml" }],
  ["line", { line: 20 }, { line: 10 }],
] as const)("another %s is another test if a test of its name was there", (_field, one, other) => {
  expect(isElsewhere(place(one), [place(other), place(other), place(other)], [place(one)])).toBe(true);
  expect(isElsewhere(place(one), [place(other), place(other), place(other)], [])).toBe(false);
  expect(isElsewhere(place(one), [place(one), place(other), place(one)], [place(one)])).toBe(false);
});
