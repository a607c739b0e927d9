import type { Kysely } from "kysely";
import { run, secureTenantTable } from "./tenant-table.ts";

export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `create table schedules (
       org_id text not null,
       id text not null,
       project_id text not null,
       name text not null,
       cron text not null,
       time_zone text not null,
       -- The run to start: image, command, folder, …
       run jsonb not null,
       missed_runs text not null check (missed_runs in ('once', 'skip')),
       skip_while_active boolean not null default false,
       paused boolean not null default false,
       -- The process that starts the run advances this in the same transaction, so that it is started once.
       next_run_at timestamptz(3),
       last_at timestamptz(3),
       last_execution_id text,
       last_reason text,
       created_by jsonb,
       created_at timestamptz(3) not null default clock_timestamp(),
       updated_at timestamptz(3) not null default clock_timestamp(),
       primary key (org_id, id),
       foreign key (org_id, project_id) references projects (org_id, id) on delete cascade
     );
     create index schedules_newest on schedules (org_id, created_at desc, id desc);
     create index schedules_due on schedules (next_run_at) where next_run_at is not null;`,
  );
  await secureTenantTable(db, "schedules");
}
