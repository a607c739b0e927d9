import type { PlaywrightTrace } from "@gantry/contract/traces/schemas.ts";
import { ReadingEnded } from "@gantry/host/readers/reading.ts";
import type { Context } from "../../../context.ts";
import { HttpError, noReport, notFound, runNotFound, unavailable } from "../../../platform/http/errors.ts";
import { visible } from "../../executions/find-execution.ts";
import { reportPrefix } from "../../storage/storage-keys.ts";
import { isPlainName } from "../report-address.ts";

const deadlineMs = 20_000;
const mostBytes = 128 * 1024 * 1024;
const mostAnswerBytes = 8 * 1024 * 1024;

/**
 * Reads a trace in a reader process, which ends when `signal` aborts.
 * @param path of a file in the run's report
 * @throws 404 `Run not found`, `Report not found`, `Report file not found`; 422 `Trace not read` with the reason; 503 `Trace not read` when the reader failed; the
 *   signal's reason
 */
export async function getTrace(
  ctx: Context,
  organizationId: string,
  { executionId, path, signal }: { executionId: string; path: string; signal: AbortSignal },
): Promise<PlaywrightTrace> {
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
  if (file.sizeBytes > mostBytes) {
    file.stream.destroy();
    throw traceNotRead("It is larger than 128 MiB. Open it with `npx playwright show-trace`.");
  }
  const reading = { owner: organizationId, signal, deadlineMs, maxAnswerBytes: mostAnswerBytes, input: file.stream };
  const { result } = await ctx.uploadReaders.read("trace", null, reading).catch((error: unknown) => {
    if (!(error instanceof ReadingEnded)) throw error;
    if (error.reason === "failure") {
      ctx.log.error({ organizationId, detail: error.detail }, "the reader of a trace failed");
      throw unavailable("Trace not read", { message: "The program that reads traces stopped. Try again.", code: "TRACE_READER_FAILED" });
    }
    ctx.log.warn({ organizationId, reason: error.reason, detail: error.detail }, "a trace was not read");
    throw traceNotRead(`${tooMuch[error.reason]} Open it with \`npx playwright show-trace\`.`);
  });
  if ("refusal" in result) throw traceNotRead(result.refusal);
  return result.trace;
}

const tooMuch = {
  time: `It takes longer than ${deadlineMs / 1000} seconds to read here.`,
  memory: "It needs too much memory to read here.",
  size: "Its steps are too large to show here.",
};

const traceNotRead = (reason: string) =>
  new HttpError(422, { error: "Trace not read", message: `The trace was not read. ${reason}`, code: "TRACE_NOT_READ" });
