import type { MatrixRun } from "@gantry/contract/matrix-runs/schemas.ts";
import { expect, test } from "vitest";
import { balanceOf } from "./balance-of.ts";

/** Shards that took so long; `null`: not ended. */
const shards = (...took: (number | null)[]): MatrixRun["combinations"] =>
  took.map((durationMs, index) => ({
    combination: [],
    shard: { index: index + 1, total: took.length, files: 2, expectedMs: 1_000 },
    run: durationMs === null ? null : ({ durationMs } as MatrixRun["combinations"][number]["run"]),
    runs: 1,
    notRunAgain: 0,
    cutShort: null,
    failedTests: [],
  }));

test("the sentence says how much longer the longest shard took than the mean", () => {
  expect(balanceOf({ combinations: shards(1_000, 1_020) }).summary).toBe("All shards took about the same time.");
  expect(balanceOf({ combinations: shards(0, 0) }).summary).toBe("All shards took about the same time.");
  expect(balanceOf({ combinations: shards(1_000, 2_000) })).toMatchObject({
    longestMs: 2_000,
    summary: "The longest shard took 33 % longer than the mean of all.",
  });
  const [cancelled, ...others] = shards(1_000, 1_020);
  const run = { ...cancelled?.run, error: { code: "CANCELLED", message: "" } } as MatrixRun["combinations"][number]["run"];
  expect(balanceOf({ combinations: cancelled ? [{ ...cancelled, run }, ...others] : [] }).summary).toBe("1 shard was cancelled.");
  const inProgress = { status: "RUNNING", verdict: null, durationMs: null, error: null };
  const [done, deleted] = shards(1_000, null);
  const open = deleted && { ...deleted, run: inProgress as MatrixRun["combinations"][number]["run"] };
  const summary = (...of: (typeof done)[]) => balanceOf({ combinations: of.flatMap((each) => each ?? []) }).summary;
  expect(summary(done, open)).toBe("1 shard has not ended yet.");
  expect(summary(done, open, open)).toBe("2 shards have not ended yet.");
  expect(summary(done, deleted)).toBe("Not all shards have a duration.");
});

test("each shard says what became of it", () => {
  const [shard] = shards(1_000);
  if (!shard) throw new Error("no shard");
  const of = (run: object | null) => balanceOf({ combinations: [{ ...shard, run: run as typeof shard.run }] }).shards[0]?.text;
  const cancelled = { status: "ERROR", verdict: "ERROR", error: { code: "CANCELLED", message: "" } };
  expect(of({ status: "PASSED", durationMs: 2_000 })).toBe("Took 2.0 s");
  expect(of({ status: "PENDING", durationMs: null })).toBe("Not started");
  expect(of({ status: "RUNNING", durationMs: null })).toBe("Running");
  expect(of({ ...cancelled, durationMs: null })).toBe("Cancelled before it started");
  expect(of({ ...cancelled, durationMs: 3_000 })).toBe("Cancelled after 3.0 s");
  expect(of({ status: "ERROR", verdict: "ERROR", error: { code: "X" }, durationMs: null })).toBe("Did not start");
  expect(of(null)).toBe("Deleted");
});
