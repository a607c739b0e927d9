import { sql } from "kysely";
import type { Context } from "../../context.ts";
import { badRequest, forbidden, tooMany, unauthorized } from "../../platform/http/errors.ts";
import { authEpochMs } from "./auth-epoch.ts";
import { accountLocked, forgetFailures, isLocked, reserveAttempt } from "./login-lock.ts";
import type { Passwords } from "./passwords.ts";
import { type Person, type Session, newSession } from "./session.ts";
import type { Tokens } from "./tokens.ts";

interface Credentials {
  email: string;
  password: string;
  organizationId?: string | undefined;
}

/**
 * @throws 400 `Missing required fields`; 401 `Invalid credentials`; 403 `Account suspended`; 429 `Account temporarily locked`
 *   whatever the password, or `Rate limit exceeded` when the address's tier is used up.
 */
export async function logIn(
  ctx: Context,
  door: { tokens: Tokens; passwords: Passwords },
  given: Credentials,
  rateExceeded: boolean,
): Promise<Session> {
  const email = given.email.trim().toLowerCase();
  if (email === "" || given.password === "")
    throw badRequest("Missing required fields", { message: "Give email and password.", code: "VALIDATION_FAILED" });
  if (rateExceeded) {
    const lockedForSeconds = await isLocked(ctx, email);
    throw lockedForSeconds > 0
      ? accountLocked(lockedForSeconds)
      : tooMany("Rate limit exceeded", 60, {
          message: "Too many sign-ins from this address; try again in a minute.",
          code: "RATE_LIMITED",
        });
  }
  const reservation = await reserveAttempt(ctx, email);
  if (!reservation.open) throw accountLocked(reservation.retryAfterSeconds);
  const user = await ctx.db.asSystem((tx) =>
    tx
      .selectFrom("users")
      .select(["id", "email", "name", "password_hash", "status", authEpochMs("auth_epoch").as("authEpochMs")])
      .where(sql<string>`lower(email)`, "=", email)
      .executeTakeFirst(),
  );
  if (!user) await door.passwords.pretend(given.password);
  if (!user || !(await door.passwords.matches(given.password, user.password_hash))) throw unauthorized("Invalid credentials");
  await forgetFailures(ctx, email);
  if (user.status === "suspended")
    throw forbidden("Account suspended", { message: "An admin suspended this account. Ask them to lift it.", code: "ACCOUNT_SUSPENDED" });
  if (user.status === "pending")
    throw forbidden("E-mail not verified", { message: "Open the link in the mail we sent you, then sign in.", code: "EMAIL_NOT_VERIFIED" });
  return openSession(ctx, door.tokens, user, given.organizationId);
}

/** A session in the organization asked for, else in the one joined first. */
async function openSession(ctx: Context, tokens: Tokens, user: Person, organizationId: string | undefined): Promise<Session> {
  const memberships = await ctx.db.asSystem(async (tx) => {
    await tx.updateTable("users").set({ last_login_at: sql<Date>`now()` }).where("id", "=", user.id).execute();
    return tx
      .selectFrom("memberships as m")
      .innerJoin("organizations as o", "o.id", "m.org_id")
      .select(["m.org_id", "m.role", "m.status", "o.name"])
      .where("m.user_id", "=", user.id)
      .orderBy("m.created_at")
      .orderBy("m.org_id")
      .execute();
  });
  const active = memberships.filter((membership) => membership.status === "active");
  const chosen = active.find((membership) => membership.org_id === organizationId) ?? active[0];
  if (!chosen)
    throw forbidden("Account suspended", { message: "An admin suspended this account. Ask them to lift it.", code: "ACCOUNT_SUSPENDED" });
  return newSession(tokens, user, { id: chosen.org_id, name: chosen.name, role: chosen.role });
}
