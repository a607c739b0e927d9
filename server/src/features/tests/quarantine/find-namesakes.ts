import { sql } from "kysely";
import type { TenantTransaction } from "../../../platform/db/database.ts";
import type { FailureInQuarantine } from "./failures-in-quarantine.ts";
import { reportedVariant, isNamesake, type Location, locationOf } from "./locations.ts";

/** A place in a run, and the least and greatest id of the tests of a name there. */
interface Occupied {
  place: Location;
  least: string;
  greatest: string;
}

/**
 * For each failure, the places of the other tests that have its name, in the runs of the failures before its quarantine.
 *
 * Each name is looked up once in each run: a report may have thousands of failures, and thousands of tests with one name.
 */
export async function findNamesakes(
  tx: TenantTransaction,
  failures: readonly FailureInQuarantine[],
): Promise<(failure: FailureInQuarantine) => Location[]> {
  const occupied = new Map<FailureInQuarantine, Occupied[][]>();
  for (const { asking, places } of await occupiedPlaces(tx, failures))
    for (const number of asking) {
      const failure = failures[Number(number) - 1];
      if (failure) occupied.set(failure, [...(occupied.get(failure) ?? []), places]);
    }
  return (failure) =>
    (occupied.get(failure) ?? []).flatMap((places) =>
      places.flatMap(({ place, least, greatest }) => (least === failure.testId && greatest === failure.testId ? [] : [place])),
    );
}

/** The places of all tests of a name in a run, and which failures they are for, counted from 1. */
async function occupiedPlaces(tx: TenantTransaction, failures: readonly FailureInQuarantine[]) {
  const pairs = failures.flatMap(({ executionId, ordinal, runs }, index) =>
    runs.map((run) => ({ number: index + 1, executionId, ordinal, run })),
  );
  if (pairs.length === 0) return [];
  const org = tx.organizationId;
  const { rows } = await sql<{ asking: number[]; places: Occupied[] }>`
    with asked as materialized (
      select pair.number, pair.run, r.project_id, r.name, r.suite, r.file_path, r.variant
      from unnest(${pairs.map(({ number }) => number)}::int[], ${pairs.map(({ executionId }) => executionId)}::text[],
        ${pairs.map(({ ordinal }) => ordinal)}::int[], ${pairs.map(({ run }) => run)}::text[]) as pair (number, execution_id, ordinal, run)
      join test_results r on r.org_id = ${org} and r.execution_id = pair.execution_id and r.ordinal = pair.ordinal
    ), wanted as materialized (
      select run, project_id, name, suite, file_path, min(variant) as variant, array_agg(number) as asking
      from asked group by run, project_id, name, suite, file_path, ${reportedVariant("asked")}
    )
    select wanted.asking, here.places
    from wanted
    -- Subqueries with a limit or for one row: without statistics, a join could read all tests and results of the organization.
    cross join lateral (
      select e.created_at from executions e where e.org_id = ${org} and e.id = wanted.run limit 1
    ) run
    cross join lateral (
      select jsonb_agg(jsonb_build_object('place', place, 'least', least, 'greatest', greatest)) as places
      from (
        select found.place, min(found.id) as least, max(found.id) as greatest
        from (
          select t.id, (
            select (
              select ${locationOf("k")} from test_results k where k.org_id = ${org} and k.execution_id = o.execution_id and k.ordinal = o.ordinal
            )
            from test_outcomes o
            where o.org_id = ${org} and o.test_id = t.id and o.run_at = run.created_at and o.execution_id = wanted.run
          ) as place
          from tests t where t.org_id = ${org} and ${isNamesake("t", "wanted")}
        ) found
        where found.place is not null group by found.place
      ) one
    ) here
    where here.places is not null`.execute(tx);
  return rows;
}
