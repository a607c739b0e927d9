import type { MissedRunRule } from "@gantry/contract/schedules/schemas.ts";
import { missedAfterMs } from "@gantry/contract/schedules/constants.ts";
import { Cron } from "croner";
import { invalidFields } from "../../platform/errors.ts";
import { isTimeZone, noTimeZone } from "../../platform/time-zone.ts";

/** How many upcoming times are shown. */
const shownAhead = 5;

/** The times of a schedule. Daylight saving follows the time zone's rules. */
export interface Times {
  cron: string;
  timeZone: string;
}

/** The first time after `from`; `undefined` when there is none left. */
export function nextTime({ cron, timeZone }: Times, from: Date): Date | undefined {
  return new Cron(cron, { timezone: timeZone, mode: "5-part" }).nextRun(from) ?? undefined;
}

export function nextTimes({ cron, timeZone }: Times, from: Date): Date[] {
  return new Cron(cron, { timezone: timeZone, mode: "5-part" }).nextRuns(shownAhead, from);
}

/** @throws 400 for an invalid cron expression or time zone, both at once, or times that never come. */
export function requireTimes({ cron, timeZone }: Times, from: Date): void {
  const isZone = isTimeZone(timeZone);
  const wrongCron = cronProblem({ cron, timeZone: isZone ? timeZone : "UTC" }, from);
  if (isZone && wrongCron === undefined) return;
  throw invalidFields({ ...(wrongCron === undefined ? {} : { cron: wrongCron }), ...(isZone ? {} : { timeZone: noTimeZone }) });
}

function cronProblem(times: Times, from: Date): string | undefined {
  try {
    return nextTime(times, from) ? undefined : "never matches a date";
  } catch {
    return describeWrongCron(times);
  }
}

const cronFields = ["minute (0 to 59)", "hour (0 to 23)", "day (1 to 31)", "month (1 to 12)", "weekday (0 to 7, or SUN to SAT)"];

function describeWrongCron({ cron, timeZone }: Times): string {
  const parts = cron.trim().split(/\s+/);
  const isWrong = (part: string, index: number) => {
    const alone = cronFields.map((_, at) => (at === index ? part : "*")).join(" ");
    return !isCron({ cron: alone, timeZone });
  };
  const wrong = parts.length === cronFields.length ? parts.findIndex(isWrong) : -1;
  if (wrong !== -1) return `must be a cron expression of five fields: “${parts[wrong]}” is not a valid ${cronFields[wrong]}`;
  const count = parts.length === cronFields.length || cron.trim().startsWith("@") ? "" : `; this has ${parts.length}`;
  return `must be a cron expression of five fields (minute, hour, day, month, weekday), such as 0 3 * * 1-5, or a name such as @daily${count}`;
}

function isCron(times: Times): boolean {
  try {
    return nextTime(times, new Date(0)) !== undefined;
  } catch {
    return false;
  }
}

/**
 * What to do with a due schedule: whether to start a run, and when it is due next. Missed times are covered by that one run, or skipped: at most one
 * run catches up.
 */
export function whatIsDue(
  schedule: Times & { missedRuns: MissedRunRule; dueAt: Date },
  now: Date,
): { start: boolean; next: Date | undefined } {
  const next = nextTime(schedule, now);
  if (schedule.missedRuns === "once") return { start: true, next };
  // Of several missed times the latest may still be on time.
  let latest = schedule.dueAt;
  const nearly = new Date(Math.max(schedule.dueAt.getTime(), now.getTime() - missedAfterMs - 1));
  for (let at = nextTime(schedule, nearly); at && at <= now; at = nextTime(schedule, at)) latest = at;
  return { start: now.getTime() - latest.getTime() <= missedAfterMs, next };
}
