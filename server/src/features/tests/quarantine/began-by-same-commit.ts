import { sql } from "kysely";
import { quarantineThreshold } from "@gantry/contract/quarantine/constants.ts";
import type { TenantTransaction } from "../../../platform/db/database.ts";
import type { FailureInQuarantine } from "./failures-in-quarantine.ts";

/**
 * Of these failures, those before an automatic quarantine that a later run of the same commit began. That run is the third failure in the group since the last pass, as history has it now: results may have arrived late.
 * If history no longer has three, it is the one that is known to have begun it. Commits and repositories are compared as the gate compares them: without case, and a shortened
 * hash is the same commit.
 */
export async function beganBySameCommit(
  tx: TenantTransaction,
  failures: readonly FailureInQuarantine[],
): Promise<Set<FailureInQuarantine>> {
  const asked = failures.filter((failure) => failure.isBeforeQuarantine);
  if (asked.length === 0) return new Set();
  const org = tx.organizationId;
  const { rows } = await sql<{ place: number }>`
    select asked.place
    from unnest(${asked.map(({ executionId }) => executionId)}::text[], ${asked.map(({ testId }) => testId)}::text[])
      with ordinality as asked (execution_id, test_id, place)
    join executions run on run.org_id = ${org} and run.id = asked.execution_id
    join quarantine q on q.org_id = ${org} and q.test_id = asked.test_id
    join tests t on t.org_id = ${org} and t.id = asked.test_id
    left join lateral (
      select o.run_at, o.execution_id from test_outcomes o
      where o.org_id = ${org} and o.test_id = t.id and o.status = 'passed' order by o.run_at desc, o.execution_id desc limit 1
    ) pass on true
    left join lateral (
      select o.execution_id from test_outcomes o
      where o.org_id = ${org} and o.test_id = t.id and o.group_name = q.group_name and o.status = 'failed' and not o.mass_failure
        and o.run_at > coalesce(t.counts_from, '-infinity')
        and (pass.run_at is null or (o.run_at, o.execution_id) > (pass.run_at, pass.execution_id))
      order by o.run_at, o.execution_id offset ${quarantineThreshold - 1} limit 1
    ) third on true
    join executions began on began.org_id = ${org} and began.id = coalesce(third.execution_id, q.execution_id)
    where (run.created_at, run.id) < (began.created_at, began.id)
      and left(run.ci_commit, length(began.ci_commit)) = left(began.ci_commit, length(run.ci_commit))
      and (run.ci_repository is null or began.ci_repository is null or run.ci_repository = began.ci_repository)`.execute(tx);
  return new Set(rows.flatMap(({ place }) => asked[Number(place) - 1] ?? []));
}
