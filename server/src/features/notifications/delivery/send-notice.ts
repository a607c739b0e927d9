import type { ChannelId } from "@gantry/contract/notifications/constants.ts";
import { oneLine, withoutAddress } from "../../integrations/providers/api/provider-message.ts";
import type { ProviderAccess } from "../../integrations/providers/api/provider.ts";
import { ProviderError } from "../../integrations/providers/api/provider-error.ts";
import { requestedWaitMs } from "../../integrations/providers/api/rate-limit.ts";
import { OutboundError } from "../../../platform/outbound/outbound-error.ts";
import type { Notice } from "../channels/channel.ts";
import { channels } from "../channels/registry.ts";

/**
 * The webhook was deleted, or its channel is gone or archived. Source: docs.slack.dev/messaging/sending-messages-using-incoming-webhooks, "Handling
 * errors" (`no_service`, `channel_not_found`: 404, `channel_is_archived`: 410); a deleted workflow of Teams responds with 404.
 */
const gone = new Set([404, 410]);

/** Sends a notice to a chat. @throws {ProviderError} with a message for members of the organization */
export async function sendNotice(access: ProviderAccess, channel: ChannelId, url: string, notice: Notice): Promise<void> {
  const { compose, failureIn } = channels[channel];
  const response = await access
    .fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json", "user-agent": "Gantry" },
      body: JSON.stringify(compose(notice)),
      signal: access.signal,
    })
    .catch((error: unknown) => {
      if (!(error instanceof OutboundError)) throw error;
      throw new ProviderError(error.code === "ADDRESS_REFUSED" ? "rejected" : "unavailable", error.message, { cause: error });
    });
  const text = withoutAddress(await response.text(), url);
  const retryAfterMs = requestedWaitMs(response.status, response.headers, access.now());
  if (retryAfterMs !== undefined) throw new ProviderError("limited", "The chat rate-limits messages. Try again later.", { retryAfterMs });
  const words = oneLine(text, 150);
  if (response.status >= 500) throw new ProviderError("unavailable", `The chat answered ${response.status}${words ? `: ${words}` : ""}.`);
  if (gone.has(response.status)) throw new ProviderError("not_found", `The chat answered ${response.status}${words ? `: ${words}` : ""}.`);
  if (!response.ok) throw new ProviderError("rejected", `The chat answered ${response.status}${words ? `: ${words}` : ""}.`);
  const failure = failureIn(text);
  if (failure) throw new ProviderError("unavailable", `The chat answered: ${oneLine(failure, 150)}.`);
}
