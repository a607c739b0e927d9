import { sql } from "kysely";
import type { Transaction } from "../../platform/db/database.ts";

/** Pauses the schedules of all organizations. */
export async function pauseAllSchedules(tx: Transaction): Promise<void> {
  await tx
    .updateTable("schedules")
    .set({ paused: true, next_run_at: null, updated_at: sql<Date>`clock_timestamp()` })
    .where("paused", "=", false)
    .execute();
}
