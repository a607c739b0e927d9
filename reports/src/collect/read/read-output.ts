import type { ReportFormatName } from "@gantry/contract/results/schemas.ts";
import { type ConsoleCounts, readSummaries, readUnfinished, type SplitConsole } from "../../formats/console/format.ts";
import { readPrintedReports } from "../../formats/console/printed-reports.ts";
import type { FoundTest } from "../../formats/format.ts";
import { acceptRisky, asFailure } from "../notes/counted-status.ts";
import { describeMissing } from "../notes/describe-unread.ts";

/** The results of a run without a report. */
export interface OutputResults {
  formats: ReportFormatName[];
  tests: FoundTest[];
  counts: ConsoleCounts | undefined;
  doubt: string | undefined;
}

/**
 * The results on the console: a runner's own words, or else a report that was printed there. Failures without a summary are given alone or with named
 * tests, because counts would not include them. They are left out if a summary counts failures and the exit code says so, too.
 */
export async function readOutput(console: SplitConsole, exitCode: number | undefined): Promise<OutputResults> {
  const output = readSummaries(console);
  const unfinished = readUnfinished(console);
  const hasFailed = exitCode !== 0 && output !== undefined && "counts" in output && output.counts.failed > 0;
  const failures = hasFailed ? [] : unfinished.failures;
  const doubt = exitCode === 0 ? unfinished.doubt : undefined;
  const named = output && "tests" in output ? output.tests : [];
  const counts = output && "counts" in output && failures.length === 0 ? output.counts : undefined;
  const read: OutputResults = { formats: ["console"], tests: [...named, ...failures], counts, doubt };
  if (output || (exitCode === 0 && failures.length > 0)) return read;
  const printed = await readPrinted(console, exitCode, doubt);
  return printed.tests.length === 0 && failures.length > 0 ? read : printed;
}

async function readPrinted(console: SplitConsole, exitCode: number | undefined, doubt: string | undefined): Promise<OutputResults> {
  const printed = await readPrintedReports(console);
  const all = printed?.tests.map((test) => acceptRisky(test, exitCode)) ?? [];
  const failed = all.filter((test) => asFailure(test).status === "failed");
  const missing =
    printed && printed.failed > failed.length ? describeMissing({ counted: printed.failed, found: failed.length }) : undefined;
  // Without the start of the output, the tests that passed are not all, but those that failed are real.
  const tests = console.isCut ? failed : all;
  return { formats: tests.length > 0 ? ["console"] : [], tests, counts: undefined, doubt: missing ?? doubt };
}
