import { createReadStream, mkdirSync, openSync, renameSync, rmSync } from "node:fs";
import { mkdir, open, readdir, rename, rm, rmdir, stat, utimes, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Readable } from "node:stream";
import { randomUUID } from "node:crypto";
import { isDiskFull } from "@gantry/host/file-problem.ts";
import type { Logger } from "pino";
import { crashPoint } from "../base/crash-points.ts";
import { batches } from "../base/batches.ts";
import { newNote, readNote } from "./cache-note.ts";
import { type CacheOwner, fileNameOf, keyOfFile, noteOf, ownerFolder, pathFolder } from "./cache-path.ts";
import { chooseVictims } from "./choose-victims.ts";
import { type FreeSpace, findShortage } from "../base/disk-space.ts";
import { inMb } from "@gantry/contract/in-mb.ts";
import { CacheNotSaved, rewriteArchive } from "../engines/caches/rewrite-archive.ts";
import type { CacheLimits, CacheNote, StoredCache } from "./stored-cache.ts";

/** Requests the archive of a folder from the engine. */
type ArchiveOf = (signal: AbortSignal) => Promise<Readable>;

/** A cache that a run requests. */
export interface RequestedCache {
  key: string;
  path: string;
  restoreKeys: readonly string[];
}

/** The space that caches leave free. Below half of it, a worker claims no runs. */
const minFree: FreeSpace = { share: 0.1, maxBytes: 10 * 1024 ** 3 };
const pieceBytes = 1024 * 1024;
const checkEveryBytes = 64 * pieceBytes;
const unfinished = "unfinished";
const maxReasons = 1000;

/**
 * The caches on this worker's disk: one immutable archive for each key. It is written under another name first, so a reader never sees a part of one. The
 * data directory belongs to one process, so everything about readers and writers is in its memory.
 */
export class CacheStore {
  readonly limits: CacheLimits;
  readonly #folder: string;
  readonly #log: Logger;
  readonly #stored = new Map<string, StoredCache>();
  readonly #saving = new Set<string>();
  /** Cleared while they were being restored. They still use the disk. */
  readonly #leaving = new Set<StoredCache>();
  #revision = 0;
  /** Why a key was not saved the last time, for the next run that does not find it. */
  readonly #reasons = new Map<string, string>();

  private constructor(dataDir: string, limits: CacheLimits, log: Logger) {
    this.#folder = join(dataDir, "worker", "caches");
    this.limits = limits;
    this.#log = log;
  }

