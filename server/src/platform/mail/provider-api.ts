import { operatorFetch } from "../outbound/operator-fetch.ts";
import { Undeliverable } from "../outbox/topic.ts";
import { type Mailer, RefusedCredentials } from "./mail.ts";
import { mailProviders } from "./providers/registry.ts";
import type { MailSettings } from "./settings.ts";

const timeoutMs = 20_000;

/** Sends through the API of the configured provider. The address is the operator's, so it is called directly. */
export function createProviderMailer(settings: MailSettings, { name, apiKey, url }: NonNullable<MailSettings["provider"]>): Mailer {
  const provider = mailProviders[name];
  return {
    async send(mail) {
      const tracking = { opens: settings.tracking.opens, clicks: settings.tracking.clicks && !mail.secretLink };
      const envelope = { mail, from: settings.from, tracking };
      const response = await operatorFetch(url ?? provider.url, {
        method: "POST",
        headers: { accept: "application/json", "content-type": "application/json", ...provider.headers(apiKey, envelope) },
        body: JSON.stringify(provider.body(envelope)),
        timeoutMs,
      });
      const said = (await response.text()).slice(0, 500);
      if (response.ok) return;
      const reason = `${name} answered ${response.status}: ${said}`;
      if (provider.refusedKey(response.status, said)) throw new RefusedCredentials(reason);
      if (canHelpLater(response.status)) throw new Error(reason);
      throw new Undeliverable(reason);
    },
    close() {},
  };
}

/** Too many at once, a request that is still under way, or their fault. */
function canHelpLater(status: number): boolean {
  return status === 408 || status === 409 || status === 425 || status === 429 || status >= 500;
}
