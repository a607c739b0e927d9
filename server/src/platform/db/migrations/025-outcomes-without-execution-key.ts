import type { Kysely } from "kysely";
import { run } from "./tenant-table.ts";

/**
 * An outcome belongs to its test, and goes with it. That its run exists is checked where it is counted, under the run's lock: checked again for
 * each of thousands of rows it was a third of the time that settling a run takes. Runs are never removed one by one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(db, "alter table test_outcomes drop constraint test_outcomes_org_id_execution_id_fkey");
}
