import type { Kysely } from "kysely";
import { run } from "./tenant-table.ts";

/** The values that a test case is executed with: `{ columns, rows }`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(db, "alter table test_cases add column data_table jsonb;");
}
