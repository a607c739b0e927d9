import { createHmac } from "node:crypto";
import { OutboundError } from "../../../platform/outbound/outbound-error.ts";
import { oneLine, withoutAddress } from "./api/provider-message.ts";
import type { ProviderAccess } from "./api/provider.ts";
import { requestedWaitMs } from "./api/rate-limit.ts";

export interface WebhookMessage {
  url: string;
  /** `whsec_` and base64. */
  secret: string;
  /** The same on every attempt, so that the receiver can drop duplicates. */
  id: string;
  body: string;
}

/** The result of one attempt. */
export interface WebhookOutcome {
  statusCode: number | null;
  /** `null` when the receiver accepted it (2xx). */
  error: string | null;
  /** The beginning of the response body. */
  response: string | null;
  durationMs: number;
  retryAfterMs: number | undefined;
}

/** Sends one signed attempt. Never throws for errors of the receiver or the network. */
export async function sendWebhook(access: ProviderAccess, { url, secret, id, body }: WebhookMessage): Promise<WebhookOutcome> {
  const startedAt = access.now();
  const timestamp = Math.floor(startedAt / 1000);
  const outcome = (part: Partial<WebhookOutcome>): WebhookOutcome => ({
    statusCode: null,
    error: null,
    response: null,
    retryAfterMs: undefined,
    ...part,
    durationMs: Math.max(0, access.now() - startedAt),
  });
  try {
    const answer = await access.fetch(url, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "user-agent": "Gantry",
        "webhook-id": id,
        "webhook-timestamp": String(timestamp),
        "webhook-signature": sign(secret, `${id}.${timestamp}.${body}`),
      },
      body,
      signal: access.signal,
    });
    const response = oneLine(withoutAddress(await answer.text(), url), 500);
    if (answer.ok) return outcome({ statusCode: answer.status, response });
    return outcome({
      statusCode: answer.status,
      error: `The receiver answered ${answer.status}.`,
      response,
      retryAfterMs: requestedWaitMs(answer.status, answer.headers, access.now()),
    });
  } catch (error) {
    if (error instanceof OutboundError) return outcome({ error: error.message });
    if (access.signal.aborted) return outcome({ error: "The receiver took too long." });
    throw error;
  }
}

/** Source: the Standard Webhooks specification: HMAC-SHA256 over `id.timestamp.body`. */
export function sign(secret: string, signed: string): string {
  const key = Buffer.from(secret.replace(/^whsec_/, ""), "base64");
  return `v1,${createHmac("sha256", key).update(signed).digest("base64")}`;
}
