import type { Kysely } from "kysely";
import { run, secureTenantTable } from "./tenant-table.ts";

/** Who carries a cycle out, until when and on what; and the screenshots of its items. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `alter table test_cycles
       -- { id, name }: the name is kept when the member leaves.
       add column assignee jsonb,
       add column due_on date,
       add column configuration text not null default '';
     create table test_cycle_screenshots (
       org_id text not null,
       cycle_id text not null,
       item_id text not null,
       id text not null,
       -- The step from 0; null for the item as a whole.
       step integer,
       name text not null,
       content_type text not null check (content_type in ('image/png', 'image/jpeg', 'image/gif', 'image/webp')),
       size_bytes integer not null,
       created_by jsonb not null,
       created_at timestamptz(3) not null default clock_timestamp(),
       primary key (org_id, id),
       foreign key (org_id, cycle_id) references test_cycles (org_id, id) on delete cascade,
       foreign key (org_id, item_id) references test_cycle_items (org_id, id) on delete cascade
     );
     create index test_cycle_screenshots_item on test_cycle_screenshots (org_id, item_id);
     create index test_cycle_screenshots_cycle on test_cycle_screenshots (org_id, cycle_id);`,
  );
  await secureTenantTable(db, "test_cycle_screenshots");
}
