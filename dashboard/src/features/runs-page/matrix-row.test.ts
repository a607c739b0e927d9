import type { Execution } from "@gantry/contract/executions/schemas.ts";
import type { ListedMatrixRun } from "@gantry/contract/matrix-runs/schemas.ts";
import { expect, test } from "vitest";
import { asMatrixRow, partsOf, progressOf } from "./matrix-row.ts";

const since = "2026-11-28T12:00:00.000Z";
const row = (inProgressSince: string | null) =>
  asMatrixRow({ startedAt: "2026-11-28T11:00:00.000Z" } as Execution, { axes: [], inProgressSince } as unknown as ListedMatrixRun);

test("no duration grows before the first run has started", () => {
  expect(row(null).startedAt).toBeNull();
  expect(row(since).startedAt).toBe(since);
});

const none = { total: 4, queued: 0, running: 0, passed: 0, failed: 0, errors: 0, cancelled: 0, deleted: 0 };
const of = (counts: Partial<typeof none>, more: object = {}) =>
  ({
    axes: [
      { name: "BROWSER", values: [] },
      { name: "environment", values: [] },
    ],
    split: null,
    counts: { ...none, ...counts },
    ...more,
  }) as unknown as ListedMatrixRun;

test.each([
  [{ queued: 4 }, "0 of 4 ended"],
  [{ queued: 1, running: 1, passed: 1, failed: 1 }, "2 of 4 ended, 1 failed"],
  [{ passed: 4 }, "4 of 4 passed"],
  [{ passed: 3, failed: 1 }, "3 of 4 passed"],
  [{ queued: 1, passed: 1, failed: 2, errors: 1 }, "3 of 4 ended, 1 failed, 1 error"],
  [{ passed: 3, failed: 1, errors: 1 }, "3 of 4 passed, 1 error"],
  [{ passed: 2, cancelled: 2 }, "2 of 4 passed, 2 cancelled"],
  [{ passed: 1, failed: 1, cancelled: 1, deleted: 1 }, "1 of 4 passed, 1 failed, 1 cancelled, 1 deleted"],
])("%o is %s", (counts, text) => {
  expect(progressOf(of(counts))).toBe(text);
});

test("a matrix has its axes, a split suite its shards", () => {
  const split = { total: 4 };
  expect(partsOf(of({}))).toBe("Matrix of BROWSER, Environment");
  expect(partsOf(of({}, { split, axes: [] }))).toBe("4 shards");
  expect(partsOf(of({}, { split }))).toBe("Matrix of BROWSER, Environment, 4 shards");
  expect(progressOf(of({ passed: 3, failed: 1 }, { split }))).toBe("Shards: 3 of 4 passed");
});
