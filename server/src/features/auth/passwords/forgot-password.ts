import { z } from "zod";
import { Email } from "@gantry/contract/auth/schemas.ts";
import type { Context } from "../../../context.ts";
import { addToOutbox } from "../../../platform/outbox/add-to-outbox.ts";
import { type Deliverer, deliverer, exponentialBackoff } from "../../../platform/outbox/topic.ts";
import { sendMail } from "../../mail/send-mail.ts";
import { newAccountToken } from "../account/account-token.ts";
import { findAccount } from "../account/find-account.ts";

const PasswordResetRequest = { name: "password-reset-request", payload: z.object({ email: Email }) };

const usefulForMs = 3_600_000;

/**
 * Mails a link that sets a new password, if an account has this email. The account is looked up in the background, so that neither the response
 * nor its timing reveals whether there is one.
 */
export async function forgotPassword(ctx: Context, email: string): Promise<void> {
  await ctx.db.asSystem((tx) => addToOutbox(ctx, tx, PasswordResetRequest, { email }, { organizationId: undefined }));
}

export function passwordResetDelivery(ctx: Context): Deliverer {
  return deliverer({
    topic: PasswordResetRequest,
    retryAfterMs: exponentialBackoff(20, 1_000, 60_000),
    lifetimeMs: () => usefulForMs,
    deliver: ({ email }, { id }) =>
      ctx.db.asSystem(async (tx) => {
        const user = await findAccount(tx, email);
        if (!user || user.status === "suspended") return;
        const token = await newAccountToken(tx, user.id, "password-reset");
        if (token === undefined) return;
        await sendMail(ctx, tx, {
          type: "password-reset",
          to: user.email,
          // A request that is delivered twice sends one mail.
          key: id,
          data: { name: user.name, link: ctx.dashboardLink(`/reset-password/${token}`) },
        });
      }),
  });
}
