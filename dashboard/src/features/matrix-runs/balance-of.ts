import { hasVerdict, wasCancelled } from "@gantry/contract/executions/constants.ts";
import type { MatrixRun } from "@gantry/contract/matrix-runs/schemas.ts";
import { formatDuration } from "../../ui/text/format.ts";

type Part = Pick<MatrixRun["combinations"][number], "combination" | "shard">;

interface ShardDuration {
  part: Part;
  /** Of its latest run; `null` while it has not ended. */
  tookMs: number | null;
  /** It was ended before it was complete. */
  wasCut: boolean;
  /** The text that the page shows next to the expected duration. */
  text: string;
  expectedMs: number | null;
}

/** The durations of the shards, the longest of all, and how evenly they ended as a sentence. */
export function balanceOf({ combinations }: Pick<MatrixRun, "combinations">): {
  shards: ShardDuration[];
  longestMs: number;
  summary: string;
} {
  const shards = combinations.map(({ combination, shard, run }) => ({
    part: { combination, shard },
    tookMs: run?.durationMs ?? null,
    wasCut: run !== null && wasCancelled(run),
    text: textOf(run),
    expectedMs: shard?.expectedMs ?? null,
  }));
  const cancelled = combinations.filter(({ run }) => run !== null && wasCancelled(run)).length;
  const took = shards.flatMap(({ tookMs }) => tookMs ?? []);
  const longestMs = Math.max(0, ...shards.flatMap(({ tookMs, expectedMs }) => [tookMs ?? 0, expectedMs ?? 0]));
  if (cancelled > 0) return { shards, longestMs, summary: cancelledText(cancelled, combinations.length) };
  return { shards, longestMs, summary: took.length === shards.length ? summaryOf(took) : missingText(combinations) };
}

function textOf(run: MatrixRun["combinations"][number]["run"]): string {
  if (run === null) return "Deleted";
  const took = run.durationMs === null ? undefined : formatDuration(run.durationMs);
  if (wasCancelled(run)) return took === undefined ? "Cancelled before it started" : `Cancelled after ${took}`;
  if (took !== undefined) return `Took ${took}`;
  return run.status === "PENDING" ? "Not started" : hasVerdict(run) ? "Did not start" : "Running";
}

function cancelledText(cancelled: number, total: number): string {
  if (cancelled === total) return "All shards were cancelled.";
  return cancelled === 1 ? "1 shard was cancelled." : `${cancelled} shards were cancelled.`;
}

/** Why the shards cannot be compared yet. */
function missingText(combinations: MatrixRun["combinations"]): string {
  const open = combinations.filter(({ run }) => run !== null && run.durationMs === null && !hasVerdict(run)).length;
  if (open === 0) return "Not all shards have a duration.";
  return open === 1 ? "1 shard has not ended yet." : `${open} shards have not ended yet.`;
}

function summaryOf(took: readonly number[]): string {
  const mean = took.reduce((sum, ms) => sum + ms, 0) / took.length;
  if (mean === 0) return "All shards took about the same time.";
  const ratio = Math.max(...took) / mean;
  return ratio < 1.05
    ? "All shards took about the same time."
    : `The longest shard took ${Math.round((ratio - 1) * 100)} % longer than the mean of all.`;
}
