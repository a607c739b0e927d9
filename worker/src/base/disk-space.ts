import { statfs } from "node:fs/promises";

/** What has to stay free of a disk: a share of its space and of its inodes, 0 to 1. Of its space, `maxBytes` are always enough. */
export interface FreeSpace {
  share: number;
  maxBytes: number;
}

export interface DiskSpace {
  /** In bytes. */
  free: number;
  size: number;
  freeFiles: number;
  /** 0: the file system has no limit of them. */
  files: number;
}

/** @throws if the folder does not exist */
export async function readSpace(folder: string): Promise<DiskSpace> {
  const { bavail, blocks, bsize, ffree, files } = await statfs(folder);
  return { free: bavail * bsize, size: blocks * bsize, freeFiles: ffree, files };
}

/** What a disk has too little of. */
export function shortageOf({ share, maxBytes }: FreeSpace, { free, size, freeFiles, files }: DiskSpace): "space" | "inodes" | undefined {
  if (free < Math.min(size * share, maxBytes)) return "space";
  return freeFiles < files * share ? "inodes" : undefined;
}

/**
 * What the disk of a folder has too little of.
 * @throws if the folder does not exist
 */
export const findShortage = async (required: FreeSpace, folder: string) => shortageOf(required, await readSpace(folder));
