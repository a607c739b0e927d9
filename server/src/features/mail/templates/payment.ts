import { z } from "zod";
import { money } from "../format.ts";

/** `amount` in the currency's smallest unit. */
export const Payment = z.object({ amount: z.number().int(), currency: z.string().regex(/^[a-z]{3}$/i) });

/** The amount's line in a mail's facts; nothing for an event without an amount. */
export function amountOf(payment: z.infer<typeof Payment> | undefined): (readonly [name: string, value: string])[] {
  return payment ? [["Amount", money(payment)]] : [];
}
