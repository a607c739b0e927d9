import type { Kysely } from "kysely";
import { adopt } from "./single-tenant.ts";
import { run, secureTenantTable } from "./tenant-table.ts";

export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `create table projects (
       org_id text not null references organizations (id) on delete cascade,
       id text not null,
       name text not null,
       run_settings jsonb not null default '{}',
       created_at timestamptz(3) not null default now(),
       updated_at timestamptz(3) not null default now(),
       deleted_at timestamptz(3),
       primary key (org_id, id)
     );
     create unique index projects_name on projects (org_id, lower(name)) where deleted_at is null;
     create index projects_created on projects (org_id, created_at, id) where deleted_at is null;
     create table project_variables (
       org_id text not null,
       project_id text not null,
       name text not null,
       secret boolean not null,
       -- AES-256-GCM: { keyId, iv, authTag, data }, bound to organization, project and name.
       sealed jsonb not null,
       updated_at timestamptz(3) not null default now(),
       primary key (org_id, project_id, name),
       foreign key (org_id, project_id) references projects (org_id, id) on delete cascade
     );`,
  );
  await secureTenantTable(db, "projects");
  await secureTenantTable(db, "project_variables");
  await adopt(db, "projects");
}
