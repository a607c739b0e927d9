import { providerSettings } from "@gantry/contract/integrations/settings.ts";
import { newId } from "../../../platform/crypto/ids.ts";
import { connecting } from "./api/provider.ts";
import { ProviderError } from "./api/provider-error.ts";
import { sendWebhook } from "./send-webhook.ts";

/** An organization's own receiver of events, following standardwebhooks.com. */
export const webhook = connecting(providerSettings.webhook, ({ url, secret }, access) => ({
  async verify() {
    if (!secret) throw new Error("a webhook without a signing secret");
    const now = new Date(access.now());
    const body = JSON.stringify({ type: "gantry.test", timestamp: now.toISOString(), data: { message: "It works." } });
    const { statusCode, error } = await sendWebhook(access, { url, secret, id: newId(access.now()), body });
    if (error !== null) throw new ProviderError(statusCode === null ? "unavailable" : "rejected", error);
    return { account: new URL(url).host };
  },
}));
