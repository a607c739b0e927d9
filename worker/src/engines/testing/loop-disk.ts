import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export interface LoopDisk {
  /** Where it is mounted. */
  folder: string;
  remove(): void;
}

const path = `${process.env["PATH"] ?? ""}:/usr/sbin:/sbin:/usr/bin:/bin`;
const run = (program: string, parameters: readonly string[]) =>
  execFileSync(program, parameters, { encoding: "utf8", stdio: ["ignore", "pipe", "pipe"], env: { ...process.env, PATH: path } });

/**
 * A disk of its own, in a file. Needs root.
 * @param options for `mount`, after `loop`
 * @throws when this machine cannot make or mount such a file system
 */
export function makeLoopDisk(fileSystem: "ext4" | "xfs", megabytes: number, options: readonly string[] = []): LoopDisk {
  const place = mkdtempSync(join(tmpdir(), "gantry-disk-"));
  const image = join(place, "image");
  const folder = join(place, "disk");
  mkdirSync(folder);
  try {
    run("truncate", ["-s", `${megabytes}M`, image]);
    run(`mkfs.${fileSystem}`, ["-q", image]);
    run("mount", ["-t", fileSystem, "-o", ["loop", ...options].join(), image, folder]);
  } catch (error) {
    rmSync(place, { recursive: true, force: true });
    throw error;
  }
  const remove = () => {
    run("umount", [folder]);
    rmSync(place, { recursive: true, force: true });
  };
  return { folder, remove };
}
