import { expect, test } from "vitest";
import { patternsIn, textOfPatterns } from "./patterns-text.ts";

test("patterns are read from lines, and written as them", () => {
  const filter = { include: ["main", "release/*"], exclude: ["renovate/**"] };
  expect(textOfPatterns(filter)).toBe("main\nrelease/*\n!renovate/**");
  expect(patternsIn("  main\n\n! renovate/** \r\nrelease/*\n")).toEqual(filter);
  expect(patternsIn("")).toEqual({ include: [], exclude: [] });
});
