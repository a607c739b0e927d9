import { statfs } from "node:fs/promises";
import type Docker from "dockerode";
import type { Container } from "dockerode";
import type { CachedFolder } from "../../engine.ts";
import {
  fullDisk,
  leaveOut,
  NotUnpacked,
  restoreCaches as restoreEach,
  silentEngine,
  tooMuchFor,
  unreadableCache,
  unusableCache,
} from "../../caches/restore-caches.ts";
import { linkRefused } from "../../caches/rewrite-archive.ts";
import { reasonOf, statusOf } from "../api/response-error.ts";
import { linkIn } from "./entry.ts";

const GiB = 1024 ** 3;

export interface EngineDisk {
  docker: Docker;
  /** The engine's disk is this machine's. */
  isLocal: boolean;
  /** What the run may occupy on it. */
  diskBytes: number;
}

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
  const problem = tooMuchFor(caches, disk.diskBytes) ?? (await lacksRoom(caches, disk));
  if (problem !== undefined) return leaveOut(caches, problem);
  await restoreEach(caches, (cache, until) => unpack(container, cache, until), signal);
}

async function unpack(container: Container, cache: CachedFolder, signal: AbortSignal): Promise<void> {
  const link = await linkIn(container, cache.path);
  if (link !== undefined) throw new NotUnpacked(linkRefused(link), false);
  const archive = cache.read();
  const broken = new AbortController();
  archive.once("error", (error) => broken.abort(error));
  try {
    await container.putArchive(archive, { path: "/", abortSignal: AbortSignal.any([signal, broken.signal]) });
  } catch (error) {
    throw broken.signal.aborted ? unreadableCache(error) : reasonFor(error);
  } finally {
    archive.destroy();
  }
}

function reasonFor(error: unknown): NotUnpacked {
  if (/no space left|disk quota/i.test(reasonOf(error))) return fullDisk(error);
  return statusOf(error) === undefined ? silentEngine(error) : unusableCache(error);
}

async function lacksRoom(caches: readonly CachedFolder[], { docker, isLocal }: EngineDisk): Promise<string | undefined> {
  if (!isLocal) return undefined;
  const bytes = caches.reduce((sum, cache) => sum + cache.bytes, 0);
  const { DockerRootDir: folder }: { DockerRootDir?: string } = await docker.info();
  const space = folder === undefined ? undefined : await statfs(folder).catch(() => undefined);
  if (space === undefined || space.bavail * space.bsize - bytes > Math.min(2 * GiB, space.blocks * space.bsize * 0.05)) return undefined;
  return "the container engine's disk is almost full";
}
