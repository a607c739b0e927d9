import { z } from "zod";
import { money } from "../format.ts";

/** `amount` in the currency's smallest unit. */
export const Payment = z.object({ amount: z.number().int(), currency: z.string().regex(/^[a-z]{3}$/i) });

/** The line of a mail's facts; an event that names no amount has none. */
export function amountOf(payment: z.infer<typeof Payment> | undefined): (readonly [name: string, value: string])[] {
  return payment ? [["Amount", money(payment)]] : [];
}
