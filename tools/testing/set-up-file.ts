import fc from "fast-check";
import { afterAll, vi } from "vitest";

/**
 * The seed of all generated test data. It is fixed, so that a test gives the same result each time. `GANTRY_TEST_SEED=<number>` sets another
 * one to reproduce a failure; `GANTRY_TEST_SEED=random` uses a new one for each file, for manual runs.
 */
const asked = process.env["GANTRY_TEST_SEED"] ?? "1";
const seed = asked === "random" ? Math.floor(Math.random() * 2 ** 31) : Number(asked);
if (!Number.isInteger(seed)) throw new Error(`GANTRY_TEST_SEED must be a whole number or "random", not ${JSON.stringify(asked)}.`);
fc.configureGlobal({ seed });

// The next file runs in the same process.
afterAll(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

/** A killed Vitest must not leave this process behind, nor the programs that it started. */
function endWithVitest(): void {
  process.exit(1);
}

// This file is read again for each test file of the process.
if (!process.listeners("disconnect").some(({ name }) => name === endWithVitest.name)) process.once("disconnect", endWithVitest);
