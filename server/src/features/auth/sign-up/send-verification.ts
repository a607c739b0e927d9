import type { Context } from "../../../context.ts";
import type { Transaction } from "../../../platform/db/database.ts";
import { sendMail } from "../../mail/send-mail.ts";
import { newAccountToken } from "../account/account-token.ts";
import { findAccount } from "../account/find-account.ts";

/** Mails the link that verifies an email address. */
export async function sendVerification(ctx: Context, tx: Transaction, user: { id: string; email: string; name: string }): Promise<void> {
  const token = await newAccountToken(tx, user.id, "verify-email");
  if (token === undefined) return;
  await sendMail(ctx, tx, {
    type: "verify-email",
    to: user.email,
    data: { name: user.name, link: ctx.dashboardLink(`/verify-email/${token}`) },
  });
}

/** Sends the mail again. The response does not reveal whether an account is pending. */
export async function sendVerificationAgain(ctx: Context, email: string): Promise<void> {
  await ctx.db.asSystem(async (tx) => {
    const user = await findAccount(tx, email);
    if (user?.status === "pending") await sendVerification(ctx, tx, user);
  });
}
