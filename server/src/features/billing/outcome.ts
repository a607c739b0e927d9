import type { Context } from "../../context.ts";
import type { Transaction } from "../../platform/db/database.ts";
import type { PaymentEvent } from "./verify-event.ts";

/** The result of an event: an entry in the webhook log. */
export interface Outcome {
  status: "success" | "failed" | "ignored";
  organizationId?: string;
  reason?: string;
}

/** Handles one type of event, inside the transaction that logs it. */
export type EventHandler = (ctx: Context, tx: Transaction, event: PaymentEvent) => Promise<Outcome>;

export const ignored = (reason: string, organizationId?: string): Outcome => ({
  status: "ignored",
  reason,
  ...(organizationId ? { organizationId } : {}),
});

export const failed = (reason: string, organizationId?: string): Outcome => ({
  status: "failed",
  reason,
  ...(organizationId ? { organizationId } : {}),
});
