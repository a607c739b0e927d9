import type { FileDuration } from "./split-files.ts";
import { splitFiles } from "./split-files.ts";

/** How many shards: as asked for, or as few as end within a time. */
export type ShardNumber = { total: number } | { targetMs: number; max: number };

export interface ShardPlan<F> {
  /** The files of each shard; none is empty. */
  parts: F[][];
  /** What differs from what was asked for, in sentences. */
  notes: string[];
}

/** Splits files, at least one, into shards of about the same duration. Each file is in exactly one. */
export function planShards<F extends FileDuration>(files: readonly F[], wanted: ShardNumber): ShardPlan<F> {
  if ("targetMs" in wanted) return withinTarget(files, wanted);
  const total = Math.min(wanted.total, files.length);
  const notes =
    total < wanted.total
      ? [`You asked for ${wanted.total} shards, but there ${counted(files)}, so ${total} ${total === 1 ? "was" : "were"} started.`]
      : [];
  return { parts: splitFiles(files, total), notes };
}

/** The longest file is in one shard, however many there are: with more shards than for its duration, none would end earlier. */
function withinTarget<F extends FileDuration>(files: readonly F[], { targetMs, max }: { targetMs: number; max: number }): ShardPlan<F> {
  const most = Math.min(max, files.length);
  const goal = Math.max(targetMs, ...files.map(({ ms }) => ms));
  let total = Math.min(most, Math.max(1, Math.ceil(sumOf(files) / goal)));
  let parts = splitFiles(files, total);
  while (total < most && longest(parts) > goal) parts = splitFiles(files, ++total);
  const needsMs = longest(parts);
  if (needsMs <= targetMs) return { parts, notes: [] };
  const why = needsMs <= goal ? "one of its files takes as long" : `${max} is the maximum number of shards`;
  const digits = digitsThatDiffer(needsMs, targetMs);
  return {
    parts,
    notes: [`The longest shard is expected to take ${inSeconds(needsMs, digits)}, not ${inSeconds(targetMs, digits)}: ${why}.`],
  };
}

export const sumOf = (files: readonly FileDuration[]): number => files.reduce((sum, { ms }) => sum + ms, 0);
const longest = (parts: readonly (readonly FileDuration[])[]) => Math.max(...parts.map(sumOf));
const counted = ({ length }: readonly unknown[]) => (length === 1 ? "is only 1 file" : `are only ${length} files`);
const inSeconds = (ms: number, digits: number) => `${(ms / 1000).toFixed(digits)} s`;
/** The smallest number of decimals with which two times look different. */
const digitsThatDiffer = (one: number, other: number) =>
  [0, 1, 2].find((digits) => inSeconds(one, digits) !== inSeconds(other, digits)) ?? 3;
