import type { Kysely } from "kysely";
import { run } from "./tenant-table.ts";

/** Errors of a source host as a whole, such as wrong credentials: any success disproves them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(db, "alter table source_host_errors add column is_general boolean not null default false;");
}
