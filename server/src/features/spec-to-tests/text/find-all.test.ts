import { expect, test } from "vitest";
import { findAll } from "./find-all.ts";

test.each([
  [/a(b)?/gu, "ab a xab"],
  [/x*/gu, "ax😀x"],
  [/\b/giu, "two words"],
  [/q/gu, "none"],
])("finds the same as matchAll: %s", (pattern, text) => {
  const same = [...text.matchAll(pattern)];
  expect(findAll(pattern, text)).toEqual(same);
  // Where a search before stopped does not matter.
  pattern.lastIndex = 3;
  expect(findAll(pattern, text)).toEqual(same);
});
