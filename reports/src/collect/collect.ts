import { outsideTests, unnamedTest } from "@gantry/contract/results/constants.ts";
import { type Attachment, type RepeatedTests, type ReportFormatName, TestResult } from "@gantry/contract/results/schemas.ts";
import type { JoinedTests } from "@gantry/contract/dispatch/schemas.ts";
import { type ArchivedFile, archiveLimits } from "../folder/archive.ts";
import { type KnownTests, readDeclaredFailure } from "../formats/console/declared-failures.ts";
import { type ConsoleCounts, readConsole, readUnfinished } from "../formats/console/format.ts";
import { readPrintedReports } from "../formats/console/printed-reports.ts";
import { contentTypeOf } from "../formats/content-types.ts";
import { writeEmbedded } from "../formats/embedded-files.ts";
import type { FoundTest, ReportFile, ReportFormat, Totals } from "../formats/format.ts";
import { joinRetries, tellApart } from "./join-results.ts";
import { looksLikeReport } from "../folder/looks-like-report.ts";
import { plain } from "../formats/loose-json.ts";
import { notDescribedBy } from "../formats/match-formats.ts";
import { reportFormats } from "../formats/registry.ts";
import { joinTimes, type RunTimes } from "../formats/run-times.ts";
import { sortByFormat } from "../folder/sort-by-format.ts";

export interface CollectedResults {
  /** The formats that were read, the most detailed one first; empty when the run left no results. */
  formats: ReportFormatName[];
  tests: TestResult[];
  /** Failures according to the report's own count, if more than were found in it. */
  unreadFailures: UnreadFailures | undefined;
  /** When the run happened according to the report. */
  times: RunTimes;
  /** For a console summary without test names; `tests` is then empty. */
  counts: ConsoleCounts | undefined;
  /** Why an exit code of 0 is not a pass, from the console, as a sentence. With a report only what a tool itself calls a failure. */
  doubt: string | undefined;
  /** What was joined only because the user said that repeated names are retries. */
  joinedTests: JoinedTests | undefined;
  /** Notes for the user: a file that could not be parsed, a truncated report. */
  notes: string[];
  /** Reports that are empty, truncated or could not be parsed. */
  unread: string[];
  /** Files that were embedded in the report and extracted as attachments. */
  added: ArchivedFile[];
}

export interface UnreadFailures {
  /** The counts in the report's summary. */
  counted: number;
  /** How many failed tests were found in it. */
  found: number;
}

const maxTests = 50_000;
/** The limit for an archive, too: a longer report is truncated, with a note. */
const maxFilesLookedAt = archiveLimits.maxEntries;

export interface CollectOptions {
  root: string;
  files: readonly { path: string; sizeBytes: number }[];
  /** The end of the run's output; `isCut`: its start is missing. */
  console?: { text: string; isCut: boolean } | undefined;
  /** The format given by the sender: every file is read in that format. */
  format?: ReportFormatName | undefined;
  repeatedTests?: RepeatedTests | undefined;
  /** The runner's exit code, if known. */
  exitCode?: number | undefined;
}

/** The results of the files of one format. */
interface ReadFormat {
  found: FoundTest[];
  isRead: boolean;
  failures: UnreadFailures;
  total: number;
  times: RunTimes;
}

/**
 * The results of a run, from its extracted report or, if that has none, from the end of its console output. All formats are read. The most detailed one
 * provides the tests; results of other formats for the same tests are not listed again, all others are additional tests. Files of one format are
 * joined. A report that cannot be parsed is in `unread`, with a note.
 */
export async function collectResults(options: CollectOptions): Promise<CollectedResults> {
  const { root, repeatedTests = "separate" } = options;
  const { byFormat, unread, notes } = await sortByFormat(root, options.files.slice(0, maxFilesLookedAt), options.format);
  const read: { format: ReportFormat; result: ReadFormat }[] = [];
  for (const format of reportFormats) {
    const files = byFormat.get(format);
    const result = files && (await readAll(format, files, { ...options, notes, unread }));
    if (result?.isRead) read.push({ format, result });
  }
  if (read.length > 0) {
    const { tests, failures, times, joinedTests } = joinFormats(read, repeatedTests, notes);
    const unreadFailures = failures.counted > failures.found ? failures : undefined;
    const results = await finish(root, options.files, withMissing(tests, unreadFailures), notes);
    const formats = read.map(({ format }) => format.name);
    const doubt = declaredFailure(options, results.tests, { any: true, failed: unreadFailures !== undefined, inReport: true });
    return { formats, unreadFailures, times, counts: undefined, doubt, joinedTests, notes, unread, ...results };
  }
  const { formats, tests: named, counts, doubt } = await readOutputOf(options);
  const { tests, joined: joinedTests } = joinRetries(named.map(asFailure), repeatedTests);
  const results = await finish(root, options.files, tests, notes);
  const declared = declaredFailure(options, results.tests, {
    any: counts !== undefined,
    failed: (counts?.failed ?? 0) > 0,
    inReport: false,
  });
  return { formats, unreadFailures: undefined, times: {}, counts, doubt: doubt ?? declared, joinedTests, notes, unread, ...results };
}

