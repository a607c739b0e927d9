import { existsSync } from "node:fs";
import { homedir } from "node:os";
import { isAbsolute, join, resolve } from "node:path";

/** The folder Gantry is installed in. This file lies one level below `cli/`, as source and when built. */
export const installationDir = join(import.meta.dirname, "../..");

/** A clone of the repository, where `npm start` works; else the installed package. */
const isClone = existsSync(join(installationDir, "pnpm-workspace.yaml"));

/** How a person starts the service. */
export const startCommand = isClone ? "npm start" : "gantry up";

/** How a person calls the command line. */
export const gantryCommand = isClone ? "npx gantry" : "gantry";

/** What helps when a program is missing. */
export const howToGetPrograms = isClone ? "Build it: npm run setup" : "Install Gantry again.";

/** An installed package is replaced by the next version, so settings and data are kept in the user's home. */
const settingsDir = isClone ? installationDir : join(homedir(), ".gantry");

/** The programs that `gantry` starts. */
export const programs = {
  server: join(installationDir, "server/dist/main.js"),
  migrate: join(installationDir, "server/dist/migrate.js"),
  reconcileStorage: join(installationDir, "server/dist/reconcile-storage.js"),
  backup: join(installationDir, "server/dist/backup.js"),
  restore: join(installationDir, "server/dist/restore.js"),
  rotateKeys: join(installationDir, "server/dist/rotate-keys.js"),
  verifyAudit: join(installationDir, "server/dist/verify-audit.js"),
  organizations: join(installationDir, "server/dist/organizations.js"),
  worker: join(installationDir, "worker/dist/main.js"),
  followParent: join(installationDir, "cli/dist/follow-parent.js"),
};

/** @throws a sentence that says how to get the program */
export function requireProgram(path: string): void {
  if (existsSync(path)) return;
  throw new Error(`${path} is missing. ${howToGetPrograms}`);
}

/** Settings from the file `.env`: in a clone beside the README, else in `~/.gantry`. The environment wins over them. */
export function readDotEnv(): void {
  const path = join(settingsDir, ".env");
  if (existsSync(path)) process.loadEnvFile(path);
}

/**
 * Absolute path of the data directory. A relative setting counts from the clone's folder, or from the current one when Gantry is an
 * installed package.
 */
export function dataDirOf(env: NodeJS.ProcessEnv): string {
  const setting = env["DATA_DIR"];
  if (!setting) return isClone ? join(installationDir, ".gantry") : settingsDir;
  if (isAbsolute(setting)) return setting;
  return isClone ? join(installationDir, setting) : resolve(setting);
}
