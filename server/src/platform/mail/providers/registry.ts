import { postmark } from "./postmark.ts";
import type { MailProvider } from "./provider.ts";
import { resend } from "./resend.ts";
import { sendgrid } from "./sendgrid.ts";

/** The providers with a supported API; others are reached through SMTP. */
export const mailProviders = { sendgrid, postmark, resend } satisfies Record<string, MailProvider>;
export type ProviderName = keyof typeof mailProviders;
