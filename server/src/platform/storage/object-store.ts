import type { Readable } from "node:stream";

/** Where reports and ended logs lie. Keys are `/`-separated relative paths that the server made. */
export interface ObjectStore {
  /** Writes one object whole or not at all. @returns its size in bytes. */
  put(key: string, content: Readable | Buffer): Promise<number>;
  /** Takes over a directory of plain files made by the server, whole or not at all; what was under `prefix` is replaced. */
  putDirectory(prefix: string, directory: string): Promise<void>;
  /** `undefined` when there is none. `range` is inclusive. */
  get(key: string, range?: { start: number; end: number }): Promise<{ stream: Readable; sizeBytes: number; modifiedAt: Date } | undefined>;
  stat(key: string): Promise<{ sizeBytes: number; modifiedAt: Date } | undefined>;
  /** Everything under a prefix; under an empty one, everything. */
  list(prefix: string): Promise<{ key: string; sizeBytes: number }[]>;
  /** Removes everything under a prefix. @returns the bytes freed. */
  remove(prefix: string): Promise<number>;
  /** The folders directly under a prefix, by name. */
  folders(prefix: string): Promise<string[]>;
  /** A fresh directory on the store's own disk to build a report in, before `putDirectory`. */
  scratch(): Promise<string>;
  /** Removes what an ended process left in scratch, and what nobody has touched for so long. @returns how many things that were. */
  clearScratch(olderThanMs: number): Promise<number>;
}
