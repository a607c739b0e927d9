import type { PatternFilter } from "@gantry/contract/triggers/schemas.ts";
import { passesFilter } from "./pattern-filter.ts";

/** The files that a push changed. `missing`: why the list may lack some, as the beginning of a sentence; `null` if it is complete. */
export interface ChangedFiles {
  paths: Iterable<string>;
  missing: string | null;
}

/** Longer ones are not compared with patterns. */
const maxPathLength = 4_096;
const timeLimitMs = 20_000;

/**
 * Whether a push passes a trigger's path filters. If that is not certain, it passes, and `note` says why: a run too many costs less than one that is missing.
 */
export function matchPaths(
  filter: PatternFilter,
  { paths, missing }: ChangedFiles,
  now: () => number = Date.now,
): { passes: boolean; note: string | null } {
  if (filter.include.length === 0 && filter.exclude.length === 0) return { passes: true, note: null };
  if (missing !== null) return notApplied(missing);
  const matches = passesFilter(filter);
  const endsAt = now() + timeLimitMs;
  let compared = 0;
  for (const path of paths) {
    if (path.length > maxPathLength) return notApplied("The path of a changed file is very long");
    if (matches(path)) return { passes: true, note: null };
    compared += 1;
    if (now() > endsAt) return notApplied("Comparing the changed files took too long");
  }
  return compared === 0 ? notApplied("The payload lists no changed files") : { passes: false, note: null };
}

const notApplied = (why: string) => ({ passes: true, note: `${why}, so the path filters were not applied.` });
