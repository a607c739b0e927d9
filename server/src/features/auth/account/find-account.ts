import { sql } from "kysely";
import type { Transaction } from "../../../platform/db/database.ts";
import { authEpochMs } from "../../accounts/auth-epoch.ts";

/** The account with an email (lower case), if there is one. */
export function findAccount(tx: Transaction, email: string) {
  return tx
    .selectFrom("users")
    .select(["id", "email", "name", "password_hash", "status", authEpochMs("auth_epoch").as("authEpochMs")])
    .where(sql<string>`lower(email)`, "=", email)
    .executeTakeFirst();
}
