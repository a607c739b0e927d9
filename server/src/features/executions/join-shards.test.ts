import type { ExecutionStatus } from "@gantry/contract/executions/schemas.ts";
import { expect, test } from "vitest";
import { joinShards, type ReadRun } from "./join-shards.ts";

let number = 100;
function run(status: ExecutionStatus, more: Partial<ReadRun> = {}): ReadRun {
  number -= 1;
  const { startMs = 0, endMs = 10 } = more;
  const durationMs = startMs === null || endMs === null ? null : endMs - startMs;
  return { id: `run-${number}`, number, status, durationMs, suite: null, position: null, isRerun: false, ...more, startMs, endMs };
}
const shard = (status: ExecutionStatus, suite: string, position: number, more: Partial<ReadRun> = {}) =>
  run(status, { suite, position, ...more });

const shown = (runs: readonly ReadRun[], isCut = false) => joinShards(runs, isCut).map(({ status, durationMs }) => [status, durationMs]);

test("the shards of a suite are one, and other runs stay", () => {
  const runs = [
    run("PASSED", { startMs: 0, endMs: 7 }),
    shard("PASSED", "a", 1, { startMs: 5, endMs: 30 }),
    shard("FAILED", "a", 0, { startMs: 0, endMs: 20 }),
    shard("PASSED", "b", 1),
    shard("PASSED", "b", 0),
  ];
  expect(shown(runs)).toEqual([
    ["PASSED", 7],
    ["FAILED", 30],
    ["PASSED", 10],
  ]);
  expect(joinShards(runs, false)[1]).toMatchObject({ id: runs[1]?.id, number: runs[1]?.number });
});

test("of each shard, the newest run counts", () => {
  const again = [shard("PASSED", "a", 0, { isRerun: true, startMs: 5_000, endMs: 5_010 }), run("ERROR")];
  expect(shown([...again, shard("PASSED", "a", 1), shard("FAILED", "a", 0)])).toEqual([
    ["PASSED", null],
    ["ERROR", 10],
  ]);
});

test.each([
  ["PENDING", ["PENDING", "PENDING"]],
  ["RUNNING", ["PENDING", "PASSED"]],
  ["RUNNING", ["ANALYZING", "PASSED"]],
  ["FAILED", ["ERROR", "PENDING"]],
  ["FAILED", ["UNSTABLE", "PASSED"]],
] as const)("a suite is %s with shards that are %j", (status, statuses) => {
  expect(
    joinShards(
      statuses.map((each, position) => shard(each, "a", position)),
      false,
    )[0]?.status,
  ).toBe(status);
});

test("the oldest suite may lack shards that were not read", () => {
  const parts = [shard("PASSED", "a", 3), shard("PASSED", "a", 2)];
  expect(shown([run("FAILED"), ...parts], true)).toEqual([["FAILED", 10]]);
  expect(shown(parts, true)).toEqual([["PASSED", 10]]);
  expect(shown([...parts, run("FAILED")], true)).toHaveLength(2);
});
