import type { Kysely } from "kysely";
import { run, secureTenantTable } from "./tenant-table.ts";

/** Saved views of lists, shared or of one member, and how each member opens a list. A list is that of one project, or of all: `project_id` is null. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `create table saved_views (
       org_id text not null,
       id text not null,
       page text not null check (page in ('runs', 'failures', 'tests')),
       project_id text,
       private_of text,
       name text not null,
       filters jsonb not null,
       created_by jsonb not null,
       created_at timestamptz(3) not null default clock_timestamp(),
       updated_at timestamptz(3) not null default clock_timestamp(),
       primary key (org_id, id),
       foreign key (org_id, project_id) references projects (org_id, id) on delete cascade,
       foreign key (org_id, private_of) references memberships (org_id, user_id) on delete cascade
     );
     create unique index saved_views_name on saved_views (org_id, page, project_id, private_of, lower(name)) nulls not distinct;
     create index saved_views_private on saved_views (org_id, private_of) where private_of is not null;
     create table list_settings (
       org_id text not null,
       user_id text not null,
       page text not null check (page in ('runs', 'failures', 'tests')),
       project_id text,
       default_view_id text,
       run_columns text[],
       list text not null generated always as (page || ':' || coalesce(project_id, 'all')) stored,
       primary key (org_id, user_id, list),
       foreign key (org_id, user_id) references memberships (org_id, user_id) on delete cascade,
       foreign key (org_id, project_id) references projects (org_id, id) on delete cascade,
       foreign key (org_id, default_view_id) references saved_views (org_id, id) on delete set null (default_view_id)
     );
     create index list_settings_view on list_settings (org_id, default_view_id) where default_view_id is not null;`,
  );
  await secureTenantTable(db, "saved_views");
  await secureTenantTable(db, "list_settings");
}
