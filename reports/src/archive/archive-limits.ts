export interface ArchiveLimits {
  maxFiles: number;
  maxTotalBytes: number;
  maxFileBytes: number;
  /** Folders in a path. */
  maxDepth: number;
  maxPathBytes: number;
  /** The number of entries that are read, kept or not. */
  maxEntries: number;
}

export const archiveLimits: ArchiveLimits = {
  maxFiles: 10_000,
  maxTotalBytes: 1024 ** 3,
  maxFileBytes: 256 * 1024 ** 2,
  maxDepth: 32,
  maxPathBytes: 900,
  maxEntries: 100_000,
};

export interface ArchivedFile {
  /** Relative to the root, `/` between parts. */
  path: string;
  sizeBytes: number;
  /** The path with which it was sent, if it is stored under another name. Reports refer to it by this path. */
  sentPath?: string;
  /** Another file of the report was sent with the same path, so the path does not say which of them this is. */
  hasNamesake?: boolean;
}

export interface Extracted {
  files: ArchivedFile[];
  sizeBytes: number;
  /** What was skipped and why, in sentences for the user; at most a few dozen. */
  notes: string[];
  /** Reading stopped at the limit of entries, so later ones are unknown. */
  isCut: boolean;
  /** Files that may contain test results were skipped, or reading ended before all files were seen. */
  mayLackResults: boolean;
}

/** The stream is not a tar, or is truncated. The caller removes what was written so far. */
export class ArchiveError extends Error {}
