import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { findLeftOut, findLeftOutUnitTests, longTests, longUnitTests } from "./long-tests.ts";

test("every long test exists", () => {
  const root = join(import.meta.dirname, "../..");
  expect([...longTests, ...longUnitTests].filter((file) => !existsSync(join(root, file)))).toEqual([]);
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

test("long unit tests are left out of the quick run only, unless an argument names them", () => {
  expect(findLeftOutUnitTests(["run"], {})).toEqual([]);
  const quick = { GANTRY_TEST_QUICK: "1" };
  expect(findLeftOutUnitTests(["run", "--project", "unit"], quick)).toEqual(longUnitTests);
  const without = longUnitTests.filter((file) => !file.includes("analysis/"));
  expect(findLeftOutUnitTests(["run", "--project", "unit", "server/src/features/analysis"], quick)).toEqual(without);
});
