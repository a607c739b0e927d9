import type { Kysely } from "kysely";
import { run } from "./tenant-table.ts";

/** The Git repository with a run's suite, and the commit that its runs use. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(db, "alter table executions add column source jsonb;");
}
