import type { Execution } from "@gantry/contract/executions/schemas.ts";
import type { WebhookEvent } from "@gantry/contract/integrations/settings.ts";

/** Source: the Standard Webhooks specification: `type`, `timestamp` of the event, `data`. */
export function eventBody(event: WebhookEvent, timestamp: string, execution: Execution): string {
  return JSON.stringify({ type: event, timestamp, data: { execution } });
}
