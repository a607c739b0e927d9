/** The maximum number of intervals of a usage series: 10 minutes at one per second. A longer run has longer intervals. */
export const maxUsagePoints = 600;

/** How often a worker reads what a container uses. Also the shortest interval of a series. */
export const usageEveryMs = 1_000;

/** The maximum number of attempts of tests that a timeline lists one by one. */
export const maxBars = 2_000;

/** From this share of its limit on, memory counts as full; CPU counts as full from `fullCpuShare` of its limit on. */
export const fullMemoryShare = 0.9;
export const fullCpuShare = 0.95;
