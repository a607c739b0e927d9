import { sql } from "kysely";
import type { Transaction } from "../../platform/db/database.ts";

/** A column with an account's epoch as Unix milliseconds; 0 if none was set. */
export function authEpochMs(column: "auth_epoch" | "u.auth_epoch") {
  const ref = sql.ref(column);
  return sql<number>`case when ${ref} = '-infinity' then 0 else round(extract(epoch from ${ref}) * 1000)::bigint end`;
}

/** Ends every token of an account: new ones carry the new epoch. @returns the epoch, Unix milliseconds */
export async function beginEpoch(tx: Transaction, userId: string): Promise<number> {
  const { epoch } = await tx
    .updateTable("users")
    // Two changes in the same millisecond still get two epochs.
    .set({ auth_epoch: sql<Date>`greatest(clock_timestamp(), auth_epoch + interval '1 millisecond')` })
    .where("id", "=", userId)
    .returning(authEpochMs("auth_epoch").as("epoch"))
    .executeTakeFirstOrThrow();
  return epoch;
}
