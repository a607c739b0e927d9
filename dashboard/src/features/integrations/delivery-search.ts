import type { WebhookDelivery } from "@gantry/contract/integrations/schemas.ts";

/** The deliveries' filter as it is in the URL. */
export interface DeliverySearch {
  status?: WebhookDelivery["status"];
}

/** Not from the contract's constants: every page loads this file, and only this page needs those. */
const statuses: Record<WebhookDelivery["status"], true> = { waiting: true, delivered: true, failed: true };

export function readDeliverySearch({ status }: Readonly<Record<string, unknown>>): DeliverySearch {
  return isStatus(status) ? { status } : {};
}

const isStatus = (word: unknown): word is WebhookDelivery["status"] => typeof word === "string" && Object.hasOwn(statuses, word);
