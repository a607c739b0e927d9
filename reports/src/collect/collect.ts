import type { JoinedTests } from "@gantry/contract/dispatch/schemas.ts";
import { outsideTests } from "@gantry/contract/results/constants.ts";
import type { RepeatedTests, ReportFormatName, TestResult } from "@gantry/contract/results/schemas.ts";
import { type ArchivedFile, archiveLimits } from "../archive/archive-limits.ts";
import { type FailingFile, sortByFormat } from "../folder/sort-by-format.ts";
import { readDeclaredFailure } from "../formats/console/failures/declared-failures.ts";
import { entryPointFailure, mayNotHaveStarted } from "../formats/console/failures/entry-point-failure.ts";
import { type ConsoleCounts, type SplitConsole, splitConsole } from "../formats/console/format.ts";
import { findPossibleFailure } from "../formats/console/failures/possible-failure.ts";
import type { FoundTest, ReportFormat } from "../formats/format.ts";
import { countNamesakes, notDescribedBy, type ResultsOfFormat } from "./match/match-formats.ts";
import { withErrorsOfFiles } from "../formats/node-files.ts";
import { reportFormats } from "../formats/registry.ts";
import { mergeTimes, type RunTimes } from "../formats/run-times.ts";
import { tap } from "../formats/tap/format.ts";
import { asFailure } from "./notes/counted-status.ts";
import { isCopyOfTestng, notInTestng } from "./results/copies-of-testng.ts";
import { describeAdded, describeTwice } from "./notes/describe-added.ts";
import { describeMissing, describeUnlisted, type UnreadFailures } from "./notes/describe-unread.ts";
import { printedBy } from "./read/printed-by.ts";
import { sentPathOf } from "./attachments/match-attachments.ts";
import { type FinishedTests, finishTests } from "./finish-tests.ts";
import type { SentFrom } from "./read/location-of-report.ts";
import type { Mask } from "./results/limit-identity.ts";
import { mergeRetries } from "./results/merge-results.ts";
import { type ResultsLeftOut, sumLeftOut } from "./notes/results-left-out.ts";
import { describeOmitted, omittedFiles } from "./notes/omitted-failures.ts";
import { readFormat, type ReadFormat } from "./read/read-format.ts";
import { type OutputResults, readOutput } from "./read/read-output.ts";
import { checkUnread } from "./notes/unread-failures.ts";

export interface CollectedResults extends FinishedTests {
  /** The formats that were read, the most detailed one first; empty when the run left no results. */
  formats: ReportFormatName[];
  /** Failures according to the report's own count, if more than were found in it. */
  unreadFailures: UnreadFailures | undefined;
  /** When the run happened according to the report. */
  times: RunTimes;
  /** For a console summary without test names; `tests` is then empty. */
  counts: ConsoleCounts | undefined;
  /** Message explaining why the run fails although its exit code is 0. If there is a report, only failures that a tool reports itself count. */
  doubt: string | undefined;
  /** Without a failure: what looks like one in the report or on the console. */
  possibleFailure: string | undefined;
  /** Without results, and with an exit code that means that a command could not be started: why, as a sentence. */
  entryPointFailure: string | undefined;
  /** What was merged only because the user configured that repeated names are retries. */
  joinedTests: JoinedTests | undefined;
  /** Most results of a format have the names of tests in another one, and the two do not agree: a sentence. */
  listedTwice: string | undefined;
  /** Results that are not in `tests`, because there are too many. */
  leftOut: ResultsLeftOut | undefined;
  /** Notes for the user: a file that could not be parsed, a truncated report. */
  notes: string[];
  /** Reports that are empty, truncated or could not be parsed. */
  unread: string[];
}

/** The limit for an archive, too: a longer report is truncated, with a note. */
const maxFilesLookedAt = archiveLimits.maxEntries;

export interface CollectOptions {
  root: string;
  files: readonly ArchivedFile[];
  /** The end of the run's output; `isCut`: its start is missing. */
  console?: { text: string; isCut: boolean } | undefined;
  /** The format given by the sender: every file is read in that format. */
  format?: ReportFormatName | undefined;
  repeatedTests?: RepeatedTests | undefined;
  /** For an upload. */
  sentFrom?: SentFrom | undefined;
  /** The runner's exit code, if known. */
  exitCode?: number | undefined;
  /** Masks secrets in names that are cut: what is cut gets a hash of the whole text. */
  mask?: Mask | undefined;
}

/**
 * The results of a run, from its extracted report or, if that has none, from the end of its console output. All formats are read. The most
 * detailed one provides the tests; results of other formats for the same tests are not listed again, all others are additional tests. Files
 * of one format are joined. A report that cannot be parsed is in `unread`, with a note.
 */
export async function collectResults(options: CollectOptions): Promise<CollectedResults> {
  const sorted = await sortByFormat(options.root, options.files.slice(0, maxFilesLookedAt), options.format);
  const read = await readFormats(sorted, options);
  const console = options.console && splitConsole(options.console.text, options.console.isCut);
  const output =
    console && (read.length === 0 || areEmpty(read, options.exitCode)) ? await readOutput(console, options.exitCode) : undefined;
  return read.length > 0 && !hasFailures(output)
    ? resultsOfReport(sorted, read, console, options)
    : resultsOfOutput(sorted, output, console, options);
}

