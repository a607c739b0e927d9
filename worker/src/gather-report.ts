import { readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { type ReportFormatName, reportFolders, type TestResult } from "@gantry/contract/test-results.ts";
import { type ClaimedRun, type JoinedTests, type SmallReport, smallReport } from "@gantry/contract/worker-protocol.ts";
import type { Logger } from "pino";
import { crashPoint } from "./crash-points.ts";
import type { Running } from "./engines/engine.ts";
import { redactText, type SecretPatterns } from "./logs/redact.ts";
import { redactReport, redactResult } from "./redact-report.ts";
import { packArchive } from "./reports/archive.ts";
import { type CollectedResults, collectResults, type UnreadFailures } from "./reports/collect.ts";
import { type ServerClient, ServerRefusal, ServerUnreachable } from "./server-client.ts";
import { type ReportLimits, reportRoot, type Unpacked, unpackReport } from "./unpack-report.ts";

/** A report that takes longer to come out of its container is cut off: the slot is for the next run. */
const unpackTimeoutMs = 55_000;

export interface GatheredReport {
  formats: ReportFormatName[];
  tests: TestResult[];
  /** When the report counts more failures than were found in it. */
  unreadFailures: UnreadFailures | undefined;
  joinedTests: JoinedTests | undefined;
  counts: CollectedResults["counts"];
  notes: string[];
  /** A small report, which is stored with the facts; a larger one has been stored. */
  report: SmallReport | undefined;
}

export interface Gathering {
  run: ClaimedRun;
  running: Running;
  secrets: SecretPatterns;
  server: ServerClient;
  reportLimits: ReportLimits;
  dataDir: string;
  log: Logger;
  /** Resolves with the end of the console output when there is no more to come. */
  console: () => Promise<{ text: string; isCut: boolean }>;
  over: AbortSignal;
  later: (work: Promise<void>) => void;
}

/**
 * Brings the report out of the container, masks it, reads its results and stores it with the server, or packs it. Whatever a suite wrote, and
 * whatever becomes of the report, the run keeps its verdict: trouble is told in `notes`. Throws only when the attempt is over.
 */
export async function gatherReport(gathering: Gathering): Promise<GatheredReport> {
  const root = reportRoot(gathering.dataDir, gathering.run);
  const report = await unpack(gathering, root);
  try {
    const files = report.root === undefined ? [] : await redactReport(root, report.files, gathering.secrets);
    crashPoint("report-packed");
    const { added, ...results } = await readResults(gathering, root, files);
    const all = added.length === 0 ? files : [...files, ...(await redactReport(root, added, gathering.secrets))];
    const stored = isSmall(all) ? pack(gathering, root, all) : await store(gathering, root, all);
    return {
      formats: results.formats,
      tests: results.tests,
      unreadFailures: results.unreadFailures,
      joinedTests: results.joinedTests,
      counts: results.counts,
      notes: [...report.notes, ...results.notes, ...stored.notes].map((note) => note.slice(0, 1000)),
      report: stored.report,
    };
  } finally {
    if (report.root !== undefined) gathering.later(rm(root, { recursive: true, force: true }));
  }
}

/** The project's folder when it has one; the usual ones when that one is not there. */
async function unpack({ run, running, reportLimits }: Gathering, root: string): Promise<Unpacked> {
  const deadline = AbortSignal.timeout(unpackTimeoutMs);
  if (run.reportFolder === null) return unpackReport(running, reportFolders, root, reportLimits, deadline);
  const named = await unpackReport(running, [run.reportFolder], root, reportLimits, deadline);
  if (named.root !== undefined || named.notes.length > 0) return named;
  const usual = await unpackReport(running, reportFolders, root, reportLimits, deadline);
  if (usual.root !== undefined)
    usual.notes.push(
      `Nothing was written to /app/${run.reportFolder}, the project's report folder; the report was taken from where it was found.`,
    );
  return usual;
}

/**
 * Read from the masked files, and masked once more: a parser may open an encoding that the file kept closed.
 * What cannot be read is told; it never costs the run its verdict.
 */
async function readResults(
  { console, log, run, secrets }: Gathering,
  root: string,
  files: Unpacked["files"],
): Promise<Omit<GatheredReport, "report"> & Pick<CollectedResults, "added">> {
  try {
    const { repeatedTests } = run;
    const { tests, notes, ...results } = await collectResults({ root, files, console: await console(), repeatedTests });
    return {
      ...results,
      tests: tests.map((test) => redactResult(test, secrets)),
      notes: notes.map((note) => redactText(secrets, note)),
    };
  } catch (error) {
    log.error({ taskId: run.taskId, err: error }, "the results could not be read");
    const notes = ["The results could not be read."];
    return { formats: [], tests: [], unreadFailures: undefined, joinedTests: undefined, counts: undefined, notes, added: [] };
  }
}

/** What the user should know of the report, and the report itself when it is still to be sent. */
type Packed = Pick<GatheredReport, "notes" | "report">;

function isSmall(files: Unpacked["files"]): boolean {
  return files.length <= smallReport.maxFiles && files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0) <= smallReport.maxBytes;
}

function pack({ run, log }: Gathering, root: string, files: Unpacked["files"]): Packed {
  if (files.length === 0) return { notes: [], report: undefined };
  try {
    const report = files.map(({ path }) => ({ path, content: readFileSync(join(root, ...path.split("/")), "base64") }));
    return { notes: [], report };
  } catch (error) {
    log.error({ taskId: run.taskId, err: error }, "the report could not be packed");
    return { notes: ["The report is unavailable: the worker could not read it again."], report: undefined };
  }
}

async function store({ run, server, log, over }: Gathering, root: string, files: Unpacked["files"]): Promise<Packed> {
  try {
    const { notes } = await server.storeReport(run, () => packArchive(root, files), over);
    crashPoint("report-stored");
    return { notes, report: undefined };
  } catch (error) {
    over.throwIfAborted();
    if (error instanceof ServerRefusal && error.attemptIsOver) throw error;
    if (!(error instanceof ServerRefusal || error instanceof ServerUnreachable)) throw error;
    log.warn({ taskId: run.taskId, reason: error.message }, "the report was not stored");
    return { notes: [`The report is unavailable: ${error.message}.`], report: undefined };
  }
}
