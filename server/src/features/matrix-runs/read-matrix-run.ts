import type { Execution } from "@gantry/contract/executions/schemas.ts";
import type { ListedMatrixRun, MatrixRun, RunOfCombination } from "@gantry/contract/matrix-runs/schemas.ts";
import type { TestCounts } from "@gantry/contract/results/schemas.ts";
import type { TenantTransaction } from "../../platform/db/database.ts";
import { attemptsOf } from "../executions/record/attempts-of.ts";
import { cutShort } from "../verdict/cut-short.ts";
import { presentExecution } from "../executions/record/present.ts";
import { unknownFailuresText } from "../executions/results/removed-results.ts";
import { firstFailures } from "../results/first-failures.ts";
import { currentFailures } from "../results/current-failures.ts";
import { testTitle } from "../results/test-title.ts";
import { ownVariants } from "./combination-variants.ts";
import { countTests } from "./count-tests.ts";
import { findMatrixRun, type LatestRun, latestRuns, type MatrixRunRow } from "./find-matrix-run.ts";
import { type BusyTime, busyTimes } from "../executions/lists/busy-times.ts";
import { evaluateMatrixRun } from "./evaluate-matrix-run.ts";
import { missingFilesReason } from "./missing-files-reason.ts";
import { repeatedTestsNote } from "./repeated-tests-note.ts";

/** The number of failed tests that are named for a combination. */
const shownFailures = 3;

/** @throws 404 `Matrix run not found` */
export async function readMatrixRun(tx: TenantTransaction, id: string): Promise<MatrixRun> {
  const row = await findMatrixRun(tx, id);
  const latest = (await latestRuns(tx, [id])).get(id) ?? [];
  return presentWithTests(tx, row, latest);
}

/**
 * Also with the note that shards ran the same tests. It reads thousands of results, so only the page's request asks for it.
 * @throws 404 `Matrix run not found`
 */
export async function readMatrixRunWithNotes(tx: TenantTransaction, id: string): Promise<MatrixRun> {
  const row = await findMatrixRun(tx, id);
  const latest = (await latestRuns(tx, [id])).get(id) ?? [];
  const note = await repeatedTestsNote(tx, row, latest);
  const split = row.split && note !== undefined ? { ...row.split, notes: [...row.split.notes, note] } : row.split;
  return presentWithTests(tx, { ...row, split }, latest);
}

async function presentWithTests(tx: TenantTransaction, row: MatrixRunRow, latest: readonly LatestRun[]): Promise<MatrixRun> {
  return presentMatrixRun(row, latest, {
    leftOut: await findLeftOut(tx, latest),
    tests: await countTests(tx, latest),
    time: (await busyTimes(tx, [row.id])).get(row.id),
    failedTests: await firstFailedTests(tx, row, latest),
  });
}

/** Without the combinations, in the order of the rows. */
export async function listedMatrixRuns(tx: TenantTransaction, rows: readonly MatrixRunRow[]): Promise<ListedMatrixRun[]> {
  const ids = rows.map(({ id }) => id);
  const [latest, times] = await Promise.all([latestRuns(tx, ids), busyTimes(tx, ids)]);
  const leftOut = await findLeftOut(tx, [...latest.values()].flat());
  const listed: ListedMatrixRun[] = [];
  for (const row of rows) {
    const runs = latest.get(row.id) ?? [];
    const of = { leftOut, failedTests: new Map(), tests: await countTests(tx, runs), time: times.get(row.id) };
    const { combinations: _, ...shown } = presentMatrixRun(row, runs, of);
    listed.push(shown);
  }
  return listed;
}

/** What a passed re-run of failed tests leaves out: how many of these it has no result of, and why the run of the whole suite did not show all results. */
interface LeftOut {
  notRunAgain: number;
  cutShort: string | null;
}

/** By the id of a run. `null`: the run of the whole suite was deleted, so this is unknown. */
async function findLeftOut(tx: TenantTransaction, latest: readonly LatestRun[]): Promise<Map<string, LeftOut | null>> {
  const found = new Map<string, LeftOut | null>();
  for (const { id, settings, verdict } of latest) {
    if (settings.onlyFailed !== true || verdict !== "PASSED") continue;
    const attempts = await attemptsOf(tx, id);
    const failures = await currentFailures(
      tx,
      attempts.map((attempt) => attempt.id),
    );
    const [whole] = attempts;
    const isKnown = whole && whole.settings.onlyFailed !== true;
    // A pass does not count if tests that had to be repeated have no result.
    found.set(id, isKnown ? { notRunAgain: failures.length, cutShort: cutShort(whole) ?? unknownFailuresText(attempts) ?? null } : null);
  }
  return found;
}

