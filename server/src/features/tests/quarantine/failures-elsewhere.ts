import { sql } from "kysely";
import { quarantineThreshold } from "@gantry/contract/quarantine/constants.ts";
import type { TenantTransaction } from "../../../platform/db/database.ts";

/** A failed result with the identity of a quarantined test that is another test. */
export interface FailureElsewhere {
  executionId: string;
  testId: string;
}

/**
 * Of the failed results of these runs, those that have the name of a quarantined test and are another test of that name. Where a report does not tell two
 * tests apart, places do, as far as they are known: the file that it names for a failed test only, and the folder of the report. They are
 * compared with those of the last failures before the quarantine, of which most must be in the same place. Another file is another test. Another folder is one only if a test of the same name
 * was in that folder in one of these runs: names of folders may change from run to run.
 * @param ordinals only these results
 */
export async function failuresElsewhere(
  tx: TenantTransaction,
  executionIds: readonly string[],
  ordinals?: readonly number[],
): Promise<FailureElsewhere[]> {
  if (executionIds.length === 0) return [];
  const { rows } = await sql<FailureElsewhere>`
    with mine as materialized (
      select r.execution_id, r.name, r.suite, r.file_path, r.test_key, r.details ->> 'failureFile' as failure_file,
        coalesce(r.details ->> 'reportFolder', '') as folder, q.test_id, q.execution_id as quarantined_by, q.created_at
      from test_results r join quarantine q on q.org_id = r.org_id and q.project_id = r.project_id and q.test_key = r.test_key
      where r.org_id = ${tx.organizationId} and r.execution_id = any(${[...executionIds]}::text[]) and r.status = 'failed'
        ${ordinals === undefined ? sql`` : sql`and r.ordinal = any(${[...ordinals]}::int[])`}
    )
    select mine.execution_id as "executionId", mine.test_id as "testId"
    from mine
    left join test_outcomes by on by.org_id = ${tx.organizationId} and by.test_id = mine.test_id and by.execution_id = mine.quarantined_by
    cross join lateral (
      select count(*) as failures, count(*) filter (where coalesce(k.details ->> 'reportFolder', '') = mine.folder) as in_folder,
        count(k.details ->> 'failureFile') as with_file, count(*) filter (where k.details ->> 'failureFile' = mine.failure_file) as in_file,
        array_agg(k.execution_id) as runs
      from (
        select o.execution_id, o.ordinal from test_outcomes o
        where o.org_id = ${tx.organizationId} and o.test_id = mine.test_id and o.status = 'failed'
          and case when mine.quarantined_by is null then o.run_at <= mine.created_at
            else (o.run_at, o.execution_id) <= (by.run_at, by.execution_id) end
        order by o.run_at desc, o.execution_id desc limit ${quarantineThreshold}
      ) last
      join test_results k on k.org_id = ${tx.organizationId} and k.execution_id = last.execution_id and k.ordinal = last.ordinal
    ) before
    where (mine.failure_file is not null and before.with_file > 2 * before.in_file)
      or (before.failures > 2 * before.in_folder and exists (
        select 1 from test_results s
        where s.org_id = ${tx.organizationId} and s.execution_id = any(before.runs) and s.test_key <> mine.test_key and s.name = mine.name
          and s.suite = mine.suite and s.file_path is not distinct from mine.file_path and coalesce(s.details ->> 'reportFolder', '') = mine.folder
      ))`.execute(tx);
  return rows;
}
