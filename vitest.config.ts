import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { LongestFirst } from "./tools/testing/longest-first.ts";
import { findServerTests } from "./tools/testing/server-tests.ts";

interface Group {
  include: string[];
  exclude?: string[];
  maxWorkers: number;
  /** `false`: no PostgreSQL for the tests. It starts on the first request of a test. */
  database?: boolean;
}

/** Groups run one after the other, in the order of `groupOrder`. */
const project = (name: string, groupOrder: number, { include, exclude = [], maxWorkers, database = true }: Group) => ({
  extends: true as const,
  test: {
    name,
    include,
    exclude: ["**/node_modules/**", "**/dist/**", ...exclude],
    sequence: { groupOrder },
    maxWorkers,
    ...(database ? { globalSetup: "e2e/global-setup.ts" } : {}),
  },
});

const cores = Math.max(2, availableParallelism());

/** Folders with tests next to the code. */
const sources = [
  ...["contract", "host", "reports", "server", "worker", "cli", "dashboard"].map((workspace) => `${workspace}/src`),
  "tools",
  "chaos",
];

/** Tests that drive a real container engine. */
const engineTests = [
  "worker/src/engines/docker/**/*.test.ts",
  "worker/src/engines/kubernetes/{engine,worker}.test.ts",
  "worker/src/worker*.test.ts",
  "cli/src/engine-setup/**/*.test.ts",
];

const serverTests = findServerTests(sources);

/**
 * Tests with a browser, of a server without a container engine. Networks of containers that come and go beside them would end requests of Chromium
 * with `ERR_NETWORK_CHANGED`.
 */
const browserTests = "e2e/dashboard/**/*.test.ts";

export default defineConfig({
  test: {
    setupFiles: "tools/testing/set-up-file.ts",
    // Generous, as all limits here: what measures time is in bench/, and a busy machine is not a failure.
    testTimeout: 480_000,
    hookTimeout: 480_000,
    expect: { poll: { timeout: 120_000 } },
    pool: "forks",
    // A process loads modules once for all files that it runs. The product keeps its state with the server or client that it belongs to, and
    // `setupFiles` undoes what a test changed.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    projects: [
      project("unit", 0, {
        include: sources.map((folder) => `${folder}/**/*.test.{ts,tsx}`),
        exclude: [...engineTests, ...serverTests],
        maxWorkers: cores,
        database: false,
      }),
      project("server", 1, { include: serverTests, exclude: engineTests, maxWorkers: cores + 1 }),
      // These wait for other processes most of the time.
      project("integration", 2, { include: engineTests, maxWorkers: cores + 2 }),
      project("e2e", 3, { include: ["e2e/**/*.test.ts"], exclude: [browserTests], maxWorkers: cores + 4 }),
      project("e2e-browser", 4, { include: [browserTests], maxWorkers: cores + 2 }),
    ],
  },
});
