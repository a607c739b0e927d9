/** Steps of an axis that counts: 1, 2, 5, 10, 20, 50 … */
const countSteps = Array.from({ length: 10 }, (_, power) => [1, 2, 5].map((digit) => digit * 10 ** power)).flat();

const [secondMs, minuteMs, hourMs] = [1000, 60_000, 3_600_000];
/** Steps of an axis of durations, in ms: those a clock has. */
const durationSteps = [
  [1, 2, 5, 10, 20, 50, 100, 200, 500],
  [1, 2, 5, 10, 15, 30].map((seconds) => seconds * secondMs),
  [1, 2, 5, 10, 15, 30].map((minutes) => minutes * minuteMs),
  [1, 2, 6, 12, 24].map((hours) => hours * hourMs),
].flat();

const intervalsAtMost = 4;

/** The marks of an axis from 0 to the first step that is not below `most`; two at least, five at most. */
function ticksUpTo(most: number, steps: readonly number[]): number[] {
  const last = steps.at(-1) ?? 1;
  const step = steps.find((candidate) => candidate * intervalsAtMost >= most) ?? Math.ceil(most / intervalsAtMost / last) * last;
  const intervals = Math.max(1, Math.ceil(most / step));
  return Array.from({ length: intervals + 1 }, (_, index) => index * step);
}

export const countTicks = (most: number): number[] => ticksUpTo(most, countSteps);
export const durationTicks = (maxMs: number): number[] => ticksUpTo(maxMs, durationSteps);
