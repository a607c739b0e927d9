import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { startStep } from "./progress.mjs";
import { memory, root } from "./root.mjs";
import { runCommand } from "./run-command.mjs";
import { workspaces } from "./workspaces.mjs";

const stampPath = join(memory, "packages");

/** Whether the packages of the lock file are installed for this Node and platform. */
export function packagesAreInstalled() {
  return (
    existsSync(stampPath) &&
    readFileSync(stampPath, "utf8") === wanted() &&
    workspaces.every((name) => existsSync(join(root, name, "node_modules")))
  );
}

/** Installs exactly the lock file's versions. The stamp is written last, so that an interrupted installation is repeated. */
export async function installPackages() {
  if (packagesAreInstalled()) return;
  const step = startStep("Packages");
  rmSync(stampPath, { force: true });
  const { packageManager } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const total = countPackages();
  // Building needs the development packages too, whatever NODE_ENV is.
  const env = { ...process.env, NODE_ENV: "development", CI: "true" };
  try {
    step.say("fetching the package manager");
    const args = [
      "--yes",
      "--prefer-offline",
      packageManager,
      "install",
      "--frozen-lockfile",
      "--prefer-offline",
      "--reporter=append-only",
      "--config.confirmModulesPurge=false",
    ];
    await runCommand("npx", args, {
      env,
      onLine(line) {
        const added = /Progress: .*downloaded (\d+), added (\d+)/.exec(line);
        if (added) step.say(`${added[2]} of about ${total}, ${added[1]} downloaded`, Number(added[2]) / total);
      },
    });
  } catch (error) {
    step.fail();
    throw new Error(`The packages could not be installed. Is the npm registry reachable (npm ping)? Then try again.\n\n${error.message}`);
  }
  mkdirSync(memory, { recursive: true });
  writeFileSync(stampPath, wanted());
  step.done();
}

function wanted() {
  const hash = createHash("sha256").update(`${process.platform} ${process.arch} ${process.versions.modules}\n`);
  for (const file of ["pnpm-lock.yaml", "pnpm-workspace.yaml", "package.json", ...workspaces.map((name) => `${name}/package.json`)]) {
    hash.update(readFileSync(join(root, file)));
  }
  return hash.digest("hex");
}

/** Packages of other platforms are in the lock file but never installed; this is close enough for a progress bar. */
function countPackages() {
  const lock = readFileSync(join(root, "pnpm-lock.yaml"), "utf8");
  const packages = lock.slice(lock.indexOf("\npackages:"), lock.indexOf("\nsnapshots:"));
  const entries = packages.split(/\n {2}(?=\S)/).slice(1);
  const foreign = entries.filter(
    (entry) => /\n {4}(os|cpu): \[/.test(entry) && !(matches(entry, "os", process.platform) && matches(entry, "cpu", process.arch)),
  );
  return Math.max(1, entries.length - foreign.length);
}

function matches(entry, field, value) {
  const listed = new RegExp(`\\n {4}${field}: \\[([^\\]]*)\\]`).exec(entry)?.[1];
  return listed === undefined || listed.split(/,\s*/).includes(value);
}
