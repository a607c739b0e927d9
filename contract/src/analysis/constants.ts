/** The cause of a failure. `exception` = the code threw an unexpected error; `unknown` = nothing in the run shows the cause. */
export const failureCategories = [
  "timeout",
  "assertion",
  "element-not-found",
  "network",
  "dns",
  "connection-refused",
  "authentication",
  "data",
  "out-of-memory",
  "crash",
  "missing-dependency",
  "syntax",
  "environment",
  "flaky",
  "exception",
  "unknown",
] as const;

/**
 * `PENDING`: in progress. `READY`: below. `UNAVAILABLE`: failed, see `missing`. `DISABLED`: the organization has disabled analysis.
 * `NOT_NEEDED`: the run has not ended, or there is nothing to explain.
 */
export const analysisStatuses = ["PENDING", "READY", "UNAVAILABLE", "DISABLED", "NOT_NEEDED"] as const;

/**
 * `complete`: all failed tests are classified. `pending`: of a large run, more follow. `incomplete`: some could not be classified; analyze the run again.
 */
export const classifiedFailures = ["complete", "pending", "incomplete"] as const;
