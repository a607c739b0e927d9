import type { Kysely } from "kysely";
import { run, secureTenantTable } from "./tenant-table.ts";

/** Matrix runs: runs over all combinations of some values, with one verdict. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `create table matrix_runs (
       org_id text not null,
       id text not null,
       project_id text not null,
       axes jsonb not null,
       -- Also of runs that are deleted since: a list of combinations, each a list of values.
       combinations jsonb not null,
       trigger text not null,
       requested_by jsonb not null,
       ci_context jsonb,
       created_at timestamptz(3) not null default clock_timestamp(),
       primary key (org_id, id),
       foreign key (org_id, project_id) references projects (org_id, id) on delete cascade
     );
     alter table executions
       add column matrix_run_id text,
       -- The index of its combination.
       add column matrix_position smallint,
       add column combination jsonb not null default '[]';
     create index executions_matrix_run on executions (org_id, matrix_run_id) where matrix_run_id is not null;`,
  );
  await secureTenantTable(db, "matrix_runs");
}
