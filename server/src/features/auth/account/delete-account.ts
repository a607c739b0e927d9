import { sql } from "kysely";
import type { Transaction } from "../../../platform/db/database.ts";

/** Deletes an account that belongs to no organization any more, so that its email can sign up again. */
export async function deleteAccountWithoutOrganization(tx: Transaction, userId: string): Promise<void> {
  await tx
    .deleteFrom("users")
    .where("id", "=", userId)
    .where(sql<boolean>`not exists (select 1 from memberships m where m.user_id = users.id)`)
    .execute();
}
