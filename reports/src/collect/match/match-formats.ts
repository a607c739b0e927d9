import type { ReportFormatName } from "@gantry/contract/results/schemas.ts";
import type { FoundTest } from "../../formats/format.ts";
import { parentsOfSubtests } from "./go-parents.ts";
import { isSameDuration, pairsOfOneRun, withoutOtherRuns } from "./one-runner.ts";
import { compareTexts } from "./same-failure.ts";
import { isSameName, isSameTest, mayBeSameFile, type LocatedTest, locateTest, reasonOf } from "./same-test.ts";

/** The limit of entries with one key that are compared with a test. Others may be listed twice. */
const maxCandidates = 200;

/** Tests of one name that are looked at for the one with the same duration. */
const maxOfOneName = 20;

/** The results of one format. */
export interface ResultsOfFormat {
  format: ReportFormatName;
  tests: readonly FoundTest[];
}

const formatsWithRows = new Set<ReportFormatName>(["testng", "cucumber-json"]);
const runnerOf: Partial<Record<ReportFormatName, FoundTest["runner"]>> = {
  "playwright-json": "playwright",
  "cucumber-json": "cucumber",
  "go-json": "go",
};
/** Playwright's own JUnit XML and its adapters of Allure and CTRF have the files. */
const formatsWithFiles = new Set<ReportFormatName>(["playwright-json"]);

/**
 * The results of a format that describe no test of a format before it. A file of one format describes the run of a file of another one only if their
 * results agree: each has its counterpart in the other, with the same full name and the same outcome. One result without a counterpart means two runs,
 * perhaps of two runners, so that all results of the file are tests of their own: a duplicate is better than a lost failure. If both files say that the same
 * runner wrote them, only the results without a counterpart are.
 * @param before the formats before it, the most detailed one first
 */
export function notDescribedBy(before: readonly ResultsOfFormat[], others: ResultsOfFormat): FoundTest[] {
  let rest = placesOf(others);
  for (const one of before) {
    const described = describedBy(placesOf(one), rest);
    rest = rest.filter((place) => !described.has(place));
  }
  return rest.map(({ test }) => test);
}

/** How many of these results have the full name of one in a format before, whose report does not agree with theirs. */
export function countNamesakes(before: readonly ResultsOfFormat[], added: ResultsOfFormat): number {
  const indexes = before.map((one) => indexOf(placesOf(one).filter(({ isOutside }) => !isOutside)));
  const isNamesake = (place: LocatedTest, index: ReadonlyMap<string, Candidates>) =>
    place.keys.some((key) =>
      index
        .get(key)
        ?.places.slice(0, maxOfOneName)
        .some((other) => isSameName(other, place)),
    );
  return placesOf(added).filter((place) => !place.isOutside && indexes.some((index) => isNamesake(place, index))).length;
}

function placesOf({ format, tests }: ResultsOfFormat): LocatedTest[] {
  const traits = {
    runner: runnerOf[format],
    leavesOutParents: format === "go-json",
    hasRows: formatsWithRows.has(format),
    needsFile: formatsWithFiles.has(format),
    mayHaveMore: format === "k6",
  };
  return tests.map((test) => locateTest(test, traits));
}

function describedBy(places: readonly LocatedTest[], others: readonly LocatedTest[]): Set<LocatedTest> {
  const pairs = withoutOtherRuns(pairsOf(places, others));
  const isOfOneRun = pairsOfOneRun(others, pairs);
  for (const [other, place] of outsidePairs(places, others, pairs)) pairs.set(other, place);
  const parents = places[0]?.leavesOutParents
    ? parentsOfSubtests(others, (other) => pairs.has(other))
    : new Map<LocatedTest, LocatedTest[]>();
  const agreeing = agreeingFiles(places, others, pairs, parents);
  const areAgreeing = (place: LocatedTest, other: LocatedTest) =>
    agreeing.has(fileOf("second", other)) && agreeing.has(fileOf("first", place));
  const described = new Set<LocatedTest>();
  for (const [other, place] of pairs) if (areAgreeing(place, other) || isOfOneRun(place, other)) described.add(other);
  for (const [parent, subtests] of parents) if (subtests.some((subtest) => described.has(subtest))) described.add(parent);
  return described;
}

const fileOf = (side: "first" | "second", { test }: LocatedTest): string => `${side} ${test.reportFile ?? ""}`;

/** Formats differ in which tests they list that did not run. A failure outside tests is nothing that a run must have in each format. */
const needsCounterpart = (place: LocatedTest): boolean => !place.isOutside && !isNotRun(place);

const isNotRun = ({ test }: LocatedTest): boolean => test.status === "skipped" || test.status === "pending";

/** Whether it is no sign of another run that this result has no counterpart. */
const mayBeAlone = (place: LocatedTest): boolean => !needsCounterpart(place) || (place.mayHaveMore && place.test.status === "passed");

/** The files of both formats whose results all have a counterpart in another one that remains, apart from parents that only their subtests explain. */
function agreeingFiles(
  places: readonly LocatedTest[],
  others: readonly LocatedTest[],
  pairs: ReadonlyMap<LocatedTest, LocatedTest>,
  parents: ReadonlyMap<LocatedTest, unknown>,
): Set<string> {
  const counterparts = new Map(
    [...pairs].flatMap(
      ([other, place]) =>
        [
          [other, fileOf("first", place)],
          [place, fileOf("second", other)],
        ] as const,
    ),
  );
  /** For each file, those that have its counterparts; `undefined` is none. */
  const needed = new Map<string, Set<string | undefined>>();
  const need = (file: string, place: LocatedTest) => {
    const files = needed.get(file) ?? new Set();
    const counterpart = counterparts.get(place);
    if (counterpart !== undefined ? needsCounterpart(place) : !mayBeAlone(place)) files.add(counterpart);
    needed.set(file, files);
  };
  for (const place of places) need(fileOf("first", place), place);
  for (const other of others) if (!parents.has(other)) need(fileOf("second", other), other);
  const agreeing = new Set(needed.keys());
  const neededBy = new Map<string, string[]>();
  const open: string[] = [];
  for (const [file, files] of needed) {
    if (files.has(undefined)) open.push(file);
    for (const one of files) if (one !== undefined) groupOf(neededBy, one).push(file);
  }
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (!agreeing.delete(file)) continue;
    open.push(...(neededBy.get(file) ?? []));
  }
  return agreeing;
}

