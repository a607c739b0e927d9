import { stripVTControlCharacters } from "node:util";
import { isOutsideTests } from "@gantry/contract/results/constants.ts";
import type { FoundTest } from "../../formats/format.ts";
import { wordsIn } from "./failure-text.ts";
import { isSameFailure } from "./same-failure.ts";
import { isSameFile } from "./same-file.ts";

/** The limit of suites and folders in a test's longest key. */
const maxAround = 8;

/** What is known about the results of a format. */
export interface Traits {
  /** The runner that has this format, unless several have it. */
  runner: FoundTest["runner"];
  /** It leaves out tests with subtests: Go's. */
  leavesOutParents: boolean;
  /** Its variants are parameters and rows of tables, which other formats list without them. Elsewhere they may be browsers and projects. */
  hasRows: boolean;
  /** It also lists what other formats of the same run leave out, if that passed: checks of k6. */
  mayHaveMore: boolean;
  /** Every other format that describes its run has the files of the tests, too. */
  needsFile: boolean;
}

/** A result with what identifies the same test in another format. */
export interface LocatedTest extends Traits {
  test: FoundTest;
  /** Its name, and its name with more and more of the suites and folders around it, as words. */
  keys: string[];
  /** All words of its suites and its name. */
  words: Set<string>;
  /** The words of its file. */
  fileWords: string[];
  filePath: string | undefined;
  isFailed: boolean;
  isOutside: boolean;
}

/** @param test a result of a format with these traits */
export function locateTest(test: FoundTest, traits: Traits): LocatedTest {
  const named = test.elsewhere ?? test;
  // Of cucumber-js and cucumber-ruby, the row is out of the name already.
  const hasRow = test.runner !== "cucumber" || test.elsewhere === undefined;
  const name = wordsOf(hasRow ? named.name.replace(exampleRow, "") : named.name);
  const suites = named.suite.map(wordsOf);
  const filePath = test.filePath?.replaceAll("\\", "/").replace(/^(?:\.?\/)+/, "");
  const keys = [name.join(" ")];
  // `cart adds` is the name of the test `adds` in the suite `cart` elsewhere, and `tests/test_cart.py::adds` that of one in a file.
  const around = [...(filePath?.split("/").map(wordsOf) ?? []), ...suites];
  for (let from = around.length - 1; from >= 0 && from >= around.length - maxAround; from--)
    keys.push([...around.slice(from).flat(), ...name].join(" "));
  return {
    test,
    keys: [...new Set(keys)],
    words: new Set([...suites.flat(), ...wordsOf(named.name)].filter((word) => !everydayWords.has(word))),
    ...traits,
    runner: test.runner ?? traits.runner,
    fileWords: wordsOf(filePath ?? "").filter((word) => !everydayWords.has(word)),
    filePath,
    isFailed: test.status === "failed" || test.status === "other",
    isOutside: isOutsideTests(test),
  };
}

/**
 * Whether two results with a key in common have the same full name: the same file, the same variant, and no suite of the one that contradicts the
 * other's. Two failures are provably the same one, too.
 */
export function isSameTest(one: LocatedTest, other: LocatedTest): boolean {
  return (
    mayBeOfOneRunner(one, other) &&
    hasFile(one, other) &&
    hasFile(other, one) &&
    isSameName(one, other) &&
    (!one.isFailed || !other.isFailed || isFailureOfBoth(one, other))
  );
}

/** Whether the files, suites, names and variants of two results with a key in common do not contradict each other. */
export function isSameName(one: LocatedTest, other: LocatedTest): boolean {
  return (
    mayBeSameFile(one.filePath, other.filePath) &&
    isSameVariant(one, other) &&
    isSameVariant(other, one) &&
    (isWithin(one, other) || isWithin(other, one))
  );
}

