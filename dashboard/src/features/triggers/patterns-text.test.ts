import { expect, test } from "vitest";
import { patternsError, patternsIn, textOfPatterns } from "./patterns-text.ts";

test("patterns are read from lines, and written as them", () => {
  const filter = { include: ["main", "release/*"], exclude: ["renovate/**"] };
  expect(textOfPatterns(filter)).toBe("main\nrelease/*\n!renovate/**");
  expect(patternsIn("  main\n\n! renovate/** \r\nrelease/*\n")).toEqual(filter);
  expect(patternsIn("")).toEqual({ include: [], exclude: [] });
});

test("an exclamation mark that excludes nothing is named", () => {
  expect(["main\n!", " !!", "!!main", "! !main"].map(patternsError)).toEqual([
    "Enter a pattern after !.",
    "Enter a pattern after !.",
    "Write ! once: !main",
    "Write ! once: !main",
  ]);
  expect(patternsError(Array.from({ length: 21 }, (_, index) => `b${index}`).join("\n"))).toContain("at most 20 patterns");
  expect(["", "main\n!renovate/**"].map(patternsError)).toEqual([undefined, undefined]);
});
