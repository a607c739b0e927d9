import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

/** Groups run one after the other: what starts the whole service, with a browser and kills, does not share the machine with the rest. */
const project = (name: string, groupOrder: number, include: string[], exclude: string[] = [], maxWorkers?: number) => ({
  extends: true as const,
  test: {
    name,
    include,
    exclude: ["**/node_modules/**", "**/dist/**", ...exclude],
    sequence: { groupOrder },
    ...(maxWorkers === undefined ? {} : { maxWorkers }),
  },
});

/** Tests that drive a real container engine. */
const engineTests = ["worker/src/engines/docker/**/*.test.ts", "worker/src/worker.test.ts", "cli/src/engine-setup/**/*.test.ts"];

export default defineConfig({
  test: {
    globalSetup: "e2e/global-setup.ts",
    setupFiles: "tools/testing/set-up-file.ts",
    // Generous: what measures time is in bench/, and a busy machine is no failure.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
    pool: "forks",
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      project("unit", 0, ["{contract,server,worker,cli,dashboard,tools}/**/*.test.{ts,tsx}"], engineTests),
      project("integration", 1, engineTests),
      project("e2e", 2, ["e2e/**/*.test.ts"], [], 1),
    ],
  },
});
