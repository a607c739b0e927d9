/** How often a flake check runs its tests. */
export const flakeCheckTimes = { min: 2, max: 20, default: 10 } as const;

/** A request checks at most this many tests, with at most this many runs. */
export const maxCheckedTests = 100;
export const maxCheckRuns = 100;

/**
 * `passed`: it passed in every run, and never on a retry only. `flaky`: it passed and failed, or passed on a retry. `failing`: it failed and never
 * passed. `incomplete`: it never failed, but some runs ended without a result of it.
 */
export const flakeCheckOutcomes = ["passed", "flaky", "failing", "incomplete"] as const;
export type FlakeCheckOutcome = (typeof flakeCheckOutcomes)[number];
