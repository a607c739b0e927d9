import { isOutsideTests } from "@gantry/contract/results/constants.ts";
import type { FoundTest } from "./format.ts";

/** The limit of entries with one key that are compared with a test. Others may be listed twice. */
const mostCandidates = 200;
/** The limit of suites and folders in a test's longest key. */
const mostAround = 8;

/** A result of the detailed format that another format's result may describe. */
interface Place {
  name: string[];
  keys: string[];
  context: Set<string>;
  filePath: string | undefined;
  variant: string | undefined;
  isFailed: boolean;
  test: FoundTest;
  isTaken: boolean;
}

/**
 * The results of `others` that describe no test of `tests`. Two formats write the same test differently, so names are compared without case and
 * punctuation, and one's name may be prefixed with the other's suites. Every test matches at most one result. A failure matches only a failure, not a failed attempt
 * of a test that passed later: it may be the last attempt of another run. In doubt a result counts as another test, because a duplicate is better than a loss.
 */
export function notDescribedBy(tests: readonly FoundTest[], others: readonly FoundTest[]): FoundTest[] {
  const places = tests.map(placeOf);
  const index = indexOf(places);
  const rest = new Map<FoundTest, Place>();
  for (const other of failedFirst(others)) {
    const place = placeOf(other);
    const match = find(index, place, isSameTest);
    if (match) match.isTaken = true;
    else rest.set(other, place);
  }
  // Most names are in both, so they are from one run, and a name is enough if the formats have different suites.
  const byName = matchByName(index, rest);
  const matched = others.length - rest.size + byName.size;
  if (2 * matched < Math.max(others.length, tests.length)) return others.filter((other) => rest.has(other));
  for (const other of byName) rest.delete(other);
  for (const other of matchOutside(places, rest)) rest.delete(other);
  return others.filter((other) => rest.has(other));
}

/** A failure outside the tests of a file or suite has a different name and reason in every format. */
function matchOutside(places: readonly Place[], rest: ReadonlyMap<FoundTest, Place>): FoundTest[] {
  const failed = places.filter(({ isFailed, isTaken }) => isFailed && !isTaken);
  const outside = failed.filter(isOutside);
  return [...rest].flatMap(([other, wanted]) => {
    if (!wanted.isFailed) return [];
    const candidates = (isOutside(wanted) ? failed : outside).filter(({ isTaken }) => !isTaken).slice(0, mostCandidates);
    const match = candidates.find((place) => (isOutside(place) ? isAround(place, wanted) : isAround(wanted, place)));
    if (!match) return [];
    match.isTaken = true;
    return [other];
  });
}

/** Whether a failure outside of tests belongs to the file, or else the suite, of another failure. */
function isAround(outside: Place, other: Place): boolean {
  const { suite, name } = other.test;
  if (outside.filePath !== undefined)
    return (
      [other.filePath, ...suite, name].some((path) => path !== undefined && isSameFile(outside.filePath, path)) ||
      (isOutside(other) && other.filePath === undefined && isSameReason(outside.test, other.test))
    );
  const around = outside.test.suite.at(-1);
  return around === undefined ? isOutside(other) && other.filePath === undefined && suite.length === 0 : suite.includes(around);
}

/** The error class is not in every format. */
const reasonOf = ({ message = "" }: FoundTest): string => (message.trim().split("\n", 1)[0] ?? "").replace(/^\w*Error: /, "");
const isSameReason = (one: FoundTest, other: FoundTest): boolean => reasonOf(one) !== "" && reasonOf(one) === reasonOf(other);

const isOutside = ({ test }: Place): boolean => isOutsideTests(test);

function matchByName(index: ReadonlyMap<string, Candidates>, rest: ReadonlyMap<FoundTest, Place>): Set<FoundTest> {
  const found = new Set<FoundTest>();
  for (const [other, place] of rest) {
    const match = find(index, place, isPossible);
    if (!match) continue;
    match.isTaken = true;
    found.add(other);
  }
  return found;
}

function failedFirst(tests: readonly FoundTest[]): FoundTest[] {
  return [...tests.filter(isFailure), ...tests.filter((test) => !isFailure(test))];
}

const isFailure = ({ status }: { status: string }): boolean => status === "failed" || status === "other";

