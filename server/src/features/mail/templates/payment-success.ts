import { z } from "zod";
import { PlanName } from "@gantry/contract/plans/schemas.ts";
import { button, userTextInSubject, facts, paragraph } from "../content.ts";
import { Link, Moment, Text, mailType } from "../mail-type.ts";
import { day, money, planTitle } from "../format.ts";
import { Payment, amountOf } from "./payment.ts";

export const paymentSuccess = mailType({
  data: z.object({
    organizationName: Text,
    plan: PlanName,
    payment: Payment.optional(),
    paidAt: Moment,
    invoiceLink: Link.optional(),
    link: Link,
  }),
  secretLink: false,
  compose: ({ organizationName, plan, payment, paidAt, invoiceLink, link }) => ({
    subject: `Payment received${payment ? `: ${money(payment)}` : ""} for ${userTextInSubject(organizationName)}`,
    preview: `Thank you. ${planTitle(plan)} plan, ${day(paidAt)}.`,
    heading: "Payment received",
    blocks: [
      paragraph`Thank you: the payment for ${organizationName} went through.`,
      facts(...amountOf(payment), ["Plan", planTitle(plan)], ["Date", day(paidAt)]),
      invoiceLink ? button("See the invoice", invoiceLink) : button("Open billing", link),
    ],
    reason: "You received this email because you are an admin of this organization.",
  }),
});
