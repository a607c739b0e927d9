import { statfs } from "node:fs/promises";
import type Docker from "dockerode";
import type { Container } from "dockerode";
import { inMb } from "../../../caches/in-mb.ts";
import type { CachedFolder } from "../../engine.ts";
import { reasonOf, statusOf } from "../api/answer.ts";

/** Longer than that, and the suite starts without its caches. */
const restoreWithinMs = 3 * 60_000;
const GiB = 1024 ** 3;

export interface EngineDisk {
  docker: Docker;
  /** The engine's disk is this machine's. */
  isLocal: boolean;
  /** What the run may occupy on it. */
  diskBytes: number;
}

/** The container may have a part of a cache: replace it. `settled` of the caches was called. */
export class CachesNotRestored extends Error {}

/**
 * Unpacks a run's caches into its container, which has not started. The engine does it, inside the container's own file system, so that a link in it or in an
 * archive leads nowhere else.
 * @throws {CachesNotRestored} also when `signal` was aborted
 */
export async function restoreCaches(
  container: Container,
  caches: readonly CachedFolder[],
  disk: EngineDisk,
  signal: AbortSignal,
): Promise<void> {
  const problem = await lacksRoom(caches, disk);
  if (problem !== undefined) {
    for (const cache of caches) cache.settled({ problem, isDamaged: false });
    return;
  }
  const timeout = AbortSignal.timeout(restoreWithinMs);
  for (const cache of caches) {
    const startedAt = performance.now();
    try {
      await unpack(container, cache, AbortSignal.any([signal, timeout]));
      cache.settled({ ms: performance.now() - startedAt });
    } catch (error) {
      const { why, isDamaged } = timeout.aborted ? { why: "it took too long", isDamaged: true } : reasonFor(error);
      for (const other of caches) other.settled({ problem: "another cache of the run could not be restored", isDamaged: false });
      cache.settled({ problem: why, isDamaged: isDamaged && !signal.aborted });
      throw new CachesNotRestored(why, { cause: error });
    }
  }
}

async function unpack(container: Container, cache: CachedFolder, signal: AbortSignal): Promise<void> {
  const archive = cache.read();
  const broken = new AbortController();
  archive.once("error", (error) => broken.abort(error));
  try {
    await container.putArchive(archive, { path: "/", abortSignal: AbortSignal.any([signal, broken.signal]) });
  } catch (error) {
    throw broken.signal.aborted ? new Unreadable("the archive is damaged", { cause: error }) : error;
  } finally {
    archive.destroy();
  }
}

class Unreadable extends Error {}

function reasonFor(error: unknown): { why: string; isDamaged: boolean } {
  if (error instanceof Unreadable) return { why: "the worker could not read it, so it was removed", isDamaged: true };
  if (/no space left|disk quota/i.test(reasonOf(error))) return { why: "the container engine's disk is full", isDamaged: false };
  if (statusOf(error) === undefined) return { why: "the container engine did not respond", isDamaged: false };
  return { why: "the container engine could not unpack it, so it was removed", isDamaged: true };
}

/** A suite must not be stopped for what its caches occupy. */
async function lacksRoom(caches: readonly CachedFolder[], { docker, isLocal, diskBytes }: EngineDisk): Promise<string | undefined> {
  const bytes = caches.reduce((sum, cache) => sum + cache.bytes, 0);
  if (bytes > diskBytes / 2) return `together the caches have ${inMb(bytes)}, more than half of what a run may write (RUN_DISK_BYTES)`;
  if (!isLocal) return undefined;
  const { DockerRootDir: folder }: { DockerRootDir?: string } = await docker.info();
  const space = folder === undefined ? undefined : await statfs(folder).catch(() => undefined);
  if (space === undefined || space.bavail * space.bsize - bytes > Math.min(2 * GiB, space.blocks * space.bsize * 0.05)) return undefined;
  return "the container engine's disk is almost full";
}
