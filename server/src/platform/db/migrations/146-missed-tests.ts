import type { Kysely } from "kysely";
import { run } from "./tenant-table.ts";

/** How many runs of its suite a test has missed since its last outcome. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(db, "alter table tests add column missed_runs smallint not null default 0;");
}
