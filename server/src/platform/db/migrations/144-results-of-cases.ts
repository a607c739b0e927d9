import type { Kysely } from "kysely";
import { run } from "./tenant-table.ts";

/** The list of cases shows the newest result of each case in a cycle. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(db, "create index test_cycle_items_case on test_cycle_items (org_id, test_case_id) where test_case_id is not null;");
}
