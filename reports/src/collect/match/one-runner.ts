import type { LocatedTest } from "./same-test.ts";

/** Each result of the second format with its counterpart in the first one. */
type Pairs = ReadonlyMap<LocatedTest, LocatedTest>;

/** Two files, as a key. */
const filesOf = (place: LocatedTest, other: LocatedTest): string => JSON.stringify([place.test.reportFile, other.test.reportFile]);

/** Runners that write the same measured duration into both formats. */
const measuringOnce = new Set(["jest", "vitest"]);

/**
 * Whether a pair is of two files of one runner about one run: at least half of the results of the second file have a counterpart in the first one, and
 * most of their durations are equal. Other results, such as failed hooks, may be counted differently then.
 */
export function pairsOfOneRun(others: readonly LocatedTest[], pairs: Pairs): (place: LocatedTest, other: LocatedTest) => boolean {
  const results = new Map<string | undefined, number>();
  for (const { test, isOutside } of others) if (!isOutside) results.set(test.reportFile, (results.get(test.reportFile) ?? 0) + 1);
  const joined = new Set<string>();
  for (const [key, some] of groupsOf(pairs))
    if (2 * some.length >= (results.get(some[0]?.[0].test.reportFile) ?? 0) && isMeasuredOnce(some)) joined.add(key);
  return (place, other) => isOfOneRunner(place, other) && joined.has(filesOf(place, other));
}

/** The pairs without those of two runs of one runner, as in two packages: their names are equal and their durations are not. */
export function withoutOtherRuns(pairs: Pairs): Map<LocatedTest, LocatedTest> {
  const left = new Map(pairs);
  for (const some of groupsOf(pairs).values())
    if (measuringOnce.has(some[0]?.[1].runner ?? "") && differInDurations(some)) for (const [other] of some) left.delete(other);
  return left;
}

const isOfOneRunner = (place: LocatedTest, other: LocatedTest): boolean => place.runner !== undefined && place.runner === other.runner;

/** The pairs of one runner, by their files. */
function groupsOf(pairs: Pairs): Map<string, [LocatedTest, LocatedTest][]> {
  const groups = new Map<string, [LocatedTest, LocatedTest][]>();
  for (const pair of pairs) {
    const [other, place] = pair;
    if (!isOfOneRunner(place, other) || other.isOutside) continue;
    const key = filesOf(place, other);
    const group = groups.get(key);
    if (group) group.push(pair);
    else groups.set(key, [pair]);
  }
  return groups;
}

/** Go's names begin with the package, and most of its durations are 0. */
const isMeasuredOnce = (pairs: readonly [LocatedTest, LocatedTest][]): boolean =>
  !differInDurations(pairs) && (pairs[0]?.[0].runner === "go" || pairs.some(isTelling));

function differInDurations(pairs: readonly [LocatedTest, LocatedTest][]): boolean {
  const measured = pairs.filter(isTelling);
  return 2 * measured.filter(([other, place]) => isSameDuration(place, other)).length < measured.length;
}

/** Short durations in whole milliseconds are equal by chance. */
const isTelling = ([other, place]: [LocatedTest, LocatedTest]): boolean =>
  [place, other].every(({ test }) => test.durationMs > 0) &&
  [place, other].some(({ test }) => test.durationMs >= 2 || !Number.isInteger(test.durationMs));

/** But for what a conversion to seconds loses. */
export const isSameDuration = (one: LocatedTest, other: LocatedTest): boolean =>
  Math.abs(one.test.durationMs - other.test.durationMs) < 0.01;
