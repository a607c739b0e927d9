import { setTimeout as sleep } from "node:timers/promises";
import { linkRefused } from "../../caches/rewrite-archive.ts";
import { type CachedFolder, EngineError, type RunSpec, type SourceFiles } from "../../engine.ts";
import {
  fullDisk,
  leaveOut,
  NotUnpacked,
  restoreCaches,
  silentEngine,
  tooMuchFor,
  unreadableCache,
  unusableCache,
} from "../../caches/restore-caches.ts";
import { type Cluster, reasonOf } from "../cluster/cluster.ts";
import { linkIn } from "./link-in.ts";
import { ArchiveDamaged } from "./tar-blocks.ts";
import { type Unpacked, unpack } from "./unpack.ts";

const sourceTries = 3;
const retryMs = 1_000;
/** A program that was killed. */
const minSignalCode = 128;

/**
 * Puts the files of a run's repository and its caches into the suite's container, which waits for that. They belong to the suite's user.
 * @throws {EngineError} when the files of the repository cannot be put there
 * @throws {CachesNotRestored} when the container may have a part of a cache
 */
export async function putFiles(
  cluster: Cluster,
  pod: string,
  { source, caches }: Pick<RunSpec, "source" | "caches">,
  diskBytes: number,
  signal: AbortSignal,
): Promise<void> {
  if (source !== undefined) await putSource(cluster, pod, source, signal);
  const problem = tooMuchFor(caches, diskBytes);
  if (problem !== undefined) leaveOut(caches, problem);
  else await restoreCaches(caches, (cache, until) => restore(cluster, pod, cache, until), signal);
}

/** Repeated after a broken connection: files that are there are replaced. */
async function putSource(cluster: Cluster, pod: string, source: SourceFiles, signal: AbortSignal): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    const put = await unpack(cluster, pod, source.archive(), signal).catch((error: unknown): Unpacked => {
      signal.throwIfAborted();
      if (error instanceof EngineError) throw error;
      return { code: undefined, complaint: reasonOf(error) };
    });
    if (isUnpacked(put)) return;
    if (put.code !== undefined || tries === sourceTries) throw sourceRefusal(put);
    await sleep(retryMs, undefined, { signal });
  }
}

function sourceRefusal({ code, complaint }: Unpacked): EngineError {
  const cause = `exit code ${code}: ${complaint}`;
  if (/file name too long/i.test(complaint))
    return new EngineError(
      "SOURCE_UNAVAILABLE",
      "The repository has a file that no container can have: a name, a path or the target of a link is too long.",
      { cause },
    );
  const why = code === undefined ? "the connection to the run's pod broke." : "unpacking them in the run's pod failed.";
  return new EngineError("ENGINE_FAILED", `The files of the repository could not be put into the container: ${why}`, {
    retryable: true,
    cause,
  });
}

async function restore(cluster: Cluster, pod: string, cache: CachedFolder, signal: AbortSignal): Promise<void> {
  const link = await linkIn(cluster, pod, cache.path).catch((error: unknown) => Promise.reject(silentEngine(error)));
  if (link !== undefined) throw new NotUnpacked(linkRefused(link), false);
  const archive = cache.read();
  const unpacked = await unpack(cluster, pod, archive, signal).catch((error: unknown) => {
    throw archive.errored || error instanceof ArchiveDamaged ? unreadableCache(error) : silentEngine(error);
  });
  if (!isUnpacked(unpacked)) throw reasonFor(unpacked);
}

/** busybox only warns when it cannot make a folder. */
const isUnpacked = ({ code, complaint }: Unpacked): boolean => code === 0 && !/can't|cannot/.test(complaint);

function reasonFor({ code, complaint }: Unpacked): NotUnpacked {
  if (code === undefined) return silentEngine(complaint);
  if (/no space left|disk quota/i.test(complaint)) return fullDisk(complaint);
  if (/permission denied|not permitted|read-only/i.test(complaint))
    return new NotUnpacked("the suite's user may not write to the folder", false, complaint);
  if (code >= minSignalCode) return new NotUnpacked("the cluster ended the program that unpacked it", false, complaint);
  return unusableCache(`exit code ${code}: ${complaint}`);
}
