import type { Kysely } from "kysely";
import { run, secureSharedTable, secureTenantTable } from "./tenant-table.ts";

/** The queue, the leases of runs, and the workers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `create table run_queue (
       org_id text not null,
       execution_id text not null,
       priority smallint not null default 0,
       enqueued_at timestamptz(3) not null default clock_timestamp(),
       -- Later than now while a run that could not start waits for its next attempt.
       available_at timestamptz(3) not null default clock_timestamp(),
       primary key (org_id, execution_id),
       foreign key (org_id, execution_id) references executions (org_id, id) on delete cascade
     );
     create index run_queue_order on run_queue (org_id, priority desc, enqueued_at, execution_id);
     -- One row per run that uses one of its organization's slots.
     create table run_leases (
       org_id text not null,
       execution_id text not null,
       attempt integer not null,
       worker_id text not null,
       claimed_at timestamptz(3) not null default clock_timestamp(),
       lease_until timestamptz(3) not null,
       primary key (org_id, execution_id),
       foreign key (org_id, execution_id) references executions (org_id, id) on delete cascade
     );
     create index run_leases_until on run_leases (lease_until);
     create table workers (
       id text primary key,
       name text not null,
       engine text not null,
       first_seen_at timestamptz(3) not null default now(),
       last_seen_at timestamptz(3) not null default now()
     );`,
  );
  await secureTenantTable(db, "run_queue");
  await secureTenantTable(db, "run_leases");
  await secureSharedTable(db, "workers");
}
