import type { ExecutionStatus } from "@gantry/contract/executions/schemas.ts";
import { expect, test } from "vitest";
import { mergeMatrixRuns, type ReadRun, type SuiteStatuses, suitesToMeasure } from "./merge-matrix-runs.ts";

let number = 100;
function run(status: ExecutionStatus, more: Partial<ReadRun> = {}): ReadRun {
  number -= 1;
  const { startMs = 0, endMs = 10 } = more;
  const durationMs = startMs === null || endMs === null ? null : endMs - startMs;
  return { id: `run-${number}`, number, status, durationMs, suite: null, isRerun: false, ...more, startMs, endMs };
}
const part = (status: ExecutionStatus, suite: string, more: Partial<ReadRun> = {}) => run(status, { suite, ...more });

const statuses: SuiteStatuses = new Map([
  ["a", "FAILED"],
  ["b", "PASSED"],
  ["c", "QUEUED"],
  ["d", "INCOMPLETE"],
]);
const shown = (runs: readonly ReadRun[], isCut = false) =>
  mergeMatrixRuns(runs, statuses, { isCut }).map(({ status, durationMs }) => [status, durationMs]);

test("the runs of a matrix run are one with its status, and other runs stay", () => {
  const runs = [
    run("PASSED", { startMs: 0, endMs: 7 }),
    part("PASSED", "a", { startMs: 5, endMs: 30 }),
    part("FAILED", "a", { startMs: 0, endMs: 20 }),
    part("PASSED", "b"),
    part("PASSED", "b"),
  ];
  expect(shown(runs)).toEqual([
    ["PASSED", 7],
    ["FAILED", 30],
    ["PASSED", 10],
  ]);
  expect(mergeMatrixRuns(runs, statuses, { isCut: false })[1]).toMatchObject({ id: runs[1]?.id, number: runs[1]?.number });
});

test("a re-run that passed does not hide what failed and was not read", () => {
  const again = part("PASSED", "a", { isRerun: true, startMs: 5_000, endMs: 5_010 });
  expect(shown([run("ERROR"), again])).toEqual([
    ["ERROR", 10],
    ["FAILED", null],
  ]);
});

test("a re-run and a deleted run leave a matrix run its measured duration, once all of its runs have ended", () => {
  const runs = [part("FAILED", "a", { isRerun: true, startMs: 5_000, endMs: 5_010 }), part("PASSED", "b"), part("PASSED", "d")];
  expect(suitesToMeasure(runs, statuses)).toEqual(["a", "d"]);
  const merged = (isOver: boolean) => {
    const time = { durationMs: 25, since: null, isOver };
    const times = new Map([
      ["a", time],
      ["d", time],
    ]);
    return mergeMatrixRuns(runs, statuses, { isCut: false, times }).map(({ durationMs }) => durationMs);
  };
  expect([merged(true), merged(false)]).toEqual([
    [25, 10, 25],
    [null, 10, null],
  ]);
});

test("a queued one is pending, and one with a deleted run is incomplete", () => {
  expect(shown([part("PENDING", "c", { startMs: null, endMs: null }), part("PASSED", "d")])).toEqual([
    ["PENDING", null],
    ["INCOMPLETE", 10],
  ]);
});

test("the oldest one may lack runs that were not read", () => {
  const parts = [part("PASSED", "b"), part("PASSED", "b")];
  expect(shown([run("FAILED"), ...parts], true)).toEqual([["FAILED", 10]]);
  expect(shown(parts, true)).toEqual([["PASSED", 10]]);
  expect(shown([...parts, run("FAILED")], true)).toHaveLength(2);
});