  /** Finds the caches of earlier processes. Call it while only this process uses the data directory. */
  static async open(dataDir: string, limits: CacheLimits, log: Logger): Promise<CacheStore> {
    const store = new CacheStore(dataDir, limits, log);
    await rm(join(store.#folder, unfinished), { recursive: true, force: true });
    const entries = await readdir(store.#folder, { recursive: true, withFileTypes: true }).catch(() => []);
    const files = entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(store.#folder.length + 1));
    for (const file of files) await store.#note(file);
    const notes = new Set([...store.#stored.keys()].map(noteOf));
    // A process may have ended when a note existed without its archive.
    for (const file of files) if (file.endsWith(".json") && !notes.has(file)) await rm(join(store.#folder, file), { force: true });
    await store.sweep();
    return store;
  }

  async #note(file: string): Promise<void> {
    const place = dirname(file);
    const key = keyOfFile(file.slice(place.length + 1));
    const found = await stat(join(this.#folder, file)).catch(() => undefined);
    if (key === undefined || found === undefined) return;
    const { size: bytes, mtimeMs, atimeMs: usedMs } = found;
    // Each restore writes this time again, in whole milliseconds.
    const savedMs = Math.round(mtimeMs);
    const note = await readNote(join(this.#folder, noteOf(file)), file, savedMs);
    this.#stored.set(file, { ...note, file, place, project: dirname(place), key, bytes, savedMs, usedMs, readers: 0, isCleared: false });
  }

  /** The cache to restore: the one with the key, else the newest that a restore key leads to. Earlier scopes first. */
  find(owner: CacheOwner, scopes: readonly string[], { key, path, restoreKeys }: RequestedCache): StoredCache | undefined {
    const places = scopes.map((scope) => pathFolder(owner, scope, path));
    for (const place of places) {
      const exact = this.#stored.get(join(place, fileNameOf(key)));
      if (exact) return exact;
    }
    for (const prefix of restoreKeys)
      for (const place of places) {
        const newest = [...this.#stored.values()]
          .filter((cache) => cache.place === place && cache.key.startsWith(prefix))
          .sort((a, b) => b.savedMs - a.savedMs)[0];
        if (newest) return newest;
      }
    return undefined;
  }

  /** Changes whenever the result of {@link list} changes. */
  get revision(): number {
    return this.#revision;
  }

  /** The caches that runs can restore. */
  list(): readonly StoredCache[] {
    return [...this.#stored.values()];
  }

  /**
   * Removes caches by their ids at once: no run finds them after this call. A run that is restoring one reads it to the end, and its file is deleted then.
   * Another cache with the same key can be saved meanwhile.
   */
  clear(ids: ReadonlySet<string>): void {
    if (ids.size === 0) return;
    for (const cache of this.#stored.values()) if (ids.has(cache.id)) this.#clear(cache);
  }

  #clear(cache: StoredCache): void {
    this.#removeEntry(cache);
    cache.isCleared = true;
    const movedTo = join(unfinished, randomUUID());
    try {
      // In one step with what a later call finds: a new cache of this key has the same name.
      mkdirSync(join(this.#folder, unfinished), { recursive: true, mode: 0o700 });
      renameSync(join(this.#folder, cache.file), join(this.#folder, movedTo));
      rmSync(join(this.#folder, noteOf(cache.file)), { force: true });
    } catch (error) {
      this.#log.warn({ err: error }, "a cleared cache could not be moved; it is deleted when this worker starts again");
      return;
    }
    this.#log.info({ project: cache.project, key: cache.key, bytes: cache.bytes }, "cache cleared");
    cache.movedTo = movedTo;
    if (cache.readers > 0) this.#leaving.add(cache);
    else this.#deleteMoved(cache);
  }

  #deleteMoved({ movedTo }: StoredCache): void {
    if (movedTo === undefined) return;
    void rm(join(this.#folder, movedTo), { force: true }).catch((error: unknown) =>
      this.#log.warn({ err: error }, "a cleared cache could not be deleted; it is deleted when this worker starts again"),
    );
  }

  /** Another cache may have its name by now. */
  #removeEntry(cache: StoredCache): boolean {
    if (this.#stored.get(cache.file) !== cache) return false;
    this.#stored.delete(cache.file);
    this.#revision += 1;
    return true;
  }

  /** With those that only a run which restores them still needs. */
  #onDisk(): StoredCache[] {
    return [...this.#stored.values(), ...this.#leaving];
  }

  /** Keeps a cache from being removed until `release`. */
  keepWhileRead(cache: StoredCache): { read: () => Readable; release: () => void } {
    cache.readers += 1;
    cache.usedMs = Date.now();
    this.#revision += 1;
    const path = join(this.#folder, cache.file);
    void utimes(path, new Date(cache.usedMs), new Date(cache.savedMs)).catch(() => {});
    let isHeld = true;
    const release = () => {
      if (isHeld) cache.readers -= 1;
      isHeld = false;
      if (cache.readers === 0 && this.#leaving.delete(cache)) this.#deleteMoved(cache);
    };
    return { read: () => openNow(join(this.#folder, cache.movedTo ?? cache.file)), release };
  }

  /** Removes a cache that could not be restored, so that the next run that succeeds saves it again. */
  async discard(cache: StoredCache): Promise<void> {
    if (!this.#removeEntry(cache)) return;
    await rm(join(this.#folder, cache.file), { force: true });
    await rm(join(this.#folder, noteOf(cache.file)), { force: true });
    // The folders of a pull request or a project without caches.
    for (let folder = cache.place; folder !== "."; folder = dirname(folder)) {
      const isLeft = await rmdir(join(this.#folder, folder)).catch(() => true);
      if (isLeft) return;
    }
  }

  /** Why the key was not saved last. */
  lastReason(owner: CacheOwner, scope: string, { key, path }: RequestedCache): string | undefined {
    return this.#reasons.get(join(pathFolder(owner, scope, path), fileNameOf(key)));
  }

  /**
   * Stores the engine's archive of a folder, either completely or not at all.
   * @returns its bytes
   * @throws {CacheNotSaved} with the reason for the user
   */
  async save(
    owner: CacheOwner & { taskId: string },
    scope: string,
    wanted: RequestedCache,
    archive: ArchiveOf,
    signal: AbortSignal,
  ): Promise<number> {
    const place = pathFolder(owner, scope, wanted.path);
    const file = join(place, fileNameOf(wanted.key));
    if (this.#stored.has(file) || this.#saving.has(file)) throw new CacheNotSaved("another run has saved it, or is saving it");
    this.#saving.add(file);
    try {
      const note = newNote({ path: wanted.path, scope, taskId: owner.taskId });
      const bytes = await this.#write(file, note, wanted.path, archive, signal);
      const now = Date.now();
      const times = { savedMs: now, usedMs: now };
      const project = ownerFolder(owner);
      this.#stored.set(file, { ...note, ...times, file, place, project, key: wanted.key, bytes, readers: 0, isCleared: false });
      this.#revision += 1;
      this.#reasons.delete(file);
      await this.#removeAll(chooseVictims(this.#onDisk(), this.limits, now));
      return bytes;
    } catch (error) {
      const reason = this.#reasonOf(error, signal);
      this.#remember(file, reason);
      throw new CacheNotSaved(reason, { cause: error });
    } finally {
      this.#saving.delete(file);
    }
  }

  async #write(file: string, note: CacheNote, path: string, archive: ArchiveOf, signal: AbortSignal): Promise<number> {
    await this.#requireSpace();
    signal.throwIfAborted();
    const source = await archive(signal);
    const stop = () => source.destroy(new Error("stopped"));
    signal.addEventListener("abort", stop, { once: true });
    const draft = join(this.#folder, unfinished, randomUUID());
    try {
      await mkdir(dirname(draft), { recursive: true, mode: 0o700 });
      const bytes = await this.#fill(draft, rewriteArchive(source, path), signal);
      await this.#place(draft, file, note).catch(() => this.#place(draft, file, note));
      return bytes;
    } finally {
      signal.removeEventListener("abort", stop);
      source.destroy();
      await rm(draft, { force: true });
    }
  }

  /** Another cache's removal may take the empty folder away in between. */
  async #place(draft: string, file: string, note: CacheNote): Promise<void> {
    const path = join(this.#folder, file);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await writeFile(join(this.#folder, noteOf(file)), JSON.stringify(note), { mode: 0o600 });
    await rename(draft, path);
  }

  async #fill(draft: string, pieces: AsyncIterable<Buffer>, signal: AbortSignal): Promise<number> {
    const most = Math.min(this.limits.maxBytes, this.limits.projectBytes, this.limits.totalBytes);
    let bytes = 0;
    let checkAt = checkEveryBytes;
    await using output = await open(draft, "wx", 0o600);
    for await (const piece of batches(pieces, pieceBytes)) {
      signal.throwIfAborted();
      bytes += piece.length;
      if (bytes > most) throw new CacheNotSaved(`larger than ${inMb(most)}`);
      await output.appendFile(piece);
      crashPoint("cache-saving");
      if (bytes < checkAt) continue;
      checkAt += checkEveryBytes;
      if (await this.#isDiskAlmostFull()) throw new CacheNotSaved("the worker's disk is almost full");
    }
    // A power cut must not leave the name without the content.
    await output.sync();
    return bytes;
  }

  #reasonOf(error: unknown, signal: AbortSignal): string {
    if (signal.aborted) return String(signal.reason instanceof Error ? signal.reason.message : signal.reason);
    if (error instanceof CacheNotSaved) return error.message;
    if (isDiskFull(error)) return "the worker's disk is full";
    this.#log.warn({ err: error }, "a cache could not be saved");
    return "the container engine's archive of the folder could not be read";
  }

  #remember(file: string, reason: string): void {
    this.#reasons.delete(file);
    this.#reasons.set(file, reason);
    const oldest = this.#reasons.keys().next();
    if (this.#reasons.size > maxReasons && !oldest.done) this.#reasons.delete(oldest.value);
  }

  async #requireSpace(): Promise<void> {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    await this.#makeSpace();
    if (await this.#isDiskAlmostFull()) throw new CacheNotSaved("the worker's disk is almost full");
  }

  async #isDiskAlmostFull(): Promise<boolean> {
    // The folder is made when the first cache is saved.
    const lack = await findShortage(minFree, this.#folder).catch(() => undefined);
    return lack !== undefined;
  }

  /** Removes what is over the limits or unused, and more while the disk is almost full: runs need its space more. */
  async sweep(): Promise<void> {
    await this.#removeAll(chooseVictims(this.#onDisk(), this.limits, Date.now()));
    await this.#makeSpace();
  }

  async #makeSpace(): Promise<void> {
    while (this.#stored.size > 0 && (await this.#isDiskAlmostFull())) {
      const [oldest] = [...this.#stored.values()].filter(({ readers }) => readers === 0).sort((a, b) => a.usedMs - b.usedMs);
      if (oldest === undefined) return;
      await this.#removeAll([oldest]);
    }
  }

  async #removeAll(caches: readonly StoredCache[]): Promise<void> {
    for (const cache of caches) {
      if (cache.readers > 0) continue;
      this.#log.info({ project: cache.project, key: cache.key, bytes: cache.bytes }, "cache removed");
      await this.discard(cache).catch((error: unknown) => this.#log.warn({ err: error }, "a cache could not be removed"));
    }
  }
}

/** Open when this returns, because the file may be moved. If it cannot be opened, the stream says so. */
function openNow(path: string): Readable {
  const options = { highWaterMark: pieceBytes };
  try {
    return createReadStream(path, { ...options, fd: openSync(path, "r") });
  } catch {
    return createReadStream(path, options);
  }
}
