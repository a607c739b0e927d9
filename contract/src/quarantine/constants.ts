/** This many consecutive failures of a test, across runs of one `groupName`, quarantine it. */
export const quarantineThreshold = 3;

/** The longest time that a manual quarantine can be kept regardless of the test's results. */
export const maxKeepDays = 365;
