import type { Kysely } from "kysely";
import { run, secureTenantTable } from "./tenant-table.ts";

/** Triggers, which start runs when a Git host reports a push or a pull request, and what its deliveries led to. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `create table run_triggers (
       org_id text not null,
       id text not null,
       project_id text not null,
       name text not null,
       host text not null check (host in ('github', 'gitlab', 'gitea')),
       repository text not null,
       events text[] not null,
       branches jsonb not null,
       paths jsonb not null,
       forks text not null check (forks in ('ignore', 'run')),
       -- The run to start: image, command, …
       run jsonb not null,
       paused boolean not null default false,
       -- The last part of the webhook's address.
       token text not null,
       sealed_secret jsonb not null,
       last jsonb,
       rejected_at timestamptz(3),
       created_by jsonb,
       created_at timestamptz(3) not null default clock_timestamp(),
       updated_at timestamptz(3) not null default clock_timestamp(),
       primary key (org_id, id),
       foreign key (org_id, project_id) references projects (org_id, id) on delete cascade
     );
     create unique index run_triggers_token on run_triggers (token);
     create index run_triggers_project on run_triggers (org_id, project_id, created_at, id);
     create table run_trigger_deliveries (
       org_id text not null,
       id text not null,
       trigger_id text not null,
       -- Of the host: the same when it repeats a delivery.
       delivery_id text not null,
       body_hash bytea,
       event text not null,
       outcome text not null check (outcome in ('started', 'ignored', 'refused')),
       reason text not null,
       execution_id text,
       branch text,
       commit_sha text,
       pr_number int,
       repeats int not null default 0,
       received_at timestamptz(3) not null default clock_timestamp(),
       primary key (org_id, id),
       foreign key (org_id, trigger_id) references run_triggers (org_id, id) on delete cascade
     );
     create unique index run_trigger_deliveries_id on run_trigger_deliveries (org_id, trigger_id, delivery_id);
     create index run_trigger_deliveries_newest on run_trigger_deliveries (org_id, trigger_id, received_at desc, id desc);`,
  );
  await secureTenantTable(db, "run_triggers");
  await secureTenantTable(db, "run_trigger_deliveries");
}