/** Other runners write Cucumber's formats, too. */
const mayBeOfOneRunner = ({ runner }: LocatedTest, { runner: other }: LocatedTest): boolean =>
  runner === undefined || other === undefined || runner === other || runner === "cucumber" || other === "cucumber";

/** Allure's adapter of Playwright writes the file as a suite. */
const hasFile = ({ needsFile, filePath }: LocatedTest, other: LocatedTest): boolean =>
  !needsFile || other.filePath !== undefined || other.test.suite.some((suite) => mayBeSameFile(filePath, suite));

/** Whether the first names nothing that the second does not name. */
function isWithin(one: LocatedTest, other: LocatedTest): boolean {
  const areFilesKnown = one.filePath !== undefined && other.filePath !== undefined;
  const own = areFilesKnown ? one.words : [...one.words, ...one.fileWords];
  const known = new Set([...other.words, ...other.fileWords]);
  return [...own].every((word) => known.has(word));
}

/** Whether one path is the end of the other, as far as both are known. */
export const mayBeSameFile = (one: string | undefined, other: string | undefined): boolean =>
  one === undefined || other === undefined || isSameFile(one, other);

/** A variant that one format does not have must be a part of its names there, unless it is a row of data. */
function isSameVariant({ test: { variant }, hasRows }: LocatedTest, { test: { variant: others }, words }: LocatedTest): boolean {
  if (variant === undefined || variant === others || (hasRows && others === undefined)) return true;
  const known = others === undefined ? words : new Set(valuesOf(others));
  return valuesOf(variant).every((word) => known.has(word));
}

/** `Project=chromium` of Allure is `chromium` elsewhere. */
const valuesOf = (variant: string): string[] => variant.split(", ").flatMap((one) => wordsOf(one.replace(/^[\w ]+=/, "")));

const textOf = ({ message = "", trace = "" }: FoundTest): string => `${message}\n${trace}`;

/** The first line of what a failure says about itself. The error class is not in every format, and Vitest has no reason for a time-out in its JSON. */
export function reasonOf({ message = "", trace = "" }: FoundTest): string {
  const [line = ""] = (message.trim() || trace.trim()).split("\n", 1);
  const reason = line.replace(/^\w*Error: (?:STACK_TRACE_ERROR$)?/, "").trim();
  return /^(?:failed|failure|error)\.?$/i.test(reason) ? "" : reason;
}

/** Jest writes the same text into both formats, and few of its durations tell two packages apart. */
const isFailureOfBoth = (one: LocatedTest, other: LocatedTest): boolean =>
  isSameFailure(one.test, other.test) && (one.runner !== "jest" || other.runner !== "jest" || isSameText(one.test, other.test));

/** Whether both have the same text, with its values and its stack. */
function isSameText(one: FoundTest, other: FoundTest): boolean {
  const [words, others] = [wordsOfFailure(one), wordsOfFailure(other)];
  const [fewer, more] = words.size < others.size ? [words, others] : [others, words];
  return fewer.size > 0 && [...fewer].every((word) => more.has(word));
}

const wordsOfFailure = (test: FoundTest): Set<string> => new Set(wordsOf(stripVTControlCharacters(textOf(test))));

/** The row of an outline, which Cucumber's JUnit writes as a part of the name: `pays - #1.2`, `pays - Example #1.2`, `pays [1]`. */
const exampleRow = / (?:- (?:example )?#\d+(?:\.\d+)?|\[\d+\])$/i;

/** node:test escapes names twice in its JUnit XML. */
const escaped = /&(?:amp|quot|apos|lt|gt);/g;

const wordsOf = (text: string): string[] => wordsIn(text.replace(escaped, " "));

/** Words that paths and suites of every project have. */
const everydayWords = new Set(
  "test tests spec specs src app lib main unit e2e it integration js mjs cjs ts mts cts jsx tsx py java kt go rb php cs com org net io jest pytest playwright cucumber feature features k6 thresholds suite suites undefined root default".split(
    " ",
  ),
);
