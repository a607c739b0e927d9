import { z } from "zod";
import { PlanName } from "@gantry/contract/plans.ts";
import { button, chosenWordsInSubject, facts, paragraph } from "../content.ts";
import { Link, Moment, Words, mailType } from "../mail-type.ts";
import { day, money, planTitle } from "../words.ts";

export const paymentSuccess = mailType({
  data: z.object({
    organizationName: Words,
    plan: PlanName,
    /** In the currency's smallest unit. */
    amount: z.number().int(),
    currency: z.string().regex(/^[a-z]{3}$/i),
    paidAt: Moment,
    /** Where the invoice can be seen. */
    invoiceLink: Link.optional(),
    link: Link,
  }),
  secretLink: false,
  compose: ({ organizationName, plan, amount, currency, paidAt, invoiceLink, link }) => ({
    subject: `Payment received: ${money(amount, currency)} for ${chosenWordsInSubject(organizationName)}`,
    preview: `Thank you. ${planTitle(plan)} plan, ${day(paidAt)}.`,
    heading: "Payment received",
    blocks: [
      paragraph`Thank you: the payment for ${organizationName} went through.`,
      facts(["Amount", money(amount, currency)], ["Plan", planTitle(plan)], ["Date", day(paidAt)]),
      invoiceLink ? button("See the invoice", invoiceLink) : button("Open billing", link),
    ],
    reason: "You get this mail because you are an admin of this organization.",
  }),
});
