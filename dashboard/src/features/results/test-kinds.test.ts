import { expect, test } from "vitest";
import { offeredKinds, partOf } from "./test-kinds.ts";

test("the kinds that are no part of another one add up to the number of tests", () => {
  const counts = { total: 9, failed: 4, new: 1, known: 3, quarantined: 2, passed: 4, flaky: 1, skipped: 1, other: 0 };
  const offered = offeredKinds(counts, []);
  expect(offered).toEqual(["failed", "new", "known", "quarantined", "passed", "flaky", "skipped"]);
  const whole = offered.filter((kind) => partOf[kind] === undefined);
  expect(whole.reduce((sum, kind) => sum + counts[kind], 0)).toBe(counts.total);
});
