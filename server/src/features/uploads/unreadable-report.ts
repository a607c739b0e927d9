import { ReadingEnded } from "@gantry/host/readers/reading.ts";
import type { Logger } from "pino";
import { HttpError } from "../../platform/errors.ts";

/** Turns the error of an aborted parse into a 422 `Report not read` with the reason, and a log line. Other errors are returned unchanged. */
export function toUnreadableReport(error: unknown, { log, organizationId }: { log: Logger; organizationId: string }): unknown {
  // An error with a system code is a problem of this machine, such as a full disk.
  if (!(error instanceof ReadingEnded) || error.code !== undefined) return error;
  log.warn({ organizationId, reason: error.reason, detail: error.detail }, "an upload was not read");
  return new HttpError(422, {
    error: "Report not read",
    message: `The report was not read: ${error.message}. Nothing of it was kept.`,
    code: "REPORT_NOT_READ",
  });
}
