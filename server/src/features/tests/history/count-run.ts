import { isOutsideTests, maxDurationMs } from "@gantry/contract/results/constants.ts";
import type { TestKind } from "@gantry/contract/results/schemas.ts";
import { type RawBuilder, sql } from "kysely";
import type { TenantTransaction } from "../../../platform/db/database.ts";
import type { ExecutionRow } from "../../executions/record/execution-record.ts";
import { markKnownAfter, unmarkKnown } from "./mark-known.ts";
import { lostMsOf } from "./lost-time.ts";
import { planByKey } from "./plan-by-key.ts";
import { refreshTests } from "./refresh-tests.ts";
import { addedToSums, subtractedFromSums } from "./sum-outcomes.ts";
import { testIdOf } from "../base/test-id.ts";

/** Batch size: keeps each transaction's locks short. */
const testsPerBatch = 1_000;

/** What a batch of a run's tests adds to history. */
export interface CountedBatch {
  /** Ids of tests. */
  failed: string[];
  passed: string[];
  /** All failed results of the batch. A report may name a test twice. `isOutside`: of a hook, a file, a suite or the run. */
  failures: { ordinal: number; testId: string; isOutside: boolean }[];
  /** Where the next batch ends; `null` if this was the last one. */
  left: number | null;
}

/**
 * Adds the next batch of an ended run's results to the history of its tests, from the end of the report to its beginning. `ERROR` runs add nothing.
 * Requires locks on the run (marked as due) and on the project's history. After the last batch call `closeRun`.
 * @param isSkipped its failures never count towards quarantine.
 */
export async function countBatch(tx: TenantTransaction, run: ExecutionRow, isSkipped: boolean): Promise<CountedBatch> {
  if (!run.tests || run.tests.total === 0) return { failed: [], passed: [], failures: [], left: null };
  const rows = run.verdict === "ERROR" ? await readBatch(tx, run) : await addOutcomes(tx, run, isSkipped);
  const added = rows.filter((row) => row.ordinal === null);
  const results = rows.flatMap(({ ordinal, ...row }) => (ordinal === null ? [] : [{ ordinal, ...row }]));
  await refreshTests(
    tx,
    added.map((outcome) => outcome.test_id),
  );
  const ids = (status: string) => added.filter((outcome) => outcome.status === status).map((outcome) => outcome.test_id);
  return {
    failed: ids("failed"),
    passed: ids("passed"),
    failures: results.flatMap(({ ordinal, status, test_id, kind, name }) =>
      status === "failed" ? [{ ordinal, testId: test_id, isOutside: isOutsideTests({ kind, name }) }] : [],
    ),
    left: results.length < testsPerBatch ? null : results.reduce((lowest, { ordinal }) => Math.min(lowest, ordinal), Infinity),
  };
}

/** Adds a run to its day's totals, once all its tests are in history. */
export async function closeRun(tx: TenantTransaction, executionId: string): Promise<void> {
  await countInDay(tx, executionId, "counted", 1);
}

interface CountedRow {
  test_id: string;
  status: string;
  kind: TestKind | null;
  name: string;
  /** Of a result in the batch; `null`: an outcome that was added. */
  ordinal: number | null;
}

/** The next batch of a run's results. */
function nextBatch(tx: TenantTransaction, run: ExecutionRow) {
  return sql`
    select ${testIdOf("r")} as test_id, r.org_id, r.project_id, r.execution_id, r.ordinal, r.test_key, r.name, r.kind, r.suite, r.file_path, r.variant,
      r.status, r.flaky, least(r.duration_ms, ${maxDurationMs}) as duration_ms, ${lostMsOf("r")} as lost_ms
    from test_results r where r.org_id = ${tx.organizationId} and r.execution_id = ${run.id}
      ${run.history_left === null ? sql`` : sql`and r.ordinal < ${run.history_left}`}
    order by r.ordinal desc limit ${testsPerBatch}`;
}

async function readBatch(tx: TenantTransaction, run: ExecutionRow): Promise<CountedRow[]> {
  const { rows } = await sql<CountedRow>`select test_id, status, kind, name, ordinal from (${nextBatch(tx, run)}) batch`.execute(tx);
  return rows;
}

async function addOutcomes(tx: TenantTransaction, run: ExecutionRow, isSkipped: boolean): Promise<CountedRow[]> {
  // A report may name a test twice: its last result counts, which the batches reach first.
  const { rows } = await sql<CountedRow>`
    with batch as materialized (${nextBatch(tx, run)}
    ), mine as materialized (
      select distinct on (test_id) * from batch order by test_id, ordinal desc
    ), met as (
      insert into tests (org_id, id, project_id, test_key, name, kind, suite, file_path, variant)
      select org_id, test_id, project_id, test_key, name, kind, suite, file_path, variant from mine on conflict do nothing
    ), told as (
      update tests t set kind = mine.kind from mine
      where t.org_id = ${tx.organizationId} and t.id = mine.test_id and t.kind is distinct from mine.kind and mine.kind is not null
        and (t.last_run_at is null or t.last_run_at <= ${run.created_at})
    ), added as (
      insert into test_outcomes (org_id, test_id, run_at, execution_id, ordinal, status, flaky, duration_ms, lost_ms, group_name, mass_failure, commit_sha, environment)
      select org_id, test_id, ${run.created_at}, execution_id, ordinal, status, flaky, duration_ms, lost_ms, ${run.group_name}, ${isSkipped} or kind is not distinct from 'outside',
        ${run.ci_context?.commitSha?.toLowerCase() ?? null}, ${run.environment}
      from mine on conflict do nothing returning org_id, test_id, status, flaky, duration_ms
    ), ${addedToSums(run, "added")}
    select test_id, status, null as kind, '' as name, null::int as ordinal from added
    union all select test_id, status, kind, name, ordinal from batch`.execute(tx);
  return rows;
}

