import type { Kysely } from "kysely";
import { run, secureTenantTable } from "./tenant-table.ts";

/** The token in the address of a project's status badge. A project without a row has no badge. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `create table project_badges (
       org_id text not null,
       project_id text not null,
       token text not null,
       created_at timestamptz(3) not null default clock_timestamp(),
       primary key (org_id, project_id),
       foreign key (org_id, project_id) references projects (org_id, id) on delete cascade
     );
     create unique index project_badges_token on project_badges (token);`,
  );
  await secureTenantTable(db, "project_badges");
}
