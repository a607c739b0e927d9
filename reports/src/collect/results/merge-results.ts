import type { RepeatedTests, TestAttempt } from "@gantry/contract/results/schemas.ts";
import { unnamedTest } from "@gantry/contract/results/constants.ts";
import type { JoinedTests } from "@gantry/contract/dispatch/schemas.ts";
import type { FoundTest } from "../../formats/format.ts";
import { triesOf } from "./tries-of.ts";

/** The number of attempts kept per test; further ones are only counted. */
const maxAttempts = 20;

/**
 * Merges results that are attempts of one test: if the format marks them, or for equal names if the user configured that. Otherwise a failure and a pass with one name
 * are two tests. Results without a name are never merged by name. Linear in the number of results, apart from sorting.
 */
export function mergeRetries(
  found: readonly FoundTest[],
  repeated: RepeatedTests,
): { tests: FoundTest[]; joined: JoinedTests | undefined } {
  const marked = new Set(found.flatMap((test) => (isMarked(test) ? (test.retryKey ?? []) : [])));
  const groups = new Map<string, FoundTest[]>();
  for (const [index, test] of found.entries()) {
    const isAttempt = test.retryKey !== undefined && marked.has(test.retryKey);
    const key = isAttempt
      ? `retry ${test.retryKey}`
      : repeated === "retries" && hasName(test)
        ? `name ${identityOf(test)}`
        : `only ${index}`;
    const group = groups.get(key);
    if (group) group.push(test);
    else groups.set(key, [test]);
  }
  const tries = [...groups].flatMap(([key, group]) => (key.startsWith("retry ") ? groupMarkedRetries(group) : groupByHost(group)));
  const tests = tries.map(mergeAttempts);
  return { tests, joined: repeated === "retries" ? countJoined(tries, tests) : undefined };
}

const isMarked = ({ isRetried, retryNumber }: FoundTest): boolean => isRetried === true || retryNumber !== undefined;

const hasName = (test: FoundTest): boolean => !test.isUnnamed && test.name.trim() !== "" && test.name !== unnamedTest;

/**
 * Groups marked retries that really follow one another. If that is uncertain, they are separate tests: two tests with one name may have been retried, or two runs may
 * have written into one folder.
 */
function groupMarkedRetries(tries: FoundTest[]): FoundTest[][] {
  if (tries.length === 1) return [tries];
  // TestNG marks each attempt except the last one.
  const last = tries.filter(({ isRetried }) => !isRetried);
  if (last.length < tries.length)
    return last.length === 1 ? [[...tries.filter(({ isRetried }) => isRetried), ...last]] : asSeparateTests(tries);
  return groupByRetryNumber(tries.toSorted(byStart)) ?? asSeparateTests(tries);
}

/** Each retry after the failed attempt that has the number before. `undefined` if there is none, or more than one. */
function groupByRetryNumber(ordered: readonly FoundTest[]): FoundTest[][] | undefined {
  const groups: FoundTest[][] = [];
  // Of each number, the attempts that no retry followed so far.
  const waiting = new Map<number, FoundTest[][]>();
  for (const test of ordered) {
    const number = test.retryNumber ?? 0;
    const [group = [], other] = waiting.get(number - 1) ?? [];
    if (number > 0 && (other !== undefined || !startsAfter(group.at(-1), test))) return undefined;
    if (number > 0) waiting.delete(number - 1);
    else groups.push(group);
    group.push(test);
    if (test.status !== "failed") continue;
    const failed = waiting.get(number);
    if (failed) failed.push(group);
    else waiting.set(number, [group]);
  }
  return groups;
}

const asSeparateTests = (tries: readonly FoundTest[]): FoundTest[][] => tries.map((test) => [test]);

function startsAfter(before: FoundTest | undefined, test: FoundTest): boolean {
  const [beforeStartMs, startMs] = [before && startOf(before), startOf(test)];
  if (beforeStartMs === undefined || before?.finishedAtMs === undefined) return false;
  if (startMs === undefined || test.finishedAtMs === undefined) return false;
  return beforeStartMs <= before.finishedAtMs && before.finishedAtMs <= startMs && startMs <= test.finishedAtMs;
}

/** A retry does not overlap with the previous attempt: overlapping results of several machines are separate tests. */
function groupByHost(tries: FoundTest[]): FoundTest[][] {
  if (tries.length === 1 || new Set(tries.map(({ host }) => host)).size === 1) return [tries];
  const ordered = tries.filter((test) => startOf(test) !== undefined).toSorted(byStart);
  const overlaps = ordered.some((test, index) => {
    const before = ordered[index - 1];
    const [beforeStartMs, startMs] = [before && startOf(before), startOf(test)];
    if (before === undefined || beforeStartMs === undefined || startMs === undefined || before.host === test.host) return false;
    return startMs === beforeStartMs || startMs < beforeStartMs + before.durationMs;
  });
  if (!overlaps) return [tries];
  const hosts = new Map<string | undefined, FoundTest[]>();
  for (const test of tries) hosts.set(test.host, [...(hosts.get(test.host) ?? []), test]);
  return [...hosts.values()];
}