/** By the id of a run. */
type FailedTests = ReadonlyMap<string, MatrixRun["combinations"][number]["failedTests"]>;

async function firstFailedTests(tx: TenantTransaction, { combinations }: MatrixRunRow, latest: readonly LatestRun[]): Promise<FailedTests> {
  const shown = latest.filter(({ deleted_at }) => deleted_at === null);
  const failures = await firstFailures(
    tx,
    shown.map(({ id }) => id),
    shownFailures,
  );
  return new Map(
    shown.map(({ id, matrix_position }) => {
      const own = failures.filter(({ executionId }) => executionId === id);
      const named = ownVariants(combinations[matrix_position ?? -1] ?? [], own);
      return [id, named.map((test) => ({ id: `${id}-${test.ordinal}`, title: testTitle(test) }))];
    }),
  );
}

interface OfLatestRuns {
  leftOut: ReadonlyMap<string, LeftOut | null>;
  failedTests: FailedTests;
  tests: TestCounts | null;
  time: BusyTime | undefined;
}

function presentMatrixRun(row: MatrixRunRow, latest: readonly LatestRun[], { leftOut, failedTests, tests, time }: OfLatestRuns): MatrixRun {
  const combinations = row.combinations.map((combination, position) => {
    const found = latest.find(({ matrix_position }) => matrix_position === position);
    const left = leftOut.get(found?.id ?? "");
    const run = found && found.deleted_at === null && left !== null ? shortened(presentExecution(found)) : null;
    return {
      combination,
      shard: row.shards[position] ?? null,
      run,
      runs: found?.runs ?? 0,
      notRunAgain: left?.notRunAgain ?? 0,
      cutShort: left?.cutShort ?? null,
      failedTests: failedTests.get(run?.id ?? "") ?? [],
    };
  });
  const judged = evaluateMatrixRun(combinations);
  const isOver = judged.counts.queued + judged.counts.running === 0;
  const ends = combinations.flatMap(({ run }) => run?.finishedAt ?? []).toSorted();
  return {
    id: row.id,
    projectId: row.project_id,
    ...judged,
    reason: `${judged.reason}${missingFilesReason(combinations)}`,
    axes: row.axes,
    split: row.split,
    combinations,
    numbers: firstNumbers(latest),
    image: sharedBy(latest, "image"),
    groupName: sharedBy(latest, "group_name"),
    folder: sharedBy(latest, "folder"),
    command: sharedBy(latest, "command") || null,
    trigger: row.trigger,
    requestedBy: row.requested_by,
    ciContext: row.ci_context,
    createdAt: row.created_at.toISOString(),
    finishedAt: isOver ? (ends.at(-1) ?? row.created_at.toISOString()) : null,
    tests,
    durationMs: isOver ? (time?.durationMs ?? null) : null,
    inProgressSince: isOver ? null : (time?.since?.toISOString() ?? null),
  };
}

function sharedBy(latest: readonly LatestRun[], column: "image" | "group_name" | "folder" | "command"): string | null {
  const [first, ...others] = new Set(latest.filter(({ deleted_at }) => deleted_at === null).map((run) => run[column]));
  return others.length === 0 ? (first ?? null) : null;
}

function firstNumbers(latest: readonly LatestRun[]): MatrixRun["numbers"] {
  const numbers = latest.map(({ first_number }) => first_number);
  return numbers.length === 0 ? null : { first: Math.min(...numbers), last: Math.max(...numbers) };
}

function shortened(run: Execution): RunOfCombination {
  const { id, number, image, environment, status, verdict, error, tests, cancelRequested } = run;
  const { createdAt, startedAt, finishedAt, durationMs, source, notes } = run;
  return {
    id,
    number,
    image,
    environment,
    status,
    verdict,
    error,
    tests,
    cancelRequested,
    createdAt,
    startedAt,
    finishedAt,
    durationMs,
    source,
    notes,
  };
}
