import { rm } from "node:fs/promises";
import type { ReportFormatName, TestResult } from "@gantry/contract/results/schemas.ts";
import { reportFolders } from "@gantry/contract/results/constants.ts";
import type { ClaimedRun, JoinedTests, SmallReport } from "@gantry/contract/dispatch/schemas.ts";
import type { Logger } from "pino";
import { isDiskFull } from "@gantry/host/file-problem.ts";
import { ReadingEnded } from "@gantry/host/readers/reading.ts";
import type { CollectedResults } from "@gantry/reports/collect/collect.ts";
import { describeUnread, type UnreadFailures } from "@gantry/reports/collect/notes/describe-unread.ts";
import type { ArchivedFile } from "@gantry/reports/archive/archive-limits.ts";
import { packArchive } from "@gantry/reports/folder/pack-archive.ts";
import type { RunResults } from "@gantry/reports/readings/report-reader-jobs.ts";
import type { Secret } from "@gantry/reports/redaction/secret-forms.ts";
import { crashPoint } from "../base/crash-points.ts";
import type { Running } from "../engines/engine.ts";
import { readTimeoutMs, type ReportReaders, unpackTimeoutMs } from "./report-readers.ts";
import { type RetryWhileDiskFull, retryWhileDiskFull } from "./retry-while-disk-full.ts";
import { type ServerClient, ServerRefusal, ServerUnreachable } from "../api/server-client.ts";
import { sourceTime } from "../source/git-environment.ts";
import { type ReportLimits, reportRoot, type Unpacked, unpackReport } from "./unpack-report.ts";

export interface GatheredReport {
  formats: ReportFormatName[];
  tests: TestResult[];
  /** Set when the report counts more failures than were found in it. */
  unreadFailures: UnreadFailures | undefined;
  joinedTests: JoinedTests | undefined;
  listedTwice: CollectedResults["listedTwice"];
  leftOut: CollectedResults["leftOut"];
  counts: CollectedResults["counts"];
  possibleFailure: CollectedResults["possibleFailure"];
  entryPointFailure: CollectedResults["entryPointFailure"];
  notes: string[];
  /** Which reports could not be read completely or were skipped, or which runner was stopped, as a sentence. */
  incomplete: string | undefined;
  /** Why results of the run may be missing, as a sentence: its report was not read, or not completely. */
  unread: string | undefined;
  /** A small report, which is sent with the results; a larger one was uploaded before. */
  report: SmallReport | undefined;
}

export interface Gathering {
  run: ClaimedRun;
  running: Running;
  /** The suite's exit code. */
  exitCode: number | undefined;
  /** Values that must not leave the worker. */
  secrets: readonly Secret[];
  readers: ReportReaders;
  server: ServerClient;
  reportLimits: ReportLimits;
  dataDir: string;
  log: Logger;
  /** Resolves to the end of the console output when it is complete. */
  console: () => Promise<{ text: string; isCut: boolean }>;
  over: AbortSignal;
  cancelled: AbortSignal;
  later: (work: Promise<void>) => void;
}

/**
 * Copies the report out of the container, masks it, reads its results and uploads or packs it. The run keeps its exit code in any case:
 * problems with the report are listed in `notes`. Throws only when the attempt is over.
 */
export async function gatherReport(gathering: Gathering): Promise<GatheredReport> {
  const root = reportRoot(gathering.dataDir, gathering.run);
  const { run, log } = gathering;
  const retry = retryWhileDiskFull(AbortSignal.any([gathering.over, gathering.cancelled]), log.child({ taskId: run.taskId }));
  const unpacked = await unpack(gathering, root, retry);
  try {
    crashPoint("report-packed");
    const results = await readResults(gathering, root, unpacked.files, retry);
    const files = [...unpacked.files, ...results.added];
    const stored = files.length === 0 || results.report ? noTrouble : await store(gathering, root, files);
    return {
      formats: results.formats,
      tests: results.tests,
      unreadFailures: results.unreadFailures,
      joinedTests: results.joinedTests,
      listedTwice: results.listedTwice,
      leftOut: results.leftOut,
      counts: results.counts,
      possibleFailure: results.possibleFailure,
      entryPointFailure: results.entryPointFailure,
      notes: [...unpacked.notes, ...results.notes, ...stored].map((note) => note.slice(0, 1000)),
      incomplete: describeUnread(results.unreadFiles, results.notes) ?? (unpacked.mayLackResults ? leftOut : results.doubt),
      unread: results.unread ?? unpacked.unread,
      report: results.report,
    };
  } finally {
    if (unpacked.root !== undefined) gathering.later(rm(root, { recursive: true, force: true }));
  }
}

