import type { Logger } from "pino";
import { isDatabaseDown, isDatabaseFull, reasonOf } from "./database-down.ts";

/** Requests and timed jobs fail many times a second while the database cannot be used. */
const sayAgainMs = 30_000;

/**
 * For one kind of work: logs, at most every 30 seconds, that it fails because the database cannot be reached or has no room.
 * @returns a function that says whether an error has this reason; any other error is the caller's to log
 */
export function createOutageLog(
  log: Pick<Logger, "warn">,
  words: string,
  now: () => number = () => performance.now(),
): (error: unknown) => boolean {
  let saidAt = Number.NEGATIVE_INFINITY;
  let failedAt = Number.NEGATIVE_INFINITY;
  let unsaid = 0;
  return (error) => {
    if (!isDatabaseDown(error) && !isDatabaseFull(error)) return false;
    // Another outage.
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
