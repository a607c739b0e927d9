import type { FoundTest } from "../format.ts";
import { isNameOfClass, isNameOfFile, isNameOfHook, mayBeNameOfFile } from "../not-tests.ts";

/** A `testcase` that failed. */
export interface FailedCase {
  test: FoundTest;
  /** The attributes as they are in the report; empty if they are missing. */
  name: string;
  className: string;
  /** Of the innermost `testsuite`. */
  suite: string;
  /** The types of its failures. */
  types: readonly string[];
}

/** jest-junit's name for a failed `afterAll` hook, within any title, and its class for a file that failed. */
export const jestHook = /Test execution failure: could be caused by test hooks like 'afterAll'\./;
const jestFile = "Test suite failed to run";

/** unittest: set-ups of classes and modules, and modules that could not be imported. */
const ofUnittest = /^(?:setUp|tearDown)(?:Class|Module) \(.+\)$/;
const holderOfUnittest = /(?:^|\.)unittest\.(?:suite\._ErrorHolder|loader\._FailedTest)\b/;
/**
 * A failure of Go's package, by gotestsum and go-junit-report; of the set-ups of a run, by Ginkgo; of a group, by Dart; of a suite, by sbt; a
 * configuration method of TestNG; a fixture of Boost.Test.
 */
const ofOthers =
  /^TestMain$|^@(?:Before|After)(?:Suite|Test|Groups|Class|Method) \S|^boost_test-setup-teardown$|^\[(?:build|setup) failed\]$|^\[(?:(?:Synchronized)?(?:Before|After)Suite|Report(?:Before|After)Suite|DeferCleanup \(Suite\))\]|(?:^| )\((?:setUpAll|tearDownAll)\)$|^loading \S+\.dart$|^\(It is not a test it is a sbt\.testing\./;
/** What TAP::Harness::JUnit says about a program, with a number if a test has that name. */
const ofPerl =
  /^(?:Test returned failure|Test died too soon, even before plan\.|Number of runned tests does not match plan\.)(?: \(\d+\))?$/;
/** What producers write in place of a name: Bun for its hooks. node:test names a test without a title so. */
const noName = /^[(<[](?:unnamed|no name|anonymous|unknown|null|undefined)[)>\]]$/i;
const javaClass = /^(?:[\p{L}_$][\p{L}\p{N}_$]*\.)*[\p{Lu}$][\p{L}\p{N}_$]*$/u;

/**
 * Whether a failed `testcase` is not a test. JUnit XML does not mark these, so the entry's position decides: one without a name (GoogleTest, and
 * JUnit 5 by Surefire), one with the name of its class (JUnit 4 by Surefire) or of its file (Vitest), and names that a runner always uses.
 */
export function isOutside(failed: FailedCase): boolean {
  const { name, className, suite } = failed;
  if (name === "" || (noName.test(name) && className !== "test")) return true;
  if (isFileOfNode(failed) || isOfPhpunit(failed) || isOfPerl(failed)) return true;
  if (isNameOfHook(name) || jestHook.test(name) || className === jestFile) return true;
  if ((className !== "" && isNameOfClass(name)) || ofOthers.test(name)) return true;
  // An error of pytest itself, and a package of go-junit-report.
  if ((className === "pytest" && name === "internal") || (className.includes("/") && name === "Failure")) return true;
  if (ofUnittest.test(name) || holderOfUnittest.test(className) || holderOfUnittest.test(name)) return true;
  if (name === className && name === suite && javaClass.test(name)) return true;
  return (name === suite || name === className) && isNameOfFile(name);
}

/**
 * node:test: the process of a file, or a hook of the file, in an entry outside all suites. Relative names of files may be those of tests as
 * well, unless there is an exit code: only processes have one.
 */
function isFileOfNode({ test, name, className, suite }: FailedCase): boolean {
  if (className !== "test" || suite !== "") return false;
  return /\bexitCode: (?:\d+|null), signal: /.test(test.trace ?? "") ? mayBeNameOfFile(name) : isNameOfFile(name) && !name.includes(" ");
}

/** PHPUnit up to 9: a hook after all tests of a class, an invalid data provider, a class without tests. */
const isOfPhpunit = ({ name, className, types }: FailedCase): boolean =>
  types.includes("PHPUnit\\Framework\\SyntheticError") ||
  (className === "" && /^(?:Error|Warning)$/.test(name) && types.some((type) => type.startsWith("PHPUnit\\Framework\\")));

const isOfPerl = ({ name, types }: FailedCase): boolean => ofPerl.test(name) && types.some((type) => type === "Died" || type === "Plan");

/**
 * The failed `describe` blocks among the failures of a suite. Vitest lists a block whose hook failed after the tests of the file, with its
 * title, which is a part of the names of its tests: `cart` next to `cart > pays` and, for a block within another one, next to `shop > cart
 * > pays`.
 */
export class Blocks {
  readonly #titles = new Set<string>();
  #failed: FailedCase[] = [];

  add(name: string, className: string): void {
    if (name.length > maxNameLength || this.#titles.size >= maxTitles) return;
    let level = 0;
    let start = 0;
    for (let end = name.indexOf(separator); end > 0 && level++ < maxLevels; end = name.indexOf(separator, end + 1)) {
      for (const from of [0, start]) this.#titles.add(JSON.stringify([className, name.slice(from, end)]));
      start = end + separator.length;
    }
  }

  addFailed(failed: FailedCase): void {
    if (this.#failed.length < maxTitles) this.#failed.push(failed);
  }

  /** Marks the blocks, at the end of the suite. */
  end(): void {
    for (const { test, name, className } of this.#failed.splice(0))
      if (this.#titles.has(JSON.stringify([className, name]))) test.kind = "outside";
    this.#titles.clear();
  }
}

const separator = " > ";
const maxTitles = 100_000;
const maxLevels = 20;
const maxNameLength = 2_000;
