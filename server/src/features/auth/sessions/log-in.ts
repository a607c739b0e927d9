import type { Context } from "../../../context.ts";
import { badRequest, forbidden, unauthorized } from "../../../platform/errors.ts";
import { rateLimited } from "../../../platform/http/guard.ts";
import type { RateState } from "../../../platform/http/rate-limit.ts";
import { findAccount } from "../account/find-account.ts";
import { accountLocked, countAttempt, isLocked } from "../passwords/login-lock.ts";
import { accountSuspended, openSession } from "./open-session.ts";
import type { Passwords } from "../passwords/passwords.ts";
import type { Session } from "../../accounts/session.ts";
import type { Tokens } from "../../accounts/tokens.ts";

interface Credentials {
  email: string;
  password: string;
  organizationId?: string | undefined;
}

/**
 * @throws 400 `Missing required fields`; 401 `Invalid credentials`; 403 `Account suspended`; 429 `Account temporarily locked`
 *   for any password, or `Rate limit exceeded` when the address's rate limit is used up.
 */
export async function logIn(
  ctx: Context,
  services: { tokens: Tokens; passwords: Passwords },
  given: Credentials,
  rate: RateState | undefined,
): Promise<Session> {
  const email = given.email.trim().toLowerCase();
  if (email === "" || given.password === "")
    throw badRequest("Missing required fields", { message: "Give email and password.", code: "VALIDATION_FAILED" });
  if (rate?.exceeded) {
    const lockedForSeconds = await isLocked(ctx, email);
    throw lockedForSeconds > 0 ? accountLocked(lockedForSeconds) : rateLimited(rate);
  }
  const user = await countAttempt(ctx, services.passwords, email, () => checkPassword(ctx, services.passwords, email, given.password));
  if (user.status === "suspended") throw accountSuspended();
  if (user.status === "pending")
    throw forbidden("E-mail not verified", {
      message: "Open the link in the email we sent you, then sign in.",
      code: "EMAIL_NOT_VERIFIED",
    });
  if (services.passwords.isOutdated(user.password_hash)) await renewHash(ctx, services.passwords, user, given.password);
  return openSession(ctx, services.tokens, user, given.organizationId);
}

async function checkPassword(ctx: Context, passwords: Passwords, email: string, password: string) {
  const user = await ctx.db.asSystem((tx) => findAccount(tx, email));
  if (!user) await passwords.pretend(password);
  if (!user || !(await passwords.matches(password, user.password_hash))) throw unauthorized("Invalid credentials");
  return user;
}

/** Rehashes the password if the work factor was raised since it was set: only now is the password known. */
async function renewHash(ctx: Context, passwords: Passwords, user: { id: string; password_hash: string }, password: string): Promise<void> {
  const renewed = await passwords.hash(password);
  await ctx.db.asSystem((tx) =>
    tx
      .updateTable("users")
      .set({ password_hash: renewed })
      .where("id", "=", user.id)
      // Do not overwrite a password that was changed in the meantime.
      .where("password_hash", "=", user.password_hash)
      .execute(),
  );
}
