import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";

const source = join(import.meta.dirname, "runners");
const cache = join(import.meta.dirname, "../../node_modules/.cache/rerun-recipes");

/**
 * The `node_modules` of the runners that come from npm, installed on the first use and kept until their lock file changes. Without a
 * registry they are installed from npm's own cache.
 * @throws when neither has them.
 */
export function npmRunners(): string {
  const lock = readFileSync(join(source, "package-lock.json"));
  const folder = join(cache, createHash("sha256").update(lock).digest("hex").slice(0, 16));
  if (existsSync(folder)) return join(folder, "node_modules");
  mkdirSync(cache, { recursive: true });
  const partial = mkdtempSync(join(cache, "installing-"));
  try {
    for (const file of ["package.json", "package-lock.json"]) copyFileSync(join(source, file), join(partial, file));
    execFileSync("npm", ["ci", "--ignore-scripts", "--prefer-offline", "--no-audit", "--no-fund"], { cwd: partial, stdio: "pipe" });
    renameSync(partial, folder);
  } catch (error) {
    // Another test installed them at the same time.
    if (existsSync(folder)) return join(folder, "node_modules");
    throw new Error(`The runners of ${source} could not be installed. Once, they need npm's registry, or npm's cache with them.`, {
      cause: error,
    });
  } finally {
    rmSync(partial, { recursive: true, force: true, maxRetries: 20 });
  }
  return join(folder, "node_modules");
}
