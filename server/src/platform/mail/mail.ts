/** One mail to one person, ready to be sent. */
export interface Mail {
  /** The same on every attempt, so that a receiver can recognize a repeated delivery. */
  id: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  /** The mail contains a link that signs in or sets a password: links must not be rewritten or tracked. */
  secretLink: boolean;
  /** Stops such mails when mail programs send a POST request to it; `undefined` for mails that cannot be turned off. */
  unsubscribe: string | undefined;
}

/** Sends mails through a provider's API, through SMTP, or to the log. */
export interface Mailer {
  /** The minimum interval between requests, shared by all server processes; `undefined`: no limit. */
  readonly minIntervalMs: number | undefined;
  /**
   * @returns `sent` when the provider or mail server has accepted the mail, `logged` when it was written to the log instead.
   * @throws an error that is worth a retry, `RetryLater` when the provider says how long to wait, `Undeliverable` when a retry cannot help.
   */
  send(mail: Mail): Promise<"sent" | "logged">;
  close(): void;
}

/** The mail server or provider rejected the credentials. */
export class RejectedCredentials extends Error {}
