import type { Kysely } from "kysely";
import { run } from "./tenant-table.ts";

/** A chat that rejects messages is retried after a pause, not for every run. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(db, `alter table notification_rules add column refused_at timestamptz(3);`);
}
