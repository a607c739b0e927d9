/**
 * How many rounds of generated input a test runs: `fewer`, or `all` with `npm run test:all`. The seed is fixed, so the fewer rounds are the first of all.
 */
export const rounds = (fewer: number, all: number): number => (process.env["GANTRY_TEST_ALL"] ? all : fewer);
