import { existsSync } from "node:fs";
import { defineConfig } from "@playwright/test";

// Debian's browser where the image was made from Debian's packages, else the one Playwright brings.
const browser = ["/usr/lib/chromium/chromium-headless-shell", "/usr/bin/chromium"].find((path) => existsSync(path));

export default defineConfig({
  testDir: "tests",
  outputDir: "test-results",
  retries: 1,
  workers: 1,
  timeout: 15_000,
  expect: { timeout: 3_000 },
  reporter: [
    ["list"],
    ["html", { outputFolder: "playwright-report", open: "never" }],
    ["json", { outputFile: "test-results/results.json" }],
    ["junit", { outputFile: "test-results/junit.xml" }],
  ],
  use: {
    baseURL: process.env.BASE_URL,
    screenshot: "on",
    trace: "retain-on-failure",
    viewport: { width: 1000, height: 700 },
    launchOptions: { ...(browser ? { executablePath: browser } : {}), args: ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"] },
  },
  projects: [{ name: "chromium" }],
});
