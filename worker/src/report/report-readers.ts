import { ReaderPool } from "@gantry/host/readers/reader-pool.ts";
import { readerProgram } from "@gantry/host/readers/reader-program.ts";
import type { ReportReaderJobs } from "@gantry/reports/readings/report-reader-jobs.ts";

export type ReportReaders = ReaderPool<ReportReaderJobs>;

/** Copying a report that takes longer is aborted, to free the slot for the next run. */
export const unpackTimeoutMs = 55_000;
export const readTimeoutMs = 30_000;
/** The JavaScript heap of a reader process. */
const memoryMb = 512;

/** The worker's reader processes. From the first run on one is kept ready, so that a small report does not wait for a process to start. */
export function openReportReaders(): ReportReaders {
  const program = readerProgram(import.meta.url, "../reports.reader.ts", "./reports.reader.js");
  return new ReaderPool({ program, warm: 1, max: 3, memoryMb });
}
