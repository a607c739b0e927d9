import type { FoundTest } from "../../format.ts";
import { type ConsoleRunner, foundTest, ofTotal, type Summary } from "./runner.ts";

export const googleTestStart = /^\[={10}\] Running \d+ tests? from \d+ test (?:suites?|cases?)\.$/;
export const googleTestEnd = /^\[={10}\] (\d{1,9}) tests? from \d+ test (?:suites?|cases?) ran\./;

/** Its default output; disabled tests are not counted. */
export const googleTest: ConsoleRunner = {
  name: "GoogleTest",
  summaries({ lines }) {
    return outsideCtest(lines).flatMap((line, index, all): Summary[] => {
      const total = googleTestEnd.exec(line)?.[1];
      if (total === undefined) return [];
      const next = all.slice(index + 1).findIndex((each) => googleTestStart.test(each));
      const section = all.slice(index + 1, next < 0 ? undefined : index + 1 + next);
      const count = (word: string) => Number(section.flatMap((each) => counted(each, word) ?? [])[0] ?? 0);
      const sum = ofTotal(Number(total), count("FAILED"), count("SKIPPED"));
      return [{ ...sum, failed: sum.failed + failedSuites(section) }];
    });
  },
  tests: ({ lines }) => googleTests(outsideCtest(lines)),
};

function counted(line: string, word: string): string | undefined {
  return new RegExp(`^\\[ {2}${word} +\\] (\\d{1,9}) tests?, listed below:$`).exec(line)?.[1];
}

/** The tests with a result. */
export function googleTests(lines: readonly string[]): FoundTest[] {
  return lines.flatMap((line) => {
    const suite = failedSuite.exec(line);
    if (suite?.[1] && suite[2]) return [foundTest(suite[2], "failed", { kind: "outside", suite: [suite[1]] })];
    const match = /^\[ +(OK|FAILED|SKIPPED) +\] ([^\s.]+)\.([^\s,]+)(?:, where .*)? \((\d+) ms\)$/.exec(line);
    if (!match?.[2] || !match[3]) return [];
    const status = match[1] === "OK" ? "passed" : match[1] === "FAILED" ? "failed" : "skipped";
    return [foundTest(match[3], status, { suite: [match[2]], durationMs: Number(match[4]) })];
  });
}

/** `[  FAILED  ] Cart: SetUpTestSuite or TearDownTestSuite`, which GoogleTest does not count among the tests. */
const failedSuite = /^\[ +FAILED +\] ([^\s:]+): (SetUpTest(?:Suite|Case) or TearDownTest(?:Suite|Case))$/;

/** ` 1 FAILED TEST SUITE`, below the failed tests. */
function failedSuites(lines: readonly string[]): number {
  const counts = lines.flatMap((line) => /^ *(\d{1,9}) FAILED TEST (?:SUITE|CASE)S?$/.exec(line)?.[1] ?? []);
  return Number(counts[0] ?? 0);
}

/** CTest prints the output of failed tests and counts these itself. */
function outsideCtest(lines: readonly string[]): string[] {
  let isInside = false;
  return lines.filter((line) => {
    if (line.startsWith("Test project /")) isInside = true;
    else if (ctestEnd.test(line)) isInside = false;
    return !isInside;
  });
}

const ctestEnd = /^\d{1,3}% tests passed, (\d{1,9}) tests? failed out of (\d{1,9})$/;

/** Every test is a separate program, and its output is not read. */
export const ctest: ConsoleRunner = {
  name: "CTest",
  summaries({ lines }) {
    return lines.flatMap((line, index): Summary[] => {
      const match = ctestEnd.exec(line);
      if (!match) return [];
      const skipped = lines.slice(index).filter((each) => /^\s+\d+ - \S.* \(Skipped\)$/.test(each)).length;
      return [ofTotal(Number(match[2]), Number(match[1]), skipped)];
    });
  },
  tests({ lines }) {
    return lines.flatMap((line) => {
      const title = /^ *\d+\/\d+ +Test +#\d+: (\S.*)$/.exec(line)?.[1]?.split(" .", 1)[0];
      const result = /(Passed|\*\*\*[A-Z][A-Za-z ():]*) +([\d.]+) sec$/.exec(line.slice(-100));
      if (title === undefined || !result?.[1] || result[1].includes("(Disabled)")) return [];
      const status = result[1] === "Passed" ? "passed" : result[1].startsWith("***Skipped") ? "skipped" : "failed";
      return [foundTest(title, status, { durationMs: Number(result[2]) * 1000 })];
    });
  },
};

