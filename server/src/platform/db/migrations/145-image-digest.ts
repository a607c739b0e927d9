import type { Kysely } from "kysely";
import { run } from "./tenant-table.ts";

/** Which image a tag meant when the run started. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(db, "alter table executions add column image_digest text;");
}
