import type { FoundTest } from "../format.ts";
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
      return [ofTotal(Number(total), count("FAILED"), count("SKIPPED"))];
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
    const match = /^\[ +(OK|FAILED|SKIPPED) +\] ([^\s.]+)\.([^\s,]+)(?:, where .*)? \((\d+) ms\)$/.exec(line);
    if (!match?.[2] || !match[3]) return [];
    const status = match[1] === "OK" ? "passed" : match[1] === "FAILED" ? "failed" : "skipped";
    return [foundTest(match[3], status, { suite: [match[2]], durationMs: Number(match[4]) })];
  });
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

export const cRunners: readonly ConsoleRunner[] = [googleTest, ctest];
