import { expect, test } from "vitest";
import { CachesText, cachesIn, cachesPlaceholder, textOfCaches } from "./caches-text.ts";

const problemOf = (text: string) => CachesText.safeParse(text).error?.issues[0]?.message;

test("an empty text says nothing, and none says none", () => {
  expect([problemOf(" \n"), problemOf("none")]).toEqual([undefined, undefined]);
  expect([cachesIn(" \n"), cachesIn("none")]).toEqual([undefined, []]);
});

test("the example is valid, and stays the same", () => {
  const text = `${cachesPlaceholder}\npip = /root/.cache/pip`;
  expect(problemOf(text)).toBeUndefined();
  expect(cachesIn(text)).toEqual([
    { key: "npm-1a2b", path: "/root/.npm", restoreKeys: ["npm-"] },
    { key: "pip", path: "/root/.cache/pip" },
  ]);
  expect(textOfCaches(cachesIn(text) ?? [])).toBe(text);
});

test.each([
  ["/root/.npm", "A key, = and a path on each line"],
  ["npm = /root/.npm\nnpm = root", "Line 2: the path must be the absolute path of a folder"],
  ["n p m = /root/.npm", "Line 1: the key must have 1 to 100 letters"],
  ["npm, = /root/.npm", "Line 1: the key must have 1 to 100 letters"],
  ["a = /x\nb = /x/y", "Line 2: the path overlaps /x"],
])("%j is refused with its line", (text, words) => {
  expect(problemOf(text)).toContain(words);
});
