import { ReadingEnded } from "@gantry/worker/readers/reading.ts";
import type { Logger } from "pino";
import { HttpError } from "../../platform/http/errors.ts";

/** What becomes of a reading that was ended: 422 `Report not read` with the reason, and a line in the log. Other errors stay as they are. */
export function notRead(error: unknown, { log, organizationId }: { log: Logger; organizationId: string }): unknown {
  // With a code of the system it is a problem of this machine, a full disk for one.
  if (!(error instanceof ReadingEnded) || error.code !== undefined) return error;
  log.warn({ organizationId, reason: error.reason, detail: error.detail }, "an upload was not read");
  return new HttpError(422, {
    error: "Report not read",
    message: `The report was not read: ${error.message}. Nothing of it was kept.`,
    code: "REPORT_NOT_READ",
  });
}
