import type { Kysely } from "kysely";
import { run } from "./tenant-table.ts";

/** How long a project keeps logs and reports, and the pinned runs. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `alter table projects
       add column log_days integer check (log_days between 1 and 3650),
       add column report_days integer check (report_days between 1 and 3650);
     alter table executions
       add column pinned_at timestamptz(3),
       add column log_removed_at timestamptz(3),
       add column report_removed_at timestamptz(3);
     -- Stored files that may be deleted: an entry leaves the index when it was deleted.
     create index storage_entries_kept on storage_entries (org_id, at) where bytes > 0 and kind in ('log', 'report');`,
  );
}
