import type { Kysely } from "kysely";
import { run, secureTenantTable } from "./tenant-table.ts";

/** Workers of one organization, the tokens that they connect with, and the runs that they took. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `alter table organizations add column own_workers_only boolean not null default false;
     create table worker_tokens (
       org_id text not null references organizations (id) on delete cascade,
       id text not null,
       name text not null,
       token_hash bytea not null,
       created_at timestamptz(3) not null default clock_timestamp(),
       last_used_at timestamptz(3),
       primary key (org_id, id)
     );
     create unique index worker_tokens_hash on worker_tokens (token_hash);
     -- No organization: a worker that all organizations share.
     alter table workers add column org_id text references organizations (id) on delete cascade,
       add column token_id text,
       add column state text not null default 'active' check (state in ('active', 'paused', 'draining')),
       add column machine jsonb;
     create index workers_org on workers (org_id) where org_id is not null;
     create table worker_runs (
       org_id text not null,
       worker_id text not null,
       execution_id text not null,
       attempt integer not null,
       claimed_at timestamptz(3) not null default clock_timestamp(),
       primary key (org_id, execution_id, attempt),
       foreign key (org_id, execution_id) references executions (org_id, id) on delete cascade
     );
     create index worker_runs_newest on worker_runs (org_id, worker_id, claimed_at desc);`,
  );
  await secureTenantTable(db, "worker_tokens");
  await secureTenantTable(db, "workers", { appGrants: "select, update, delete" });
  await secureTenantTable(db, "worker_runs");
}
