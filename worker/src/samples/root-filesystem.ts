import { execFile } from "node:child_process";
import { createReadStream, existsSync } from "node:fs";
import { lstat, readdir, readFile, realpath, stat } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { promisify } from "node:util";
import type { Pack } from "tar-stream";

const run = promisify(execFile);

/** Adds this machine's own Node, a shell and their libraries: enough for a suite without a registry. */
export async function addHostNode(tar: Pack): Promise<void> {
  for (const folder of ["app", "bin", "dev", "etc", "proc", "root", "sys", "usr", "usr/bin", "usr/local", "usr/local/bin"]) tar.entry({ name: folder, type: "directory", mode: 0o755 });
  for (const folder of ["tmp", "var/tmp"]) tar.entry({ name: folder, type: "directory", mode: 0o1777 });
  addText(tar, "etc/passwd", "root:x:0:0:root:/root:/bin/sh\nsuite:x:1000:1000::/app:/bin/sh\n");
  addText(tar, "etc/group", "root:x:0:\nsuite:x:1000:\n");
  addText(tar, "etc/nsswitch.conf", "hosts: files dns\n");
  const shell = await realpath("/bin/sh");
  await addFile(tar, shell, "bin/sh", 0o755);
  await addFile(tar, process.execPath, "usr/bin/node", 0o755);
  if (existsSync("/bin/busybox")) await addBusybox(tar);
  await addLibraries(tar, [process.execPath, shell]);
}

/** `ls`, `cat` and the like, for debugging inside a suite. */
async function addBusybox(tar: Pack): Promise<void> {
  await addFile(tar, "/bin/busybox", "bin/busybox", 0o755);
  for (const applet of ["cat", "echo", "env", "grep", "ls", "mkdir", "ps", "rm", "sleep"]) tar.entry({ name: `bin/${applet}`, type: "symlink", linkname: "busybox" });
  tar.entry({ name: "usr/bin/env", type: "symlink", linkname: "../../bin/busybox" });
}

/** Everything that the dynamic linker would load for these programs, and for name resolution, each under the path where it is searched. */
export async function addLibraries(tar: Pack, programs: readonly string[], more: readonly string[] = []): Promise<void> {
  const found = new Set<string>(more.filter((path) => existsSync(path)));
  for (const program of programs) for (const path of await librariesOf(program)) found.add(path);
  for (const folder of ["/lib/x86_64-linux-gnu", "/lib/aarch64-linux-gnu"]) {
    for (const name of ["libnss_dns.so.2", "libnss_files.so.2", "libresolv.so.2"]) if (existsSync(join(folder, name))) found.add(join(folder, name));
  }
  const before = libraries.get(tar) ?? new Set();
  libraries.set(tar, before);
  for (const path of [...found].sort()) {
    if (before.has(path)) continue;
    before.add(path);
    await addFile(tar, await realpath(path), path.slice(1), 0o755);
  }
}

/** The paths in an archive so far, because engines reject duplicate paths. */
const libraries = new WeakMap<Pack, Set<string>>();

async function librariesOf(program: string): Promise<string[]> {
  const { stdout } = await run("ldd", [program]).catch(() => ({ stdout: "" }));
  return [...stdout.matchAll(/(\/\S+\.so\S*)/g)].flatMap(([, path]) => path ?? []);
}

export function addText(tar: Pack, name: string, text: string, mode = 0o644): void {
  tar.entry({ name, mode }, text);
}

export async function addFile(tar: Pack, from: string, name: string, mode?: number): Promise<void> {
  const { size, mode: ownMode } = await stat(from);
  const entry = tar.entry({ name, size, mode: mode ?? ownMode & 0o777 });
  await pipeline(createReadStream(from), entry);
}

/** A folder with everything below it; links are kept. Names in `without` are skipped. */
export async function addFolder(tar: Pack, from: string, name: string, without: ReadonlySet<string> = new Set()): Promise<void> {
  for (const entry of (await readdir(from)).sort()) {
    if (without.has(entry)) continue;
    const path = join(from, entry);
    const inTar = `${name}/${entry}`;
    const found = await lstat(path);
    if (found.isDirectory()) {
      tar.entry({ name: inTar, type: "directory", mode: 0o755 });
      await addFolder(tar, path, inTar, without);
    } else if (found.isSymbolicLink()) {
      const target = await realpath(path).catch(() => undefined);
      if (target && (await stat(target)).isFile()) await addFile(tar, target, inTar);
    } else if (found.isFile()) await addFile(tar, path, inTar);
  }
}

/** A hash of a folder's content, to detect whether an image is up to date. */
export async function filesOf(folder: string, without: ReadonlySet<string>): Promise<{ path: string; content: Buffer }[]> {
  const files: { path: string; content: Buffer }[] = [];
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isFile() || path.split("/").some((part) => without.has(part))) continue;
    files.push({ path: path.slice(folder.length), content: await readFile(path) });
  }
  return files.sort((a, b) => (a.path < b.path ? -1 : 1));
}
