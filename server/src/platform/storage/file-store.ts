import { createReadStream, createWriteStream, mkdirSync, renameSync } from "node:fs";
import { mkdir, readdir, realpath, rename, rm, stat } from "node:fs/promises";
import { dirname, join, relative, resolve, sep } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ObjectStore, StagedDirectory } from "./object-store.ts";
import { ScratchFolder } from "./scratch-folder.ts";

/** Stores objects as files under one directory. Removes what ended processes left in its scratch folder. */
export async function openFileStore(directory: string): Promise<ObjectStore> {
  await mkdir(join(directory, "scratch"), { recursive: true, mode: 0o700 });
  const root = await realpath(directory);
  const scratch = new ScratchFolder(join(root, "scratch"));
  await scratch.clear(Number.POSITIVE_INFINITY);
  return new FileStore(join(root, "objects"), scratch);
}

class FileStore implements ObjectStore {
  readonly #objects: string;
  readonly #scratch: ScratchFolder;

  constructor(objects: string, scratch: ScratchFolder) {
    this.#objects = objects;
    this.#scratch = scratch;
  }

  async put(key: string, content: Readable | Buffer): Promise<number> {
    const path = this.#pathOf(key);
    const unfinished = this.#scratch.newPath();
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

  async stageDirectory(_area: string, directory: string): Promise<StagedDirectory> {
    // Nothing to prepare: it is on the same disk.
    return { moveTo: (prefix) => this.#moveIn(prefix, directory), discard: async () => {} };
  }

  async #moveIn(prefix: string, from: string) {
    const path = this.#pathOf(prefix);
    const aside = this.#scratch.newPath();
    const isReplaced = moved(path, aside);
    if (!moved(from, path)) {
      mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
      renameSync(from, path);
    }
    if (isReplaced) await rm(aside, { recursive: true, force: true });
  }

  async get(key: string, range?: { start: number; end: number }) {
    const found = await this.#find(key);
    if (!found) return undefined;
    return { stream: createReadStream(found.path, range), sizeBytes: found.sizeBytes, modifiedAt: found.modifiedAt };
  }

  async stat(key: string) {
    const found = await this.#find(key);
    return found && { sizeBytes: found.sizeBytes, modifiedAt: found.modifiedAt };
  }

  async list(prefix: string) {
    const base = prefix === "" ? this.#objects : this.#pathOf(prefix);
    const entries = await readdir(base, { recursive: true, withFileTypes: true }).catch(ifAbsent([]));
    const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
    const found = await Promise.all(
      files.map(async (path) => {
        // It may be removed or replaced while it is listed.
        const sizeBytes = (await stat(path).catch(() => undefined))?.size;
        return sizeBytes === undefined ? [] : [{ key: relative(this.#objects, path).split(sep).join("/"), sizeBytes }];
      }),
    );
    return found.flat();
  }

  async remove(prefix: string) {
    const files = await this.list(prefix);
    const single = await this.#find(prefix);
    await rm(this.#pathOf(prefix), { recursive: true, force: true });
    return files.reduce((sum, file) => sum + file.sizeBytes, single?.sizeBytes ?? 0);
  }

  async folders(prefix: string) {
    const entries = await readdir(this.#pathOf(prefix), { withFileTypes: true }).catch(ifAbsent([]));
    return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  }

  clearScratch(olderThanMs: number) {
    return this.#scratch.clear(olderThanMs);
  }

  async scratch() {
    return this.#scratch.directory();
  }

  /** @throws for a key that leads outside the store */
  #pathOf(key: string): string {
    const path = resolve(this.#objects, key);
    if (key.includes("\0") || !path.startsWith(this.#objects + sep)) throw new Error(`not a key of this store: ${key}`);
    return path;
  }

  async #find(key: string) {
    const path = this.#pathOf(key);
    const found = await stat(path).catch(ifAbsent(undefined));
    if (!found?.isFile()) return undefined;
    // We create no symlinks; another real path means that someone added one.
    if ((await realpath(path)) !== path) return undefined;
    return { path, sizeBytes: found.size, modifiedAt: found.mtime };
  }
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
