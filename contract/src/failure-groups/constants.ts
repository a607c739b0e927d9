/** `regressed`: it was resolved, and a run that started later failed in the same way. Gantry sets it; people set the others. */
export const failureStates = ["new", "regressed", "acknowledged", "resolved", "ignored"] as const;
export type FailureState = (typeof failureStates)[number];

export const failureSorts = ["lastSeen", "firstSeen", "occurrences", "runs", "tests"] as const;

/** How many groups one request may change. */
export const maxFailuresAtOnce = 100;

/** The most days in a trend. */
export const trendDays = 30;
