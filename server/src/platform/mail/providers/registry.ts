import { postmark } from "./postmark.ts";
import type { MailProvider } from "./provider.ts";
import { resend } from "./resend.ts";
import { sendgrid } from "./sendgrid.ts";

/** The providers whose API is spoken; anything else is reached by SMTP. */
export const mailProviders = { sendgrid, postmark, resend } satisfies Record<string, MailProvider>;
export type ProviderName = keyof typeof mailProviders;
