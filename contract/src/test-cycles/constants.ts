export const cycleStatuses = ["PENDING", "RUNNING", "COMPLETED"] as const;

export const itemStatuses = ["PENDING", "RUNNING", "PASSED", "FAILED", "SKIPPED"] as const;

/** Screenshots of one item of a cycle. */
export const maxItemScreenshots = 20;
export const maxScreenshotBytes = 5 * 1024 * 1024;
export const screenshotTypes = ["image/png", "image/jpeg", "image/gif", "image/webp"] as const;

export const maxCycleItems = 1000;

/** Cycles that one request starts, one for each configuration, and the items of all of them. */
export const maxConfigurations = 20;
export const maxItemsTogether = 5000;

/** A page of cycles ends early, after the cycle that brings the number of items to this. */
export const maxListedItems = 5000;
