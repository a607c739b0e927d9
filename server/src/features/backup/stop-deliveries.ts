import { sql } from "kysely";
import type { Database } from "../../platform/db/database.ts";
import { giveUpWaiting } from "../../platform/outbox/give-up-waiting.ts";
import { pauseAllSchedules } from "../schedules/pause-all.ts";

/** What a restored installation does on its own when it starts. */
export interface PendingWork {
  waitingMessages: number;
  activeSchedules: number;
  queuedRuns: number;
}

/** Counts the messages, schedules and runs that start when Gantry starts on this database. */
export async function countPendingWork(db: Database): Promise<PendingWork> {
  return db.asSystem(async (tx) => {
    const { rows } = await sql<PendingWork>`select
      (select count(*)::int from outbox where state = 'waiting') as "waitingMessages",
      (select count(*)::int from schedules where not paused) as "activeSchedules",
      (select count(*)::int from executions where status = 'PENDING' and deleted_at is null) as "queuedRuns"`.execute(tx);
    return rows[0] ?? { waitingMessages: 0, activeSchedules: 0, queuedRuns: 0 };
  });
}

/** Gives up every queued outbox message and pauses every schedule: a trial restore must not deliver for the original. */
export async function stopDeliveries(db: Database): Promise<void> {
  await db.asSystem(async (tx) => {
    await giveUpWaiting(tx, "given up when a backup was restored without deliveries");
    await pauseAllSchedules(tx);
  });
}
