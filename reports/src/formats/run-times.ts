/** When a run happened, according to its report. Milliseconds; the start since 1970. */
export interface RunTimes {
  startedAtMs?: number | undefined;
  durationMs?: number | undefined;
}

/** The year 2100: a later start is an error, and might not fit into the database. */
const latestMs = Date.UTC(2100, 0);
const longestMs = 366 * 24 * 3_600_000;

/** A moment in ISO 8601; one without a time zone is read as UTC. `undefined` for anything else. */
export function parseTimestamp(text: string | undefined): number | undefined {
  const trimmed = (text ?? "").trim();
  if (!/^\d{4}-\d\d-\d\d[T ]\d\d:\d\d/.test(trimmed)) return undefined;
  const hasZone = /(?:Z|[+-]\d\d:?\d\d)$/i.test(trimmed);
  return sane(Date.parse(hasZone ? trimmed : `${trimmed.replace(" ", "T").replace(/ ?UTC$/, "")}Z`));
}

/** From a start and an end in milliseconds since 1970. */
export function between(startedAtMs: number | undefined, finishedAtMs: number | undefined): RunTimes {
  const start = sane(startedAtMs);
  const end = sane(finishedAtMs);
  if (start === undefined) return {};
  return { startedAtMs: start, ...(end === undefined || end < start ? {} : { durationMs: end - start }) };
}

/** For several files: from the first start to the last end. Without starts the files ran one after another. */
export function mergeTimes(given: readonly RunTimes[]): RunTimes {
  const times = given.map(({ startedAtMs, durationMs }) => ({ startedAtMs: sane(startedAtMs), durationMs: saneDuration(durationMs) }));
  const started = times.filter((one) => one.startedAtMs !== undefined);
  if (started.length === 0) {
    const durations = times.flatMap(({ durationMs }) => durationMs ?? []);
    const durationMs = durations.length === 0 ? undefined : saneDuration(durations.reduce((sum, ms) => sum + ms, 0));
    return durationMs === undefined ? {} : { durationMs };
  }
  const starts = started.map(({ startedAtMs = 0 }) => startedAtMs);
  const ends = started.flatMap(({ startedAtMs = 0, durationMs }) => (durationMs === undefined ? [] : [startedAtMs + durationMs]));
  const first = starts.reduce((least, one) => Math.min(least, one));
  const durationMs = ends.length === 0 ? undefined : saneDuration(ends.reduce((most, one) => Math.max(most, one)) - first);
  return { startedAtMs: first, ...(durationMs === undefined ? {} : { durationMs }) };
}

function sane(ms: number | undefined): number | undefined {
  return ms !== undefined && ms > 0 && ms < latestMs ? ms : undefined;
}

function saneDuration(ms: number | undefined): number | undefined {
  return ms !== undefined && ms >= 0 && ms <= longestMs ? ms : undefined;
}
