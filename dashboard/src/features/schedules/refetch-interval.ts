import type { Schedule } from "@gantry/contract/schedules/schemas.ts";

/** A server starts what is due within some seconds. */
const afterDueMs = 5_000;
/** Timers of browsers are 32 bits long. */
const longestMs = 3_600_000;

/** When to read the schedules again, because the next one has started something by then; `false`: none will. `now`: in milliseconds. */
export function refetchIntervalMs(schedules: readonly Pick<Schedule, "nextRunAt">[], now: number): number | false {
  const times = schedules.flatMap(({ nextRunAt }) => (nextRunAt === null ? [] : Date.parse(nextRunAt)));
  if (times.length === 0) return false;
  return Math.min(Math.max(Math.min(...times) - now, 0) + afterDueMs, longestMs);
}