/** Failures outside of tests that only the console shows. */
function declaredFailure({ console }: CollectOptions, tests: readonly TestResult[], others: KnownTests): string | undefined {
  const failed = others.failed || tests.some(({ status }) => status === "failed");
  return console && readDeclaredFailure(console.text, console.isCut, { ...others, any: others.any || tests.length > 0, failed });
}

/**
 * The results on the console: a runner's own words, or else a report that was printed there. Failures without a summary are given alone or with named
 * tests, because counts would not include them.
 */
async function readOutputOf({ console, exitCode }: CollectOptions): Promise<OutputResults> {
  if (!console) return { formats: [], tests: [], counts: undefined, doubt: undefined };
  const output = readConsole(console.text, console.isCut);
  const { failures, doubt } = exitCode === 0 ? readUnfinished(console.text, console.isCut) : { failures: [], doubt: undefined };
  if (!output && failures.length === 0) return readPrinted(console, exitCode, doubt);
  const named = output && "tests" in output ? output.tests : [];
  const counts = output && "counts" in output && failures.length === 0 ? output.counts : undefined;
  return { formats: ["console"], tests: [...named, ...failures], counts, doubt };
}

interface OutputResults extends Pick<CollectedResults, "formats" | "counts" | "doubt"> {
  tests: FoundTest[];
}

async function readPrinted(
  { text, isCut }: NonNullable<CollectOptions["console"]>,
  exitCode: number | undefined,
  doubt: string | undefined,
): Promise<OutputResults> {
  const printed = await readPrintedReports(text);
  const all = printed?.tests.map((test) => acceptRisky(test, exitCode)) ?? [];
  const failed = all.filter((test) => asFailure(test).status === "failed");
  const missing =
    printed && printed.failed > failed.length ? describeMissing({ counted: printed.failed, found: failed.length }) : undefined;
  // Without the start of the output, the tests that passed are not all, but those that failed are real.
  const tests = isCut ? failed : all;
  return { formats: tests.length > 0 ? ["console"] : [], tests, counts: undefined, doubt: missing ?? doubt };
}

/** The tests of the first format, and those of the others that it does not have. */
function joinFormats(
  read: readonly { format: ReportFormat; result: ReadFormat }[],
  repeatedTests: RepeatedTests,
  notes: string[],
): { tests: FoundTest[]; failures: UnreadFailures; times: RunTimes; joinedTests: JoinedTests | undefined } {
  const tests: FoundTest[] = [];
  const failures: UnreadFailures = { counted: 0, found: 0 };
  const times: RunTimes[] = [];
  let joinedTests: JoinedTests | undefined;
  const [detailed] = read;
  for (const { format, result } of read) {
    if (result.total > result.found.length)
      notes.push(
        `The report counts ${result.total} tests, but only ${result.found.length} could be found in it. What became of the others is not known.`,
      );
    failures.counted += result.failures.counted;
    failures.found += result.failures.found;
    const { tests: own, joined } = joinRetries(result.found.map(asFailure), repeatedTests);
    if (joined)
      joinedTests = {
        tests: (joinedTests?.tests ?? 0) + joined.tests,
        passedLater: (joinedTests?.passedLater ?? 0) + joined.passedLater,
      };
    const added = format === detailed?.format ? own : notDescribedBy(tests, own);
    if (format !== detailed?.format && added.length > 0)
      notes.push(
        `The report has results as ${read.map((one) => one.format.name).join(", ")}. ${added.length === 1 ? "1 result" : `${added.length} results`} of ${format.name} could not be found in the formats before it and ${added.length === 1 ? "is listed as a test" : "are listed as tests"} of ${added.length === 1 ? "its" : "their"} own.`,
      );
    if (added.length > 0 || times.length === 0) times.push(result.times);
    for (const test of added) tests.push(test);
  }
  return { tests, failures, times: joinTimes(times), joinedTests };
}

