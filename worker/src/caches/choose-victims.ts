import type { CacheLimits, StoredCache } from "./stored-cache.ts";

/** A small file occupies the disk and the worker's memory too, so there cannot be millions of them. */
const minBytes = 1024 * 1024;

type Known = Pick<StoredCache, "project" | "bytes" | "usedMs" | "readers">;

/** The caches to remove so that the limits hold: those unused for too long, then the least recently used ones. Never one that is being restored. */
export function chooseVictims<T extends Known>(caches: readonly T[], limits: CacheLimits, now: number): T[] {
  const counted = (cache: T) => Math.max(cache.bytes, minBytes);
  const total = (some: Iterable<T>) => [...some].reduce((bytes, cache) => bytes + counted(cache), 0);
  const victims = new Set<T>();
  const byUse = caches.filter(({ readers }) => readers === 0).sort((a, b) => a.usedMs - b.usedMs);
  for (const cache of byUse) if (now - cache.usedMs > limits.unusedMs) victims.add(cache);
  const remove = (candidates: readonly T[], excess: number) => {
    for (const cache of candidates) {
      if (excess <= 0) return;
      if (victims.has(cache)) continue;
      victims.add(cache);
      excess -= counted(cache);
    }
  };
  const left = () => caches.filter((cache) => !victims.has(cache));
  const kept = left();
  for (const project of new Set(kept.map((cache) => cache.project))) {
    const own = ({ project: other }: T) => other === project;
    remove(byUse.filter(own), total(kept.filter(own)) - limits.projectBytes);
  }
  remove(byUse, total(left()) - limits.totalBytes);
  return [...victims];
}
