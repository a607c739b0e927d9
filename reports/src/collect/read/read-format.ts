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

/** The results of one file, and what the file says about them. */
interface ReadFile {
  found: FoundTest[];
  isRead: boolean;
  listed: { tests: number; failed: number };
  declared: Totals & { total: number };
  leftOut: ResultsLeftOut;
}

/** Reads all files of one format. Problems are added to `notes` and `unread`. */
export async function readFormat(format: ReportFormat, files: readonly ReportFile[], options: ReadOptions): Promise<ReadFormat> {
  const read: ReadFile[] = [];
  let kept = 0;
  for (const file of files) {
    const ofFile = await readFile(format, file, { kept, isOnly: files.length === 1 }, options);
    noteEmptyList(file, ofFile, options);
    kept += ofFile.found.length;
    read.push(ofFile);
  }
  return mergeFiles(read);
}

/** @param others how many results other files have, and whether there are none */
async function readFile(
  format: ReportFormat,
  file: ReportFile,
  others: { kept: number; isOnly: boolean },
  { notes, unread, format: named, exitCode, sent, sentFrom = {} }: ReadOptions,
): Promise<ReadFile> {
  const read: ReadFile = {
    found: [],
    isRead: false,
    listed: { tests: 0, failed: 0 },
    declared: { failed: 0, total: 0 },
    leftOut: { tests: 0, failed: 0 },
  };
  const { found, listed, declared, leftOut } = read;
  const placed = locateIn(format, file, sentFrom);
  try {
    for await (const test of format.read(file, (totals) => Object.assign(declared, totals))) {
      listed.tests++;
      const hasFailed = asFailure(test).status === "failed";
      if (hasFailed && !test.isUncounted) listed.failed++;
      if (test.possibleFailure !== undefined) declared.possibleFailure ??= test.possibleFailure;
      const kept = others.kept + found.length;
      if (kept <= maxTests || (test.status === "failed" && kept < 2 * maxTests))
        found.push(placed(resolveFromReport(acceptRisky(withKind(test), exitCode), file.storedPath, sent)));
      else {
        leftOut.tests++;
        if (hasFailed) leftOut.failed++;
      }
    }
    read.isRead = true;
  } catch (error) {
    // If the sender gives the format, a file in another one is not a report.
    if (named === undefined || others.isOnly || format.matches(file) || looksLikeReport(file.storedPath)) unread.push(file.storedPath);
    notes.push(
      `${file.storedPath} looks like ${format.name} and could not be read: ${error instanceof Error ? error.message.slice(0, 200) : String(error)}`,
    );
  }
  return read;
}

function noteEmptyList(file: ReportFile, { declared, listed }: ReadFile, { notes, unread }: ReadOptions): void {
  if (declared.total > 0 && declared.failed === 0 && listed.tests === 0) {
    unread.push(file.storedPath);
    notes.push(`${file.storedPath} counts ${declared.total} tests and lists none.`);
  }
}

function mergeFiles(files: readonly ReadFile[]): ReadFormat {
  // Retries in separate files are ordered by the files' start times if the tests have none.
  const found = files.flatMap(({ found, declared }) =>
    files.length > 1 ? found.map((test) => withStart(test, declared.startedAtMs)) : found,
  );
  // Per file: tests that one file lists beyond its totals do not make up for missing ones in another.
  const sum = (count: (file: ReadFile) => number): number => files.reduce((total, file) => total + count(file), 0);
  return {
    found: withoutShownSetUps(found),
    // What was read before the file ended is still valid.
    isRead: found.length > 0 || files.some(({ isRead }) => isRead),
    failures: {
      found: sum(({ listed }) => listed.failed),
      counted: sum(({ listed, declared }) => Math.max(declared.failed, listed.failed)),
    },
    total: sum(({ listed, declared }) => Math.max(declared.total, listed.tests)),
    times: mergeTimes(files.map(({ declared: { startedAtMs, durationMs } }) => ({ startedAtMs, durationMs }))),
    possibleFailure: files.map(possibleFailureOf).find((text) => text !== undefined),
    leftOut: { tests: sum(({ leftOut }) => leftOut.tests), failed: sum(({ leftOut }) => leftOut.failed) },
  };
}

const possibleFailureOf = ({ declared, listed }: ReadFile): string | undefined =>
  declared.possibleFailure ?? (declared.total > listed.tests ? describeUnlisted(declared.total, listed.tests) : undefined);

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
