import type { Kysely } from "kysely";
import { run, secureTenantTable } from "./tenant-table.ts";

/** A project may limit how many of its runs start within an hour. Only the starts of such projects are recorded, and kept for two hours. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `drop index projects_limiting_starts;
     alter table projects drop column limits_starts,
       add column max_starts_per_hour integer generated always as ((run_settings ->> 'maxStartsPerHour')::integer) stored;
     alter table projects add column limits_starts boolean not null generated always as (run_settings ->> 'maxConcurrentRuns' is not null
       or run_settings ->> 'maxStartsPerHour' is not null or run_settings ->> 'quietHours' is not null) stored;
     create index projects_limiting_starts on projects (org_id, id) where limits_starts;
     create table run_starts (
       org_id text not null,
       execution_id text not null,
       attempt integer not null,
       project_id text not null,
       started_at timestamptz(3) not null,
       primary key (org_id, execution_id, attempt),
       foreign key (org_id, project_id) references projects (org_id, id) on delete cascade
     );
     create index run_starts_project on run_starts (org_id, project_id, started_at);
     create index run_starts_time on run_starts (started_at);`,
  );
  await secureTenantTable(db, "run_starts");
}
