import type { Kysely } from "kysely";
import { run } from "./tenant-table.ts";

/** A run's failed and flaky tests are listed first and counted often, without reading the thousands that passed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    "create index test_results_failed on test_results (org_id, execution_id, ordinal) where status = 'failed' or (status = 'passed' and flaky)",
  );
}
