import { sql } from "kysely";
import type { Context } from "../../../context.ts";
import { badRequest } from "../../../platform/errors.ts";
import { dropTokens, ownerOfToken, useToken } from "../account/account-token.ts";
import { type Origin, auditAccount } from "../../accounts/audit-account.ts";
import { beginEpoch } from "../account/begin-epoch.ts";
import { changeAccount } from "../../accounts/change-member.ts";
import { resetFailures } from "./login-lock.ts";
import type { Passwords } from "./passwords.ts";

/**
 * Sets a new password through a mailed link, which works once. Ends every session, lifts a lock after failed sign-ins, and verifies a pending
 * email.
 * @throws 400 `Invalid reset token`
 */
export async function resetPassword(
  ctx: Context,
  passwords: Passwords,
  origin: Origin,
  given: { token: string; password: string },
): Promise<void> {
  const userId = await ctx.db.asSystem((tx) => ownerOfToken(tx, given.token, "password-reset"));
  if (userId === undefined) throw invalidToken();
  const passwordHash = await passwords.hash(given.password);
  await changeAccount(ctx, userId, async (tx) => {
    const user = await tx.selectFrom("users").select(["id", "email"]).where("id", "=", userId).executeTakeFirst();
    if (!user) throw invalidToken();
    await auditAccount(ctx, tx, user, origin, "user.password_reset");
    if (!(await useToken(tx, userId, given.token, "password-reset"))) throw invalidToken();
    await dropTokens(tx, userId, "verify-email");
    await tx
      .updateTable("users")
      .set({ password_hash: passwordHash, updated_at: sql<Date>`clock_timestamp()` })
      .set((row) => ({ status: sql`case when ${row.ref("status")} = 'pending' then 'active' else ${row.ref("status")} end` }))
      .where("id", "=", userId)
      .execute();
    await beginEpoch(tx, userId);
    // In the same transaction: a failure after it would be answered as if the link still worked.
    await resetFailures(tx, user.email.toLowerCase());
  });
}

const invalidToken = () =>
  badRequest("Invalid reset token", { message: "The link was used or is older than an hour. Ask for a new one.", code: "INVALID_TOKEN" });
