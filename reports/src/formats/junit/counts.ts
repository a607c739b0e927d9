import { parseTimestamp, type RunTimes } from "../run-times.ts";
import type { writerOf } from "./writers.ts";

/** Of an element, in the order of the file. */
export type Attributes = Readonly<Record<string, string>>;

export interface Suite {
  name: string;
  file: string | undefined;
  /** The project, which Playwright writes in place of the machine's name. */
  project: string | undefined;
  isOfPlaywright: boolean;
  isOfOldQt: boolean;
  /** By its attributes. Failures include them. */
  errors: number;
  writer: ReturnType<typeof writerOf>;
  hasFailed: boolean;
  hasSuites: boolean;
  failures: FailureCounts;
  /** Tests by its attributes, and as listed, and the failed attempts of retried ones. */
  tests: { declared: number; listed: number; retried: number };
}

/** For a suite including nested ones. `missing`: counted by nested suites but not listed. */
export interface FailureCounts {
  declared: number;
  listed: number;
  missing: number;
}

export interface NodeCounts {
  /** The totals in node:test's comments at the end. */
  totals: Map<string, number>;
  /** Elements `testsuite`, and how many of them contain a failed test. */
  listedSuites: number;
  failedSuites: number;
}

/**
 * The failures counted by node:test. Its suites do not count as tests, but tests with subtests do, and they are written as suites without a failure of
 * their own. Those with a failed test are assumed to have failed because of it. The attributes of node's suites also count failed todo tests, so they
 * are not used.
 */
export function failuresOfNode({ totals, listedSuites, failedSuites }: NodeCounts): number | undefined {
  const [fail, todo] = [totals.get("fail"), totals.get("todo")];
  if (fail === undefined || todo === undefined) return undefined;
  const parents = Math.max(0, listedSuites - (totals.get("suites") ?? 0));
  return Math.max(0, fail + (totals.get("cancelled") ?? 0) - Math.min(parents, failedSuites));
}

export function timesIn(attributes: Attributes): RunTimes {
  const durationMs = secondsToMs(attributes["time"]);
  return { startedAtMs: parseTimestamp(attributes["timestamp"]), durationMs: durationMs > 0 ? durationMs : undefined };
}

/**
 * The failed attempts that a suite counts as tests and as failures, as Surefire does with JUnit 4. They count only if they explain all tests and
 * failures that the suite counts and does not list, so that they never stand for a failure that is missing.
 */
export function attemptsCountedIn({ tests, failures, hasSuites }: Suite): number {
  const isExplained = tests.declared - tests.listed === tests.retried && failures.declared - failures.listed === tests.retried;
  return isExplained && !hasSuites ? tests.retried : 0;
}

/** The subtests of pytest, which are counted as tests and not listed. */
export function subtestsCountedIn({ name, tests, hasSuites }: Suite): number {
  return name === "pytest" && tests.listed > 0 && !hasSuites ? Math.max(0, tests.declared - tests.listed) : 0;
}

/** Per suite: tests that one suite lists beyond its totals do not make up for missing ones in another. */
export function missingIn({ declared, listed, missing }: FailureCounts): number {
  return Math.max(declared - listed, missing);
}

/** In any spelling. A count that is not a number counts as one, because it is not a zero. */
export function failuresIn(given: Attributes): number {
  const attributes = Object.fromEntries(Object.entries(given).map(([name, value]) => [name.toLowerCase(), value]));
  const most = (...names: string[]) => Math.max(...names.map((name) => numberIn(attributes, name, 1)));
  return Math.max(most("failures", "failure") + most("errors", "error"), most("failed", "crashed", "aborted", "timeouts", "unexpected"));
}

export function numberIn(attributes: Attributes, name: string, otherwise = 0): number {
  const text = (attributes[name] ?? "").trim().replaceAll(",", "");
  if (text === "" || text === "false") return 0;
  const value = Number(text);
  if (Number.isNaN(value)) return otherwise;
  return Number.isSafeInteger(value) && value > 0 ? value : 0;
}

/** A count below zero, which no suite has: what the others are worth is not known either. */
export function negativeCountIn(attributes: Attributes): string | undefined {
  const name = ["tests", "failures", "errors", "skipped"].find((each) => Number((attributes[each] ?? "").trim()) < 0);
  return name === undefined ? undefined : `${name}="${attributes[name]?.trim().slice(0, 20)}"`;
}

export function secondsToMs(text: string | undefined): number {
  const seconds = Number((text ?? "0").replaceAll(",", ""));
  return Number.isFinite(seconds) && seconds > 0 ? seconds * 1000 : 0;
}
