import type { Kysely } from "kysely";
import { run, secureTenantTable } from "./tenant-table.ts";

/** Issues that testers made of failed cases and steps in a cycle. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `create table test_cycle_issues (
       org_id text not null,
       item_id text not null,
       -- From 0; -1 for the case as a whole.
       step integer not null,
       provider text not null,
       -- As in tracked_issues.
       key text not null default '',
       url text not null default '',
       reference text not null default '',
       incomplete boolean not null default false,
       held_until timestamptz(3),
       created_by jsonb not null,
       created_at timestamptz(3) not null default clock_timestamp(),
       primary key (org_id, item_id, step, provider),
       foreign key (org_id, item_id) references test_cycle_items (org_id, id) on delete cascade
     );`,
  );
  await secureTenantTable(db, "test_cycle_issues");
}
