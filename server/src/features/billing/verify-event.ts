import type { IncomingHttpHeaders } from "node:http";
import { z } from "zod";
import { billingSignatureHeaders } from "@gantry/contract/billing/constants.ts";
import type { Context } from "../../context.ts";
import { badRequest } from "../../platform/errors.ts";

const toleranceSeconds = 300;

export const PaymentEvent = z.object({
  id: z.string().min(1).max(255),
  type: z.string().min(1).max(255),
  /** Unix seconds. */
  created: z.number().int().min(0).max(4_102_444_800),
  data: z.object({
    object: z.record(z.string(), z.unknown()),
    /** For updates: the changed fields, with their previous values. */
    previous_attributes: z.record(z.string(), z.unknown()).nullish().catch(undefined),
  }),
});
export type PaymentEvent = z.infer<typeof PaymentEvent>;

/**
 * The event, if its signature over the raw body is the payment provider's and at most five minutes old or ahead.
 * @throws 400 `Invalid signature`; 400 `Invalid event` for a signed body that is not an event.
 */
export async function verifyEvent(ctx: Pick<Context, "config" | "now">, headers: IncomingHttpHeaders, body: string): Promise<PaymentEvent> {
  const secret = ctx.config.billing.webhookSecret;
  const [signature] = billingSignatureHeaders.map((name) => headers[name]).filter((value) => value !== undefined);
  if (secret === undefined) throw refused("This installation has no BILLING_WEBHOOK_SECRET.");
  if (typeof signature !== "string") throw refused("The header Billing-Signature is missing.");
  if (signedAt(signature) > ctx.now() / 1000 + toleranceSeconds) throw refused("Its time is more than five minutes in the future.");
  const { default: Stripe } = await import("stripe");
  let signed: unknown;
  try {
    signed = Stripe.webhooks.constructEvent(body, signature, secret, toleranceSeconds, undefined, ctx.now());
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeSignatureVerificationError)) throw noEvent();
    throw refused("It must be computed with the shared secret over the body as sent, at most five minutes ago.");
  }
  const event = PaymentEvent.safeParse(signed);
  if (event.success) return event.data;
  throw noEvent();
}

/** Unix seconds, the latest of them. The library checks only that it is not too old, and refuses a header without one. */
const signedAt = (signature: string): number => Math.max(0, ...Array.from(signature.matchAll(/\bt=(\d+)/g), ([, time]) => Number(time)));

const noEvent = () =>
  badRequest("Invalid event", { message: "The body must be JSON with id, type, created and data.object.", code: "INVALID_EVENT" });
const refused = (message: string) => badRequest("Invalid signature", { message, code: "INVALID_SIGNATURE" });
