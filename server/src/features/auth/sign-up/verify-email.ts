import { sql } from "kysely";
import type { Context } from "../../../context.ts";
import type { Transaction } from "../../../platform/db/database.ts";
import { badRequest } from "../../../platform/errors.ts";
import { sendMail } from "../../mail/send-mail.ts";
import { ownerOfToken, useToken } from "../account/account-token.ts";
import { type Origin, auditAccount } from "../../accounts/audit-account.ts";
import { authEpochMs } from "../../accounts/auth-epoch.ts";
import { changeAccount } from "../../accounts/change-member.ts";
import { recordSignIn, sessionIn } from "../sessions/open-session.ts";
import type { Session } from "../../accounts/session.ts";
import type { Tokens } from "../../accounts/tokens.ts";

/** Activates an account through the mailed link, which works once, and signs its owner in. @throws 400 `Invalid verification token` */
export async function verifyEmail(ctx: Context, tokens: Tokens, origin: Origin, token: string): Promise<Session> {
  const userId = await ctx.db.asSystem((tx) => ownerOfToken(tx, token, "verify-email"));
  if (userId === undefined) throw invalidToken();
  const { user, memberships } = await changeAccount(ctx, userId, async (tx) => {
    const pending = await tx.selectFrom("users").select(["id", "email", "name"]).where("id", "=", userId).executeTakeFirst();
    if (!pending) throw invalidToken();
    await auditAccount(ctx, tx, pending, origin, "user.email_verified");
    if (!(await useToken(tx, userId, token, "verify-email"))) throw invalidToken();
    const verified = await tx
      .updateTable("users")
      .set({ status: "active", updated_at: sql<Date>`clock_timestamp()` })
      .where("id", "=", userId)
      .where("status", "=", "pending")
      .returning(["id", "email", "name", authEpochMs("auth_epoch").as("authEpochMs")])
      .executeTakeFirst();
    if (!verified) throw invalidToken();
    await welcome(ctx, tx, verified);
    // In the same transaction: a failure after it would be answered as if the link still worked.
    return { user: verified, memberships: await recordSignIn(tx, verified.id) };
  });
  return sessionIn(tokens, user, memberships, undefined);
}

/** The organization that the person signed up for. */
async function welcome(ctx: Context, tx: Transaction, user: { id: string; email: string; name: string }): Promise<void> {
  const organization = await tx
    .selectFrom("memberships as m")
    .innerJoin("organizations as o", "o.id", "m.org_id")
    .select(["o.id", "o.name"])
    .where("m.user_id", "=", user.id)
    .orderBy("m.created_at")
    .limit(1)
    .executeTakeFirst();
  if (!organization) return;
  await sendMail(ctx, tx, {
    type: "welcome",
    to: user.email,
    organizationId: organization.id,
    data: { name: user.name, organizationName: organization.name, link: ctx.dashboardLink("/") },
  });
}

const invalidToken = () =>
  badRequest("Invalid verification token", { message: "The link was used or is too old. Ask for a new one.", code: "INVALID_TOKEN" });
