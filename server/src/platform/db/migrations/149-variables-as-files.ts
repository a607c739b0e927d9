import type { Kysely } from "kysely";
import { run } from "./tenant-table.ts";

/** Variables whose values runs get as files. They are always secret. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(db, "alter table project_variables add column file boolean not null default false check (secret or not file);");
}
