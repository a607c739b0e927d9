import { hasOwnError } from "../../formats/go-json/own-error.ts";
import type { LocatedTest } from "./same-test.ts";

/**
 * Tests of Go with subtests, which JUnit XML lists and the list of `go test -json` leaves out, because they pass and fail with their
 * subtests. Each is given with the subtests that say the same: for a failed test, those that failed.
 * @param isPaired whether a result has its own counterpart
 */
export function parentsOfSubtests(
  places: readonly LocatedTest[],
  isPaired: (place: LocatedTest) => boolean,
): Map<LocatedTest, LocatedTest[]> {
  const byName = new Map<string, LocatedTest>();
  for (const place of places) if (!place.isOutside && !isPaired(place)) byName.set(keyOf(place, place.test.name), place);
  const parents = new Map<LocatedTest, LocatedTest[]>();
  for (const place of places) {
    const { name } = place.test;
    let level = 0;
    for (let end = name.indexOf("/"); end > 0 && level++ < maxLevels; end = name.indexOf("/", end + 1)) {
      const parent = byName.get(keyOf(place, name.slice(0, end)));
      if (!parent || parent === place || (parent.isFailed && (!place.isFailed || hasOwnReason(parent)))) continue;
      const subtests = parents.get(parent) ?? [];
      subtests.push(place);
      parents.set(parent, subtests);
    }
  }
  return parents;
}

const maxLevels = 20;

/** Next to the failures of its subtests, a test may have its own, which `go test -json` of the same run lists. */
const hasOwnReason = ({ test: { trace = "" } }: LocatedTest): boolean => hasOwnError(trace);

const keyOf = ({ test }: LocatedTest, name: string): string => JSON.stringify([test.reportFile, test.suite, name]);
