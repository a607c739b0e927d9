import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { findLeftOut, longTests } from "./long-tests.ts";

test("every long test exists", () => {
  const root = join(import.meta.dirname, "../..");
  expect(longTests.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

test("long tests are left out unless all are wanted, or an argument names them", () => {
  expect(findLeftOut(["run"], {})).toEqual(longTests);
  expect(findLeftOut(["run"], { GANTRY_TEST_ALL: "1" })).toEqual([]);
  const without = (named: RegExp) => longTests.filter((file) => !named.test(file));
  expect(findLeftOut(["run", "--project", "e2e", "e2e/chaos.test.ts"], {})).toEqual(without(/chaos/));
  expect(findLeftOut(["run", "./e2e/rerun-recipes"], {})).toEqual(without(/rerun-recipes/));
  // The name of a test names no file.
  expect(findLeftOut(["run", "-t", "chaos"], {})).toEqual(longTests);
  expect(findLeftOut(["run", "-t", "kills", "e2e/chaos.test.ts"], {})).toEqual(without(/chaos/));
});
