import { statfs } from "node:fs/promises";

/** How much of a disk has to stay free: a share of its space and of its inodes, 0 to 1. `maxBytes` of free space are always enough. */
export interface FreeSpace {
  share: number;
  maxBytes: number;
}

export interface DiskSpace {
  /** In bytes. */
  free: number;
  size: number;
  freeFiles: number;
  /** 0: the file system does not limit their number. */
  files: number;
}

/** @throws if the folder does not exist */
export async function readSpace(folder: string): Promise<DiskSpace> {
  const { bavail, blocks, bsize, ffree, files } = await statfs(folder);
  return { free: bavail * bsize, size: blocks * bsize, freeFiles: ffree, files };
}

/** Which resource of a disk is too low. */
export function shortageOf({ share, maxBytes }: FreeSpace, { free, size, freeFiles, files }: DiskSpace): "space" | "inodes" | undefined {
  if (free < Math.min(size * share, maxBytes)) return "space";
  return freeFiles < files * share ? "inodes" : undefined;
}

/**
 * Which resource of the disk of a folder is too low. @throws if the folder does not exist
 */
export const findShortage = async (required: FreeSpace, folder: string) => shortageOf(required, await readSpace(folder));
