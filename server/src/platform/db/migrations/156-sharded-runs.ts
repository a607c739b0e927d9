import type { Kysely } from "kysely";
import { run } from "./tenant-table.ts";

/** Suites that are split over the runs of a matrix run: which part each run executes. And a list of matrix runs, newest first. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `alter table executions add column shard jsonb;
     alter table matrix_runs
       -- How the suite was split; null: it was not.
       add column split jsonb,
       -- By position, as long as the combinations; empty: each run carries out the whole suite.
       add column shards jsonb not null default '[]';
     create index matrix_runs_newest on matrix_runs (org_id, created_at desc, id desc);
     create index matrix_runs_newest_of_project on matrix_runs (org_id, project_id, created_at desc, id desc);`,
  );
}