/**
 * Removes a run from the history, because it was deleted or a callback replaces its results. Requires locks on the run and on the project's history.
 * @returns the ids of its tests, which must be refreshed; empty if the run was not counted.
 */
export async function uncountRun(tx: TenantTransaction, run: ExecutionRow): Promise<string[]> {
  if (run.history === "none") return [];
  await countInDay(tx, run.id, "none", run.history === "due" ? 0 : -1);
  if (run.history === "due" && run.history_left === null) return [];
  await planByKey(tx, run.tests?.total ?? 0);
  const { rows } = await sql<{ test_id: string }>`
    with gone as (
      delete from test_outcomes where org_id = ${tx.organizationId} and execution_id = ${run.id} returning test_id, status, flaky, duration_ms
    ), ${subtractedFromSums(run, "gone")}
    select test_id from gone`.execute(tx);
  const testIds = rows.map((row) => row.test_id);
  await findLastFailures(tx, run.id, testIds);
  await unmarkKnown(tx, run);
  await markKnownAfter(tx, run, testIds);
  return testIds;
}

/** For tests whose last failure was in a deleted run: the failure before it, regardless of its age. */
async function findLastFailures(tx: TenantTransaction, goneId: string, testIds: string[]): Promise<void> {
  await sql`
    update tests t set (last_failed_at, last_failed_execution_id, last_failed_ordinal) = (
      select o.run_at, o.execution_id, o.ordinal from test_outcomes o
      where o.org_id = t.org_id and o.test_id = t.id and o.status = 'failed' order by o.run_at desc, o.execution_id desc limit 1
    )
    where t.org_id = ${tx.organizationId} and t.id = any(${testIds}::text[]) and t.last_failed_execution_id = ${goneId}`.execute(tx);
}

/**
 * Records the history of a run without tests, in one statement, the transaction's last. Needs no lock on the project.
 * @returns false if the run is no longer due, or has tests.
 */
export async function countTestless(tx: TenantTransaction, executionId: string): Promise<boolean> {
  tx.commitWithNext();
  return countInDay(tx, executionId, "counted", 1, sql`history = 'due' and coalesce((tests ->> 'total')::int, 0) = 0`);
}

/** Marks a run as counted (1) or not (-1) and updates the daily totals. @returns whether they changed. */
async function countInDay(
  tx: TenantTransaction,
  executionId: string,
  history: ExecutionRow["history"],
  times: 1 | 0 | -1,
  condition: RawBuilder<unknown> = sql`true`,
): Promise<boolean> {
  const { rows } = await sql`
    with run as (
      update executions set history = ${history}, history_left = null where org_id = ${tx.organizationId} and id = ${executionId} and ${condition} returning *
    )
    ${addedToDay("run", times)} returning day`.execute(tx);
  return rows.length > 0;
}

/** A statement, or a part of one, that adds the run `times` times to the totals of its day; `run` names a relation with its row. */
export function addedToDay(run: string, times: 1 | 0 | -1) {
  return sql`
    insert into run_days as d (org_id, project_id, day, image, passed, failed, unstable, errors, cancelled, duration_ms, timed_runs,
      tests_passed, tests_failed, tests_skipped, tests_flaky)
    select org_id, project_id, (created_at at time zone 'utc')::date, image,
      times * (verdict = 'PASSED')::int, times * (verdict = 'FAILED')::int, times * (verdict = 'UNSTABLE')::int, times * (verdict = 'ERROR')::int,
      times * (verdict = 'ERROR' and error_code is not distinct from 'CANCELLED')::int,
      case when is_timed then times * greatest(0, extract(epoch from finished_at - started_at) * 1000) else 0 end, times * is_timed::int,
      times * coalesce((tests ->> 'passed')::int, 0), times * coalesce((tests ->> 'failed')::int, 0),
      times * coalesce((tests ->> 'skipped')::int, 0), times * coalesce((tests ->> 'flaky')::int, 0)
    from ${sql.table(run)}, lateral (
      select ${times}::int as times, verdict <> 'ERROR' and started_at is not null and finished_at is not null as is_timed
    ) how where times <> 0
    on conflict (org_id, project_id, day, image) do update set
      passed = d.passed + excluded.passed, failed = d.failed + excluded.failed, unstable = d.unstable + excluded.unstable,
      errors = d.errors + excluded.errors, cancelled = d.cancelled + excluded.cancelled, duration_ms = d.duration_ms + excluded.duration_ms, timed_runs = d.timed_runs + excluded.timed_runs,
      tests_passed = d.tests_passed + excluded.tests_passed, tests_failed = d.tests_failed + excluded.tests_failed,
      tests_skipped = d.tests_skipped + excluded.tests_skipped, tests_flaky = d.tests_flaky + excluded.tests_flaky`;
}