const leftOut = "Files of the report that may contain results were left out; the end of the log names them.";
const noTrouble: readonly string[] = [];

/** The project's folder if it has one; the usual ones if that does not exist. */
async function unpack(gathering: Gathering, root: string, retry: RetryWhileDiskFull): Promise<Unpacked> {
  const { run, running, reportLimits: limits, readers, secrets, log } = gathering;
  // A report that was committed to the repository is not from this run.
  const ignoredTime = run.source === null ? undefined : sourceTime;
  const unpacking = { readers, owner: run.organizationId, root, limits, secrets, deadlineMs: unpackTimeoutMs, ignoredTime, retry, log };
  const from = (folders: readonly string[]) => unpackReport(running, folders, unpacking);
  if (run.reportFolder === null) return from(reportFolders);
  const named = await from([run.reportFolder]);
  const isWritten = named.root !== undefined && (named.files.length > 0 || run.source === null);
  if (isWritten || named.notes.length > 0) return named;
  const usual = await from(reportFolders);
  if (usual.root !== undefined)
    usual.notes.push(
      `Nothing was written to ${run.source === null ? `/app/${run.reportFolder}` : run.reportFolder}, the project's report folder; the report was taken from where it was found.`,
    );
  return usual;
}

interface ReadResults extends Omit<RunResults, "unread"> {
  /** Reports that are empty, truncated or could not be parsed. */
  unreadFiles: string[];
  tests: TestResult[];
  /** Files that were embedded in the report and extracted. */
  added: ArchivedFile[];
  unread: string | undefined;
}

/** Problems are listed in `notes`; they never cost the run its exit code. */
async function readResults(
  { console, exitCode, log, readers, run, secrets }: Gathering,
  root: string,
  files: Unpacked["files"],
  retry: RetryWhileDiskFull,
): Promise<ReadResults> {
  const options = { root, files, console: await console(), repeatedTests: run.repeatedTests, exitCode, secrets };
  try {
    const read = () => readers.read("results", options, { owner: run.organizationId, deadlineMs: readTimeoutMs });
    const { items, result } = await retry(read);
    const tests: TestResult[] = [];
    const added: ArchivedFile[] = [];
    for (const item of items)
      if ("test" in item) tests.push(item.test);
      else added.push(item.file);
    return { ...result, tests, added, unreadFiles: result.unread, unread: undefined };
  } catch (error) {
    const { reason, detail } = error instanceof ReadingEnded ? error : { reason: "failure", detail: String(error) };
    log.warn({ taskId: run.taskId, organizationId: run.organizationId, reason, detail }, "the results of a run were not read");
    const nothing = {
      formats: [],
      tests: [],
      unreadFailures: undefined,
      joinedTests: undefined,
      listedTwice: undefined,
      leftOut: undefined,
      times: {},
      counts: undefined,
      doubt: undefined,
      possibleFailure: undefined,
      entryPointFailure: undefined,
      report: undefined,
      unreadFiles: [],
      added: [],
    };
    const ended = error instanceof ReadingEnded ? error.message : "its reader failed";
    const cause = isDiskFull(error) ? "the worker's disk is full" : ended;
    // Without a report the exit code is all there is; the output is searched only for details.
    if (files.length === 0) return { ...nothing, notes: [`The output was not searched for test results: ${cause}.`], unread: undefined };
    const unread = `The report was not read: ${cause}.`;
    return { ...nothing, notes: [unread], unread };
  }
}

/** @returns notes for the user */
async function store({ run, server, log, over }: Gathering, root: string, files: Unpacked["files"]): Promise<readonly string[]> {
  try {
    const { notes } = await server.storeReport(run, () => packArchive(root, files), over);
    crashPoint("report-stored");
    return notes;
  } catch (error) {
    over.throwIfAborted();
    if (error instanceof ServerRefusal && error.attemptIsOver) throw error;
    if (!(error instanceof ServerRefusal || error instanceof ServerUnreachable)) throw error;
    log.warn({ taskId: run.taskId, reason: error.message }, "the report was not stored");
    return [`The report is unavailable: ${error.message.replace(/\.$/, "")}.`];
  }
}
