import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const root = join(import.meta.dirname, "../..");

/** The dashboard as it is now, built into a folder of its own. `remove` takes the folder away. */
export function buildDashboard(): { dir: string; remove(): void } {
  const dir = mkdtempSync(join(tmpdir(), "gantry-dashboard-"));
  execFileSync(join(root, "dashboard/node_modules/.bin/vite"), ["build", "--emptyOutDir", "--logLevel", "error"], {
    cwd: join(root, "dashboard"),
    env: { ...process.env, NODE_ENV: "production", GANTRY_DASHBOARD_OUT: dir },
  });
  return { dir, remove: () => rmSync(dir, { recursive: true, force: true }) };
}