/** Positions for one key; those before `first` are taken. */
interface Candidates {
  places: Place[];
  first: number;
}

function indexOf(places: readonly Place[]): Map<string, Candidates> {
  const index = new Map<string, Candidates>();
  for (const place of places)
    for (const key of place.keys) {
      const others = index.get(key);
      if (others) others.places.push(place);
      else index.set(key, { places: [place], first: 0 });
    }
  return index;
}

function find(
  index: ReadonlyMap<string, Candidates>,
  wanted: Place,
  fits: (place: Place, wanted: Place, key: string) => boolean,
): Place | undefined {
  let second: Place | undefined;
  for (const key of wanted.keys.toReversed()) {
    const candidates = index.get(key);
    if (!candidates) continue;
    while (candidates.places[candidates.first]?.isTaken) candidates.first++;
    for (const place of candidates.places.slice(candidates.first, candidates.first + mostCandidates)) {
      if (place.isTaken || !fits(place, wanted, key)) continue;
      if (place.isFailed === wanted.isFailed) return place;
      if (!wanted.isFailed) second ??= place;
    }
  }
  return second;
}

/** Whether both are in one file or suite as far as both say, or have the same suites as prefix. */
function isSameTest(place: Place, wanted: Place, key: string): boolean {
  if (!isPossible(place, wanted)) return false;
  if (!isSameVariant(place.variant, wanted.variant)) return false;
  if (place.filePath !== undefined && wanted.filePath !== undefined) return true;
  if (place.context.size === 0 || wanted.context.size === 0) return true;
  if (key !== place.name.join(" ") || key !== wanted.name.join(" ")) return true;
  return [...wanted.context].some((word) => place.context.has(word));
}

function isPossible(place: Place, wanted: Place): boolean {
  return isSameFile(place.filePath, wanted.filePath);
}

function isSameFile(one: string | undefined, other: string | undefined): boolean {
  if (one === undefined || other === undefined) return true;
  return `/${one}`.endsWith(`/${other}`) || `/${other}`.endsWith(`/${one}`);
}

function isSameVariant(one: string | undefined, other: string | undefined): boolean {
  if (one === undefined || other === undefined) return true;
  const [first, second] = [wordsOf(one).join(" "), wordsOf(other).join(" ")];
  return first.includes(second) || second.includes(first);
}

function placeOf(test: FoundTest): Place {
  const name = isOutsideTests(test) ? outsideName(test) : wordsOf(test.name.replace(exampleRow, ""));
  const suites = test.suite.map(wordsOf);
  const filePath = test.filePath?.replaceAll("\\", "/").replace(/^(?:\.?\/)+/, "");
  const keys = [name.join(" ")];
  // `cart adds` is the name of the test `adds` in the suite `cart` elsewhere, and `tests/test_cart.py::adds` that of one in a file.
  const around = [...(filePath?.split("/").map(wordsOf) ?? []), ...suites];
  for (let from = around.length - 1; from >= 0 && from >= around.length - mostAround; from--)
    keys.push([...around.slice(from).flat(), ...name].join(" "));
  return {
    name,
    keys: [...new Set(keys)],
    context: new Set([...suites.flat(), ...wordsOf(filePath ?? "")].filter((word) => !everydayWords.has(word))),
    filePath,
    variant: test.variant,
    isFailed: isFailure(test),
    isTaken: false,
    test,
  };
}

/** The row of an outline, which Cucumber's JUnit writes as a part of the name: `pays - #1.2`, `pays - Example #1.2`. */
const exampleRow = / - (?:example )?#\d+(?:\.\d+)?$/i;

/** Formats have different texts for such a failure; its reason is the same. */
function outsideName({ name, message }: FoundTest): string[] {
  const reason = wordsOf(message?.trim().split("\n", 1)[0] ?? "");
  return ["outside tests", ...(reason.length > 0 ? reason : wordsOf(name))];
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Words that paths and suites of every project have. */
const everydayWords = new Set(
  "test tests spec specs src app lib main unit e2e it integration js mjs cjs ts mts cts jsx tsx py java kt go rb php cs com org net io jest pytest playwright suite suites undefined root default".split(
    " ",
  ),
);
