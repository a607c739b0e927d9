import type { Logger } from "pino";
import { writeToLog } from "./console.ts";
import { type Mailer, RejectedCredentials } from "./mail.ts";
import { createProviderMailer } from "./provider-api.ts";
import type { MailSettings } from "./settings.ts";
import { createSmtpMailer } from "./smtp.ts";

/** Sends through the provider's API or SMTP, whichever is configured. Without either, or with rejected credentials, mails are written to the log. */
export function createMailer(settings: MailSettings, log: Logger): Mailer {
  const carrier = settings.provider
    ? createProviderMailer(settings, settings.provider)
    : settings.smtp && createSmtpMailer(settings, settings.smtp);
  if (!carrier)
    return {
      minIntervalMs: undefined,
      send: async (mail) => {
        writeToLog(log, mail);
        return "logged";
      },
      close() {},
    };
  return {
    minIntervalMs: carrier.minIntervalMs,
    async send(mail) {
      try {
        return await carrier.send(mail);
      } catch (error) {
        if (!(error instanceof RejectedCredentials)) throw error;
        log.error({ reason: error.message }, "the mail credentials were rejected; mails are written to this log until they are fixed");
        writeToLog(log, mail);
        return "logged";
      }
    },
    close: () => carrier.close(),
  };
}
