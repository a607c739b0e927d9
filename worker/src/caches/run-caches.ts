import type { ClaimedRun } from "@gantry/contract/dispatch/schemas.ts";
import type { Logger } from "pino";
import type { CachedFolder, RestoreOutcome, Running } from "../engines/engine.ts";
import type { CacheStore, RequestedCache } from "./cache-store.ts";
import { inMb } from "@gantry/contract/in-mb.ts";
import { CacheNotSaved } from "../engines/caches/rewrite-archive.ts";
import type { SaveLine } from "./save-line.ts";
import type { StoredCache } from "./stored-cache.ts";

/** For all caches of a run together. The container is kept for this time. */
const saveWithinMs = 5 * 60_000;

/** What a worker needs for the caches of its runs. */
export interface CacheKeeping {
  /** `undefined`: this worker stores no caches, for the reason in `whyNone`. */
  store: CacheStore | undefined;
  whyNone: string;
  saves: SaveLine;
  /** Aborts when the worker stops. */
  stopping: AbortSignal;
}

type Run = Pick<ClaimedRun, "taskId" | "attempt" | "organizationId" | "projectId" | "caches" | "cacheScopes" | "clearedCaches">;

interface Restored {
  cache: StoredCache;
  outcome: RestoreOutcome | undefined;
}

/** The caches of one attempt: found before its container exists, restored into it by the engine, and saved after a success. */
export class RunCaches {
  readonly #keeping: CacheKeeping;
  readonly #run: Run;
  readonly #log: Logger;
  readonly #found = new Map<RequestedCache, Restored>();
  readonly #releases: (() => void)[] = [];
  readonly #stop = new AbortController();
  #saved: Promise<void> | undefined;

  constructor(keeping: CacheKeeping, run: Run, log: Logger) {
    this.#keeping = keeping;
    this.#run = run;
    this.#log = log;
  }

  /** The caches that the engine restores into the container. They are not removed until `release`. */
  find(): CachedFolder[] {
    const { store } = this.#keeping;
    if (store === undefined) return [];
    store.clear(new Set(this.#run.clearedCaches));
    return this.#run.caches.flatMap((wanted) => {
      const cache = store.find(this.#run, this.#run.cacheScopes, wanted);
      if (cache === undefined) return [];
      const restored: Restored = { cache, outcome: undefined };
      this.#found.set(wanted, restored);
      const { read, release } = store.keepWhileRead(cache);
      this.#releases.push(release);
      return [{ path: wanted.path, bytes: cache.bytes, read, onRestored: (outcome) => (restored.outcome = outcome) }];
    });
  }

  /** Call it when the suite was started, or was not. Caches that could not be unpacked are removed. */
  release(): void {
    for (const release of this.#releases.splice(0)) release();
    for (const { cache, outcome } of this.#found.values())
      if (outcome !== undefined && "problem" in outcome && outcome.isDamaged)
        void this.#keeping.store?.discard(cache).catch((error: unknown) => this.#log.warn({ err: error }, "a cache could not be removed"));
  }

  /** What was restored, a line for each. */
  startLines(): string[] {
    const { store, whyNone } = this.#keeping;
    if (this.#run.caches.length === 0) return [];
    if (store === undefined) return [`Caches are not used: ${whyNone}. The run goes on without them.`];
    return this.#run.caches.map((wanted) => `Cache ${wanted.key}: ${this.#startOf(store, wanted)}`);
  }

  #startOf(store: CacheStore, wanted: RequestedCache): string {
    const found = this.#found.get(wanted);
    if (found === undefined) {
      const reason = store.lastReason(this.#run, this.#run.cacheScopes[0] ?? "", wanted);
      return reason === undefined ? "not found." : `not found. It was not saved last time: ${reason}.`;
    }
    const { cache, outcome } = found;
    const from = cache.key === wanted.key ? "" : ` from ${cache.key}`;
    if (outcome === undefined) return "not restored.";
    if ("problem" in outcome) return `not restored: ${outcome.problem}.`;
    return `restored ${inMb(cache.bytes)}${from} in ${(outcome.ms / 1000).toFixed(1)} s.`;
  }

  /**
   * Starts to save what is not stored yet, for a suite that has succeeded. Nothing waits for it. `saved` takes over the container and is always called.
   * @param note adds a line to the run's log, as long as that is open
   */
  save(running: Running, note: (line: string) => void): void {
    const missing = this.#missing();
    if (missing.length === 0) return;
    // Also for the time in which others are saved.
    const deadline = setTimeout(() => this.abort("it took longer than 5 minutes"), saveWithinMs).unref();
    this.#saved = this.#keeping.saves
      .enter(this.#run, async () => {
        for (const wanted of missing) note(`Cache ${wanted.key}: ${await this.#saveOne(running, wanted)}`);
      })
      .then((isTaken) => {
        if (!isTaken) for (const { key } of missing) note(`Cache ${key}: not saved: this worker has too many others to save.`);
      })
      .catch((error: unknown) => this.#log.warn({ taskId: this.#run.taskId, err: error }, "the caches of a run could not be saved"))
      .finally(() => clearTimeout(deadline));
  }

  /** Without those that were found under their own key. */
  #missing(): RequestedCache[] {
    const { store } = this.#keeping;
    if (store === undefined) return [];
    return this.#run.caches.filter((wanted) => store.find(this.#run, this.#run.cacheScopes, { ...wanted, restoreKeys: [] }) === undefined);
  }

  async #saveOne(running: Running, wanted: RequestedCache): Promise<string> {
    const { store } = this.#keeping;
    const [scope] = this.#run.cacheScopes;
    if (store === undefined || scope === undefined || running.archive === undefined) return "not saved.";
    // The folder may contain what was wrong with the cache.
    if (this.#found.get(wanted)?.cache.isCleared) return "not saved: the cache that the run had restored was cleared meanwhile.";
    const signal = AbortSignal.any([this.#stop.signal, this.#keeping.stopping]);
    const archive = async (until: AbortSignal) =>
      running.archive?.(wanted.path, until) ?? Promise.reject(new CacheNotSaved("not possible"));
    if (signal.aborted) return `not saved: ${signal.reason instanceof Error ? signal.reason.message : "stopped"}.`;
    try {
      const bytes = await store.save(this.#run, scope, wanted, archive, signal);
      return `saved ${inMb(bytes)}.`;
    } catch (error) {
      if (!(error instanceof CacheNotSaved)) throw error;
      this.#log.info({ taskId: this.#run.taskId, key: wanted.key, reason: error.message }, "cache not saved");
      return `not saved: ${error.message}.`;
    }
  }

  /** Resolves when the caches are saved, or when `other` has resolved: then the log says that it is not known yet. */
  async savedBefore(other: Promise<unknown>, note: (line: string) => void): Promise<void> {
    if (this.#saved === undefined) return;
    const isOpen = await Promise.race([
      this.#saved.then(() => false),
      other.then(
        () => true,
        () => true,
      ),
    ]);
    if (isOpen) note("Caches are being saved after the end of the run. The next run says if that failed.");
  }

  /** Resolves when the container is not needed any more. */
  async saved(): Promise<void> {
    await this.#saved;
  }

  /** The worker stops, or the run is no longer its own. */
  abort(why: string): void {
    this.#stop.abort(new CacheNotSaved(why));
  }
}
