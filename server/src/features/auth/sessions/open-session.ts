import { sql } from "kysely";
import type { Context } from "../../../context.ts";
import type { Transaction } from "../../../platform/db/database.ts";
import { forbidden } from "../../../platform/errors.ts";
import { type Person, type Session, newSession } from "../../accounts/session.ts";
import type { Tokens } from "../../accounts/tokens.ts";

/**
 * Signs a person in: to the requested organization, or to the one they joined first.
 * @throws 403 `Account suspended` when no organization admits them
 */
export async function openSession(ctx: Context, tokens: Tokens, user: Person, organizationId: string | undefined): Promise<Session> {
  const memberships = await ctx.db.asSystem((tx) => recordSignIn(tx, user.id));
  return sessionIn(tokens, user, memberships, organizationId);
}

/** For a caller that signs a person in with a change of their account, in the change's transaction. @returns the organizations for {@link sessionIn} */
export async function recordSignIn(tx: Transaction, userId: string) {
  await tx.updateTable("users").set({ last_login_at: sql<Date>`now()` }).where("id", "=", userId).execute();
  return tx
    .selectFrom("memberships as m")
    .innerJoin("organizations as o", "o.id", "m.org_id")
    .select(["m.org_id", "m.role", "m.status", "o.name"])
    .where("m.user_id", "=", userId)
    .orderBy("m.created_at")
    .orderBy("m.org_id")
    .execute();
}

/** @throws like {@link openSession} */
export function sessionIn(
  tokens: Tokens,
  user: Person,
  memberships: Awaited<ReturnType<typeof recordSignIn>>,
  organizationId: string | undefined,
): Session {
  const active = memberships.filter((membership) => membership.status === "active");
  const chosen = active.find((membership) => membership.org_id === organizationId) ?? active[0];
  if (!chosen) throw accountSuspended();
  return newSession(tokens, user, { id: chosen.org_id, name: chosen.name, role: chosen.role });
}

export const accountSuspended = () =>
  forbidden("Account suspended", { message: "An admin suspended this account. Ask them to lift it.", code: "ACCOUNT_SUSPENDED" });
