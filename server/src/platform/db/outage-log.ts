import type { Logger } from "pino";
import { isDatabaseDown, isDatabaseFull } from "./database-down.ts";

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
  let unsaid = 0;
  return (error) => {
    if (!isDatabaseDown(error) && !isDatabaseFull(error)) return false;
    if (now() - saidAt < sayAgainMs) unsaid++;
    else {
      const reason = error instanceof Error ? error.message : String(error);
      log.warn({ reason, ...(unsaid > 0 && { alsoFailedBefore: unsaid }) }, words);
      saidAt = now();
      unsaid = 0;
    }
    return true;
  };
}
