import { access } from "node:fs/promises";
import { runQuietly } from "./run-quietly.ts";

export interface DiskObstacle {
  reason: string;
  remedy: string;
}

/** What the engine's own numbers lack. */
export const measuredByEngine =
  "What runs write is measured by the engine, which counts neither deleted files that are still open nor space allocated beyond a file's end, so a run can pass RUN_DISK_BYTES";

const ignore = () => {};

/**
 * Why a worker in this process's place cannot measure itself what runs occupy on the engine's disk; `undefined` when it can.
 * @param info the engine's description of itself
 */
export async function diskObstacle(isHere: boolean, info: unknown): Promise<DiskObstacle | undefined> {
  const besides = "Run the worker beside the engine.";
  if (!isHere) return { reason: "the engine is on another machine", remedy: besides };
  if (process.platform !== "linux") return { reason: "this is not Linux", remedy: "Run the worker on Linux, beside the engine." };
  if (process.geteuid?.() !== 0) return { reason: "this user may not read containers' files", remedy: "Run the worker as root." };
  const { DockerRootDir: root } = { ...(info as object | undefined) } as { DockerRootDir?: string };
  const isVisible =
    root !== undefined &&
    (await access(root).then(
      () => true,
      () => false,
    ));
  if (!isVisible) return { reason: `the engine's folder ${root ?? ""} cannot be seen here`.replace("  ", " "), remedy: besides };
  const tried = await Promise.all([
    runQuietly("du", ["-s", "-x", "-B1", "--", "/dev/null"], ignore),
    runQuietly("du", ["-s", "-x", "--inodes", "--", "/dev/null"], ignore),
    runQuietly("find", ["-L", "/dev/null", "-regextype", "posix-extended", "-maxdepth", "0", "-printf", "%D %i %b"], ignore),
  ]);
  if (tried.every(Boolean)) return undefined;
  return { reason: "GNU du or find is missing", remedy: "Install coreutils and findutils." };
}
