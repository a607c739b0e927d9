import type { Kysely } from "kysely";
import { run } from "./tenant-table.ts";

/** Runs of a project with the same group are executed one at a time. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `alter table executions add column concurrency_group text;
     alter table run_queue add column concurrency_key text not null default '';
     create index run_queue_concurrency on run_queue (org_id, concurrency_key) where concurrency_key <> '';`,
  );
}
