import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { LongestFirst } from "./tools/testing/longest-first.ts";

interface Group {
  include: string[];
  exclude?: string[];
  maxWorkers: number;
  /**
   * `false`: a process loads modules once for all files that it runs. The product keeps its state with the server or client that it belongs to,
   * and `tools/testing/set-up-file.ts` undoes what a test changed.
   */
  isolate?: boolean;
  testTimeout?: number;
}

/** Groups run one after the other, in the order of `groupOrder`. */
const project = (
  name: string,
  groupOrder: number,
  { include, exclude = [], maxWorkers, isolate = true, testTimeout = 180_000 }: Group,
) => ({
  extends: true as const,
  test: {
    name,
    include,
    exclude: ["**/node_modules/**", "**/dist/**", ...exclude],
    sequence: { groupOrder },
    maxWorkers,
    isolate,
    testTimeout,
  },
});

const cores = Math.max(2, availableParallelism());

/** Tests that drive a real container engine. */
const engineTests = ["worker/src/engines/docker/**/*.test.ts", "worker/src/worker*.test.ts", "cli/src/engine-setup/**/*.test.ts"];

/**
 * Tests with a browser, of a server without a container engine. Networks of containers that come and go beside them would end requests of Chromium
 * with `ERR_NETWORK_CHANGED`.
 */
const browserTests = "e2e/dashboard/**/*.test.ts";

/** End-to-end tests that say how long an answer may take. They need little processor time themselves. */
const timedTests = ["analysis-kills", "database-faults", "misbehaving-images", "rolling-restart"].map((name) => `e2e/${name}.test.ts`);

export default defineConfig({
  test: {
    globalSetup: "e2e/global-setup.ts",
    setupFiles: "tools/testing/set-up-file.ts",
    // Generous, as all limits here: what measures time is in bench/, and a busy machine is not a failure.
    hookTimeout: 240_000,
    expect: { poll: { timeout: 40_000 } },
    pool: "forks",
    sequence: { sequencer: LongestFirst },
    projects: [
      project("unit", 0, {
        include: ["{contract,host,reports,server,worker,cli,dashboard,tools,chaos}/**/*.test.{ts,tsx}"],
        exclude: engineTests,
        maxWorkers: cores,
        isolate: false,
      }),
      project("integration", 1, { include: engineTests, maxWorkers: cores }),
      // These wait for other processes most of the time.
      project("e2e-browser", 2, { include: [browserTests], maxWorkers: cores + 1, testTimeout: 240_000 }),
      project("e2e", 3, {
        include: ["e2e/**/*.test.ts"],
        exclude: [browserTests, ...timedTests],
        maxWorkers: cores + 1,
        testTimeout: 240_000,
      }),
      project("e2e-timed", 4, { include: timedTests, maxWorkers: 2, testTimeout: 240_000 }),
    ],
  },
});
