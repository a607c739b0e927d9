import type { Logger } from "pino";
import { isDatabaseDown, isDatabaseFull, reasonOf } from "./database-down.ts";

/** Requests and timed jobs fail many times a second while the database, or the object storage, cannot be used. */
const sayAgainMs = 30_000;

export interface OutageLogOptions {
  now?: () => number;
  /** Whether an error belongs to the outage. Default: the database cannot be reached or has no room. */
  belongs?: (error: unknown) => boolean;
}

/**
 * For one kind of work: logs, at most every 30 seconds, that it fails because of an outage.
 * @returns a function that says whether an error has this reason; any other error is the caller's to log
 */
export function createOutageLog(
  log: Pick<Logger, "warn">,
  words: string,
  { now = () => performance.now(), belongs = (error) => isDatabaseDown(error) || isDatabaseFull(error) }: OutageLogOptions = {},
): (error: unknown) => boolean {
  let saidAt = Number.NEGATIVE_INFINITY;
  let failedAt = Number.NEGATIVE_INFINITY;
  let unsaid = 0;
  return (error) => {
    if (!belongs(error)) return false;
    // A new outage starts its own count.
    if (now() - failedAt >= sayAgainMs) unsaid = 0;
    failedAt = now();
    if (now() - saidAt < sayAgainMs) unsaid++;
    else {
      const reason = reasonOf(error);
      log.warn(
        { reason: reason instanceof Error ? reason.message : String(reason), ...(unsaid > 0 && { alsoFailedBefore: unsaid }) },
        words,
      );
      saidAt = now();
      unsaid = 0;
    }
    return true;
  };
}
