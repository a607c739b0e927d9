import { expect, test, vi } from "vitest";
import { filesWithoutResults } from "./files-without-results.ts";

const files = ["tests/cart.spec.ts", "tests/pay.spec.ts", "tests/b c.spec.ts"];

test("a file that no result names is missing, and only such a file", () => {
  expect(filesWithoutResults(files, files)).toEqual({ missing: [], hasOthers: false });
  expect(filesWithoutResults(files, [files[0] ?? "", files[2] ?? "", files[2] ?? ""])).toEqual({
    missing: ["tests/pay.spec.ts"],
    hasOthers: false,
  });
});

test("reports may name more folders above a file, or fewer, or write the path in another way", () => {
  const expected = { missing: ["tests/pay.spec.ts"], hasOthers: false };
  for (const reported of [
    ["/app/tests/cart.spec.ts", "/app/tests/b c.spec.ts"],
    ["cart.spec.ts", "b c.spec.ts"],
    ["./tests/cart.spec.ts", "tests\\b c.spec.ts"],
  ])
    expect(filesWithoutResults(files, reported), reported.join()).toEqual(expected);
  expect(filesWithoutResults(["./tests/cart.spec.ts"], ["tests/cart.spec.ts"])).toEqual({ missing: [], hasOthers: false });
});

test("a name that fits several files stands for all of them: none is called missing without need", () => {
  expect(filesWithoutResults(["a/index.spec.ts", "b/index.spec.ts"], ["index.spec.ts"])).toEqual({ missing: [], hasOthers: false });
  expect(filesWithoutResults(["index.spec.ts"], ["a/index.spec.ts", "b/index.spec.ts"])).toEqual({ missing: [], hasOthers: false });
});

test("a part of a file's name is not its name", () => {
  expect(filesWithoutResults(["tests/cart.spec.ts", "tests/art.spec.ts"], ["tests/cart.spec.ts"])?.missing).toEqual(["tests/art.spec.ts"]);
});

test("nothing is said when the report names no files, or all of them differently", () => {
  expect(filesWithoutResults(files, [])).toBeUndefined();
  expect(filesWithoutResults(files, ["shop.CartTest", "shop.PayTest"])).toBeUndefined();
  expect(filesWithoutResults([], files)).toBeUndefined();
});

test("when the report names other files as well, that is known", () => {
  expect(filesWithoutResults(files, ["tests/cart.spec.ts", "generated/pay.spec.js"])).toEqual({
    missing: ["tests/pay.spec.ts", "tests/b c.spec.ts"],
    hasOthers: true,
  });
});

test("folders, patterns and parts of files are not compared", () => {
  const listed = ["tests/cart.spec.ts", "tests/api", "tests/**/*.spec.ts", "tests/pay.spec.ts:12", "test_pay.py::test_card"];
  expect(filesWithoutResults(listed, ["tests/cart.spec.ts"])).toEqual({ missing: [], hasOthers: false });
});

test("of many files with long paths only the last folders are looked up", () => {
  const deep = (name: string) => `${"a/".repeat(10_000)}${name}`;
  const listed = Array.from({ length: 1_000 }, (_, index) => `${index}/index.spec.ts`);
  const reported = ["index.spec.ts", ...Array.from({ length: 200 }, (_, index) => deep(`${index}.ts`))];
  // Once for each folder that is looked at.
  const steps = vi.spyOn(String.prototype, "lastIndexOf");
  const found = filesWithoutResults(listed, reported);
  const count = steps.mock.calls.length;
  steps.mockRestore();
  expect(found?.missing).toEqual([]);
  expect(count).toBeGreaterThan(listed.length);
  expect(count).toBeLessThan(3 * listed.length + 41 * reported.length);
  // A longer path is not compared at all.
  expect(filesWithoutResults(["a.spec.ts", "b.spec.ts"], ["a.spec.ts", deep("b.spec.ts")])).toEqual({
    missing: ["b.spec.ts"],
    hasOthers: true,
  });
});
