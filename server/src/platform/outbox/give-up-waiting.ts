import { sql } from "kysely";
import type { Transaction } from "../db/database.ts";

/** Gives up all messages that wait to be delivered. */
export async function giveUpWaiting(tx: Transaction, reason: string): Promise<void> {
  await tx
    .updateTable("outbox")
    .set({ state: "given_up", payload: null, held_until: null, ended_at: sql<Date>`clock_timestamp()`, last_error: reason })
    .where("state", "=", "waiting")
    .execute();
}
