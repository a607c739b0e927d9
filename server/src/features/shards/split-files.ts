export interface FileDuration {
  path: string;
  /** How long it is expected to take. */
  ms: number;
}

/** The order in which files are given out: the longest first, so that what is left for the end is short. */
export const longestFirst = <F extends FileDuration>(files: readonly F[]): F[] =>
  [...files].sort((a, b) => b.ms - a.ms || (a.path < b.path ? -1 : a.path > b.path ? 1 : 0));

/**
 * Splits files into parts of about the same duration: each file, the longest first, goes to the part with the least to do (LPT). Of parts with
 * equally much, the one with the fewest files takes it. Source: R. L. Graham, Bounds on Multiprocessing Timing Anomalies, 1969.
 */
export function splitFiles<F extends FileDuration>(files: readonly F[], parts: number): F[][] {
  const split = Array.from({ length: parts }, () => ({ files: [] as F[], ms: 0 }));
  for (const file of longestFirst(files)) {
    const least = split.reduce((a, b) => (b.ms < a.ms || (b.ms === a.ms && b.files.length < a.files.length) ? b : a));
    least.files.push(file);
    least.ms += file.ms;
  }
  return split.map((part) => part.files);
}
