import type { Kysely } from "kysely";
import { run, secureTenantTable } from "./tenant-table.ts";

/** Data of linked providers: their last errors, statuses and comments, the webhook's log, issues. Their settings are in `organizations`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `create table integration_activity (
       org_id text not null references organizations (id) on delete cascade,
       provider text not null,
       last_used_at timestamptz(3),
       last_error text,
       last_error_at timestamptz(3),
       primary key (org_id, provider)
     );
     -- A commit status or pull request comment that Gantry keeps up to date.
     create table source_host_posts (
       org_id text not null references organizations (id) on delete cascade,
       provider text not null,
       subject text not null,
       -- The comment's id at the source host.
       remote_id text,
       -- Lease of the posting process; it reads the state only after taking the lease, so the last post is current.
       held_until timestamptz(3),
       updated_at timestamptz(3) not null default clock_timestamp(),
       primary key (org_id, provider, subject)
     );
     create table webhook_deliveries (
       org_id text not null references organizations (id) on delete cascade,
       id text not null,
       event text not null,
       execution_id text,
       -- As signed and sent.
       body text not null,
       status text not null default 'waiting' check (status in ('waiting', 'delivered', 'failed')),
       attempts integer not null default 0,
       last_status_code integer,
       last_error text,
       created_at timestamptz(3) not null default clock_timestamp(),
       last_attempt_at timestamptz(3),
       primary key (org_id, id)
     );
     create index webhook_deliveries_created on webhook_deliveries (org_id, created_at desc, id desc);
     create table webhook_attempts (
       org_id text not null,
       delivery_id text not null,
       id text not null,
       at timestamptz(3) not null default clock_timestamp(),
       duration_ms integer not null,
       status_code integer,
       error text,
       response text,
       primary key (org_id, delivery_id, id),
       foreign key (org_id, delivery_id) references webhook_deliveries (org_id, id) on delete cascade
     );
     create table tracked_issues (
       org_id text not null,
       execution_id text not null,
       provider text not null,
       -- Empty for an issue of the whole run.
       test_key text not null default '',
       -- Empty until it is created.
       key text not null default '',
       url text not null default '',
       held_until timestamptz(3),
       created_by jsonb not null,
       created_at timestamptz(3) not null default clock_timestamp(),
       primary key (org_id, execution_id, provider, test_key),
       foreign key (org_id, execution_id) references executions (org_id, id) on delete cascade
     );`,
  );
  for (const table of ["integration_activity", "source_host_posts", "webhook_deliveries", "webhook_attempts", "tracked_issues"])
    await secureTenantTable(db, table);
}
