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

/** Whatever carries mails outside. */
export interface Mailer {
  /** Resolves when the receiver's side has it. @throws to be tried again, `Undeliverable` when trying again cannot help. */
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** The mail server or provider did not accept our credentials. */
export class RefusedCredentials extends Error {}
