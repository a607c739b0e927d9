import { createReadStream } from "node:fs";
import { mkdir, open, readdir, rename, rm, rmdir, stat, utimes } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Readable } from "node:stream";
import { randomUUID } from "node:crypto";
import { isDiskFull } from "@gantry/host/file-problem.ts";
import type { Logger } from "pino";
import { crashPoint } from "../crash-points.ts";
import { batches } from "./batches.ts";
import { type CacheOwner, fileNameOf, keyOfFile, ownerFolder, placeFolder } from "./cache-place.ts";
import { chooseVictims } from "./choose-victims.ts";
import { freeShare } from "./free-share.ts";
import { inMb } from "./in-mb.ts";
import { CacheNotSaved, rewriteArchive } from "./rewrite-archive.ts";
import type { CacheLimits, StoredCache } from "./stored-cache.ts";

/** Asks the engine for the archive of a folder. */
type ArchiveOf = (signal: AbortSignal) => Promise<Readable>;

/** What a run asks for. */
export interface WantedCache {
  key: string;
  path: string;
  restoreKeys: readonly string[];
}

/** Caches leave at least this share of the disk free: below half of it a worker takes no runs. */
const leastFree = 0.1;
const pieceBytes = 1024 * 1024;
const checkEveryBytes = 64 * pieceBytes;
const unfinished = "unfinished";
const mostReasons = 1000;

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
  /** Why a key was not saved last, for the next run that misses it. */
  readonly #reasons = new Map<string, string>();

  private constructor(dataDir: string, limits: CacheLimits, log: Logger) {
    this.#folder = join(dataDir, "worker", "caches");
    this.limits = limits;
    this.#log = log;
  }

  /** Finds what earlier processes left. Call it while this process alone has the data directory. */
  static async open(dataDir: string, limits: CacheLimits, log: Logger): Promise<CacheStore> {
    const store = new CacheStore(dataDir, limits, log);
    await rm(join(store.#folder, unfinished), { recursive: true, force: true });
    for (const entry of await readdir(store.#folder, { recursive: true, withFileTypes: true }).catch(() => []))
      if (entry.isFile()) await store.#note(join(entry.parentPath, entry.name).slice(store.#folder.length + 1));
    await store.sweep();
    return store;
  }

  async #note(file: string): Promise<void> {
    const place = dirname(file);
    const key = keyOfFile(file.slice(place.length + 1));
    const found = await stat(join(this.#folder, file)).catch(() => undefined);
    if (key === undefined || found === undefined) return;
    const { size: bytes, mtimeMs: savedMs, atimeMs: usedMs } = found;
    this.#stored.set(file, { file, place, project: dirname(place), key, bytes, savedMs, usedMs, readers: 0 });
  }

  /** The cache to restore: the one with the key, else the newest that a restore key leads to. Earlier scopes first. */
  find(owner: CacheOwner, scopes: readonly string[], { key, path, restoreKeys }: WantedCache): StoredCache | undefined {
    const places = scopes.map((scope) => placeFolder(owner, scope, path));
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

  /** Keeps a cache from being removed until `release`. */
  hold(cache: StoredCache): { read: () => Readable; release: () => void } {
    cache.readers += 1;
    cache.usedMs = Date.now();
    const path = join(this.#folder, cache.file);
    void utimes(path, new Date(cache.usedMs), new Date(cache.savedMs)).catch(() => {});
    let isHeld = true;
    const release = () => {
      if (isHeld) cache.readers -= 1;
      isHeld = false;
    };
    return { read: () => createReadStream(path, { highWaterMark: pieceBytes }), release };
  }

  /** Removes a cache that could not be restored, so that the next run that succeeds saves it again. */
  async discard(cache: StoredCache): Promise<void> {
    this.#stored.delete(cache.file);
    await rm(join(this.#folder, cache.file), { force: true });
    // The folders of a pull request or a project without caches.
    for (let folder = cache.place; folder !== "."; folder = dirname(folder)) {
      const isLeft = await rmdir(join(this.#folder, folder)).catch(() => true);
      if (isLeft) return;
    }
  }

  /** Why the key was not saved last. */
  lastReason(owner: CacheOwner, scope: string, { key, path }: WantedCache): string | undefined {
    return this.#reasons.get(join(placeFolder(owner, scope, path), fileNameOf(key)));
  }

  /**
   * Stores the engine's archive of a folder. It is there as a whole, or not at all.
   * @returns its bytes
   * @throws {CacheNotSaved} with the reason for the user
   */
  async save(owner: CacheOwner, scope: string, wanted: WantedCache, archive: ArchiveOf, signal: AbortSignal): Promise<number> {
    const place = placeFolder(owner, scope, wanted.path);
    const file = join(place, fileNameOf(wanted.key));
    if (this.#stored.has(file) || this.#saving.has(file)) throw new CacheNotSaved("another run has saved it, or is saving it");
    this.#saving.add(file);
    try {
      const bytes = await this.#write(file, wanted.path, archive, signal);
      const now = Date.now();
      this.#stored.set(file, { file, place, project: ownerFolder(owner), key: wanted.key, bytes, savedMs: now, usedMs: now, readers: 0 });
      this.#reasons.delete(file);
      await this.#removeAll(chooseVictims([...this.#stored.values()], this.limits, now));
      return bytes;
    } catch (error) {
      const reason = this.#reasonOf(error, signal);
      this.#remember(file, reason);
      throw new CacheNotSaved(reason, { cause: error });
    } finally {
      this.#saving.delete(file);
    }
  }

  async #write(file: string, path: string, archive: ArchiveOf, signal: AbortSignal): Promise<number> {
    await this.#requireSpace();
    signal.throwIfAborted();
    const source = await archive(signal);
    const stop = () => source.destroy(new Error("stopped"));
    signal.addEventListener("abort", stop, { once: true });
    const draft = join(this.#folder, unfinished, randomUUID());
    try {
      await mkdir(dirname(draft), { recursive: true, mode: 0o700 });
      const bytes = await this.#fill(draft, rewriteArchive(source, path), signal);
      await this.#place(draft, file).catch(() => this.#place(draft, file));
      return bytes;
    } finally {
      signal.removeEventListener("abort", stop);
      source.destroy();
      await rm(draft, { force: true });
    }
  }

  /** Another cache's removal may take the empty folder away in between. */
  async #place(draft: string, file: string): Promise<void> {
    const path = join(this.#folder, file);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
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
      if ((await freeShare(this.#folder)) < leastFree) throw new CacheNotSaved("the worker's disk is almost full");
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
    if (this.#reasons.size > mostReasons && !oldest.done) this.#reasons.delete(oldest.value);
  }

  async #requireSpace(): Promise<void> {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    await this.#makeSpace();
    if ((await freeShare(this.#folder)) < leastFree) throw new CacheNotSaved("the worker's disk is almost full");
  }

  /** Removes what is over the limits or unused, and more while the disk is almost full: runs need its space more. */
  async sweep(): Promise<void> {
    await this.#removeAll(chooseVictims([...this.#stored.values()], this.limits, Date.now()));
    await this.#makeSpace();
  }

  async #makeSpace(): Promise<void> {
    while (this.#stored.size > 0 && (await freeShare(this.#folder)) < leastFree) {
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
