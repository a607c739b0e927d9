import { z } from "zod";
import { Timestamp } from "../ids.ts";

/** An entry in the webhook log. */
export const BillingEvent = z.object({
  id: z.string(),
  /** The payment provider's id; one entry each. */
  eventId: z.string(),
  type: z.string(),
  /** `ignored`: the event needs no action, or is older than the stored state. `failed`: send it again when the cause is fixed. */
  status: z.enum(["success", "failed", "ignored"]),
  reason: z.string().nullable(),
  /** The time of the event at the payment provider. */
  occurredAt: Timestamp,
  createdAt: Timestamp,
});
export type BillingEvent = z.infer<typeof BillingEvent>;
