/**
 * Measures how long heartbeats could be stored. While this process or the database was frozen, workers could not renew leases, so that time does not
 * count towards a lease's expiry. Uses clocks, because a frozen process, machine or database throws no error.
 */
export interface HeartbeatTime {
  /** Call after each successful round trip to the database: heartbeats could be stored until now. */
  confirm(): void;
  /** Heartbeats could not be stored since `startedAt` (of {@link HeartbeatTime.now}), although round trips may have been confirmed. */
  exclude(startedAt: number): void;
  /** Its own clock, in milliseconds; it includes the time that the machine slept. */
  now(): number;
  /** Of the last `ms` milliseconds, those in which heartbeats could be stored. Time before the start of this process does not count. */
  within(ms: number): number;
}

/** How often round trips are confirmed. */
const intervalMs = 1_000;
/** Shorter pauses are ignored. Of a longer pause one interval still counts, so that lost workers are found even if every round trip is slow. */
const toleranceMs = 2_000;
const rememberedMs = 10 * 60_000;

export function measureHeartbeatTime(clocks: { monotonic: () => number; wall: () => number } = ownClocks): HeartbeatTime {
  let clock = 0;
  let monotonic = clocks.monotonic();
  let wall = clocks.wall();
  let confirmedAt = 0;
  let lost: readonly { from: number; until: number }[] = [];

  /** The monotonic clock stops while a machine sleeps, and the wall clock may be set back: use the one that advanced further. */
  function now(): number {
    const before = { monotonic, wall };
    monotonic = clocks.monotonic();
    wall = clocks.wall();
    clock += Math.max(0, monotonic - before.monotonic, wall - before.wall);
    return clock;
  }

  function lose(from: number, until: number): void {
    // A pause that includes earlier ones replaces them, so a long outage with many failures stays one entry.
    lost = lost.filter((pause) => pause.until > until - rememberedMs && pause.from < from);
    if (from < until) lost = [...lost, { from, until }];
  }

  return {
    now,
    confirm() {
      const at = now();
      if (at - confirmedAt > toleranceMs) lose(confirmedAt + intervalMs, at);
      confirmedAt = at;
    },
    exclude: (startedAt) => lose(startedAt, now()),
    within(ms) {
      const at = now();
      const from = Math.max(0, at - ms);
      const isPaused = at - confirmedAt > toleranceMs;
      let possible = 0;
      // Pauses may overlap: count each moment once.
      let counted = from;
      for (const pause of [...lost, { from: isPaused ? confirmedAt + intervalMs : at, until: at }].sort((a, b) => a.from - b.from)) {
        possible += Math.max(0, pause.from - counted);
        counted = Math.max(counted, pause.until);
      }
      return possible;
    },
  };
}

const ownClocks = { monotonic: () => performance.now(), wall: () => Date.now() };
