import type { Kysely } from "kysely";
import { run } from "./tenant-table.ts";

/** A text index on test case titles, for search and for the duplicates that spec-to-tests leaves out. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(db, "create index test_cases_title_text on test_cases using gin (to_tsvector('simple', title));");
}
