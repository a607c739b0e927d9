import type { Kysely } from "kysely";
import { run } from "./tenant-table.ts";

/**
 * Keeps the order of fields in what schedules and triggers start: the order of a matrix's axes is a part of its tests' names, and `jsonb` sorts fields by their
 * lengths. The tables are small. An older server reads and writes the columns as before.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `alter table schedules alter column run type json using run::json;
     alter table run_triggers alter column run type json using run::json;`,
  );
}
