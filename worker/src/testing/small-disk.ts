import { execFile, spawn } from "node:child_process";
import { mkdtemp, open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** A small disk in memory. */
export interface SmallDisk {
  path: string;
  /** Fills the disk, except for `freeBytes`, a multiple of 4096. */
  fill(freeBytes?: number): Promise<void>;
  free(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Needs root. It is unmounted even if this process is killed.
 * @param maxFiles with its folders; default: as many as the system allows
 */
export async function mountSmallDisk(sizeMb: number, maxFiles?: number): Promise<SmallDisk> {
  const path = await mkdtemp(join(tmpdir(), "gantry-disk-"));
  await run("mount", ["-t", "tmpfs", "-o", `size=${sizeMb}m${maxFiles === undefined ? "" : `,nr_inodes=${maxFiles}`}`, "tmpfs", path]);
  const guard = spawn("sh", ["-c", 'cat >/dev/null; umount -l "$1" 2>/dev/null; rmdir "$1" 2>/dev/null', "sh", path], {
    detached: true,
    stdio: ["pipe", "ignore", "ignore"],
  });
  guard.unref();
  if (guard.stdin && "unref" in guard.stdin && typeof guard.stdin.unref === "function") guard.stdin.unref();
  const filler = join(path, "filler");
  return {
    path,
    async fill(freeBytes = 0) {
      const file = await open(filler, "w");
      // Write the last pages one by one.
      for (const piece of [Buffer.alloc(1_048_576), Buffer.alloc(4_096)])
        for (;;) {
          const isFull = await file.write(piece).then(
            ({ bytesWritten }) => bytesWritten < piece.length,
            () => true,
          );
          if (isFull) break;
        }
      await file.truncate((await file.stat()).size - freeBytes);
      await file.close();
    },
    free: () => rm(filler, { force: true }),
    async close() {
      await run("umount", ["-l", path]);
      await rm(path, { recursive: true, force: true });
      guard.stdin.end();
    },
  };
}
