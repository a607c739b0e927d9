import { sql } from "kysely";
import type { Transaction } from "../../../platform/db/database.ts";
import { authEpochMs } from "../../accounts/auth-epoch.ts";

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
