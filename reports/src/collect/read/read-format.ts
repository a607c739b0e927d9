import type { ReportFormatName } from "@gantry/contract/results/schemas.ts";
import { looksLikeReport } from "../../folder/looks-like-report.ts";
import type { FoundTest, ReportFile, ReportFormat, Totals } from "../../formats/format.ts";
import { mergeTimes, type RunTimes } from "../../formats/run-times.ts";
import { resolveFromReport } from "./resolve-from-report.ts";
import { locateIn, type SentFrom } from "./location-of-report.ts";
import { acceptRisky, asFailure } from "../notes/counted-status.ts";
import { describeUnlisted, type UnreadFailures } from "../notes/describe-unread.ts";
import type { ResultsLeftOut } from "../notes/results-left-out.ts";

export const maxTests = 50_000;

/** The results of the files of one format. */
export interface ReadFormat {
  found: FoundTest[];
  isRead: boolean;
  failures: UnreadFailures;
  total: number;
  times: RunTimes;
  /** What looks like a failure although the runner does not count it as one. */
  possibleFailure: string | undefined;
  /** Results that are not in `found`. */
  leftOut: ResultsLeftOut;
}

export interface ReadOptions {
  notes: string[];
  unread: string[];
  /** The format given by the sender. */
  format?: ReportFormatName | undefined;
  /** The runner's exit code, if known. */
  exitCode?: number | undefined;
  /** The paths of all files of the report, as they were sent. */
  sent: ReadonlySet<string>;
  sentFrom?: SentFrom | undefined;
}

/** Reads all files of one format. Problems are added to `notes` and `unread`. */
export async function readFormat(
  format: ReportFormat,
  files: readonly ReportFile[],
  { notes, unread, format: named, exitCode, sent, sentFrom = {} }: ReadOptions,
): Promise<ReadFormat> {
  const found: FoundTest[] = [];
  const failures: UnreadFailures = { counted: 0, found: 0 };
  const times: RunTimes[] = [];
  const starts = new Map<FoundTest, number>();
  let isRead = false;
  let total = 0;
  const leftOut: ResultsLeftOut = { tests: 0, failed: 0 };
  let possibleFailure: string | undefined;
  for (const file of files) {
    const ofFile: FoundTest[] = [];
    const placed = locateIn(format, file, sentFrom);
    const count = { failed: 0, tests: 0 };
    const declared: Totals & { total: number } = { failed: 0, total: 0 };
    try {
      for await (const test of format.read(file, (totals) => Object.assign(declared, totals))) {
        count.tests++;
        const hasFailed = asFailure(test).status === "failed";
        if (hasFailed && !test.isUncounted) count.failed++;
        const kept = found.length + ofFile.length;
        if (kept <= maxTests || (test.status === "failed" && kept < 2 * maxTests))
          ofFile.push(placed(resolveFromReport(acceptRisky(withKind(test), exitCode), file.storedPath, sent)));
        else {
          leftOut.tests++;
          if (hasFailed) leftOut.failed++;
        }
      }
      isRead = true;
    } catch (error) {
      // If the sender gives the format, a file in another one is not a report.
      if (named === undefined || files.length === 1 || format.matches(file) || looksLikeReport(file.storedPath))
        unread.push(file.storedPath);
      notes.push(
        `${file.storedPath} looks like ${format.name} and could not be read: ${error instanceof Error ? error.message.slice(0, 200) : String(error)}`,
      );
    }
    for (const test of ofFile) {
      found.push(test);
      if (declared.startedAtMs !== undefined) starts.set(test, declared.startedAtMs);
    }
    // Per file: tests that one file lists beyond its totals do not make up for missing ones in another.
    failures.found += count.failed;
    failures.counted += Math.max(declared.failed, count.failed);
    times.push({ startedAtMs: declared.startedAtMs, durationMs: declared.durationMs });
    total += Math.max(declared.total, count.tests);
    possibleFailure ??= declared.possibleFailure;
    if (declared.total > count.tests) {
      possibleFailure ??= describeUnlisted(declared.total, count.tests);
      if (count.tests === 0 && declared.failed === 0) {
        unread.push(file.storedPath);
        notes.push(`${file.storedPath} counts ${declared.total} tests and lists none.`);
      }
    }
  }
  // Retries in separate files are ordered by the files' start times if the tests have none.
  const started = files.length > 1 ? found.map((test) => withStart(test, starts.get(test))) : found;
  // What was read before the file ended is still valid.
  return {
    found: withoutShownSetUps(started),
    isRead: isRead || found.length > 0,
    failures,
    total,
    times: mergeTimes(times),
    possibleFailure,
    leftOut,
  };
}

/** The readers of files mark what is no test. */
const withKind = (test: FoundTest): FoundTest => (test.kind === undefined ? { ...test, kind: "test" } : test);

function withStart(test: FoundTest, startedAtMs: number | undefined): FoundTest {
  return startedAtMs === undefined ? test : { ...test, fileStartedAtMs: startedAtMs };
}

/** A failed set-up is left out if its tests show it as their failure; if they were skipped, it is the only sign. */
function withoutShownSetUps(found: FoundTest[]): FoundTest[] {
  if (!found.some(({ showsIn }) => showsIn)) return found;
  const failed = new Set(found.flatMap((test) => (asFailure(test).status === "failed" ? (test.resultId ?? []) : [])));
  return found.filter(({ showsIn }) => !showsIn?.some((id) => failed.has(id)));
}
