import { sql } from "kysely";
import type { TenantTransaction } from "../../platform/db/database.ts";
import { isStale } from "../tests/history/count-missed.ts";
import { matchPaths } from "./match-paths.ts";

const maxPathLength = 300;
const maxFiles = 50_000;

/**
 * The files that failed when they ran last: a shard reported it, or a test of the file failed in its last run. If a shard does not report what failed,
 * the results decide.
 */
export async function failedLastTime(tx: TenantTransaction, projectId: string, paths: readonly string[]): Promise<Set<string>> {
  const { rows: reported } = await sql<{ path: string }>`
    select path from file_durations
    where org_id = ${tx.organizationId} and project_id = ${projectId} and path = any(${paths as string[]}::text[]) and failed`.execute(tx);
  const { rows: results } = await sql<{ file_path: string; failures: number }>`
    select file_path, count(*) filter (where last_status = 'failed' and not ${isStale("tests")})::int as failures from tests
    where org_id = ${tx.organizationId} and project_id = ${projectId} and file_path is not null
      and length(file_path) <= ${maxPathLength} and last_run_at > now() - interval '90 days'
    group by file_path order by max(last_run_at) desc, file_path limit ${maxFiles}`.execute(tx);
  const failures = matchPaths(
    paths,
    results.map(({ file_path, failures }) => [file_path, failures] as const),
  );
  return new Set([...reported.map(({ path }) => path), ...paths.filter((_, index) => (failures[index] ?? 0) > 0)]);
}
