import { sql } from "kysely";
import { quarantineThreshold } from "@gantry/contract/quarantine/constants.ts";
import type { TenantTransaction } from "../../../platform/db/database.ts";
import { isNamesake, type Place, placeOf } from "./places.ts";

/** A failed result of a test in quarantine. */
export interface FailureInQuarantine {
  executionId: string;
  testId: string;
  ordinal: number;
  source: "auto" | "manual";
  place: Place;
  /** Those of the last failures before the quarantine. */
  before: Place[];
  /** Those of other tests of the same name in the runs of these failures. */
  namesakes: Place[];
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
      select r.execution_id, r.ordinal, r.project_id, r.name, r.suite, r.file_path, r.variant, ${placeOf("r")} as place, q.test_id, q.source,
        q.execution_id as quarantined_by, q.created_at
      from test_results r join quarantine q on q.org_id = r.org_id and q.project_id = r.project_id and q.test_key = r.test_key
      where r.org_id = ${org} and r.execution_id = any(${[...executionIds]}::text[]) and r.status = 'failed'
        ${ordinals === undefined ? sql`` : sql`and r.ordinal = any(${[...ordinals]}::int[])`}
    ), before as materialized (
      select mine.execution_id, mine.ordinal, last.run_at, last.execution_id as run, k.place
      from mine
      left join test_outcomes by on by.org_id = ${org} and by.test_id = mine.test_id and by.execution_id = mine.quarantined_by
      cross join lateral (
        select o.run_at, o.execution_id, o.ordinal from test_outcomes o
        where o.org_id = ${org} and o.test_id = mine.test_id and o.status = 'failed'
          and case when mine.quarantined_by is null then o.run_at <= mine.created_at
            else (o.run_at, o.execution_id) <= (by.run_at, by.execution_id) end
        order by o.run_at desc, o.execution_id desc limit ${quarantineThreshold}
      ) last
      cross join lateral (
        select ${placeOf("r")} as place from test_results r
        where r.org_id = ${org} and r.execution_id = last.execution_id and r.ordinal = last.ordinal
      ) k
    )
    select mine.execution_id as "executionId", mine.test_id as "testId", mine.ordinal, mine.source, mine.place,
      coalesce((select jsonb_agg(before.place) from before where before.execution_id = mine.execution_id and before.ordinal = mine.ordinal), '[]') as before,
      coalesce((
        select jsonb_agg(${placeOf("r")}) from before
        join tests t on t.org_id = ${org} and ${isNamesake("t", "mine")} and t.id <> mine.test_id
        join test_outcomes o on o.org_id = ${org} and o.test_id = t.id and o.run_at = before.run_at and o.execution_id = before.run
        join test_results r on r.org_id = ${org} and r.execution_id = o.execution_id and r.ordinal = o.ordinal
        where before.execution_id = mine.execution_id and before.ordinal = mine.ordinal
      ), '[]') as namesakes
    from mine`.execute(tx);
  return rows;
}
