import type { Kysely } from "kysely";
import { run, secureTenantTable } from "./tenant-table.ts";

/** An organization's credentials for image registries. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `create table registry_credentials (
       org_id text not null references organizations (id) on delete cascade,
       id text not null,
       -- Null: for all projects without their own credentials for the registry.
       project_id text,
       registry text not null,
       username text not null,
       -- AES-256-GCM, bound to organization, id and registry.
       sealed_password jsonb not null,
       created_at timestamptz(3) not null default clock_timestamp(),
       updated_at timestamptz(3) not null default clock_timestamp(),
       primary key (org_id, id),
       foreign key (org_id, project_id) references projects (org_id, id) on delete cascade
     );
     create unique index registry_credentials_place on registry_credentials (org_id, registry, coalesce(project_id, ''));`,
  );
  await secureTenantTable(db, "registry_credentials");
}
