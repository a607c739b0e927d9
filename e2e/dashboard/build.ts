import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const root = join(import.meta.dirname, "../..");

/** Where the tests of one run find the dashboard, once the first of them has built it; set by the run's global set-up. */
const folderVariable = "GANTRY_TEST_DASHBOARD";

/** Makes a place for the dashboard of this run; its answer takes it away. */
export function announceDashboard(): () => void {
  // The set-up runs once for every group of tests; the first one serves them all.
  if (process.env[folderVariable] !== undefined) return () => {};
  const dir = mkdtempSync(join(tmpdir(), "gantry-dashboard-"));
  process.env[folderVariable] = dir;
  return () => {
    delete process.env[folderVariable];
    rmSync(dir, { recursive: true, force: true });
  };
}

/** The folder of the dashboard as it is now: built by the first test file that asks, shared by the rest. */
export function buildDashboard(): string {
  const dir = process.env[folderVariable];
  if (dir === undefined) throw new Error("announceDashboard() comes first");
  if (!existsSync(join(dir, "index.html")))
    execFileSync(join(root, "dashboard/node_modules/.bin/vite"), ["build", "--emptyOutDir", "--logLevel", "error"], {
      cwd: join(root, "dashboard"),
      env: { ...process.env, NODE_ENV: "production", GANTRY_DASHBOARD_OUT: dir },
    });
  return dir;
}
