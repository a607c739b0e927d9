import { sql } from "kysely";
import type { Context } from "../../../context.ts";
import type { Transaction } from "../../../platform/db/database.ts";
import type { Caller } from "../../../platform/http/caller.ts";
import { badRequest, conflict, unauthorized } from "../../../platform/errors.ts";
import { dropTokens } from "../account/account-token.ts";
import { type Origin, auditAccount } from "../../accounts/audit-account.ts";
import { beginEpoch } from "../account/begin-epoch.ts";
import { changeAccount } from "../../accounts/change-member.ts";
import { countAttempt } from "./login-lock.ts";
import type { Passwords } from "./passwords.ts";
import { type Session, newSession } from "../../accounts/session.ts";
import type { Tokens } from "../../accounts/tokens.ts";

/**
 * Sets a new password and ends all sessions except the returned one. A wrong current password counts as a failed sign-in.
 * @throws 400 `Current password is wrong` | `Password unchanged`; 429 `Account temporarily locked`; 409 when it was changed in the meantime
 */
export async function changePassword(
  ctx: Context,
  services: { tokens: Tokens; passwords: Passwords },
  caller: Caller,
  origin: Origin,
  given: { currentPassword: string; newPassword: string },
): Promise<Session> {
  const email = caller.email.toLowerCase();
  const known = await countAttempt(ctx, services.passwords, email, async () => {
    const stored = await ctx.db.asSystem((tx) =>
      tx.selectFrom("users").select("password_hash").where("id", "=", caller.userId).executeTakeFirst(),
    );
    if (!stored) throw unauthorized("Invalid or expired token");
    if (!(await services.passwords.matches(given.currentPassword, stored.password_hash)))
      throw badRequest("Current password is wrong", { message: "Enter your current password.", code: "WRONG_PASSWORD" });
    return stored;
  });
  if (given.newPassword === given.currentPassword)
    throw badRequest("Password unchanged", { message: "Choose a password that differs from the current one.", code: "PASSWORD_UNCHANGED" });
  const passwordHash = await services.passwords.hash(given.newPassword);
  const { authEpochMs, organization } = await changeAccount(ctx, caller.userId, async (tx) => {
    await auditAccount(ctx, tx, { id: caller.userId, email: caller.email }, origin, "user.password_changed");
    const changed = await tx
      .updateTable("users")
      .set({ password_hash: passwordHash, updated_at: sql<Date>`clock_timestamp()` })
      .where("id", "=", caller.userId)
      // Of two concurrent changes the second would have been authorized by a password that is no longer current.
      .where("password_hash", "=", known.password_hash)
      .returning("id")
      .executeTakeFirst();
    if (!changed) throw conflict("Password was changed meanwhile", { message: "Sign in with the new password.", code: "PASSWORD_CHANGED" });
    await dropTokens(tx, caller.userId, "password-reset");
    // In the same transaction: once the password is changed, nothing may turn the response into a failure.
    return { authEpochMs: await beginEpoch(tx, caller.userId), organization: await findOrganization(tx, caller.organizationId) };
  });
  return newSession(
    services.tokens,
    { id: caller.userId, email: caller.email, name: caller.name, authEpochMs },
    { ...organization, role: caller.role },
  );
}

const findOrganization = (tx: Transaction, organizationId: string): Promise<{ id: string; name: string }> =>
  tx.selectFrom("organizations").select(["id", "name"]).where("id", "=", organizationId).executeTakeFirstOrThrow();
