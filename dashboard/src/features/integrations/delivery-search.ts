import type { WebhookDelivery } from "@gantry/contract/integrations/schemas.ts";
import { deliveryStatuses } from "@gantry/contract/integrations/constants.ts";

/** The deliveries' filter as it is in the URL. */
export interface DeliverySearch {
  status?: WebhookDelivery["status"];
}

export function readDeliverySearch(search: Readonly<Record<string, unknown>>): DeliverySearch {
  const status = deliveryStatuses.find((known) => known === search["status"]);
  return status ? { status } : {};
}
