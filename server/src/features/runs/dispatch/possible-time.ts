/**
 * Measures for how long heartbeats could be recorded. While this process or the database was frozen, no worker could renew a lease, so that time
 * counts against none. Not from exceptions: a process that was paused, a machine that slept and a database that was frozen throw nothing.
 */
export interface PossibleTime {
  /** Call after each successful round trip to the database: heartbeats could be recorded until now. */
  confirm(): void;
  /** Heartbeats could not be recorded since `startedAt` (of {@link PossibleTime.now}), although round trips may have been confirmed. */
  exclude(startedAt: number): void;
  /** Its own clock, in milliseconds; it includes the time that the machine slept. */
  now(): number;
  /** Of the last `ms` milliseconds, those in which heartbeats could be recorded. What was before this process started does not count. */
  within(ms: number): number;
}

/** How often round trips are confirmed. */
const intervalMs = 1_000;
/** A pause up to this long is a busy moment. Of a longer one the interval still counts: where every round trip is slow, a lost worker is found late, not never. */
const toleranceMs = 2_000;
const rememberedMs = 10 * 60_000;

export function measurePossibleTime(clocks: { monotonic: () => number; wall: () => number } = ownClocks): PossibleTime {
  let clock = 0;
  let monotonic = clocks.monotonic();
  let wall = clocks.wall();
  let confirmedAt = 0;
  let lost: readonly { from: number; until: number }[] = [];

  /** The monotonic clock stands still while a machine sleeps, the wall clock may be set back: whichever moved further. */
  function now(): number {
    const before = { monotonic, wall };
    monotonic = clocks.monotonic();
    wall = clocks.wall();
    clock += Math.max(0, monotonic - before.monotonic, wall - before.wall);
    return clock;
  }

  function lose(from: number, until: number): void {
    // One that includes earlier ones replaces them, so a long outage with many failures stays one entry.
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
      // Pauses may overlap: what was lost twice counts once.
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
