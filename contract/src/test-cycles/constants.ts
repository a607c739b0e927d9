export const cycleStatuses = ["PENDING", "RUNNING", "COMPLETED"] as const;

export const itemStatuses = ["PENDING", "RUNNING", "PASSED", "FAILED", "SKIPPED"] as const;

export const maxCycleItems = 1000;

/** A page of cycles ends early, after the cycle that brings the number of items to this. */
export const maxListedItems = 5000;
