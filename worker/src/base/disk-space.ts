import { statfs } from "node:fs/promises";

/** What has to stay free of a disk: a share of its space and of its inodes, 0 to 1. Of its space, `maxBytes` are always enough. */
export interface FreeSpace {
  share: number;
  maxBytes: number;
}

/**
 * What the disk of a folder has too little of.
 * @throws if the folder does not exist
 */
export async function findShortage({ share, maxBytes }: FreeSpace, folder: string): Promise<"space" | "inodes" | undefined> {
  const { bavail, blocks, bsize, ffree, files } = await statfs(folder);
  if (bavail * bsize < Math.min(blocks * bsize * share, maxBytes)) return "space";
  // Some file systems have no limit of files, and say 0.
  return ffree < files * share ? "inodes" : undefined;
}
