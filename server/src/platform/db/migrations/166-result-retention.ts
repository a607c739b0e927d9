import type { Kysely } from "kysely";
import { run } from "./tenant-table.ts";

/**
 * How long a project keeps test results, and which runs have lost theirs. New columns are empty, so no row is written. The index reads all runs once, and
 * runs cannot be written meanwhile.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `alter table projects
       add column result_days integer check (result_days between 14 and 3650),
       -- Results of runs that ended before may be removed: the history of the project's tests is not complete before.
       add column results_removed_before timestamptz(3);
     alter table executions
       add column results_removed_at timestamptz(3),
       -- Of the removed results: failed tests that also failed in their previous run.
       add column known_failures integer;
     -- Runs with results, oldest first: a run leaves the index when its results are removed.
     create index executions_results on executions (org_id, project_id, finished_at) where tests is not null and results_removed_at is null;`,
  );
}
