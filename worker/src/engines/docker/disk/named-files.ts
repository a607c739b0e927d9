import type { WritablePaths } from "./writable-paths.ts";
import { runQuietly } from "./run-quietly.ts";

/** What a file counts in addition to its content, because empty files exhaust a disk's inodes. */
export const bytesPerFile = 4096;

/** `isComplete: false`: it may be more. */
export interface Measured {
  bytes: number;
  isComplete: boolean;
}

/** What the files with a name occupy. */
export function namedBytes({ mounted, volumes }: WritablePaths, layer: string): Promise<Measured> {
  return bytesOfFolders([layer, ...volumes.map(({ path }) => path)], mounted);
}

/**
 * The blocks of files and folders, and 4 KiB for each of them below `folders`. A file with several names counts once. `du` walks by open folders, so
 * that paths longer than the system's limit make no difference.
 */
export async function bytesOfFolders(folders: readonly string[], files: readonly string[]): Promise<Measured> {
  const blocks = await total(["-B1"], [...folders, ...files]);
  const inodes = await total(["--inodes"], folders);
  return { bytes: blocks.bytes + inodes.bytes * bytesPerFile, isComplete: blocks.isComplete && inodes.isComplete };
}

async function total(options: readonly string[], paths: readonly string[]): Promise<Measured> {
  const different = new Set(paths);
  const sizes: number[] = [];
  const isComplete = await runQuietly("du", ["-s", "-x", ...options, "--", ...different], (line) => sizes.push(Number.parseInt(line, 10)));
  const known = sizes.filter((size) => !Number.isNaN(size));
  return { bytes: known.reduce((sum, size) => sum + size, 0), isComplete: isComplete && known.length === different.size };
}
