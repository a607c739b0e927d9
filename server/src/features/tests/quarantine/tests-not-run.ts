import { sql } from "kysely";
import type { RunNote } from "@gantry/contract/executions/schemas.ts";
import type { TenantTransaction } from "../../../platform/db/database.ts";
import { changeRecord } from "../../executions/record/change-record.ts";
import type { ExecutionRow } from "../../executions/record/execution-record.ts";
import { isWhole, withoutTag } from "../../executions/earlier-runs/expected-duration.ts";
import { sameCombination } from "../../executions/earlier-runs/same-combination.ts";

const testsNotRun = "TESTS_NOT_RUN";

/** How many of the project's earlier runs are searched for a complete one. */
const searched = 2_000;

/**
 * Adds or removes the `TESTS_NOT_RUN` note: a test in quarantine failed, and tests that passed in the last complete run of the suite did not run. Many reports
 * do not show that a failure kept tests from running. It may also be meant, so it is a note. Requires that the run's outcomes and quarantined failures are
 * counted.
 * @returns the updated run.
 */
export async function noteNotRun(tx: TenantTransaction, run: ExecutionRow): Promise<ExecutionRow> {
  const others = run.notes.filter(({ code }) => code !== testsNotRun);
  const note = shouldBeComplete(run) ? await compareWithComplete(tx, run) : undefined;
  if (!note && others.length === run.notes.length) return run;
  const notes = JSON.stringify(note ? [...others, note] : others);
  return (await changeRecord(tx, run.id, { notes, updated_at: sql<Date>`clock_timestamp()` })) ?? run;
}

function shouldBeComplete({ verdict, tests, settings, shard, flake_check_id }: ExecutionRow): boolean {
  if (verdict === "ERROR" || (tests?.quarantined ?? 0) === 0) return false;
  // A shard has other parts of the suite each time.
  return settings.onlyFailed !== true && settings.isShard !== true && shard === null && flake_check_id === null;
}

async function compareWithComplete(tx: TenantTransaction, run: ExecutionRow): Promise<RunNote | undefined> {
  const complete = await lastComplete(tx, run);
  if (!complete) return undefined;
  const outcomesOf = (id: string) => sql`from test_outcomes where org_id = ${tx.organizationId} and execution_id = ${id}`;
  const { rows } = await sql<{ missing: number }>`
    select count(*)::int as missing from (
      select test_id ${outcomesOf(complete.id)} and status = 'passed'
      except select test_id ${outcomesOf(run.id)} and status in ('passed', 'failed')
    ) missing`.execute(tx);
  const missing = rows[0]?.missing ?? 0;
  if (missing === 0) return undefined;
  const which = missing === 1 ? "1 test" : `${missing} tests`;
  return {
    code: testsNotRun,
    message: `${which} of run #${complete.number} did not run in run #${run.number}, in which a quarantined test failed. Quarantine does not cover tests that a failure keeps from running.`,
  };
}

/** The last run of the suite in which nothing failed but tests in quarantine, on the same branch if there is one, else on the target branch, else on any. */
async function lastComplete(tx: TenantTransaction, run: ExecutionRow): Promise<{ id: string; number: number } | undefined> {
  const { branch = null, targetBranch = null } = run.ci_context ?? {};
  const { rows } = await sql<{ id: string; number: number }>`
    with earlier as (
      select id, number, created_at, verdict, history, settings, ci_context, group_name, command, folder, environment, combination, shard, image, flake_check_id,
        tests, notes, results_removed_at from executions
      where org_id = ${tx.organizationId} and project_id = ${run.project_id} and deleted_at is null and (created_at, id) < (${run.created_at}, ${run.id})
      order by created_at desc, id desc limit ${searched}
    )
    select id, number from earlier
    where verdict in ('PASSED', 'UNSTABLE', 'FAILED') and history = 'counted' and flake_check_id is null and shard is null and ${isWhole}
      and settings ->> 'isShard' is distinct from 'true'
      and results_removed_at is null and not notes @> ${JSON.stringify([{ code: testsNotRun }])}::jsonb
      and (tests ->> 'passed')::int > 0 and (tests ->> 'failed')::int = coalesce((tests ->> 'quarantined')::int, 0)
      and group_name is not distinct from ${run.group_name} and command = ${run.command} and folder = ${run.folder} and environment = ${run.environment}
      and ${sameCombination(run)} and ${withoutTag(sql`image`)} = ${withoutTag(sql`${run.image}`)}
    order by case ci_context ->> 'branch' when ${branch}::text then 0 when ${targetBranch}::text then 1 else 2 end, created_at desc, id desc limit 1`.execute(
    tx,
  );
  return rows[0];
}
