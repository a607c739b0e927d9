import type { TestResult } from "@gantry/contract/test-results.ts";
import type { SmallReport } from "@gantry/contract/worker-protocol.ts";
import type { ArchivedFile, ArchiveLimits, Extracted } from "../reports/archive.ts";
import type { CollectedResults, CollectOptions } from "../reports/collect.ts";
import { ReaderPool } from "./reader-pool.ts";
import { readerProgram } from "./reader-program.ts";

/** The worker's readings. */
// A type, not an interface: only a type has the index signature that `Readings` needs.
export type ReportReadings = {
  /** Unpacks one report folder into `root` and masks the run's secrets in its files. */
  unpack: {
    options: {
      /** The reading's input, which is a tar; a tar in a file; or a directory of this machine whose files are named `<name>/…`. */
      source: "tar" | { file: string; gzipLayers: number } | { directory: string; name: string };
      root: string;
      limits: ArchiveLimits;
      prefix: string;
      secrets: readonly string[];
    };
    item: ArchivedFile;
    /** `refusal` when it is not an archive, as a message for the user. */
    result: Pick<Extracted, "notes" | "isCut" | "mayLackResults"> & { refusal?: string };
  };
  /** Reads the results of a run from its unpacked and masked report or from the end of its output. */
  results: {
    options: Pick<CollectOptions, "root" | "files" | "console" | "repeatedTests" | "exitCode"> & { secrets: readonly string[] };
    item: { test: TestResult } | { file: ArchivedFile };
    result: RunResults;
  };
};

export interface RunResults extends Omit<CollectedResults, "tests" | "added" | "times"> {
  /** The report itself if it is small. */
  report: SmallReport | undefined;
}

export type ReportReaders = ReaderPool<ReportReadings>;

/** Copying a report that takes longer is aborted, to free the slot for the next run. */
export const unpackTimeoutMs = 55_000;
export const readTimeoutMs = 30_000;
/** The JavaScript heap of a reader process. */
const memoryMb = 512;

/** Starts the worker's reader processes. One is kept ready, so that a small report does not wait for a process to start. */
export function openReportReaders(): ReportReaders {
  const program = readerProgram(import.meta.url, "./reports.reader.ts", "./readers/reports.reader.js");
  return new ReaderPool({ program, warm: 1, most: 3, memoryMb });
}
