import type { Kysely } from "kysely";
import { run } from "./tenant-table.ts";

/** The time that insights count as lost to flaky tests: few outcomes are flaky, so the index is small. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(db, "create index test_outcomes_flaky on test_outcomes (execution_id) where flaky;");
}
