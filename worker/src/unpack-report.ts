import { mkdirSync } from "node:fs";
import { rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { CopiedFolder, Running } from "./engines/engine.ts";
import { crashPoint } from "./crash-points.ts";
import { ArchiveError, type ArchivedFile, archiveLimits, createIntake, extractArchive, type Extracted } from "./reports/archive.ts";

export interface ReportLimits {
  maxBytes: number;
  maxFiles: number;
}

export interface Unpacked {
  /** Absent when the run left nothing: no directory was made then. */
  root: string | undefined;
  files: ArchivedFile[];
  notes: string[];
}

/**
 * Brings report folders from a container that has ended into a new directory of ours, each under its own name.
 * What goes wrong on the way costs the rest of the report, never the run: it is said in `notes`.
 */
export async function unpackReport(
  running: Running,
  candidates: readonly string[],
  root: string,
  limits: ReportLimits,
  deadline: AbortSignal,
): Promise<Unpacked> {
  const report: Unpacked = { root: undefined, files: [], notes: [] };
  try {
    for await (const copied of running.copyOut(candidates)) {
      if (report.root === undefined) await makeFresh(root);
      report.root = root;
      crashPoint("mid-archive");
      add(report, await unpackFolder(copied, root, limits, report, deadline));
    }
  } catch (error) {
    report.notes.push(trouble(error, deadline));
  }
  return report;
}

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

async function unpackFolder(
  copied: CopiedFolder,
  root: string,
  limits: ReportLimits,
  sofar: Unpacked,
  deadline: AbortSignal,
): Promise<Extracted> {
  // A folder comes under its last part's name: `cypress/reports` as `reports`.
  const parent = dirname(copied.folder);
  const prefix = parent === "." ? "" : parent;
  const left = {
    ...archiveLimits,
    maxFiles: Math.max(0, limits.maxFiles - sofar.files.length),
    maxTotalBytes: Math.max(0, limits.maxBytes - sofar.files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0)),
  };
  if ("tar" in copied) {
    const { tar } = copied;
    const stop = () => tar.destroy(new Error("too slow"));
    deadline.addEventListener("abort", stop, { once: true });
    return await extractArchive(tar, root, left, prefix).finally(() => deadline.removeEventListener("abort", stop));
  }
  const intake = createIntake(root, left, prefix);
  for await (const entry of copied.entries) {
    deadline.throwIfAborted();
    await intake.take(entry);
  }
  return intake.result();
}

function add(report: Unpacked, extracted: Extracted): void {
  report.files.push(...extracted.files);
  report.notes.push(...extracted.notes.map((note) => `Report: ${note}`));
}

function trouble(error: unknown, deadline: AbortSignal): string {
  if (deadline.aborted) return "The report could not be copied out of the container in time; what was copied by then is kept, or nothing.";
  if (error instanceof ArchiveError) return error.message;
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code === "ENOSPC" || code === "EDQUOT") return "The report is unavailable: the worker's disk is full.";
  return `The report could not be copied out of the container: ${error instanceof Error ? error.message : String(error)}`;
}

/** Where an attempt's report is unpacked. */
export function reportRoot(dataDir: string, { taskId, attempt }: { taskId: string; attempt: number }): string {
  return join(reportsFolder(dataDir), `${taskId}-${attempt}`);
}

/** Nothing in it outlives a worker: an adopted run's report is copied out once more. */
export function reportsFolder(dataDir: string): string {
  return join(dataDir, "worker", "reports");
}