async function readAll(
  format: ReportFormat,
  files: readonly ReportFile[],
  { notes, unread, format: named, exitCode }: Pick<CollectOptions, "format" | "exitCode"> & { notes: string[]; unread: string[] },
): Promise<ReadFormat> {
  const found: FoundTest[] = [];
  const failures: UnreadFailures = { counted: 0, found: 0 };
  const times: RunTimes[] = [];
  const starts = new Map<FoundTest, number>();
  let isRead = false;
  let total = 0;
  for (const file of files) {
    const ofFile: FoundTest[] = [];
    const count = { failed: 0, tests: 0 };
    const declared: Totals & { total: number } = { failed: 0, total: 0 };
    try {
      for await (const test of format.read(file, (totals) => Object.assign(declared, totals))) {
        count.tests++;
        if (asFailure(test).status === "failed" && !test.isUncounted) count.failed++;
        const kept = found.length + ofFile.length;
        if (kept <= maxTests || (test.status === "failed" && kept < 2 * maxTests)) ofFile.push(acceptRisky(test, exitCode));
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
  }
  // Retries in separate files are ordered by the files' start times if the tests have none.
  const started = files.length > 1 ? found.map((test) => withStart(test, starts.get(test))) : found;
  // What was read before the file ended is still valid.
  return { found: withoutShownSetUps(started), isRead: isRead || found.length > 0, failures, total, times: joinTimes(times) };
}

/** A runner that exits with 0 does not count its risky tests as failed. */
function acceptRisky(test: FoundTest, exitCode: number | undefined): FoundTest {
  return test.isRisky && exitCode === 0 ? { ...test, status: "skipped" } : test;
}

function withStart(test: FoundTest, startedAtMs: number | undefined): FoundTest {
  return test.startedAtMs === undefined && startedAtMs !== undefined ? { ...test, startedAtMs } : test;
}

/** A failed set-up is left out if its tests show it as their failure; if they were skipped, it is the only sign. */
function withoutShownSetUps(found: FoundTest[]): FoundTest[] {
  if (!found.some(({ showsIn }) => showsIn)) return found;
  const failed = new Set(found.flatMap((test) => (asFailure(test).status === "failed" ? (test.resultId ?? []) : [])));
  return found.filter(({ showsIn }) => !showsIn?.some((id) => failed.has(id)));
}

/** A failure without a test gets a name for the gate, the history and people. */
function withMissing(found: readonly FoundTest[], missing: UnreadFailures | undefined): readonly FoundTest[] {
  if (!missing) return found;
  const message = describeMissing(missing);
  return [{ name: outsideTests.unlisted, suite: [], status: "failed", durationMs: 0, message }, ...found];
}

/** A sentence that names the incompletely read reports; `undefined` when there are none. */
export function describeUnread(unread: readonly string[]): string | undefined {
  if (unread.length === 0) return undefined;
  const named = unread.slice(0, 3).map((path) => cut(path, 200));
  const more = unread.length - named.length;
  const files = `${named.join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
  return `${files} ${unread.length === 1 ? "is a report that is" : "are reports that are"} empty, incomplete or damaged, and may hold failures.`;
}

/** A sentence with both counts. */
export function describeMissing({ counted, found }: UnreadFailures): string {
  return `The report counts ${counted} ${counted === 1 ? "failure" : "failures"}, but ${found === 0 ? "none" : `only ${found}`} could be found among its tests.`;
}

async function finish(
  root: string,
  files: readonly { path: string; sizeBytes: number }[],
  found: readonly FoundTest[],
  notes: string[],
): Promise<Pick<CollectedResults, "tests" | "added">> {
  const stored = new Set(files.map((file) => file.path));
  const { tests: joined, renamed } = tellApart(found);
  if (renamed > 0)
    notes.push(
      `${renamed === 1 ? "1 result has" : `${renamed} results have`} the name of another test of the same file and suite. The report does not say that they are retries, so they are listed as separate tests (#2, #3, …).`,
    );
  if (joined.length > maxTests) notes.push(`The report holds more than ${maxTests} tests; ${maxTests} were kept, failed ones first.`);
  const kept = joined.length > maxTests ? failedFirst(joined).slice(0, maxTests) : joined;
  const { files: added, tests, leftOut } = await writeEmbedded(root, kept, stored);
  if (leftOut > 0) notes.push(`${leftOut} attachments inside the report were left out: there are too many, or they are too large.`);
  for (const { path } of added) stored.add(path);
  const byLastPart = namesOf(stored);
  return { tests: tests.map((test) => clamp(test, stored, byLastPart)), added };
}

/** Failures are never cut off. */
function failedFirst(tests: readonly FoundTest[]): FoundTest[] {
  return [...tests.filter(({ status }) => status === "failed"), ...tests.filter(({ status }) => status !== "failed")];
}

/** Stored files by the last part of their path, to find those that a report refers to in another folder. */
function namesOf(stored: ReadonlySet<string>): Map<string, string[]> {
  const byName = new Map<string, string[]>();
  for (const path of stored) {
    const name = path.slice(path.lastIndexOf("/") + 1);
    const others = byName.get(name);
    if (others) others.push(path);
    else byName.set(name, [path]);
  }
  return byName;
}

/** Results that cannot be read as a pass are none: cancelled, timed out, or a status unknown to this format. */
function asFailure(test: FoundTest): FoundTest {
  return test.status === "other"
    ? { ...test, status: "failed", message: test.message ?? "The report gives this test no result that Gantry knows." }
    : test;
}

/** Applies the contract's limits. */
function clamp(test: FoundTest, stored: ReadonlySet<string>, byName: ReadonlyMap<string, string[]>): TestResult {
  const attachments = (some: readonly Attachment[] | undefined) =>
    (some ?? [])
      .slice(0, mostAttachmentsLookedFor)
      .flatMap((attachment) => keptAttachment(attachment, stored, byName))
      .slice(0, 100);
  const line = test.line !== undefined && Number.isSafeInteger(test.line) && test.line >= 0 ? test.line : undefined;
  return TestResult.parse({
    name: cut(plain(test.name)?.trim() ? (plain(test.name) ?? "") : unnamedTest, 1000),
    suite: test.suite.slice(0, 20).map((part) => cut(plain(part) ?? "", 500)),
    filePath: test.filePath === undefined ? undefined : cut(test.filePath, 1000),
    line,
    variant: test.variant === undefined ? undefined : cut(test.variant, 200),
    status: test.status,
    durationMs: Number.isFinite(test.durationMs) ? Math.max(0, test.durationMs) : 0,
    retries: Math.max(0, Math.round(test.retries ?? 0)),
    flaky: (test.flaky ?? false) && test.status === "passed",
    // .NET ends lines with both characters.
    message: test.message === undefined ? undefined : cut((plain(test.message) ?? "").replaceAll("\r\n", "\n"), 20_000),
    trace: test.trace === undefined ? undefined : cut(test.trace, 50_000),
    snippet: test.snippet === undefined ? undefined : cut(test.snippet, 10_000),
    stdout: test.stdout === undefined ? undefined : cut(test.stdout, 20_000),
    tags: (test.tags ?? []).slice(0, 50).map((tag) => cut(tag, 100)),
    attachments: attachments(test.attachments),
    attempts: (test.attempts ?? []).slice(-20).map((attempt) => ({
      ...attempt,
      ...(attempt.message === undefined ? {} : { message: cut(plain(attempt.message) ?? "", 20_000) }),
      ...(attempt.trace === undefined ? {} : { trace: cut(attempt.trace, 50_000) }),
      attachments: attachments(attempt.attachments),
    })),
  });
}

function cut(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most - 1)}…` : text;
}

const mostAttachmentsLookedFor = 1_000;
/** The limit of files with one name that are compared with an attachment's path. */
const mostNamesakes = 100;

/** Turns a path in the container, or relative to the report, into a stored file's; missing files are left out. */
function keptAttachment(attachment: Attachment, stored: ReadonlySet<string>, byName: ReadonlyMap<string, string[]>): Attachment[] {
  const path = attachment.path.replaceAll("\\", "/").replace(/^file:\/\//, "");
  const candidates = [path.replace(/^\/app\//, ""), path.replace(/^\.?\//, "")];
  const exact = candidates.find((candidate) => stored.has(candidate));
  const kept = exact ?? namesakeOf(path, byName);
  if (kept === undefined) return [];
  return [{ name: cut(attachment.name, 300), contentType: cut(attachment.contentType || contentTypeOf(kept), 100), path: kept }];
}

function namesakeOf(path: string, byName: ReadonlyMap<string, string[]>): string | undefined {
  const namesakes = (byName.get(path.slice(path.lastIndexOf("/") + 1)) ?? []).slice(0, mostNamesakes);
  const above = path.startsWith("..") ? path.replace(/^(?:\.\.\/)+/, "/") : undefined;
  return namesakes.find((file) => path.endsWith(`/${file}`) || (above !== undefined && `/${file}`.endsWith(above)));
}
