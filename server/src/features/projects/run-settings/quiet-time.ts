import type { QuietHours, RunSettings } from "@gantry/contract/projects/schemas.ts";
import { Cron } from "croner";
import { invalidField } from "../../../platform/errors.ts";
import { requireTimeZone } from "../../../platform/time-zone.ts";

/** A time in which runs with the default priority do not start. */
export interface QuietTime {
  from: Date;
  until: Date;
}

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** The longest window lasts a day, and 25 hours when the clocks go back. */
const lookBackMs = dayMs + 2 * 60 * minuteMs;
/** A window of one day a week that is left out, and the next one. */
const lookAheadMs = 15 * dayMs;

/** The quiet time at `now`, or the next one. Windows that overlap or follow one another are one; only its last days are looked at for its start. */
export function nextQuietTime(quietHours: QuietHours, now: Date): QuietTime | undefined {
  return joined(occurrences(quietHours, now)).find(({ until }) => until > now);
}

/** The columns of a project with these settings. @throws 400 for invalid quiet hours */
export function quietTimeOf(settings: RunSettings, now: Date) {
  if (settings.quietHours) requireQuietHours(settings.quietHours, now);
  return quietColumns(settings, now);
}

/** The same for settings that were stored before. */
export function quietColumns({ quietHours }: RunSettings, now: Date) {
  const next = quietHours ? nextQuietTime(quietHours, now) : undefined;
  return { quiet_from: next?.from ?? null, quiet_until: next?.until ?? null };
}

/** @throws 400 for an unknown time zone, and for windows that leave no time for a run. */
function requireQuietHours(quietHours: QuietHours, now: Date): void {
  const field = "runSettings.quietHours";
  requireTimeZone(`${field}.timeZone`, quietHours.timeZone);
  const next = nextQuietTime(quietHours, now);
  if (next && next.until.getTime() - next.from.getTime() >= 7 * dayMs)
    throw invalidField(`${field}.windows`, "must leave some time of the week in which runs start");
}

function occurrences({ timeZone, windows }: QuietHours, now: Date): QuietTime[] {
  const times: QuietTime[] = [];
  const end = new Date(now.getTime() + lookAheadMs);
  for (const { days, from, to } of windows) {
    const starts = cron(from, days.join(","), timeZone);
    const ends = cron(to, "*", timeZone);
    const usualMs = (((minutesOf(to) - minutesOf(from) + 1440 - 1) % 1440) + 1) * minuteMs;
    for (let at = starts.nextRun(new Date(now.getTime() - lookBackMs)); at && at <= end; at = starts.nextRun(at)) {
      const until = ends.nextRun(at);
      // When the clocks go forward, both times may be in the hour that is left out: then there is no such window on that day.
      if (until && until.getTime() - at.getTime() <= usualMs + 2 * 60 * minuteMs) times.push({ from: at, until });
    }
  }
  return times.sort((a, b) => a.from.getTime() - b.from.getTime());
}

function joined(times: readonly QuietTime[]): QuietTime[] {
  const all: QuietTime[] = [];
  for (const time of times) {
    const last = all.at(-1);
    if (last && time.from <= last.until) {
      if (time.until > last.until) last.until = time.until;
    } else all.push({ ...time });
  }
  return all;
}

/** A time that is skipped when the clocks go forward means the first moment after it; a time that occurs twice means the first one. */
const cron = (time: string, days: string, timeZone: string) => {
  const [hour, minute] = time.split(":").map(Number);
  return new Cron(`${minute} ${hour} * * ${days}`, { timezone: timeZone, mode: "5-part" });
};
const minutesOf = (time: string) => {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return hour * 60 + minute;
};
