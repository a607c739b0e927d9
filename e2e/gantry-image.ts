import { execFile, execFileSync } from "node:child_process";
import { copyFileSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import type Docker from "dockerode";
import { lockFile } from "../host/src/lock-file.ts";
import { waitTimeoutMs } from "../host/src/testing/wait-timeout.ts";
import { importImage } from "../worker/src/engines/testing/images.ts";

const root = join(import.meta.dirname, "..");

/** Gantry's own. */
export const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { version: string };
/** The file that `npm run release:bundle` writes. */
export const bundle = `gantry-${version}-linux-${process.arch}.tar.gz`;

/**
 * Makes the bundle, puts it into a folder, and builds the image of `deploy/Dockerfile` from it.
 * @param base - the name for the base image, which is made from programs of this machine
 */
export async function buildGantryImage(
  { docker, host }: { docker: Docker; host: string },
  { dir, image, base }: { dir: string; image: string; base: string },
): Promise<void> {
  mkdirSync(join(root, "dist"), { recursive: true });
  // Two files of tests would write the same bundle. Making one takes minutes on a busy machine.
  const lock = await lockFile(join(root, "dist/bundle.lock"), 3 * waitTimeoutMs);
  try {
    await promisify(execFile)(process.execPath, ["tools/bundle.mjs"], { cwd: root });
    copyFileSync(join(root, "dist", bundle), join(dir, bundle));
  } finally {
    await lock.release();
  }
  await importBase(docker, base);
  const socket = `unix://${host.replace(/^unix:\/\//, "")}`;
  const args = ["-H", socket, "build", "-f", join(root, "deploy/Dockerfile"), "--build-arg", `BASE_IMAGE=${base}`, "-t", image, dir];
  await promisify(execFile)("docker", args);
}

/** What the base image of a distribution has: a C library, `nft`, `git` and the usual commands. */
async function importBase(docker: Docker, base: string): Promise<void> {
  const path = `${process.env["PATH"] ?? ""}:/usr/sbin`;
  const find = (name: string) => execFileSync("which", [name], { encoding: "utf8", env: { ...process.env, PATH: path } }).trim();
  const [nft, git] = [find("nft"), find("git")];
  const files = { ...withLibraries([nft, git, process.execPath]), "/usr/sbin/nft": readFileSync(nft), "/usr/bin/git": readFileSync(git) };
  const links = Object.fromEntries(["dirname", "readlink"].map((name) => [`bin/${name}`, "busybox"]));
  await importImage(docker, base, { files, links, changes: ["ENV PATH=/usr/local/bin:/usr/sbin:/usr/bin:/bin"] });
}

/** The libraries that these programs of this machine need. */
export function withLibraries(programs: readonly string[]): Record<string, Buffer> {
  const files: Record<string, Buffer> = {};
  for (const program of programs) {
    for (const [library] of execFileSync("ldd", [program], { encoding: "utf8" }).matchAll(/\/\S+\.so\S*/g))
      files[library] = readFileSync(library);
  }
  return files;
}
