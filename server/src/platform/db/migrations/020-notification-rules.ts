import type { Kysely } from "kysely";
import { run, secureTenantTable } from "./tenant-table.ts";

/** Which results of a project's runs are posted to which chat. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `create table notification_rules (
       org_id text not null,
       id text not null,
       project_id text not null,
       channel text not null check (channel in ('slack', 'teams')),
       name text not null,
       -- The incoming webhook's URL, AES-256-GCM, bound to organization and rule; and the part of it that may be shown.
       sealed_url jsonb not null,
       shown_url text not null,
       statuses text[] not null,
       only_changes boolean not null,
       enabled boolean not null,
       last_sent_at timestamptz(3),
       last_error text,
       last_error_at timestamptz(3),
       created_at timestamptz(3) not null default clock_timestamp(),
       updated_at timestamptz(3) not null default clock_timestamp(),
       primary key (org_id, id),
       foreign key (org_id, project_id) references projects (org_id, id) on delete cascade
     );
     create index notification_rules_project on notification_rules (org_id, project_id, created_at, id);
     -- Hash of the last post, to skip duplicates.
     alter table source_host_posts add column sent text;
     -- Set if another process requested a post in the meantime: the lease holder must check again.
     alter table source_host_posts add column again boolean not null default false;`,
  );
  await secureTenantTable(db, "notification_rules");
}
