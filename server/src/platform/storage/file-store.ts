import { createReadStream, createWriteStream, mkdirSync, mkdtempSync, renameSync } from "node:fs";
import { mkdir, readdir, realpath, rename, rm, stat, utimes } from "node:fs/promises";
import { dirname, join, relative, resolve, sep } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { newId } from "../crypto/ids.ts";
import type { ObjectStore } from "./object-store.ts";
import { isLeftBehind, scratchName } from "./scratch-owner.ts";

const touchEveryMs = 60_000;

/** Stores objects as files under one directory. Removes what ended processes left in its scratch folder. */
export async function openFileStore(directory: string): Promise<ObjectStore> {
  await mkdir(join(directory, "scratch"), { recursive: true, mode: 0o700 });
  const root = await realpath(directory);
  const pathOf = (key: string) => {
    const path = resolve(root, "objects", key);
    if (key.includes("\0") || !path.startsWith(join(root, "objects") + sep)) throw new Error(`not a key of this store: ${key}`);
    return path;
  };

  async function put(key: string, content: Readable | Buffer): Promise<number> {
    const path = pathOf(key);
    const unfinished = join(root, "scratch", scratchName(newId()));
    await pipeline(
      Buffer.isBuffer(content) ? Readable.from([content]) : content,
      createWriteStream(unfinished, { mode: 0o600, flush: true }),
    ).catch(async (error) => {
      await rm(unfinished, { force: true });
      throw error;
    });
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await rename(unfinished, path);
    return (await stat(path)).size;
  }

  async function fileStat(key: string) {
    const path = pathOf(key);
    const found = await stat(path).catch(ifAbsent(undefined));
    if (!found?.isFile()) return undefined;
    // We create no symlinks; another real path means that somebody added one.
    if ((await realpath(path)) !== path) return undefined;
    return { path, sizeBytes: found.size, modifiedAt: found.mtime };
  }

  async function list(prefix: string) {
    const base = prefix === "" ? join(root, "objects") : pathOf(prefix);
    const entries = await readdir(base, { recursive: true, withFileTypes: true }).catch(ifAbsent([]));
    const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
    const found = await Promise.all(
      files.map(async (path) => {
        // It may be removed or replaced while it is listed.
        const sizeBytes = (await stat(path).catch(() => undefined))?.size;
        return sizeBytes === undefined ? [] : [{ key: relative(join(root, "objects"), path).split(sep).join("/"), sizeBytes }];
      }),
    );
    return found.flat();
  }

  async function clearScratch(olderThanMs: number) {
    let cleared = 0;
    for (const name of await readdir(join(root, "scratch"))) {
      const path = join(root, "scratch", name);
      const found = await stat(path).catch(() => undefined);
      if (!found || (!isLeftBehind(name) && Date.now() - found.ctimeMs < olderThanMs)) continue;
      // A reader process exits shortly after its parent.
      await rm(path, { recursive: true, force: true, maxRetries: 5 });
      cleared++;
    }
    return cleared;
  }

  /** Directories of this process. Their modification times show processes elsewhere that it is alive. */
  const own = new Set<string>();
  const touch = async () => {
    const now = new Date();
    for (const path of own) await utimes(path, now, now).catch(() => own.delete(path));
  };
  setInterval(() => void touch(), touchEveryMs).unref();
  await clearScratch(Number.POSITIVE_INFINITY);

  return {
    put,
    async putDirectory(prefix, from) {
      const path = pathOf(prefix);
      const aside = join(root, "scratch", scratchName(newId()));
      const isReplaced = moved(path, aside);
      if (!moved(from, path)) {
        mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
        renameSync(from, path);
      }
      if (isReplaced) await rm(aside, { recursive: true, force: true });
    },
    async get(key, range) {
      const found = await fileStat(key);
      if (!found) return undefined;
      return { stream: createReadStream(found.path, range), sizeBytes: found.sizeBytes, modifiedAt: found.modifiedAt };
    },
    async stat(key) {
      const found = await fileStat(key);
      return found && { sizeBytes: found.sizeBytes, modifiedAt: found.modifiedAt };
    },
    list,
    async remove(prefix) {
      const files = await list(prefix);
      const single = await fileStat(prefix);
      await rm(pathOf(prefix), { recursive: true, force: true });
      return files.reduce((sum, file) => sum + file.sizeBytes, single?.sizeBytes ?? 0);
    },
    async folders(prefix) {
      const entries = await readdir(pathOf(prefix), { withFileTypes: true }).catch(ifAbsent([]));
      return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
    },
    clearScratch,
    async scratch() {
      const path = mkdtempSync(join(root, "scratch", scratchName("report-")));
      own.add(path);
      return path;
    },
  };
}

/** A missing directory counts as empty. An unreadable disk does not, because its files would seem to be gone. */
function ifAbsent<T>(empty: T): (error: NodeJS.ErrnoException) => T {
  return (error) => {
    if (error.code === "ENOENT" || error.code === "ENOTDIR" || error.code === "ENAMETOOLONG") return empty;
    throw error;
  };
}

/**
 * Whether it was moved; false when a part of the path does not exist. Synchronous: a rename takes microseconds, and every run's end would wait
 * a millisecond for the thread pool.
 */
function moved(from: string, to: string): boolean {
  try {
    renameSync(from, to);
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return false;
    throw error;
  }
}
