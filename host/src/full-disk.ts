import { statfsSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { isDiskFull } from "./file-problem.ts";
import { nearestFolder } from "./nearest-folder.ts";

const everyMs = 1_000;

/** A sentence about the disk with this folder: the error and how much is free. Quotas and inodes can be used up while bytes are free. */
export function describeFullDisk(folder: string, error: unknown): string {
  const code = error instanceof Error && "code" in error ? String(error.code) : String(error);
  const { bavail, bsize, ffree } = statfsSync(nearestFolder(folder));
  return `the disk under ${folder} is full (${code}; ${bavail * bsize} bytes and ${ffree} files are free). Free some space, or choose another folder.`;
}

/** Repeats the work as long as it fails because the disk with the folder is full, and says so once. */
export async function untilDiskHasRoom<T>(folder: string, work: () => T | Promise<T>, say: (sentence: string) => void): Promise<T> {
  for (let isFirst = true; ; isFirst = false) {
    try {
      return await work();
    } catch (error) {
      if (!isDiskFull(error)) throw error;
      if (isFirst) say(`Waiting, because ${describeFullDisk(folder, error)}`);
      await sleep(everyMs);
    }
  }
}