type SortedFiles = Awaited<ReturnType<typeof sortByFormat>>;

/** Reads the files of all formats. Problems are added to the notes and the unread files. */
async function readFormats({ byFormat, unread, notes }: SortedFiles, options: CollectOptions): Promise<Read[]> {
  const read: Read[] = [];
  const sent = new Set(options.files.map(sentPathOf));
  const hasTestng = [...byFormat.keys()].some(({ name }) => name === "testng");
  for (const format of reportFormats) {
    const files = byFormat.get(format) ?? [];
    for (const isCopy of [false, true]) {
      const chosen = files.filter((file) => (hasTestng && isCopyOfTestng(format, file)) === isCopy);
      if (chosen.length === 0) continue;
      const result = await readFormat(format, chosen, { ...options, notes, unread, sent });
      if (result.isRead) read.push({ format, result, isCopy });
    }
  }
  return read;
}

/** Adds files that report a failure but whose tests could not be read, each with its note. */
function addUnread({ unread, notes }: SortedFiles, files: readonly FailingFile[]): void {
  for (const { path, note } of files) {
    unread.push(path);
    notes.push(note);
  }
}

/** The results of a report, with what the console says of failures that the report lacks. */
async function resultsOfReport(
  sorted: SortedFiles,
  read: readonly Read[],
  console: SplitConsole | undefined,
  { root, files, exitCode, repeatedTests = "separate", mask }: CollectOptions,
): Promise<CollectedResults> {
  const { byFormat, unread, failing, notes } = sorted;
  const { tests, failures, times, joinedTests, listedTwice } = joinFormats(read, repeatedTests, notes);
  const unreadFailures = failures.counted > failures.found ? failures : undefined;
  const hasOmitted = console !== undefined && exitCode !== undefined && exitCode !== 0;
  const explained = await withErrorsOfFiles(tests, () => printedBy(console, byFormat.get(tap) ?? []));
  const found = hasOmitted ? [...explained, ...omittedFiles(console, explained)] : explained;
  const listed = withMissing(found, unreadFailures);
  const inUnread = checkUnread(failing, found, countFailed(listed));
  addUnread(sorted, inUnread.unread);
  const results = await finishTests(root, files, [...listed, ...inUnread.outside], notes, mask);
  const formats = formatsOf(read);
  const known = { any: true, failed: unreadFailures !== undefined || hasFailed(results.tests), inReport: true };
  const doubt = console && (readDeclaredFailure(console, known) ?? (hasOmitted ? describeOmitted(console, listed) : undefined));
  const mayHaveFailed = doubt === undefined && !known.failed;
  const inReport = read.flatMap(({ result, isCopy }) => (isCopy ? [] : (result.possibleFailure ?? [])))[0];
  const possibleFailure = mayHaveFailed ? (inReport ?? (console && (await failureBesideReport(console)))) : undefined;
  return {
    formats,
    unreadFailures,
    times,
    counts: undefined,
    doubt,
    possibleFailure,
    entryPointFailure: undefined,
    joinedTests,
    listedTwice,
    notes,
    unread,
    ...results,
    leftOut: sumLeftOut([...read.map(({ result }) => result.leftOut), results.leftOut]),
  };
}

/** The results of a run without a usable report, from the end of its console output. */
async function resultsOfOutput(
  sorted: SortedFiles,
  output: OutputResults | undefined,
  console: SplitConsole | undefined,
  { root, files, exitCode, repeatedTests = "separate", mask }: CollectOptions,
): Promise<CollectedResults> {
  const { unread, failing, notes } = sorted;
  const { formats = [], tests: named = [], counts, doubt } = output ?? {};
  const explained = await withErrorsOfFiles(named, () => printedBy(console, []));
  const { tests, joined: joinedTests } = mergeRetries(explained.map(asFailure), repeatedTests);
  const results = await finishTests(root, files, tests, notes, mask);
  const known = {
    any: counts !== undefined || results.tests.length > 0,
    failed: (counts?.failed ?? 0) > 0 || hasFailed(results.tests),
    inReport: false,
  };
  addUnread(sorted, failing);
  const declared = doubt ?? (console && readDeclaredFailure(console, known));
  const mayHaveFailed = console && declared === undefined && !known.failed;
  const possibleFailure = mayHaveFailed ? findPossibleFailure(console) : undefined;
  return {
    formats,
    unreadFailures: undefined,
    times: {},
    counts,
    doubt: declared,
    possibleFailure,
    entryPointFailure: console && !known.any ? whyNotStarted(console, exitCode) : undefined,
    joinedTests,
    listedTwice: undefined,
    notes,
    unread,
    ...results,
  };
}

