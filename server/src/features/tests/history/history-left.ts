/**
 * `history_left` of a run says what is still to be recorded: `null` all, or nothing if it is recorded; 0 and more: the results with a smaller ordinal; less
 * than 0: only the tests that the run should have had, from some test on. Older servers find no results below 0, and count all of these tests at once.
 */
export const leftForMissed = (from: number): number => -1 - from;

/** From which test on the tests that a run should have had are still to be counted; `undefined` if there are results to record first. */
export const missedFromOf = (left: number | null): number | undefined => (left !== null && left < 0 ? -1 - left : undefined);

/** Whether some results of a run are in history, and others are not. */
export const isPartlyRecorded = (left: number | null): boolean => left !== null && left >= 0;
