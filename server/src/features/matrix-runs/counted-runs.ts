import type { TenantTransaction } from "../../platform/db/database.ts";
import { attemptsOf } from "../executions/record/attempts-of.ts";
import type { ShownExecution } from "../executions/record/execution-record.ts";
import { type LatestRun, latestRuns } from "./find-matrix-run.ts";

/** A run whose results count. */
export interface CountedRun {
  run: ShownExecution;
  /** The index of its combination. */
  place: number;
  /** 0: the run of the whole suite, or the first one that is left. Re-runs of failed tests follow: their results replace those before. */
  rank: number;
}

/** The latest run of each combination. A re-run of failed tests has only their results: the runs that it completes come before it. */
export async function countedRuns(tx: TenantTransaction, id: string): Promise<CountedRun[]> {
  return withAttempts(tx, (await latestRuns(tx, [id])).get(id) ?? []);
}

/** The same for the latest runs of a matrix run. */
export async function withAttempts(tx: TenantTransaction, latest: readonly LatestRun[]): Promise<CountedRun[]> {
  const counted: CountedRun[] = [];
  for (const run of latest) {
    if (run.deleted_at !== null) continue;
    const attempts = run.settings.onlyFailed === true ? await attemptsOf(tx, run.id) : [run];
    counted.push(...attempts.map((attempt, rank) => ({ run: attempt, place: run.matrix_position ?? 0, rank })));
  }
  return counted;
}
