import type { Mail } from "../mail.ts";

export interface Envelope {
  mail: Mail;
  from: { name: string; email: string };
  /** What may be tracked for this mail. */
  tracking: { opens: boolean; clicks: boolean };
}

/** How to send a mail through one provider's API. */
export interface MailProvider {
  /** The provider's address, unless the settings name another. */
  url: string;
  headers(apiKey: string, envelope: Envelope): Record<string, string>;
  body(envelope: Envelope): unknown;
  /** The provider's default limit of requests per second, where it is low enough for Gantry to reach. */
  maxPerSecond?: number;
  /** Whether a response means that the key is wrong. `body` is the response's text. */
  refusedKey(status: number, body: string): boolean;
  /** Whether a rejection means that an earlier attempt of this mail was accepted. */
  acceptedBefore?(status: number, body: string): boolean;
}

/** `Name <address>`, with the name quoted. */
export function mailbox({ name, email }: { name: string; email: string }): string {
  return name === "" ? email : `"${name.replace(/[\\"]/g, "\\$&")}" <${email}>`;
}
