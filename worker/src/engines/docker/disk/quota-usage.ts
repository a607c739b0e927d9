import { statfs } from "node:fs/promises";
import type { WritablePaths } from "./writable-paths.ts";

/**
 * What a container's file system counts against its quotas, in bytes: everything, however it is hidden. `undefined` when the container has no quota, or
 * its files cannot be seen here.
 */
export async function quotaUsage({ layer, quotaBytes, volumes }: WritablePaths): Promise<number | undefined> {
  if (layer === undefined || quotaBytes === undefined) return undefined;
  const ofLayer = await usedOf(layer, quotaBytes);
  const ofVolumes = await Promise.all(volumes.map(({ path, quotaBytes: size }) => (size === undefined ? 0 : usedOf(path, size))));
  return [ofLayer, ...ofVolumes].reduce((sum, used) => (sum === undefined || used === undefined ? undefined : sum + used));
}

/** Asked about a folder with a quota, the kernel answers with the quota instead of the disk. */
async function usedOf(folder: string, quotaBytes: number): Promise<number | undefined> {
  const { bsize, blocks, bfree } = await statfs(folder);
  const isQuota = Math.abs(blocks * bsize - quotaBytes) <= bsize;
  return isQuota ? (blocks - bfree) * bsize : undefined;
}
