import type { Kysely } from "kysely";
import { run } from "./tenant-table.ts";

/**
 * Labels of workers, and those that a run requires: sorted and separated by commas, so that runs with the same labels are next to each other in the
 * queue's order.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `alter table workers add column labels text[] not null default '{}', add column slots integer;
     alter table executions add column worker_labels text collate "C" not null default '';
     alter table run_queue add column worker_labels text collate "C" not null default '';
     drop index run_queue_order;
     create index run_queue_order on run_queue (org_id, worker_labels, priority desc, enqueued_at, execution_id);
     create index run_queue_labels on run_queue (worker_labels) where worker_labels <> '';`,
  );
}
