import { z } from "zod";
import { mailAdmins } from "../mail/mail-admins.ts";
import { findPayer } from "./find-payer.ts";
import { CustomerId, NamedOrganization } from "./payment-fields.ts";
import { type EventHandler, failed, ignored } from "./outcome.ts";

const Seconds = z.number().int().min(0).max(4_102_444_800).nullish().catch(undefined);
const Amount = z.number().int().nullish().catch(undefined);
const WithMetadata = z.object({ metadata: NamedOrganization }).nullish().catch(undefined);

const Invoice = z.object({
  customer: CustomerId,
  amount_paid: Amount,
  amount_due: Amount,
  currency: z
    .string()
    .regex(/^[a-z]{3}$/i)
    .nullish()
    .catch(undefined),
  hosted_invoice_url: z
    .url({ protocol: /^https$/ })
    .max(2000)
    .nullish()
    .catch(undefined),
  next_payment_attempt: Seconds,
  metadata: NamedOrganization,
  /** Where the subscription's own metadata are, of older and newer API versions. */
  subscription_details: WithMetadata,
  parent: z.object({ subscription_details: WithMetadata }).nullish().catch(undefined),
});
type Invoice = z.infer<typeof Invoice>;

export const paymentSucceeded: EventHandler = async (ctx, tx, event) => {
  const invoice = Invoice.safeParse(event.data.object);
  if (!invoice.success) return failed("the event holds no invoice with a customer");
  const payer = await findPayer(tx, invoice.data.customer, namedBy(invoice.data));
  if (!payer) return ignored("no organization has this customer");
  await mailAdmins(ctx, tx, payer, {
    type: "payment-success",
    key: event.id,
    data: {
      ...common(invoice.data, payer.name, ctx.dashboardLink("/settings/plan"), invoice.data.amount_paid),
      plan: payer.plan,
      paidAt: iso(event.created),
    },
  });
  return { status: "success", organizationId: payer.id };
};

/** A failed payment changes no plan: the provider tries again, and ends the subscription when it gives up. */
export const paymentFailed: EventHandler = async (ctx, tx, event) => {
  const invoice = Invoice.safeParse(event.data.object);
  if (!invoice.success) return failed("the event holds no invoice with a customer");
  const payer = await findPayer(tx, invoice.data.customer, namedBy(invoice.data));
  if (!payer) return ignored("no organization has this customer");
  const { next_payment_attempt: next } = invoice.data;
  await mailAdmins(ctx, tx, payer, {
    type: "payment-failed",
    key: event.id,
    data: {
      ...common(invoice.data, payer.name, ctx.dashboardLink("/settings/plan"), invoice.data.amount_due),
      plan: payer.plan,
      ...(next ? { nextAttemptAt: iso(next) } : {}),
    },
  });
  return { status: "success", organizationId: payer.id };
};

function common(invoice: Invoice, organizationName: string, link: string, amount: number | null | undefined) {
  return {
    organizationName,
    link,
    ...(amount != null && invoice.currency ? { payment: { amount, currency: invoice.currency } } : {}),
    ...(invoice.hosted_invoice_url ? { invoiceLink: invoice.hosted_invoice_url } : {}),
  };
}

const namedBy = (invoice: Invoice) =>
  invoice.metadata ?? invoice.subscription_details?.metadata ?? invoice.parent?.subscription_details?.metadata;

const iso = (seconds: number) => new Date(seconds * 1000).toISOString();
