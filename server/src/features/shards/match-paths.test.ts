import { expect, test } from "vitest";
import { matchPaths } from "./match-paths.ts";

const history = [
  ["cart.spec.ts", 1],
  ["admin/users.spec.ts", 2],
  ["/app/tests/pay.spec.ts", 3],
  ["unit\\math.test.js", 4],
  ["a/same.ts", 5],
  ["b/same.ts", 6],
] as const;

test("a file is found by its path, with or without folders above it", () => {
  const asked = ["./cart.spec.ts", "tests/admin/users.spec.ts", "tests/pay.spec.ts", "unit/math.test.js"];
  expect(matchPaths(asked, history)).toEqual([1, 2, 3, 4]);
});

test("a name that several files have, or none, is not found", () => {
  const asked = ["same.ts", "b/same.ts", "users.spec.tsx", "other/cart.spec.js", ""];
  expect(matchPaths(asked, history)).toEqual([undefined, 6, undefined, undefined, undefined]);
});

test("the longest end that is a file of the history counts, and spellings of one path are one file", () => {
  const entries = [
    ["cart.spec.ts", 1],
    ["shop/cart.spec.ts", 2],
    ["./shop/cart.spec.ts", 3],
    ["x/y/shop/pay.spec.ts", 4],
    ["/x/y/shop/pay.spec.ts", 5],
  ] as const;
  expect(matchPaths(["e2e/shop/cart.spec.ts", "e2e/cart.spec.ts", "shop/pay.spec.ts"], entries)).toEqual([5, 1, 9]);
});
