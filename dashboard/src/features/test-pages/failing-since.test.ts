import type { TestDetail } from "@gantry/contract/tests/schemas.ts";
import { expect, test } from "vitest";
import { failedSoOften, startMayBeRemoved } from "./failing-since.ts";

const times = {
  firstFailing: { at: "2026-11-20T12:00:00.000Z" },
  lastPassing: null,
  resultsRemovedBefore: "2026-11-19T00:00:00.000Z",
  firstSeenAt: "2026-11-01T12:00:00.000Z",
};
const lastPassing: TestDetail["lastPassing"] = {
  executionId: "x",
  number: 1,
  at: "2026-11-20T11:00:00.000Z",
  status: "PASSED",
  groupName: null,
  environment: "",
  repository: null,
  branch: null,
  commitSha: null,
  prNumber: null,
};

test("failures may have begun earlier if results were removed since the test was first seen", () => {
  expect(startMayBeRemoved(times)).toBe(true);
  expect(startMayBeRemoved({ ...times, resultsRemovedBefore: null })).toBe(false);
  expect(startMayBeRemoved({ ...times, lastPassing })).toBe(false);
  // Recorded when its first run ended: this one.
  expect(startMayBeRemoved({ ...times, firstSeenAt: "2026-11-20T12:00:09.000Z" })).toBe(false);
  expect(startMayBeRemoved({ ...times, firstFailing: null })).toBe(false);
});

test("the number of failures is a minimum then", () => {
  expect([failedSoOften(3, true), failedSoOften(3, false), failedSoOften(1, true)]).toEqual([
    "Failed at least 3 times in a row",
    "Failed 3 times in a row",
    "Failed in its last run",
  ]);
});
