import type { Context } from "../../context.ts";
import { sendMail } from "../mail/send-mail.ts";
import { newAccountToken } from "./account-token.ts";
import { findAccount } from "./find-account.ts";

/** Mails a link that sets a new password. Nothing tells the caller whether anybody has this e-mail. */
export async function forgotPassword(ctx: Context, email: string): Promise<void> {
  await ctx.db.asSystem(async (tx) => {
    const user = await findAccount(tx, email);
    if (!user || user.status === "suspended") return;
    const token = await newAccountToken(tx, user.id, "password-reset");
    if (token === undefined) return;
    await sendMail(ctx, tx, {
      type: "password-reset",
      to: user.email,
      data: { name: user.name, link: ctx.dashboardLink(`/reset-password/${token}`) },
    });
  });
}
