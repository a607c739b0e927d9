import { Cron } from "croner";
import { knownTimeZone } from "../../platform/time-zone.ts";

const mondayMorning = "0 8 * * 1";
const dayMs = 86_400_000;
const timesIn = (timeZone: string) => new Cron(mondayMorning, { timezone: knownTimeZone(timeZone), mode: "5-part" });

/** When the next summaries are sent. */
export function nextSending(timeZone: string, now: Date): Date {
  const next = timesIn(timeZone).nextRun(now);
  if (!next) throw new Error(`no Monday in ${timeZone}`);
  return next;
}

/** The last time at which summaries were due: after a server was away, they are sent late, and only those of the last week. */
export function lastSending(timeZone: string, now: Date): Date {
  const times = timesIn(timeZone);
  // Longer than a week with a change of the clock.
  let last = times.nextRun(new Date(now.getTime() - 8 * dayMs));
  for (let at = last; at && at <= now; at = times.nextRun(at)) last = at;
  if (!last) throw new Error(`no Monday in ${timeZone}`);
  return last;
}

/** The Monday of a sending as a day of its time zone, `2026-11-23`. */
export const mondayOf = (sending: Date, timeZone: string): string =>
  new Intl.DateTimeFormat("en-CA", { timeZone: knownTimeZone(timeZone) }).format(sending);
