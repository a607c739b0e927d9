import type { Places } from "./places.ts";
import { runQuietly } from "./run-quietly.ts";

/** What a file counts in addition to its content, because empty files exhaust a disk's inodes. */
export const bytesPerFile = 4096;

/**
 * What the files with a name occupy: their blocks, those of folders, and 4 KiB for each. A file with several names counts once. `du` walks by open
 * folders, so that paths longer than the system's limit make no difference. `undefined` when that is not known completely.
 */
export async function namedBytes({ layer, mounted, volumes }: Places): Promise<number | undefined> {
  if (layer === undefined) return undefined;
  const folders = [layer, ...volumes.map(({ path }) => path)];
  const blocks = await total(["-B1"], [...folders, ...mounted]);
  const files = blocks === undefined ? undefined : await total(["--inodes"], folders);
  return blocks === undefined || files === undefined ? undefined : blocks + files * bytesPerFile;
}

async function total(options: readonly string[], paths: readonly string[]): Promise<number | undefined> {
  const different = new Set(paths);
  const printed = await runQuietly("du", ["-s", "-x", ...options, "--", ...different]);
  if (!printed?.complete) return undefined;
  const sizes = printed.stdout
    .trimEnd()
    .split("\n")
    .map((line) => Number.parseInt(line, 10));
  if (sizes.length !== different.size || sizes.some(Number.isNaN)) return undefined;
  return sizes.reduce((sum, size) => sum + size, 0);
}
