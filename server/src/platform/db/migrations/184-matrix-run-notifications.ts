import type { Kysely } from "kysely";
import { run, secureTenantTable } from "./tenant-table.ts";

/**
 * One notification for a matrix run: the ends of its runs that no notification reports yet, and the status of the last one. A server of the release before
 * ignores both and notifies for each run.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `create table matrix_run_ends (
       org_id text not null,
       id text not null,
       matrix_run_id text not null,
       execution_id text not null,
       ended_at timestamptz(3) not null default clock_timestamp(),
       primary key (org_id, id),
       foreign key (org_id, matrix_run_id) references matrix_runs (org_id, id) on delete cascade,
       foreign key (org_id, execution_id) references executions (org_id, id) on delete cascade
     );
     create index matrix_run_ends_of_matrix_run on matrix_run_ends (org_id, matrix_run_id);
     create index matrix_run_ends_of_execution on matrix_run_ends (org_id, execution_id);
     -- Null: it was not notified yet.
     alter table matrix_runs add column notified_status text;`,
  );
  await secureTenantTable(db, "matrix_run_ends");
}
