import { z } from "zod";

/** One event for the organization's webhook; its body and its attempts are in the delivery log. */
export const WebhookMessage = { name: "webhook", payload: z.object({ deliveryId: z.string() }) };
