import type { Kysely } from "kysely";
import { run, secureTenantTable } from "./tenant-table.ts";

/** Custom fields of a project's test cases. A case holds its values by the ids of the fields; an item of a cycle has a copy with their names. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `create table test_case_fields (
       org_id text not null,
       id text not null,
       project_id text not null,
       name text not null,
       type text not null check (type in ('text', 'number', 'choice', 'date')),
       choices text[] not null default '{}',
       position integer not null,
       created_at timestamptz(3) not null default clock_timestamp(),
       primary key (org_id, id),
       foreign key (org_id, project_id) references projects (org_id, id) on delete cascade
     );
     create unique index test_case_fields_name on test_case_fields (org_id, project_id, lower(name));
     alter table test_cases add column custom_fields jsonb not null default '{}';
     alter table test_cycle_items add column custom_fields jsonb not null default '[]';`,
  );
  await secureTenantTable(db, "test_case_fields");
}
