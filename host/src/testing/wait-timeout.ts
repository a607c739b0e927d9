/**
 * How long a test waits for an expected event. Generous, because everything is slow on a busy machine, but shorter than the time limit of a test
 * (`vitest.config.ts`), so that the failure says what did not happen.
 */
export const waitTimeoutMs = 300_000;
