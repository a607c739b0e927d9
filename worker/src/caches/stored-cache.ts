export interface CacheLimits {
  /** Limit for one cache, in bytes. */
  maxBytes: number;
  /** Limit for a project, in bytes. */
  projectBytes: number;
  /** Limit for this worker, in bytes. 0: it keeps no caches. */
  totalBytes: number;
  /** A cache that no run has used for this long is removed. */
  unusedMs: number;
}

/** What is noted down next to an archive, because its name has only hashes. */
export interface CacheNote {
  id: string;
  path: string | null;
  scope: string | null;
  taskId: string | null;
}

/** A stored archive. */
export interface StoredCache extends Readonly<CacheNote> {
  /** Relative to the store's folder. */
  readonly file: string;
  /** The folder of its project. */
  readonly project: string;
  /** The folder of its scope and path. */
  readonly place: string;
  readonly key: string;
  readonly bytes: number;
  readonly savedMs: number;
  usedMs: number;
  /** The number of runs that are restoring it. */
  readers: number;
  /** Where it is after someone cleared it while it was being restored, relative to the store's folder. */
  movedTo?: string;
  /** Someone cleared it: what a run that restored it has is not saved. */
  isCleared: boolean;
}
