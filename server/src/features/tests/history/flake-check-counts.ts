import { sql } from "kysely";
import type { FlakeCheckCounts, LastFlakeCheck } from "@gantry/contract/flake-checks/schemas.ts";
import type { TenantTransaction } from "../../../platform/db/database.ts";

/** The results of flake checks whose runs are not deleted, as the relation `result`. */
export const checkResults = (tx: TenantTransaction) => sql`
  flake_check_results result join executions on executions.org_id = result.org_id and executions.id = result.execution_id
    and executions.org_id = ${tx.organizationId} and executions.deleted_at is null`;

/** The columns of a group of `checkResults`. */
export const checkCounts = sql`
  count(*)::int as runs,
  count(*) filter (where result.status = 'passed')::int as passed,
  count(*) filter (where result.status = 'passed' and result.flaky)::int as "passedOnRetry",
  count(*) filter (where result.status = 'failed')::int as failed,
  count(*) filter (where result.status = 'not-run')::int as "notRun",
  count(*) filter (where result.status = 'error')::int as errors,
  count(*) filter (where result.status is null)::int as waiting`;

export type CheckCounts = Omit<FlakeCheckCounts, "outcome">;

export function presentCounts({ runs, passed, passedOnRetry, failed, notRun, errors, waiting }: CheckCounts): FlakeCheckCounts {
  return {
    outcome: waiting > 0 ? null : outcomeOf({ runs, passed, passedOnRetry, failed }),
    runs,
    passed,
    passedOnRetry,
    failed,
    notRun,
    errors,
    waiting,
  };
}

function outcomeOf({ runs, passed, passedOnRetry, failed }: Pick<CheckCounts, "runs" | "passed" | "passedOnRetry" | "failed">) {
  if (isFlaky({ passed, passedOnRetry, failed })) return "flaky";
  if (failed > 0) return "failing";
  return passed === runs ? "passed" : "incomplete";
}

/** Further runs cannot change this. */
export const isFlaky = ({ passed, passedOnRetry, failed }: Pick<CheckCounts, "passed" | "passedOnRetry" | "failed">): boolean =>
  passedOnRetry > 0 || (passed > 0 && failed > 0);

/** The last flake check of each of these tests that had one. */
export async function lastFlakeChecks(tx: TenantTransaction, testIds: readonly string[]): Promise<Map<string, LastFlakeCheck>> {
  if (testIds.length === 0) return new Map();
  const { rows } = await sql<CheckCounts & { test_id: string; id: string; at: Date }>`
    select tests.id as test_id, c.id, c.created_at as at, ${checkCounts}
    from tests
    join flake_checks c on c.org_id = tests.org_id and c.id = tests.last_flake_check_id
    join (${checkResults(tx)}) on result.org_id = tests.org_id and result.check_id = c.id and result.test_id = tests.id
    where tests.org_id = ${tx.organizationId} and tests.id = any(${testIds as string[]}::text[])
    group by tests.id, c.id, c.created_at`.execute(tx);
  return new Map(rows.map(({ test_id, id, at, ...counts }) => [test_id, { id, at: at.toISOString(), ...presentCounts(counts) }]));
}
