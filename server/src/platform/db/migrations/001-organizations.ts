import type { Kysely } from "kysely";
import { adoptPeople, setAside } from "./single-tenant.ts";
import { run, secureSharedTable, secureTenantTable } from "./tenant-table.ts";

/** Organizations, people, memberships and invitations. All later records belong to an organization, including existing ones. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await setAside(db);
  await run(
    db,
    `create table organizations (
       id text primary key,
       name text not null,
       plan text not null default 'free',
       -- Kept for external readers; the plan table decides.
       limits jsonb not null default '{}',
       current_storage_used_bytes bigint not null default 0 check (current_storage_used_bytes >= 0),
       ai_analysis_enabled boolean not null default true,
       ai jsonb not null default '{}',
       integrations jsonb not null default '{}',
       notifications jsonb not null default '{}',
       billing jsonb not null default '{}',
       last_claimed_at timestamptz(3),
       created_at timestamptz(3) not null default now(),
       updated_at timestamptz(3) not null default now()
     );
     create table users (
       id text primary key,
       email text not null,
       name text not null,
       password_hash text not null,
       status text not null default 'active' check (status in ('active', 'suspended', 'pending')),
       -- Tokens issued before this time are rejected.
       auth_epoch timestamptz(3) not null default '-infinity',
       last_login_at timestamptz(3),
       created_at timestamptz(3) not null default now(),
       updated_at timestamptz(3) not null default now()
     );
     create unique index users_email on users (lower(email));
     create table memberships (
       org_id text not null references organizations (id) on delete cascade,
       user_id text not null references users (id) on delete cascade,
       role text not null check (role in ('admin', 'developer', 'viewer')),
       status text not null default 'active' check (status in ('active', 'suspended', 'pending')),
       created_at timestamptz(3) not null default now(),
       updated_at timestamptz(3) not null default now(),
       primary key (org_id, user_id)
     );
     create index memberships_user on memberships (user_id);
     create table invitations (
       org_id text not null references organizations (id) on delete cascade,
       id text not null,
       email text not null,
       role text not null check (role in ('admin', 'developer', 'viewer')),
       status text not null default 'pending' check (status in ('pending', 'accepted', 'expired', 'revoked')),
       token_hash bytea not null unique,
       invited_by text,
       inviter_name text not null default '',
       created_at timestamptz(3) not null default now(),
       expires_at timestamptz(3) not null default now() + interval '7 days',
       accepted_at timestamptz(3),
       primary key (org_id, id)
     );
     create unique index invitations_live on invitations (org_id, lower(email)) where status = 'pending';
     create table api_keys (
       org_id text not null,
       id text not null,
       user_id text not null,
       name text not null,
       prefix text not null,
       key_hash bytea not null unique,
       role text not null check (role in ('admin', 'developer', 'viewer')),
       created_at timestamptz(3) not null default now(),
       expires_at timestamptz(3),
       last_used_at timestamptz(3),
       last_used_ip text,
       primary key (org_id, id),
       -- A key is deleted with its owner's membership.
       foreign key (org_id, user_id) references memberships (org_id, user_id) on delete cascade
     );
     create table login_failures (
       email text not null,
       failed_at timestamptz(3) not null default now()
     );
     create index login_failures_email on login_failures (email, failed_at);
     create table login_locks (
       email text primary key,
       locked_until timestamptz(3) not null
     );
     -- The rate limiter's shared store; its library defines the columns.
     create table rate_limits (key varchar(255) primary key, points integer not null default 0, expire bigint);
     -- Live events too large for a notification; the socket adapter defines the columns.
     create table socket_io_attachments (id bigserial unique, created_at timestamptz default now(), payload bytea);
     create table audit_log (
       org_id text not null references organizations (id) on delete cascade,
       id text not null,
       at timestamptz(3) not null default clock_timestamp(),
       actor_id text,
       actor_email text not null default '',
       action text not null,
       target_type text not null,
       target_id text not null,
       details jsonb not null default '{}',
       ip text,
       request_id text,
       primary key (org_id, id)
     );
     create index audit_log_at on audit_log (org_id, at desc, id desc);`,
  );
  await secureTenantTable(db, "organizations", { column: "id", appGrants: "select, update" });
  await secureTenantTable(db, "memberships");
  await secureTenantTable(db, "invitations");
  await secureTenantTable(db, "api_keys");
  await secureTenantTable(db, "audit_log", { appGrants: "select, insert", systemGrants: "select, insert" });
  await run(
    db,
    `alter table users enable row level security;
     alter table users force row level security;
     create policy colleagues on users for select to gantry_app
       using (exists (select 1 from memberships m where m.user_id = users.id));
     create policy system on users to gantry_system using (true) with check (true);
     grant select (id, email, name, status, last_login_at, created_at, updated_at) on users to gantry_app;`,
  );
  await secureSharedTable(db, "users");
  await secureSharedTable(db, "login_failures");
  await secureSharedTable(db, "login_locks");
  await adoptPeople(db);
}
