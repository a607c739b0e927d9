import { sql } from "kysely";
import type { TenantTransaction } from "../../../platform/db/database.ts";
import type { ShownExecution } from "../record/execution-record.ts";
import { sameCombination } from "./same-combination.ts";

/** How many of the project's earlier runs are read, and how many of the same suite count. */
const lookedAt = 200;
const counted = 10;

/**
 * The median duration in ms of the last passed runs of the same suite before this one: the same image (any tag), command, folder, values of a matrix and shard. If none passed, of the
 * last ones that failed. Of a shard with files, what these are expected to take, as on the page of its suite. `null` when there is none. Runs that ended in an error and re-runs of failed tests do not count, and such re-runs have no expected duration.
 */
export async function expectedDurationMs(tx: TenantTransaction, run: ShownExecution): Promise<number | null> {
  // The earlier runs of a shard of this number had other files.
  if (run.shard?.expectedMs != null && run.settings.onlyFailed !== true) return run.shard.expectedMs;
  const { rows } = await sql<{ expected: number | null }>`
    with recent as (
      select verdict, image, command, folder, combination, shard, settings, started_at, finished_at, created_at, id from executions
      where org_id = ${tx.organizationId} and project_id = ${run.project_id} and deleted_at is null
        and (created_at, id) < (${run.created_at}, ${run.id})
      order by created_at desc, id desc limit ${lookedAt}
    ), finished as (
      select verdict, extract(epoch from finished_at - started_at)::double precision * 1000 as ms from recent
      where verdict in ('PASSED', 'UNSTABLE', 'FAILED') and command = ${run.command} and folder = ${run.folder} and ${sameCombination(run)}
        and started_at is not null and finished_at is not null
        and ${withoutTag(sql`image`)} = ${withoutTag(sql`${run.image}`)} and ${isWhole}
      order by verdict = 'PASSED' desc, created_at desc, id desc limit ${counted}
    )
    select percentile_cont(0.5) within group (order by ms) as expected from finished
    where (verdict = 'PASSED' or not exists (select 1 from finished where verdict = 'PASSED'))
      and exists (select 1 from executions where org_id = ${tx.organizationId} and id = ${run.id} and ${isWhole})`.execute(tx);
  const expected = rows[0]?.expected ?? null;
  return expected === null ? null : Math.max(0, Math.round(expected));
}

/** Whether a run is not a re-run of failed tests only. */
export const isWhole = sql`settings ->> 'onlyFailed' is distinct from 'true'`;

/** Another tag or digest of an image is still the same suite. */
export const withoutTag = (image: ReturnType<typeof sql>) => sql`regexp_replace(regexp_replace(${image}, '@.*$', ''), ':[^/]*$', '')`;
