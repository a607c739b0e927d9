import type { Logger } from "pino";
import type { Mail } from "./mail.ts";

/** For development: what would have been sent, where a person sees it. */
export function writeToLog(log: Logger, mail: Mail): void {
  log.info({ to: mail.to, subject: mail.subject, text: mail.text }, "mail, not sent");
}
