import type { Logger } from "pino";
import type { Mail } from "./mail.ts";

/** For development: writes mails to the log instead of sending them. */
export function writeToLog(log: Logger, mail: Mail): void {
  log.info({ to: mail.to, subject: mail.subject, text: mail.text }, "mail, not sent");
}
