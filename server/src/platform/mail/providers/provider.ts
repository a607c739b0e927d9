import type { Mail } from "../mail.ts";

export interface Envelope {
  mail: Mail;
  from: { name: string; email: string };
  /** What may be counted of this one mail. */
  tracking: { opens: boolean; clicks: boolean };
}

/** How one provider wants to be asked to send a mail. */
export interface MailProvider {
  /** Its own address, unless the settings name another. */
  url: string;
  headers(apiKey: string, envelope: Envelope): Record<string, string>;
  body(envelope: Envelope): unknown;
  /** How many requests a second it takes by default, where its documentation names so few that Gantry could exceed them. */
  maxPerSecond?: number;
  /** Its answer means that the key is wrong. `body` is what it said. */
  refusedKey(status: number, body: string): boolean;
  /** Its refusal means that an earlier try of this mail was accepted. */
  acceptedBefore?(status: number, body: string): boolean;
}

/** `Name <address>`, with the name quoted. */
export function mailbox({ name, email }: { name: string; email: string }): string {
  return name === "" ? email : `"${name.replace(/[\\"]/g, "\\$&")}" <${email}>`;
}
