import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { waitTimeoutMs } from "./host/src/testing/wait-timeout.ts";
import { findLeftOut, findLeftOutUnitTests } from "./tools/testing/long-tests.ts";
import { LongestFirst } from "./tools/testing/longest-first.ts";
import { findServerTests } from "./tools/testing/server-tests.ts";

interface Group {
  include: string[];
  exclude?: string[];
  /** `false`: no PostgreSQL for the tests. It starts on the first request of a test. */
  database?: boolean;
  /** How many files run at the same time. */
  maxWorkers?: number;
}

/**
 * Groups with the same `groupOrder` follow each other without a break: the next one starts when the one before it has no more files, not
 * when its last file has ended. Those with a higher `groupOrder` wait for that.
 */
const project = (name: string, groupOrder: 0 | 1, { include, exclude = [], database = true, maxWorkers = cores + 1 }: Group) => ({
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

/**
 * Files of tests with containers wait for these and for leases half of their time. With many more at once, a worker that a test restarts
 * can be slower than the lease of its run allows.
 */
const waiting = { maxWorkers: cores + 2 };

/** Folders with tests next to the code. */
const sources = [
  ...["contract", "host", "reports", "server", "worker", "cli", "dashboard"].map((workspace) => `${workspace}/src`),
  "tools",
  "chaos",
];

/** Tests that drive a real container engine. */
const engineTests = [
  "worker/src/engines/docker/**/*.test.ts",
  "worker/src/engines/kubernetes/{contract,engine,files,worker}.test.ts",
  "worker/src/worker*.test.ts",
  "cli/src/engine-setup/**/*.test.ts",
];

const serverTests = findServerTests(sources);
const leftOut = findLeftOut(process.argv.slice(2), process.env);
const leftOutUnitTests = findLeftOutUnitTests(process.argv.slice(2), process.env);

/**
 * Tests with a browser, of a server without a container engine. Networks of containers that come and go next to them would end requests of Chromium
 * with `ERR_NETWORK_CHANGED`.
 */
const browserTests = "e2e/dashboard/**/*.test.ts";

export default defineConfig({
  test: {
    setupFiles: "tools/testing/set-up-file.ts",
    // Generous, as all limits here: what measures time is in bench/, and a busy machine is not a failure.
    testTimeout: 900_000,
    hookTimeout: 900_000,
    expect: { poll: { timeout: waitTimeoutMs } },
    pool: "forks",
    // A process loads modules once for all files that it runs. The product keeps its state with the server or client that it belongs to, and
    // `setupFiles` undoes what a test changed.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    projects: [
      // The longest files first. No network of a container may come or go next to these.
      project("e2e-browser", 0, { include: [browserTests], exclude: leftOut }),
      project("server", 0, { include: serverTests, exclude: [...engineTests, ...leftOut] }),
      project("unit", 0, {
        include: sources.map((folder) => `${folder}/**/*.test.{ts,tsx}`),
        exclude: [...engineTests, ...serverTests, ...leftOutUnitTests],
        database: false,
      }),
      project("integration", 1, { include: engineTests, exclude: leftOut, ...waiting }),
      project("e2e", 1, { include: ["e2e/**/*.test.ts"], exclude: [browserTests, ...leftOut], ...waiting }),
    ],
  },
});
