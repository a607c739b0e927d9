import { z } from "zod";
import { PlanName } from "@gantry/contract/plans/schemas.ts";
import { button, userTextInSubject, facts, note, paragraph } from "../content.ts";
import { Link, Moment, Text, mailType } from "../mail-type.ts";
import { day, money, planTitle } from "../format.ts";
import { Payment, amountOf } from "./payment.ts";

export const paymentFailed = mailType({
  data: z.object({
    organizationName: Text,
    plan: PlanName,
    payment: Payment.optional(),
    /** When the provider retries. */
    nextAttemptAt: Moment.optional(),
    invoiceLink: Link.optional(),
    link: Link,
  }),
  secretLink: false,
  compose: ({ organizationName, plan, payment, nextAttemptAt, invoiceLink, link }) => ({
    subject: `Payment failed${payment ? `: ${money(payment)}` : ""} for ${userTextInSubject(organizationName)}`,
    preview: "Please check the payment method. Nothing has changed yet.",
    heading: "A payment failed",
    blocks: [
      paragraph`The payment for ${organizationName} did not go through. The ${planTitle(plan)} plan stays active for now; please check the payment method.`,
      facts(...amountOf(payment), ["Plan", planTitle(plan)], ...(nextAttemptAt ? ([["Next attempt", day(nextAttemptAt)]] as const) : [])),
      button(invoiceLink ? "Pay now" : "Open billing", invoiceLink ?? link),
      note`Without a payment the organization will eventually be moved to the Free plan. Your projects, runs and reports are kept.`,
    ],
    reason: "You received this email because you are an admin of this organization.",
  }),
});
