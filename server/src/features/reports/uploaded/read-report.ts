import type { IngestDetails } from "@gantry/contract/ingest/schemas.ts";
import type { JoinedTests } from "@gantry/contract/dispatch/schemas.ts";
import type { ResultsLeftOut } from "@gantry/reports/collect/notes/results-left-out.ts";
import { reportFormatNames } from "@gantry/contract/results/constants.ts";
import type { RepeatedTests, ReportFormatName, TestCounts } from "@gantry/contract/results/schemas.ts";
import { describeMissing, describeUnread } from "@gantry/reports/collect/notes/describe-unread.ts";
import type { LostAttachments } from "@gantry/reports/collect/finish-tests.ts";
import { nameOnly } from "@gantry/reports/folder/sort-by-format.ts";
import type { RunTimes } from "@gantry/reports/formats/run-times.ts";
import { badRequest } from "../../../platform/errors.ts";
import type { Upload, UploadReading } from "../../uploads/receive-upload.ts";
import { maxResultsBytes, uploadTimeoutMs } from "../../uploads/upload-reader-jobs.ts";
import { describeLeftOut, describeUpload, withSentName } from "./describe-upload.ts";

/** A parsed report. */
export interface ParsedReport {
  format: ReportFormatName;
  tests: TestCounts;
  /** The tests as batches of rows. */
  rows: string[];
  /** Why it may contain failures that are not among its tests, as a sentence. */
  incomplete: string | undefined;
  joinedTests: JoinedTests | undefined;
  /** A sentence about tests that are listed twice because two formats differ. */
  listedTwice: string | undefined;
  leftOut: ResultsLeftOut | undefined;
  /** What looks like a failure in a report without one. */
  possibleFailure: string | undefined;
  missingAttachments: LostAttachments | undefined;
  ambiguousAttachments: LostAttachments | undefined;
  times: RunTimes;
  notes: string[];
}

/**
 * Reads the results of an upload in a reader process.
 * @returns `resultsHash`: a hash of the results, by which a repeated upload is recognized
 * @throws 400 `Report not readable` when it has no test, or when a part of it could not be read
 */
export async function readReport(
  upload: Upload,
  {
    format: named,
    repeatedTests,
    exitCode,
    checkout,
    uploadFolder,
  }: Pick<IngestDetails, "format" | "exitCode" | "checkout" | "uploadFolder"> & { repeatedTests: RepeatedTests },
  { readers, owner }: Pick<UploadReading, "readers" | "owner">,
): Promise<ParsedReport & { resultsHash: string }> {
  const options = { root: upload.root, files: upload.files, format: named, repeatedTests, exitCode, sentFrom: { checkout, uploadFolder } };
  const { items, result } = await readers.read("results", options, {
    owner,
    deadlineMs: uploadTimeoutMs,
    maxAnswerBytes: maxResultsBytes,
  });
  const {
    tests,
    formats,
    notes,
    unread,
    unreadFailures,
    joinedTests,
    listedTwice,
    missingAttachments,
    ambiguousAttachments,
    times,
    resultsHash,
  } = result;
  const possibleFailure = (exitCode ?? 0) === 0 ? result.possibleFailure : undefined;
  const rows = items.flatMap((item) => ("rows" in item ? [item.rows] : []));
  upload.files.push(...items.flatMap((item) => ("file" in item ? [item.file] : [])));
  const [format] = formats;
  if (format && tests.total > 0 && unread.length === 0) {
    const incomplete = unreadFailures ? describeMissing(unreadFailures) : upload.mayLackResults ? describeLeftOut(upload) : undefined;
    return {
      format,
      tests,
      rows,
      resultsHash,
      incomplete,
      joinedTests,
      listedTwice,
      leftOut: result.leftOut,
      missingAttachments,
      ambiguousAttachments,
      possibleFailure,
      times,
      notes: [...upload.notes, ...notes].slice(0, 100),
    };
  }
  // A partial report could look as if everything passed.
  const broken = describeUnread(unread);
  const reason =
    (broken && [broken, ...notes.filter((note) => unread.some((path) => note.startsWith(path)))].slice(0, 4).map(ended).join(" ")) ??
    notes.find((note) => !note.includes(nameOnly));
  throw badRequest("Report not readable", {
    message:
      (reason && withSentName(ended(reason), upload.files)) ??
      `No test was found in it. ${await describeUpload(upload)} These formats are read: ${reportFormatNames.filter((name) => name !== "console").join(", ")}. docs/reports.md says how each is recognized.`,
    code: "REPORT_NOT_READABLE",
  });
}

const ended = (sentence: string) => sentence.replace(/[^.!?]$/, "$&.");
