import type { Kysely } from "kysely";
import { run } from "./tenant-table.ts";

/** How often a worker could not start a run, so that a run that never starts ends. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(db, "alter table executions add column failed_starts integer not null default 0;");
}
