import { sql } from "kysely";
import { quarantineThreshold } from "@gantry/contract/quarantine/constants.ts";
import type { TenantTransaction } from "../../../platform/db/database.ts";
import { type Place, placeOf } from "./places.ts";

/** A failed result of a test in quarantine. */
export interface FailureInQuarantine {
  executionId: string;
  testId: string;
  ordinal: number;
  source: "auto" | "manual";
  /** A later run of the same commit put the test into quarantine. */
  isBeforeQuarantineByCommit: boolean;
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
    with mine as materialized (
      select r.execution_id, r.ordinal, ${placeOf("r")} as place, q.test_id, q.source,
        q.execution_id as quarantined_by, q.created_at
      from test_results r join quarantine q on q.org_id = r.org_id and q.project_id = r.project_id and q.test_key = r.test_key
      where r.org_id = ${org} and r.execution_id = any(${[...executionIds]}::text[]) and r.status = 'failed'
        ${ordinals === undefined ? sql`` : sql`and r.ordinal = any(${[...ordinals]}::int[])`}
    )
    select mine.execution_id as "executionId", mine.test_id as "testId", mine.ordinal, mine.source, mine.place, before.places as before,
      before.runs as runs,
      coalesce(mine.source = 'auto' and (counted.run_at, counted.execution_id) < (by.run_at, by.execution_id)
        and run.ci_context ->> 'commitSha' = started.ci_context ->> 'commitSha'
        and run.ci_context ->> 'repository' is not distinct from started.ci_context ->> 'repository', false) as "isBeforeQuarantineByCommit"
    from mine
    join executions run on run.org_id = ${org} and run.id = mine.execution_id
    left join executions started on started.org_id = ${org} and started.id = mine.quarantined_by
    left join test_outcomes counted on counted.org_id = ${org} and counted.test_id = mine.test_id and counted.execution_id = mine.execution_id
    left join test_outcomes by on by.org_id = ${org} and by.test_id = mine.test_id and by.execution_id = mine.quarantined_by
    cross join lateral (
      select coalesce(jsonb_agg(${placeOf("r")}), '[]') as places, coalesce(array_agg(last.execution_id), '{}') as runs
      from (
        select o.run_at, o.execution_id, o.ordinal from test_outcomes o
        where o.org_id = ${org} and o.test_id = mine.test_id and o.status = 'failed'
          and case when mine.quarantined_by is null then o.run_at <= mine.created_at
            else (o.run_at, o.execution_id) <= (by.run_at, by.execution_id) end
        order by o.run_at desc, o.execution_id desc limit ${quarantineThreshold}
      ) last
      join test_results r on r.org_id = ${org} and r.execution_id = last.execution_id and r.ordinal = last.ordinal
    ) before`.execute(tx);
  return rows;
}
