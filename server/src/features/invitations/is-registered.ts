import { sql } from "kysely";
import type { Transaction } from "../../platform/db/database.ts";

/** Whether an account has this email, in any organization. `email` is lower case. */
export async function isRegistered(tx: Transaction, email: string): Promise<boolean> {
  const user = await tx.selectFrom("users").select("id").where(sql<string>`lower(email)`, "=", email).executeTakeFirst();
  return user !== undefined;
}