const catchPassed = /^All tests passed \(\d{1,9} assertions? in (\d{1,9}) test cases?\)$/;
const catchFailed = /^test cases: +(\d{1,9}) \|(.{1,200})$/;
const doctestEnd = /^\[doctest\] test cases: +(\d{1,9}) \|(.{1,200})$/;

/** The console reporter, in which the parts that are zero are missing. A test that fails as expected has passed. */
const catch2: ConsoleRunner = {
  name: "Catch2",
  summaries({ lines }) {
    return outsideCtest(lines).flatMap((line): Summary[] => {
      const passed = catchPassed.exec(line)?.[1];
      if (passed !== undefined) return [ofTotal(Number(passed), 0, 0)];
      const [, total, parts] = catchFailed.exec(line) ?? [];
      return total !== undefined && parts !== undefined ? [ofTotal(Number(total), part(parts, "failed"), part(parts, "skipped"))] : [];
    });
  },
};

/** Skipped test cases are not part of its total. */
const doctest: ConsoleRunner = {
  name: "doctest",
  summaries({ lines }) {
    return outsideCtest(lines).flatMap((line): Summary[] => {
      const [, total, parts] = doctestEnd.exec(line) ?? [];
      if (total === undefined || parts === undefined) return [];
      const skipped = part(parts, "skipped");
      return [ofTotal(Number(total) + skipped, part(parts, "failed"), skipped)];
    });
  },
};

/** The number in front of the word: ` 2 passed | 1 failed`. */
function part(parts: string, word: "failed" | "skipped"): number {
  return Number(new RegExp(`(?:^|\\|) *(\\d{1,9}) ${word} *(?:$|\\|)`).exec(parts)?.[1] ?? 0);
}

const boostStart = /^Running (\d{1,9}) test cases?\.\.\.$/;
const boostEnd = /^\*{3} (?:(\d{1,9}) failures? (?:is|are) detected|No errors detected\b)/;
const boostFailed = / in "([^"]{1,300})": /;

/** It counts failed checks, of which a test case may have several. */
const boost: ConsoleRunner = {
  name: "Boost.Test",
  summaries({ lines }) {
    let begin = -1;
    return outsideCtest(lines).flatMap((line, index, all): Summary[] => {
      if (boostStart.test(line)) begin = index;
      const end = boostEnd.exec(line);
      if (!end || begin === -1) return [];
      const total = Number(boostStart.exec(all[begin] ?? "")?.[1]);
      const names = new Set(all.slice(begin, index).flatMap((each) => (/\berror\b/.test(each) ? (boostFailed.exec(each)?.[1] ?? []) : [])));
      begin = -1;
      return [ofTotal(total, end[1] === undefined ? 0 : Math.min(Math.max(1, names.size), Math.max(1, total)), 0)];
    });
  },
};

const cunitHeading = /^Run Summary: +Type +Total +Ran +Passed +Failed +Inactive$/;
const cunitRow = /^ +(suites|tests) +(\d{1,9}) +(\d{1,9}) +(?:n\/a|\d{1,9}) +(\d{1,9}) +(\d{1,9})$/;

const cunit: ConsoleRunner = {
  name: "CUnit",
  summaries({ lines }) {
    return outsideCtest(lines).flatMap((line, index, all): Summary[] => {
      if (!cunitHeading.test(line)) return [];
      const rows = all.slice(index + 1, index + 3).map((each) => cunitRow.exec(each));
      const row = (name: string) => rows.find((each) => each?.[1] === name);
      const [, , total, , failed, inactive] = row("tests") ?? [];
      if (total === undefined) return [];
      // A suite fails when its set-up does, and none of its tests is counted then.
      const allFailed = Number(failed) + Number(row("suites")?.[4] ?? 0);
      return [ofTotal(Math.max(Number(total), allFailed), allFailed, Number(inactive))];
    });
  },
};

export const cRunners: readonly ConsoleRunner[] = [googleTest, ctest, catch2, doctest, boost, cunit];
