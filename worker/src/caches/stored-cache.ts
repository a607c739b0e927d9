export interface CacheLimits {
  /** Of one cache; bytes. */
  maxBytes: number;
  /** Of a project; bytes. */
  projectBytes: number;
  /** Of this worker; bytes. 0: it keeps no caches. */
  totalBytes: number;
  /** A cache that no run has used for so long is removed. */
  unusedMs: number;
}

/** A stored archive. */
export interface StoredCache {
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
  /** Runs that it is restored for now. */
  readers: number;
}
