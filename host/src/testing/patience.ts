/**
 * How long a test waits for something that must happen. It is no statement about speed: on a busy machine everything takes long. Below the limit of a
 * test (`vitest.config.ts`), so that the failure says what did not happen.
 */
export const patienceMs = 300_000;
