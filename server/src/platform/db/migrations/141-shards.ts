import type { Kysely } from "kysely";
import { run, secureTenantTable } from "./tenant-table.ts";

/** Queues of files that the shards of a pipeline run, and how long files took. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `create table shard_queues (
       org_id text not null,
       id text not null,
       project_id text not null,
       key text not null,
       -- The number of fixed parts; null: files are given out one by one.
       total smallint,
       files integer not null default 0,
       created_at timestamptz(3) not null default clock_timestamp(),
       last_seen_at timestamptz(3) not null default clock_timestamp(),
       primary key (org_id, id),
       unique (org_id, project_id, key),
       foreign key (org_id, project_id) references projects (org_id, id) on delete cascade
     );
     create table shards (
       org_id text not null,
       queue_id text not null,
       index smallint not null,
       attempt bigint not null,
       started_at timestamptz(3) not null default clock_timestamp(),
       last_seen_at timestamptz(3) not null default clock_timestamp(),
       primary key (org_id, queue_id, index),
       foreign key (org_id, queue_id) references shard_queues (org_id, id) on delete cascade
     );
     -- A file waits while done_at is null and lease_until is null or over.
     create table shard_files (
       org_id text not null,
       queue_id text not null,
       path text not null,
       expected_ms integer not null,
       is_measured boolean not null,
       -- The shard that has it, had it last, or finished it; with fixed parts: the one whose part it is in.
       shard smallint,
       taken_at timestamptz(3),
       lease_until timestamptz(3),
       done_at timestamptz(3),
       duration_ms integer,
       primary key (org_id, queue_id, path),
       foreign key (org_id, queue_id) references shard_queues (org_id, id) on delete cascade
     );
     create index shard_files_open on shard_files (org_id, queue_id, expected_ms desc, path) where done_at is null;
     create table file_durations (
       org_id text not null,
       project_id text not null,
       path text not null,
       duration_ms integer not null,
       measured_at timestamptz(3) not null default clock_timestamp(),
       primary key (org_id, project_id, path),
       foreign key (org_id, project_id) references projects (org_id, id) on delete cascade
     );
     create index file_durations_measured on file_durations (measured_at);`,
  );
  for (const table of ["shard_queues", "shards", "shard_files", "file_durations"]) await secureTenantTable(db, table);
}
