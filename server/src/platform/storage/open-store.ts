import { join } from "node:path";
import { ConfigError } from "@gantry/contract/environment.ts";
import { openFileStore } from "./file-store.ts";
import type { ObjectStore } from "./object-store.ts";
import type { S3Settings } from "./s3/bucket.ts";

/**
 * The store that the settings name: a bucket, or the data directory. Unfinished files are in the data directory in both cases.
 * @throws {ConfigError} if the bucket cannot be written. One that cannot be reached is no mistake: `onAway` is called, and the store works when it is back.
 */
export async function openStore(
  { dataDir, s3 }: { dataDir: string; s3: S3Settings | undefined },
  onAway: (reason: string) => void = () => {},
): Promise<ObjectStore> {
  if (!s3) return openFileStore(folderIn(dataDir));
  const store = await openBucket(dataDir, s3);
  const problem = await store.writeProblem();
  if (problem?.isLasting) throw new ConfigError(`S3_BUCKET: ${s3.bucket} cannot be written: ${problem.reason}`);
  if (problem) onAway(problem.reason);
  return store;
}

/** The same store for a program that only reads it, whose rights may be to read only. */
export async function openStoreToRead({ dataDir, s3 }: { dataDir: string; s3: S3Settings | undefined }): Promise<ObjectStore> {
  return s3 ? openBucket(dataDir, s3) : openFileStore(folderIn(dataDir));
}

async function openBucket(dataDir: string, s3: S3Settings) {
  // Most installations have no object storage.
  const { openS3Store } = await import("./s3/s3-store.ts");
  return openS3Store(s3, join(folderIn(dataDir), "scratch"));
}

const folderIn = (dataDir: string) => join(dataDir, "storage");
