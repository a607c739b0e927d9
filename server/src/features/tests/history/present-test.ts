import { type Selectable, sql } from "kysely";
import { staleAfterRuns } from "@gantry/contract/tests/constants.ts";
import type { LastFlakeCheck } from "@gantry/contract/flake-checks/schemas.ts";
import type { TestOutcome } from "@gantry/contract/executions/schemas.ts";
import type { TestSummary } from "@gantry/contract/tests/schemas.ts";
import type { TenantTransaction } from "../../../platform/db/database.ts";
import type { Schema } from "../../../platform/db/schema.ts";

/** The tests of projects that are not deleted. */
export function visibleTests(tx: TenantTransaction) {
  return tx
    .selectFrom("tests")
    .innerJoin("projects", (on) => on.onRef("projects.org_id", "=", "tests.org_id").onRef("projects.id", "=", "tests.project_id"))
    .where("tests.org_id", "=", tx.organizationId)
    .where("projects.deleted_at", "is", null);
}

/** Whether it is in quarantine now. */
export const isQuarantined = sql<boolean>`exists (
  select 1 from quarantine q where q.org_id = tests.org_id and q.test_id = tests.id
    and (q.expires_at is null or q.expires_at > clock_timestamp()))`;

/** Until this time a pass does not end the test's quarantine. */
const keptUntil = sql<Date | null>`(
  select q.expires_at from quarantine q where q.org_id = tests.org_id and q.test_id = tests.id
    and q.keep and q.expires_at > clock_timestamp())`;

/** The message of the test's last failure, whose run may be deleted. */
const lastMessage = sql<string | null>`(
  select r.message from test_results r
  where r.org_id = tests.org_id and r.execution_id = tests.last_failed_execution_id and r.ordinal = tests.last_failed_ordinal)`;

/** The branch of the test's last run. */
export const lastBranch = sql<string | null>`(
  select e.ci_branch from executions e where e.org_id = tests.org_id and e.id = tests.last_execution_id)`;

/** What {@link presentTest} needs besides the test's own columns. */
export const shownWithTest = [
  isQuarantined.as("quarantined"),
  keptUntil.as("kept_until"),
  lastMessage.as("last_message"),
  lastBranch.as("last_branch"),
] as const;

export type TestRow = Selectable<Schema["tests"]> & {
  quarantined: boolean;
  kept_until: Date | null;
  last_message: string | null;
  last_branch: string | null;
};

export function presentTest(row: TestRow, outcomes: TestOutcome[], lastFlakeCheck: LastFlakeCheck | undefined): TestSummary {
  const failed = row.last_failed_execution_id !== null && row.last_failed_at !== null;
  return {
    id: row.id,
    testKey: row.test_key,
    projectId: row.project_id,
    name: row.name,
    suite: row.suite,
    filePath: row.file_path,
    variant: row.variant,
    owner: row.owner,
    lastStatus: row.last_status,
    lastRunAt: row.last_run_at?.toISOString() ?? null,
    lastExecutionId: row.last_execution_id,
    lastBranch: row.last_branch,
    history: outcomes,
    runs: row.runs,
    failures: row.failures,
    passRate: row.pass_rate,
    p50DurationMs: row.p50_ms,
    p95DurationMs: row.p95_ms,
    flaky: row.flaky,
    flakyRuns: row.flaky_runs,
    broken: row.broken,
    stale: row.missed_runs >= staleAfterRuns,
    failuresInARow: row.streak,
    failingSince: row.failing_since?.toISOString() ?? null,
    quarantined: row.quarantined,
    keepUntil: row.kept_until?.toISOString() ?? null,
    lastFailure: failed
      ? { executionId: row.last_failed_execution_id ?? "", at: row.last_failed_at?.toISOString() ?? "", message: row.last_message }
      : null,
    lastFlakeCheck: lastFlakeCheck ?? null,
  };
}
