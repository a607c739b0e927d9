/** A time counts as missed when its run starts later than this. */
export const missedAfterMs = 5 * 60_000;
export const maxSchedules = 100;

/** `once`: one run for all missed times, as soon as a server is running. `skip`: none; the next run starts at its time. */
export const missedRunRules = ["once", "skip"] as const;
