import type { Kysely } from "kysely";
import { run } from "./tenant-table.ts";

/** On which workers a run could not be started, so that others get it first. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `alter table executions add column failed_on text[] not null default '{}';
     alter table run_queue add column failed_on text[] not null default '{}', add column others_until timestamptz(3);`,
  );
}
