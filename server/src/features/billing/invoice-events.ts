import { z } from "zod";
import type { PlanName } from "@gantry/contract/plans/schemas.ts";
import { mailAdmins } from "../organizations/mail-admins.ts";
import { findPayer } from "./find-payer.ts";
import { IdOf, NamedOrganization, PayerFields, payerIds } from "./payment-fields.ts";
import { type EventHandler, failed, ignored } from "./outcome.ts";

const Seconds = z.number().int().min(0).max(4_102_444_800).nullish().catch(undefined);
const Amount = z.number().int().nullish().catch(undefined);
const WithMetadata = z.object({ metadata: NamedOrganization }).nullish().catch(undefined);

const maybe = <T extends z.ZodType>(schema: T) => schema.nullish().catch(undefined);

/** The bought price: `pricing` since API version 2025-03-31, `price` before. */
const Line = z.object({
  amount: Amount,
  price: maybe(IdOf),
  pricing: maybe(z.object({ price_details: maybe(z.object({ price: maybe(IdOf) })) })),
});

const Invoice = z.object({
  ...PayerFields,
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
  lines: maybe(z.object({ data: z.array(Line) })),
  metadata: NamedOrganization,
  /** The subscription's metadata, in older and newer API versions. */
  subscription_details: WithMetadata,
  parent: z.object({ subscription_details: WithMetadata }).nullish().catch(undefined),
});
type Invoice = z.infer<typeof Invoice>;

export const paymentSucceeded: EventHandler = async (ctx, tx, event) => {
  const invoice = Invoice.safeParse(event.data.object);
  const ids = invoice.success ? payerIds(invoice.data) : undefined;
  if (!invoice.success || !ids) return failed("the event contains no invoice with a customer");
  const payer = await findPayer(tx, ids, namedBy(invoice.data));
  if (!payer) return ignored("no organization has this customer");
  // The first invoice of a trial, or one paid with credit.
  if (invoice.data.amount_paid === 0) return ignored("nothing had to be paid", payer.id);
  await mailAdmins(ctx, tx, payer, {
    type: "payment-success",
    key: event.id,
    data: {
      ...common(invoice.data, payer.name, ctx.dashboardLink("/settings/plan"), invoice.data.amount_paid),
      plan: planPaidFor(ctx.config.billing.prices, invoice.data) ?? payer.plan,
      paidAt: iso(event.created),
    },
  });
  return { status: "success", organizationId: payer.id };
};

/** A failed payment changes no plan: the provider retries, and ends the subscription when it gives up. */
export const paymentFailed: EventHandler = async (ctx, tx, event) => {
  const invoice = Invoice.safeParse(event.data.object);
  const ids = invoice.success ? payerIds(invoice.data) : undefined;
  if (!invoice.success || !ids) return failed("the event contains no invoice with a customer");
  const payer = await findPayer(tx, ids, namedBy(invoice.data));
  if (!payer) return ignored("no organization has this customer");
  const { next_payment_attempt: next } = invoice.data;
  await mailAdmins(ctx, tx, payer, {
    type: "payment-failed",
    key: event.id,
    data: {
      ...common(invoice.data, payer.name, ctx.dashboardLink("/settings/plan"), invoice.data.amount_due),
      plan: planPaidFor(ctx.config.billing.prices, invoice.data) ?? payer.plan,
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

/** Read from the invoice, which may come before the event that changes the plan. For a change of plan, the most expensive line counts. */
function planPaidFor(prices: ReadonlyMap<string, PlanName>, { lines }: Invoice): PlanName | undefined {
  const bought = (lines?.data ?? []).flatMap(({ amount, price, pricing }) => {
    const plan = prices.get(price ?? pricing?.price_details?.price ?? "");
    return plan === undefined ? [] : [{ plan, amount: amount ?? 0 }];
  });
  return bought.sort((a, b) => b.amount - a.amount)[0]?.plan;
}

const namedBy = (invoice: Invoice) =>
  invoice.metadata ?? invoice.subscription_details?.metadata ?? invoice.parent?.subscription_details?.metadata;

const iso = (seconds: number) => new Date(seconds * 1000).toISOString();
