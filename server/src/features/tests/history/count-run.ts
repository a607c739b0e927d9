import { type RawBuilder, sql } from "kysely";
import type { TenantTransaction } from "../../../platform/db/database.ts";
import type { ExecutionRow } from "../../executions/execution-record.ts";
import { planByKey } from "./plan-by-key.ts";
import { refreshTests } from "./refresh-tests.ts";
import { testIdOf } from "./test-id.ts";

/** What one ended run adds to history. */
export interface CountedRun {
  failed: string[];
  passed: string[];
}

/**
 * Adds an ended run to the history of its tests and to its day's figures, once. A run that ended as `ERROR` says nothing of its tests.
 * The run, which must be due, and the project's history must be locked.
 * @param isSkipped its failures never count towards quarantine. @returns its tests' ids.
 */
export async function countRun(tx: TenantTransaction, run: ExecutionRow, isSkipped: boolean): Promise<CountedRun> {
  await countInDay(tx, run.id, "counted", 1);
  if (run.verdict === "ERROR" || !run.tests || run.tests.total === 0) return { failed: [], passed: [] };
  const outcomes = await addOutcomes(tx, run, isSkipped);
  await refreshTests(
    tx,
    outcomes.map((outcome) => outcome.test_id),
  );
  const ids = (status: string) => outcomes.filter((outcome) => outcome.status === status).map((outcome) => outcome.test_id);
  return { failed: ids("failed"), passed: ids("passed") };
}

async function addOutcomes(tx: TenantTransaction, run: ExecutionRow, isSkipped: boolean): Promise<{ test_id: string; status: string }[]> {
  // A report may name a test twice: its last word counts.
  const { rows } = await sql<{ test_id: string; status: string }>`
    with mine as (
      select distinct on (r.test_key) ${testIdOf("r")} as test_id, r.* from test_results r
      where r.org_id = ${tx.organizationId} and r.execution_id = ${run.id} order by r.test_key, r.ordinal desc
    ), met as (
      insert into tests (org_id, id, project_id, test_key, name, suite, file_path, variant)
      -- Asking first which are there would scan what this very statement is writing, while the table has no statistics.
      select org_id, test_id, project_id, test_key, name, suite, file_path, variant from mine on conflict do nothing
    ), day as (
      insert into test_days as d (org_id, project_id, day, test_id, runs, failures, flaky, duration_ms)
      select org_id, project_id, ${dayOf(run)}, test_id, 1, (status = 'failed')::int, flaky::int, duration_ms from mine
      where status in ('passed', 'failed')
      on conflict (org_id, project_id, day, test_id) do update set runs = d.runs + 1, failures = d.failures + excluded.failures,
        flaky = d.flaky + excluded.flaky, duration_ms = d.duration_ms + excluded.duration_ms
    )
    insert into test_outcomes (org_id, test_id, run_at, execution_id, ordinal, status, flaky, duration_ms, group_name, mass_failure, commit_sha, environment)
    select org_id, test_id, ${run.created_at}, execution_id, ordinal, status, flaky, duration_ms, ${run.group_name}, ${isSkipped},
      ${run.ci_context?.commitSha?.toLowerCase() ?? null}, ${run.environment}
    from mine on conflict do nothing returning test_id, status`.execute(tx);
  return rows;
}

/**
 * Takes a run out of history again: it was deleted, or a callback is about to say something else of it. The run and the project's
 * history must be locked. @returns its tests' ids, which are to be refreshed; empty when it was not counted.
 */
export async function takeBackRun(tx: TenantTransaction, run: ExecutionRow): Promise<string[]> {
  if (run.history === "none") return [];
  await countInDay(tx, run.id, "none", run.history === "due" ? 0 : -1);
  if (run.history === "due") return [];
  await planByKey(tx, run.tests?.total ?? 0);
  const { rows } = await sql<{ test_id: string }>`
    with gone as (
      delete from test_outcomes where org_id = ${tx.organizationId} and execution_id = ${run.id} returning test_id, status, flaky, duration_ms
    ), day as (
      update test_days d set runs = d.runs - 1, failures = d.failures - (gone.status = 'failed')::int, flaky = d.flaky - gone.flaky::int,
        duration_ms = d.duration_ms - gone.duration_ms
      from gone where gone.status in ('passed', 'failed')
        and d.org_id = ${tx.organizationId} and d.project_id = ${run.project_id} and d.day = ${dayOf(run)} and d.test_id = gone.test_id
    )
    select test_id from gone`.execute(tx);
  const testIds = rows.map((row) => row.test_id);
  await findLastFailures(tx, run.id, testIds);
  return testIds;
}

