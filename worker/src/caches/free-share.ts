import { statfs } from "node:fs/promises";

/** How much of the folder's disk is free, 0 to 1: of its space or its inodes, the smaller. A folder that does not exist yet has all. */
export async function freeShare(folder: string): Promise<number> {
  const space = await statfs(folder).catch(() => undefined);
  if (space === undefined) return 1;
  // Some file systems have no limit of files, and say 0.
  const files = space.files > 0 ? space.ffree / space.files : 1;
  return Math.min(space.blocks > 0 ? space.bavail / space.blocks : 1, files);
}
