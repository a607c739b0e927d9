import type { Kysely } from "kysely";
import { run } from "./tenant-table.ts";

/** The newest start of a worker, so that open claims of the one before it get no more runs. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(db, "alter table workers add column start bigint");
}
