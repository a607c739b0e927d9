import type { Kysely } from "kysely";
import { run } from "./tenant-table.ts";

/** The order in which the Tests page opens: broken tests, then flaky ones, then the others, each by name. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `create index tests_attention on tests (project_id, ((case when broken then '0' when flaky then '1' else '2' end) || name), id);`,
  );
}
