import { ReadingEnded } from "@gantry/host/readers/reading.ts";
import type { Context } from "../../context.ts";
import { HttpError, noReport, notFound, runNotFound, unavailable } from "../../platform/errors.ts";
import { visible } from "../executions/record/find-execution.ts";
import { reportPrefix } from "../storage/storage-keys.ts";
import type { UploadReaderJobs } from "../uploads/upload-reader-jobs.ts";
import { isPlainName } from "./pages/report-address.ts";

const deadlineMs = 20_000;
const mostAnswerBytes = 8 * 1024 * 1024;

/** A kind of file that Gantry can show, and the texts of the error if it cannot be read. */
export interface FileKind {
  /** In a sentence: "trace". */
  noun: string;
  /** As the start of a sentence: "Trace". */
  title: string;
  code: "TRACE" | "HAR";
  largestMiB: number;
  /** How to read it elsewhere, as a sentence. */
  advice: string;
}

export interface ReportFile {
  executionId: string;
  /** Of a file in the run's report. */
  path: string;
  signal: AbortSignal;
}

type FileTask = "trace" | "har" | "harRequest";

/**
 * Reads a file of a report in a reader process, which ends when `signal` aborts.
 * @throws 404 `Run not found`, `Report not found`, `Report file not found`; 422 `… not read` with the reason; 503 `… not read` when the reader failed; the
 *   signal's reason
 */
export async function readReportFile<Task extends FileTask>(
  ctx: Context,
  organizationId: string,
  { executionId, path, signal }: ReportFile,
  { task, options, kind }: { task: Task; options: UploadReaderJobs[Task]["options"]; kind: FileKind },
): Promise<UploadReaderJobs[Task]["result"]> {
  const file = await openFile(ctx, organizationId, executionId, path);
  if (file.sizeBytes > kind.largestMiB * 1024 * 1024) {
    file.stream.destroy();
    throw fileNotRead(kind, `It is larger than ${kind.largestMiB} MiB. ${kind.advice}`);
  }
  const reading = { owner: organizationId, signal, deadlineMs, maxAnswerBytes: mostAnswerBytes, input: file.stream };
  const { result } = await ctx.uploadReaders.read(task, options, reading).catch((error: unknown) => {
    if (!(error instanceof ReadingEnded)) throw error;
    if (error.reason === "failure") {
      ctx.log.error({ organizationId, detail: error.detail }, `the reader of a ${kind.noun} failed`);
      const message = `The program that reads a ${kind.noun} stopped. Try again.`;
      throw unavailable(`${kind.title} not read`, { message, code: `${kind.code}_READER_FAILED` });
    }
    ctx.log.warn({ organizationId, reason: error.reason, detail: error.detail }, `a ${kind.noun} was not read`);
    throw fileNotRead(kind, `${tooMuch[error.reason]} ${kind.advice}`);
  });
  return result;
}

async function openFile(ctx: Context, organizationId: string, executionId: string, path: string) {
  const execution = await ctx.db.withTenant(organizationId, (tx) =>
    visible(tx).select("has_report").where("id", "=", executionId).executeTakeFirst(),
  );
  if (!execution) throw runNotFound();
  if (!execution.has_report) throw noReport();
  const names = path.split("/");
  const file = names.every(isPlainName)
    ? await ctx.storage.get([reportPrefix(organizationId, executionId), ...names].join("/"))
    : undefined;
  if (!file)
    throw notFound("Report file not found", { message: "The report of this run has no such file.", code: "REPORT_FILE_NOT_FOUND" });
  return file;
}

const tooMuch = {
  time: `It takes longer than ${deadlineMs / 1000} seconds to read here.`,
  memory: "It needs too much memory to read here.",
  size: "Its content is too large to show here.",
};

export const fileNotRead = ({ noun, title, code }: FileKind, reason: string) =>
  new HttpError(422, { error: `${title} not read`, message: `The ${noun} was not read. ${reason}`, code: `${code}_NOT_READ` });