function groupOf(groups: Map<string, string[]>, key: string): string[] {
  const group = groups.get(key) ?? [];
  groups.set(key, group);
  return group;
}

/** Each other result with its counterpart, failures first. No result is the counterpart of two. */
function pairsOf(places: readonly LocatedTest[], others: readonly LocatedTest[]): Map<LocatedTest, LocatedTest> {
  const taken = new Set<LocatedTest>();
  const index = indexOf(places.filter(({ isOutside }) => !isOutside));
  const pairs = new Map<LocatedTest, LocatedTest>();
  const tests = others.filter(({ isOutside }) => !isOutside);
  for (const other of [...tests.filter(({ isFailed }) => isFailed), ...tests.filter(({ isFailed }) => !isFailed)]) {
    const place = find(index, taken, other);
    if (!place) continue;
    taken.add(place);
    pairs.set(other, place);
  }
  return pairs;
}

/** Places for one key; those before `first` are taken. */
interface Candidates {
  places: LocatedTest[];
  first: number;
}

function indexOf(places: readonly LocatedTest[]): Map<string, Candidates> {
  const index = new Map<string, Candidates>();
  for (const place of places)
    for (const key of place.keys) {
      const others = index.get(key);
      if (others) others.places.push(place);
      else index.set(key, { places: [place], first: 0 });
    }
  return index;
}

function find(index: ReadonlyMap<string, Candidates>, taken: ReadonlySet<LocatedTest>, wanted: LocatedTest): LocatedTest | undefined {
  let second: LocatedTest | undefined;
  let equal: LocatedTest | undefined;
  let looked = 0;
  for (const key of wanted.keys.toReversed()) {
    const candidates = index.get(key);
    if (!candidates) continue;
    for (let next = candidates.places[candidates.first]; next && taken.has(next); next = candidates.places[candidates.first])
      candidates.first++;
    for (const place of candidates.places.slice(candidates.first, candidates.first + maxCandidates)) {
      if (taken.has(place) || !isSameOutcome(place, wanted) || !isSameTest(place, wanted)) continue;
      if (place.test.status !== wanted.test.status) second ??= place;
      // Of several tests of one name, the one that took as long, if the runner writes that into both formats.
      else if (wanted.runner === undefined || isSameDuration(place, wanted) || looked++ === maxOfOneName) return equal ?? place;
      else equal ??= place;
    }
    if (equal) return equal;
  }
  return second;
}

/**
 * A failed try of a test that passed later is no failure, but no plain pass either. A test that the same runner calls skipped elsewhere hides no failure:
 * cucumber-ruby does so with undefined steps.
 */
function isSameOutcome(place: LocatedTest, wanted: LocatedTest): boolean {
  if (wanted.runner !== undefined && wanted.runner === place.runner && isNotRun(wanted)) return true;
  return place.isFailed === wanted.isFailed && (wanted.test.flaky !== true || place.test.flaky === true);
}

/**
 * Failures outside tests have different names and reasons in every format. A failure that only looks like a test, as hooks do in JUnit XML, may be
 * one, too, unless it gives another reason; a failure outside tests is never a test. What is left out is covered by a failure that no quarantine can hide.
 */
function* outsidePairs(
  places: readonly LocatedTest[],
  others: readonly LocatedTest[],
  pairs: ReadonlyMap<LocatedTest, LocatedTest>,
): Iterable<[LocatedTest, LocatedTest]> {
  const open = new Set(places.filter(({ isOutside, isFailed }) => isOutside && isFailed));
  for (const other of others) {
    if (!other.isFailed || pairs.has(other) || open.size === 0) continue;
    const match = firstAround(open, other);
    if (!match) continue;
    open.delete(match);
    yield [other, match];
  }
}

function firstAround(open: Iterable<LocatedTest>, other: LocatedTest): LocatedTest | undefined {
  let looked = 0;
  for (const place of open) {
    if (looked++ === maxCandidates) return undefined;
    if (isAround(place, other) && (other.isOutside || compareTexts(place.test, other.test) !== "differ")) return place;
  }
  return undefined;
}

/** Whether a failure outside tests belongs to the file, or else the suite, of another failure. */
function isAround(outside: LocatedTest, other: LocatedTest): boolean {
  const { suite, name } = other.test;
  if (outside.filePath !== undefined)
    return (
      [other.filePath, ...suite, name].some((path) => path !== undefined && mayBeSameFile(outside.filePath, path)) ||
      (other.isOutside && other.filePath === undefined && isSameReason(outside.test, other.test))
    );
  const around = outside.test.suite.at(-1);
  if (around === undefined) return suite.length === 0 && other.filePath === undefined && isSameReason(outside.test, other.test);
  return suite.includes(around) && (other.isOutside || isSameReason(outside.test, other.test));
}

const isSameReason = (one: FoundTest, other: FoundTest): boolean => reasonOf(one) !== "" && reasonOf(one) === reasonOf(other);
