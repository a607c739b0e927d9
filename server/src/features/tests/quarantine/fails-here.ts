import { sql } from "kysely";
import { quarantineThreshold } from "@gantry/contract/quarantine/constants.ts";
import type { TenantTransaction } from "../../../platform/db/database.ts";
import type { FailureInQuarantine } from "./failures-in-quarantine.ts";
import { isNamesake, isSamePlace } from "./places.ts";

/** The outcomes of each test of a name that are searched for failures in a place. */
const searched = 50;

/**
 * Returns the failures of automatic quarantines whose location has itself failed three times in a row in one group. All tests of the name count,
 * because the second of two has another variant when both run: their failures in that location, and passes in its folder or in an unknown one.
 */
export async function failsHereFor(tx: TenantTransaction, failures: readonly FailureInQuarantine[]): Promise<Set<FailureInQuarantine>> {
  const asked = failures.filter(({ source }) => source === "auto");
  if (asked.length === 0) return new Set();
  const org = tx.organizationId;
  const isEarlier = sql`(o.run_at, o.execution_id) < (e.created_at, e.id)`;
  const { rows } = await sql<{ place: number }>`
    select asked.place
    from unnest(${asked.map(({ executionId }) => executionId)}::text[], ${asked.map(({ ordinal }) => ordinal)}::int[],
      ${asked.map(({ testId }) => testId)}::text[]) with ordinality as asked (execution_id, ordinal, test_id, place)
    join test_results r on r.org_id = ${org} and r.execution_id = asked.execution_id and r.ordinal = asked.ordinal
    join executions e on e.org_id = ${org} and e.id = r.execution_id
    join tests own on own.org_id = ${org} and own.id = asked.test_id
    left join test_outcomes counted on counted.org_id = ${org} and counted.test_id = own.id and counted.run_at = e.created_at
      and counted.execution_id = e.id and not counted.mass_failure
    where exists (
      select 1 from (
        select run_at, group_name, row_number() over (partition by group_name order by run_at desc, execution_id desc) as number
        from (
          select distinct o.run_at, o.execution_id, o.group_name
          from tests t
          cross join lateral (
            select o.run_at, o.execution_id, o.ordinal, o.group_name from test_outcomes o
            where o.org_id = ${org} and o.test_id = t.id and o.status = 'failed' and not o.mass_failure and o.group_name is not null
              and ${isEarlier} and o.run_at > coalesce(own.counts_from, '-infinity')
            order by o.run_at desc, o.execution_id desc limit ${searched}
          ) o
          join test_results k on k.org_id = ${org} and k.execution_id = o.execution_id and k.ordinal = o.ordinal
          where t.org_id = ${org} and ${isNamesake("t", "r")} and ${isSamePlace("k", "r")}
        ) here
      ) failure
      where number = ${quarantineThreshold} - case when group_name = counted.group_name then 1 else 0 end
        and not exists (
          select 1 from tests t
          join test_outcomes o on o.org_id = ${org} and o.test_id = t.id and o.status = 'passed' and o.run_at >= failure.run_at and ${isEarlier}
          left join test_results k on k.org_id = ${org} and k.execution_id = o.execution_id and k.ordinal = o.ordinal
          where t.org_id = ${org} and ${isNamesake("t", "r")} and (
            t.id = own.id or k.details ->> 'reportFolder' is null or k.details ->> 'reportFolder' = r.details ->> 'reportFolder'
          )
        )
    )`.execute(tx);
  return new Set(rows.flatMap(({ place }) => asked[Number(place) - 1] ?? []));
}
