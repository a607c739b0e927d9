import type { Kysely } from "kysely";
import { adopt } from "./single-tenant.ts";
import { run, secureTenantTable } from "./tenant-table.ts";

export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `create table test_cases (
       org_id text not null references organizations (id) on delete cascade,
       id text not null,
       project_id text,
       title text not null,
       description text not null default '',
       suite text not null default '',
       preconditions text not null default '',
       steps jsonb not null default '[]',
       priority text not null default 'MEDIUM' check (priority in ('LOW', 'MEDIUM', 'HIGH', 'CRITICAL')),
       type text not null default 'MANUAL' check (type in ('MANUAL', 'AUTOMATED')),
       source jsonb,
       created_at timestamptz(3) not null default now(),
       updated_at timestamptz(3) not null default now(),
       primary key (org_id, id),
       foreign key (org_id, project_id) references projects (org_id, id) on delete cascade
     );
     create index test_cases_project on test_cases (org_id, project_id, created_at desc, id desc);`,
  );
  await secureTenantTable(db, "test_cases");
  await adopt(db, "test_cases");
  await run(db, "drop schema if exists single_tenant;");
}
