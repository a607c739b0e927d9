import { expect, test } from "vitest";
import { PathIndex } from "./match-paths.ts";

const history = new PathIndex([
  ["cart.spec.ts", 1],
  ["admin/users.spec.ts", 2],
  ["/app/tests/pay.spec.ts", 3],
  ["unit\\math.test.js", 4],
  ["a/same.ts", 5],
  ["b/same.ts", 6],
]);

test("a file is found by its path, with or without folders above it", () => {
  expect(history.find("./cart.spec.ts")).toBe(1);
  expect(history.find("tests/admin/users.spec.ts")).toBe(2);
  expect(history.find("tests/pay.spec.ts")).toBe(3);
  expect(history.find("unit/math.test.js")).toBe(4);
});

test("a name that several files have, or none, is not found", () => {
  expect(history.find("same.ts")).toBeUndefined();
  expect(history.find("b/same.ts")).toBe(6);
  expect(history.find("users.spec.tsx")).toBeUndefined();
  expect(history.find("other/cart.spec.js")).toBeUndefined();
});
