/** The longest period that can be set, in days. */
export const mostDays = 3650;
/** The shortest period for test results, in days. */
export const leastResultDays = 14;
