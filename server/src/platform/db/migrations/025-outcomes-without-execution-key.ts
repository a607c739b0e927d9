import type { Kysely } from "kysely";
import { run } from "./tenant-table.ts";

/**
 * An outcome belongs to its test and is deleted with it. Its run is checked when it is recorded, under the run's lock: checking it again for each of
 * thousands of rows took a third of the time of recording a run. Runs are never deleted individually.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(db, "alter table test_outcomes drop constraint test_outcomes_org_id_execution_id_fkey");
}