const startOf = (test: FoundTest): number | undefined => test.startedAtMs ?? test.fileStartedAtMs;

const byStart = (one: FoundTest, other: FoundTest): number =>
  (startOf(one) ?? 0) - (startOf(other) ?? 0) ||
  (one.retryNumber ?? 0) - (other.retryNumber ?? 0) ||
  (one.finishedAtMs ?? 0) - (other.finishedAtMs ?? 0);

/** What the user's setting merged; retries that a format marks need no setting. */
function countJoined(groups: readonly (readonly FoundTest[])[], tests: readonly FoundTest[]): JoinedTests | undefined {
  const joined = groups.flatMap((tries, index) => (tries.length > 1 && !tries.some(isMarked) ? (tests[index] ?? []) : []));
  return joined.length === 0 ? undefined : { tests: joined.length, passedLater: joined.filter(({ flaky }) => flaky).length };
}

const identityOf = (test: FoundTest): string => JSON.stringify([test.filePath, test.suite, test.name, test.variant]);

function mergeAttempts(tries: FoundTest[]): FoundTest {
  // In the order of the files if some of them have no times. Marked retries are already in order.
  const isOrdered = tries.some(({ isRetried }) => isRetried) || tries.some((test) => startOf(test) === undefined);
  const ordered = isOrdered ? tries : tries.toSorted(byStart);
  const counted = countedAttempts(ordered);
  const last = counted.at(-1);
  if (!last) throw new Error("a group of results is never empty");
  if (ordered.length === 1) return last;
  const attempts = ordered.flatMap((test) => (test.attempts?.length ? test.attempts : [toAttempt(test)]));
  const failedBefore = counted.slice(0, -1).some(({ status }) => status === "failed");
  const message = last.message ?? counted.findLast((test) => test.message !== undefined)?.message;
  return {
    ...last,
    ...(message === undefined ? {} : { message }),
    retries: attempts.length - 1,
    flaky: last.status === "passed" && failedBefore,
    attempts: attempts.slice(-maxAttempts),
    tries: ordered.flatMap(triesOf).slice(-maxAttempts),
    embedded: ordered.flatMap((test) => test.embedded ?? []),
  };
}

/** A skipped attempt decides nothing if another one ran: it must not hide a failure. For retries that a runner marks, its last attempt decides. */
function countedAttempts(ordered: readonly FoundTest[]): readonly FoundTest[] {
  const ran = ordered.filter(({ status }) => status === "passed" || status === "failed");
  return ran.length === 0 || ordered.some(isMarked) ? ordered : ran;
}

function toAttempt(test: FoundTest): TestAttempt {
  return {
    status: test.status,
    durationMs: test.durationMs,
    ...(test.message === undefined ? {} : { message: test.message }),
    ...(test.trace === undefined ? {} : { trace: test.trace }),
    ...(test.attachments === undefined ? {} : { attachments: test.attachments }),
  };
}

/** Gives each test with the same name a variant: their lines if these differ, otherwise `#2`, `#3`, in the order of their starts, or of the report if not all have one. */
export function distinguishTests(tests: readonly FoundTest[]): { tests: FoundTest[]; renamed: number } {
  const groups = new Map<string, FoundTest[]>();
  for (const test of tests) {
    const key = identityOf(test);
    const group = groups.get(key);
    if (group) group.push(test);
    else groups.set(key, [test]);
  }
  const taken = new Set(groups.keys());
  const variants = new Map<FoundTest, string | undefined>();
  let renamed = 0;
  for (const group of groups.values()) {
    if (group.length === 1) continue;
    const lines = new Set(group.map(({ line, isLineOfFailure }) => (isLineOfFailure ? undefined : line)));
    if (lines.size === group.length && !lines.has(undefined)) {
      for (const test of group) variants.set(test, variantOf(test, `line ${test.line}`));
      continue;
    }
    let number = 1;
    // Allure names its files at random, so their order would differ from run to run.
    const ordered = group.every((test) => test.startedAtMs !== undefined) ? group.toSorted(byStart) : group;
    for (const test of ordered) variants.set(test, test.variant);
    for (const test of ordered.slice(1)) {
      // A test may already have this name.
      do number++;
      while (taken.has(identityOf({ ...test, variant: variantOf(test, `#${number}`) })));
      variants.set(test, variantOf(test, `#${number}`));
      renamed++;
    }
  }
  return {
    renamed,
    tests: tests.map((test) => {
      if (!variants.has(test)) return test;
      const variant = variants.get(test);
      return { ...test, hasNamesake: true, ...(variant === undefined ? {} : { variant }) };
    }),
  };
}

function variantOf({ variant }: FoundTest, mark: string): string {
  return variant === undefined ? mark : `${variant}, ${mark}`;
}
