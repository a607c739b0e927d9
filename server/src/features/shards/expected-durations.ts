import { sql } from "kysely";
import type { TenantTransaction } from "../../platform/db/database.ts";
import { matchPaths } from "./match-paths.ts";

export interface ExpectedFile {
  path: string;
  ms: number;
  /** Whether `ms` was measured for this file. */
  isMeasured: boolean;
}

const longestMs = 86_400_000;
/** Of a file in the history, in characters. */
const maxPathLength = 300;
const maxFiles = 50_000;
/** For a list of which nothing is known. Equal durations split it by count. */
const unknownMs = 1_000;

/**
 * How long each file is expected to take: what shards needed for it, else the sum of its tests in the history, else the median of the other files.
 * @param variant the label of a combination: of tests that have variants of a matrix, only those of this one count
 */
export async function expectedDurations(
  tx: TenantTransaction,
  projectId: string,
  paths: readonly string[],
  variant?: string,
): Promise<ExpectedFile[]> {
  const { rows: measured } = await sql<{ path: string; ms: number }>`
    select path, duration_ms as ms from file_durations
    where org_id = ${tx.organizationId} and project_id = ${projectId} and path = any(${paths as string[]}::text[])`.execute(tx);
  const byPath = new Map(measured.map(({ path, ms }) => [path, ms]));
  const results = byPath.size < paths.length ? matchPaths(paths, await durationsOfResults(tx, projectId, variant)) : [];
  const known = paths.map((path, index) => ({ path, ms: byPath.get(path) ?? results[index] }));
  const usual = median(known.flatMap(({ ms }) => ms ?? [])) ?? unknownMs;
  return known.map(({ path, ms }) => ({
    path,
    ms: Math.min(longestMs, Math.max(0, Math.round(ms ?? usual))),
    isMeasured: ms !== undefined,
  }));
}

/**
 * Of the files that ran last. Reports can name any number of files with paths of any length. Each combination of a matrix has tests of its own: the
 * longest one of a file counts, instead of their sum, until the wanted combination has run.
 */
async function durationsOfResults(
  tx: TenantTransaction,
  projectId: string,
  variant = "",
): Promise<(readonly [path: string, ms: number])[]> {
  const { rows } = await sql<{ file_path: string; ms: number }>`
    with timed as (
      select t.file_path, t.p50_ms, t.last_run_at, e.combination,
        ${variant} <> '' and (t.variant = ${variant} or starts_with(t.variant, ${`${variant}, `})) as is_wanted
      from tests t left join executions e on e.org_id = t.org_id and e.id = t.last_execution_id
      where t.org_id = ${tx.organizationId} and t.project_id = ${projectId} and t.file_path is not null and t.p50_ms is not null
        and length(t.file_path) <= ${maxPathLength} and t.last_run_at > now() - interval '90 days'
    ), files as (
      select file_path, is_wanted, sum(p50_ms) as ms, max(last_run_at) as last_run_at from timed group by file_path, is_wanted, combination
    )
    select file_path, coalesce(max(ms) filter (where is_wanted), max(ms))::float8 as ms from files
    group by file_path order by max(last_run_at) desc, file_path limit ${maxFiles}`.execute(tx);
  return rows.map(({ file_path, ms }) => [file_path, ms] as const);
}

function median(values: readonly number[]): number | undefined {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}
