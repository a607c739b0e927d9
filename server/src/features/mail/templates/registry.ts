import type { z } from "zod";
import { failureRegressed } from "./failure-regressed.ts";
import { invitation } from "./invitation.ts";
import { passwordReset } from "./password-reset.ts";
import { paymentFailed } from "./payment-failed.ts";
import { paymentSuccess } from "./payment-success.ts";
import { subscriptionCanceled } from "./subscription-canceled.ts";
import { usageAlert } from "./usage-alert.ts";
import { verifyEmail } from "./verify-email.ts";
import { weeklySummary } from "./weekly-summary.ts";
import { welcome } from "./welcome.ts";

/** Every type of mail that Gantry sends. Add new ones here. */
export const mailTypes = {
  invitation,
  welcome,
  "payment-success": paymentSuccess,
  "payment-failed": paymentFailed,
  "usage-alert": usageAlert,
  "subscription-canceled": subscriptionCanceled,
  "password-reset": passwordReset,
  "verify-email": verifyEmail,
  "failure-regressed": failureRegressed,
  "weekly-summary": weeklySummary,
} as const;
export type MailTypeName = keyof typeof mailTypes;
export type MailData<Type extends MailTypeName> = z.input<(typeof mailTypes)[Type]["data"]>;
