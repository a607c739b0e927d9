import type { Kysely } from "kysely";
import { run } from "./tenant-table.ts";

/** A limit of failures and an order of the files for queues of shards, and which files failed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `alter table shard_queues
       add column stop_after_failures integer check (stop_after_failures > 0),
       add column failed_first boolean not null default false;
     alter table shard_files
       add column failed boolean not null default false,
       add column failed_before boolean not null default false;
     alter table file_durations add column failed boolean not null default false;
     create index shard_files_failed on shard_files (org_id, queue_id) where failed;
     create index shard_files_open_failed_first on shard_files (org_id, queue_id, failed_before desc, expected_ms desc, path)
       where done_at is null;`,
  );
}
