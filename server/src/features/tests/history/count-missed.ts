import { staleAfterRuns } from "@gantry/contract/tests/constants.ts";
import { sql } from "kysely";
import type { TenantTransaction } from "../../../platform/db/database.ts";
import type { ExecutionRow } from "../../executions/record/execution-record.ts";
import { isWhole, withoutTag } from "../../executions/earlier-runs/expected-duration.ts";
import { shardNumber } from "../../executions/earlier-runs/same-combination.ts";
import { planByKey } from "./plan-by-key.ts";

/** Whether a test missed so many runs that it was probably removed or renamed. `test` names the row. */
export const isStale = (test: string) => sql<boolean>`${sql.ref(`${test}.missed_runs`)} >= ${sql.lit(staleAfterRuns)}`;

/** Tests per transaction: keeps each one's locks short. */
const testsPerPage = 2_000;

/** Test ids are hexadecimal hashes. The number of leading digits whose value fits into a database integer, and that few tests share. */
const digits = 7;

/**
 * Counts an ended run as missed for the next tests that it should have contained: it has other tests of their file, or of their outermost suite if they have no file, and
 * belongs to the suite of their last run. A test that misses many such runs in a row is no longer broken or flaky. Requires locks on the run and on the
 * project's history.
 * @param from where the page before ended; 0 for the first one
 * @returns where the next page starts; `null` if this was the last one.
 */
export async function countMissed(tx: TenantTransaction, run: ExecutionRow, from: number): Promise<number | null> {
  if (run.verdict === "ERROR" || !run.tests?.total) return null;
  // Hash joins, and look-ups of single runs, are linear in the number of tests, regardless of the statistics. Nested loops compare each with each:
  // that took minutes for 60,000 tests.
  await planByKey(tx, Infinity);
  const { rows } = await sql<{ id: string }>`
    with here as (
      select group_name, command, folder, environment, combination, shard, ${withoutTag(sql`image`)} as image from executions
      where org_id = ${tx.organizationId} and id = ${run.id} and ${isWhole}
    ), place as materialized (
      select distinct ${placeOf("r")} as name from test_results r where r.org_id = ${tx.organizationId} and r.execution_id = ${run.id}
    ), missed as materialized (
      select t.id, t.file_path is not null as has_file, t.last_execution_id from tests t
      where t.org_id = ${tx.organizationId} and t.project_id = ${run.project_id}
        and t.last_run_at < ${run.created_at} and t.missed_runs < ${staleAfterRuns} and t.id >= ${idFrom(from)}
        and ${placeOf("t")} in (select name from place) and exists (select from here)
    ), last as materialized (
      select id, has_file from (select distinct last_execution_id as id, has_file from missed) seen
      where (
        select last.group_name is not distinct from here.group_name
          and last.command = here.command and last.folder = here.folder and last.environment = here.environment and last.combination = here.combination
          and ${withoutTag(sql`last.image`)} = here.image and ${shouldHave}
        from executions last cross join here where last.org_id = ${tx.organizationId} and last.id = seen.id
      )
    )
    select missed.id from missed where (missed.last_execution_id, missed.has_file) in (select id, has_file from last)
    order by missed.id limit ${testsPerPage}`.execute(tx);
  const { page, next } = pageOf(rows.map(({ id }) => id));
  await sql`
    update tests t set missed_runs = t.missed_runs + 1,
      broken = t.broken and t.missed_runs + 1 < ${staleAfterRuns}, flaky = t.flaky and t.missed_runs + 1 < ${staleAfterRuns}
    where t.org_id = ${tx.organizationId} and t.id = any(${page}::text[])`.execute(tx);
  return next;
}

/** A full page ends before the tests with the first digits of its last one, which the next page begins with. */
function pageOf(ids: string[]): { page: string[]; next: number | null } {
  if (ids.length < testsPerPage) return { page: ids, next: null };
  const end = prefixOf(ids.at(-1) ?? "");
  const page = ids.filter((id) => prefixOf(id) < end);
  // So many tests do not have the same digits by chance. The rest of them is left out, so that the loop ends.
  if (page.length === 0) return { page: ids, next: end + 1 < 16 ** digits ? end + 1 : null };
  return { page, next: end };
}

const prefixOf = (id: string): number => Number.parseInt(id.slice(0, digits), 16);
const idFrom = (from: number): string => from.toString(16).padStart(digits, "0");

/**
 * A shard should have the tests that it had last time, and all tests of the files that it was given. Without files, its runner may have moved a test to
 * another shard.
 */
const shouldHave = sql`(here.shard is null or (here.shard ->> 'files' is not null and seen.has_file)
  or ${shardNumber("last.shard")} is not distinct from ${shardNumber("here.shard")})`;

/** A test's file, else its top-level suite. */
const placeOf = (table: string) =>
  sql`coalesce(${sql.ref(`${table}.file_path`)}, chr(1) || coalesce((${sql.ref(`${table}.suite`)})[1], ''))`;
