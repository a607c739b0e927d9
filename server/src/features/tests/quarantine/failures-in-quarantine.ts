import { sql } from "kysely";
import { quarantineThreshold } from "@gantry/contract/quarantine/constants.ts";
import type { TenantTransaction } from "../../../platform/db/database.ts";
import { testIdOf } from "../base/test-id.ts";
import { type Location, locationOf } from "./locations.ts";

/** A failed result of a test in quarantine. */
export interface FailureInQuarantine {
  executionId: string;
  testId: string;
  ordinal: number;
  source: "auto" | "manual";
  /** The run is older than the automatic quarantine, and a later run of the same commit started the quarantine. */
  commitBeganQuarantine: boolean;
  place: Location;
  /** The locations of the last failures before the quarantine. */
  before: Location[];
  /** The runs of these failures. */
  runs: string[];
}

/**
 * The failed results of these runs whose tests are in quarantine, each with the locations that show whether it is the same test.
 * @param ordinals only these results
 */
export async function failuresInQuarantine(
  tx: TenantTransaction,
  executionIds: readonly string[],
  ordinals: readonly number[] | undefined,
): Promise<FailureInQuarantine[]> {
  const org = tx.organizationId;
  const { rows } = await sql<FailureInQuarantine>`
    with failed as materialized (
      -- The id of the test, because a condition that computes it finds no index under row-level security.
      select r.execution_id, r.ordinal, ${locationOf("r")} as place, ${testIdOf("r")} as test_id
      from test_results r
      where r.org_id = ${org} and r.execution_id = any(${[...executionIds]}::text[]) and r.status = 'failed'
        ${ordinals === undefined ? sql`` : sql`and r.ordinal = any(${[...ordinals]}::int[])`}
    ), mine as materialized (
      select failed.execution_id, failed.ordinal, failed.place, q.test_id, q.source, q.group_name, q.execution_id as quarantined_by, q.created_at
      from failed join quarantine q on q.org_id = ${org} and q.test_id = failed.test_id
    )
    select mine.execution_id as "executionId", mine.test_id as "testId", mine.ordinal, mine.source, mine.place, before.places as before,
      before.runs as runs, coalesce(mine.source = 'auto' and (run.created_at, run.id) < (began.created_at, began.id)
        and left(run.ci_commit, length(began.ci_commit)) = left(began.ci_commit, length(run.ci_commit))
        and (run.ci_repository is null or began.ci_repository is null or run.ci_repository = began.ci_repository), false) as "commitBeganQuarantine"
    from mine
    -- Subqueries with a limit: a join could read all runs and outcomes of the organization.
    cross join lateral (
      select e.id, e.created_at, e.ci_commit, e.ci_repository from executions e where e.org_id = ${org} and e.id = mine.execution_id limit 1
    ) run
    left join lateral (
      select o.run_at, o.execution_id from test_outcomes o
      where o.org_id = ${org} and o.test_id = mine.test_id and o.status = 'passed' order by o.run_at desc, o.execution_id desc limit 1
    ) pass on true
    -- As history has it now: results may have arrived late. It is not known any more if runs were deleted.
    left join lateral (
      select o.execution_id from test_outcomes o
      where o.org_id = ${org} and o.test_id = mine.test_id and o.group_name = mine.group_name and o.status = 'failed' and not o.mass_failure
        and o.run_at > coalesce((select t.counts_from from tests t where t.org_id = ${org} and t.id = mine.test_id), '-infinity')
        and (pass.run_at is null or (o.run_at, o.execution_id) > (pass.run_at, pass.execution_id))
      order by o.run_at, o.execution_id offset ${quarantineThreshold - 1} limit 1
    ) third on mine.source = 'auto'
    left join lateral (
      select e.id, e.created_at, e.ci_commit, e.ci_repository from executions e
      where e.org_id = ${org} and e.id = coalesce(third.execution_id, mine.quarantined_by) limit 1
    ) began on true
    cross join lateral (
      select coalesce(jsonb_agg(place) filter (where place is not null), '[]') as places,
        coalesce(array_agg(execution_id) filter (where place is not null), '{}') as runs
      from (
        -- No join: without statistics, one would read all results of the organization for each failure.
        select last.execution_id, (
          select ${locationOf("r")} from test_results r
          where r.org_id = ${org} and r.execution_id = last.execution_id and r.ordinal = last.ordinal
        ) as place
        from (
          select o.run_at, o.execution_id, o.ordinal from test_outcomes o
          where o.org_id = ${org} and o.test_id = mine.test_id and o.status = 'failed'
            and case when began.id is null then o.run_at <= mine.created_at else (o.run_at, o.execution_id) <= (began.created_at, began.id) end
          order by o.run_at desc, o.execution_id desc limit ${quarantineThreshold}
        ) last
      ) placed
    ) before`.execute(tx);
  return rows;
}
