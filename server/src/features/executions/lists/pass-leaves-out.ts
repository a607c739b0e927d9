import { sql } from "kysely";
import { codesWithoutResults } from "../../verdict/decide-verdict.ts";

/**
 * Whether a passed re-run of a shard's failed tests is not a pass of the shard: one of the tests was not run again, or the run of the
 * whole shard did not show all of its results (`failed`); with `anything`, also when this is unknown because that run was deleted. The same
 * rules in SQL as those of `findLeftOut` of matrix runs, for lists. `false` for a run of all tests.
 * @param run the alias of the table of runs
 */
export function passLeavesOut(run: string, kind: "failed" | "anything") {
  const of = (column: string) => sql.ref(`${run}.${column}`);
  const unknown = sql.lit(kind === "anything");
  // A re-run takes the position of its run, so all runs at one position are attempts of the same shard.
  return sql<boolean>`(case when ${of("settings")} ->> 'onlyFailed' = 'true' then coalesce((
    with attempts as (
      select a.id, a.number, a.verdict, a.error_code, a.exit_code, a.tests, a.results_removed_at, a.settings ->> 'onlyFailed' = 'true' as is_part
      from executions a
      where a.org_id = ${of("org_id")} and a.matrix_run_id = ${of("matrix_run_id")} and a.matrix_position = ${of("matrix_position")}
        and a.number <= ${of("number")} and a.deleted_at is null
    ), whole as (
      select * from attempts where is_part is not true order by number desc limit 1
    ), counted as (
      select attempts.* from attempts join whole on attempts.number >= whole.number
    )
    select ${isCutShort} or exists (select from counted where results_removed_at is not null) or ${failureStands(of("org_id"))} from whole
  ), ${unknown}) else false end)`;
}

/** As `cutShort`. */
const isCutShort = sql`(whole.verdict = 'ERROR' or (whole.verdict = 'FAILED' and (
  coalesce(whole.error_code in (${sql.join(codesWithoutResults)}), false)
  or coalesce(whole.exit_code > 128 and whole.exit_code <= 192 and whole.exit_code is distinct from (whole.tests ->> 'failed')::int, false))))`;

/** As `currentFailures`: the newest result of a test is a failure. */
const failureStands = (organization: ReturnType<typeof sql.ref>) => sql`exists (
  select from counted join test_results r on r.org_id = ${organization} and r.execution_id = counted.id and r.status = 'failed'
  where not exists (
    select from counted newer join test_results again on again.org_id = ${organization} and again.execution_id = newer.id
      and again.test_key = r.test_key and again.status in ('passed', 'failed')
    where newer.number > counted.number))`;
