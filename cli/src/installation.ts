import { existsSync } from "node:fs";
import { isAbsolute, join } from "node:path";

/** The folder Gantry is installed in. This file lies one level below `cli/`, as source and when built. */
export const installationDir = join(import.meta.dirname, "../..");

/** The programs that `gantry` starts. */
export const programs = {
  server: join(installationDir, "server/dist/main.js"),
  migrate: join(installationDir, "server/dist/migrate.js"),
  reconcileStorage: join(installationDir, "server/dist/reconcile-storage.js"),
  backup: join(installationDir, "server/dist/backup.js"),
  restore: join(installationDir, "server/dist/restore.js"),
  rotateKeys: join(installationDir, "server/dist/rotate-keys.js"),
  verifyAudit: join(installationDir, "server/dist/verify-audit.js"),
  worker: join(installationDir, "worker/dist/main.js"),
  followParent: join(installationDir, "cli/dist/follow-parent.js"),
};

/** Settings from `.env` in the installation's folder; what the environment says already wins. */
export function readDotEnv(): void {
  const path = join(installationDir, ".env");
  if (existsSync(path)) process.loadEnvFile(path);
}

/** Absolute path of the data directory; a relative setting counts from the installation's folder. */
export function dataDirOf(env: NodeJS.ProcessEnv): string {
  const setting = env["DATA_DIR"] || ".gantry";
  return isAbsolute(setting) ? setting : join(installationDir, setting);
}
