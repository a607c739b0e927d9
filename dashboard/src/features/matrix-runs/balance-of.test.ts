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
  expect(balanceOf({ combinations: shards(1_000, null) }).summary).toBe("Shown when shards have ended.");
});
