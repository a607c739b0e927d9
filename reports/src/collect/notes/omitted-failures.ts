import { outsideTests } from "@gantry/contract/results/constants.ts";
import type { SplitConsole } from "../../formats/console/format.ts";
import { brokenJestFiles } from "../../formats/console/runners/jest-files.ts";
import type { FoundTest } from "../../formats/format.ts";
import { isSameFile } from "../match/same-file.ts";
import { asFailure } from "./counted-status.ts";

/** Runners that count something else than the tests of a report: parents of subtests, programs, tests that did not run. */
const countsOthers: ReadonlySet<string> = new Set(["go test", "gotestsum", "node:test", "TAP", "prove", "AVA", "k6"]);
/** Failures that a runner counts, and whose test may be listed once with all of them: those of subtests. */
const listedWithin: Readonly<Record<string, RegExp>> = {
  pytest: /^SUBFAIL(?:ED)?\b/,
  unittest: /^(?:FAIL|ERROR): \w{1,500} \([\w.]{1,500}\) [([]/,
};
const runnersInReports: Readonly<Record<string, FoundTest["runner"]>> = {
  Jest: "jest",
  Vitest: "vitest",
  Playwright: "playwright",
  Cucumber: "cucumber",
};

/** Each is compared with all failures of the report. The others are only counted. */
const maxFiles = 200;

/** Both numbers are of failures. */
interface Comparison {
  counted: number;
  listed: number;
}

/**
 * Files that Jest could not load, by its output, and that the report of a failed suite does not have: jest-junit leaves them out. A failed `afterAll` has
 * the same words in the output. The report may have that failure without its file, so there are as many files as Jest counts failures beyond the report.
 */
export function omittedFiles(console: SplitConsole, tests: readonly FoundTest[]): FoundTest[] {
  const { counted, listed } = comparisonOf(console, tests, "Jest");
  if (counted <= listed) return [];
  const known = tests.flatMap((test) => (isOutside(test) && test.filePath !== undefined ? [test.filePath] : []));
  const broken = console.outputs.flatMap(({ lines }) => brokenJestFiles(lines)).slice(0, maxFiles);
  return [...new Map(broken.map(({ path, reason }) => [path, reason]))]
    .filter(([path]) => !known.some((file) => isSameFile(file, path)))
    .slice(0, counted - listed)
    .map(([filePath, reason]) => ({
      kind: "outside",
      name: outsideTests.file,
      suite: [],
      status: "failed",
      durationMs: 0,
      filePath,
      ...(reason === "" ? {} : { message: reason }),
    }));
}

/** A sentence if the output of a runner counts more failures than the reports of a failed suite have. Quarantine must not excuse those. */
export function describeOmitted(console: SplitConsole, tests: readonly FoundTest[]): string | undefined {
  for (const runner of new Set(console.runners.map((each) => each.runner.name))) {
    const { counted, listed } = countsOthers.has(runner) ? { counted: 0, listed: 0 } : comparisonOf(console, tests, runner);
    if (counted > listed) return describe(runner, { counted, listed }, "");
  }
  const suites = { counted: failedSuitesOfNode(console), listed: tests.filter(isOutside).length };
  return suites.counted > suites.listed ? describe("node:test", suites, " outside of tests") : undefined;
}

/**
 * The failures of one runner: one may have started another. Failed attempts count for the report, because some runners count each. A result counts for
 * every runner unless the report says which one it is of.
 */
function comparisonOf({ runners }: SplitConsole, tests: readonly FoundTest[], name: string): Comparison {
  let counted = 0;
  for (const { runner, summaries, output } of runners) {
    if (runner.name !== name || summaries === "unclear" || summaries.length === 0) continue;
    const within = listedWithin[name];
    counted += withoutCopies(summaries, output.lines, timeOf[name]).reduce((sum, { failed }) => sum + failed, 0);
    if (within) counted -= output.lines.filter((line) => within.test(line)).length;
  }
  const ofRunner = tests.filter(({ runner }) => runner === undefined || runner === (runnersInReports[name] ?? runner));
  return { counted, listed: ofRunner.reduce((sum, test) => sum + (hasFailed(test) ? 1 : 0) + (test.retries ?? 0), 0) };
}

/** A line with the time of a run. Two reporters of one run print it twice, in the same words. */
const timeOf: Readonly<Record<string, RegExp>> = {
  Mocha: /^ *\d{1,9} passing \([^)]{1,20}\)$/,
  Vitest: /^ *Duration {2}\S.{0,300}$/,
};

function withoutCopies<Summary>(summaries: readonly Summary[], lines: readonly string[], time: RegExp | undefined): readonly Summary[] {
  const times = time ? lines.filter((line) => time.test(line)) : [];
  return times.length === summaries.length ? summaries.filter((_, index) => times.indexOf(times[index] ?? "") === index) : summaries;
}

/** Suites of node:test that failed by a hook. Its JUnit XML has the tests only. */
const failedSuitesOfNode = ({ runners }: SplitConsole): number =>
  runners.flatMap(({ runner, output }) => (runner.name === "node:test" ? (runner.tests?.(output) ?? []).filter(isOutside) : [])).length;

function describe(runner: string, { counted, listed }: Comparison, where: string): string {
  const failures = counted === 1 ? "1 failure" : `${counted} failures`;
  return `The output of ${runner} counts ${failures}${where}, and the report has ${listed === 0 ? "none" : `only ${listed}`}. Quarantine does not excuse what a report omits.`;
}

const hasFailed = (test: FoundTest): boolean => asFailure(test).status === "failed";
const isOutside = (test: FoundTest): boolean => hasFailed(test) && test.kind === "outside";
