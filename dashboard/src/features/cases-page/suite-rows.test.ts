import { expect, test } from "vitest";
import { suiteRows } from "./suite-rows.ts";

const count = (suite: string, cases = 1, automated = 0) => ({ suite, cases, automated });

test("a suite is listed under its parent, also when the parent has no cases", () => {
  const rows = suiteRows([count("Shop / Checkout", 3, 1), count("Login", 2), count("Shop-front")]);
  expect(rows.map(({ name, depth, cases }) => [name, depth, cases])).toEqual([
    ["Login", 0, 2],
    ["Shop", 0, 0],
    ["Checkout", 1, 3],
    ["Shop-front", 0, 1],
  ]);
});

test("a parent shows its own count, and cases without a suite have no row", () => {
  const rows = suiteRows([count("Shop / Cart", 1), count("Shop", 5, 2), count("", 7)]);
  expect(rows.map(({ suite, cases, automated }) => [suite, cases, automated])).toEqual([
    ["Shop", 5, 2],
    ["Shop / Cart", 1, 0],
  ]);
});

test("a slash without spaces nests as well, and two spellings of a path each keep their cases", () => {
  const rows = suiteRows([count("Shop/Checkout", 3), count("Shop / Checkout", 2), count("Shop/Checkout/3-D Secure"), count("/")]);
  expect(rows.map(({ suite, name, depth, cases }) => [suite, name, depth, cases])).toEqual([
    ["Shop", "Shop", 0, 0],
    ["Shop/Checkout", "Checkout", 1, 3],
    ["Shop / Checkout", "Checkout", 1, 2],
    ["Shop/Checkout/3-D Secure", "3-D Secure", 2, 1],
  ]);
});

test("suites of any depth fit: the deepest row has the rest of the path", () => {
  const path = Array.from({ length: 100 }, (_, index) => index).join("/");
  const rows = suiteRows([count(path, 3)]);
  expect(rows).toHaveLength(8);
  expect(rows.at(-1)).toMatchObject({ suite: path, depth: 7, cases: 3, name: expect.stringMatching(/^7 \/ 8 \/ .* \/ 99$/) });
});
