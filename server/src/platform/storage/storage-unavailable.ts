import { isDiskFull } from "@gantry/host/file-problem.ts";

/** The object storage cannot be reached, or rejects requests: the same request may succeed later. Its `cause` has the reason. */
export class StorageUnavailable extends Error {
  /** Whether something was to be stored. */
  readonly writing: boolean;
  constructor(cause: unknown, { writing }: { writing: boolean }) {
    super(`the object storage cannot be used: ${cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause)}`, { cause });
    this.writing = writing;
  }
}

/** Nothing can be stored at the moment, but the same bytes may be stored later: the disk is full, or the object storage is away. */
export const cannotStoreNow = (error: unknown): boolean => isDiskFull(error) || error instanceof StorageUnavailable;
