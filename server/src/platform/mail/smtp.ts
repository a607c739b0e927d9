import type { Transporter } from "nodemailer";
import { Undeliverable } from "../outbox/topic.ts";
import { type Mailer, RejectedCredentials } from "./mail.ts";
import { messageId } from "./message-id.ts";
import type { MailSettings } from "./settings.ts";
import { unsubscribeHeaders } from "./unsubscribe-headers.ts";

const connectMs = 10_000;
const silenceMs = 20_000;

/** Sends through a mail server. Connections are kept for a moment, so that a burst of mails does not sign in for each. */
export function createSmtpMailer(settings: MailSettings, { url }: NonNullable<MailSettings["smtp"]>): Mailer {
  let opened: Promise<Transporter> | undefined;
  const transport = () =>
    (opened ??= openTransport(settings, url).catch((error: unknown) => {
      // The next mail tries again.
      opened = undefined;
      throw error;
    }));
  return {
    // One message at a time on few connections; a server that wants fewer replies 4yz.
    minIntervalMs: settings.maxPerSecond ? 1000 / settings.maxPerSecond : undefined,
    async send(mail) {
      try {
        await (await transport()).sendMail({
          to: { name: "", address: mail.to },
          subject: mail.subject,
          text: mail.text,
          html: mail.html,
          messageId: messageId(mail, settings.from),
          headers: { "auto-submitted": "auto-generated", "x-auto-response-suppress": "All", ...unsubscribeHeaders(mail) },
        });
        return "sent";
      } catch (error) {
        throw understood(error);
      }
    },
    close: () => void opened?.then((one) => one.close()).catch(() => {}),
  };
}

/** Loads the library with the first mail, not at the server's start. */
async function openTransport({ from }: MailSettings, url: string): Promise<Transporter> {
  const { createTransport } = await import("nodemailer");
  return createTransport(
    {
      url,
      pool: true,
      maxConnections: 4,
      maxMessages: 100,
      connectionTimeout: connectMs,
      greetingTimeout: connectMs,
      socketTimeout: silenceMs,
      // The content of a mail must not make the library read files or URLs.
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from: { name: from.name, address: from.email } },
  );
}

/** 4yz: retry; 5yz for an address or content: final; rejected credentials concern the installation, not the mail. */
function understood(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  if (code === "EAUTH" && (responseCode ?? 0) >= 500) return new RejectedCredentials(error.message);
  if (code === "EENVELOPE" || code === "EMESSAGE") return (responseCode ?? 0) >= 500 ? new Undeliverable(error.message) : error;
  return error;
}
