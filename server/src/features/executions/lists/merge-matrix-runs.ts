import type { GroupStatus, RunOfGroup } from "@gantry/contract/executions/schemas.ts";
import type { BusyTime } from "./busy-times.ts";
import type { SuiteStatus } from "./suite-statuses.ts";

/** A run of a group, newest first. Times in ms since 1970. */
export interface ReadRun extends RunOfGroup {
  /** The matrix run or split suite that it is a part of. */
  suite: string | null;
  startMs: number | null;
  endMs: number | null;
  isRerun: boolean;
}

/** By the id of the matrix run. */
export type SuiteStatuses = ReadonlyMap<string, SuiteStatus>;

interface Joined {
  /** Whether older runs were not read. */
  isCut: boolean;
  /** Of {@link suitesToMeasure}, by their ids. */
  times?: ReadonlyMap<string, BusyTime>;
}

/**
 * The runs, with each matrix run merged into one at the position of its newest run and with its status. If older runs were not read, runs of
 * the oldest matrix run may be missing, and it is left out.
 */
export function mergeMatrixRuns(runs: readonly ReadRun[], statuses: SuiteStatuses, { isCut, times = new Map() }: Joined): RunOfGroup[] {
  const joined = groupsOf(runs).map((parts) => ({ parts, run: oneOf(parts, statuses, times) }));
  const oldest = joined.at(-1);
  const lacks = isCut && joined.length > 1 && oldest?.parts[0]?.suite !== null;
  return (lacks ? joined.slice(0, -1) : joined).map(({ run }) => run);
}

/** The ids of the matrix runs whose duration cannot be computed from these runs: a re-run may have started days later, and a deleted run is not read. */
export function suitesToMeasure(runs: readonly ReadRun[], statuses: SuiteStatuses): string[] {
  return runs.flatMap(({ suite, isRerun }) => (suite !== null && (isRerun || statuses.get(suite) === "INCOMPLETE") ? [suite] : []));
}

/** The status of the whole matrix run that this run is a part of, or else its own. */
export function statusInGroup({ suite, status }: Pick<ReadRun, "suite" | "status">, statuses: SuiteStatuses): GroupStatus {
  const ofSuite = suite === null ? undefined : statuses.get(suite);
  return ofSuite === "QUEUED" ? "PENDING" : (ofSuite ?? status);
}

function oneOf(parts: readonly ReadRun[], statuses: SuiteStatuses, times: ReadonlyMap<string, BusyTime>): RunOfGroup {
  const [first] = parts;
  if (!first) throw new Error("a group of runs is never empty");
  const { id, number, suite } = first;
  const time = times.get(suite ?? "");
  const durationMs = suite === null ? first.durationMs : time ? endedDuration(time) : durationOf(parts);
  return { id, number, status: statusInGroup(first, statuses), durationMs };
}

const endedDuration = ({ isOver, durationMs }: BusyTime) => (isOver ? durationMs : null);

/** From the first start to the last end. `null` while a run is in progress, and after a re-run: it may have started days later. */
function durationOf(parts: readonly ReadRun[]): number | null {
  if (parts.some(({ isRerun, endMs }) => isRerun || endMs === null)) return null;
  const starts = parts.flatMap(({ startMs }) => startMs ?? []);
  return starts.length === 0 ? null : Math.max(...parts.flatMap(({ endMs }) => endMs ?? [])) - Math.min(...starts);
}

/** In the order of the first of each. */
function groupsOf(runs: readonly ReadRun[]): ReadRun[][] {
  const groups = new Map<string, ReadRun[]>();
  for (const run of runs) {
    const key = run.suite ?? run.id;
    const group = groups.get(key);
    if (group) group.push(run);
    else groups.set(key, [run]);
  }
  return [...groups.values()];
}
