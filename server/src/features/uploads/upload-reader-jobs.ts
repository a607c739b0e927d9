import type { UpdateExecution } from "@gantry/contract/dispatch/schemas.ts";
import type { HarFile, HarRequestDetails } from "@gantry/contract/har/schemas.ts";
import type { PlaywrightTrace } from "@gantry/contract/traces/schemas.ts";
import type { RepeatedTests, ReportFormatName, TestCounts } from "@gantry/contract/results/schemas.ts";
import { ReaderPool } from "@gantry/host/readers/reader-pool.ts";
import { readerProgram } from "@gantry/host/readers/reader-program.ts";
import { type ReportReaderJobs } from "@gantry/reports/readings/report-reader-jobs.ts";
import type { ArchivedFile } from "@gantry/reports/archive/archive-limits.ts";
import type { CollectedResults } from "@gantry/reports/collect/collect.ts";
import type { SentFrom } from "@gantry/reports/collect/read/location-of-report.ts";
import type { GitHost } from "@gantry/contract/triggers/constants.ts";
import type { PatternFilter } from "@gantry/contract/triggers/schemas.ts";
import type { HttpError } from "../../platform/errors.ts";

/** The tasks of the server's reader processes. */
// A type, not an interface: only a type has the index signature that `ReaderJobs` needs.
export type UploadReaderJobs = {
  unpack: ReportReaderJobs["unpack"];
  /** Unpacks a body that came as one file and detects its format. */
  open: {
    options: {
      root: string;
      file: ArchivedFile;
      isGzipped: boolean;
      maxBytes: number;
      parameters: { format?: unknown; project?: unknown; projectId?: unknown };
    };
    item: never;
    result: Opened | { refused: RejectedUpload };
  };
  results: {
    options: {
      root: string;
      files: readonly ArchivedFile[];
      format: ReportFormatName | undefined;
      repeatedTests: RepeatedTests;
      exitCode: number | undefined;
      sentFrom: SentFrom;
    };
    /** `rows`: results as text that is stored unchanged, so that the server's main thread does not handle each of them. */
    item: { rows: string } | { file: ArchivedFile };
    /** `resultsHash`: a hash of the results, to recognize a repeated upload. */
    result: Omit<CollectedResults, "tests" | "added" | "counts"> & { resultsHash: string; tests: TestCounts };
  };
  /** Parses a large body of `POST /executions/update`, which is the input. The tests come as `rows`. */
  update: {
    options: null;
    item: { rows: string };
    result: { update: UpdateWithCounts; warnings: string[] } | { refused: RejectedUpload };
  };
  /** Classifies failed tests of a large run. `context` (the log's lines and the run's counts), `tests` and the result are JSON. */
  failures: {
    options: { executionId: string; projectId: string | null; context: string; tests: string };
    item: never;
    result: string;
  };
  /** Chooses the lines of a long log that an explanation may need. The input is the log as frames. */
  log: { options: null; item: { line: number; seq: number; text: string; stream?: string; ofPassed?: true }; result: null };
  /** Explains a failed run by the built-in rules. `material`, `content` and `occurrences` are JSON. */
  explain: { options: { projectId: string | null; material: string }; item: never; result: { content: string; occurrences: string } };
  /** Finds the owners of failures by a project's CODEOWNERS lines and the paths of the failed tests. Failures without an owner are left out. */
  owners: { options: { rules: string; files: { id: string; path: string }[] }; item: never; result: { id: string; owner: string }[] };
  /** Reads a Playwright trace, which is the input. `refusal`: why not, for the user. */
  trace: { options: null; item: never; result: { trace: PlaywrightTrace } | { refusal: string } };
  /** Reads a HAR file, which is the input: the list of its requests, or one of them. */
  har: { options: null; item: never; result: { har: HarFile } | { refusal: string } };
  /** Reads a file of test cases, which is the input. `refused`: why not, with the places. */
  cases: {
    options: { format: "csv" | "json" };
    item: never;
    result: { file: FileCases } | { refused: { message: string; issues: { path: string; message: string }[] } };
  };
  /** Reads the payload of a Git host's webhook, which is the input, and applies the path filters of the trigger. */
  gitEvent: { options: GitEventOptions; item: never; result: ReadGitEvent };
  harRequest: { options: { index: number }; item: never; result: { request: HarRequestDetails | null } | { refusal: string } };
};

/** A case as read from a file, not validated yet. */
export interface FileCase {
  /** Its position, for people: `line 7`, `case 3`. */
  at: string;
  /** The case that it changes, if the file names one. */
  id: string | undefined;
  content: Record<string, unknown>;
  /** By the name or id of a custom field, as the file has it. */
  customFields: Readonly<Record<string, unknown>>;
}

export interface FileCases {
  cases: FileCase[];
  /** Every name of a custom field in the file; a project may lack some of them. */
  customFields: string[];
}

export interface GitEventOptions {
  host: GitHost;
  /** The host's name of the event. */
  event: string;
  isForm: boolean;
  paths: PatternFilter;
}

/** What a payload says, as far as a trigger needs it. All texts are the sender's. */
export type ReadGitEvent =
  | { kind: "none"; reason: string }
  | {
      kind: "push";
      repository: string;
      /** `null`: a tag. */
      branch: string | null;
      /** `null`: the branch was deleted. */
      commit: string | null;
      message: string;
      author: string;
      /** `note`: why the path filters were not applied. */
      paths: { passes: boolean; note: string | null };
    }
  | {
      kind: "pull_request";
      repository: string;
      /** `null` for a repository that was deleted. */
      headRepository: string | null;
      isFork: boolean;
      number: number;
      /** Whether it was opened or reopened, or got new commits. */
      hasNewCommit: boolean;
      action: string;
      commit: string;
      branch: string;
      targetBranch: string;
      title: string;
      /** Of the newest commit, if the host says it. */
      message: string;
      author: string;
    };

/** A worker's report or a callback, with the counts of its tests in place of the tests. */
export type UpdateWithCounts = Omit<UpdateExecution, "results"> & {
  results: (Omit<NonNullable<UpdateExecution["results"]>, "tests"> & { tests: TestCounts }) | null;
};

/** The files of a body, and its other fields. */
export interface Opened {
  files: ArchivedFile[];
  fields: Record<string, unknown>;
}

export type RejectedUpload = Pick<HttpError, "status" | "reply">;

export type UploadReaders = ReaderPool<UploadReaderJobs>;

/** For each step of an upload: unpacking it, opening its envelope, reading its results. */
export const uploadTimeoutMs = 60_000;
/** Results are limited by their own size; as quoted text they take up to about twice as much. */
export const maxResultsBytes = 64 * 1024 * 1024;
const memoryMb = 512;

/** The server's reader processes. The first reading starts one, which is then kept ready. */
export function openUploadReaders(): UploadReaders {
  const program = readerProgram(import.meta.url, "../../uploads.reader.ts", "./uploads.reader.js");
  return new ReaderPool({ program, warm: 1, max: 3, memoryMb });
}
