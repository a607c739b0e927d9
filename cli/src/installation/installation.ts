import { existsSync } from "node:fs";
import { homedir } from "node:os";
import { isAbsolute, join, resolve, sep } from "node:path";

const cliDir = `${sep}cli${sep}`;

/** The folder where Gantry is installed. This file is below its folder `cli`, both as source and when built. */
export const installationDir = import.meta.dirname.slice(0, import.meta.dirname.lastIndexOf(cliDir));

/** In a clone of the repository `npm start` works; otherwise this is the installed package. */
const isClone = existsSync(join(installationDir, "pnpm-workspace.yaml"));

/** The command that starts the service. */
export const startCommand = isClone ? "npm start" : "gantry up";

/** The command line as users type it. */
export const gantryCommand = isClone ? "npx gantry" : "gantry";

/** What to do when a program is missing. */
export const howToGetPrograms = isClone ? "Build it: npm run setup" : "Install Gantry again.";

/** The next version replaces an installed package, so settings and data are kept in the user's home directory. */
const settingsDir = isClone ? installationDir : join(homedir(), ".gantry");

/** The long-running programs that `gantry` starts. */
export const programs = {
  server: join(installationDir, "server/dist/main.js"),
  worker: join(installationDir, "worker/dist/main.js"),
  followParent: join(installationDir, "cli/dist/follow-parent.js"),
};

/** A program that works on the database: the built file of `server/src/programs` with this name. */
export const databaseProgram = (name: string): string => join(installationDir, `server/dist/${name}.js`);

/** @throws a sentence that says how to get the program */
export function requireProgram(path: string): void {
  if (existsSync(path)) return;
  throw new Error(`${path} is missing. ${howToGetPrograms}`);
}

/** Settings from the file `.env`: in a clone next to the README, otherwise in `~/.gantry`. The environment takes precedence. */
export function readDotEnv(): void {
  const path = join(settingsDir, ".env");
  if (existsSync(path)) process.loadEnvFile(path);
}

/**
 * Absolute path of the data directory. A relative setting is relative to the clone's folder or, for an installed package, to the current
 * directory.
 */
export function dataDirOf(env: NodeJS.ProcessEnv): string {
  const setting = env["DATA_DIR"];
  if (!setting) return isClone ? join(installationDir, ".gantry") : settingsDir;
  if (isAbsolute(setting)) return setting;
  return isClone ? join(installationDir, setting) : resolve(setting);
}
