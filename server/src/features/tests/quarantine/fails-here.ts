import { type RawBuilder, sql } from "kysely";
import { quarantineThreshold } from "@gantry/contract/quarantine/constants.ts";
import type { TenantTransaction } from "../../../platform/db/database.ts";
import type { FailureInQuarantine } from "./failures-in-quarantine.ts";
import { reportedVariant, isNamesake, locationOf } from "./locations.ts";

/** The outcomes of each test of a name that are searched for failures in a place. */
const searched = 50;

/**
 * Returns the failures of automatic quarantines whose location has itself failed three times in a row in one group. All tests of the name count,
 * because the second of two has another variant when both run: their failures in that location, and passes in its folder or in an unknown one.
 *
 * Failures with the same name, run and location are looked up once. There are subqueries instead of joins: without statistics, PostgreSQL might read
 * all results of the organization for each failure of a join.
 */
export async function failsHereFor(tx: TenantTransaction, failures: readonly FailureInQuarantine[]): Promise<Set<FailureInQuarantine>> {
  const asked = failures.filter(({ source }) => source === "auto");
  if (asked.length === 0) return new Set();
  const org = tx.organizationId;
  const { rows } = await sql<{ asking: number[] }>`
    with asked as materialized (${resultsOf(org, asked)}), own as materialized (${withOwnHistory(org)}), wanted as materialized (${onePerLocation})
    select wanted.asking
    from wanted
    cross join lateral (
      select array_agg(t.id) as ids from tests t where t.org_id = ${org} and ${isNamesake("t", "wanted")}
    ) named
    where exists (
      select 1 from (${failuresAtLocation(org)}) failure
      where number = ${quarantineThreshold} - case when group_name = wanted.counted_in then 1 else 0 end
        and (wanted.passed_at is null or wanted.passed_at < failure.run_at)
        and not exists (${passesAfterFailure(org)})
    )`.execute(tx);
  return new Set(rows.flatMap(({ asking }) => asking.flatMap((number) => asked[Number(number) - 1] ?? [])));
}

const isEarlier = sql<boolean>`(o.run_at, o.execution_id) < (wanted.run_at, wanted.execution_id)`;

/** Of the result that belongs to an outcome. */
const resultColumn = (org: string, column: RawBuilder<unknown>) =>
  sql`(select ${column} from test_results k where k.org_id = ${org} and k.execution_id = o.execution_id and k.ordinal = o.ordinal)`;

/** The results of the failures, numbered from 1. */
const resultsOf = (org: string, failures: readonly FailureInQuarantine[]) => sql`
      select asked.number, r.execution_id, r.project_id, r.name, r.suite, r.file_path, r.variant, ${locationOf("r")} as place,
        r.details ->> 'reportFolder' as folder, asked.test_id,
        (select e.created_at from executions e where e.org_id = ${org} and e.id = r.execution_id) as run_at,
        (select t.counts_from from tests t where t.org_id = ${org} and t.id = asked.test_id) as counts_from
      from unnest(${failures.map(({ executionId }) => executionId)}::text[], ${failures.map(({ ordinal }) => ordinal)}::int[],
        ${failures.map(({ testId }) => testId)}::text[]) with ordinality as asked (execution_id, ordinal, test_id, number)
      join test_results r on r.org_id = ${org} and r.execution_id = asked.execution_id and r.ordinal = asked.ordinal`;

/** The group in which a failure is counted, and the last pass before it. */
const withOwnHistory = (org: string) => sql`
      select wanted.*,
        (
          select o.group_name from test_outcomes o
          where o.org_id = ${org} and o.test_id = wanted.test_id and o.run_at = wanted.run_at and o.execution_id = wanted.execution_id
            and not o.mass_failure
        ) as counted_in,
        (
          select o.run_at from test_outcomes o
          where o.org_id = ${org} and o.test_id = wanted.test_id and o.status = 'passed' and ${isEarlier}
          order by o.run_at desc, o.execution_id desc limit 1
        ) as passed_at
      from asked wanted`;

/** Failures with the same name, run and location as one row. */
const onePerLocation = sql`
      select execution_id, run_at, project_id, name, suite, file_path, min(variant) as variant, place, folder, counts_from, counted_in, passed_at,
        array_agg(number) as asking
      from own
      group by execution_id, run_at, project_id, name, suite, file_path, ${reportedVariant("own")}, place, folder, counts_from, counted_in, passed_at`;

/** The earlier failures of all tests of the name in that location, numbered from the last one within each group. */
const failuresAtLocation = (org: string) => sql`
        select run_at, group_name, row_number() over (partition by group_name order by run_at desc, execution_id desc) as number
        from (
          select distinct o.run_at, o.execution_id, o.group_name
          from unnest(named.ids) as t (id)
          cross join lateral (
            select o.run_at, o.execution_id, o.ordinal, o.group_name from test_outcomes o
            where o.org_id = ${org} and o.test_id = t.id and o.status = 'failed' and not o.mass_failure and o.group_name is not null
              and ${isEarlier} and o.run_at > coalesce(wanted.counts_from, '-infinity')
            order by o.run_at desc, o.execution_id desc limit ${searched}
          ) o
          where ${resultColumn(org, locationOf("k"))} = wanted.place
        ) here`;

/** The passes of all tests of the name since such a failure, in the folder of the location or in an unknown one. */
function passesAfterFailure(org: string) {
  const folder = resultColumn(org, sql`k.details ->> 'reportFolder'`);
  return sql`
          select 1
          from unnest(named.ids) as t (id)
          cross join lateral (
            select o.execution_id, o.ordinal from test_outcomes o
            where o.org_id = ${org} and o.test_id = t.id and o.status = 'passed' and o.run_at >= failure.run_at and ${isEarlier}
            offset 0
          ) o
          where coalesce(${folder} = wanted.folder, ${folder} is null)`;
}
