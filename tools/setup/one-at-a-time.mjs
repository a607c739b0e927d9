import { closeSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, statSync, writeSync } from "node:fs";
import { join } from "node:path";
import { root } from "./root.mjs";

const folder = join(root, ".gantry");
const path = join(folder, "setup.lock");

/**
 * Concurrent set-ups of one folder would break each other's packages, so the second waits for the first.
 * A lock whose holder has died is taken over.
 * @template T @param {() => Promise<T>} work @returns {Promise<T>}
 */
export async function oneAtATime(work) {
  mkdirSync(folder, { recursive: true });
  let told = false;
  while (!take()) {
    if (!told) console.log("  … Another set-up is running in this folder; waiting for it");
    told = true;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  const release = () => rmSync(path, { force: true });
  process.once("exit", release);
  try {
    return await work();
  } finally {
    process.removeListener("exit", release);
    release();
  }
}

function take() {
  try {
    const file = openSync(path, "wx", 0o600);
    writeSync(file, String(process.pid));
    closeSync(file);
    return true;
  } catch (error) {
    if (error.code !== "EEXIST") throw error;
  }
  if (!isStale()) return false;
  // Moved, not removed: if two processes find it stale, only one can move it.
  const aside = `${path}.${process.pid}`;
  try {
    renameSync(path, aside);
    rmSync(aside, { force: true });
  } catch {}
  return false;
}

function isStale() {
  try {
    const pid = Number(readFileSync(path, "utf8"));
    // A holder gets a second to write its process id.
    if (!pid) return Date.now() - statSync(path).mtimeMs > 1_000;
    process.kill(pid, 0);
    return !isOurs(pid);
  } catch (error) {
    return error.code === "ESRCH";
  }
}

/** After a reboot another program may have the process id. */
function isOurs(pid) {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8").includes("node");
  } catch {
    return process.platform !== "linux";
  }
}
