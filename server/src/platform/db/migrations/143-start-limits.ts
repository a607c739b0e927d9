import type { Kysely } from "kysely";
import { run } from "./tenant-table.ts";

/**
 * A project may limit when its runs start: how many at a time, and in which hours. Entries of such a project are separate in the queue, so that a claim skips all
 * of them at once while none may start.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `alter table projects
       add column max_concurrent_runs integer generated always as ((run_settings ->> 'maxConcurrentRuns')::integer) stored,
       add column limits_starts boolean not null
         generated always as (run_settings ->> 'maxConcurrentRuns' is not null or run_settings ->> 'quietHours' is not null) stored,
       add column quiet_from timestamptz(3),
       add column quiet_until timestamptz(3);
     create index projects_limiting_starts on projects (org_id, id) where limits_starts;
     create index projects_quiet_until on projects (quiet_until) where quiet_until is not null;
     alter table run_queue add column limited_project text not null default '';
     drop index run_queue_order;
     create index run_queue_order on run_queue (org_id, limited_project, worker_labels, priority desc, enqueued_at, execution_id);`,
  );
}
