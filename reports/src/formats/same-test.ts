import { isOutsideTests } from "@gantry/contract/results/constants.ts";
import type { FoundTest } from "./format.ts";

/** The limit of suites and folders in a test's longest key. */
const mostAround = 8;

/** A result with what tells whether another format's result is the same test. */
export interface Place {
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

/** @param test a result of any format */
export function placeOf(test: FoundTest): Place {
  const name = wordsOf(test.name.replace(exampleRow, ""));
  const suites = test.suite.map(wordsOf);
  const filePath = test.filePath?.replaceAll("\\", "/").replace(/^(?:\.?\/)+/, "");
  const keys = [name.join(" ")];
  // `cart adds` is the name of the test `adds` in the suite `cart` elsewhere, and `tests/test_cart.py::adds` that of one in a file.
  const around = [...(filePath?.split("/").map(wordsOf) ?? []), ...suites];
  for (let from = around.length - 1; from >= 0 && from >= around.length - mostAround; from--)
    keys.push([...around.slice(from).flat(), ...name].join(" "));
  return {
    test,
    keys: [...new Set(keys)],
    words: new Set([...suites.flat(), ...name].filter((word) => !everydayWords.has(word))),
    fileWords: wordsOf(filePath ?? "").filter((word) => !everydayWords.has(word)),
    filePath,
    isFailed: test.status === "failed" || test.status === "other",
    isOutside: isOutsideTests(test),
  };
}

/**
 * Whether two results with a key in common have the same full name: the same file, the same variant, and no suite of the one that contradicts the
 * other's. A failure has the same reason, too, as far as both give one.
 */
export function isSameTest(one: Place, other: Place): boolean {
  return (
    isSameFile(one.filePath, other.filePath) &&
    isSameVariant(one.test.variant, other.test.variant, other) &&
    isSameVariant(other.test.variant, one.test.variant, one) &&
    (isWithin(one, other) || isWithin(other, one)) &&
    (!one.isFailed || !other.isFailed || mayBeSameReason(one.test, other.test))
  );
}

/** Whether the first names nothing that the second does not name. */
function isWithin(one: Place, other: Place): boolean {
  const areFilesKnown = one.filePath !== undefined && other.filePath !== undefined;
  const own = areFilesKnown ? one.words : [...one.words, ...one.fileWords];
  const known = new Set([...other.words, ...other.fileWords]);
  return [...own].every((word) => known.has(word));
}

/** Whether one path is the end of the other, as far as both are known. */
export function isSameFile(one: string | undefined, other: string | undefined): boolean {
  if (one === undefined || other === undefined) return true;
  return `/${one}`.endsWith(`/${other}`) || `/${other}`.endsWith(`/${one}`);
}

/** A variant that one format does not have must be a part of its names there. */
function isSameVariant(variant: string | undefined, others: string | undefined, other: Place): boolean {
  if (variant === undefined || variant === others) return true;
  const words = valuesOf(variant);
  const known = others === undefined ? other.words : new Set(valuesOf(others));
  return words.every((word) => known.has(word));
}

/** `Project=chromium` of Allure is `chromium` elsewhere. */
const valuesOf = (variant: string): string[] => variant.split(", ").flatMap((one) => wordsOf(one.replace(/^[\w ]+=/, "")));

const linesOf = ({ message = "", trace = "" }: FoundTest): string => `${message}\n${trace}`;

/** The error class is not in every format. */
export const reasonOf = ({ message = "", trace = "" }: FoundTest): string =>
  ((message.trim() || trace.trim()).split("\n", 1)[0] ?? "").replace(/^\w*Error: /, "").trim();

function mayBeSameReason(one: FoundTest, other: FoundTest): boolean {
  const [first, second] = [reasonOf(one), reasonOf(other)];
  return first === "" || second === "" || linesOf(one).includes(second) || linesOf(other).includes(first);
}

/** The row of an outline, which Cucumber's JUnit writes as a part of the name: `pays - #1.2`, `pays - Example #1.2`. */
const exampleRow = / - (?:example )?#\d+(?:\.\d+)?$/i;

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Words that paths and suites of every project have. */
const everydayWords = new Set(
  "test tests spec specs src app lib main unit e2e it integration js mjs cjs ts mts cts jsx tsx py java kt go rb php cs com org net io jest pytest playwright suite suites undefined root default".split(
    " ",
  ),
);
