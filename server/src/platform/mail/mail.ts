/** One mail to one person, ready to be sent. */
export interface Mail {
  /** The same at each try, so that a receiver can tell a repeated delivery from a second mail. */
  id: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  /** The mail carries a link that signs in or sets a password: nobody in between may rewrite or count it. */
  secretLink: boolean;
}

/** Sends mails by one way: a provider's API, SMTP, or the log. */
export interface Mailer {
  /** The shortest time between the starts of two requests of all server processes; `undefined`: there is no limit to keep. */
  readonly minIntervalMs: number | undefined;
  /**
   * @returns `sent` when the provider or mail server has accepted the mail, `logged` when it was written to the log instead.
   * @throws to be tried again, `RetryLater` when the provider said how long to wait, `Undeliverable` when trying again cannot help.
   */
  send(mail: Mail): Promise<"sent" | "logged">;
  close(): void;
}

/** The mail server or provider did not accept our credentials. */
export class RefusedCredentials extends Error {}
