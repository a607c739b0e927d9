import { createHash } from "node:crypto";
import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { startStep } from "./progress.mjs";
import { memory, root } from "./root.mjs";
import { runCommand } from "./run-command.mjs";
import { workspaces } from "./workspaces.mjs";

const stampPath = join(memory, "build.json");
const sources = [...workspaces, "tools/build.ts", "package.json", "pnpm-lock.yaml", "tsconfig.base.json"];
const outputs = ["server/dist/main.js", "worker/dist/main.js", "cli/dist/main.js"];
const skippedFolders = new Set(["node_modules", "dist", "coverage", ".vite"]);

/** Builds server, worker, command line and dashboard, unless the output was built from the current sources. */
export async function buildWhatChanged() {
  const files = sources.flatMap((name) => list(name)).sort();
  const looks = fingerprint(files, lookOf);
  const stamp = readStamp();
  const built = outputs.every((path) => existsSync(join(root, path)));
  if (built && stamp?.looks === looks) return;
  // A new checkout with the same content is not a change.
  const contents = fingerprint(files, (file) => readFileSync(join(root, file)));
  if (!built || stamp?.contents !== contents) await build();
  mkdirSync(memory, { recursive: true });
  writeFileSync(stampPath, JSON.stringify({ looks, contents }));
}

async function build() {
  const step = startStep("Build");
  rmSync(stampPath, { force: true });
  try {
    await runCommand(process.execPath, ["--import", "tsx", "tools/build.ts"], {
      env: { ...process.env, NODE_ENV: "production", NO_COLOR: "1" },
      onLine(line) {
        step.say(line);
      },
    });
  } catch (error) {
    step.fail();
    throw new Error(`The build failed.\n\n${error.message}`);
  }
  step.done();
}

function readStamp() {
  try {
    return JSON.parse(readFileSync(stampPath, "utf8"));
  } catch {
    return undefined;
  }
}

function fingerprint(files, describe) {
  const hash = createHash("sha256").update(process.version);
  for (const file of files) hash.update(`\0${file}\0`).update(describe(file));
  return hash.digest("hex");
}

function lookOf(file) {
  const { size, mtimeMs } = lstatSync(join(root, file));
  return `${size} ${mtimeMs}`;
}

/** @returns {string[]} */
function list(name) {
  const path = join(root, name);
  if (!existsSync(path)) return [];
  if (!lstatSync(path).isDirectory()) return [name];
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) return skippedFolders.has(entry.name) ? [] : list(`${name}/${entry.name}`);
    return entry.isFile() && !/\.test\.tsx?$/.test(entry.name) ? [`${name}/${entry.name}`] : [];
  });
}
