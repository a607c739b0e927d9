import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{contract,server,worker,cli,dashboard}/src/**/*.test.{ts,tsx}", "{e2e,tools}/**/*.test.ts"],
    globalSetup: "e2e/global-setup.ts",
    testTimeout: 20_000,
    hookTimeout: 60_000,
    pool: "forks",
    fileParallelism: true,
    reporters: ["default"],
  },
});
