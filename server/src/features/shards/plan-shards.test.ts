import fc from "fast-check";
import { expect, test } from "vitest";
import { planShards, sumOf } from "./plan-shards.ts";

const suites = fc
  .array(fc.oneof(fc.constant(0), fc.nat(1_000), fc.integer({ min: 1, max: 600_000 })), { minLength: 1, maxLength: 300 })
  .map((durations) => durations.map((ms, index) => ({ path: `tests/${index}.spec.ts`, ms })));
const shards = fc.integer({ min: 2, max: 50 });
type File = { path: string; ms: number };

const paths = (files: readonly File[]) => files.map(({ path }) => path).toSorted();

test("each file is in exactly one shard, no shard is empty, and none got a file while another had less to do", () => {
  fc.assert(
    fc.property(suites, shards, (files, total) => {
      const { parts, notes } = planShards(files, { total });
      expect(paths(parts.flat())).toEqual(paths(files));
      expect(parts).toHaveLength(Math.min(total, files.length));
      expect(notes).toHaveLength(files.length < total ? 1 : 0);
      for (const part of parts) {
        expect(part.length).toBeGreaterThan(0);
        // Without its last file, the shortest, it had the least to do: no more than the mean.
        expect(sumOf(part) - Math.min(...part.map(({ ms }) => ms))).toBeLessThanOrEqual(sumOf(files) / parts.length + 1e-6);
      }
    }),
  );
});

test("for few files, the longest shard is within Graham's bound of the best of all splits", () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 1, maxLength: 7 }),
      fc.integer({ min: 2, max: 3 }),
      (durations, total) => {
        const files = durations.map((ms, index) => ({ path: `${index}`, ms }));
        const { parts } = planShards(files, { total });
        const bound = (4 / 3 - 1 / (3 * total)) * bestOf(durations, total);
        expect(Math.max(...parts.map(sumOf))).toBeLessThanOrEqual(bound + 1e-6);
      },
    ),
  );
});

/** The end of the best of all splits. */
function bestOf([first, ...others]: readonly number[], total: number, sums = Array.from({ length: total }, () => 0)): number {
  if (first === undefined) return Math.max(...sums);
  return Math.min(
    ...sums.map((_, part) =>
      bestOf(
        others,
        total,
        sums.map((sum, index) => (index === part ? sum + first : sum)),
      ),
    ),
  );
}

test("a target chooses the fewest shards that end in time, and says when none do", () => {
  fc.assert(
    fc.property(suites, fc.integer({ min: 1, max: 600 }), shards, (files, target, max) => {
      const { parts, notes } = planShards(files, { targetMs: target * 1000, max });
      expect(paths(parts.flat())).toEqual(paths(files));
      expect(parts.length).toBeLessThanOrEqual(max);
      for (const part of parts) expect(part.length).toBeGreaterThan(0);
      expect(notes.length === 0).toBe(Math.max(...parts.map(sumOf)) <= target * 1000);
      const fewer = parts.length > 1 ? planShards(files, { targetMs: target * 1000, max: parts.length - 1 }) : undefined;
      if (notes.length === 0) expect(fewer?.notes ?? ["one is the fewest"]).toHaveLength(1);
    }),
  );
});

test("the notes say why there are fewer shards, and why a target cannot be met", () => {
  const files = (...durations: number[]) => durations.map((ms, index) => ({ path: `${index}`, ms }));
  expect(planShards(files(1, 2, 3), { total: 8 }).notes).toEqual([
    "You asked for 8 shards, but there are only 3 files, so 3 were started.",
  ]);
  expect(planShards(files(300_000, 60_000, 60_000), { targetMs: 120_000, max: 20 })).toMatchObject({
    parts: [[{ ms: 300_000 }], [{ ms: 60_000 }, { ms: 60_000 }]],
    notes: ["The longest shard is expected to take 300 s, not 120 s: one of its files takes as long."],
  });
  expect(planShards(files(...Array.from({ length: 30 }, () => 60_000)), { targetMs: 120_000, max: 10 }).notes).toEqual([
    "The longest shard is expected to take 180 s, not 120 s: 10 is the maximum number of shards.",
  ]);
  expect(planShards(files(5_200, 1_000), { targetMs: 5_000, max: 10 }).notes).toEqual([
    "The longest shard is expected to take 5.2 s, not 5.0 s: one of its files takes as long.",
  ]);
  expect(planShards(files(1000), { targetMs: 120_000, max: 10 })).toMatchObject({ parts: [[{ ms: 1000 }]], notes: [] });
});
