import { sql } from "kysely";
import { quarantineThreshold } from "@gantry/contract/quarantine/constants.ts";
import type { TenantTransaction } from "../../../platform/db/database.ts";
import { testIdOf } from "../history/test-id.ts";
import { type Place, placeOf } from "./places.ts";

/** A failed result of a test in quarantine. */
export interface FailureInQuarantine {
  executionId: string;
  testId: string;
  ordinal: number;
  source: "auto" | "manual";
  /** Its run has a commit and was created before the one that is known to have begun the quarantine. */
  isBeforeQuarantine: boolean;
  place: Place;
  /** Those of the last failures before the quarantine. */
  before: Place[];
  /** The runs of these failures. */
  runs: string[];
}

/**
 * The failed results of these runs whose tests are in quarantine, each with the places that tell whether it is the same test.
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
      select r.execution_id, r.ordinal, ${placeOf("r")} as place, ${testIdOf("r")} as test_id
      from test_results r
      where r.org_id = ${org} and r.execution_id = any(${[...executionIds]}::text[]) and r.status = 'failed'
        ${ordinals === undefined ? sql`` : sql`and r.ordinal = any(${[...ordinals]}::int[])`}
    ), mine as materialized (
      select failed.execution_id, failed.ordinal, failed.place, q.test_id, q.source, q.execution_id as quarantined_by, q.created_at
      from failed join quarantine q on q.org_id = ${org} and q.test_id = failed.test_id
    )
    select mine.execution_id as "executionId", mine.test_id as "testId", mine.ordinal, mine.source, mine.place, before.places as before,
      before.runs as runs,
      mine.source = 'auto' and run.ci_commit is not null
        and coalesce((run.created_at, run.id) < (started.created_at, started.id), false) as "isBeforeQuarantine"
    from mine
    join executions run on run.org_id = ${org} and run.id = mine.execution_id
    left join executions started on started.org_id = ${org} and started.id = mine.quarantined_by
    left join test_outcomes by on by.org_id = ${org} and by.test_id = mine.test_id and by.execution_id = mine.quarantined_by
    cross join lateral (
      select coalesce(jsonb_agg(place) filter (where place is not null), '[]') as places,
        coalesce(array_agg(execution_id) filter (where place is not null), '{}') as runs
      from (
        -- No join: without statistics, one would read all results of the organization for each failure.
        select last.execution_id, (
          select ${placeOf("r")} from test_results r
          where r.org_id = ${org} and r.execution_id = last.execution_id and r.ordinal = last.ordinal
        ) as place
        from (
          select o.run_at, o.execution_id, o.ordinal from test_outcomes o
          where o.org_id = ${org} and o.test_id = mine.test_id and o.status = 'failed'
            and case when mine.quarantined_by is null then o.run_at <= mine.created_at
              else (o.run_at, o.execution_id) <= (by.run_at, by.execution_id) end
          order by o.run_at desc, o.execution_id desc limit ${quarantineThreshold}
        ) last
      ) placed
    ) before`.execute(tx);
  return rows;
}
