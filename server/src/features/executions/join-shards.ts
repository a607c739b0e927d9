import type { ExecutionStatus, RunOfGroup } from "@gantry/contract/executions/schemas.ts";

/** A run of a group, newest first. Times in ms since 1970. */
export interface ReadRun extends RunOfGroup {
  /** The split suite that it is a shard of. */
  suite: string | null;
  position: number | null;
  startMs: number | null;
  endMs: number | null;
  isRerun: boolean;
}

/**
 * The runs with the shards of each split suite as one, at the place of its newest run: of each shard, the newest run counts. If older runs were not read, the
 * oldest suite may lack shards, and is left out.
 * @param isCut whether older runs were not read
 */
export function joinShards(runs: readonly ReadRun[], isCut: boolean): RunOfGroup[] {
  const joined = groupsOf(runs, ({ suite, id }) => suite ?? id).map((parts) => ({ parts, run: oneOf(parts) }));
  const oldest = joined.at(-1);
  const lacks = isCut && joined.length > 1 && oldest?.parts[0]?.suite !== null;
  return (lacks ? joined.slice(0, -1) : joined).map(({ run }) => run);
}

function oneOf(parts: readonly ReadRun[]): RunOfGroup {
  const latest = groupsOf(parts, ({ position }) => position).flatMap(([newest]) => newest ?? []);
  const [first] = parts;
  if (!first) throw new Error("a group of runs is never empty");
  const { id, number } = first;
  if (first.suite === null) return { id, number, status: first.status, durationMs: first.durationMs };
  return { id, number, status: statusOf(latest.map(({ status }) => status)), durationMs: durationOf(parts) };
}

const failures: readonly ExecutionStatus[] = ["FAILED", "UNSTABLE", "ERROR"];

function statusOf(statuses: readonly ExecutionStatus[]): ExecutionStatus {
  if (statuses.some((status) => failures.includes(status))) return "FAILED";
  if (statuses.every((status) => status === "PENDING")) return "PENDING";
  return statuses.every((status) => status === "PASSED") ? "PASSED" : "RUNNING";
}

/** From the first start to the last end. `null` while a shard is in progress, and after a re-run: it may have started days later. */
function durationOf(parts: readonly ReadRun[]): number | null {
  if (parts.some(({ isRerun, endMs }) => isRerun || endMs === null)) return null;
  const starts = parts.flatMap(({ startMs }) => startMs ?? []);
  return starts.length === 0 ? null : Math.max(...parts.flatMap(({ endMs }) => endMs ?? [])) - Math.min(...starts);
}

/** In the order of the first of each. */
function groupsOf(runs: readonly ReadRun[], keyOf: (run: ReadRun) => string | number | null): ReadRun[][] {
  const groups = new Map<string | number | null, ReadRun[]>();
  for (const run of runs) {
    const group = groups.get(keyOf(run));
    if (group) group.push(run);
    else groups.set(keyOf(run), [run]);
  }
  return [...groups.values()];
}
