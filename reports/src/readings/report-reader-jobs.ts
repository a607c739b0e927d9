import type { TestResult } from "@gantry/contract/results/schemas.ts";
import type { SmallReport } from "@gantry/contract/dispatch/schemas.ts";
import type { ArchivedFile, ArchiveLimits, Extracted } from "../archive/archive-limits.ts";
import type { CollectedResults, CollectOptions } from "../collect/collect.ts";
import type { Secret } from "../redaction/secret-forms.ts";

/** What a reader process does with a run's report. */
// A type, not an interface: only a type has the index signature that `ReaderJobs` needs.
export type ReportReaderJobs = {
  /** Unpacks one report folder into `root` and masks the run's secrets in its files. */
  unpack: {
    options: {
      /** The reading's input, which is a tar; a tar in a file; or a directory of this machine whose files are named `<name>/…`. */
      source: "tar" | { file: string; gzipLayers: number } | { directory: string; name: string };
      root: string;
      limits: ArchiveLimits;
      prefix: string;
      secrets: readonly Secret[];
      /** Files with exactly this time, in seconds since 1970, were there before the run. They are ignored. */
      ignoredTime?: number | undefined;
    };
    item: ArchivedFile;
    /** `refusal` when it is not an archive, as a message for the user. */
    result: Pick<Extracted, "notes" | "isCut" | "mayLackResults"> & { refusal?: string };
  };
  /** Reads the results of a run from its unpacked and masked report or from the end of its output. */
  results: {
    options: Pick<CollectOptions, "root" | "files" | "console" | "repeatedTests" | "exitCode"> & { secrets: readonly Secret[] };
    item: { test: TestResult } | { file: ArchivedFile };
    result: RunResults;
  };
};

export interface RunResults extends Omit<CollectedResults, "tests" | "added" | "times" | "missingAttachments" | "ambiguousAttachments"> {
  /** The report itself if it is small. */
  report: SmallReport | undefined;
}
