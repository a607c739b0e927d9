import { invalidField } from "./errors.ts";

/** Whether the IANA database has a time zone of this name. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}

/** The zone, or UTC: a later version of Node may not know a stored zone any more, which must not keep others from their work. */
export const knownTimeZone = (name: string): string => (isTimeZone(name) ? name : "UTC");

export const noTimeZone = "must be a time zone such as Europe/Berlin or UTC";

/** @throws 400 for a name that is no time zone */
export function requireTimeZone(field: string, name: string): void {
  if (!isTimeZone(name)) throw invalidField(field, noTimeZone);
}
