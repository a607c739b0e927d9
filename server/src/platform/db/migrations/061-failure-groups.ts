import type { Kysely } from "kysely";
import { run, secureTenantTable } from "./tenant-table.ts";

/** What people decide about the failures of a project with the same fingerprint. Counts are read from the occurrences. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `create table failure_groups (
       org_id text not null,
       -- Derived from project and fingerprint.
       id text not null,
       project_id text not null,
       fingerprint text not null,
       state text not null default 'new' check (state in ('new', 'regressed', 'acknowledged', 'resolved', 'ignored')),
       state_at timestamptz(3),
       -- Who set the state; null: Gantry.
       state_by text,
       owner_id text,
       owner_team text,
       first_at timestamptz(3) not null,
       first_execution_id text not null,
       primary key (org_id, id),
       unique (org_id, project_id, fingerprint),
       check (owner_id is null or owner_team is null),
       foreign key (org_id, project_id) references projects (org_id, id) on delete cascade,
       foreign key (org_id, owner_id) references memberships (org_id, user_id) on delete set null (owner_id)
     );
     create index failure_groups_owner on failure_groups (org_id, owner_id) where owner_id is not null;
     create table failure_changes (
       org_id text not null,
       id text not null,
       group_id text not null,
       what text not null check (what in ('state', 'owner')),
       from_value text,
       to_value text,
       by_whom jsonb,
       execution_id text,
       created_at timestamptz(3) not null default clock_timestamp(),
       primary key (org_id, id),
       foreign key (org_id, group_id) references failure_groups (org_id, id) on delete cascade
     );
     create index failure_changes_group on failure_changes (org_id, group_id, created_at desc, id desc);`,
  );
  for (const table of ["failure_groups", "failure_changes"]) await secureTenantTable(db, table);
  await run(
    db,
    `set local role gantry_system;
     insert into failure_groups (org_id, id, project_id, fingerprint, first_at, first_execution_id)
       select distinct on (org_id, project_id, fingerprint) org_id,
         substr(encode(sha256(convert_to(project_id || '/' || fingerprint, 'UTF8')), 'hex'), 1, 24), project_id, fingerprint, at, execution_id
       from failure_occurrences where project_id is not null order by org_id, project_id, fingerprint, at, execution_id;
     reset role;`,
  );
}
