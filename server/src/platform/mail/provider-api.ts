import { operatorFetch } from "../outbound/operator-fetch.ts";
import { RetryLater, Undeliverable } from "../outbox/topic.ts";
import { mailWaitMs } from "./mail-wait.ts";
import { type Mailer, RejectedCredentials } from "./mail.ts";
import type { MailProvider } from "./providers/provider.ts";
import { mailProviders } from "./providers/registry.ts";
import type { MailSettings } from "./settings.ts";

const timeoutMs = 20_000;

/** Sends through the API of the configured provider. The operator set its address, so it is called directly. */
export function createProviderMailer(settings: MailSettings, { name, apiKey, url }: NonNullable<MailSettings["provider"]>): Mailer {
  const provider: MailProvider = mailProviders[name];
  const perSecond = settings.maxPerSecond ?? provider.maxPerSecond ?? 0;
  return {
    // A margin, because requests do not all travel equally fast.
    minIntervalMs: perSecond > 0 ? 1100 / perSecond : 0,
    async send(mail) {
      const tracking = { opens: settings.tracking.opens, clicks: settings.tracking.clicks && !mail.secretLink };
      const envelope = { mail, from: settings.from, tracking };
      const response = await operatorFetch(url ?? provider.url, {
        method: "POST",
        headers: { accept: "application/json", "content-type": "application/json", ...provider.headers(apiKey, envelope) },
        body: JSON.stringify(provider.body(envelope)),
        timeoutMs,
      });
      const responseText = (await response.text()).slice(0, 500);
      if (response.ok || provider.acceptedBefore?.(response.status, responseText)) return "sent";
      const reason = `${name} answered ${response.status}: ${responseText}`;
      if (provider.refusedKey(response.status, responseText)) throw new RejectedCredentials(reason);
      const waitMs = mailWaitMs(response.status, response.headers, Date.now());
      if (waitMs !== undefined && (response.status === 429 || response.status >= 500)) throw new RetryLater(reason, waitMs);
      if (canHelpLater(response.status)) throw new Error(reason);
      throw new Undeliverable(reason);
    },
    close() {},
  };
}

/** Rate limited, a request still in progress, or a server error. */
function canHelpLater(status: number): boolean {
  return status === 408 || status === 409 || status === 425 || status === 429 || status >= 500;
}
