import { inMb } from "@gantry/contract/in-mb.ts";
import type { CachedFolder } from "../engine.ts";

/** If restoring takes longer, the suite starts without its caches. */
const restoreWithinMs = 3 * 60_000;

/** The container may have a part of a cache: replace it. `settled` of the caches was called. */
export class CachesNotRestored extends Error {}

/** Why a cache was not unpacked. The message is the end of a sentence for the user. */
export class NotUnpacked extends Error {
  /** The stored cache is unusable. */
  readonly isDamaged: boolean;
  constructor(why: string, isDamaged: boolean, cause?: unknown) {
    super(why, { cause });
    this.isDamaged = isDamaged;
  }
}

export const unreadableCache = (cause: unknown): NotUnpacked =>
  new NotUnpacked("the worker could not read it, so it was removed", true, cause);
export const fullDisk = (cause: unknown): NotUnpacked => new NotUnpacked("the container engine's disk is full", false, cause);
export const silentEngine = (cause: unknown): NotUnpacked => new NotUnpacked("the container engine did not respond", false, cause);
export const unusableCache = (cause: unknown): NotUnpacked =>
  new NotUnpacked("the container engine could not unpack it, so it was removed", true, cause);

/**
 * Restores a run's caches into its container, whose suite has not started.
 * @param unpack one of them; it fails with `NotUnpacked`
 * @throws {CachesNotRestored} also when `signal` was aborted
 */
export async function restoreCaches(
  caches: readonly CachedFolder[],
  unpack: (cache: CachedFolder, signal: AbortSignal) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  const timeout = AbortSignal.timeout(restoreWithinMs);
  for (const cache of caches) {
    const startedAt = performance.now();
    try {
      await unpack(cache, AbortSignal.any([signal, timeout]));
      cache.onRestored({ ms: performance.now() - startedAt });
    } catch (error) {
      const { message, isDamaged } = timeout.aborted
        ? new NotUnpacked("it took too long", true)
        : error instanceof NotUnpacked
          ? error
          : silentEngine(error);
      for (const other of caches) other.onRestored({ problem: "another cache of the run could not be restored", isDamaged: false });
      cache.onRestored({ problem: message, isDamaged: isDamaged && !signal.aborted });
      throw new CachesNotRestored(message, { cause: error });
    }
  }
}

/** A suite must not be stopped for what its caches occupy. @returns why they do not fit */
export function tooMuchFor(caches: readonly CachedFolder[], diskBytes: number): string | undefined {
  const bytes = caches.reduce((sum, cache) => sum + cache.bytes, 0);
  if (bytes <= diskBytes / 2) return undefined;
  return `together the caches have ${inMb(bytes)}, more than half of what a run may write (RUN_DISK_BYTES)`;
}

/** The suite starts without them. */
export function leaveOut(caches: readonly CachedFolder[], problem: string): void {
  for (const cache of caches) cache.onRestored({ problem, isDamaged: false });
}
