import { mkdirSync } from "node:fs";
import { rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import { isDiskFull } from "@gantry/host/file-problem.ts";
import { ReadingEnded } from "@gantry/host/readers/reading.ts";
import { type ArchivedFile, archiveLimits } from "@gantry/reports/archive/archive-limits.ts";
import type { Secret } from "@gantry/reports/redaction/secret-forms.ts";
import { crashPoint } from "../base/crash-points.ts";
import { type CopiedFolder, EngineError, type Running } from "../engines/engine.ts";
import type { ReportReaders } from "./report-readers.ts";
import { type RetryWhileDiskFull } from "./retry-while-disk-full.ts";

export interface ReportLimits {
  maxBytes: number;
  maxFiles: number;
}

export interface Unpacked {
  /** Absent when the run left nothing; then no directory was created. */
  root: string | undefined;
  /** With their sizes after masking. */
  files: ArchivedFile[];
  notes: string[];
  /** Why the container may have more than was copied, as a sentence. */
  unread: string | undefined;
  /** Files that may have results were skipped. */
  mayLackResults: boolean;
}

export interface Unpacking {
  readers: ReportReaders;
  /** The run's organization. */
  owner: string;
  /** A directory of ours, created when there is a report. */
  root: string;
  limits: ReportLimits;
  /** Values to mask in the files. */
  secrets: readonly Secret[];
  /** When one try ends. */
  deadlineMs: number;
  /** The time of files that were there before the run. */
  ignoredTime?: number | undefined;
  retry: RetryWhileDiskFull;
  log: Logger;
}

/** How soon to retry an engine that does not respond. */
const askAgainMs = 500;

/**
 * Copies report folders from an ended container into a new directory of ours, each under its own name, with the run's secrets masked.
 * Retries an unresponsive engine until the deadline, and begins again while the disk is full. If the disk stays full, the report is lost; after other errors, its
 * remaining part. The run itself never fails for this; problems are listed in `notes`.
 */
export async function unpackReport(running: Running, candidates: readonly string[], unpacking: Unpacking): Promise<Unpacked> {
  let report = emptyReport();
  const discard = async () => {
    if (report.root !== undefined) await rm(report.root, { recursive: true, force: true });
    report = emptyReport();
  };
  const unpack = async () => {
    for (const endsAt = Date.now() + unpacking.deadlineMs; ; await sleep(askAgainMs)) {
      try {
        return await unpackFolders(running, candidates, report, unpacking, endsAt);
      } catch (error) {
        const isTriedAgain = isEngineAway(error) && Date.now() + askAgainMs < endsAt;
        if (isTriedAgain || isDiskFull(error)) await discard();
        if (!isTriedAgain) throw error;
      }
    }
  };
  try {
    await unpacking.retry(unpack);
  } catch (error) {
    report.unread = trouble(error);
    report.notes.push(report.unread);
  }
  return report;
}

const emptyReport = (): Unpacked => ({ root: undefined, files: [], notes: [], unread: undefined, mayLackResults: false });

async function unpackFolders(
  running: Running,
  candidates: readonly string[],
  report: Unpacked,
  unpacking: Unpacking,
  endsAt: number,
): Promise<void> {
  for await (const copied of running.copyOut(candidates)) {
    if ("isLink" in copied) {
      // Coverage reports contain no test results.
      if (copied.folder !== "coverage") report.mayLackResults = true;
      report.notes.push(
        `Report: ${copied.folder} was left out: it is a link, which is not followed. Write the report into the folder itself.`,
      );
      continue;
    }
    if (report.root === undefined) await makeFresh(unpacking.root);
    report.root = unpacking.root;
    crashPoint("mid-archive");
    await unpackFolder(copied, report, { ...unpacking, deadlineMs: Math.max(1, endsAt - Date.now()) });
    if (report.unread !== undefined) return;
  }
}

const isEngineAway = (error: unknown): boolean => error instanceof EngineError && error.retryable;

async function makeFresh(root: string): Promise<void> {
  mkdirSync(dirname(root), { recursive: true, mode: 0o700 });
  try {
    mkdirSync(root, { mode: 0o700 });
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
    await rm(root, { recursive: true, force: true });
    mkdirSync(root, { mode: 0o700 });
  }
}

async function unpackFolder(copied: Exclude<CopiedFolder, { isLink: true }>, report: Unpacked, unpacking: Unpacking): Promise<void> {
  const { readers, owner, root, secrets, deadlineMs, ignoredTime, log } = unpacking;
  // A folder has the name of its last part: `cypress/reports` becomes `reports`.
  const parent = dirname(copied.folder);
  const limits = {
    ...archiveLimits,
    maxFiles: Math.max(0, unpacking.limits.maxFiles - report.files.length),
    maxTotalBytes: Math.max(0, unpacking.limits.maxBytes - report.files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0)),
  };
  const source = "tar" in copied ? "tar" : { directory: copied.directory, name: basename(copied.folder) };
  const options = { source, root, limits, prefix: parent === "." ? "" : parent, secrets, ignoredTime } as const;
  // It may fail before the reader requests its first piece.
  if ("tar" in copied) copied.tar.on("error", () => {});
  try {
    const { items, result } = await readers.read("unpack", options, { owner, deadlineMs, input: "tar" in copied ? copied.tar : undefined });
    report.files.push(...items);
    report.notes.push(...result.notes.map((note) => `Report: ${note}`));
    report.mayLackResults ||= result.mayLackResults;
    if (result.isCut) report.unread = `The report has more than ${limits.maxEntries} files and folders and was not read to its end.`;
    if (result.refusal !== undefined) {
      report.unread = result.refusal;
      report.notes.push(result.refusal);
    }
  } catch (error) {
    if (!(error instanceof ReadingEnded) && "tar" in copied && copied.tar.errored)
      throw new EngineError("ENGINE_FAILED", "the container engine broke off.", { retryable: true, cause: error });
    if (error instanceof ReadingEnded && !isDiskFull(error))
      log.warn({ owner, reason: error.reason, detail: error.detail }, "a report was not unpacked");
    throw error;
  }
}

function trouble(error: unknown): string {
  if (isDiskFull(error)) return "The report is unavailable: the worker's disk is full.";
  if (error instanceof ReadingEnded) return `The report was not read: ${error.message}.`;
  return `The report could not be copied out of the container: ${error instanceof Error ? error.message : String(error)}`;
}

/** Where an attempt's report is unpacked. */
export function reportRoot(dataDir: string, { taskId, attempt }: { taskId: string; attempt: number }): string {
  return join(reportsFolder(dataDir), `${taskId}-${attempt}`);
}

/** Nothing in it outlives a worker: an adopted run's report is copied again. */
export function reportsFolder(dataDir: string): string {
  return join(dataDir, "worker", "reports");
}
