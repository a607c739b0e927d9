import type { Kysely } from "kysely";
import { run } from "./tenant-table.ts";

/** The data of a test case, and a cycle's copies of the texts of its cases; null where an item was created without a copy. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `alter table test_cases add column test_data text not null default '';
     alter table test_cycle_items add column description text, add column preconditions text, add column test_data text;`,
  );
}
