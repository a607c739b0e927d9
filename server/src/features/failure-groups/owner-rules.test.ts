import { expect, test } from "vitest";
import { ownerOfFile, readOwnerRules } from "./owner-rules.ts";

const owner = (text: string, path: string) => ownerOfFile(readOwnerRules(text).rules, path);

test("the last rule that matches decides, also one without an owner", () => {
  const rules = "# all\n* @web\n/tests/checkout/ pay@example.com ops@example.com\ntests/checkout/old/** # nobody\n*.py Data platform\n";
  expect(owner(rules, "src/a.ts")).toBe("@web");
  expect(owner(rules, "tests/checkout/card.spec.ts")).toBe("pay@example.com");
  expect(owner(rules, "tests/checkout/old/card.spec.ts")).toBe(null);
  expect(owner(rules, "lib/x.py")).toBe("Data platform");
});

test.each(["/app/tests/a.ts", "./tests/a.ts", "/tests/a.ts", "tests\\a.ts"])("%s is a file of the repository", (path) => {
  expect(owner("/tests/ @team", path)).toBe("@team");
});

test.each(["", "../tests/a.ts", "x".repeat(201), "node:internal", "/"])("no rule applies to the path %j", (path) => {
  expect(owner("/tests/ @team", path)).toBe(null);
});

test("headings and comments are skipped, spaces are escaped, and lines that cannot be used are named", () => {
  const { rules, problems } = readOwnerRules("[Docs] @x\n^[Optional]\n# no\n\n!a @x\na/\\ b.ts @y\n*a*b*c*d*e @z\n");
  expect(rules.map((rule) => rule.owner)).toEqual(["@y"]);
  expect(ownerOfFile(rules, "a/ b.ts")).toBe("@y");
  expect(problems.map(({ line }) => line)).toEqual([5, 7]);
});

test("patterns that are slow to compare are refused, and a search that takes too long has no owner", () => {
  expect(readOwnerRules("*a*a*b @x\n**/a/**/b/** @x\n").problems.map(({ line }) => line)).toEqual([1, 2]);
  const { rules } = readOwnerRules("*a*b @x\n**/a/**/*b* @y\n");
  expect(rules).toHaveLength(2);
  expect(ownerOfFile(rules, "a".repeat(200))).toBe(null);
  let asked = 0;
  expect(ownerOfFile(rules, "ab", () => ++asked > 1)).toBe(null);
});
