/** The longest period that can be set, in days. */
export const maxDays = 3650;
/** The shortest period for test results, in days. */
export const minResultDays = 14;
