/** A matrix has at most this many axes, and starts at most this many runs. */
export const maxAxes = 5;
export const maxCombinations = 50;

/** The variables that tell a run which part of its suite to execute. */
export const shardVariables = ["SHARD_INDEX", "SHARD_TOTAL", "TEST_FILES"] as const;

/** The longest `TEST_FILES`, in bytes: Linux starts no program with a variable of 128 KiB. */
export const maxTestFilesLength = 120_000;

/**
 * `FAILED`: the latest run of a combination ended without passing; others may be in progress. `RUNNING`, `QUEUED`: none has, and some have not ended.
 * `PASSED`: the latest run of every combination passed. `INCOMPLETE`: the latest run of a combination was deleted, and the others passed.
 */
export const matrixRunStatuses = ["QUEUED", "RUNNING", "PASSED", "FAILED", "INCOMPLETE"] as const;
export type MatrixRunStatus = (typeof matrixRunStatuses)[number];

/** The values of axes with these names are images and environments, not variables. */
export const fieldAxes = ["image", "environment"] as const;