/** RSpec counts a file that could not be loaded, and names no test. */
const hasFailures = (output: OutputResults | undefined): boolean =>
  output !== undefined && ((output.counts?.failed ?? 0) > 0 || output.tests.some((test) => asFailure(test).status === "failed"));

/**
 * Whether a suite that failed wrote reports without any result. jest-junit and RSpec do so if no test file could be loaded, and only the
 * output says why.
 */
const areEmpty = (read: readonly Read[], exitCode = 0): boolean =>
  exitCode !== 0 && read.every(({ result }) => result.found.length === 0 && result.failures.counted === 0 && result.total === 0);

/**
 * Failures that appear in the console output but not in the report: of a second command, of a hook that the report does not show, or of a runner that
 * ended before it wrote its report, and whose exit code was lost. A test may have printed them, so they give a note, not a failure.
 */
async function failureBesideReport(console: SplitConsole): Promise<string | undefined> {
  const { tests, counts, doubt } = await readOutput(console, 0);
  const failed = tests.find((test) => asFailure(test).status === "failed");
  if (failed) return [failed.name, failed.message?.split("\n", 1)[0]].filter(Boolean).join(": ").slice(0, 200);
  if (counts && counts.failed > 0) return `${counts.runner}: ${counts.failed} failed`;
  return doubt ?? findPossibleFailure(console);
}

function whyNotStarted({ streams }: SplitConsole, exitCode = 0): string | undefined {
  if (!mayNotHaveStarted(exitCode)) return undefined;
  const lines = streams.flatMap((stream) => stream.lines).toSorted((one, other) => one.index - other.index);
  return entryPointFailure(
    exitCode,
    lines.map(({ text }) => text.slice(0, maxLineLength).trimEnd()),
  );
}

const maxLineLength = 1_000;

function countFailed(tests: readonly Pick<TestResult, "status">[]): number {
  return tests.filter(({ status }) => status === "failed").length;
}

function hasFailed(tests: readonly TestResult[]): boolean {
  return tests.some(({ status }) => status === "failed");
}

interface Read {
  format: ReportFormat;
  result: ReadFormat;
  /** JUnit XML that TestNG wrote next to its own report. */
  isCopy: boolean;
}

const formatsOf = (read: readonly Read[]): ReportFormatName[] => [...new Set(read.map(({ format }) => format.name))];

/** The tests of the first format, and those of the others that it does not have. */
function joinFormats(
  read: readonly Read[],
  repeatedTests: RepeatedTests,
  notes: string[],
): {
  tests: FoundTest[];
  failures: UnreadFailures;
  times: RunTimes;
  joinedTests: JoinedTests | undefined;
  listedTwice: string | undefined;
} {
  const tests: FoundTest[] = [];
  const before: ResultsOfFormat[] = [];
  const failures: UnreadFailures = { counted: 0, found: 0 };
  const times: RunTimes[] = [];
  let joinedTests: JoinedTests | undefined;
  let listedTwice: string | undefined;
  for (const { format, result, isCopy } of read) {
    const { tests: own, joined } = mergeRetries(result.found.map(asFailure), repeatedTests);
    const left = isCopy ? notInTestng(own, before) : { tests: own, before };
    const results = { format: format.name, tests: left.tests };
    if (isCopy && results.tests.length === 0) continue;
    if (result.total > result.found.length)
      notes.push(`${describeUnlisted(result.total, result.found.length)} What became of the others is not known.`);
    failures.counted += result.failures.counted;
    failures.found += result.failures.found;
    if (joined)
      joinedTests = {
        tests: (joinedTests?.tests ?? 0) + joined.tests,
        passedLater: (joinedTests?.passedLater ?? 0) + joined.passedLater,
      };
    const added = notDescribedBy(left.before, results);
    if (before.length > 0 && added.length > 0) {
      const twice = countNamesakes(before, { format: format.name, tests: added });
      notes.push(describeAdded(formatsOf(read), { format, added: added.length, twice }));
      if (2 * twice >= results.tests.length) listedTwice ??= describeTwice(before, { format, twice });
    }
    if (added.length > 0 || times.length === 0) times.push(result.times);
    before.push(results);
    for (const test of added) tests.push(test);
  }
  return { tests, failures, times: withDuration(mergeTimes(times), tests), joinedTests, listedTwice };
}

/** A report may state how long each test took, and not how long all of them did: then as if they ran one after another. */
function withDuration(times: RunTimes, tests: readonly FoundTest[]): RunTimes {
  if (times.durationMs !== undefined) return times;
  const durationMs = tests.reduce((sum, test) => sum + (test.durationMs ?? 0), 0);
  return durationMs > 0 ? mergeTimes([{ ...times, durationMs }]) : times;
}

/** A failure without a test gets a name for the gate, the history and people. */
function withMissing(found: readonly FoundTest[], missing: UnreadFailures | undefined): readonly FoundTest[] {
  if (!missing) return found;
  const message = describeMissing(missing);
  return [{ kind: "outside", name: outsideTests.unlisted, suite: [], status: "failed", durationMs: 0, message }, ...found];
}