/** Of tests whose last failure was in a run that is gone: the one before it, however long ago. */
async function findLastFailures(tx: TenantTransaction, goneId: string, testIds: string[]): Promise<void> {
  await sql`
    update tests t set (last_failed_at, last_failed_execution_id, last_failed_ordinal) = (
      select o.run_at, o.execution_id, o.ordinal from test_outcomes o
      where o.org_id = t.org_id and o.test_id = t.id and o.status = 'failed' order by o.run_at desc, o.execution_id desc limit 1
    )
    where t.org_id = ${tx.organizationId} and t.id = any(${testIds}::text[]) and t.last_failed_execution_id = ${goneId}`.execute(tx);
}

/**
 * The run's whole history when it has no test to tell of, in one statement, the transaction's last: for such a run nobody needs the project's.
 * @returns false when it is not due any more, or has tests.
 */
export async function countTestless(tx: TenantTransaction, executionId: string): Promise<boolean> {
  tx.lastly();
  return countInDay(tx, executionId, "counted", 1, sql`history = 'due' and coalesce((tests ->> 'total')::int, 0) = 0`);
}

/** Marks the run as counted or not, and moves its day's figures by it so many times. @returns whether they were moved. */
async function countInDay(
  tx: TenantTransaction,
  executionId: string,
  history: ExecutionRow["history"],
  times: 1 | 0 | -1,
  condition: RawBuilder<unknown> = sql`true`,
): Promise<boolean> {
  const { rows } = await sql`
    with run as (
      update executions set history = ${history} where org_id = ${tx.organizationId} and id = ${executionId} and ${condition} returning *
    )
    ${addedToDay("run", times)} returning day`.execute(tx);
  return rows.length > 0;
}

/** A statement, or a part of one, that moves the figures of a run's day by the run so many times; `run` names a relation with its row. */
export function addedToDay(run: string, times: 1 | 0 | -1) {
  return sql`
    insert into run_days as d (org_id, project_id, day, image, passed, failed, unstable, errors, duration_ms, timed_runs,
      tests_passed, tests_failed, tests_skipped, tests_flaky)
    select org_id, project_id, (created_at at time zone 'utc')::date, image,
      times * (verdict = 'PASSED')::int, times * (verdict = 'FAILED')::int, times * (verdict = 'UNSTABLE')::int, times * (verdict = 'ERROR')::int,
      case when is_timed then times * greatest(0, extract(epoch from finished_at - started_at) * 1000) else 0 end, times * is_timed::int,
      times * coalesce((tests ->> 'passed')::int, 0), times * coalesce((tests ->> 'failed')::int, 0),
      times * coalesce((tests ->> 'skipped')::int, 0), times * coalesce((tests ->> 'flaky')::int, 0)
    from ${sql.table(run)}, lateral (
      select ${times}::int as times, verdict <> 'ERROR' and started_at is not null and finished_at is not null as is_timed
    ) how where times <> 0
    on conflict (org_id, project_id, day, image) do update set
      passed = d.passed + excluded.passed, failed = d.failed + excluded.failed, unstable = d.unstable + excluded.unstable,
      errors = d.errors + excluded.errors, duration_ms = d.duration_ms + excluded.duration_ms, timed_runs = d.timed_runs + excluded.timed_runs,
      tests_passed = d.tests_passed + excluded.tests_passed, tests_failed = d.tests_failed + excluded.tests_failed,
      tests_skipped = d.tests_skipped + excluded.tests_skipped, tests_flaky = d.tests_flaky + excluded.tests_flaky`;
}

/** The day a run belongs to: that of its creation, UTC. */
function dayOf(run: Pick<ExecutionRow, "created_at">) {
  return sql`${run.created_at.toISOString().slice(0, 10)}::date`;
}
