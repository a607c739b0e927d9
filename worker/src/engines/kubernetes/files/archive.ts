import { posix } from "node:path";
import { Readable } from "node:stream";
import { CacheNotSaved, linkRefused } from "../../caches/rewrite-archive.ts";
import type { Cluster } from "../cluster/cluster.ts";
import { archiveOf, nextBytes } from "./exec-archive.ts";
import { linkIn } from "./link-in.ts";
import { suiteContainer } from "../pod/pod.ts";
import { archiveProgram, suiteCommand } from "../pod/spool.ts";

const missingCode = 3;
const goneWithContainer = "the cluster ended the container, and its files are gone with it";

/**
 * A tar of a folder in the suite's container, which waits for that; its names begin with the folder's last part.
 * @throws {CacheNotSaved} when there is none
 */
export async function archiveFolder(
  cluster: Cluster,
  name: string,
  path: string,
  isContainerGone: () => boolean,
  signal: AbortSignal,
): Promise<Readable> {
  const cacheReadFailed = () => new CacheNotSaved(isContainerGone() ? goneWithContainer : "the cluster did not respond");
  const link = await linkIn(cluster, name, posix.dirname(path)).catch(() => Promise.reject(cacheReadFailed()));
  if (link !== undefined) throw new CacheNotSaved(linkRefused(link));
  const stream = await cluster
    .exec(name, suiteContainer, suiteCommand(archiveProgram, path))
    .catch(() => Promise.reject(cacheReadFailed()));
  const stop = () => stream.close();
  signal.addEventListener("abort", stop, { once: true });
  if (signal.aborted) stop();
  const pieces = stream[Symbol.asyncIterator]();
  const first = await nextBytes(pieces);
  if (first === undefined) throw stream.code === missingCode ? new CacheNotSaved(`the suite left no ${path}`) : cacheReadFailed();
  const archive = Readable.from(
    archiveOf(first, pieces, stream, () =>
      stream.code === undefined || isContainerGone() ? cacheReadFailed() : new CacheNotSaved("some of its files could not be read"),
    ),
  );
  archive.once("close", () => signal.removeEventListener("abort", stop));
  return archive;
}
