import { staleAfterRuns } from "@gantry/contract/tests/constants.ts";
import { sql } from "kysely";
import type { TenantTransaction } from "../../../platform/db/database.ts";
import type { ExecutionRow } from "../../executions/execution-record.ts";
import { isWhole, withoutTag } from "../../executions/expected-duration.ts";
import { shardNumber } from "../../executions/same-combination.ts";

/** Missed so many runs that it has probably been removed or renamed. `test` names the row. */
export const isStale = (test: string) => sql<boolean>`${sql.ref(`${test}.missed_runs`)} >= ${sql.lit(staleAfterRuns)}`;

/**
 * Counts an ended run for the tests that it should have had: it has other tests of their file, or of their outermost suite if they have no file, and belongs
 * to the suite of their last run. A test that misses many such runs in a row is no longer broken or flaky. Requires a lock on the project's history.
 */
export async function countMissed(tx: TenantTransaction, run: ExecutionRow): Promise<void> {
  if (run.verdict === "ERROR" || !run.tests?.total) return;
  // Grouped instead of joined: for a join of so many tests and files without statistics, the database may compare each with each.
  await sql`
    with here as (
      select group_name, command, folder, environment, combination, shard, ${withoutTag(sql`image`)} as image from executions
      where org_id = ${tx.organizationId} and id = ${run.id} and ${isWhole}
    ), missed as materialized (
      select unnest(array_agg(place.test_id) filter (where place.test_id is not null)) as id from (
        select ${placeOf("r")} as name, null as test_id from test_results r
        where r.org_id = ${tx.organizationId} and r.execution_id = ${run.id}
        union all
        select ${placeOf("t")}, t.id from tests t
        where t.org_id = ${tx.organizationId} and t.project_id = ${run.project_id}
          and t.last_run_at < ${run.created_at} and t.missed_runs < ${staleAfterRuns}
      ) place
      group by place.name having bool_or(place.test_id is null)
    )
    update tests t set missed_runs = t.missed_runs + 1,
      broken = t.broken and t.missed_runs + 1 < ${staleAfterRuns}, flaky = t.flaky and t.missed_runs + 1 < ${staleAfterRuns}
    from here, executions last, missed
    where t.org_id = ${tx.organizationId} and t.id = missed.id
      and last.org_id = t.org_id and last.id = t.last_execution_id and last.group_name is not distinct from here.group_name
      and last.command = here.command and last.folder = here.folder and last.environment = here.environment and last.combination = here.combination
      and ${withoutTag(sql`last.image`)} = here.image and ${shouldHave}`.execute(tx);
}

/**
 * A shard should have the tests that it had last time, and all tests of the files that it was given. Without files, its runner may have moved a test to
 * another shard.
 */
const shouldHave = sql`(here.shard is null or (here.shard ->> 'files' is not null and t.file_path is not null)
  or ${shardNumber("last.shard")} is not distinct from ${shardNumber("here.shard")})`;

/** A test's file, else its top-level suite. */
const placeOf = (table: string) =>
  sql`coalesce(${sql.ref(`${table}.file_path`)}, chr(1) || coalesce((${sql.ref(`${table}.suite`)})[1], ''))`;
