import type { Kysely } from "kysely";
import { run } from "./tenant-table.ts";

/** Cycles that were started together, one for each configuration, have the same `group_id`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `alter table test_cycles add column group_id text;
     create index test_cycles_group on test_cycles (org_id, group_id) where group_id is not null;`,
  );
}
