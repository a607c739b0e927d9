import { sql } from "kysely";
import type { Database } from "../db/database.ts";

/** Deletes messages that ended long ago. They are kept for more than a month, because until then a message's key prevents duplicates. */
export async function deleteEndedMessages({ db }: { db: Database }): Promise<void> {
  await db.asSystem((tx) =>
    tx.deleteFrom("outbox").where("state", "!=", "waiting").where("ended_at", "<", sql<Date>`now() - interval '40 days'`).execute(),
  );
}
